//! Recorded games, one for each ending and each option, run again by every later version of the rules.

mod common;

use std::path::PathBuf;

use common::*;
use orrery_core::{Answer, Asking, Dice, Game, Journal, Play, Setup};
use orrery_testkit::golden;
use starfarers::Starfarers;
use starfarers::content::OPTIONS;
use starfarers::state::Phase;

fn dir() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

#[test]
fn recorded_games_run_as_recorded() {
    record();
    assert_eq!(golden::check_dir::<Starfarers>(dir()), 15);
}

/// A table saved under the first version of the rules, when a ship was finished once another had begun: the facts fold
/// to where the table stood, P4 in mid-flight, and it plays on by the rules of today to its end (SF-FLY-10).
#[test]
fn a_table_of_earlier_rules_loads_and_plays_on() {
    // Of each entry its rules version, command, facts and dice read, as the store had them.
    type Kept = (u16, Vec<u8>, Vec<u8>, u64);
    let entries: Vec<Kept> = postcard::from_bytes(include_bytes!("journals/rules-1.bin")).expect("old entries");
    assert!(entries.len() == 241 && entries.iter().all(|(version, ..)| *version == 1));
    let mut state = Starfarers::begin(&Setup::new(4));
    for (version, command, events, _) in &entries {
        orrery_core::old_command::<Starfarers>(*version, command).expect("an old command is readable");
        Starfarers::fold_old(*version, &mut state, events).expect("old facts are readable");
    }
    let mut play = Play::<Starfarers>::of_state(state, Dice::at([0; 32], entries[240].3));
    let public = &play.state().public;
    assert_eq!((public.round, public.active, public.phase()), (8, P4, Phase::ask(P4, Fly)));
    assert_eq!([P1, P2, P3, P4].map(|seat| public.vp(seat)), [6, 10, 7, 6]);
    assert_eq!(
        [P1, P2, P3, P4].map(|seat| play.state().hand(seat)),
        ["o1 c1 g1", "o1 c2 f1", "o1 g2", "u1 g4"].map(cards)
    );
    let ships: Vec<_> = public.ships(P4).map(|(_, ship)| (ship.at.id(), ship.steps)).collect();
    assert_eq!((ships, public.speed(P4)), (vec![("13_26", 5), ("18_11", 6), ("17_14", 6)], 6));
    // The first of them has a step left.
    let ask = play.asks().of(P4).next().expect("an ask").id;
    play.answer(&Answer { ask, seat: P4, choice: fly(ONE, "13_28") }).expect("it flies on");
    let mut luck = Dice::seeded("on", 1);
    while let Some(ask) = play.asks().iter().find(|ask| ask.must).cloned() {
        let choice = Starfarers::sample(play.state(), &ask, &mut luck);
        play.answer(&Answer { ask: ask.id, seat: ask.seat, choice }).expect("a sampled answer");
    }
    assert!(play.outcome().is_some());
}

fn ending_as(setup: Setup, ending: &str) -> Journal<Starfarers> {
    golden::random_game::<Starfarers>(&setup, |outcome| outcome.ending == ending)
}

/// The value at this place of every option but the lesson, or its last one.
fn options(seats: u8, place: usize) -> Setup {
    let value = |values: &[&'static str]| values[place.min(values.len() - 1)];
    let others = OPTIONS.iter().filter(|option| option.id != "lesson");
    others.fold(Setup::new(seats), |setup, option| setup.with(option.id, value(option.values)))
}

/// Everybody rolls, shakes and ends the turn where the ship is, and takes nothing: nobody ever rises.
fn standstill() -> Journal<Starfarers> {
    let mut journal = Journal::<Starfarers>::begin(Setup::new(2), [5; 32]).expect("a beginning");
    let mut luck = Dice::seeded("standstill", 1);
    while !journal.play().is_over() {
        let ask = journal.play().asks().iter().find(|ask| ask.must).expect("somebody is asked").clone();
        let choice = match ask.decision {
            Decision::Trade(_) => Choice::Trade(Trading::ToFlight),
            Decision::Fly(_) => Choice::Fly(Flight::EndTurn),
            Decision::Answer(_) => Choice::Answer(false),
            Decision::Give(_) => Choice::Give(Default::default()),
            _ => Starfarers::sample(journal.play().state(), &ask, &mut luck),
        };
        journal.answer(Answer { ask: ask.id, seat: ask.seat, choice }).expect("a quiet answer");
    }
    journal
}

fn all_left() -> Journal<Starfarers> {
    let mut journal = Journal::<Starfarers>::begin(Setup::new(2), [3; 32]).expect("a beginning");
    journal.leave(P1).expect("leaving is always allowed");
    journal.leave(P2).expect("leaving is always allowed");
    journal
}

/// One leaves, the other plays on against the defaults.
fn one_left() -> Journal<Starfarers> {
    let mut journal = Journal::<Starfarers>::begin(Setup::new(3), [4; 32]).expect("a beginning");
    let mut luck = Dice::seeded("one left", 1);
    journal.leave(P2).expect("leaving is always allowed");
    while !journal.play().is_over() {
        let ask = journal.play().asks().iter().find(|ask| ask.must).expect("somebody is asked").clone();
        let choice = Starfarers::sample(journal.play().state(), &ask, &mut luck);
        journal.answer(Answer { ask: ask.id, seat: ask.seat, choice }).expect("a sampled answer");
    }
    journal
}

/// `ORRERY_GOLDEN=write cargo test -p starfarers --test golden` writes the files anew: a reviewed change that says which
/// rule moved them.
fn record() {
    let target = "ending-target";
    golden::record(dir(), "target", "four players, the target", || ending_as(Setup::new(4), target));
    golden::record(dir(), "target-before", "won before the roll", || ending_as(Setup::new(4), "ending-target-before"));
    let lesson = Setup::new(3).with("lesson", "first-voyage");
    golden::record(dir(), "lesson", "a guided game", || ending_as(lesson.clone(), target));
    golden::record(dir(), "standstill", "nobody rises for twelve rounds", standstill);
    golden::record(dir(), "abandoned", "everybody left", all_left);
    golden::record(dir(), "one-left", "one seat played by the defaults", one_left);
    golden::record(dir(), "three", "three players", || ending_as(Setup::new(3), target));
    golden::record(dir(), "options", "the second value of every option", || ending_as(options(4, 1), target));
    golden::record(dir(), "options-three", "the third, three players", || ending_as(options(3, 2), target));
    golden::record(dir(), "two-expert", "two, expert", || ending_as(Setup::new(2).with("set-up", "expert"), target));
    for target in ["14", "16", "17", "18"] {
        let left = || golden::random_game_left::<Starfarers>(&Setup::new(3).with("target", target), 60);
        golden::record(dir(), &format!("left-{target}"), "another target, and everybody leaves", left);
    }
    golden::record(dir(), "taken-back", "with undos", || {
        golden::random_game_with_undos::<Starfarers>(&Setup::new(2), 5)
    });
}
