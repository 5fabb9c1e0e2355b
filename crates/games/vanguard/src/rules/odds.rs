//! Exact chances of a roll, counted over all faces (8.4).

mod altered;

pub use altered::{Change, chance_with};

use std::collections::BTreeMap;

use super::payment::{Counting, Wanted, is_met, roles, wanted};
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chance {
    pub of: u64,
    pub all: u64,
}

impl Chance {
    /// In whole per cent; what is neither sure nor impossible never looks so.
    pub fn per_cent(self) -> u8 {
        match self.of {
            0 => 0,
            of if of == self.all => 100,
            of => ((200 * of + self.all) / (2 * self.all)).clamp(1, 99) as u8,
        }
    }

    pub const fn against(self) -> Chance {
        Chance { of: self.all - self.of, all: self.all }
    }
}

/// What may still be wanted after some dice, however each of them was used: throws that leave the same are alike, so
/// that many dice are counted as fast as few.
type Left = Vec<Wanted>;

/// How likely the dice meet a requirement, which may be paid with vanguard icons and conversions.
pub fn chance(need: &[&[Term]], dice: &[ToRoll], counting: Counting) -> Chance {
    let begin: Left = need.iter().flat_map(|way| wanted(way)).collect();
    Chance { of: count(begin, dice, counting), all: 6_u64.pow(dice.len() as u32) }
}

/// The throws of these dice that meet what is wanted.
fn count(begin: Left, dice: &[ToRoll], counting: Counting) -> u64 {
    let all = 6_u64.pow(dice.len() as u32);
    if begin.iter().any(is_met) {
        return all;
    }
    let (mut open, mut met, mut share) = (BTreeMap::from([(begin, 1_u64)]), 0, all);
    for die in dice {
        share /= 6;
        let mut next: BTreeMap<Left, u64> = BTreeMap::new();
        for (left, throws) in open {
            for face in faces(die.colour, die.kind) {
                match after(&left, Rolled::new(die.owner, die.colour, face), counting) {
                    None => met += throws * share,
                    Some(left) => *next.entry(left).or_default() += throws,
                }
            }
        }
        open = next;
    }
    met
}

/// What one more die leaves; nothing once the requirement is met.
fn after(left: &Left, rolled: Rolled, counting: Counting) -> Option<Left> {
    let used = left.iter().flat_map(|wanted| roles(rolled, *wanted, counting));
    let mut next: Left = left.iter().copied().chain(used).collect();
    next.sort_unstable();
    next.dedup();
    if next.iter().any(is_met) {
        return None;
    }
    let all = next.clone();
    next.retain(|one| !all.iter().any(|other| other != one && is_nearer(other, one)));
    Some(next)
}

/// Whether this lacks no more of anything than the other.
fn is_nearer(this: &Wanted, other: &Wanted) -> bool {
    this.iter().zip(other).all(|((few, want), (many, wish))| want == wish && few <= many)
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
