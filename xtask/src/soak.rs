//! `cargo xtask soak`: the scenarios live in a crate of their own and run against the optimised program.

use std::process::Command;

use crate::shell::{self, cargo};
use crate::tools;

#[derive(clap::Args)]
pub struct Args {
    /// How long everything together may play
    #[arg(long, default_value = "20")]
    minutes: String,
    /// sqlite, postgres or both
    #[arg(long, default_value = "both")]
    database: String,
    /// Only one scenario: kills-sqlite, kills-postgres, lost-replies, nodes, full-disk, damage, slow or crowd
    #[arg(long)]
    only: Option<String>,
    /// Repeats the chances of an earlier run
    #[arg(long)]
    seed: Option<String>,
    /// Install nothing; whatever is missing shows in the scenarios that need it
    #[arg(long)]
    no_install: bool,
}

pub fn run(args: &Args) -> Result<(), String> {
    if !args.no_install {
        tools::install()?;
    }
    println!("building the program and the soak");
    let packages = ["--package", "orrery", "--bin", "orrery", "--package", "orrery-outside", "--bin", "soak"];
    shell::run(cargo().args(["build", "--release", "--quiet"]).args(packages))?;
    let folder = shell::target().join("release");
    let mut soak = Command::new(folder.join("soak"));
    soak.arg("--program").arg(folder.join("orrery"));
    soak.args(["--minutes", &args.minutes, "--database", &args.database]);
    let further = [("--only", &args.only), ("--seed", &args.seed)];
    for (name, value) in further {
        soak.args(value.iter().flat_map(|value| [name, value.as_str()]));
    }
    shell::run(&mut soak)
}
