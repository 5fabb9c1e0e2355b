//! How explorations of computer players end, and how long the players think.
//!
//! cargo run --release -p vanguard --example vg-balance -- 300 normal,normal 1 mission=pellucid
//!
//! Games, levels by seat, seed; then set-up options, `log=3` to print what is told of the game of that number, and
//! `counts=all` to print what is counted on the way, such as how a campaign fares on each world.
//!
//! cargo run --release -p vanguard --example vg-balance -- 300 normal 1 grid=all
//!
//! goes over every world and operation with parties of two, three and four, a line for each.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use orrery_bots::{Level, act};
use orrery_core::{Answer, Dice, Game, Play, Setup, Viewer};
use orrery_text::{Lang, Texts, Voice};
use vanguard::content::Mission;
use vanguard::rules::end;
use vanguard::state::State;
use vanguard::{TEXTS, Vanguard};

type Table = Play<Vanguard>;

const WORLDS: [&str; 13] = [
    "eye",
    "lifeline",
    "dead-reckoning",
    "glass-orchard",
    "pellucid",
    "matchstick",
    "thornmantle",
    "quiet-yard",
    "cinder-archive",
    "brackwater",
    "loom",
    "lampfall",
    "slow-city",
];

struct Plan {
    setup: Setup,
    levels: Vec<Level>,
    log: Option<u64>,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |at: usize, other: &str| args.get(at).map_or(other, String::as_str).to_owned();
    let games: u64 = arg(0, "100").parse().unwrap_or(100);
    let levels: Vec<Level> = arg(1, "normal,normal").split(',').flat_map(str::parse).collect();
    let seed: u64 = arg(2, "1").parse().unwrap_or(1);
    let options: Vec<(&str, &str)> = args.iter().skip(3).filter_map(|option| option.split_once('=')).collect();
    if options.contains(&("grid", "all")) {
        return grid(games, levels.first().copied().unwrap_or(Level::Normal), seed);
    }
    let mut plan = Plan { setup: Setup::new(levels.len() as u8), levels, log: None };
    let lists = options.contains(&("counts", "all"));
    for (name, value) in options {
        match name {
            "counts" => {}
            "log" => plan.log = value.parse().ok(),
            _ => plan.setup = plan.setup.with(name, value),
        }
    }
    let mut tally = run(&plan, games, seed);
    if lists {
        for (name, values) in &mut tally.counts {
            values.sort_unstable();
            let (times, sum) = (values.len(), values.iter().sum::<i64>());
            println!("{name}: {:.2} of {times}, median {}", sum as f64 / times as f64, values[times / 2]);
        }
    }
    println!("{}", tally.line());
}

fn grid(games: u64, level: Level, seed: u64) {
    println!("world, party: success %; rounds; success tokens, discoveries, wounds; evacuated %; answers");
    for world in WORLDS {
        for seats in 2..=4 {
            let setup = Setup::new(seats).with("mission", world);
            let plan = Plan { setup, levels: vec![level; usize::from(seats)], log: None };
            println!("{world} {seats}: {}", run(&plan, games, seed).line());
        }
    }
}

fn run(plan: &Plan, games: u64, seed: u64) -> Tally {
    let mut tally = Tally::default();
    for number in 0..games {
        play(plan, seed * 1_000_003 + number, plan.log == Some(number), &mut tally);
        if games >= 10 && (number + 1).is_multiple_of(games / 10) {
            eprint!("\r{} of {games} games ", number + 1);
        }
    }
    eprint!("\r");
    tally
}

