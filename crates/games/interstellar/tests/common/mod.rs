//! What the tests of the rules share.
#![allow(dead_code)]

use interstellar::Interstellar;
use interstellar::content::{Blueprint, Cell, Cyborg, Ideology, Side, Slot, Space, Tile, Velocity, Workcell};
use interstellar::questions::{Assign, Choice, Decision, Placing};
use interstellar::state::{Frame, Part, Place, Post, State, Worker};
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
    Part::of(Tile::Section(section), Side::Fat)
}

pub fn lean(section: Blueprint) -> Part {
    Part::of(Tile::Section(section), Side::Lean)
}

pub fn shield(of: Ideology) -> Part {
    Part::of(Tile::Shield(of), Side::Fat)
}

/// The row from bow to stern.
pub fn set_row(state: &mut State, row: &[Part]) {
    state.public.ship.row = Few::of(row.iter().rev().copied()).expect("room");
}

pub fn seat_in(state: &mut State, cyborg: Cyborg, slot: Slot) {
    state.public.people.0[cyborg.index()].place = Place::Awake(slot);
}

pub fn cell(id: &str) -> Cell {
    Cell::named(id).expect("a cell")
}

pub fn card(id: &str) -> Workcell {
    Workcell::named(id).expect("a card")
}

pub fn put(state: &mut State, worker: Worker, post: Post) {
    state.public.workers.0[worker.index()] = post;
}

/// The last Worker of Equality is to be placed in D1. Unity's Amazon commands, Honor's Meathead is Awake with her.
pub fn in_assignment(arrange: impl FnOnce(&mut State)) -> Table {
    let mut table = table(3);
    play_until(&mut table, |decision| matches!(decision, Decision::Assign(_)));
    table.arrange(|state| {
        let public = &mut state.public;
        public.people.0.iter_mut().take(12).for_each(|person| person.place = Place::Embryo);
        public.workers.0 = Default::default();
        (public.commander, public.commanding) = (Some(Ideology::Unity.amazon()), Ideology::Unity);
        seat_in(state, Ideology::Unity.amazon(), Slot::LifeSupport);
        seat_in(state, Ideology::Honor.meathead(), Slot::LifeSupport);
        put(state, Worker::avatar(Ideology::Equality), Post::Trapezoid);
        ask_to_assign(state, Ideology::Equality);
        arrange(state);
    });
    table
}

/// It is the pulse of this Ideology.
pub fn ask_to_assign(state: &mut State, ideology: Ideology) {
    let seat = state.public.player(ideology);
    state.public.frames.only(Frame::Assignment { pulse: ideology, placed: false });
    state.public.frames.push(Frame::Ask { seat, question: Assign { ideology }.into() });
}

/// Equality's Avatar becomes a librarian, and D1 is over.
pub fn start_work(table: &mut Table) {
    let public = table.play().state().public;
    let (seat, card) = (public.player(Ideology::Equality), public.market.cards().last().expect("a card"));
    let placing = Placing::Librarian(Worker::avatar(Ideology::Equality), card);
    table.choose(seat, Choice::Assign(placing));
}
