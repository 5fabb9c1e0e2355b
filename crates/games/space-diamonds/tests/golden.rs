//! Recorded games, one for each ending, run again by every later version of the rules.

mod common;

use std::path::PathBuf;

use common::*;
use orrery_core::{Journal, Outcome, Setup};
use orrery_testkit::golden;
use space_diamonds::SpaceDiamonds;

fn dir() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

#[test]
fn recorded_games_run_as_recorded() {
    record();
    assert_eq!(golden::check_dir::<SpaceDiamonds>(dir()), 18);
}

fn ending_as(setup: Setup, ending: &str) -> Journal<SpaceDiamonds> {
    golden::random_game::<SpaceDiamonds>(&setup, |outcome| outcome.ending == ending)
}

fn shared(setup: Setup) -> Journal<SpaceDiamonds> {
    golden::random_game::<SpaceDiamonds>(&setup, |outcome: &Outcome| outcome.winners().count() > 1)
}

fn all_left() -> Journal<SpaceDiamonds> {
    let mut journal = Journal::<SpaceDiamonds>::begin(Setup::new(2), [3; 32]).expect("a beginning");
    journal.leave(ADA).expect("leaving is always allowed");
    journal.leave(BEN).expect("leaving is always allowed");
    journal
}

/// `ORRERY_GOLDEN=write cargo test -p space-diamonds --test golden` writes the files anew: a reviewed change that says
/// which rule moved them.
fn record() {
    let rockets = |seats| Setup::new(seats).with("mode", "rockets");
    let other = rockets(2).with("hydration", "shuffled").with("memory", "on").with("four", "discovered");
    let other = other.with("firsts", "personal").with("rockets", "laser").with("limit", "30");
    golden::record(dir(), "all-home", "everybody comes home", || ending_as(Setup::new(2), "ending-all-home"));
    golden::record(dir(), "three-turns", "not all come home", || ending_as(Setup::new(3), "ending-three-turns"));
    let ahead = Setup::new(3).with("head-start", "on");
    golden::record(dir(), "late-places", "a head start", || ending_as(ahead.clone(), "ending-three-turns"));
    golden::record(dir(), "three-turns-rockets", "rockets", || ending_as(rockets(3), "ending-three-turns"));
    golden::record(dir(), "round-limit", "every option changed", || ending_as(other.clone(), "ending-round-limit"));
    golden::record(dir(), "shared", "equal points and gems", || shared(Setup::new(4).with("limit", "20")));
    golden::record(dir(), "abandoned", "everybody left", all_left);
    let left = |setup: Setup| golden::random_game_left::<SpaceDiamonds>(&setup, 40);
    let electric = rockets(5).with("rockets", "electric").with("limit", "60");
    golden::record(dir(), "left-electric", "five, and everybody leaves", || left(electric.clone()));
    let nuclear = rockets(2).with("rockets", "nuclear").with("limit", "100");
    golden::record(dir(), "left-nuclear", "two, and everybody leaves", || left(nuclear.clone()));
    golden::record(dir(), "left-lesson", "a guided game with sails", || left(Setup::new(2).with("lesson", "sails")));
    let undos = || golden::random_game_with_undos::<SpaceDiamonds>(&Setup::new(2), 5);
    golden::record(dir(), "taken-back", "with undos", undos);
    golden::record(dir(), "solo-home", "solo, in time", || ending_as(Setup::new(1), "ending-solo-home"));
    golden::record(dir(), "solo-late", "solo, too late", || ending_as(Setup::new(1), "ending-solo-late"));
    let lesson = Setup::new(2).with("lesson", "rockets");
    golden::record(dir(), "lesson", "a guided game", || ending_as(lesson.clone(), "ending-round-limit"));
    golden::record(dir(), "rockets-home", "rockets, and a ship comes home", || {
        ending_as(rockets(2), "ending-three-turns")
    });
    golden::record(dir(), "four-rockets", "four rockets", || ending_as(rockets(4), "ending-three-turns"));
    golden::record(dir(), "five-sails", "five sails", || ending_as(Setup::new(5), "ending-three-turns"));
    golden::record(dir(), "solo-rocket", "solo with a rocket", || ending_as(rockets(1), "ending-solo-late"));
}
