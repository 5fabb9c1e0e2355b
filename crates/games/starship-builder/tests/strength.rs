//! How strong the computer players are against each other.

mod common;

use common::*;
use orrery_bots::{Level, Thinks};
use orrery_core::{Answer, Dice, Game, Seat, Setup, Viewer};
use starship_builder::StarshipBuilder;

/// Plays `games` two-player games with seats alternating; the share of `one` in thousandths, ties half.
fn share(one: Level, other: Level, games: u64, setup: &Setup) -> u64 {
    let mut halves = 0;
    for seed in 0..games {
        let own = Seat((seed % 2) as u8);
        let table = duel(seed, setup, |seat| if seat == own { one } else { other });
        let winners: Vec<Seat> = table.outcome().expect("an end").winners().collect();
        halves += match (winners.contains(&own), winners.len()) {
            (true, 1) => 2,
            (false, 1) => 0,
            _ => 1,
        };
    }
    halves * 500 / games
}

fn duel(seed: u64, setup: &Setup, level: impl Fn(Seat) -> Level) -> Table {
    let mut table = begin(setup, seed);
    let mut luck = Dice::seeded("thoughts", seed);
    while !table.is_over() {
        let ask = table.asks()[0].clone();
        let view = StarshipBuilder::view(table.state(), Viewer::Seat(ask.seat));
        let choice = StarshipBuilder::think(level(ask.seat), &view, ask.seat, &ask, &mut luck);
        table.answer(&Answer { ask: ask.id, seat: ask.seat, choice }).expect("bots answer legally");
    }
    table
}

#[test]
fn every_level_plays_legally_to_the_end() {
    for (seed, level) in (0..).zip(Level::ALL) {
        for hands in ["open", "hidden"] {
            let setup = Setup::new(3).with("hands", hands);
            let quick = |seat: Seat| if seat == RED || level != Level::Hard { level } else { Level::Easy };
            assert!(duel(seed, &setup, quick).is_over());
        }
    }
}

#[test]
fn normal_beats_random() {
    let share = share(Level::Normal, Level::Random, 40, &Setup::new(2));
    assert!(share >= 850, "{share} of 1000");
}
