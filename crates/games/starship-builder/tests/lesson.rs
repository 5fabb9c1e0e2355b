//! A guided first game: from the first card to a ship that is fed and cooled, also by a way round.

mod common;

use common::*;
use orrery_bots::{LESSON, Level, Thinks, note};
use orrery_core::{Dice, Game, Given, Play, Setup, Viewer};
use orrery_testkit::lesson::{led_back, obeyed};
use orrery_text::{Lang, Texts};
use starship_builder::assembly::best_ships;
use starship_builder::cards::Cards;
use starship_builder::content::Kind;
use starship_builder::state::{Slip, State};
use starship_builder::{StarshipBuilder, TEXTS};

fn setup() -> Setup {
    Setup::new(2).with(LESSON, "first-ship")
}

fn begun(setup: &Setup, seed: u64) -> Play<StarshipBuilder> {
    Play::begin(setup, Dice::seeded("lesson", seed)).expect("a table")
}

fn is_done(state: &State) -> bool {
    state.terms.lesson.is_some_and(|lesson| usize::from(state.stage) == lesson.stages().len())
}

/// The ship that was handed in can fly.
fn is_flown(state: &State) -> bool {
    let done = is_done(state);
    assert!(!done || !matches!(state.slip(RED), Slip::Blank | Slip::NoShip), "no ship");
    done
}

// Rule: iI-L5
#[test]
fn who_obeys_every_word_hands_in_a_ship_through_every_stage() {
    let lesson = &StarshipBuilder::LESSONS[0];
    let answers: Vec<usize> = (0..200).map(|seed| obeyed::<StarshipBuilder>(lesson, seed, is_flown)).collect();
    assert!(answers.iter().all(|answers| *answers < 60), "a short game: {answers:?}");
}

// Rule: iI-L5
#[test]
fn whoever_makes_a_wrong_move_at_any_stage_is_led_back() {
    for stage in 1..=9 {
        let led = |seed| led_back::<StarshipBuilder>(&StarshipBuilder::LESSONS[0], seed, stage, is_done);
        (0..40).for_each(led);
    }
}

// Rule: iI-L5
#[test]
fn any_one_card_of_each_kind_makes_a_ship() {
    let play = begun(&setup(), 1);
    let decks = Kind::ALL.map(|kind| play.state().deck(kind).cards());
    assert!(decks.iter().all(|deck| deck.len() == 4), "{decks:?}");
    for number in 0..4u32.pow(6) {
        let card = |(place, deck): (u32, &Cards)| deck.nth((number / 4u32.pow(place) % 4) as usize);
        let hand: Cards = (0..).zip(&decks).filter_map(card).collect();
        assert!(!best_ships(hand).is_empty(), "{hand:?}");
    }
}

// Rule: iI-L5
#[test]
fn the_one_who_learns_begins_and_bots_leave_the_decks_full() {
    let mut play = begun(&setup(), 2);
    assert_eq!(play.state().turn(), Some(RED));
    assert_eq!(begun(&Setup::new(2), 2).state().deck(Kind::Thruster).len(), 6, "only in a lesson");
    for _ in 0..6 {
        let ask = play.asks().iter().find(|ask| ask.must).expect("a question").clone();
        let view = StarshipBuilder::view(play.state(), Viewer::Seat(ask.seat));
        let choice = match ask.seat {
            RED => starship_builder::questions::Choice::Pick(Kind::Thruster),
            seat => StarshipBuilder::think(Level::Normal, &view, seat, &ask, &mut Dice::seeded("lesson", 3)),
        };
        play.answer(&orrery_core::Answer { ask: ask.id, seat: ask.seat, choice }).expect("a pick");
    }
    assert!(play.state().hand(BLUE).of(Kind::Thruster).is_empty(), "the smallest deck is left alone");
}

// Rule: iI-L5
#[test]
fn only_the_first_seat_is_told_anything_and_only_in_a_lesson() {
    let said = |setup: Setup, seat| {
        let play = begun(&setup, 3);
        let asks: Vec<_> = play.asks().of(seat).collect();
        note::<StarshipBuilder>(&StarshipBuilder::view(play.state(), Viewer::Seat(seat)), seat, &asks)
    };
    let first = said(setup(), RED).expect("a note");
    assert_eq!((first.stage, first.stages, &first.points[..]), (1, 9, &["deck-TH".to_owned()][..]));
    assert_eq!(first.answer.map(|answer| answer.given), Some(Given::Option("TH".into())));
    assert_eq!(said(setup(), BLUE), None);
    assert_eq!(said(Setup::new(2), RED), None);
}

// Rule: iI-L5
#[test]
fn every_stage_has_words_in_every_language() {
    let texts = Texts::of_game(&TEXTS);
    let stages = begun(&setup(), 4).state().terms.lesson.expect("a lesson").stages();
    assert!((8..=12).contains(&stages.len()));
    for (stage, lang) in stages.iter().flat_map(|stage| Lang::ALL.map(|lang| (stage, lang))) {
        assert!(texts.has(lang, stage.text), "{}", stage.text);
    }
}
