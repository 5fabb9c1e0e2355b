//! Guided first games: the lesson's own way leads through all its stages, and leaving it loses nothing.

mod common;

use common::*;
use orrery_bots::{LESSON, Thinks};
use orrery_core::{Game, Setup};
use orrery_text::{Lang, Texts, Voice};
use space_diamonds::lesson::Lesson;
use space_diamonds::questions::{Act, Choice};
use space_diamonds::state::State;
use space_diamonds::{SpaceDiamonds, TEXTS};

fn lesson(which: &str) -> Table {
    Table::new(Setup::new(2).with("lesson", which))
}

fn stage(table: &Table) -> Option<usize> {
    let public = public(table);
    public.terms.lesson.and_then(|lesson| lesson.stage(public)).map(|(number, _)| number)
}

/// Ends the pupil's turn where it has not ended by itself, and the other's.
fn next_turn(table: &mut Table) {
    if public(table).active == ADA {
        table.choose(ADA, Choice::Turn(Act::EndTurn));
    }
    table.choose(BEN, Choice::Turn(Act::EndTurn));
}

// Rule: iZ6.1
#[test]
fn the_lesson_with_sails_follows_the_way_to_mjolnir_and_icarus() {
    let mut play = lesson("sails");
    assert_eq!((public(&play).first, stage(&play)), (ADA, Some(1)));
    play.choose(ADA, fly("LEO>CYC>GEO>EL1>EL5>G1"));
    assert_eq!(stage(&play), Some(2));
    next_turn(&mut play);
    assert_eq!(stage(&play), Some(3));
    play.choose(ADA, fly("G1>SEL4>OB1>OL3a>OB2>OL3b>MJO>mjolnir"));
    assert_eq!(stage(&play), Some(4));
    play.choose(ADA, Choice::Turn(Act::Discover));
    assert_eq!((stage(&play), play.play().state().secret.hands[0]), (Some(5), chits("S17")));
    next_turn(&mut play);
    assert_eq!(stage(&play), Some(6));
    let landed = |state: &State| state.public.ship(ADA).at == space("icarus");
    play.choose_lucky(ADA, fly("mjolnir>MJO>ICX>ICL>ICB>icarus"), landed);
    assert_eq!(stage(&play), Some(7));
    play.choose(ADA, Choice::Turn(Act::Discover));
    assert!(is_done(&play, ADA, "DM127F"), "the mission lies on the way");
    assert_eq!(stage(&play), Some(8));
    next_turn(&mut play);
    assert_eq!(thrust(&play, ADA), 1, "the sunlight of the eighth stage");
}

// Rule: iZ6.1
#[test]
fn the_lesson_with_rockets_follows_the_flight_to_ceres() {
    let mut play = lesson("rockets");
    assert_eq!(public(&play).ship(ADA).craft.id(), "SC1");
    play.choose(ADA, fly("LEO>CYC>GEO>EL2>BB1>MFLY>BB2>HBL"));
    assert_eq!((stage(&play), wet(&play, ADA)), (Some(2), "6 1/2"));
    next_turn(&mut play);
    play.choose(ADA, fly("HBL>H2>BB3>GEF"));
    assert_eq!((stage(&play), wet(&play, ADA)), (Some(4), "5 1/3"));
    next_turn(&mut play);
    play.choose(ADA, fly("GEF>CEB>ceres"));
    assert_eq!((stage(&play), wet(&play, ADA)), (Some(6), "5"));
    play.choose(ADA, Choice::Turn(Act::Discover));
    next_turn(&mut play);
    assert_eq!(stage(&play), Some(7));
    play.choose(ADA, Choice::Turn(Act::Refuel));
    assert_eq!((stage(&play), wet(&play, ADA)), (Some(8), "9"));
}

// Rule: iZ6.1
#[test]
fn whoever_flies_elsewhere_is_met_again_at_the_next_stage() {
    let mut play = lesson("sails");
    play.choose(ADA, Choice::Turn(Act::EndTurn));
    play.choose(BEN, Choice::Turn(Act::EndTurn));
    assert_eq!(stage(&play), Some(3), "a new turn came without a flight");
    let mut other = lesson("sails").give(ADA, "M01 V01 C01 D01");
    assert_eq!(stage(&other), Some(11), "four chits: home");
    other.choose(ADA, fly("LEO>CYC"));
    other.choose(ADA, Choice::Turn(Act::EndTurn));
    other.choose(BEN, Choice::Turn(Act::EndTurn));
    other.choose(ADA, fly("CYC>LEO"));
    assert_eq!(stage(&other), None, "nothing is left to say");
}

// Rule: iZ6.1
#[test]
fn every_stage_has_words_in_every_language() {
    let texts = Texts::of_game(&TEXTS);
    for lesson in [Lesson::Sails, Lesson::Rockets] {
        assert!((8..=12).contains(&lesson.stages().len()));
        for (stage, lang) in lesson.stages().iter().flat_map(|stage| Lang::ALL.map(|lang| (stage, lang))) {
            let said = Voice::new(&texts, lang, &[]).say(&stage.message());
            assert!(!said.starts_with("lesson-") && !said.contains('{'), "{said}");
        }
    }
}

// Rule: iZ6.1
#[test]
fn every_lesson_says_who_sits_there_and_can_be_set_up_so() {
    let option = SpaceDiamonds::info().options.iter().find(|option| option.id == LESSON).expect("the option");
    let ids: Vec<&str> = SpaceDiamonds::LESSONS.iter().map(|lesson| lesson.id).collect();
    assert_eq!(ids, option.values[1..], "one for each value but none");
    for lesson in SpaceDiamonds::LESSONS {
        let setup = Setup::new(lesson.seats() as u8).with(LESSON, lesson.id);
        assert_eq!(setup.check::<SpaceDiamonds>(), Ok(()), "{}", lesson.id);
    }
}
