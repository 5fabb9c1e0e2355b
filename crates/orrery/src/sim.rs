//! `orrery sim`: bots against bots, many games, and what came of it.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use orrery_bots::Level;
use orrery_catalog::{AnyGame, Simulated};
use orrery_core::Setup;
use orrery_text::{Lang, Voice};
use serde_json::json;

use crate::{explain, find_game, options, out};

#[derive(clap::Args)]
pub struct Args {
    /// The game, such as starship-builder
    game: String,
    /// How many games
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// How many players at each table; the fewest the game allows if not given
    #[arg(long)]
    players: Option<u8>,
    /// Levels by seat: random, easy, normal, hard; the last one goes for all further seats. They change seats from
    /// game to game
    #[arg(long, value_delimiter = ',', default_value = "normal")]
    bots: Vec<Level>,
    /// The same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Options of the game, such as categories=four
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// How it is played, for games with several modes: a value of the option `mode` or, where there is none, of
    /// whatever option has it
    #[arg(long)]
    mode: Option<String>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

/// What is counted over all games.
#[derive(Default)]
struct Tally {
    answers: Vec<u32>,
    endings: BTreeMap<&'static str, u64>,
    /// Won and lost together.
    common: BTreeMap<&'static str, u64>,
    /// By seat: sum of scores, and wins with shared ones in parts, in units of 1/60.
    scores: Vec<i64>,
    seat_wins: Vec<u64>,
    /// By level: wins in 1/60, and seats held.
    level_wins: BTreeMap<Level, (u64, u64)>,
    /// By name.
    figures: BTreeMap<Cow<'static, str>, Figure>,
    unwon: u64,
}

/// Shared victories of 1 to 6 divide this evenly.
const WHOLE: u64 = 60;

pub fn run(args: Args) -> Result<(), String> {
    let game = find_game(&args.game)?;
    let players = args.players.unwrap_or(*game.info().seats.start());
    let mode = args.mode.iter().map(|mode| (mode_option(game, mode).to_owned(), mode.clone()));
    let options = options(&args.options)?.into_iter().chain(mode).collect();
    let setup = Setup { options, ..Setup::new(players) };
    let levels = spread(&args.bots, players);
    let bar = progress(args.games, args.json);
    let start = Instant::now();
    let mut tally = Tally { scores: vec![0; players.into()], seat_wins: vec![0; players.into()], ..Tally::default() };
    for number in 0..args.games {
        let mut seated = levels.clone();
        seated.rotate_right((number % u64::from(players)) as usize);
        let seed = args.seed.wrapping_mul(1_000_003).wrapping_add(number);
        let done = game.simulate(&setup, &seated, seed).map_err(|stop| explain(stop, game))?;
        tally.count(&done, &seated);
        bar.inc(1);
    }
    bar.finish_and_clear();
    report(&args, game, &tally, start.elapsed())
}

fn mode_option(game: &dyn AnyGame, mode: &str) -> &'static str {
    let options = game.info().options.iter();
    let named = options.clone().find(|option| option.id == "mode");
    named.or_else(|| options.clone().find(|option| option.values.contains(&mode))).map_or("mode", |option| option.id)
}

fn spread(bots: &[Level], players: u8) -> Vec<Level> {
    let last = bots.last().copied().unwrap_or(Level::Normal);
    (0..players.into()).map(|seat| bots.get(seat).copied().unwrap_or(last)).collect()
}

fn progress(games: u64, quiet: bool) -> ProgressBar {
    let bar = if quiet { ProgressBar::hidden() } else { ProgressBar::new(games) };
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} games, {per_sec}, {eta} left");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}

/// How often each value of a figure came up.
#[derive(Default)]
struct Figure(BTreeMap<i64, u64>);

impl Figure {
    fn count(&self) -> u64 {
        self.0.values().sum()
    }

    fn sum(&self) -> i64 {
        self.0.iter().map(|(value, count)| value * *count as i64).sum()
    }

    fn mean(&self) -> f64 {
        self.sum() as f64 / self.count().max(1) as f64
    }

    fn median(&self) -> i64 {
        let mut before = 0;
        let passes = |(_, count): &(&i64, &u64)| {
            before += **count;
            2 * before >= self.count()
        };
        self.0.iter().find(passes).map_or(0, |(value, _)| *value)
    }
}

impl Tally {
    fn count(&mut self, done: &Simulated, seated: &[Level]) {
        self.answers.push(done.answers);
        *self.endings.entry(done.outcome.ending).or_default() += 1;
        done.outcome.common().into_iter().for_each(|end| *self.common.entry(end).or_default() += 1);
        let winners = done.outcome.winners().count() as u64;
        self.unwon += u64::from(winners == 0);
        let part = WHOLE / winners.max(1);
        // A common victory is each seat's, whole.
        let whole = if done.outcome.together { WHOLE } else { part };
        for place in &done.outcome.places {
            let won = u64::from(place.place == 1);
            self.scores[place.seat.index()] += place.score;
            self.seat_wins[place.seat.index()] += won * whole;
            let level = self.level_wins.entry(seated[place.seat.index()]).or_default();
            level.0 += won * part;
            level.1 += 1;
        }
        for (name, number) in &done.figures {
            *self.figures.entry(name.clone()).or_default().0.entry(*number).or_default() += 1;
        }
    }

