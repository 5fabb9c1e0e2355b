//! `orrery sim`: bots against bots, many games, and what came of it.

mod many;
mod report;
mod row;
mod tally;

use std::num::NonZero;
use std::time::Instant;

use indicatif::{ProgressBar, ProgressStyle};
use orrery_bots::Level;
use orrery_catalog::AnyGame;
use orrery_core::{OptionValues, Setup};

use crate::{explain, find_game, options};
use many::Plan;
use report::Report;
use row::Rows;
use tally::Tally;

#[derive(clap::Args)]
pub struct Args {
    /// The game, such as starship-builder
    game: String,
    /// How many games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How many players at each table; the fewest the game allows if not given
    #[arg(long)]
    players: Option<u8>,
    /// Levels by seat: random, easy, normal, hard; the last one goes for all further seats. They change seats from
    /// game to game
    #[arg(long, value_delimiter = ',', default_value = "normal")]
    bots: Vec<Level>,
    /// The same seed gives the same games, however many are played at once
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at once; as many as there are processors if not given
    #[arg(long)]
    jobs: Option<NonZero<usize>>,
    /// Options of the game, such as categories=four
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// How it is played, for games with several modes: a value of the option `mode` or, where there is none, of
    /// whatever option has it
    #[arg(long)]
    mode: Option<String>,
    /// Write each game as one line of JSON to a file; with - to standard output, and the report to standard error
    #[arg(long, value_name = "FILE")]
    rows: Option<String>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

pub fn run(args: Args) -> Result<(), String> {
    let game = find_game(&args.game)?;
    let plan = plan(&args, game)?;
    let mut rows = Rows::open(args.rows.as_deref())?;
    let bar = progress(args.games, args.json);
    let (start, mut tally) = (Instant::now(), Tally::new(plan.setup.seats));
    plan.play(jobs(&args), |number, done| {
        let done = done.map_err(|stop| format!("game {number}: {}", explain(stop, game)))?;
        let seated = plan.seated(number);
        rows.write(number, plan.seed(number), &done, &seated)?;
        tally.count(&done, &seated);
        bar.inc(1);
        Ok(())
    })?;
    bar.finish_and_clear();
    rows.close()?;
    let report = Report { plan: &plan, tally: &tally, time: start.elapsed(), jobs: jobs(&args) };
    report.print(args.json, rows.are_printed())
}

fn jobs(args: &Args) -> usize {
    args.jobs.or_else(|| std::thread::available_parallelism().ok()).map_or(1, NonZero::get)
}

fn plan<'a>(args: &Args, game: &'a dyn AnyGame) -> Result<Plan<'a>, String> {
    let players = args.players.unwrap_or(*game.info().seats.start());
    let mode = args.mode.iter().map(|mode| (mode_option(game, mode).to_owned(), mode.clone()));
    let setup = Setup { options: options(&args.options)?.into_iter().chain(mode).collect(), ..Setup::new(players) };
    known(game, &setup.options)?;
    game.check(&setup).map_err(|refusal| explain(refusal.into(), game))?;
    if args.bots.len() > usize::from(players) {
        let (levels, players) = (args.bots.len(), usize::from(players));
        return Err(format!("{levels} levels for {players} players: give --players {levels}, or fewer levels"));
    }
    Ok(Plan { game, setup, levels: spread(&args.bots, players), games: args.games, seed: args.seed })
}

/// Options and values that the game has; else which there are.
fn known(game: &dyn AnyGame, options: &OptionValues) -> Result<(), String> {
    let has = |(id, value): &(&String, &String)| {
        game.info().options.iter().any(|option| option.id == *id && option.values.contains(&value.as_str()))
    };
    let Some((id, value)) = options.iter().find(|pair| !has(pair)) else { return Ok(()) };
    let all = game.info().options.iter().map(|option| format!("{}={}", option.id, option.values.join("|")));
    Err(format!("{} has no option {id}={value}; there are: {}", game.info().id, all.collect::<Vec<_>>().join(", ")))
}

fn mode_option(game: &dyn AnyGame, mode: &str) -> &'static str {
    let options = game.info().options.iter();
    let named = options.clone().find(|option| option.id == "mode");
    named.or_else(|| options.clone().find(|option| option.values.contains(&mode))).map_or("mode", |option| option.id)
}

fn spread(bots: &[Level], players: u8) -> Vec<Level> {
    let last = bots.last().copied().unwrap_or(Level::Normal);
    (0..players.into()).map(|seat| bots.get(seat).copied().unwrap_or(last)).collect()
}

fn progress(games: u64, quiet: bool) -> ProgressBar {
    let bar = if quiet { ProgressBar::hidden() } else { ProgressBar::new(games) };
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} games, {per_sec}, {eta} left");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}
