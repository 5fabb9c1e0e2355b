//! `cargo xtask test`: everything, stage by stage.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::shell::{self, cargo, is_installed, root};
use crate::{rules, tools};

#[derive(clap::Args)]
pub struct Args {
    /// Install nothing; whatever is missing shows in the tests that need it
    #[arg(long)]
    no_install: bool,
}

type Stage = (&'static str, fn() -> Result<(), String>);

const STAGES: [Stage; 6] = [
    ("tools", tools::install),
    ("format", format),
    ("lints", lints),
    ("scripts", scripts),
    ("rules", || rules::run(&rules::Args::default())),
    ("tests", tests),
];

fn run_stage((name, stage): &Stage) -> Result<Duration, String> {
    println!("\n==== {name} ====");
    let start = Instant::now();
    stage().map_err(|why| format!("stage '{name}' failed: {why}"))?;
    println!("---- {name}: {}", seconds(start.elapsed()));
    Ok(start.elapsed())
}

fn run_all(args: &Args) -> Result<Vec<(&'static str, Duration)>, String> {
    let wanted = STAGES.iter().filter(|(name, _)| !(args.no_install && *name == "tools"));
    wanted.map(|stage| Ok((stage.0, run_stage(stage)?))).collect()
}

pub fn run(args: &Args) -> Result<(), String> {
    let start = Instant::now();
    let times = run_all(args)?;
    println!("\n==== all passed ====");
    for (name, time) in times {
        println!("{name:<10} {:>10}", seconds(time));
    }
    println!("{:<10} {:>10}", "in all", seconds(start.elapsed()));
    Ok(())
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

fn format() -> Result<(), String> {
    shell::run(cargo().args(["fmt", "--all", "--check"]))
}

fn lints() -> Result<(), String> {
    shell::run(cargo().args(["clippy", "--quiet", "--workspace", "--all-targets", "--", "-D", "warnings"]))
}

/// The page's scripts are modules; node tells modules by their ending.
fn scripts() -> Result<(), String> {
    if !is_installed(&["node"]) {
        println!("no node here: left to the browser tests");
        return Ok(());
    }
    scripts_in(&root().join("crates/web/static/js"))
}

fn scripts_in(folder: &Path) -> Result<(), String> {
    let files = std::fs::read_dir(folder).map_err(|error| format!("cannot read {}: {error}", folder.display()))?;
    files
        .flatten()
        .map(|file| file.path())
        .try_for_each(|path| if path.is_dir() { scripts_in(&path) } else { script(&path) })
}

fn script(file: &Path) -> Result<(), String> {
    let copy = std::env::temp_dir().join(format!("orrery-script-{}.mjs", std::process::id()));
    std::fs::copy(file, &copy).map_err(|error| format!("cannot copy {}: {error}", file.display()))?;
    let checked = shell::run(Command::new("node").arg("--check").arg(&copy));
    let _ = std::fs::remove_file(&copy);
    checked
}

/// nextest runs each test in a process of its own; it leaves the examples in the documentation to cargo.
fn tests() -> Result<(), String> {
    if !is_installed(&["cargo-nextest"]) {
        return shell::run(cargo().args(["test", "--quiet", "--workspace"]));
    }
    shell::run(cargo().args(["nextest", "run", "--workspace", "--no-fail-fast"]))?;
    shell::run(cargo().args(["test", "--quiet", "--workspace", "--doc"]))
}
