//! The program: serve, play, simulate, replay, verify, export, back up, examine, and look at every card.

mod doctor;
mod gallery;
mod out;
mod play;
mod record;
mod serve;
mod sim;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Pages are made of many small strings: this allocator halves what they cost.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Play the great space-exploration board games: in the browser, in the terminal, against bots.
#[derive(Parser)]
#[command(version, about, long_about = None)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the web pages and the HTTP API (the default)
    Serve(serve::Args),
    /// Play in the terminal against bots
    Play(play::Args),
    /// Let bots play many games and print how they went
    Sim(sim::Args),
    /// Print a game record move by move
    Replay(record::ReplayArgs),
    /// Run a game record again and check every digest and the dice commitment
    Verify(record::VerifyArgs),
    /// Write the record of a finished table to a file
    Export(record::ExportArgs),
    /// Copy the whole database to a file, also while the server runs
    Backup(record::BackupArgs),
    /// Say what is wrong with a database: the file itself and every table in it
    Doctor(doctor::Args),
    /// Write a page that shows every card, tile and piece of a game
    Gallery(gallery::Args),
}

fn main() -> ExitCode {
    let command = Cli::parse().command.unwrap_or_else(|| Command::Serve(serve::Args::default()));
    let done = match command {
        Command::Serve(args) => serve::run(args),
        Command::Play(args) => play::run(args),
        Command::Sim(args) => sim::run(args),
        Command::Replay(args) => record::replay(args),
        Command::Verify(args) => record::verify(args),
        Command::Export(args) => record::export(args),
        Command::Backup(args) => record::backup(args),
        Command::Doctor(args) => doctor::run(args),
        Command::Gallery(args) => gallery::run(args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("orrery: {why}");
            ExitCode::FAILURE
        }
    }
}

/// The game of that name, or which there are.
fn find_game(id: &str) -> Result<&'static dyn orrery_catalog::AnyGame, String> {
    orrery_catalog::game(id).ok_or_else(|| {
        let known: Vec<&str> = orrery_catalog::games().map(|game| game.info().id).collect();
        format!("unknown game '{id}'; there are: {}", known.join(", "))
    })
}

/// `name=value` pairs as options of a game.
fn options(pairs: &[String]) -> Result<orrery_core::OptionValues, String> {
    let pair = |pair: &String| match pair.split_once('=') {
        Some((name, value)) => Ok((name.to_owned(), value.to_owned())),
        None => Err(format!("'{pair}' is not name=value")),
    };
    pairs.iter().map(pair).collect()
}

fn explain(stop: orrery_core::Stop, game: &dyn orrery_catalog::AnyGame) -> String {
    match stop {
        orrery_core::Stop::Refused(refusal) => {
            let voice = orrery_text::Voice::new(game.texts(), orrery_text::Lang::En, &[]);
            format!("{} ({})", voice.say(&refusal.reason), refusal.rule.0)
        }
        orrery_core::Stop::Fault(fault) => format!("a fault of the program: {fault}"),
    }
}
