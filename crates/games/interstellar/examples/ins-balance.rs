//! How games of computer players end, what they score, and how long the players think.
//!
//! cargo run --release -p interstellar --example ins-balance -- 400 normal,normal,normal 1 fuel=max
//!
//! Behind the seed come set-up options, `heading=R01-01` to leave Sol that way, however long the ship waits there, `king=up` to
//! play for oneself from the start (a test set-up), and `log=3` to print what is told of the game of that number.
//!
//! cargo run --release -p interstellar --example ins-balance -- 100 normal 1 grid=all into=grid.txt
//!
//! goes over every heading, fuel level and number of seats, and over Forward, a line for each; `grid=3` over
//! those with three seats alone. What is in the file already is not played again, so that a grid that was stopped goes on where
//! it stood.

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::time::{Duration, Instant};

use interstellar::content::{
    BoxKind, Chit, Cyborg, EarthData, Ideology, Medal, PlanetBox, Reality, Sex, Space, Stack, Star, Workcell,
    Workcells, at,
};
use interstellar::event::{Event, Labs, People};
use interstellar::questions::{Choice, Decision};
use interstellar::rules::score::{self, Rating};
use interstellar::state::{ChitPlace, Ending, Frame, Place, Public, Site};
use interstellar::{Interstellar, TEXTS};
use orrery_bots::{Level, act};
use orrery_core::{Answer, Dice, Game, Play, Setup, Viewer};
use orrery_text::{Lang, Texts, Voice};

type Table = Play<Interstellar>;

/// The ways from Sol: as the Commander likes, to 61 Cygni, to Sirius, to Alpha Centauri, and to Cetus.
const HEADINGS: [&str; 5] = ["free", "R01-01", "R06-01", "R16-01", "R20-01"];
const FUEL: [&str; 3] = ["max", "crisis", "daredevil"];

#[derive(Clone)]
struct Plan {
    setup: Setup,
    levels: Vec<Level>,
    heading: Option<Space>,
    king: bool,
    log: Option<u64>,
}

impl Plan {
    fn of(levels: Vec<Level>) -> Plan {
        Plan { setup: Setup::new(levels.len() as u8), levels, heading: None, king: false, log: None }
    }

    fn with(mut self, name: &str, value: &str) -> Plan {
        match name {
            "heading" => self.heading = Space::named(value),
            "king" => self.king = value == "up",
            "log" => self.log = value.parse().ok(),
            _ => self.setup = self.setup.with(name, value),
        }
        self
    }
}

fn main() -> io::Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |at: usize, other: &str| args.get(at).map_or(other, String::as_str).to_owned();
    let games: u64 = arg(0, "100").parse().unwrap_or(100);
    let levels: Vec<Level> = arg(1, "normal,normal,normal").split(',').flat_map(str::parse).collect();
    let seed: u64 = arg(2, "1").parse().unwrap_or(1);
    let options: Vec<(&str, &str)> = args.iter().skip(3).filter_map(|option| option.split_once('=')).collect();
    let option = |name: &str| options.iter().find(|(known, _)| *known == name).map(|(_, value)| *value);
    if let Some(seats) = option("grid") {
        let level = levels.first().copied().unwrap_or(Level::Normal);
        let seated = |plan: &Plan| seats.parse().is_ok_and(|seats: u8| plan.setup.seats == seats);
        let wanted = cells(level).filter(|(_, plan)| seats == "all" || seated(plan));
        return grid(games, level, seed, wanted, option("into"));
    }
    let plan = options.into_iter().fold(Plan::of(levels), |plan, (name, value)| plan.with(name, value));
    run(&plan, games, seed).report();
    Ok(())
}

fn run(plan: &Plan, games: u64, seed: u64) -> Tally {
    let start = Instant::now();
    let mut tally = Tally::default();
    for number in 0..games {
        play(plan, seed * 1_000_003 + number, plan.log == Some(number), &mut tally);
        if games >= 10 && (number + 1).is_multiple_of(games / 10) {
            eprint!("\r{} of {games} games, {:.0?}  ", number + 1, start.elapsed());
        }
    }
    eprintln!();
    tally.time = start.elapsed();
    tally
}

