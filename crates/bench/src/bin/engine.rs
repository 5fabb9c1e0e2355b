//! How fast the engine plays games at random on one core, and what a state takes.

use clap::Parser;
use orrery_bench::report::{Lines, Report, Target};
use orrery_bench::{Result, because, instructions, process};
use orrery_core::{Dice, Game, Play, Setup};
use orrery_testkit::bench::{Figures, measure, random_answer};
use orrery_testkit::{ConnectFour, Salvage};
use starship_builder::StarshipBuilder;

/// Plays games at random through the engine: answers and games a second, bytes per state, instructions per answer
#[derive(Parser)]
struct Args {
    /// Seconds for each game
    #[arg(long, default_value_t = 3.0)]
    seconds: f64,
    /// One second for each game, and no counting of instructions
    #[arg(long)]
    quick: bool,
    /// JSON lines instead of a table
    #[arg(long)]
    json: bool,
    /// Do not count instructions
    #[arg(long)]
    no_valgrind: bool,
    /// Only this game
    #[arg(long)]
    game: Option<String>,
    /// Only with this number of seats
    #[arg(long)]
    seats: Option<u8>,
    /// Play this many games, print the number of answers and do nothing else
    #[arg(long)]
    count: Option<u64>,
}

/// A game with a number of seats.
struct Contest {
    game: &'static str,
    seats: u8,
    measure: fn(&Setup, f64) -> Figures,
    play: fn(&Setup, u64) -> Result<u64>,
    /// How many games valgrind counts at first; it plays about fifty times slower.
    counted: u64,
    answers: Option<Target>,
    games: Option<Target>,
}

fn contest<G: Game>(game: &'static str, seats: u8, counted: u64) -> Contest {
    Contest { game, seats, measure: measure::<G>, play: play::<G>, counted, answers: None, games: None }
}

fn contests() -> [Contest; 4] {
    [
        Contest { answers: Some(Target::AtLeast(5e6)), ..contest::<ConnectFour>("connect-four", 2, 1000) },
        contest::<Salvage>("salvage", 3, 50),
        Contest { games: Some(Target::AtLeast(3e3)), ..contest::<StarshipBuilder>("starship-builder", 2, 50) },
        contest::<StarshipBuilder>("starship-builder", 4, 50),
    ]
}

fn play<G: Game>(setup: &Setup, games: u64) -> Result<u64> {
    let (mut luck, mut answers) = (Dice::seeded("bench", 0), 0);
    for number in 0..games {
        let stopped = |stop| format!("game {number} was stopped: {stop:?}");
        let mut play = Play::<G>::begin(setup, Dice::seeded("game", number)).map_err(stopped)?;
        while !play.is_over() {
            let answer = random_answer(&play, &mut luck);
            play.answer(&answer).map_err(stopped)?;
            answers += 1;
        }
    }
    Ok(answers)
}

fn main() -> std::process::ExitCode {
    match run(&Args::parse()) {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            std::process::ExitCode::FAILURE
        }
    }
}

fn run(args: &Args) -> Result<()> {
    let wanted = |contest: &Contest| {
        args.game.as_deref().is_none_or(|game| game == contest.game) && args.seats.is_none_or(|n| n == contest.seats)
    };
    let contests: Vec<Contest> = contests().into_iter().filter(wanted).collect();
    let Some(first) = contests.first() else { return Err("there is no such game in this benchmark".to_owned()) };
    if let Some(games) = args.count {
        println!("{}", (first.play)(&Setup::new(first.seats), games)?);
        return Ok(());
    }
    report(args, &contests)
}

fn report(args: &Args, contests: &[Contest]) -> Result<()> {
    let mut report = Report::new(if args.json { Lines::Json } else { Lines::None });
    report.tell("load average at the beginning", process::load_average(), "");
    let count = counts_instructions(args);
    for contest in contests {
        eprintln!("{} with {} seats ...", contest.game, contest.seats);
        let seconds = if args.quick { 1.0 } else { args.seconds };
        tell(&mut report, contest, &(contest.measure)(&Setup::new(contest.seats), seconds));
        if count {
            let own = std::env::current_exe().map_err(because("cannot find this program"))?;
            let each = instructions::per_answer(&own, contest.game, contest.seats, contest.counted)?;
            report.tell(name(contest, "instructions per answer"), each, "");
        }
    }
    if !args.json {
        print!("{}", report.table());
    }
    Ok(())
}

fn counts_instructions(args: &Args) -> bool {
    let wanted = !args.no_valgrind && !args.quick;
    if wanted && !instructions::is_available() {
        eprintln!("valgrind is not installed: instructions are not counted");
        return false;
    }
    wanted
}

fn name(contest: &Contest, what: &str) -> String {
    format!("{}, {} seats: {what}", contest.game, contest.seats)
}

fn tell(report: &mut Report, contest: &Contest, figures: &Figures) {
    let mut add = |what: &str, value: f64, unit: &'static str, target: Option<Target>| match target {
        Some(target) => report.judge(name(contest, what), value, unit, target),
        None => report.tell(name(contest, what), value, unit),
    };
    add("answers", figures.answers_per_s, "/s", contest.answers);
    add("games", figures.games_per_s, "/s", contest.games);
    add("answers per game", figures.answers_per_game, "", None);
    add("state in memory", figures.bytes_in_memory as f64, "B", None);
    add("state saved, at most", figures.bytes_saved as f64, "B", None);
}