fn play(plan: &Plan, seed: u64, tells: bool, tally: &mut Tally) {
    let Ok(mut table) = Table::begin(&plan.setup, Dice::seeded("balance", seed)) else { return };
    let mut luck = Dice::seeded("thoughts", seed);
    let begin = Instant::now();
    let mut seen = *table.state();
    while let Some(ask) = table.asks().iter().find(|ask| ask.must).cloned() {
        let level = plan.levels.get(ask.seat.index()).copied().unwrap_or(Level::Normal);
        let view = Vanguard::view(table.state(), Viewer::Seat(ask.seat));
        let start = Instant::now();
        let (id, choice) = act::<Vanguard>(level, &view, &ask, table.asks(), &mut luck);
        tally.thought.push(start.elapsed());
        if table.answer_with(Answer { ask: id, seat: ask.seat, choice }).is_err() {
            tally.refused += 1;
            return;
        }
        if tells {
            tell(&table);
        }
        for event in table.events() {
            tally.count(Vanguard::COUNTS.map_or_else(Vec::new, |counts| counts(&seen, event)));
            Vanguard::evolve(&mut seen, event);
        }
    }
    tally.time += begin.elapsed();
    tally.note(table.state());
}

fn tell(table: &Table) {
    let texts = Texts::of_game(&TEXTS);
    let names = ["Ann".to_owned(), "Bo".to_owned(), "Cy".to_owned(), "Di".to_owned()];
    let voice = Voice::new(&texts, Lang::En, &names);
    let shown = table.events().iter().filter_map(|event| Vanguard::show(event, Viewer::Spectator));
    for line in shown.filter_map(|shown| Vanguard::line(&shown)) {
        println!("{:>3} {}", table.state().round, voice.say(&line.message));
    }
}

#[derive(Default)]
struct Tally {
    games: u64,
    refused: u64,
    won: u64,
    rounds: Vec<u16>,
    success: u64,
    finds: u64,
    wounds: u64,
    endings: BTreeMap<&'static str, u64>,
    missions: BTreeMap<&'static str, u64>,
    /// What happened on the way, each time.
    counts: BTreeMap<String, Vec<i64>>,
    thought: Vec<Duration>,
    time: Duration,
}

impl Tally {
    fn count(&mut self, counts: Vec<(String, i64)>) {
        for (name, count) in counts {
            self.counts.entry(name).or_default().push(count);
        }
    }

    fn note(&mut self, state: &State) {
        self.games += 1;
        self.won += u64::from(end::has_succeeded(state));
        self.rounds.push(state.round);
        self.success += u64::from(state.success);
        self.finds += u64::from(state.found(None));
        self.wounds += state.wound_cards() as u64;
        *self.endings.entry(end::ending(state).unwrap_or("none")).or_default() += 1;
        for mission in state.planet.done.iter() {
            *self.missions.entry(Mission::id(mission)).or_default() += 1;
        }
    }

    fn line(mut self) -> String {
        self.rounds.sort_unstable();
        self.thought.sort_unstable();
        let games = self.games.max(1) as f64;
        let percent = |count: u64| 100.0 * count as f64 / games;
        let each = |sum: u64| sum as f64 / games;
        let median = self.rounds.get(self.rounds.len() / 2).copied().unwrap_or(0);
        let thought = |share: f64| {
            let at = (self.thought.len() as f64 * share) as usize;
            self.thought.get(at.min(self.thought.len().saturating_sub(1))).copied().unwrap_or_default()
        };
        let endings: Vec<String> =
            self.endings.iter().map(|(name, count)| format!("{name} {:.1}", percent(*count))).collect();
        let missions: Vec<String> =
            self.missions.iter().map(|(name, count)| format!("{name} {:.0}", percent(*count))).collect();
        format!(
            "{:.1} % of {} won; {median} rounds; {:.1}, {:.1}, {:.1}; {}; done {}; {:.0} answers, {:.0?} a game; thought {:.1?}, 99 % {:.1?}, at most {:.1?}; refused {}",
            percent(self.won),
            self.games,
            each(self.success),
            each(self.finds),
            each(self.wounds),
            endings.join(", "),
            missions.join(", "),
            self.thought.len() as f64 / games,
            self.time / self.games.max(1) as u32,
            thought(0.5),
            thought(0.99),
            thought(1.0),
            self.refused,
        )
    }
}
