//! How games of computer players end, what they score, and how long the players think.
//!
//! cargo run --release -p interstellar --example balance -- 400 normal,normal,normal 1 fuel=max
//!
//! Behind the seed come set-up options, `heading=R01-01` to have every first Commander fly that way, and `log=3` to print
//! what is told of the game of that number.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use interstellar::content::{Cyborg, Ideology, Sex, Space, Star, Workcell};
use interstellar::event::{Event, Labs, People};
use interstellar::questions::{Choice, Decision};
use interstellar::rules::score;
use interstellar::state::{Frame, Place};
use interstellar::{Interstellar, TEXTS};
use orrery_bots::{Level, act};
use orrery_core::{Answer, Dice, Game, Play, Setup, Viewer};
use orrery_text::{Lang, Texts, Voice};

type Table = Play<Interstellar>;

#[derive(Default)]
struct Tally {
    games: u64,
    endings: BTreeMap<&'static str, u64>,
    stars: BTreeMap<&'static str, u64>,
    dozyears: Vec<u8>,
    sums: Vec<u16>,
    counted: u64,
    king: u64,
    experiments: u64,
    researched: Vec<u64>,
    used: Vec<u64>,
    females_lost: u64,
    parts: BTreeMap<&'static str, u64>,
    thoughts: BTreeMap<Level, Vec<Duration>>,
}

struct Plan {
    setup: Setup,
    levels: Vec<Level>,
    heading: Option<Space>,
    log: Option<u64>,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |at: usize, other: &str| args.get(at).map_or(other, String::as_str).to_owned();
    let games: u64 = arg(0, "100").parse().unwrap_or(100);
    let levels: Vec<Level> = arg(1, "normal,normal,normal").split(',').flat_map(str::parse).collect();
    let seed: u64 = arg(2, "1").parse().unwrap_or(1);
    let mut plan = Plan { setup: Setup::new(levels.len() as u8), levels, heading: None, log: None };
    for (name, value) in args.iter().skip(3).filter_map(|option| option.split_once('=')) {
        match name {
            "heading" => plan.heading = Space::named(value),
            "log" => plan.log = value.parse().ok(),
            _ => plan.setup = plan.setup.with(name, value),
        }
    }
    let (count, none) = (Workcell::all().count(), vec![0; Workcell::all().count()]);
    let mut tally = Tally { researched: none.clone(), used: none, ..Tally::default() };
    debug_assert_eq!(tally.used.len(), count);
    let start = Instant::now();
    for number in 0..games {
        play(&plan, seed * 1_000_003 + number, plan.log == Some(number), &mut tally);
    }
    tally.report(start.elapsed());
}

fn play(plan: &Plan, seed: u64, tells: bool, tally: &mut Tally) {
    let Ok(mut table) = Table::begin(&plan.setup, Dice::seeded("balance", seed)) else { return };
    let mut luck = Dice::seeded("thoughts", seed);
    let mut tried = false;
    while let Some(ask) = table.asks().iter().find(|ask| ask.must).cloned() {
        let level = plan.levels[ask.seat.index()];
        let view = Interstellar::view(table.state(), Viewer::Seat(ask.seat));
        let begin = Instant::now();
        let (id, mut choice) = act::<Interstellar>(level, &view, &ask, table.asks(), &mut luck);
        tally.thoughts.entry(level).or_default().push(begin.elapsed());
        let is_first = table.state().public.dozyear.number == 0;
        if let (Decision::Heading(_), Some(to), true) = (ask.decision, plan.heading, is_first) {
            choice = Choice::Heading(to);
        }
        match table.answer(&Answer { ask: id, seat: ask.seat, choice }) {
            Ok(upshot) => tried |= tally.note(upshot.events, tells),
            Err(stop) => {
                return println!("game {seed}: {} answers {choice:?} to {:?}: {stop:?}", level.id(), ask.decision);
            }
        }
    }
    tally.experiments += u64::from(tried);
    tally.count(&table);
}

