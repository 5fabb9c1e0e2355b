//! Which ship to hand in, and which chain to choose for it.

use orrery_bots::Level;
use orrery_core::Seat;

use crate::assembly::best_ships;
use crate::assembly::rivals::{Rival, by_promise, duel, expectation};
use crate::cards::Cards;
use crate::numbers::{Category, Numbers};
use crate::questions::open_chains;
use crate::ship::Ship;
use crate::standing::rivals_of;
use crate::state::{Slip, State};

pub(super) fn ship(level: Level, state: &State, seat: Seat) -> Option<Ship> {
    let ships = best_ships(state.hand(seat));
    let (rivals, categories) = (rivals_of(state, seat), state.terms.categories.list());
    match level {
        Level::Hard => by_victories(ships, &rivals, categories),
        _ => by_promise(ships, &rivals, categories).first().copied(),
    }
}

/// The ship that beats the ships the others are most likely to choose.
fn by_victories(ships: Vec<Ship>, rivals: &[Rival], categories: &[Category]) -> Option<Ship> {
    let own: Vec<Numbers> = ships.iter().map(|ship| ship.numbers).collect();
    let likely: Vec<Rival> = rivals.iter().map(|rival| likely(rival, &own, categories)).collect();
    let merit =
        |ship: &Ship| (victories(&ship.numbers, &likely, categories), expectation(&ship.numbers, &likely, categories));
    ships.into_iter().rev().max_by_key(merit)
}

/// How many of a rival's ships it will seriously consider.
const CONSIDERED: usize = 4;

/// The ships a rival may prefer, knowing the same of us.
fn likely(rival: &Rival, own: &[Numbers], categories: &[Category]) -> Rival {
    let mut ships = rival.clone();
    let own = [own.to_vec()];
    ships.sort_by_key(|numbers| -expectation(numbers, &own, categories));
    ships.truncate(CONSIDERED);
    ships
}

/// Duels won, weighed by how likely the rival chooses each ship.
pub(super) fn victories(own: &Numbers, rivals: &[Rival], categories: &[Category]) -> i32 {
    let even = categories.len() as i32;
    let won = |rival: &Rival| -> i32 {
        let duels = rival.iter().zip([4, 2, 1, 1]);
        duels.map(|(other, weight)| weight * (duel(own, other, categories) - even).signum()).sum()
    };
    rivals.iter().map(won).sum()
}

pub(super) fn chain(level: Level, state: &State, seat: Seat) -> Cards {
    let Slip::Laid(layout) = state.slip(seat) else { return Cards::NONE };
    let (rivals, categories) = (rivals_of(state, seat), state.terms.categories.list());
    let ships: Vec<Ship> = open_chains(state, seat).into_iter().map(|chain| layout.with_chain(chain)).collect();
    let best = match level {
        Level::Hard => by_victories(ships, &rivals, categories),
        _ => by_promise(ships, &rivals, categories).first().copied(),
    };
    best.map(|ship| ship.chain).unwrap_or_default()
}
