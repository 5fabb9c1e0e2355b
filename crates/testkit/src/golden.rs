//! Golden replays: a game on file, to be run again by every later version of its rules. One for each way a game can
//! end and one for each bug that reached players; a crash found by random play is saved in the same form.
//!
//! A file is lines of JSON: the table (game, rules version, setup, key), a step for each command with the digest after
//! it, and the end. The step that crashed has no digest, and a file that stops early has no end.

use std::path::{Path, PathBuf};

use orrery_core::{Command, Game, Journal, Outcome, Setup};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// One line of the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Line<C> {
    Table(Opening),
    Step(Move<C>),
    End(End),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    pub game: String,
    pub rules: u16,
    /// What this game is kept for.
    pub about: String,
    pub setup: Setup,
    /// The dice key in hexadecimal.
    pub key: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Move<C> {
    pub command: Command<C>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    pub ending: String,
    /// Place and score of each seat, in seat order.
    pub places: Vec<(u8, i64)>,
}

impl From<Outcome> for End {
    fn from(outcome: Outcome) -> Self {
        let places = outcome.places.iter().map(|place| (place.place, place.score)).collect();
        End { ending: outcome.ending.into(), places }
    }
}

/// A whole file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Golden<C> {
    pub table: Opening,
    pub steps: Vec<Move<C>>,
    pub end: Option<End>,
}

impl<C: Clone + Serialize + DeserializeOwned> Golden<C> {
    pub fn of<G: Game<Choice = C>>(about: &str, journal: &Journal<G>) -> Self {
        let table = Opening {
            game: G::info().id.into(),
            rules: G::info().rules_version,
            about: about.into(),
            setup: journal.setup().clone(),
            key: hex(journal.play().dice().key()),
        };
        let step = |entry: &orrery_core::Entry<C, G::Event>| Move {
            command: entry.command.clone(),
            digest: Some(entry.digest.to_string()),
        };
        let steps = journal.entries().iter().map(step).collect();
        Golden { table, steps, end: journal.play().outcome().map(End::from) }
    }

    /// A file whose last command is the one that crashed.
    pub fn crash<G: Game<Choice = C>>(about: &str, journal: &Journal<G>, command: Option<Command<C>>) -> Self {
        let mut golden = Golden::of(about, journal);
        golden.steps.extend(command.map(|command| Move { command, digest: None }));
        golden
    }

    pub fn parse(text: &str) -> Result<Self, String> {
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let first = lines.next().ok_or("the file is empty")?;
        let Line::Table(table) = read_line::<C>(first)? else { return Err("line 1 is not the table".into()) };
        let mut golden = Golden { table, steps: Vec::new(), end: None };
        for line in lines {
            match read_line(line)? {
                Line::Step(step) if golden.end.is_none() => golden.steps.push(step),
                Line::End(end) if golden.end.is_none() => golden.end = Some(end),
                _ => return Err(format!("line {} does not belong there", line.0 + 1)),
            }
        }
        Ok(golden)
    }

    pub fn to_text(&self) -> String {
        let mut lines = vec![Line::Table(self.table.clone())];
        lines.extend(self.steps.iter().cloned().map(Line::Step));
        lines.extend(self.end.clone().map(Line::End));
        let text =
            |line: &Line<C>| serde_json::to_string(line).unwrap_or_else(|why| panic!("no JSON of a line: {why}"));
        lines.iter().map(|line| text(line) + "\n").collect()
    }

    /// Runs every command again. `Err` says at which line the rules came out differently and how.
    pub fn rerun<G: Game<Choice = C>>(&self) -> Result<Journal<G>, String> {
        self.check_table(&G::info())?;
        let key = unhex(&self.table.key).and_then(|bytes| bytes.try_into().ok());
        let key = key.ok_or("the key is not 32 bytes in hexadecimal")?;
        let stopped = |stop| format!("the set-up no longer goes through: {stop:?}");
        let mut journal = Journal::<G>::begin(self.table.setup.clone(), key).map_err(stopped)?;
        for (i, step) in self.steps.iter().enumerate() {
            run_step(&mut journal, step, i).map_err(|why| format!("line {}: {why}", i + 2))?;
        }
        self.check_end(&journal)?;
        Ok(journal)
    }

    fn check_table(&self, info: &orrery_core::Info) -> Result<(), String> {
        if self.table.game != info.id {
            return Err(format!("a game of {}, not of {}", self.table.game, info.id));
        }
        if self.table.rules != info.rules_version {
            return Err(format!(
                "recorded under rules version {}, the rules are now version {}: record it again and say which rule \
                 moved it",
                self.table.rules, info.rules_version
            ));
        }
        Ok(())
    }

