//! How often somebody won, and how sure that is.

use std::fmt;

/// So many standard errors to either side hold 95 in 100.
const SURE: f64 = 1.959_964;

/// Wins among chances to win; a shared win counts in part.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Share {
    pub wins: f64,
    pub of: u64,
}

impl Share {
    pub fn new(wins: f64, of: u64) -> Share {
        Share { wins, of }
    }

    pub fn rate(self) -> f64 {
        self.wins / self.of.max(1) as f64
    }

    /// Between which rates the true one lies 95 times in 100, by Wilson's score: it holds for few games and for rates
    /// near none and all, too. Of nothing it says nothing.
    pub fn interval(self) -> (f64, f64) {
        if self.of == 0 {
            return (0.0, 1.0);
        }
        let (rate, count) = (self.rate(), self.of as f64);
        let square = SURE * SURE / count;
        let middle = rate + square / 2.0;
        let reach = SURE * (rate * (1.0 - rate) / count + square / (4.0 * count)).sqrt();
        (((middle - reach) / (1.0 + square)).max(0.0), ((middle + reach) / (1.0 + square)).min(1.0))
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.interval();
        write!(f, "{:.1} % ({:.1} to {:.1})", 100.0 * self.rate(), 100.0 * low, 100.0 * high)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Newcombe's examples of 1998: 81 of 263, 15 of 148, 0 of 20, 1 of 29; and what is certain.
    #[test]
    fn intervals_are_those_of_the_books() {
        let known = [
            (81.0, 263, 0.2553, 0.3662),
            (15.0, 148, 0.0624, 0.1605),
            (0.0, 20, 0.0, 0.1611),
            (1.0, 29, 0.0061, 0.1718),
            (29.0, 29, 0.8830, 1.0),
        ];
        for (wins, of, low, high) in known {
            let (least, most) = Share::new(wins, of).interval();
            assert!((least - low).abs() < 0.000_05 && (most - high).abs() < 0.000_05, "{wins} of {of}: {least} {most}");
        }
        assert_eq!(Share::new(0.0, 0).interval(), (0.0, 1.0));
    }

    #[test]
    fn a_share_reads_as_a_percentage_with_its_interval() {
        assert_eq!(Share::new(81.0, 263).to_string(), "30.8 % (25.5 to 36.6)");
    }
}
