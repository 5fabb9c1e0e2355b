//! Ships against other ships: which of one's own promises the most points.

use crate::cards::Cards;
use crate::numbers::{Category, Numbers};
use crate::ship::Ship;

use super::best_ships;

/// How a rival may fly: the numbers of the ships it could build. Empty when it can build none.
pub type Rival = Vec<Numbers>;

pub fn rival(hand: Cards) -> Rival {
    best_ships(hand).iter().map(|ship| ship.numbers).collect()
}

/// Points that count in a duel of two ships, in halves: a category alone 2, a tied one 1 for each.
#[inline]
pub fn duel(own: &Numbers, other: &Numbers, categories: &[Category]) -> i32 {
    let half_points = categories.iter().map(|category| 1 + (own.merit(*category) - other.merit(*category)).signum());
    half_points.sum()
}

/// What `own` may expect against all rivals together, each of whose ships is held to be equally likely, in
/// thousandths of a half point.
pub fn expectation(own: &Numbers, rivals: &[impl AsRef<[Numbers]>], categories: &[Category]) -> i32 {
    rivals.iter().map(|ships| against(own, ships.as_ref(), categories)).sum()
}

fn against(own: &Numbers, ships: &[Numbers], categories: &[Category]) -> i32 {
    let total: i32 = ships.iter().map(|other| duel(own, other, categories)).sum();
    match ships.len() as i32 {
        0 => 2000 * categories.len() as i32,
        count => 1000 * total / count,
    }
}

/// The ships with the most promising first; equal ones stay in the default order.
pub fn by_promise(mut ships: Vec<Ship>, rivals: &[impl AsRef<[Numbers]>], categories: &[Category]) -> Vec<Ship> {
    ships.sort_by_cached_key(|ship| -expectation(&ship.numbers, rivals, categories));
    ships
}