    fn games(&self) -> f64 {
        self.answers.len().max(1) as f64
    }

    fn share(&self, wins: u64) -> f64 {
        wins as f64 / WHOLE as f64 / self.games()
    }
}

fn report(args: &Args, game: &dyn AnyGame, tally: &Tally, time: Duration) -> Result<(), String> {
    let per_second = tally.games() / time.as_secs_f64().max(1e-9);
    let mut lengths = tally.answers.clone();
    lengths.sort_unstable();
    let middle = lengths.get(lengths.len() / 2).copied().unwrap_or(0);
    let ends = (lengths.first().copied().unwrap_or(0), lengths.last().copied().unwrap_or(0));
    let mean_score = |sum: &i64| *sum as f64 / tally.games();
    let levels: BTreeMap<&str, f64> =
        tally.level_wins.iter().map(|(level, (wins, _))| (level.id(), tally.share(*wins))).collect();
    if args.json {
        let out = json!({
            "game": game.info().id, "games": tally.answers.len(), "seconds": time.as_secs_f64(), "games_per_second": per_second,
            "answers": { "least": ends.0, "median": middle, "most": ends.1 }, "endings": tally.endings, "together": tally.common,
            "mean_score_by_seat": tally.scores.iter().map(mean_score).collect::<Vec<_>>(),
            "win_share_by_seat": tally.seat_wins.iter().map(|wins| tally.share(*wins)).collect::<Vec<_>>(),
            "win_share_by_level": levels, "without_winner": tally.unwon,
            "figures": tally.figures.iter().map(|(name, figure)| (name, told(figure))).collect::<BTreeMap<_, _>>(),
        });
        return out::lines([out.to_string()]);
    }
    let count = tally.answers.len();
    let mut lines = vec![
        format!("{}: {count} games in {:.2} s, {per_second:.0} games/s", game.info().id, time.as_secs_f64()),
        format!("answers a game: {} to {}, median {middle}", ends.0, ends.1),
    ];
    for (seat, (score, wins)) in tally.scores.iter().zip(&tally.seat_wins).enumerate() {
        let wins = 100.0 * tally.share(*wins);
        lines.push(format!("seat {}: mean score {:.2}, wins {wins:.1} %", seat + 1, mean_score(score)));
    }
    lines.extend(levels.iter().map(|(level, share)| format!("level {level}: wins {:.1} %", 100.0 * share)));
    let voice = Voice::shared(Lang::En);
    lines.extend(tally.common.iter().map(|(end, count)| format!("{}: {count}", voice.id(end).to_lowercase())));
    lines.extend(tally.endings.iter().map(|(ending, count)| format!("{ending}: {count}")));
    lines.extend(tally.figures.iter().map(|(name, figure)| {
        let (mean, median) = (figure.mean(), figure.median());
        format!("{name}: mean {mean:.2}, median {median}, sum {} of {}", figure.sum(), figure.count())
    }));
    out::lines(lines)
}

fn told(figure: &Figure) -> serde_json::Value {
    json!({ "count": figure.count(), "sum": figure.sum(), "median": figure.median() })
}

#[cfg(test)]
mod tests {
    use orrery_core::{Outcome, Seat, Standing};

    use super::*;

    #[test]
    fn a_common_victory_is_everybodys_and_counted_once() {
        let mut tally = Tally { scores: vec![0; 2], seat_wins: vec![0; 2], ..Tally::default() };
        for place in [1, 2] {
            let places = Seat::all(2).map(|seat| Standing { seat, place, score: 3 }).collect();
            let outcome = Outcome { ending: "ending", places, together: true };
            tally.count(&Simulated { answers: 1, outcome, figures: Vec::new() }, &[Level::Easy; 2]);
        }
        assert_eq!(tally.common, [("lost-together", 1), ("won-together", 1)].into());
        assert_eq!((tally.seat_wins.as_slice(), tally.unwon), (&[WHOLE, WHOLE][..], 1));
        assert_eq!(tally.level_wins[&Level::Easy], (WHOLE, 4));
    }

    #[test]
    fn the_median_lies_in_the_middle() {
        let figure = |values: &[i64]| {
            let mut figure = Figure::default();
            values.iter().for_each(|value| *figure.0.entry(*value).or_default() += 1);
            figure
        };
        assert_eq!(figure(&[5, 1, 9]).median(), 5);
        assert_eq!(figure(&[2, 2, 2, 8, 9]).median(), 2);
        assert_eq!((figure(&[]).median(), figure(&[4, 6]).sum()), (0, 10));
    }
}
