//! What a player sent and saw, and when: from two of them comes how long an answer took to the other's page.

use std::time::{Duration, Instant};

#[derive(Default)]
pub struct Trace {
    /// The entries this player's answers made, with the moments they were sent.
    pub sent: Vec<(u32, Instant)>,
    /// The entries this player's stream brought, with the moments they came.
    pub seen: Vec<(u32, Instant)>,
    /// The bytes of each update.
    pub sizes: Vec<usize>,
}

impl Trace {
    pub fn saw(&mut self, seq: u32, bytes: usize) {
        self.seen.push((seq, Instant::now()));
        self.sizes.push(bytes);
    }

    /// How long each answer took until `other` saw it. An update may bring several entries at once.
    pub fn delays_to<'a>(&'a self, other: &'a Trace) -> impl Iterator<Item = Duration> + 'a {
        self.sent.iter().filter_map(|(made, sent)| {
            let (_, came) = other.seen.iter().find(|(seq, _)| seq >= made)?;
            Some(came.saturating_duration_since(*sent))
        })
    }
}

/// The delays in both directions.
pub fn delays(pair: &[Trace; 2]) -> Vec<Duration> {
    let [one, two] = pair;
    one.delays_to(two).chain(two.delays_to(one)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_seen_with_the_first_update_that_has_it() {
        let start = Instant::now();
        let at = |ms| start + Duration::from_millis(ms);
        let sender = Trace { sent: vec![(3, at(0)), (5, at(10)), (9, at(90))], ..Trace::default() };
        let other = Trace { seen: vec![(2, at(1)), (4, at(4)), (5, at(17))], ..Trace::default() };
        let delays: Vec<u128> = sender.delays_to(&other).map(|delay| delay.as_millis()).collect();
        assert_eq!(delays, [4, 7], "the last one was never seen");
    }
}
