//! The promises every game keeps, over random games of 2 to 6 players with every option.

use orrery_core::Setup;
use orrery_testkit::{Conformance, bench, conformance};
use starship_builder::StarshipBuilder;
use starship_builder::cards::Cards;
use starship_builder::event::{Draft, Event};
use starship_builder::questions::{Decision, Pick};
use starship_builder::state::State;

fn setups(hands: &'static str) -> impl Iterator<Item = Setup> {
    let tables = (2..=6).flat_map(|seats| ["five", "four"].map(|categories| (seats, categories)));
    let tables = tables.flat_map(|(seats, categories)| ["at-once", "finish-round"].map(|end| (seats, categories, end)));
    tables.enumerate().map(move |(number, (seats, categories, end))| {
        let setup = Setup::new(seats).with("categories", categories).with("end", end).with("hands", hands);
        setup.with("lesson", if number % 5 == 4 { "first-ship" } else { "off" })
    })
}

/// R45: all 77 cards are somewhere, some of them in the box, and each in one place only.
fn pieces(state: &State) -> conformance::Pieces {
    let decks: usize = state.decks.iter().map(|deck| deck.len() + usize::from(deck.boxed)).sum();
    let hands: usize = state.hands.iter().map(|hand| hand.len()).sum();
    let places = state.decks.iter().map(|deck| deck.cards()).chain(state.hands);
    let all = places.fold(state.gone, Cards::or);
    vec![("cards", (decks + hands + state.gone.len()) as u64), ("different cards", all.len() as u64)]
}

/// A card on top of a deck is seen by all, even where it goes under the deck before anybody can take it.
fn is_log_only(event: &Event) -> bool {
    matches!(event, Event::Draft(Draft::Taken { next: Some(_), .. }))
}

fn suite(hands: &'static str, seed: u64) -> Conformance<StarshipBuilder> {
    let sealed = |decision: &Decision| *decision != Decision::Pick(Pick);
    let suite = Conformance::<StarshipBuilder>::new().setups(setups(hands)).games(20).seed(seed).most_answers(200);
    suite.pieces(pieces).sealed(move |ask| sealed(&ask.decision)).log_only(is_log_only).hides()
}

#[test]
fn it_keeps_every_promise_with_open_hands() {
    let report = suite("open", 1).check();
    assert!(report.left > 2 && report.undone > 0 && report.rolled_otherwise > 50, "{report:?}");
    for rule in ["iI2a.1", "iI2b.1", "iI2b.2", "iI2c.1", "iI2c.2", "iI2c.4", "iI1.1", "iI-L1"] {
        assert!(report.rules.contains(rule), "nobody was ever shown {rule}");
    }
}

#[test]
fn it_keeps_every_promise_with_hidden_hands() {
    let report = suite("hidden", 2).check();
    assert!(report.left > 2 && report.worlds > 100, "{report:?}");
}

#[test]
fn a_state_stays_small() {
    let figures = bench::measure::<StarshipBuilder>(&Setup::new(6), 0.05);
    assert!(figures.bytes_in_memory <= 1024, "{figures}");
}
