//! Percentiles and means of what was measured.

use std::time::Duration;

/// Measured values, sorted.
pub struct Spread(Vec<f64>);

impl Spread {
    pub fn of(values: impl IntoIterator<Item = f64>) -> Self {
        let mut values: Vec<f64> = values.into_iter().collect();
        values.sort_by(f64::total_cmp);
        Spread(values)
    }

    pub fn millis(values: impl IntoIterator<Item = Duration>) -> Self {
        Spread::of(values.into_iter().map(|value| value.as_secs_f64() * 1e3))
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The value that `share` of all (0 to 1) do not exceed.
    pub fn at(&self, share: f64) -> f64 {
        let rank = (share * self.0.len() as f64).ceil() as usize;
        self.0.get(rank.saturating_sub(1)).copied().unwrap_or(f64::NAN)
    }

    pub fn median(&self) -> f64 {
        self.at(0.5)
    }

    pub fn p99(&self) -> f64 {
        self.at(0.99)
    }

    pub fn max(&self) -> f64 {
        self.at(1.0)
    }

    /// The mean without the lowest and the highest tenth, which on a shared machine are about its other work.
    pub fn middle_mean(&self) -> f64 {
        let cut = self.0.len() / 10;
        let middle = &self.0[cut..self.0.len() - cut];
        middle.iter().sum::<f64>() / middle.len() as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_values_that_were_measured() {
        let spread = Spread::of((1..=200).rev().map(f64::from));
        assert_eq!((spread.median(), spread.p99(), spread.max()), (100.0, 198.0, 200.0));
        assert_eq!(Spread::of([7.0]).p99(), 7.0);
        assert!(Spread::of([]).median().is_nan());
    }

    #[test]
    fn a_stray_value_does_not_move_the_middle_mean() {
        let values = [1.0; 18].into_iter().chain([1000.0, 0.0]);
        assert_eq!(Spread::of(values).middle_mean(), 1.0);
    }
}
