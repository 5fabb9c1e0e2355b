//! What the tests of the rules share.
#![allow(dead_code)]

use interstellar::Interstellar;
use interstellar::content::{Blueprint, Cyborg, Ideology, Side, Slot, Space, Tile, Velocity};
use interstellar::questions::{Choice, Decision};
use interstellar::state::{Part, Place, State};
use orrery_core::{Asking, Seat, Setup};
use orrery_kit::Few;
use orrery_testkit::Scenario;

pub type Table = Scenario<Interstellar>;

/// Answers what is asked by default until somebody is asked a question of this kind.
pub fn play_until(table: &mut Table, wanted: impl Fn(&Decision) -> bool) {
    for _ in 0..2_000 {
        let Some(ask) = table.play().asks().iter().find(|ask| ask.must).cloned() else { panic!("nobody is asked") };
        if wanted(&ask.decision) {
            return;
        }
        let choice: Choice = Interstellar::fallback(table.play().state(), &ask);
        table.choose(ask.seat, choice);
    }
    panic!("nobody was ever asked that");
}

/// Answers by default until the state is so.
pub fn play_to(table: &mut Table, wanted: impl Fn(&State) -> bool) {
    for _ in 0..2_000 {
        if wanted(table.play().state()) {
            return;
        }
        let Some(ask) = table.play().asks().iter().find(|ask| ask.must).cloned() else { panic!("nobody is asked") };
        let choice: Choice = Interstellar::fallback(table.play().state(), &ask);
        table.choose(ask.seat, choice);
    }
    panic!("it never came to that");
}

pub fn table(seats: u8) -> Table {
    Table::new(Setup::new(seats))
}

pub fn seat_of(table: &Table) -> Seat {
    table.play().asks().iter().find(|ask| ask.must).map(|ask| ask.seat).expect("somebody is asked")
}

/// The Commander is about to say what the ship does (D5c), with everything arranged.
pub fn at_helm(arrange: impl FnOnce(&mut State)) -> Table {
    let mut table = table(3);
    play_until(&mut table, |decision| matches!(decision, Decision::Helm(_)));
    table.arrange(arrange);
    table
}

/// The ship is here, came from there, and flies so fast.
pub fn place_ship(state: &mut State, space: Space, came_from: Space, velocity: u8) {
    let ship = &mut state.public.ship;
    (ship.space, ship.came_from, ship.heading) = (space, Some(came_from), None);
    ship.velocity = Velocity(velocity);
}

pub fn fat(section: Blueprint) -> Part {
    Part { tile: Tile::Section(section), side: Side::Fat }
}

pub fn lean(section: Blueprint) -> Part {
    Part { tile: Tile::Section(section), side: Side::Lean }
}

pub fn shield(of: Ideology) -> Part {
    Part { tile: Tile::Shield(of), side: Side::Fat }
}

/// The row from bow to stern.
pub fn set_row(state: &mut State, row: &[Part]) {
    state.public.ship.row = Few::of(row.iter().rev().copied()).expect("room");
}

pub fn seat_in(state: &mut State, cyborg: Cyborg, slot: Slot) {
    state.public.people.0[cyborg.index()].place = Place::Awake(slot);
}
