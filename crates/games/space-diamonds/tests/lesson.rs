//! Guided first games: the lesson's own way leads through all its stages, and leaving it loses nothing.

mod common;

use common::*;
use orrery_bots::{LESSON, Thinks, note};
use orrery_core::{Game, Given, Setup, Viewer};
use orrery_testkit::lesson::{led_back, obeyed};
use orrery_text::{Lang, Texts, Voice};
use space_diamonds::questions::{Act, Choice};
use space_diamonds::state::State;
use space_diamonds::{SpaceDiamonds, TEXTS};

fn lesson(which: &str) -> Table {
    Table::new(Setup::new(2).with("lesson", which))
}

fn stage(table: &Table) -> u8 {
    public(table).stage + 1
}

fn is_done(state: &State) -> bool {
    state.public.terms.lesson.is_some_and(|lesson| usize::from(state.public.stage) == lesson.stages().len())
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
fn who_obeys_every_word_comes_home_through_every_stage_before_anybody_else() {
    for lesson in SpaceDiamonds::LESSONS {
        let answers: Vec<usize> = (0..60).map(|seed| obeyed::<SpaceDiamonds>(lesson, seed, is_done)).collect();
        assert!(answers.iter().sum::<usize>() / answers.len() < 160, "a short game: {answers:?}");
    }
}

// Rule: iZ6.1
#[test]
fn whoever_makes_a_wrong_move_at_any_stage_is_led_back() {
    for (which, stages) in SpaceDiamonds::LESSONS.iter().zip([10, 11]) {
        for stage in 1..=stages {
            (0..6).for_each(|seed| led_back::<SpaceDiamonds>(which, seed, stage, is_done));
        }
    }
}

// Rule: iZ6.1
#[test]
fn the_lesson_with_sails_follows_the_way_to_mjolnir_and_icarus() {
    let mut play = lesson("sails");
    assert_eq!((public(&play).first, stage(&play)), (ADA, 1));
    play.choose(ADA, fly("LEO>CYC>GEO>EL1>EL5>G1"));
    assert_eq!(stage(&play), 2);
    next_turn(&mut play);
    assert_eq!(stage(&play), 3);
    play.choose(ADA, fly("G1>SEL4>OB1>OL3a>OB2>OL3b>MJO>mjolnir"));
    assert_eq!(stage(&play), 4);
    play.choose(ADA, Choice::Turn(Act::Discover));
    assert_eq!((stage(&play), play.play().state().secret.hands[0]), (5, chits("S17")));
    play.choose(BEN, Choice::Turn(Act::EndTurn));
    let landed = |state: &State| state.public.ship(ADA).at == space("icarus");
    play.choose_lucky(ADA, fly("mjolnir>MJO>ICX>ICL>ICB>icarus"), landed);
    assert_eq!(stage(&play), 6);
    play.choose(ADA, Choice::Turn(Act::Discover));
    assert!(is_mission_done(&play), "the mission lies on the way");
    assert_eq!(stage(&play), 7);
    next_turn(&mut play);
    assert_eq!(thrust(&play, ADA), 1, "the sunlight of the seventh stage");
}

fn is_mission_done(play: &Table) -> bool {
    common::is_done(play, ADA, "DM127F")
}

// Rule: iZ6.1
#[test]
fn the_lesson_with_rockets_follows_the_flight_to_ceres_and_refuelling_counts_once() {
    let mut play = lesson("rockets");
    assert_eq!(public(&play).ship(ADA).craft.id(), "SC1");
    play.choose(ADA, fly("LEO>CYC>GEO>EL2>BB1>MFLY>BB2>HBL"));
    assert_eq!((stage(&play), wet(&play, ADA)), (2, "6 1/2"));
    next_turn(&mut play);
    play.choose(ADA, fly("HBL>H2>BB3>GEF"));
    assert_eq!((stage(&play), wet(&play, ADA)), (4, "5 1/3"));
    next_turn(&mut play);
    play.choose(ADA, fly("GEF>CEB>ceres"));
    assert_eq!((stage(&play), wet(&play, ADA)), (6, "5"));
    play.choose(ADA, Choice::Turn(Act::Discover));
    next_turn(&mut play);
    assert_eq!(stage(&play), 7);
    play.choose(ADA, Choice::Turn(Act::Refuel));
    assert_eq!((stage(&play), wet(&play, ADA)), (8, "9"));
    play.choose(ADA, fly("ceres>CEB>GEF"));
    assert_eq!((stage(&play), public(&play).ship(ADA).tanks), (8, 0), "what lies behind stays there");
}

// Rule: iZ6.1
#[test]
fn the_note_points_at_its_goal_and_has_the_way_there() {
    let told = |play: &Table, seat| {
        let asks: Vec<_> = play.play().asks().of(seat).collect();
        note::<SpaceDiamonds>(&SpaceDiamonds::view(play.play().state(), Viewer::Seat(seat)), seat, &asks)
    };
    let play = lesson("sails");
    let said = told(&play, ADA).expect("a note");
    assert_eq!((said.stage, said.stages, &said.points[..]), (1, 10, &["G1".to_owned()][..]));
    let Some(Given::Steps(way)) = said.answer.map(|answer| answer.given) else { panic!("a way") };
    assert_eq!(way.last().map(String::as_str), Some("G1"));
    assert_eq!(told(&play, BEN), None, "only one learns");
    assert_eq!(told(&Table::new(Setup::new(2)), ADA), None, "and only in a lesson");
}

// Rule: iZ6.1
#[test]
fn where_a_friend_takes_the_chit_of_a_lesson_another_one_is_led_to() {
    let mut play = lesson("sails");
    play.arrange(|state| {
        state.public.stage = 4;
        state.public.takers.set(space("icarus"), BEN.0);
    });
    let asks: Vec<_> = play.play().asks().of(ADA).collect();
    let said = note::<SpaceDiamonds>(&SpaceDiamonds::view(play.play().state(), Viewer::Seat(ADA)), ADA, &asks);
    let said = said.expect("a note");
    assert_eq!(said.say.id, "lesson-another");
    assert_ne!(said.points, ["icarus"]);
}

// Rule: iZ6.1
#[test]
fn every_stage_has_words_in_every_language() {
    let texts = Texts::of_game(&TEXTS);
    for which in ["sails", "rockets"] {
        let stages = public(&lesson(which)).terms.lesson.expect("a lesson").stages();
        assert!((8..=12).contains(&stages.len()));
        for (stage, lang) in stages.iter().flat_map(|stage| Lang::ALL.map(|lang| (stage, lang))) {
            assert!(texts.has(lang, stage.text), "{}", stage.text);
            assert!(!Voice::new(&texts, lang, &[]).id(stage.text).is_empty());
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