impl Tally {
    /// What is counted while it happens. Answers whether an experiment succeeded.
    fn note(&mut self, events: &[Event], tells: bool) -> bool {
        let mut tried = false;
        for event in events {
            match event {
                Event::Labs(Labs::Researched { card, .. }) => self.researched[card.index()] += 1,
                Event::Labs(Labs::Rolled { roll }) => {
                    if let interstellar::state::Site::Card(card) = roll.site {
                        self.used[card.index()] += 1;
                        tried |= card.is_experiment() && !roll.successes.is_empty();
                    }
                }
                Event::People(People::Died { cyborg }) if cyborg.sex() == Sex::Amazon => self.females_lost += 1,
                _ => {}
            }
            if tells {
                tell(event);
            }
        }
        tried
    }

    fn count(&mut self, table: &Table) {
        let (public, Some(outcome)) = (&table.state().public, table.outcome()) else { return };
        let Frame::Over(ending) = public.frame() else { return };
        let counts = outcome.places.iter().any(|place| place.score > 0);
        let totals = score::totals(public);
        let sum = if counts { score::sum(&totals) } else { 0 };
        self.games += 1;
        *self.endings.entry(ending.id()).or_default() += 1;
        let star = public.ship.space.star().map_or("in space", Star::id);
        *self.stars.entry(star).or_default() += 1;
        self.dozyears.push(public.dozyear.number);
        self.sums.push(sum);
        self.king += u64::from(public.competitive);
        if counts {
            self.counted += 1;
            let reality = public.reality().unwrap_or(interstellar::content::Reality::X);
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
        }
        let dead = Cyborg::all().filter(|one| public.person(*one).place == Place::Dead).count() as u64;
        *self.parts.entry("(dead)").or_default() += dead;
    }

    fn report(&mut self, time: Duration) {
        let games = self.games.max(1) as f64;
        let share = |count: u64| 100.0 * count as f64 / games;
        println!("{} games in {time:.1?}", self.games);
        let endings: Vec<String> =
            self.endings.iter().map(|(ending, count)| format!("{ending} {:.1} %", share(*count))).collect();
        println!("endings: {}", endings.join(", "));
        println!("where: {:?}", self.stars);
        self.dozyears.sort_unstable();
        self.sums.sort_unstable();
        let at = |part: usize| self.dozyears.get(self.dozyears.len() * part / 10).copied().unwrap_or(0);
        println!("dozyears: median {}, middle 80 % {} to {}", at(5), at(1), at(9));
        let total: u64 = self.sums.iter().map(|sum| u64::from(*sum)).sum();
        let counted = self.counted.max(1) as f64;
        let median = self.sums.get(self.sums.len() / 2).copied().unwrap_or(0);
        println!(
            "sum of points: mean {:.1}, median {median}, mean of {:.1} % that count {:.1}",
            total as f64 / games,
            share(self.counted),
            total as f64 / counted
        );
        let parts: Vec<String> =
            self.parts.iter().map(|(name, points)| format!("{name} {:.1}", *points as f64 / counted)).collect();
        println!("of those: {}", parts.join(", "));
        println!("king up {:.1} %, an experiment succeeded in {:.1} %", share(self.king), share(self.experiments));
        println!("females lost a game: {:.2}", self.females_lost as f64 / games);
        let never = |counts: &[u64]| -> Vec<&str> {
            Workcell::all().filter(|card| counts[card.index()] == 0).map(Workcell::id).collect()
        };
        println!("never researched: {:?}", never(&self.researched));
        println!("never rolled on: {:?}", never(&self.used));
        let sum = |counts: &[u64]| counts.iter().sum::<u64>() as f64 / games;
        println!("a game: {:.1} researched, {:.1} rolls on cards", sum(&self.researched), sum(&self.used));
        for (level, times) in &mut self.thoughts {
            times.sort_unstable();
            let (middle, most) = (times[times.len() / 2], times[times.len() - 1]);
            let high = times[times.len() * 99 / 100];
            println!(
                "{}: {} answers, median {middle:.1?}, 99 % {high:.1?}, longest {most:.1?}",
                level.id(),
                times.len()
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
