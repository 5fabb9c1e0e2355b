//! Chores: everything tested with one command, the coverage of the rulebooks, faults that tests must notice, screenshots,
//! benchmarks, soaks, how strong the computer players are.

mod bench;
mod mutants;
mod rules;
mod screens;
mod shell;
mod soak;
mod strength;
mod test;
mod tools;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Chores of this repository
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", version, about, long_about = None)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Install what the tests need, then run all of them: format, lints, rules, unit, browser, both databases
    Test(test::Args),
    /// List every rule with the places that implement and test it; fails where one is missing
    Rules(rules::Args),
    Mutants(mutants::Args),
    /// Write a picture of every page, in both themes, three languages and three sizes
    Screens(screens::Args),
    /// Measure the engine or the server
    Bench(bench::Args),
    /// Kill, cut off, damage and crowd the real program for a while and count what it lost
    Soak(soak::Args),
    /// Let levels play against the level below and tricksters against both, and print their shares of wins
    Strength(strength::Args),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Test(args) => test::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Mutants(args) => mutants::run(&args),
        Command::Screens(args) => screens::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Soak(args) => soak::run(&args),
        Command::Strength(args) => strength::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("xtask: {why}");
            ExitCode::FAILURE
        }
    }
}
