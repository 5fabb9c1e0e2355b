//! How the computer players fare against each other, and how long they think.
//!
//! cargo run --release -p starfarers --example bots -- 400 normal,random,random,random 1 supply=fast

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use orrery_bots::{Level, act};
use orrery_core::{Answer, Dice, Game, Play, Setup, Viewer};
use starfarers::Starfarers;

#[derive(Default)]
struct Tally {
    seats: [u64; 4],
    levels: BTreeMap<Level, u64>,
    endings: BTreeMap<&'static str, u64>,
    rounds: Vec<u16>,
    figures: BTreeMap<&'static str, (i64, i64)>,
    /// By level: answers, time, longest.
    thoughts: BTreeMap<Level, (u32, Duration, Duration)>,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |at: usize, other: &str| args.get(at).map_or(other, String::as_str).to_owned();
    let games: u64 = arg(0, "100").parse().unwrap_or(100);
    let levels: Vec<Level> = arg(1, "normal,normal,normal,normal").split(',').flat_map(str::parse).collect();
    let seed: u64 = arg(2, "1").parse().unwrap_or(1);
    let options = args.iter().skip(3).filter_map(|option| option.split_once('='));
    let setup = options.fold(Setup::new(levels.len() as u8), |setup, (name, value)| setup.with(name, value));
    let (mut tally, start) = (Tally::default(), Instant::now());
    for number in 0..games {
        let mut seated = levels.clone();
        seated.rotate_right((number % levels.len() as u64) as usize);
        play(&setup, &seated, seed * 1_000_003 + number, &mut tally);
    }
    tally.report(games, start.elapsed());
}

fn play(setup: &Setup, levels: &[Level], seed: u64, tally: &mut Tally) {
    let Ok(mut play) = Play::<Starfarers>::begin(setup, Dice::seeded("bots", seed)) else { return };
    let mut luck = Dice::seeded("thoughts", seed);
    while let Some(ask) = play.asks().iter().find(|ask| ask.must).cloned() {
        let (view, level) = (Starfarers::view(play.state(), Viewer::Seat(ask.seat)), levels[ask.seat.index()]);
        let begin = Instant::now();
        let (id, choice) = act::<Starfarers>(level, &view, &ask, play.asks(), &mut luck);
        let (count, sum, longest) = tally.thoughts.entry(level).or_default();
        (*count, *sum, *longest) = (*count + 1, *sum + begin.elapsed(), (*longest).max(begin.elapsed()));
        if let Err(stop) = play.answer(&Answer { ask: id, seat: ask.seat, choice }) {
            return println!("game {seed}: {} answers {choice:?} to {:?}: {stop:?}", level.id(), ask.decision);
        }
    }
    tally.count(&play, levels);
}

impl Tally {
    fn count(&mut self, play: &Play<Starfarers>, levels: &[Level]) {
        let Some(outcome) = play.outcome() else { return };
        for winner in outcome.winners() {
            self.seats[winner.index()] += 1;
            *self.levels.entry(levels[winner.index()]).or_default() += 1;
        }
        *self.endings.entry(outcome.ending).or_default() += 1;
        self.rounds.push(play.state().public.round);
        for (name, number) in Starfarers::figures(play.state()) {
            let (count, sum) = self.figures.entry(name).or_default();
            (*count, *sum) = (*count + 1, *sum + number);
        }
    }

    fn report(&mut self, games: u64, time: Duration) {
        let share = |wins: u64| 100.0 * wins as f64 / games as f64;
        println!("{games} games in {time:.1?}, {:.1} games/s, {:?}", games as f64 / time.as_secs_f64(), self.endings);
        println!("wins by seat, per cent: {:.1?}", self.seats.map(share));
        self.levels.iter().for_each(|(level, wins)| println!("{}: {:.1} per cent", level.id(), share(*wins)));
        self.rounds.sort_unstable();
        let at = |part: usize| self.rounds.get(self.rounds.len() * part / 10).copied().unwrap_or(0);
        println!("rounds: {} to {} in the middle 80 per cent, median {}", at(1), at(9), at(5));
        for (level, (count, sum, longest)) in &self.thoughts {
            println!("{}: mean {:.1?}, longest {longest:.1?} of {count} answers", level.id(), *sum / (*count).max(1));
        }
        let mean = |(count, sum): &(i64, i64)| *sum as f64 / *count as f64;
        let figures: Vec<String> =
            self.figures.iter().map(|(name, figure)| format!("{name} {:.2}", mean(figure))).collect();
        println!("{}", figures.join(", "));
    }
}
