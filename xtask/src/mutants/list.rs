//! The mutants of a game as cargo-mutants lists them, and a choice of them.

use std::collections::BTreeMap;
use std::fmt;

use serde_json::Value;

use crate::shell::cargo;

/// What is looked at in each game's `src`, as a file or a folder.
const PARTS: [&str; 4] = ["rules", "content", "event", "state"];

/// A place in a file; both count from one.
type Point = (usize, usize);

/// One small fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mutant {
    /// From the top folder.
    pub file: String,
    /// From the game's folder: `src/rules/fly.rs`.
    short: String,
    start: Point,
    end: Point,
    pub replacement: String,
    /// `replace < with <= in check`
    what: String,
    /// Which it is among those with the same words in the same file, from one.
    number: usize,
}

impl fmt::Display for Mutant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: {}", self.short, self.start.0, self.start.1, self.what)
    }
}

impl Mutant {
    pub fn place(&self) -> (&str, Point, &str) {
        (&self.short, self.start, &self.what)
    }

    /// Which of the parts of the source it is in: `rules` for `src/rules/fly.rs`.
    pub fn part(&self) -> &str {
        let name = self.short.trim_start_matches("src/").split('/').next().unwrap_or_default();
        name.trim_end_matches(".rs")
    }

    /// How a list of accepted survivors names it: lines move, words do not.
    pub fn key(&self) -> String {
        let number = if self.number > 1 { format!(" ({})", self.number) } else { String::new() };
        format!("{}: {}{number}", self.short, self.what)
    }

    /// The source with the fault in it.
    pub fn put_into(&self, source: &str) -> Option<String> {
        let (start, end) = (offset(source, self.start)?, offset(source, self.end)?);
        Some(format!("{}{}{}", source.get(..start)?, self.replacement, source.get(end..)?))
    }

    fn read(value: &Value, game: &str) -> Option<Mutant> {
        let point = |which: &str| -> Option<Point> {
            let point = &value["span"][which];
            Some((point["line"].as_u64()? as usize, point["column"].as_u64()? as usize))
        };
        let (file, name) = (value["file"].as_str()?.to_owned(), value["name"].as_str()?);
        Some(Mutant {
            short: file.strip_prefix(&format!("crates/games/{game}/"))?.to_owned(),
            file,
            start: point("start")?,
            end: point("end")?,
            replacement: value["replacement"].as_str()?.to_owned(),
            what: name.splitn(4, ':').nth(3)?.trim().to_owned(),
            number: 1,
        })
    }
}

/// Columns count letters, not bytes.
fn offset(source: &str, (line, column): Point) -> Option<usize> {
    let mut lines = source.split_inclusive('\n');
    let before: usize = lines.by_ref().take(line.checked_sub(1)?).map(str::len).sum();
    let (within, _) = lines.next()?.char_indices().nth(column.checked_sub(1)?)?;
    Some(before + within)
}

pub fn of_game(game: &str) -> Result<Vec<Mutant>, String> {
    let mut command = cargo();
    command.args(["mutants", "--list", "--json", "--package", game]);
    for part in PARTS {
        command.arg("--file").arg(format!("crates/games/{game}/src/{part}.rs"));
        command.arg("--file").arg(format!("crates/games/{game}/src/{part}/**"));
    }
    let listed = command.output().map_err(|error| format!("cannot run cargo mutants: {error}"))?;
    if !listed.status.success() {
        return Err(format!("cargo mutants --list: {}", String::from_utf8_lossy(&listed.stderr)));
    }
    read(&listed.stdout, game)
}

fn read(json: &[u8], game: &str) -> Result<Vec<Mutant>, String> {
    let list: Vec<Value> = serde_json::from_slice(json).map_err(|error| format!("the list of mutants: {error}"))?;
    let mutants: Option<Vec<Mutant>> = list.iter().map(|value| Mutant::read(value, game)).collect();
    let mut mutants = mutants.ok_or("the list of mutants has another shape than expected")?;
    mutants.sort_by(|one, two| one.place().cmp(&two.place()));
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for mutant in &mut mutants {
        let count = seen.entry(mutant.key()).or_default();
        *count += 1;
        mutant.number = *count;
    }
    Ok(mutants)
}

/// So many, the same for the same seed, in the order of the source.
pub fn sample(mut mutants: Vec<Mutant>, count: Option<usize>, seed: u64) -> Vec<Mutant> {
    let count = count.unwrap_or(mutants.len()).min(mutants.len());
    let mut luck = seed;
    for place in 0..count {
        let other = place + (next(&mut luck) % (mutants.len() - place) as u64) as usize;
        mutants.swap(place, other);
    }
    mutants.truncate(count);
    mutants.sort_by(|one, two| one.place().cmp(&two.place()));
    mutants
}

/// SplitMix64: a choice needs no better luck.
fn next(luck: &mut u64) -> u64 {
    *luck = luck.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut word = *luck;
    word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ (word >> 31)
}

#[cfg(test)]
pub mod tests {
    use super::*;

    fn json(count: usize) -> String {
        let one = |line: usize| {
            format!(
                r#"{{"file": "crates/games/toy/src/rules.rs", "name": "crates/games/toy/src/rules.rs:{line}:3: replace < with == in check",
                "replacement": "==", "span": {{"start": {{"line": {line}, "column": 3}}, "end": {{"line": {line}, "column": 4}}}}}}"#
            )
        };
        format!("[{}]", (1..=count).map(one).collect::<Vec<_>>().join(","))
    }

    pub fn toys(count: usize) -> Vec<Mutant> {
        read(json(count).as_bytes(), "toy").expect("a list")
    }

    #[test]
    fn the_same_words_in_one_file_are_told_apart_by_number() {
        let keys: Vec<String> = toys(2).iter().map(Mutant::key).collect();
        assert_eq!(keys, ["src/rules.rs: replace < with == in check", "src/rules.rs: replace < with == in check (2)"]);
        assert_eq!(toys(2)[1].part(), "rules");
        assert_eq!(toys(2)[1].to_string(), "src/rules.rs:2:3: replace < with == in check");
        assert!(read(b"[{}]", "toy").is_err() && read(b"no", "toy").is_err());
    }

    #[test]
    fn a_fault_goes_where_it_belongs_counted_in_letters() {
        let toys = toys(2);
        assert_eq!(toys[1].put_into("a < b\né < b\n").as_deref(), Some("a < b\né == b\n"));
        assert_eq!(toys[1].put_into("one line"), None);
    }

    #[test]
    fn a_sample_is_the_same_for_the_same_seed_and_has_nothing_twice() {
        let picked = |count, seed| sample(toys(50), count, seed).iter().map(Mutant::key).collect::<Vec<_>>();
        assert_eq!(picked(Some(20), 7), picked(Some(20), 7));
        assert_ne!(picked(Some(20), 7), picked(Some(20), 8));
        let unique: std::collections::BTreeSet<_> = picked(Some(20), 7).into_iter().collect();
        assert_eq!(unique.len(), 20);
        assert_eq!((picked(None, 1).len(), picked(Some(99), 1).len(), picked(Some(0), 1).len()), (50, 50, 0));
    }
}
