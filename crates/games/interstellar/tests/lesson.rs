//! Guided first games: they lead through every stage, and back from everywhere (8.8).

use std::cell::RefCell;

use interstellar::lesson::LESSONS;
use interstellar::state::{Frame, State};
use interstellar::{Interstellar, TEXTS};
use orrery_bots::{LESSON, note};
use orrery_core::{Dice, Game, Play, Seat, Setup, Viewer};
use orrery_testkit::lesson::{led_back, obeyed};
use orrery_text::{Lang, Texts};

fn is_done(state: &State) -> bool {
    let public = &state.public;
    matches!(public.frame(), Frame::Over(_)) || public.lesson().is_none()
}

fn stages(id: &str) -> u8 {
    let state = begin(id).state().public;
    state.terms.lesson.map_or(0, |lesson| lesson.stages().len() as u8)
}

fn begin(id: &str) -> Play<Interstellar> {
    let lesson = LESSONS.iter().find(|lesson| lesson.id == id).expect("a lesson");
    let setup = Setup::new(lesson.seats() as u8).with(LESSON, id);
    Play::begin(&setup, Dice::seeded("lesson", 1)).expect("a table begins")
}

// Rule: LESSON
#[test]
fn who_obeys_every_word_comes_through_every_stage() {
    for lesson in LESSONS {
        let answers: Vec<usize> = (0..4).map(|seed| obeyed::<Interstellar>(lesson, seed, is_done)).collect();
        assert!(answers.iter().all(|count| *count < 500), "{}: {answers:?}", lesson.id);
    }
}

// Rule: LESSON
#[test]
fn whoever_makes_a_wrong_move_at_any_stage_is_led_back() {
    for lesson in LESSONS {
        for stage in 1..=stages(lesson.id) {
            (0..4).for_each(|seed| led_back::<Interstellar>(lesson, seed, stage, is_done));
        }
    }
}

// Rule: LESSON
#[test]
fn only_the_pupil_is_told_anything_and_only_in_a_lesson() {
    let said = |play: &Play<Interstellar>, seat: Seat| {
        let asks: Vec<_> = play.asks().of(seat).collect();
        note::<Interstellar>(&Interstellar::view(play.state(), Viewer::Seat(seat)), seat, &asks)
    };
    let first = said(&begin("voyage"), Seat(0)).expect("a note");
    assert_eq!((first.stage, first.stages, first.points), (1, 13, vec!["R01-01".to_owned()]));
    assert_eq!(said(&begin("politics"), Seat(1)), None);
    let free = Play::begin(&Setup::new(1), Dice::seeded("lesson", 3)).expect("a table begins");
    assert_eq!(said(&free, Seat(0)), None);
}

// Rule: LESSON
#[test]
fn lessons_begin_as_the_game_on_paper() {
    let landing = begin("landing").state().public;
    assert_eq!((landing.dozyear.number, landing.ship.space.id(), landing.ship.velocity.0), (9, "R01-21", 3));
    assert_eq!((landing.ship.wet.mass(), landing.ship.dry().mass(), landing.ship.charge), (50, 10, 6));
    assert_eq!(landing.record.flown.len(), 22, "the way from Sol is drawn");
    assert_eq!(landing.commander.map(|cyborg| cyborg.id()), Some("EQ-A"));
    let politics = begin("politics").state().public;
    assert_eq!((politics.dozyear.number, politics.ship.space.id()), (5, "R01-09"));
    assert_eq!(politics.mats.map(|mat| mat.stress), [0, 2, 0, 1, 0, 1]);
    let voyage = begin("voyage").state().public;
    assert_eq!((voyage.dozyear.number, voyage.commander.map(|cyborg| cyborg.id())), (0, Some("HO-A")));
}

/// 6.3: whoever obeys has the first dozyear of the game on paper, burn and all; the Worker whose Engine cell is turned over
/// goes on to the lean one.
// Rule: LESSON
#[test]
fn the_first_dozyear_of_the_voyage_is_that_on_paper() {
    let voyage = LESSONS.iter().find(|lesson| lesson.id == "voyage").expect("a lesson");
    let after = RefCell::new(None);
    obeyed::<Interstellar>(voyage, 1, |state| {
        let is_second = state.public.dozyear.number == 2;
        is_second.then(|| after.replace(Some(state.public)));
        is_second
    });
    let public = after.into_inner().expect("a second dozyear");
    assert_eq!((public.ship.wet.mass(), public.ship.velocity.0, public.ship.charge), (130, 1, 6));
    assert_eq!((public.ship.space.id(), public.mats.map(|mat| mat.stress)), ("R01-01", [0, 1, 1, 0, 0, 0]));
}

/// The words about Ignition are there for the burn, and gone when another task is proposed.
// Rule: LESSON
#[test]
fn the_lesson_speaks_of_the_burn_only_until_it_is_made() {
    let voyage = LESSONS.iter().find(|lesson| lesson.id == "voyage").expect("a lesson");
    let seen = RefCell::new(Vec::new());
    obeyed::<Interstellar>(voyage, 1, |state| {
        let public = &state.public;
        let stage = public.lesson().map(|lesson| lesson.stages()[usize::from(public.stage)].text);
        seen.borrow_mut().extend(stage.map(|text| (text, public.dozyear.lit)));
        is_done(state)
    });
    let lit = |wanted: &str| {
        seen.borrow().iter().filter(|(text, _)| *text == wanted).map(|(_, lit)| *lit).collect::<Vec<_>>()
    };
    let (burn, tasks) = (lit("lesson-voyage-burn"), lit("lesson-voyage-tasks"));
    assert!(!burn.is_empty() && !burn.contains(&true), "{burn:?}");
    assert!(!tasks.is_empty() && !tasks.contains(&false), "{tasks:?}");
}

// Rule: LESSON
#[test]
fn every_stage_has_words_in_every_language() {
    let texts = Texts::of_game(&TEXTS);
    for lesson in LESSONS {
        let public = begin(lesson.id).state().public;
        for stage in public.terms.lesson.expect("a lesson").stages() {
            assert!(Lang::ALL.into_iter().all(|lang| texts.has(lang, stage.text)), "{}", stage.text);
        }
    }
}
