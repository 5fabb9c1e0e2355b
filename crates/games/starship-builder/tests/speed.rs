//! How many random games a second.

mod common;

use common::*;
use orrery_core::{Dice, Setup};

/// cargo test --release -p starship-builder --test speed -- --ignored --nocapture
#[test]
#[ignore = "a measurement"]
fn random_games_per_second() {
    println!("a state has {} bytes", std::mem::size_of::<starship_builder::state::State>());
    for seats in [2, 4, 6] {
        let mut luck = Dice::seeded("speed", 2);
        let start = std::time::Instant::now();
        let games = 5_000;
        let mut answers = 0;
        for seed in 0..games {
            let mut table = begin(&Setup::new(seats), seed);
            while !table.is_over() {
                step(&mut table, &mut luck);
                answers += 1;
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        println!("{seats} seats: {:.0} games/s, {:.0} answers/s", games as f64 / seconds, answers as f64 / seconds);
    }
}
