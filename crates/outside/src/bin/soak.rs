//! Runs the scenarios in turn for a given time and prints what they counted. `cargo xtask soak` builds and calls it.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use clap::{Parser, ValueEnum};
use orrery_outside::figures::{Figures, table};
use orrery_outside::scenarios::{Plan, Scenario, Size};

/// The real program under kills, cuts, damage and crowds
#[derive(Parser)]
struct Args {
    /// The program to test
    #[arg(long)]
    program: PathBuf,
    /// How long everything together may play
    #[arg(long, default_value_t = 20.0)]
    minutes: f64,
    /// Which databases
    #[arg(long, value_enum, default_value_t = Databases::Both)]
    database: Databases,
    /// Only this scenario
    #[arg(long, value_enum)]
    only: Option<Scenario>,
    /// Chance can be repeated by its seed; a new one each time without it
    #[arg(long)]
    seed: Option<u64>,
    /// As in the tests: little, and times are not judged
    #[arg(long)]
    short: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Databases {
    Sqlite,
    Postgres,
    Both,
}

impl Args {
    fn scenarios(&self) -> Vec<Scenario> {
        let wanted = |scenario: &Scenario| match (self.only, self.database) {
            (Some(only), _) => only == *scenario,
            (None, Databases::Both) => true,
            (None, database) => scenario.needs_postgres() == (database == Databases::Postgres),
        };
        Scenario::ALL.into_iter().filter(wanted).collect()
    }
}

#[tokio::main]
async fn main() -> ExitCode {
    let args = Args::parse();
    let seed = args.seed.unwrap_or_else(|| {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |since| since.as_millis() as u64 % 1_000_000)
    });
    let scenarios = args.scenarios();
    let shares: u32 = scenarios.iter().map(|scenario| scenario.share()).sum();
    let mut all = Vec::new();
    for scenario in scenarios {
        let time = Duration::from_secs_f64(args.minutes * 60.0) * scenario.share() / shares;
        let size = if args.short { Size::Short } else { Size::Long };
        all.push(run(scenario, &Plan { program: args.program.clone(), seed, time, size }).await);
    }
    println!("\n{}", table(&all));
    if all.iter().all(Figures::is_well) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// A scenario that cannot even be set up is a fault like any other.
async fn run(scenario: Scenario, plan: &Plan) -> Figures {
    let name = scenario.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned());
    println!("{name}: {} s of load, seed {}", plan.time.as_secs(), plan.seed);
    let begun = Instant::now();
    let figures = scenario.run(plan).await.unwrap_or_else(|why| {
        let mut figures = Figures::new("not run:", "", plan.seed);
        figures.fault(format!("{name}: {why}"));
        figures
    });
    println!("{}\n  ({} s in all)", figures.text(), begun.elapsed().as_secs());
    figures
}
