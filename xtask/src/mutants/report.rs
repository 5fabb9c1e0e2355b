//! What came of it, in words and figures.

use std::fmt::Write;
use std::time::Duration;

use super::accepted::Accepted;
use super::judge::Verdict;
use super::list::Mutant;

pub struct Report {
    game: String,
    /// How many mutants there are in all.
    total: usize,
    seed: Option<u64>,
    tried: usize,
    killed: usize,
    timeouts: usize,
    unviable: usize,
    survivors: Vec<String>,
    /// Survivors with the reason why they may.
    accepted: Vec<(String, String)>,
    /// On the list of the accepted, and killed all the same.
    needless: Vec<String>,
    time: Duration,
}

impl Report {
    pub fn new(
        game: &str,
        total: usize,
        seed: Option<u64>,
        tried: Vec<(Mutant, Verdict)>,
        list: &Accepted,
        time: Duration,
    ) -> Report {
        let count = |wanted: Verdict| tried.iter().filter(|(_, verdict)| *verdict == wanted).count();
        let mut report = Report {
            game: game.to_owned(),
            total,
            seed,
            tried: tried.len(),
            killed: count(Verdict::Killed),
            timeouts: count(Verdict::TimedOut),
            unviable: count(Verdict::Unviable),
            survivors: Vec::new(),
            accepted: Vec::new(),
            needless: Vec::new(),
            time,
        };
        for (mutant, verdict) in tried {
            report.sort_in(&mutant, verdict, list.reason(&mutant.key()));
        }
        report
    }

    fn sort_in(&mut self, mutant: &Mutant, verdict: Verdict, reason: Option<&str>) {
        match (verdict, reason) {
            (Verdict::Survived, Some(reason)) => self.accepted.push((mutant.to_string(), reason.to_owned())),
            (Verdict::Survived, None) => self.survivors.push(mutant.to_string()),
            (_, Some(_)) => self.needless.push(mutant.to_string()),
            (_, None) => {}
        }
    }

    /// Those that a test could have noticed.
    fn viable(&self) -> usize {
        self.killed + self.timeouts + self.survivors.len()
    }

    /// Whether so many of a hundred were noticed.
    pub fn reaches(&self, wanted: usize) -> bool {
        (self.killed + self.timeouts) * 100 >= self.viable() * wanted
    }

    pub fn text(&self) -> String {
        let Report { game, total, tried, killed, timeouts, unviable, .. } = self;
        let choice = self.seed.map_or(String::new(), |seed| format!(", seed {seed}"));
        let each = self.time.as_secs_f64() / (*tried).max(1) as f64;
        let share = (killed + timeouts) as f64 * 100.0 / self.viable().max(1) as f64;
        let mut text = format!("{game}: {tried} of {total} mutants{choice}, {each:.1} s each\n");
        let survived = self.survivors.len() + self.accepted.len();
        let accepted = self.accepted.len();
        let _ = writeln!(
            text,
            "killed {killed}, survived {survived} ({accepted} of them accepted), unviable {unviable}, timeouts {timeouts}"
        );
        let _ = writeln!(text, "{share:.1} % of {} viable mutants that are not accepted are killed", self.viable());
        list(&mut text, "survivors", self.survivors.iter().cloned());
        list(&mut text, "accepted", self.accepted.iter().map(|(mutant, reason)| format!("{mutant} | {reason}")));
        list(&mut text, "accepted without need", self.needless.iter().cloned());
        text
    }
}

fn list(text: &mut String, title: &str, lines: impl ExactSizeIterator<Item = String>) {
    if lines.len() > 0 {
        let _ = writeln!(text, "{title}:");
        lines.for_each(|line| {
            let _ = writeln!(text, "  {line}");
        });
    }
}

#[cfg(test)]
mod tests {
    use super::super::list::tests::toys;
    use super::*;

    fn report(verdicts: &[Verdict], accepted: &str) -> Report {
        let tried = toys(verdicts.len()).into_iter().zip(verdicts.iter().copied()).collect();
        let list = Accepted::of(accepted).expect("a list");
        Report::new("toy", 50, Some(3), tried, &list, Duration::from_secs(8))
    }

    #[test]
    fn what_does_not_compile_or_is_accepted_does_not_count() {
        use Verdict::{Killed, Survived, TimedOut, Unviable};
        let verdicts = [Killed, Survived, Unviable, TimedOut];
        let text = report(&verdicts, "").text();
        assert!(text.starts_with("toy: 4 of 50 mutants, seed 3, 2.0 s each\n"), "{text}");
        assert!(
            text.contains("killed 1, survived 1 (0 of them accepted), unviable 1, timeouts 1\n66.7 % of 3"),
            "{text}"
        );
        assert!(text.contains("survivors:\n  src/rules.rs:2:3: replace < with == in check\n"), "{text}");
        let text = report(&verdicts, "src/rules.rs: replace < with == in check (2) | the same").text();
        assert!(text.contains("100.0 % of 2 viable") && text.contains("in check | the same\n"), "{text}");
        let text = report(&verdicts, "src/rules.rs: replace < with == in check | no more").text();
        assert!(text.contains("accepted without need:\n  src/rules.rs:1:3"), "{text}");
    }

    #[test]
    fn nineteen_of_twenty_are_enough_and_eighteen_are_not() {
        let with = |survivors: usize| {
            let verdicts: Vec<Verdict> =
                (0..20).map(|i| if i < survivors { Verdict::Survived } else { Verdict::Killed }).collect();
            report(&verdicts, "").reaches(95)
        };
        assert_eq!([0, 1, 2].map(with), [true, true, false]);
        assert!(report(&[Verdict::Unviable], "").reaches(95), "nothing to notice");
    }
}