/// Plays what the file has not got yet. One that another grid was begun in is left alone.
fn grid(
    games: u64,
    level: Level,
    seed: u64,
    cells: impl Iterator<Item = (String, Plan)>,
    into: Option<&str>,
) -> io::Result<()> {
    let head = format!("{games} games of {} for each cell, seed {seed}. {COLUMNS}", level.id());
    let known = into.and_then(|file| fs::read_to_string(file).ok()).unwrap_or_default();
    if known.is_empty() {
        say(&head, into)?;
    } else if !known.starts_with(&head) {
        return Err(io::Error::other("another grid was begun in this file"));
    }
    for (cell, plan) in cells {
        if !known.lines().any(|line| line.starts_with(&cell)) {
            say(&format!("{cell} {}", run(&plan, games, seed).line()), into)?;
        }
    }
    Ok(())
}

const COLUMNS: &str = "Heading, fuel, seats: Goldilocks, Troglodyte, females lost %; dozyears; sum; landed together: median, J2f %; \
                       experiments, king %";

/// Every heading, fuel level and number of seats, and Forward, which has no fuel.
fn cells(level: Level) -> impl Iterator<Item = (String, Plan)> {
    let plan = move |seats: usize| Plan::of(vec![level; seats]);
    let seated = |name: String| (1..=6).map(move |seats| (format!("{name} {seats}:"), seats));
    let flown = HEADINGS.into_iter().flat_map(|heading| FUEL.map(|fuel| (heading, fuel)));
    let flown = flown.flat_map(move |(heading, fuel)| {
        seated(format!("{heading} {fuel}"))
            .map(move |(cell, seats)| (cell, plan(seats).with("heading", heading).with("fuel", fuel)))
    });
    flown.chain(seated("forward".into()).map(move |(cell, seats)| (cell, plan(seats).with("forward", "on"))))
}

/// A line for whoever looks on, and for the file.
fn say(line: &str, into: Option<&str>) -> io::Result<()> {
    println!("{line}");
    match into {
        Some(file) => writeln!(OpenOptions::new().create(true).append(true).open(file)?, "{line}"),
        None => Ok(()),
    }
}

/// A table at its first question; with the king up nobody ever plays for the sum (A1g).
fn table(plan: &Plan, seed: u64) -> Option<Table> {
    let table = Table::begin(&plan.setup, Dice::seeded("balance", seed)).ok()?;
    if !plan.king {
        return Some(table);
    }
    let mut state = *table.state();
    state.public.competitive = true;
    Some(Table::of_state(state, Dice::seeded("king", seed)))
}

fn play(plan: &Plan, seed: u64, tells: bool, tally: &mut Tally) {
    let Some(mut table) = table(plan, seed) else { return };
    let mut luck = Dice::seeded("thoughts", seed);
    let mut seen = Seen::default();
    while let Some(ask) = table.asks().iter().find(|ask| ask.must).cloned() {
        // Seats are arranged by pulse (C1c), so who plays how goes round from game to game.
        let level = plan.levels[(ask.seat.index() + seed as usize) % plan.levels.len()];
        let view = Interstellar::view(table.state(), Viewer::Seat(ask.seat));
        let begin = Instant::now();
        let (id, mut choice) = act::<Interstellar>(level, &view, &ask, table.asks(), &mut luck);
        tally.thoughts.entry(level).or_default().push(begin.elapsed());
        let at_home = table.state().public.ship.space == at::SOL;
        if let Some(to) = plan.heading.filter(|_| at_home) {
            choice = match ask.decision {
                Decision::Heading(_) => Choice::Heading(to),
                Decision::Branch(_) => Choice::Branch(to),
                _ => choice,
            };
        }
        match table.answer(&Answer { ask: id, seat: ask.seat, choice }) {
            Ok(upshot) => seen.note(upshot.events, tells),
            Err(stop) => {
                return println!("game {seed}: {} answers {choice:?} to {:?}: {stop:?}", level.id(), ask.decision);
            }
        }
    }
    tally.count(&table, &seen);
    tally.count_winners(plan, seed, &table);
}

