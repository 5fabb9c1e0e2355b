//! How fast random games play, and how long the search for all ends of a move takes.
//!
//! cargo run --release -p space-diamonds --example pace

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use orrery_core::{Answer, Asking, Dice, Play, Setup};
use space_diamonds::SpaceDiamonds;
use space_diamonds::content::{Craft, Edition, Mass, Space, Zone};
use space_diamonds::flight::{Engine, Flight};
use space_diamonds::reach::reach;
use space_diamonds::state::{Mode, State};

fn main() {
    println!("a state has {} bytes", size_of::<State>());
    for (mode, seats) in [("sails", 3), ("rockets", 3), ("sails", 5), ("rockets", 1)] {
        playing(&Setup::new(seats).with("mode", mode));
    }
    reaching("sail", Engine::sail(Edition::Second), "8", 0);
    for (craft, wet) in [(0, "8"), (2, "8"), (4, "8"), (4, "4")] {
        let craft = Craft(craft);
        let engine = Engine { mode: Mode::Rockets, craft, edition: Edition::Second };
        let name = format!("rocket {}/{} at wet mass {wet}", craft.thrust(), craft.consumption());
        reaching(&name, engine, wet, 0);
        reaching(&format!("{name}, two isofuel"), engine, wet, 2);
    }
}

/// Only must-asks are answered, as simulations do.
fn playing(setup: &Setup) {
    const GAMES: u64 = 6_000;
    let mut endings: BTreeMap<&str, u64> = BTreeMap::new();
    let (mut answers, mut luck, start) = (0u64, Dice::seeded("measure", 1), Instant::now());
    for seed in 0..GAMES {
        let Ok(mut play) = Play::<SpaceDiamonds>::begin(setup, Dice::seeded("game", seed)) else { return };
        while let Some(ask) = play.asks().first().cloned() {
            let choice = SpaceDiamonds::sample(play.state(), &ask, &mut luck);
            if let Err(stop) = play.answer(&Answer { ask: ask.id, seat: ask.seat, choice }) {
                return println!("{setup:?}: {stop:?}");
            }
            answers += 1;
        }
        *endings.entry(play.outcome().map_or("none", |outcome| outcome.ending)).or_default() += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{setup:?}: {:.0} games/s, {:.0} answers/s, {} answers a game, {endings:?}",
        GAMES as f64 / seconds,
        answers as f64 / seconds,
        answers / GAMES
    );
}

/// From every space out to the belt, in the fastest of some rounds: other programs may run beside this one.
fn reaching(name: &str, engine: Engine, wet: &str, isofuel: u8) {
    const ROUNDS: u32 = 40;
    let wet = Mass::named(wet).unwrap_or(Mass::EIGHT);
    let starts: Vec<Space> = Space::all().filter(|space| space.zone() <= Zone::Ceres).collect();
    let (mut fastest, mut ends) = (Duration::MAX, 0);
    for _ in 0..ROUNDS {
        let start = Instant::now();
        for from in &starts {
            ends += std::hint::black_box(reach(&Flight::begin(engine, *from, wet, 4), isofuel, false)).spaces().len();
        }
        fastest = fastest.min(start.elapsed() / starts.len() as u32);
    }
    println!("reach, {name}: {fastest:?} each, {} spaces on average", ends / (starts.len() * ROUNDS as usize));
}
