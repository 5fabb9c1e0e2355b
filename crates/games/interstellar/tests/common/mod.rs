//! What the tests of the rules share.
#![allow(dead_code)]

use interstellar::Interstellar;
use interstellar::questions::{Choice, Decision};
use interstellar::state::State;
use orrery_core::{Asking, Seat, Setup};
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
