//! A vote: sealed ballots with weights. Abstentions and ties are variants, not special numbers.

use orrery_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::Sealed;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Vote<T> {
    For(T),
    Abstain,
}

/// What the ballots say together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict<T> {
    Carried(T),
    /// The same greatest weight for each of these.
    Tied(Vec<T>),
    /// Everybody abstained, or only ballots without weight were cast.
    Nobody,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ballots<T>(Sealed<(Vote<T>, u32)>);

impl<T> Default for Ballots<T> {
    fn default() -> Self {
        Ballots(Sealed::default())
    }
}

impl<T: Copy + Ord> Ballots<T> {
    pub fn cast(&mut self, seat: Seat, vote: Vote<T>, weight: u32) {
        self.0.put(seat, (vote, weight));
    }

    pub fn seats(&self) -> SeatSet {
        self.0.seats()
    }

    pub fn has(&self, seat: Seat) -> bool {
        self.0.has(seat)
    }

    pub fn of(&self, seat: Seat) -> Option<Vote<T>> {
        self.0.of(seat).map(|(vote, _)| *vote)
    }

    pub fn all_in(&self, asked: SeatSet) -> bool {
        self.0.all_in(asked)
    }

    pub fn drop_out(&mut self, seat: Seat) {
        self.0.drop_out(seat);
    }

    /// All ballots with their weights, in seat order.
    pub fn open(&self) -> Vec<(Seat, Vote<T>, u32)> {
        self.0.open().into_iter().map(|(seat, (vote, weight))| (seat, vote, weight)).collect()
    }

    pub fn verdict(&self) -> Verdict<T> {
        let mut sums: Vec<(T, u32)> = Vec::new();
        for (_, vote, weight) in self.open() {
            if let Vote::For(thing) = vote {
                add(&mut sums, thing, weight);
            }
        }
        let most = sums.iter().map(|(_, sum)| *sum).max().unwrap_or(0);
        let mut first: Vec<T> = sums.iter().filter(|(_, sum)| *sum == most).map(|(thing, _)| *thing).collect();
        match first[..] {
            _ if most == 0 => Verdict::Nobody,
            [one] => Verdict::Carried(one),
            _ => {
                first.sort();
                Verdict::Tied(first)
            }
        }
    }
}

fn add<T: Copy + Eq>(sums: &mut Vec<(T, u32)>, thing: T, weight: u32) {
    match sums.iter_mut().find(|(other, _)| *other == thing) {
        Some((_, sum)) => *sum = sum.saturating_add(weight),
        None => sums.push((thing, weight)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(votes: &[(Vote<u8>, u32)]) -> Verdict<u8> {
        let mut ballots = Ballots::default();
        for (seat, (vote, weight)) in Seat::all(votes.len() as u8).zip(votes) {
            ballots.cast(seat, *vote, *weight);
        }
        ballots.verdict()
    }

    #[test]
    fn weight_decides_not_heads() {
        assert_eq!(verdict(&[(Vote::For(1), 1), (Vote::For(1), 1), (Vote::For(2), 3)]), Verdict::Carried(2));
    }

    #[test]
    fn ties_and_abstentions_are_told_apart() {
        assert_eq!(verdict(&[(Vote::For(2), 1), (Vote::For(1), 1), (Vote::Abstain, 9)]), Verdict::Tied(vec![1, 2]));
        assert_eq!(verdict(&[(Vote::Abstain, 2), (Vote::Abstain, 1)]), Verdict::Nobody);
        assert_eq!(verdict(&[(Vote::For(1), 0)]), Verdict::Nobody, "a vote without weight carries nothing");
        assert_eq!(verdict(&[]), Verdict::Nobody);
    }

    #[test]
    fn ballots_are_sealed_answers() {
        let mut ballots = Ballots::default();
        ballots.cast(Seat(1), Vote::For(4u8), 2);
        assert!(ballots.has(Seat(1)) && !ballots.all_in(SeatSet::all(2)));
        assert_eq!((ballots.of(Seat(1)), ballots.seats().len()), (Some(Vote::For(4)), 1));
        assert_eq!(crate::saved(&ballots).as_ref(), Some(&ballots));
        ballots.drop_out(Seat(1));
        assert_eq!(ballots.open(), []);
    }
}
