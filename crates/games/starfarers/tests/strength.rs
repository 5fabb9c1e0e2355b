//! How strong the computer players are against each other. The full figures are in balance.md; `orrery sim` makes them.

use orrery_bots::{Level, act};
use orrery_core::{Answer, Dice, Game, Play, Seat, Setup, Viewer};
use starfarers::Starfarers;

type Table = Play<Starfarers>;

/// More answers than any game needs: bots that go round in circles are found out.
const ENOUGH: usize = 20_000;

/// Bots answer what they must, and offer what they like, from their view alone.
fn play(seed: u64, setup: &Setup, level: impl Fn(Seat) -> Level) -> Table {
    let mut play = Table::begin(setup, Dice::seeded("strength", seed)).expect("a table");
    let mut luck = Dice::seeded("thoughts", seed);
    for _ in 0..ENOUGH {
        let Some(ask) = play.asks().iter().find(|ask| ask.must).cloned() else { return play };
        let view = Starfarers::view(play.state(), Viewer::Seat(ask.seat));
        let (id, choice) = act::<Starfarers>(level(ask.seat), &view, &ask, play.asks(), &mut luck);
        let answer = Answer { ask: id, seat: ask.seat, choice };
        let legal = play.answer(&answer).is_ok();
        assert!(legal, "{:?} answers {:?} with {choice:?}", level(ask.seat), ask.decision);
    }
    panic!("game {seed} does not end")
}

/// Wins of `one` against three of `other` in so many games, on every seat in turn.
fn wins(one: Level, other: Level, games: u64) -> u64 {
    let won = |seed: &u64| {
        let own = Seat((seed % 4) as u8);
        let play = play(*seed, &Setup::new(4), |seat| if seat == own { one } else { other });
        play.outcome().is_some_and(|outcome| outcome.winners().any(|winner| winner == own))
    };
    (0..games).filter(won).count() as u64
}

#[test]
fn every_level_plays_legally_to_the_end_under_every_option() {
    let options = [
        ("set-up", "expert"),
        ("supply", "fast"),
        ("draw", "button"),
        ("tie", "fewest"),
        ("first-ship", "choice"),
        ("bazaar", "once"),
        ("relief", "every"),
        ("two-numbers", "off"),
        ("bases", "shuffled"),
        ("look", "request"),
        ("target", "12"),
    ];
    for (seed, (option, value)) in (0..).zip(options) {
        let setup = Setup::new(2 + (seed % 3) as u8).with(option, value);
        let mixed = |seat: Seat| Level::ALL[(seat.index() + seed as usize) % 4];
        assert!(play(seed, &setup, mixed).outcome().is_some(), "{option} {value}");
    }
}

#[test]
fn the_same_view_and_luck_give_the_same_game() {
    let game = || {
        play(7, &Setup::new(3), |seat| if seat.0 == 0 { Level::Hard } else { Level::Normal })
            .digest()
            .expect("a digest")
    };
    assert_eq!(game(), game());
}

#[test]
fn normal_beats_random() {
    let wins = wins(Level::Normal, Level::Random, 40);
    assert!(wins >= 33, "{wins} of 40");
}

#[test]
fn normal_beats_easy() {
    let wins = wins(Level::Normal, Level::Easy, 40);
    assert!(wins >= 14, "{wins} of 40");
}

#[test]
fn hard_beats_random() {
    let wins = wins(Level::Hard, Level::Random, 8);
    assert!(wins >= 6, "{wins} of 8");
}

#[test]
fn a_game_of_normal_players_is_over_in_time() {
    for seed in 0..12 {
        let rounds = play(seed, &Setup::new(4), |_| Level::Normal).state().public.round;
        assert!((6..=25).contains(&rounds), "game {seed}: {rounds} rounds");
    }
}

#[test]
fn nobody_volunteers_more_than_four_offers_a_turn() {
    let mut play = Table::begin(&Setup::new(4), Dice::seeded("strength", 1)).expect("a table");
    let mut luck = Dice::seeded("thoughts", 1);
    let mut most = 0;
    while let Some(ask) = play.asks().iter().find(|ask| ask.must).cloned() {
        let view = Starfarers::view(play.state(), Viewer::Seat(ask.seat));
        let (id, choice) = act::<Starfarers>(Level::Normal, &view, &ask, play.asks(), &mut luck);
        play.answer(&Answer { ask: id, seat: ask.seat, choice }).expect("bots answer legally");
        most = most.max(play.state().public.turn.offers);
    }
    assert!((1..=4).contains(&most), "{most} offers");
}