    fn check_end<G: Game<Choice = C>>(&self, journal: &Journal<G>) -> Result<(), String> {
        let found = journal.play().outcome().map(End::from);
        if self.end.is_none() || found == self.end {
            return Ok(());
        }
        Err(format!("the game ended as {:?}, now {:?}", self.end, found))
    }
}

fn read_line<C: DeserializeOwned>((number, line): (usize, &str)) -> Result<Line<C>, String> {
    serde_json::from_str(line).map_err(|why| format!("line {}: {why}", number + 1))
}

fn run_step<G: Game>(journal: &mut Journal<G>, step: &Move<G::Choice>, at: usize) -> Result<(), String> {
    let done = match step.command.clone() {
        Command::Begin if at == 0 => Ok(()),
        Command::Begin => return Err("a game begins once".into()),
        _ if at == 0 => return Err("a game begins with its set-up".into()),
        Command::Answer(answer) => journal.answer(answer).map(drop),
        Command::Leave(seat) => journal.leave(seat).map(drop),
        Command::Undo { seat, .. } => journal.undo(seat).map(drop),
        Command::TakenOver => journal.take_over().map(drop),
    };
    done.map_err(|stop| format!("{:?} is now stopped: {stop:?}", step.command))?;
    let last = journal.entries().last().ok_or("the journal is empty")?;
    if last.command != step.command {
        return Err(format!("{:?} became {:?}", step.command, last.command));
    }
    match &step.digest {
        Some(digest) if *digest != last.digest.to_string() => {
            Err(format!("after {:?} the digest was {digest}, now {}", step.command, last.digest))
        }
        _ => Ok(()),
    }
}

/// Runs every file of `dir` that ends in `.jsonl` again and panics with all that drifted. Answers how many there were;
/// an empty folder is an error, since a wrong path would otherwise pass for ever.
#[track_caller]
pub fn check_dir<G: Game>(dir: impl AsRef<Path>) -> usize {
    let dir = dir.as_ref();
    let paths = files(dir).unwrap_or_else(|why| panic!("no golden files in {}: {why}", dir.display()));
    assert!(!paths.is_empty(), "no golden files in {}", dir.display());
    let drifted: Vec<String> = paths.iter().filter_map(|path| check_file::<G>(path).err()).collect();
    assert!(drifted.is_empty(), "golden replays drifted:\n{}", drifted.join("\n"));
    paths.len()
}

/// Runs one file again.
pub fn check_file<G: Game>(path: &Path) -> Result<Journal<G>, String> {
    let text = std::fs::read_to_string(path).map_err(|why| format!("{}: {why}", path.display()))?;
    let golden = Golden::<G::Choice>::parse(&text);
    golden.and_then(|golden| golden.rerun::<G>()).map_err(|why| format!("{}: {why}", path.display()))
}

pub(crate) fn files(dir: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(dir)? {
        paths.push(entry?.path());
    }
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "jsonl"));
    paths.sort();
    Ok(paths)
}

/// Writes `dir/name.jsonl` when the environment says `ORRERY_GOLDEN=write`; the game is only played then. Updating a
/// golden file is a reviewed change.
#[track_caller]
pub fn record<G: Game>(dir: impl AsRef<Path>, name: &str, about: &str, game: impl FnOnce() -> Journal<G>) {
    if std::env::var("ORRERY_GOLDEN").is_ok_and(|value| value == "write") {
        let path = dir.as_ref().join(format!("{name}.jsonl"));
        write(&path, &Golden::of(about, &game()));
    }
}

#[track_caller]
pub fn write<C: Clone + Serialize + DeserializeOwned>(path: &Path, golden: &Golden<C>) {
    let made = path.parent().map_or(Ok(()), std::fs::create_dir_all);
    let written = made.and_then(|()| std::fs::write(path, golden.to_text()));
    written.unwrap_or_else(|why| panic!("could not write {}: {why}", path.display()));
}

/// The first random game, by seed, that ends as `wanted`: for recording.
#[track_caller]
pub fn random_game<G: Game>(setup: &Setup, wanted: impl Fn(&Outcome) -> bool) -> Journal<G> {
    const TRIES: u64 = 100_000;
    let ends_so = |journal: &Journal<G>| journal.play().outcome().is_some_and(|outcome| wanted(&outcome));
    let found = (0..TRIES).map(|seed| random_journal::<G>(setup, seed, 0)).find(ends_so);
    found.unwrap_or_else(|| panic!("no random game of {TRIES} ends so"))
}

