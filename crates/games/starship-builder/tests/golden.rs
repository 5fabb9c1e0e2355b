//! Recorded games, one for each ending, run again by every later version of the rules.

mod common;

use std::path::PathBuf;

use common::*;
use orrery_core::{Journal, Setup};
use orrery_testkit::golden;
use starship_builder::StarshipBuilder;

fn dir() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

#[test]
fn recorded_games_run_as_recorded() {
    record();
    assert_eq!(golden::check_dir::<StarshipBuilder>(dir()), 10);
}

fn ending_as(setup: Setup, ending: &str) -> Journal<StarshipBuilder> {
    golden::random_game::<StarshipBuilder>(&setup, |outcome| outcome.ending == ending)
}

fn left_alone() -> Journal<StarshipBuilder> {
    let mut journal = Journal::<StarshipBuilder>::begin(Setup::new(3), [3; 32]).expect("a beginning");
    journal.leave(RED).expect("leaving is always allowed");
    journal.leave(BLUE).expect("leaving is always allowed");
    journal
}

/// `ORRERY_GOLDEN=write cargo test -p starship-builder --test golden` writes the files anew: a reviewed change that
/// says which rule moved them.
fn record() {
    let hidden = Setup::new(3).with("hands", "hidden").with("end", "finish-round").with("categories", "four");
    golden::record(dir(), "won", "most points", || ending_as(Setup::new(4), "ending-won"));
    golden::record(dir(), "won-hidden", "every option changed", || ending_as(hidden.clone(), "ending-won"));
    golden::record(dir(), "five", "five players", || ending_as(Setup::new(5), "ending-won"));
    golden::record(dir(), "six", "six players", || ending_as(Setup::new(6), "ending-won"));
    golden::record(dir(), "shared", "equal points", || ending_as(Setup::new(4), "ending-shared"));
    golden::record(dir(), "only-ship", "one ship", || ending_as(Setup::new(3), "ending-only-ship"));
    golden::record(dir(), "no-ships", "no ship", || ending_as(Setup::new(3), "ending-no-ships"));
    golden::record(dir(), "last-player", "all others left", left_alone);
    let lesson = || golden::random_game::<StarshipBuilder>(&Setup::new(2).with("lesson", "first-ship"), |_| true);
    golden::record(dir(), "lesson", "a guided game", lesson);
    golden::record(dir(), "taken-back", "with an undo", || {
        golden::random_game_with_undos::<StarshipBuilder>(&Setup::new(2), 1)
    });
}