/// What is seen while a game goes on.
#[derive(Default)]
struct Seen {
    researched: Workcells,
    used: Workcells,
    rolls: u64,
    females: u64,
    experiment: bool,
}

impl Seen {
    fn note(&mut self, events: &[Event], tells: bool) {
        for event in events {
            match event {
                Event::Labs(Labs::Researched { card, .. }) => self.researched.insert(*card),
                Event::Labs(Labs::Rolled { roll }) => {
                    if let Site::Card(card) = roll.site {
                        self.rolls += 1;
                        self.used.insert(card);
                        self.experiment |= card.is_experiment() && !roll.successes.is_empty();
                    }
                }
                Event::People(People::Died { cyborg }) if cyborg.sex() == Sex::Amazon => self.females += 1,
                _ => {}
            }
            if tells {
                tell(event);
            }
        }
    }
}

/// How often something was seen, by its name, with everything there is.
type Counts = BTreeMap<&'static str, u64>;

#[derive(Default)]
struct Tally {
    time: Duration,
    games: u64,
    endings: Counts,
    stars: Counts,
    dozyears: Vec<u8>,
    sums: Vec<u16>,
    counted: u64,
    /// Of Goldilocks landings with the palm up (J2).
    landed: Vec<u16>,
    exponential: u64,
    king: u64,
    experiments: u64,
    researched: Counts,
    used: Counts,
    rolls: u64,
    females: u64,
    parts: Counts,
    medals: Counts,
    data: Counts,
    planets: Counts,
    /// The air of the Goldilocks that were landed on.
    airs: Counts,
    realities: [Vec<u16>; 2],
    /// Of scored games with the king up: the best Ideology, and the players who won, by their level.
    best: BTreeMap<&'static str, f64>,
    decided: u64,
    winners: BTreeMap<Level, f64>,
    thoughts: BTreeMap<Level, Vec<Duration>>,
}

fn bump(counts: &mut Counts, name: &'static str) {
    *counts.entry(name).or_default() += 1;
}

fn median<T: Copy + Ord + Default>(all: &[T]) -> T {
    let mut all = all.to_vec();
    all.sort_unstable();
    all.get(all.len() / 2).copied().unwrap_or_default()
}

fn mean(all: &[u16]) -> f64 {
    all.iter().map(|one| f64::from(*one)).sum::<f64>() / all.len().max(1) as f64
}

impl Tally {
    fn count(&mut self, table: &Table, seen: &Seen) {
        let (public, Some(outcome)) = (&table.state().public, table.outcome()) else { return };
        let Frame::Over(ending) = public.frame() else { return };
        let counts = outcome.places.iter().any(|place| place.score > 0);
        let sum = if counts { score::sum(&score::totals(public)) } else { 0 };
        self.games += 1;
        bump(&mut self.endings, ending.id());
        bump(&mut self.stars, public.ship.space.star().map_or("in space", Star::id));
        self.dozyears.push(public.dozyear.number);
        self.sums.push(sum);
        self.king += u64::from(public.competitive);
        self.experiments += u64::from(seen.experiment);
        self.rolls += seen.rolls;
        self.females += seen.females;
        seen.researched.iter().for_each(|card| bump(&mut self.researched, card.id()));
        seen.used.iter().for_each(|card| bump(&mut self.used, card.id()));
        if ending == Ending::Goldilocks && counts && !public.competitive {
            self.landed.push(sum);
            self.exponential += u64::from(Rating::of_sum(sum) == Rating::Exponential);
        }
        if counts {
            self.count_points(public, sum);
        }
        self.count_finds(public);
    }

