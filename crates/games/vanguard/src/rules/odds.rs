//! Exact chances of a roll, counted over all faces (8.4).

use super::payment::{Counting, all, is_paid_by};
use super::pool::Rolled;
use super::wounds::is_fatal;
use crate::content::{Colour, Danger, Kind, Stmt, Term, faces};
use crate::state::{Injury, Symbol};

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

/// How likely a survival test is death (2.7, VG-MED-6): so many injury dice, of which so many severe results may be thrown
/// again where it would be death.
pub fn survival(dice: u32, rerolls: u32) -> Chance {
    let throw = |number: u32, count: u32| -> Vec<Injury> {
        (0..count).map(|die| Injury::FACES[(number / 6_u32.pow(die) % 6) as usize]).collect()
    };
    let (first, again) = (6_u32.pow(dice), 6_u32.pow(rerolls));
    let is_death = |number: u32| {
        let (mut thrown, mut more) = (throw(number % first, dice), throw(number / first, rerolls).into_iter());
        if is_fatal(&thrown) {
            thrown.iter_mut().filter(|die| **die == Injury::Severe).zip(&mut more).for_each(|(die, to)| *die = to);
        }
        is_fatal(&thrown)
    };
    let of = (0..first * again).filter(|number| is_death(*number)).count() as u64;
    Chance { of, all: u64::from(first * again) }
}

/// How many faces of a danger die do what the table says in this column (2.6).
pub fn danger(table: Danger, wanted: impl Fn(&[Stmt]) -> bool) -> Chance {
    let does = |symbol: &Symbol| wanted(table.program().block(super::danger::block(table, *symbol)));
    Chance { of: Symbol::FACES.iter().filter(|symbol| does(symbol)).count() as u64, all: 6 }
}
