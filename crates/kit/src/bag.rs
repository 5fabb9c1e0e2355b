//! Things not yet seen. A deck whose order nobody may look at is a bag: drawn from on demand, it has no order to leak.

use orrery_core::Dice;
use serde::{Deserialize, Serialize};

/// How many there are of each kind, sorted by kind so that equal bags are saved alike.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bag<T>(Vec<(T, u32)>);

impl<T> Default for Bag<T> {
    fn default() -> Self {
        Bag(Vec::new())
    }
}

impl<T: Ord + Copy> Bag<T> {
    pub fn len(&self) -> u32 {
        self.0.iter().map(|(_, count)| count).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many there are of one kind.
    pub fn count(&self, kind: T) -> u32 {
        self.find(kind).map_or(0, |at| self.0[at].1)
    }

    pub fn put(&mut self, kind: T) {
        match self.find(kind) {
            Ok(at) => self.0[at].1 += 1,
            Err(at) => self.0.insert(at, (kind, 1)),
        }
    }

    /// Takes one of `kind` out; `false` where there is none.
    pub fn take(&mut self, kind: T) -> bool {
        let Ok(at) = self.find(kind) else { return false };
        self.0[at].1 -= 1;
        if self.0[at].1 == 0 {
            self.0.remove(at);
        }
        true
    }

    /// Which kind comes out next, each piece being equally likely. It is only named here: the rules record the draw
    /// as a fact, and the fact takes it out.
    pub fn pick(&self, dice: &mut Dice) -> Option<T> {
        let mut at = dice.below(self.len());
        for (kind, count) in &self.0 {
            match at.checked_sub(*count) {
                Some(rest) => at = rest,
                None => return Some(*kind),
            }
        }
        None
    }

    fn find(&self, kind: T) -> Result<usize, usize> {
        self.0.binary_search_by(|(other, _)| other.cmp(&kind))
    }
}

impl<T: Ord + Copy> FromIterator<T> for Bag<T> {
    fn from_iter<I: IntoIterator<Item = T>>(kinds: I) -> Self {
        let mut bag = Bag::default();
        kinds.into_iter().for_each(|kind| bag.put(kind));
        bag
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_is_equally_likely_and_comes_out_once() {
        let bag: Bag<u8> = [1, 1, 1, 2].into_iter().collect();
        let mut dice = Dice::seeded("bag", 1);
        let ones = (0..4_000).filter(|_| bag.pick(&mut dice) == Some(1)).count();
        assert!(ones.abs_diff(3_000) < 140, "{ones} of 4000"); // five standard deviations
        let mut rest = bag.clone();
        let drawn: Vec<u8> = std::iter::from_fn(|| rest.pick(&mut dice).filter(|kind| rest.take(*kind))).collect();
        assert_eq!((drawn.len(), drawn.into_iter().collect::<Bag<u8>>()), (4, bag));
        assert_eq!((rest.pick(&mut dice), rest.is_empty(), rest.take(1)), (None, true, false));
    }

    #[test]
    fn the_order_of_filling_does_not_show() {
        let one: Bag<u8> = [3, 1, 2, 1].into_iter().collect();
        let two: Bag<u8> = [1, 1, 2, 3].into_iter().collect();
        assert_eq!((&one, one.len(), one.count(1), one.count(4)), (&two, 4, 2, 0));
        assert_eq!(crate::saved(&one), Some(two));
    }
}