    fn count_points(&mut self, public: &Public, sum: u16) {
        self.counted += 1;
        let reality = public.reality().unwrap_or(Reality::X);
        self.realities[usize::from(reality == Reality::O)].push(sum);
        for of in Ideology::ALL {
            let part = score::score(public, of, reality);
            for (name, points) in [
                ("people", part.people),
                ("cards", part.cards),
                ("medals", part.medals),
                ("human", part.human),
                ("goo", part.goo),
                ("nuggets", part.nugget),
                ("star", part.star),
            ] {
                *self.parts.entry(name).or_default() += u64::from(points);
            }
        }
        let dead = Cyborg::all().filter(|one| public.person(*one).place == Place::Dead).count() as u64;
        *self.parts.entry("(dead)").or_default() += dead;
    }

    fn count_finds(&mut self, public: &Public) {
        let held =
            Medal::ALL.into_iter().filter(|medal| Ideology::ALL.iter().any(|of| public.holds_medal(*of, *medal)));
        held.for_each(|medal| bump(&mut self.medals, medal.id()));
        // I4f: those of landing parties are given out at the very end.
        if !public.seeds.is_empty() {
            bump(&mut self.medals, Medal::Seed.id());
        }
        let known = EarthData::ALL.into_iter().filter(|card| public.knows(*card));
        known.for_each(|card| bump(&mut self.data, card.id()));
        let there = |kind: BoxKind| PlanetBox::all().any(|planet| planet.kind() == kind && public.sky.exists(planet));
        BoxKind::ALL.into_iter().filter(|kind| there(*kind)).for_each(|kind| bump(&mut self.planets, kind.id()));
        let home = public.landfall.and_then(|planet| public.sky.chit(ChitPlace::Air(planet)));
        home.into_iter().for_each(|chit| bump(&mut self.airs, chit.id()));
    }

    fn count_winners(&mut self, plan: &Plan, seed: u64, table: &Table) {
        let (public, Some(outcome)) = (&table.state().public, table.outcome()) else { return };
        let winners: Vec<usize> = outcome.winners().map(|seat| seat.index()).collect();
        if !public.competitive || winners.is_empty() {
            return;
        }
        self.decided += 1;
        for seat in &winners {
            let level = plan.levels[(seat + seed as usize) % plan.levels.len()];
            *self.winners.entry(level).or_default() += 1.0 / winners.len() as f64;
        }
        let totals = score::totals(public);
        let most = totals.iter().max().copied().unwrap_or(0);
        let best: Vec<Ideology> = Ideology::ALL.into_iter().filter(|of| totals[of.index()] == most).collect();
        for of in &best {
            *self.best.entry(of.id()).or_default() += 1.0 / best.len() as f64;
        }
    }

    fn share(&self, count: u64) -> f64 {
        100.0 * count as f64 / self.games.max(1) as f64
    }

    fn ended(&self, endings: &[Ending]) -> f64 {
        self.share(endings.iter().filter_map(|ending| self.endings.get(ending.id())).sum())
    }

    fn line(&self) -> String {
        format!(
            "{:.1}, {:.1}, {:.1} %; {}; {:.1}; {}, {:.1} %; {:.1}, {:.1} %",
            self.ended(&[Ending::Goldilocks]),
            self.ended(&[Ending::Troglodyte]),
            self.ended(&[Ending::NoFemales, Ending::NoEve]),
            median(&self.dozyears),
            mean(&self.sums),
            median(&self.landed),
            100.0 * self.exponential as f64 / self.landed.len().max(1) as f64,
            self.share(self.experiments),
            self.share(self.king),
        )
    }

