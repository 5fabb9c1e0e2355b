//! `cargo xtask strength`: levels against the level below, and players who try to win by a trick, in every game that says
//! with which set-ups (`strength.txt` in its folder).

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::shell::{self, cargo, root};

#[derive(clap::Args)]
pub struct Args {
    /// How many games for each figure
    #[arg(long, default_value_t = 400)]
    games: u64,
    /// The same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only this game, such as starship-builder
    #[arg(long)]
    game: Option<String>,
    /// 40 games for each figure, and no hard players: minutes instead of hours, and much less sure
    #[arg(long)]
    quick: bool,
}

impl Args {
    fn games(&self) -> String {
        if self.quick { 40 } else { self.games }.to_string()
    }

    /// Each level with the one below.
    fn pairs(&self) -> &'static [(&'static str, &'static str)] {
        let all = &[("normal", "easy"), ("hard", "normal")];
        if self.quick { &all[..1] } else { all }
    }

    fn levels(&self) -> &'static [&'static str] {
        if self.quick { &["normal"] } else { &["normal", "hard"] }
    }
}

/// Figures that were asked for, and how many missed their aim.
#[derive(Default)]
struct Tally {
    figures: u32,
    missed: u32,
}

impl Tally {
    fn add(&mut self, is_met: bool) {
        self.figures += 1;
        self.missed += u32::from(!is_met);
    }
}

pub fn run(args: &Args) -> Result<(), String> {
    let games = games(args.game.as_deref())?;
    println!("building the program");
    shell::run(cargo().args(["build", "--release", "--quiet", "--package", "orrery", "--bin", "orrery"]))?;
    let mut tally = Tally::default();
    for game in games {
        let name = game.file_name().unwrap_or_default().to_string_lossy().into_owned();
        for setup in setups(&game)? {
            levels(args, &name, &setup, &mut tally)?;
        }
        if game.join("examples/exploiters.rs").is_file() {
            exploiters(args, &name, &mut tally);
        }
    }
    let Tally { figures, missed } = tally;
    println!("{} of {figures} aims are met", figures - missed);
    if missed == 0 { Ok(()) } else { Err(format!("{missed} of {figures} aims are missed")) }
}

/// The folders of games that can be measured.
fn games(only: Option<&str>) -> Result<Vec<PathBuf>, String> {
    let folder = root().join("crates/games");
    let all = std::fs::read_dir(&folder).map_err(|error| format!("cannot read {}: {error}", folder.display()))?;
    let mut all: Vec<PathBuf> = all.filter_map(|entry| Some(entry.ok()?.path())).collect();
    all.retain(|game| game.join("strength.txt").is_file());
    all.sort();
    let names: Vec<_> = all.iter().map(|game| game.file_name().unwrap_or_default().to_string_lossy()).collect();
    let Some(only) = only else { return Ok(all) };
    let at = names.iter().position(|name| name == only);
    let at = at.ok_or_else(|| format!("no levels to compare in '{only}'; there are: {}", names.join(", ")))?;
    Ok(vec![all.swap_remove(at)])
}

/// The set-ups to play, each as arguments of `orrery sim`.
fn setups(game: &Path) -> Result<Vec<Vec<String>>, String> {
    let file = game.join("strength.txt");
    let text = std::fs::read_to_string(&file).map_err(|error| format!("cannot read {}: {error}", file.display()))?;
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    Ok(lines.map(|line| line.split_whitespace().map(str::to_owned).collect()).collect())
}

/// One of a level among the others of the level below.
fn levels(args: &Args, game: &str, setup: &[String], tally: &mut Tally) -> Result<(), String> {
    for (one, other) in args.pairs() {
        let mut sim = Command::new(shell::target().join("release/orrery"));
        sim.args(["sim", game, "--json", "--bots", &format!("{one},{other}")]).args(setup);
        sim.args(["--games", &args.games(), "--seed", &args.seed.to_string()]);
        let report: Value = serde_json::from_slice(&shell::output(&mut sim)?).map_err(|error| error.to_string())?;
        let share = &report["wins_by_level"][*one];
        let per_cent = |name: &str| 100.0 * share[name].as_f64().unwrap_or(0.0);
        let (rate, aim) = (per_cent("share"), aim(report["players"].as_u64().unwrap_or(0)));
        tally.add(rate >= aim);
        let (low, high, missed) = (per_cent("low"), per_cent("high"), if rate < aim { ", MISSED" } else { "" });
        println!(
            "{game} {}: one {one} against {other} {rate:.1} % ({low:.1} to {high:.1}), aim {aim:.0} %{missed}",
            setup.join(" ")
        );
    }
    Ok(())
}

/// What one of a level must win of games against those below, in per cent: six of ten against one, and well above its
/// share against several.
fn aim(players: u64) -> f64 {
    if players == 2 { 60.0 } else { 160.0 / players.max(1) as f64 }
}

/// The game's own program says which tricks there are and whether they pay.
fn exploiters(args: &Args, game: &str, tally: &mut Tally) {
    for level in args.levels() {
        let mut tricks = cargo();
        tricks.args(["run", "--release", "--quiet", "--package", game, "--example", "exploiters", "--"]);
        tricks.args(["--games", &args.games(), "--seed", &args.seed.to_string(), "--level", level]);
        tally.add(shell::run(&mut tricks).is_ok());
    }
}
