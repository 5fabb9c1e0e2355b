//! `cargo xtask mutants`: small faults are put into the rules of a game, one at a time, and its tests must notice.
//!
//! cargo-mutants lists the faults; they are tried here, on a copy of the repository with a build folder of its own, so
//! that the tests that notice most run first and everything stays compiled between two faults.

mod accepted;
mod judge;
mod list;
mod report;
mod tree;

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::shell::root;
use crate::tools;
use accepted::Accepted;
use judge::{Judge, Verdict};
use list::Mutant;
use report::Report;
use tree::Tree;

/// Put small faults into the rules of a game and see whether its tests notice
///
/// Over `rules`, `content`, `event` and `state` of each game, file or folder. Each fault (a mutant of cargo-mutants, which
/// is installed from crates.io where it is missing) is tried on a copy of the repository under target/mutants. First the
/// test file `rules` runs, with the one named like the part that has the fault, then whatever else the game's own crate
/// has, but never `golden` and `conformance`: recorded games are written anew on purpose, and the promises of every game
/// say little about the rules of one.
///
/// Survivors are listed with their place, on the screen and in target/mutants/GAME.txt. A survivor that is no fault, or
/// one that no test can see, is accepted by a line with its reason in crates/games/GAME/mutants.txt:
///
///     src/rules/fly.rs: replace < with <= in check | why this changes nothing
///
/// If a function has the same fault in several places, all but the first have a number behind: `... in check (2)`. The
/// chore fails when fewer than 95 % of the viable mutants that are not accepted are killed; one whose tests do not come
/// to an end counts as killed, one that does not compile is not viable.
///
/// A whole run takes an hour or more for each game. With --sample the same number and seed choose the same mutants, as
/// long as the sources are the same.
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Args {
    /// Only this game, such as space-diamonds
    game: Option<String>,
    /// Try only so many mutants of each game, chosen by the seed
    #[arg(long, value_name = "N")]
    sample: Option<usize>,
    /// What the choice depends on
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many are tried at the same time, each with a copy and a build folder of its own
    #[arg(long, value_name = "J", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=64))]
    jobs: u8,
}

/// So many of a hundred viable mutants are to be killed.
const WANTED: usize = 95;

pub fn run(args: &Args) -> Result<(), String> {
    tools::cargo_tool("nextest")?;
    tools::cargo_tool("mutants")?;
    let games = games(args.game.as_deref())?;
    let mut short = Vec::new();
    for game in &games {
        let report = try_game(game, args)?;
        let text = report.text();
        println!("\n{text}");
        let file = folder().join(format!("{game}.txt"));
        std::fs::write(&file, text).map_err(|error| format!("cannot write {}: {error}", file.display()))?;
        if !report.reaches(WANTED) {
            short.push(game.as_str());
        }
    }
    if short.is_empty() { Ok(()) } else { Err(format!("fewer than {WANTED} % are killed: {}", short.join(", "))) }
}

/// Where copies, builds and reports are.
fn folder() -> PathBuf {
    root().join("target/mutants")
}

fn games(wanted: Option<&str>) -> Result<Vec<String>, String> {
    let entries = std::fs::read_dir(root().join("crates/games")).map_err(|error| format!("no games: {error}"))?;
    let names = entries.flatten().filter(|entry| entry.path().is_dir()).map(|entry| entry.file_name());
    let mut games: Vec<String> = names.map(|name| name.to_string_lossy().into_owned()).collect();
    games.sort();
    games.retain(|game| wanted.is_none_or(|wanted| wanted == game));
    if games.is_empty() { Err(format!("there is no game {}", wanted.unwrap_or_default())) } else { Ok(games) }
}

fn try_game(game: &str, args: &Args) -> Result<Report, String> {
    let accepted = Accepted::read(game)?;
    let all = list::of_game(game)?;
    let (total, chosen) = (all.len(), list::sample(all, args.sample, args.seed));
    println!("{game}: {} of {total} mutants", chosen.len());
    let start = Instant::now();
    let tried = try_all(game, &chosen, args.jobs)?;
    let choice = args.sample.map(|_| args.seed);
    Ok(Report::new(game, total, choice, tried, &accepted, start.elapsed()))
}

/// What is still to be tried, and what has been.
struct Work<'a> {
    open: VecDeque<&'a Mutant>,
    done: Vec<(Mutant, Verdict)>,
    begin: Option<Instant>,
    count: usize,
}

impl Work<'_> {
    /// One line, with a guess at the time that is left.
    fn finish(&mut self, mutant: &Mutant, verdict: Verdict, seconds: f64) {
        self.done.push((mutant.clone(), verdict));
        let (done, left) = (self.done.len(), self.count - self.done.len());
        let each = self.begin.map_or(0.0, |begin| begin.elapsed().as_secs_f64()) / done as f64;
        let minutes = each * left as f64 / 60.0;
        println!("{done:>4}/{} {:<9}{seconds:>6.1} s  {mutant}  ({minutes:.0} min left)", self.count, verdict.word());
    }
}

fn try_all(game: &str, chosen: &[Mutant], jobs: u8) -> Result<Vec<(Mutant, Verdict)>, String> {
    let open: VecDeque<&Mutant> = chosen.iter().collect();
    let work = Mutex::new(Work { open, done: Vec::new(), begin: None, count: chosen.len() });
    let worker = |number: u8| {
        let tree = Tree::fresh(&folder(), number)?;
        // The others need not go on: nothing would come of it.
        let judge = Judge::new(game, &tree).inspect_err(|_| lock(&work).open.clear())?;
        lock(&work).begin.get_or_insert_with(Instant::now);
        loop {
            let Some(mutant) = lock(&work).open.pop_front() else { return Ok(()) };
            let start = Instant::now();
            let verdict = judge.try_one(mutant)?;
            lock(&work).finish(mutant, verdict, start.elapsed().as_secs_f64());
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..jobs).map(|number| scope.spawn(move || worker(number))).collect();
        let ends = workers.into_iter().map(|worker| worker.join().map_err(|_| "a worker panicked".to_owned()));
        ends.collect::<Result<Vec<Result<(), String>>, String>>()?.into_iter().collect::<Result<(), String>>()
    })?;
    let mut done = work.into_inner().unwrap_or_else(PoisonError::into_inner).done;
    done.sort_by(|one, two| one.0.place().cmp(&two.0.place()));
    Ok(done)
}

fn lock<'a, 'b>(work: &'a Mutex<Work<'b>>) -> std::sync::MutexGuard<'a, Work<'b>> {
    work.lock().unwrap_or_else(PoisonError::into_inner)
}