    fn report(&mut self) {
        println!("{} games in {:.1?}", self.games, self.time);
        println!("endings %: {}", self.shares(&self.endings, Ending::ALL.map(Ending::id)));
        println!("where: {:?}", self.stars);
        self.report_length();
        self.report_points();
        println!(
            "king up {:.1} %, an experiment succeeded in {:.1} %, females dead a game {:.2}",
            self.share(self.king),
            self.share(self.experiments),
            self.females as f64 / self.games.max(1) as f64
        );
        self.report_cards();
        println!("medals %: {}", self.shares(&self.medals, Medal::ALL.map(Medal::id)));
        println!("Earth Data %: {}", self.shares(&self.data, EarthData::ALL.map(EarthData::id)));
        println!("planets %: {}", self.shares(&self.planets, BoxKind::ALL.map(BoxKind::id)));
        let airs = Chit::all().filter(|chit| chit.stack() != Stack::Water);
        println!("air of the landings %: {}", self.shares(&self.airs, airs.map(Chit::id)));
        if self.decided > 0 {
            let of = |share: &f64| 100.0 * share / self.decided as f64;
            let best: Vec<String> = self.best.iter().map(|(id, share)| format!("{id} {:.1}", of(share))).collect();
            let won: Vec<String> =
                self.winners.iter().map(|(level, share)| format!("{} {:.1}", level.id(), of(share))).collect();
            println!("{} competitive ends: best %: {}; won by %: {}", self.decided, best.join(", "), won.join(", "));
        }
        self.report_times();
    }

    /// In per cent of the games, also what was never seen.
    fn shares(&self, counts: &Counts, all: impl IntoIterator<Item = &'static str>) -> String {
        let share = |id: &'static str| format!("{id} {:.1}", self.share(counts.get(id).copied().unwrap_or(0)));
        all.into_iter().map(share).collect::<Vec<_>>().join(", ")
    }

    fn report_length(&mut self) {
        self.dozyears.sort_unstable();
        let at = |part: usize| self.dozyears.get(self.dozyears.len() * part / 10).copied().unwrap_or(0);
        println!("dozyears: median {}, middle 80 % {} to {}", at(5), at(1), at(9));
    }

    fn report_points(&self) {
        let counted = self.counted.max(1) as f64;
        println!(
            "sum of points: mean {:.1}, median {}, mean of {:.1} % that count {:.1}",
            mean(&self.sums),
            median(&self.sums),
            self.share(self.counted),
            mean(&self.sums) * self.games as f64 / counted
        );
        println!(
            "landed together: median {}, exponential victories {:.1} %; reality X {:.1}, O {:.1}",
            median(&self.landed),
            100.0 * self.exponential as f64 / self.landed.len().max(1) as f64,
            mean(&self.realities[0]),
            mean(&self.realities[1])
        );
        let parts: Vec<String> =
            self.parts.iter().map(|(name, points)| format!("{name} {:.1}", *points as f64 / counted)).collect();
        println!("of those: {}", parts.join(", "));
    }

    /// Which cards are seen too seldom, and how much is worked.
    fn report_cards(&self) {
        let rare = |counts: &Counts, least: f64| -> Vec<String> {
            let share = |card: Workcell| self.share(counts.get(card.id()).copied().unwrap_or(0));
            let few = Workcell::all().filter(|card| share(*card) < least);
            few.map(|card| format!("{} {:.1}", card.id(), share(card))).collect()
        };
        println!("researched in less than 3 % of games: {}", rare(&self.researched, 3.0).join(", "));
        println!("rolled on in less than 1 %: {}", rare(&self.used, 1.0).join(", "));
        let games = self.games.max(1) as f64;
        let researched = self.researched.values().sum::<u64>() as f64 / games;
        println!("a game: {researched:.1} cards researched, {:.1} rolls on cards", self.rolls as f64 / games);
    }

    fn report_times(&mut self) {
        for (level, times) in &mut self.thoughts {
            times.sort_unstable();
            let at = |part: usize| times[(times.len() * part / 100).min(times.len() - 1)];
            println!(
                "{}: {} answers, median {:.1?}, 99 % {:.1?}, longest {:.1?}",
                level.id(),
                times.len(),
                at(50),
                at(99),
                at(100)
            );
        }
    }
}

fn tell(event: &Event) {
    let texts = Texts::of_game(&TEXTS);
    let names = ["A", "B", "C", "D", "E", "F"].map(String::from);
    let voice = Voice::new(&texts, Lang::En, &names);
    let line = Interstellar::show(event, Viewer::Spectator).and_then(|shown| Interstellar::line(&shown));
    if let Some(line) = line {
        println!("{}", voice.say(&line.message));
    }
}
