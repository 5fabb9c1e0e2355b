//! Exact chances of a roll, counted over all faces (8.4).

use super::payment::{Counting, all, is_paid_by};
use super::pool::Rolled;
use crate::content::{Colour, Kind, Term, faces};

/// A die about to be rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToRoll {
    pub owner: u8,
    pub colour: Colour,
    pub kind: Kind,
}

/// So many of so many equally likely throws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance {
    pub of: u64,
    pub all: u64,
}

/// How likely the dice meet a requirement, which may be paid with vanguard icons and conversions.
pub fn chance(need: &[&[Term]], dice: &[ToRoll], counting: Counting) -> Chance {
    Chance { of: met(need, dice, counting, &mut Vec::with_capacity(dice.len())), all: 6_u64.pow(dice.len() as u32) }
}

/// Throws that meet it, of those that go on with what has been thrown so far. What is met already stays met.
fn met(need: &[&[Term]], dice: &[ToRoll], counting: Counting, thrown: &mut Vec<Rolled>) -> u64 {
    if is_paid_by(need, thrown, all(thrown), counting) {
        return 6_u64.pow(dice.len() as u32);
    }
    let [next, rest @ ..] = dice else { return 0 };
    let mut count = 0;
    for face in faces(next.colour, next.kind) {
        thrown.push(Rolled::new(next.owner, next.colour, face));
        count += met(need, rest, counting, thrown);
        thrown.pop();
    }
    count
}
