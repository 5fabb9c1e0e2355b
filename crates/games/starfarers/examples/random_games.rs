//! How fast random games play, how long they are and how they end.
//!
//! cargo run --release -p starfarers --example random_games [games]

use std::collections::BTreeMap;
use std::time::Instant;

use orrery_core::{Answer, Asking, Dice, Play, Setup};
use starfarers::Starfarers;
use starfarers::state::State;

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(6_000);
    println!("a state has {} bytes", size_of::<State>());
    let expert = |seats| Setup::new(seats).with("set-up", "expert").with("look", "request");
    for setup in [Setup::new(4), Setup::new(3), Setup::new(2), expert(4)] {
        playing(&setup, games);
    }
}

/// Only must-asks are answered, as simulations do.
fn playing(setup: &Setup, games: u64) {
    let mut endings: BTreeMap<&str, u64> = BTreeMap::new();
    let (mut answers, mut rounds, mut luck, start) = (0u64, 0u64, Dice::seeded("measure", 1), Instant::now());
    for seed in 0..games {
        let Ok(mut play) = Play::<Starfarers>::begin(setup, Dice::seeded("game", seed)) else { return };
        while let Some(ask) = play.asks().iter().find(|ask| ask.must).cloned() {
            let choice = Starfarers::sample(play.state(), &ask, &mut luck);
            if let Err(stop) = play.answer(&Answer { ask: ask.id, seat: ask.seat, choice }) {
                return println!("{setup:?}: {choice:?} for {:?} in game {seed}: {stop:?}", ask.decision);
            }
            answers += 1;
        }
        rounds += u64::from(play.state().public.round);
        *endings.entry(play.outcome().map_or("none", |outcome| outcome.ending)).or_default() += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{setup:?}: {:.0} games/s, {:.0} answers/s, {} answers and {} rounds a game, {endings:?}",
        games as f64 / seconds,
        answers as f64 / seconds,
        answers / games,
        rounds / games
    );
}
