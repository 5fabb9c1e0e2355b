//! How strong the computer players are against each other. The full figures are in balance.md; `orrery sim` makes them.

mod common;

use common::*;
use orrery_bots::{Level, Thinks};
use orrery_core::{Answer, Dice, Game, Play, Seat, Setup, Viewer};
use space_diamonds::SpaceDiamonds;
use space_diamonds::decision::Choice;

type Duel = Play<SpaceDiamonds>;

/// Plays `games` games of two with seats alternating; the share of `one` in thousandths, shared victories half.
fn share(one: Level, other: Level, games: u64, mode: &str) -> u64 {
    let setup = Setup::new(2).with("mode", mode);
    let halves = |seed: u64| {
        let own = Seat((seed % 2) as u8);
        let play = play(seed, &setup, |seat| if seat == own { one } else { other });
        let winners: Vec<Seat> = play.outcome().expect("an end").winners().collect();
        match (winners.contains(&own), winners.len()) {
            (true, 1) => 2,
            (false, 1) => 0,
            _ => 1,
        }
    };
    (0..games).map(halves).sum::<u64>() * 500 / games
}

/// Bots answer what must be answered, from their view alone.
fn play(seed: u64, setup: &Setup, level: impl Fn(Seat) -> Level) -> Duel {
    let mut play = Duel::begin(setup, Dice::seeded("strength", seed)).expect("a table");
    let mut luck = Dice::seeded("thoughts", seed);
    while let Some(ask) = play.asks().iter().find(|ask| ask.must).cloned() {
        let view = SpaceDiamonds::view(play.state(), Viewer::Seat(ask.seat));
        let choice = SpaceDiamonds::think(level(ask.seat), &view, ask.seat, &ask, &mut luck);
        play.answer(&Answer { ask: ask.id, seat: ask.seat, choice }).expect("bots answer legally");
    }
    play
}

#[test]
fn every_level_plays_legally_to_the_end_under_every_option() {
    let options =
        [("hydration", "shuffled"), ("memory", "on"), ("four", "discovered"), ("firsts", "personal"), ("limit", "20")];
    for (seed, level) in (0..).zip(Level::ALL) {
        for mode in ["sails", "rockets"] {
            let setup = Setup::new(1 + (seed % 5) as u8).with("mode", mode);
            let (option, value) = options[seed as usize % options.len()];
            let quick = |seat: Seat| if seat.0 == 0 || level != Level::Hard { level } else { Level::Easy };
            assert!(play(seed, &setup.with(option, value), quick).outcome().is_some());
        }
    }
}

#[test]
fn the_same_view_and_luck_give_the_same_game() {
    let setup = Setup::new(3).with("mode", "rockets");
    let game = || play(7, &setup, |_| Level::Normal).digest().expect("a digest");
    assert_eq!(game(), game());
}

#[test]
fn normal_beats_random() {
    for mode in ["sails", "rockets"] {
        let share = share(Level::Normal, Level::Random, 16, mode);
        assert!(share >= 900, "{mode}: {share} of 1000");
    }
}

#[test]
fn hard_beats_easy() {
    for mode in ["sails", "rockets"] {
        let share = share(Level::Hard, Level::Easy, 12, mode);
        assert!(share >= 500, "{mode}: {share} of 1000");
    }
}

#[test]
fn a_scan_is_legal_too() {
    let play = Duel::begin(&Setup::new(2), Dice::seeded("strength", 1)).expect("a table");
    let ask = play.asks().iter().find(|ask| !ask.must).cloned().expect("the scanner is open");
    let view = SpaceDiamonds::view(play.state(), Viewer::Seat(ask.seat));
    let choice = SpaceDiamonds::think(Level::Hard, &view, ask.seat, &ask, &mut Dice::seeded("thoughts", 1));
    assert_eq!(SpaceDiamonds::check(play.state(), &ask, &choice), Ok(()));
}

/// Asks a bot for its turn on a table arranged for it.
fn turn_of(level: Level, table: &Table) -> Choice {
    let ask = table.play().asks().iter().find(|ask| ask.must).cloned().expect("a question");
    let view = SpaceDiamonds::view(table.play().state(), Viewer::Seat(ask.seat));
    SpaceDiamonds::think(level, &view, ask.seat, &ask, &mut Dice::seeded("thoughts", 1))
}

/// A rocket that has moved and has nothing to do where it stands.
fn idle(setup: Setup) -> Table {
    let table = table(setup).put(ADA, "HER");
    table.with(|state| state.public.turn.moved = true)
}

#[test]
fn an_idle_operation_is_used_to_scan_for_water() {
    let rockets = Setup::new(2).with("mode", "rockets");
    let shuffled = rockets.clone().with("hydration", "shuffled");
    for (level, setup) in [(Level::Normal, &rockets), (Level::Normal, &shuffled), (Level::Hard, &shuffled)] {
        let mut table = idle(setup.clone());
        let choice = turn_of(level, &table);
        assert!(matches!(&choice, Choice::Scan(sites) if sites.len() == 3), "{choice:?}");
        table.choose(ADA, choice);
    }
    // Who knows the map by heart, or has no use for water, does not.
    assert_eq!(turn_of(Level::Hard, &idle(rockets.clone())), Choice::EndTurn);
    assert_eq!(turn_of(Level::Easy, &idle(rockets)), Choice::EndTurn);
    assert_eq!(turn_of(Level::Normal, &idle(Setup::new(2))), Choice::EndTurn);
}
