//! Answers of several seats kept until all are in. A view may tell who has answered and each seat its own answer.

use std::collections::BTreeMap;

use orrery_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sealed<T>(BTreeMap<Seat, T>);

impl<T> Default for Sealed<T> {
    fn default() -> Self {
        Sealed(BTreeMap::new())
    }
}

impl<T> Sealed<T> {
    pub fn put(&mut self, seat: Seat, answer: T) {
        self.0.insert(seat, answer);
    }

    /// Whose answers are in.
    pub fn seats(&self) -> SeatSet {
        self.0.keys().copied().collect()
    }

    pub fn has(&self, seat: Seat) -> bool {
        self.0.contains_key(&seat)
    }

    /// The answer of `seat`, for that seat's own eyes.
    pub fn of(&self, seat: Seat) -> Option<&T> {
        self.0.get(&seat)
    }

    /// Whether every seat of `asked` has answered.
    pub fn all_in(&self, asked: SeatSet) -> bool {
        asked.iter().all(|seat| self.has(seat))
    }

    /// Forgets the answer of a seat that has left.
    pub fn drop_out(&mut self, seat: Seat) {
        self.0.remove(&seat);
    }

    /// All answers at once, in seat order.
    pub fn open(&self) -> Vec<(Seat, T)>
    where
        T: Clone,
    {
        self.0.iter().map(|(seat, answer)| (*seat, answer.clone())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_wait_for_the_last_and_open_in_seat_order() {
        let mut bids = Sealed::default();
        bids.put(Seat(2), 5);
        bids.put(Seat(0), 7);
        assert!(!bids.all_in(SeatSet::all(3)) && bids.has(Seat(2)) && bids.of(Seat(1)).is_none());
        bids.put(Seat(1), 1);
        assert!(bids.all_in(SeatSet::all(3)));
        assert_eq!(bids.open(), [(Seat(0), 7), (Seat(1), 1), (Seat(2), 5)]);
        assert_eq!(crate::saved(&bids), Some(bids));
    }

    #[test]
    fn who_leaves_is_no_longer_waited_for() {
        let mut bids = Sealed::default();
        bids.put(Seat(0), 1);
        bids.put(Seat(1), 2);
        bids.drop_out(Seat(1));
        assert_eq!((bids.seats().len(), bids.all_in(SeatSet::all(1))), (1, true));
    }
}
