//! Is every word of every card carried out, and every place, log and piece reached, by players who play at random and by
//! companions? And can the main mission still be done from wherever chance has led?
//!
//! cargo run --release -p vanguard --example coverage -- 40 1
//! cargo run --release -p vanguard --example coverage -- locks 5000 1
//!
//! Games of each kind, or explorations, then a seed. What was never reached is listed, and the end is then a failure.

mod content;
mod locks;
mod play;

use std::process::ExitCode;

use content::Unreached;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, other: u64| args.get(at).and_then(|arg| arg.parse().ok()).unwrap_or(other);
    let missing = match args.first().map(String::as_str) {
        Some("locks") => locks::locks(number(1, 500), number(2, 1)),
        _ => unreached(number(0, 40), number(1, 1)),
    };
    missing.iter().for_each(|one| println!("never: {one}"));
    println!("{} missing", missing.len());
    if missing.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn unreached(games: u64, seed: u64) -> Vec<String> {
    let mut left = Unreached::new();
    println!("{} to reach", left.len());
    play::search(games, seed, &mut left);
    left.names()
}
