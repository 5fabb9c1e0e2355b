//! What the tests of the rules share.

use interstellar::Interstellar;
use interstellar::content::{
    Blueprint, Cell, Chit, Condition, Cyborg, Ideology, PlanetBox, Printing, Shape, Side, Slot, Space, Star, Tile,
    Velocity, WaterPlace, Workcell,
};
use interstellar::event::{Event, Labs, Shelf};
use interstellar::questions::{Assign, Choice, Decision, Decree, Helm, Home, Placement, Placing, Reception, Revolt};
use interstellar::state::{Frame, Goo, Lies, Part, Place, Post, Roll, State, Worker};
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

/// The examples of the rules are of the first printing.
pub fn table(seats: u8) -> Table {
    let mut table = Table::new(Setup::new(seats));
    table.arrange(|state| state.public.terms.printing = Printing::First);
    table
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

/// Whoever commands now is asked at the helm.
pub fn ask_at_helm(state: &mut State) {
    let seat = state.public.helm();
    state.public.frames.only(Frame::Helm);
    state.public.frames.push(Frame::Ask { seat, question: Helm.into() });
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
    state.public.workers.put(worker, post);
}

/// The last Worker of Equality is to be placed in D1. Unity's Amazon commands, Honor's Meathead is Awake with her.
pub fn in_assignment(arrange: impl FnOnce(&mut State)) -> Table {
    let mut table = table(3);
    play_until(&mut table, |decision| matches!(decision, Decision::Assign(_)));
    table.arrange(|state| {
        let public = &mut state.public;
        public.people.0.iter_mut().take(12).for_each(|person| person.place = Place::Embryo);
        public.workers = Default::default();
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

/// Equality's Avatar becomes a librarian, D1 is over, and nothing is ordered.
pub fn start_work(table: &mut Table) {
    let public = table.play().state().public;
    let (seat, card) = (public.player(Ideology::Equality), public.market.cards().last().expect("a card"));
    let placing = Placing::Librarian(Worker::avatar(Ideology::Equality), card);
    table.choose(seat, Choice::Assign(placing));
    order_nothing(table);
}

/// The same, with luck: dice are rolled as soon as D1 is over, or once nobody orders anything more.
pub fn start_lucky(table: &mut Table, wanted: impl Fn(&State) -> bool) {
    let state = *table.play().state();
    let (seat, card) = (state.public.player(Ideology::Equality), state.public.market.cards().last().expect("a card"));
    let mut last = (seat, Choice::Assign(Placing::Librarian(Worker::avatar(Ideology::Equality), card)));
    let mut rehearsal = crate::common::table(3);
    rehearsal.arrange(|now| *now = state);
    rehearsal.choose(last.0, last.1);
    while let Some(next) = no_order(&rehearsal) {
        rehearsal.choose(next.0, next.1);
        table.choose(last.0, last.1);
        last = next;
    }
    table.choose_lucky(last.0, last.1, wanted);
}

fn no_order(table: &Table) -> Option<(Seat, Choice)> {
    table.play().asks().iter().find_map(|ask| match ask.decision {
        Decision::Regulate(_) => Some((ask.seat, Choice::Regulate(Decree::Done))),
        Decision::Muster(_) => Some((ask.seat, Choice::Muster(Decree::Done))),
        _ => None,
    })
}

/// Nobody mutinies.
pub fn keep_quiet(table: &mut Table) {
    for seat in Seat::all(3) {
        if table.play().asks().of(seat).any(|ask| matches!(ask.decision, Decision::Mutiny(_))) {
            table.choose(seat, Choice::Mutiny(Revolt::No));
        }
    }
}

/// H2k: the card stays with its owner, if that is asked.
pub fn keep_owner(table: &mut Table) {
    if let Some(seat) = who(table, |decision| matches!(decision, Decision::Rehome(_))) {
        table.choose(seat, Choice::Rehome(Home::Stay));
    }
}

/// D2 passes without orders.
pub fn order_nothing(table: &mut Table) {
    let helm = table.play().state().public.helm();
    if table.play().asks().iter().any(|ask| matches!(ask.decision, Decision::Regulate(_))) {
        table.choose(helm, Choice::Regulate(Decree::Done));
    }
}

pub fn av(of: Ideology) -> Worker {
    Worker::avatar(of)
}

pub fn die(cyborg: Cyborg) -> Worker {
    Worker::of(cyborg)
}

/// A card into a display, from wherever it is.
pub fn show(state: &mut State, of: Ideology, slot: Slot, id: &str) {
    let card = card(id);
    state.public.market.unseen.remove(card);
    for place in state.public.market.columns.iter_mut().flatten() {
        *place = place.filter(|other| *other != card);
    }
    assert!(state.public.mats[of.index()].cards[slot.index()].push(card));
}

/// What a card asks for holds (2.9): a star in bailout range, a nugget at the bow.
pub fn allow(state: &mut State, id: &str) {
    for needed in card(id).to_use() {
        match needed {
            Condition::StarNear => state.public.ship.space = space("R16-07"),
            Condition::Bow => state.public.nuggets[0] = Lies::Bow,
            _ => {}
        }
    }
}

/// D1 is over, and these dice are rolled first.
pub fn roll(table: &mut Table, dice: &[(Worker, u8)]) {
    let is_so = |roll: Roll| dice.iter().all(|(worker, die)| roll.die(*worker) == *die);
    start_fated(table, |table| dice_shown(table).is_some_and(is_so));
}

/// D1 is over and nothing is ordered, with the luck that is wanted.
pub fn start_fated(table: &mut Table, wanted: impl Fn(&Table) -> bool) {
    let state = *table.play().state();
    for key in 0..200_000 {
        let mut other = crate::common::table(3).key(key);
        other.arrange(|now| *now = state);
        start_work(&mut other);
        if wanted(&other) {
            *table = other;
            return;
        }
    }
    panic!("no such luck");
}

pub fn dice_shown(table: &Table) -> Option<Roll> {
    table.play().events().iter().find_map(|event| match event {
        Event::Labs(Labs::Rolled { roll }) => Some(*roll),
        _ => None,
    })
}

pub fn to_research(worker: Worker, id: &str, mat: Ideology) -> Choice {
    Choice::Assign(Placing::Research(worker, card(id), mat))
}

/// Ideology::Honor's Cyborg is to be placed, with this card in the market's top row.
pub fn researching(id: &str, arrange: impl FnOnce(&mut State)) -> Table {
    in_assignment(|state| {
        let card = card(id);
        state.public.market.unseen = Workcell::all().filter(|one| one.section() != card.section()).collect();
        state.public.market.columns[card.section().index()] = [None, None, Some(card)];
        put(state, die(Ideology::Honor.meathead()), Post::Trapezoid);
        ask_to_assign(state, Ideology::Honor);
        arrange(state);
    })
}

/// Whoever is asked where a Cyborg comes to live names this slot: first who brings it, then its own player.
pub fn receive(table: &mut Table, slot: Slot) {
    while let Some(seat) = who(table, |decision| matches!(decision, Decision::Receive(_))) {
        table.choose(seat, Choice::Receive(Reception::Slot(slot)));
    }
}

/// Whoever is asked where a card comes to lie names this place.
pub fn place(table: &mut Table, shelf: Shelf) {
    while let Some(seat) = who(table, |decision| matches!(decision, Decision::PlaceCard(_))) {
        table.choose(seat, Choice::PlaceCard(Placement::On(shelf)));
    }
}

fn who(table: &Table, wanted: impl Fn(&Decision) -> bool) -> Option<Seat> {
    table.play().asks().iter().find(|ask| wanted(&ask.decision)).map(|ask| ask.seat)
}

pub fn planet(id: &str) -> PlanetBox {
    PlanetBox::named(id).expect("a planet box")
}

pub fn chit(id: &str) -> Option<Chit> {
    Some(Chit::named(id).expect("a chit"))
}

/// What lies in the boxes of a star that has been explored.
pub fn explored(state: &mut State, star: Star, air: &[(&str, &str)], water: &[(&str, &str)]) {
    let sky = &mut state.public.sky;
    sky.explored.insert(star);
    air.iter().for_each(|(id, face)| sky.air.0[planet(id).index()] = chit(face));
    for (id, face) in water {
        sky.water.0[WaterPlace::named(id).expect("a place").index()] = chit(face);
    }
}

pub fn helm(table: &Table) -> Seat {
    table.play().state().public.helm()
}

pub fn player(table: &Table, of: Ideology) -> Seat {
    table.play().state().public.player(of)
}

pub fn stress(table: &Table, of: Ideology) -> u8 {
    table.play().state().public.mat(of).stress
}

pub fn place_of(state: &State, cyborg: Cyborg) -> Place {
    state.public.person(cyborg).place
}

pub fn tame(state: &mut State, shape: Shape, of: Ideology) {
    state.public.goo[shape.index()] = Goo::Mat(of);
}

pub fn space(id: &str) -> Space {
    Space::named(id).expect("a space")
}

pub fn asks_mutiny(decision: &Decision) -> bool {
    matches!(decision, Decision::Mutiny(_))
}

/// What the game answers for a player who does not (4.2).
pub fn by_default(table: &Table, seat: Seat) -> Choice {
    let ask = table.play().asks().of(seat).find(|ask| ask.must).cloned().expect("a question");
    Interstellar::fallback(table.play().state(), &ask)
}
