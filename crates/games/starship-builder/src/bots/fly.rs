//! Which ship to hand in, and which chain to choose for it.

use orrery_bots::Level;
use orrery_core::Seat;

use crate::assembly::best_ships;
use crate::assembly::rivals::{Rival, by_promise, expectation};
use crate::cards::Cards;
use crate::numbers::{Category, Numbers};
use crate::questions::open_chains;
use crate::rules::compare::{self, Field};
use crate::ship::Ship;
use crate::standing::rivals_of;
use crate::state::{MAX_SEATS, Slip, State};

pub(super) fn ship(level: Level, state: &State, seat: Seat) -> Option<Ship> {
    let ships = best_ships(state.hand(seat));
    let (rivals, categories) = (rivals_of(state, seat), state.terms.categories.list());
    match level {
        Level::Hard => by_victories(ships, &rivals, categories),
        _ => by_promise(ships, &rivals, categories).first().copied(),
    }
}

/// The ship that wins most often against what the others are likely to choose.
fn by_victories(ships: Vec<Ship>, rivals: &[Rival], categories: &[Category]) -> Option<Ship> {
    let own: Vec<Numbers> = ships.iter().map(|ship| ship.numbers).collect();
    let likely: Vec<Rival> = rivals.iter().map(|rival| likely(rival, &own, categories)).collect();
    let merit = |ship: &Ship| {
        let mut field: Field = [None; MAX_SEATS];
        field[0] = Some(ship.numbers);
        (victories(&mut field, 1, &likely, categories), expectation(&ship.numbers, &likely, categories))
    };
    ships.into_iter().rev().max_by_key(merit)
}

/// How likely a rival chooses each of the ships it will seriously consider, the most promising first.
const LIKELY: [i32; 4] = [4, 2, 1, 1];

/// The ships a rival may prefer, knowing the same of us.
fn likely(rival: &Rival, own: &[Numbers], categories: &[Category]) -> Rival {
    let mut ships = rival.clone();
    let own = [own.to_vec()];
    ships.sort_by_key(|numbers| -expectation(numbers, &own, categories));
    ships.truncate(LIKELY.len());
    ships
}

/// Every choice of the others: what part of the victory falls to the first of the field, weighed by how likely it is.
fn victories(field: &mut Field, seat: usize, rivals: &[Rival], categories: &[Category]) -> i32 {
    let Some((rival, rest)) = rivals.split_first() else { return part_of_victory(field, categories) };
    if rival.is_empty() {
        return victories(field, seat, rest, categories);
    }
    let weighed = rival.iter().zip(LIKELY).map(|(ship, weight)| {
        field[seat] = Some(*ship);
        weight * victories(field, seat + 1, rest, categories)
    });
    weighed.sum()
}

/// In twelfths: all of it, or an equal part where it is shared.
fn part_of_victory(field: &Field, categories: &[Category]) -> i32 {
    let points = compare::points(field, categories);
    let winners = (0..MAX_SEATS as u8).map(Seat).filter(|seat| points.of(*seat) == points.most()).count();
    if points.of(Seat(0)) == points.most() { 12 / winners as i32 } else { 0 }
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
