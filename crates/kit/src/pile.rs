//! A pile of cards whose ends may be known: what was put back lies on top or at the bottom in its order; what lies
//! between has none, as in a [`Bag`].

use orrery_core::Dice;
use serde::{Deserialize, Serialize};

use crate::Bag;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pile<T> {
    /// The uppermost is last.
    top: Vec<T>,
    middle: Bag<T>,
    /// The one that comes first is first.
    bottom: Vec<T>,
}

impl<T: Ord + Copy> Pile<T> {
    pub fn len(&self) -> usize {
        self.top.len() + self.middle.len() as usize + self.bottom.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn put_on_top(&mut self, card: T) {
        self.top.push(card);
    }

    pub fn put_under(&mut self, card: T) {
        self.bottom.push(card);
    }

    /// The cards known to come first, the next one at the front.
    pub fn known_top(&self) -> impl Iterator<Item = T> + '_ {
        self.top.iter().rev().copied()
    }

    /// The cards known to come last, the last one at the end.
    pub fn known_bottom(&self) -> &[T] {
        &self.bottom
    }

    /// Which card comes next. It is only named here: the rules record the draw as a fact, and the fact takes it off.
    pub fn next(&self, dice: &mut Dice) -> Option<T> {
        let on_top = self.top.last().copied();
        on_top.or_else(|| self.middle.pick(dice)).or_else(|| self.bottom.first().copied())
    }

    /// Takes off the card that came next; `false` where it cannot have.
    pub fn take(&mut self, card: T) -> bool {
        if let Some(top) = self.top.last() {
            return *top == card && self.top.pop().is_some();
        }
        if !self.middle.is_empty() {
            return self.middle.take(card);
        }
        let is_next = self.bottom.first() == Some(&card);
        if is_next {
            self.bottom.remove(0);
        }
        is_next
    }
}

impl<T: Ord + Copy> FromIterator<T> for Pile<T> {
    fn from_iter<I: IntoIterator<Item = T>>(cards: I) -> Self {
        Pile { top: Vec::new(), middle: cards.into_iter().collect(), bottom: Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(pile: &mut Pile<u8>) -> Vec<u8> {
        let mut dice = Dice::seeded("pile", 1);
        std::iter::from_fn(|| pile.next(&mut dice).filter(|card| pile.take(*card))).collect()
    }

    #[test]
    fn what_lies_on_top_comes_first_and_what_lies_under_last() {
        let mut pile: Pile<u8> = [1, 2, 3].into_iter().collect();
        [8, 9].into_iter().for_each(|card| pile.put_on_top(card));
        [4, 5].into_iter().for_each(|card| pile.put_under(card));
        assert_eq!((pile.known_top().collect::<Vec<_>>(), pile.known_bottom()), (vec![9, 8], &[4, 5][..]));
        assert_eq!(crate::saved(&pile).as_ref(), Some(&pile));
        let mut cards = drawn(&mut pile);
        assert_eq!((&cards[..2], &cards[5..]), (&[9, 8][..], &[4, 5][..]));
        cards[2..5].sort();
        assert_eq!((&cards[2..5], pile.is_empty()), (&[1, 2, 3][..], true));
    }

    #[test]
    fn a_card_that_does_not_come_next_stays() {
        let mut pile: Pile<u8> = [1].into_iter().collect();
        pile.put_under(2);
        assert!(!pile.take(2) && !pile.take(7));
        pile.put_on_top(3);
        assert!(!pile.take(1) && pile.take(3) && pile.take(1) && pile.take(2));
        assert_eq!(pile.len(), 0);
    }
}
