//! What the tests share: hands and ships by their ids, games played at random.
#![allow(dead_code)]

use orrery_core::{Answer, Asking, Dice, Play, Seat, Setup};
use starship_builder::StarshipBuilder;
use starship_builder::cards::{Card, Cards};
use starship_builder::numbers::{Fuel, Numbers};
use starship_builder::questions::{Decision, Pick};
use starship_builder::ship::{Layout, Ship};

pub type Table = Play<StarshipBuilder>;

pub fn card(id: &str) -> Card {
    Card::named(id).unwrap_or_else(|| panic!("no card {id}"))
}

pub fn cards(ids: &str) -> Cards {
    ids.split_whitespace().map(card).collect()
}

/// "TH04 RO10 RF04 RA07 RA04+": a plus sign turns a radiator to its heavy side.
pub fn layout(ids: &str) -> Layout {
    let mut layout = Layout::default();
    for id in ids.split_whitespace() {
        let which = card(id.trim_end_matches('+'));
        layout.cards.insert(which);
        if id.ends_with('+') {
            layout.heavy.insert(which);
        }
    }
    layout
}

/// The only ship a layout can be; its chains must not differ.
pub fn ship(ids: &str) -> Ship {
    let layout = layout(ids);
    assert_eq!(layout.problems(layout.cards), [], "{ids}");
    let chains = layout.chains();
    assert_eq!(chains.len(), 1, "{ids}: {chains:?}");
    layout.with_chain(chains[0])
}

/// Mass, ISRU, thrust, fuel in quarters, rad-hardness.
pub fn five(numbers: &Numbers) -> (u8, u8, u8, u16, u8) {
    (numbers.mass, numbers.isru, numbers.thrust, numbers.fuel.quarters(), numbers.rad)
}

pub fn whole(fuel: u16) -> u16 {
    Fuel::whole(fuel).quarters()
}

pub fn begin(setup: &Setup, seed: u64) -> Table {
    Play::begin(setup, Dice::seeded("test", seed)).expect("a table begins")
}

/// Answers the first open question at random.
pub fn step(table: &mut Table, luck: &mut Dice) {
    let ask = table.asks()[0].clone();
    let choice = StarshipBuilder::sample(table.state(), &ask, luck);
    table.answer(&Answer { ask: ask.id, seat: ask.seat, choice }).expect("a sampled choice is legal");
}

/// Plays on at random until the game is over or `stop` says so.
pub fn play_until(table: &mut Table, luck: &mut Dice, stop: impl Fn(&Table) -> bool) {
    while !table.is_over() && !stop(table) {
        step(table, luck);
    }
}

pub fn play_out(table: &mut Table, luck: &mut Dice) {
    play_until(table, luck, |_| false);
}

pub fn is_assembling(table: &Table) -> bool {
    table.asks().iter().any(|ask| ask.decision != Decision::Pick(Pick))
}

/// A hand of `count` random cards.
pub fn random_hand(count: usize, luck: &mut Dice) -> Cards {
    let mut deck: Vec<Card> = Card::all().collect();
    luck.shuffle(&mut deck);
    deck.into_iter().take(count).collect()
}

pub const RED: Seat = Seat(0);
pub const BLUE: Seat = Seat(1);
