//! Is every word of every card carried out, and every place, log and piece reached, by players who play at random and by
//! companions? And can the main mission still be done from wherever chance has led?
//!
//! cargo run --release -p vanguard --example coverage -- 12 1
//! cargo run --release -p vanguard --example coverage -- locks 5000 1
//!
//! Rounds, or explorations, then a seed; of explorations also how many come before. What was never reached is listed, and the end is then a failure.

mod content;
mod locks;
mod play;

use std::process::ExitCode;

use content::{BEYOND, Unreached};
use play::{Effort, Manner};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, other: u64| args.get(at).and_then(|arg| arg.parse().ok()).unwrap_or(other);
    let (missing, none) = match args.first().map(String::as_str) {
        Some("locks") => (locks::locks(number(1, 500), number(2, 1), number(3, 0)), "nothing locked"),
        _ => (unreached(number(0, 12), number(1, 1)), "everything reached"),
    };
    missing.iter().for_each(|one| println!("never: {one}"));
    println!("{}", if missing.is_empty() { none.to_owned() } else { format!("{} missing", missing.len()) });
    if missing.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Some twenty seconds a round.
const EFFORT: Effort = Effort { manners: Manner::ALL.len(), excursions: 1_000 };

fn unreached(rounds: u64, seed: u64) -> Vec<String> {
    let mut left = Unreached::new();
    println!("{} to reach", left.len());
    BEYOND.iter().for_each(|(what, why)| println!("beyond play: {what}: {why}"));
    play::search(rounds, seed, &EFFORT, &mut left);
    left.missing()
}
