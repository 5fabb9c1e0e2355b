//! `cargo xtask bench`: the benchmarks live in a crate of their own and run optimised.

use crate::shell;

#[derive(clap::Args)]
pub struct Args {
    /// What to measure
    what: What,
    /// Passed on; `-- --help` says what there is
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    rest: Vec<String>,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum What {
    /// Answers and games a second in memory, bytes of a state
    Engine,
    /// Answers over HTTP with live streams, against a real server
    Server,
}

pub fn run(args: &Args) -> Result<(), String> {
    let name = match args.what {
        What::Engine => "engine",
        What::Server => "server",
    };
    let mut cargo = shell::cargo();
    cargo.args(["run", "--release", "--quiet", "--package", "orrery-bench", "--bin", name, "--"]);
    shell::run(cargo.args(&args.rest))
}
