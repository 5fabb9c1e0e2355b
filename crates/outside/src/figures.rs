//! What a scenario has counted and measured, as a line and as a row of the table at the end.

use std::time::Duration;

use crate::ledger::Audit;

#[derive(Clone, Debug, Default)]
pub struct Figures {
    pub scenario: &'static str,
    pub database: &'static str,
    pub seed: u64,
    pub kills: usize,
    pub acknowledged: usize,
    pub lost: usize,
    pub doubled: usize,
    pub disordered: usize,
    /// Refused, and there all the same.
    pub denied: usize,
    pub stuck: usize,
    pub damaged: usize,
    pub contained: usize,
    /// Further figures in words.
    pub notes: Vec<String>,
    /// What must not be, in words.
    pub faults: Vec<String>,
}

impl Figures {
    pub fn new(scenario: &'static str, database: &'static str, seed: u64) -> Figures {
        Figures { scenario, database, seed, ..Figures::default() }
    }

    pub fn take(&mut self, audit: Audit) {
        self.acknowledged += audit.acknowledged;
        self.lost += audit.lost;
        self.doubled += audit.doubled;
        self.disordered += audit.disordered;
        self.denied += audit.denied;
        self.faults.extend(audit.words);
    }

    pub fn note(&mut self, words: impl Into<String>) {
        self.notes.push(words.into());
    }

    pub fn fault(&mut self, words: impl Into<String>) {
        self.faults.push(words.into());
    }

    /// A fault unless `holds`.
    pub fn demand(&mut self, holds: bool, words: impl Into<String>) {
        if !holds {
            self.fault(words);
        }
    }

    pub fn is_well(&self) -> bool {
        let sum = self.lost + self.doubled + self.disordered + self.denied + self.stuck;
        sum == 0 && self.contained == self.damaged && self.faults.is_empty()
    }

    fn cells(&self) -> [String; 11] {
        let numbers = [
            self.kills,
            self.acknowledged,
            self.lost,
            self.doubled,
            self.disordered,
            self.denied,
            self.stuck,
            self.damaged,
            self.contained,
        ];
        let [a, b, c, d, e, f, g, h, i] = numbers.map(|number| number.to_string());
        [format!("{} {}", self.scenario, self.database), a, b, c, d, e, f, g, h, i, self.verdict().to_owned()]
    }

    fn verdict(&self) -> &'static str {
        if self.is_well() { "well" } else { "NOT WELL" }
    }

    /// One line with all figures, and one for everything that must not be.
    pub fn text(&self) -> String {
        let faults: String = self.faults.iter().map(|fault| format!("\n  {fault}")).collect();
        self.line() + &faults
    }

    fn line(&self) -> String {
        let cells = self.cells();
        let figures: Vec<String> =
            TITLES.iter().zip(&cells).skip(1).map(|(title, cell)| format!("{title} {cell}")).collect();
        let notes: String = self.notes.iter().map(|note| format!("; {note}")).collect();
        format!("{} (seed {}): {}{notes}", cells[0], self.seed, figures.join(", "))
    }
}

const TITLES: [&str; 11] = [
    "scenario",
    "kills",
    "acknowledged",
    "lost",
    "doubled",
    "out of order",
    "denied",
    "stuck",
    "damaged",
    "contained",
    "verdict",
];

/// Every run in a row.
pub fn table(all: &[Figures]) -> String {
    let rows: Vec<[String; 11]> =
        [TITLES.map(str::to_owned)].into_iter().chain(all.iter().map(Figures::cells)).collect();
    let width = |column: usize| rows.iter().map(|row| row[column].len()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..TITLES.len()).map(width).collect();
    let cell = |(column, text): (usize, &String)| match column {
        0 => format!("{text:<width$}", width = widths[column]),
        _ => format!("  {text:>width$}", width = widths[column]),
    };
    rows.iter().map(|row| row.iter().enumerate().map(cell).collect::<String>() + "\n").collect()
}

/// The middle and the greatest of what was measured, in milliseconds.
pub fn spread(times: &mut [Duration]) -> String {
    times.sort();
    match times.last() {
        Some(most) => {
            let (middle, late) = (times[times.len() / 2], times[times.len() * 99 / 100]);
            format!("p50 {} ms, p99 {} ms, max {} ms", middle.as_millis(), late.as_millis(), most.as_millis())
        }
        None => "nothing measured".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_fault_of_any_kind_is_not_well() {
        let well = Figures { kills: 3, acknowledged: 9, damaged: 2, contained: 2, ..Figures::default() };
        assert!(well.is_well());
        assert!(!Figures { lost: 1, ..well.clone() }.is_well());
        assert!(!Figures { denied: 1, ..well.clone() }.is_well());
        assert!(!Figures { contained: 1, ..well.clone() }.is_well());
        let mut faulty = well;
        faulty.demand(false, "a panic");
        assert!(!faulty.is_well());
        assert!(faulty.text().ends_with("\n  a panic"));
        assert!(table(&[faulty]).ends_with("NOT WELL\n"));
    }

    #[test]
    fn a_spread_names_the_middle_and_the_worst() {
        let mut times: Vec<Duration> = (1..=100).rev().map(Duration::from_millis).collect();
        assert_eq!(spread(&mut times), "p50 51 ms, p99 100 ms, max 100 ms");
        assert_eq!(spread(&mut []), "nothing measured");
    }
}
