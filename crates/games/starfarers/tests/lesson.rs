//! A guided first game: it leads to the first colony whatever falls, and back to it from everywhere.

mod common;

use common::*;
use orrery_bots::{LESSON, Thinks, note};
use orrery_core::{Dice, Game, Play, Setup, Viewer};
use orrery_testkit::lesson::{led_back, obeyed};
use orrery_text::{Lang, Texts};
use starfarers::state::{Phase, State};
use starfarers::{Starfarers, TEXTS};

fn is_done(state: &State) -> bool {
    state.public.terms.lesson.is_some_and(|lesson| usize::from(state.public.stage) == lesson.stages().len())
}

fn setup() -> Setup {
    Setup::new(3).with(LESSON, "first-voyage")
}

// Rule: SF-LESSON-1
#[test]
fn who_obeys_every_word_founds_a_colony_through_every_stage() {
    let lesson = &Starfarers::LESSONS[0];
    let answers: Vec<usize> = (0..200).map(|seed| obeyed::<Starfarers>(lesson, seed, is_done)).collect();
    assert!(answers.iter().sum::<usize>() / answers.len() < 200, "a short game: {answers:?}");
}

// Rule: SF-LESSON-1
#[test]
fn whoever_makes_a_wrong_move_at_any_stage_is_led_back() {
    for stage in 1..=10 {
        (0..25).for_each(|seed| led_back::<Starfarers>(&Starfarers::LESSONS[0], seed, stage, is_done));
    }
}

// Rule: SF-LESSON-1
#[test]
fn the_one_who_learns_begins_with_cards_for_a_ship_and_a_part() {
    let table = Table::new(setup());
    assert_eq!(table.play().state().public.first, P1);
    let mut play = Play::<Starfarers>::begin(&setup(), Dice::seeded("lesson", 1)).expect("a table");
    while let Some(ask) = play.asks().iter().find(|ask| ask.must).cloned() {
        if play.state().public.round > 0 {
            break;
        }
        let view = Starfarers::view(play.state(), Viewer::Seat(ask.seat));
        let choice = Starfarers::think(orrery_bots::Level::Easy, &view, ask.seat, &ask, &mut Dice::seeded("lesson", 2));
        play.answer(&orrery_core::Answer { ask: ask.id, seat: ask.seat, choice }).expect("a launch");
    }
    assert_eq!(play.state().hand(P1), cards("o1 u3 c1 f1"));
    assert_eq!(play.state().hand(P2).total(), 3);
}

// Rule: SF-LESSON-1
#[test]
fn only_the_first_seat_is_told_anything_and_only_in_a_lesson() {
    let said = |setup: Setup, seat| {
        let play = Play::<Starfarers>::begin(&setup, Dice::seeded("lesson", 3)).expect("a table");
        let asks: Vec<_> = play.asks().of(seat).collect();
        note::<Starfarers>(&Starfarers::view(play.state(), Viewer::Seat(seat)), seat, &asks)
    };
    let first = said(setup(), P1).expect("a note");
    assert_eq!((first.stage, first.stages, first.points.len()), (1, 10, 1), "a launch point is pointed at");
    assert!(first.answer.is_some());
    assert_eq!(said(setup(), P2), None);
    assert_eq!(said(Setup::new(3), P1), None);
}

// Rule: SF-LESSON-1
#[test]
fn bots_stop_short_of_the_target_while_the_lesson_lasts() {
    let idles = |stage: u8, fame: u8| {
        let mut table = Table::new(setup());
        table.arrange(|state| {
            state.public.stage = stage;
            state.public.players[1].fame = fame;
            state.public.active = P2;
            state.public.frames.only(Phase::Trade);
            state.secret.hands[1] = cards("o3 u3 c3 f3 g3");
            state.public.players[1].hand = 15;
        });
        let play = table.play();
        let ask = play.asks().of(P2).find(|ask| ask.must).expect("a question").clone();
        let view = Starfarers::view(play.state(), Viewer::Seat(P2));
        let choice = Starfarers::think(orrery_bots::Level::Normal, &view, P2, &ask, &mut Dice::seeded("lesson", 4));
        choice == Choice::Trade(Trading::ToFlight)
    };
    assert!(idles(5, 16), "near the target: nothing is built");
    assert!(!idles(10, 16), "the lesson lies behind");
    assert!(!idles(5, 2), "far from the target");
}

// Rule: SF-LESSON-1
#[test]
fn every_stage_has_words_in_every_language() {
    let texts = Texts::of_game(&TEXTS);
    let stages = Table::new(setup()).play().state().public.terms.lesson.expect("a lesson").stages();
    assert!((8..=12).contains(&stages.len()));
    for (stage, lang) in stages.iter().flat_map(|stage| Lang::ALL.map(|lang| (stage, lang))) {
        assert!(texts.has(lang, stage.text), "{}", stage.text);
    }
}
