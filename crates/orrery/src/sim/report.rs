//! What came of many games, as a table or as JSON.

use std::collections::BTreeMap;
use std::time::Duration;

use orrery_bots::{Level, Share};
use orrery_text::{Lang, Voice};
use serde_json::{Value, json};

use super::many::Plan;
use super::tally::{Figure, Tally, Wins};
use crate::out;

pub struct Report<'a> {
    pub plan: &'a Plan<'a>,
    pub tally: &'a Tally,
    pub time: Duration,
    pub jobs: usize,
}

impl Report<'_> {
    /// To standard error where standard output is taken.
    pub fn print(&self, as_json: bool, is_taken: bool) -> Result<(), String> {
        let lines = if as_json { vec![self.json().to_string()] } else { self.lines() };
        if is_taken {
            lines.iter().for_each(|line| eprintln!("{line}"));
            return Ok(());
        }
        out::lines(lines)
    }

    fn per_second(&self) -> f64 {
        self.tally.games() / self.time.as_secs_f64().max(1e-9)
    }

    /// The fewest answers of a game, the median and the most.
    fn lengths(&self) -> [u32; 3] {
        let mut lengths = self.tally.answers.clone();
        lengths.sort_unstable();
        let at = |place: usize| lengths.get(place).copied().unwrap_or(0);
        [at(0), at(lengths.len() / 2), at(lengths.len().saturating_sub(1))]
    }

    fn mean_scores(&self) -> Vec<f64> {
        self.tally.scores.iter().map(|sum| *sum as f64 / self.tally.games()).collect()
    }

    /// Everything that decides how the games go: those of the same version with the same of these are the same.
    fn set_up(&self) -> Value {
        let (plan, info) = (self.plan, self.plan.game.info());
        json!({
            "game": info.id, "version": env!("CARGO_PKG_VERSION"), "rules_version": info.rules_version,
            "games": plan.games, "players": plan.setup.seats, "bots": plan.levels, "seed": plan.seed,
            "options": info.options.iter().map(|option| (option.id, plan.setup.value(option))).collect::<BTreeMap<_, _>>(),
        })
    }

    fn json(&self) -> Value {
        let (tally, [least, median, most]) = (self.tally, self.lengths());
        let mut report = self.set_up();
        let figures = tally.figures.iter().map(|(name, figure)| (name.as_ref(), told(figure)));
        let came = json!({
            "seconds": self.time.as_secs_f64(), "jobs": self.jobs, "games_per_second": self.per_second(),
            "answers": { "least": least, "median": median, "most": most },
            "endings": tally.endings, "together": tally.common,
            "without_winner": tally.unwon, "shared_wins": tally.shared,
            "mean_score_by_seat": self.mean_scores(),
            "wins_by_seat": tally.seats.iter().map(|wins| share(wins.share())).collect::<Vec<_>>(),
            "wins_by_turn": self.turns().map(|(_, wins)| share(wins.share())).collect::<Vec<_>>(),
            "wins_by_level": tally.levels.iter().map(|(level, wins)| (level.id(), share(wins.share()))).collect::<BTreeMap<_, _>>(),
            "wins_by_what_was_held": tally.held.iter().map(|(what, wins)| self.held(*what, *wins)).collect::<Vec<_>>(),
            "figures": figures.collect::<BTreeMap<_, _>>(),
        });
        if let (Value::Object(report), Value::Object(came)) = (&mut report, came) {
            report.extend(came);
        }
        report
    }

    fn held(&self, (sort, name): (&str, &str), wins: Wins) -> Value {
        let mut told = share(wins.share());
        told["what"] = format!("{sort} {name}").into();
        told["times_chance"] = self.times_chance(wins).into();
        told
    }

    /// How much oftener than anybody somebody wins who held something.
    fn times_chance(&self, wins: Wins) -> f64 {
        wins.share().rate() / self.tally.chance().max(1e-9)
    }

    /// Places in the order of turns, in games that have one.
    fn turns(&self) -> impl Iterator<Item = (usize, &Wins)> {
        self.tally.turns.iter().enumerate().filter(|(_, wins)| wins.share().of > 0)
    }

    fn lines(&self) -> Vec<String> {
        let mut lines = self.heading();
        for (seat, (score, wins)) in self.mean_scores().iter().zip(&self.tally.seats).enumerate() {
            lines.push(format!("seat {}: mean score {score:.2}, wins {}", seat + 1, wins.share()));
        }
        lines.extend(self.turns().map(|(turn, wins)| format!("turn {}: wins {}", turn + 1, wins.share())));
        let level = |(level, wins): (&Level, &Wins)| format!("level {}: wins {}", level.id(), wins.share());
        lines.extend(self.tally.levels.iter().map(level));
        lines.extend(self.endings());
        lines.extend(self.tally.held.iter().map(|((sort, name), wins)| {
            let (share, times) = (wins.share(), self.times_chance(*wins));
            format!("{sort} {name}: held {}, wins {share}, {times:.2} times chance", share.of)
        }));
        lines.extend(self.tally.figures.iter().map(|(name, figure)| {
            let (mean, median) = (figure.mean(), figure.median());
            format!("{name}: mean {mean:.2}, median {median}, sum {} of {}", figure.sum(), figure.count())
        }));
        lines
    }

    fn heading(&self) -> Vec<String> {
        let (plan, info, [least, median, most]) = (self.plan, self.plan.game.info(), self.lengths());
        let options: Vec<String> =
            info.options.iter().map(|option| format!("{}={}", option.id, plan.setup.value(option))).collect();
        let bots: Vec<&str> = plan.levels.iter().map(|level| level.id()).collect();
        let (version, rules) = (env!("CARGO_PKG_VERSION"), info.rules_version);
        let (seconds, pace) = (self.time.as_secs_f64(), self.per_second());
        vec![
            format!("{} (orrery {version}, rules {rules}), bots {}, seed {}", info.id, bots.join(","), plan.seed),
            format!("options: {}", if options.is_empty() { "none".to_owned() } else { options.join(", ") }),
            format!("{} games in {seconds:.2} s, {pace:.0} games/s, {} at once", plan.games, self.jobs),
            format!("answers a game: {least} to {most}, median {median}; shares with their 95 % intervals:"),
        ]
    }

    fn endings(&self) -> impl Iterator<Item = String> {
        let (tally, voice) = (self.tally, Voice::shared(Lang::En));
        let common = tally.common.iter().map(move |(end, count)| format!("{}: {count}", voice.id(end).to_lowercase()));
        let endings = tally.endings.iter().map(|(ending, count)| format!("{ending}: {count}"));
        let shared = (tally.shared > 0).then(|| format!("shared wins: {}", tally.shared));
        let unwon = (tally.unwon > 0).then(|| format!("without a winner: {}", tally.unwon));
        common.chain(endings).chain(shared).chain(unwon)
    }
}

fn share(share: Share) -> Value {
    let (low, high) = share.interval();
    json!({ "wins": share.wins, "of": share.of, "share": share.rate(), "low": low, "high": high })
}

fn told(figure: &Figure) -> Value {
    json!({ "count": figure.count(), "sum": figure.sum(), "median": figure.median() })
}