/// A random game in which `undos` choices are taken back on the way, where they may be.
#[track_caller]
pub fn random_game_with_undos<G: Game>(setup: &Setup, undos: usize) -> Journal<G> {
    const TRIES: u64 = 1_000;
    let has_all = |journal: &Journal<G>| count_undos(journal) == undos;
    let found = (0..TRIES).map(|seed| random_journal::<G>(setup, seed, undos)).find(has_all);
    found.unwrap_or_else(|| panic!("no random game of {TRIES} lets {undos} choices be taken back"))
}

/// A random game that everybody leaves after so many answers.
#[track_caller]
pub fn random_game_left<G: Game>(setup: &Setup, answers: usize) -> Journal<G> {
    let went = |done: Result<(), orrery_core::Stop>| done.unwrap_or_else(|stop| panic!("stopped: {stop:?}"));
    let whole = random_journal::<G>(setup, 1, 0);
    let key = *whole.play().dice().key();
    let begun = Journal::<G>::begin(setup.clone(), key);
    let mut journal = begun.unwrap_or_else(|stop| panic!("no beginning: {stop:?}"));
    for entry in &whole.entries()[1..=answers] {
        if let Command::Answer(answer) = &entry.command {
            went(journal.answer(answer.clone()).map(drop));
        }
    }
    for seat in orrery_core::Seat::all(setup.seats) {
        if !journal.play().is_over() {
            went(journal.leave(seat).map(drop));
        }
    }
    journal
}

fn count_undos<G: Game>(journal: &Journal<G>) -> usize {
    journal.entries().iter().filter(|entry| matches!(entry.command, Command::Undo { .. })).count()
}

fn random_journal<G: Game>(setup: &Setup, seed: u64, undos: usize) -> Journal<G> {
    let key = *orrery_core::Dice::seeded("golden", seed).key();
    let mut luck = orrery_core::Dice::seeded("golden luck", seed);
    let begun = Journal::<G>::begin(setup.clone(), key);
    let mut journal = begun.unwrap_or_else(|stop| panic!("no beginning: {stop:?}"));
    while !journal.play().is_over() {
        let answer = crate::bench::random_answer(journal.play(), &mut luck);
        let seat = answer.seat;
        journal.answer(answer).map(drop).unwrap_or_else(|stop| panic!("a sampled answer was stopped: {stop:?}"));
        if count_undos(&journal) < undos {
            // Refused behind a roll or a reveal: the next choice may do.
            let _ = journal.undo(seat);
        }
    }
    journal
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

pub(crate) fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u8>> = text.chars().map(|c| c.to_digit(16).map(|digit| digit as u8)).collect();
    let pairs = digits.filter(|digits| digits.len() % 2 == 0)?;
    Some(pairs.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ConnectFour;

    fn golden() -> Golden<crate::connect_four::Choice> {
        Golden::of("any game", &random_game::<ConnectFour>(&Setup::new(2), |_| true))
    }

    #[test]
    fn a_file_reads_back_as_it_was_written_and_runs_again() {
        let golden = golden();
        assert_eq!(Golden::parse(&golden.to_text()), Ok(golden.clone()));
        assert!(golden.rerun::<ConnectFour>().is_ok());
    }

    #[test]
    fn a_game_with_undos_runs_again() {
        let journal = random_game_with_undos::<ConnectFour>(&Setup::new(2), 3);
        assert_eq!(count_undos(&journal), 3);
        let golden = Golden::of("taken back", &journal);
        assert!(golden.rerun::<ConnectFour>().is_ok());
    }

    #[test]
    fn drift_names_its_line() {
        let mut golden = golden();
        golden.steps[3].digest = Some("00".into());
        let why = golden.rerun::<ConnectFour>().err().unwrap_or_default();
        assert!(why.starts_with("line 5: after Answer"), "{why}");
    }

    #[test]
    fn other_rules_another_game_and_another_end_are_told_apart() {
        let why = |change: fn(&mut Golden<_>)| {
            let mut golden = golden();
            change(&mut golden);
            golden.rerun::<ConnectFour>().err().unwrap_or_default()
        };
        assert!(why(|golden| golden.table.rules = 9).contains("recorded under rules version 9"));
        assert!(why(|golden| golden.table.game = "chess".into()).contains("a game of chess"));
        assert!(why(|golden| golden.end = Some(End { ending: "x".into(), places: vec![] })).contains("ended as"));
        assert!(why(|golden| golden.table.key = "no".into()).contains("key"));
        assert!(why(|golden| golden.steps.push(golden.steps[1].clone())).contains("is now stopped"));
    }
}
