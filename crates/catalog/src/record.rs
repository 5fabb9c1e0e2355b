//! A game record: everything needed to play a finished game again and check it, as one readable file. A game that went on
//! from others has their records with it.

use orrery_core::{Command, Entry, Game, Info, Rebuilt, Setup, Value, fold, hex, kept_entries, rerun, sha256};
use serde::{Deserialize, Serialize};

use crate::guarded;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Record {
    pub game: String,
    pub rules_version: u16,
    /// In which form commands and facts are written, as in [`orrery_core::Info::format`].
    #[serde(default)]
    pub format: u16,
    pub setup: Setup,
    pub names: Vec<String>,
    /// The hash of the dice key, shown when the table opened.
    pub commitment: String,
    /// The dice key, shown once the game is over.
    pub key: String,
    pub entries: Vec<RecordEntry>,
    /// The hash of everything above; names stand in no state, so no other digest covers them.
    #[serde(default)]
    pub seal: String,
    /// The games it went on from, first to last; each has its own seal, and the next one's set-up names it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub earlier: Vec<Record>,
}

impl Record {
    pub fn sealed(mut self) -> Record {
        self.seal = self.hash();
        self
    }

    /// The games of a campaign in their order, or the one game.
    pub fn chain(&self) -> impl Iterator<Item = &Record> {
        self.earlier.iter().chain([self])
    }

    fn hash(&self) -> String {
        let entries: Vec<(u32, &str)> = self.entries.iter().map(|entry| (entry.seq, entry.digest.as_str())).collect();
        let all = (&self.game, self.rules_version, &self.setup, &self.names, &self.commitment, entries);
        hex(&sha256(&serde_json::to_vec(&all).unwrap_or_default()))
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct RecordEntry {
    pub seq: u32,
    pub rules_version: u16,
    pub command: serde_json::Value,
    pub events: serde_json::Value,
    pub digest: String,
    pub read: u64,
    pub barrier: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Every entry came out the same and the key fits its commitment.
    True {
        entries: usize,
    },
    False(String),
}

pub fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    let digits = text.as_bytes();
    if digits.len() != 2 * N || !text.is_ascii() {
        return None;
    }
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}

pub fn verify<G: Game>(record: &Record) -> Verdict {
    let judged = guarded(|| judge_chain::<G>(record));
    match judged.unwrap_or_else(|panic| Err(format!("the rules cannot follow it: {panic}"))) {
        Ok(()) => Verdict::True { entries: record.chain().map(|record| record.entries.len()).sum() },
        Err(why) => Verdict::False(why),
    }
}

/// Every game is true by itself, and each began with what the one before it left.
fn judge_chain<G: Game>(record: &Record) -> Result<(), String> {
    if record.earlier.iter().any(|earlier| !earlier.earlier.is_empty()) {
        return Err("the games it went on from do not stand in one row".into());
    }
    let (games, mut before) = (record.chain().count(), None);
    for (record, number) in record.chain().zip(1..) {
        let judged = judge_link(before, record).and_then(|()| judge::<G>(record));
        let told = |why| if games == 1 { why } else { format!("game {number} of {games}: {why}") };
        before = Some((record, judged.map_err(told)?));
    }
    Ok(())
}

/// Whether the game began with what the one before it left.
fn judge_link<L: Value>(before: Option<(&Record, Option<L>)>, record: &Record) -> Result<(), String> {
    let (earlier, left, carried) = match (before, &record.setup.carried) {
        (None, None) => return Ok(()),
        (None, Some(_)) => return Err("it went on from a game whose record is missing before it".into()),
        (Some(_), None) => return Err("it did not go on from the game before it".into()),
        (Some((earlier, left)), Some(carried)) => (earlier, left, carried),
    };
    if earlier.game != record.game {
        return Err("the game before it is another one".into());
    }
    if earlier.seal != carried.seal {
        return Err("the game before it is not the one it went on from".into());
    }
    match (left, carried.read::<L>()) {
        (Some(left), Some(begun)) if left == begun => Ok(()),
        _ => Err("what it began with is not what the game before it left".into()),
    }
}

/// Runs one game again; returns what it left.
fn judge<G: Game>(record: &Record) -> Result<Option<G::Legacy>, String> {
    let key = judge_head(record, &G::info())?;
    judge_numbers(record)?;
    let entries = typed::<G>(record)?;
    compare(rerun::<G>(&record.setup, key, &entries)).map_err(|why| why + &other_rules(record, &G::info()))?;
    match fold::<G>(&record.setup, key, &kept_entries(&entries)) {
        Ok(play) if play.is_over() => Ok(G::leaves(play.state())),
        _ => Err("it ends before the game is over".into()),
    }
}

/// Everything but the moves; returns the dice key.
fn judge_head(record: &Record, info: &Info) -> Result<[u8; 32], String> {
    let key = unhex::<32>(&record.key).ok_or("the dice key is missing or not 64 hexadecimal digits")?;
    if hex(&sha256(&key)) != record.commitment {
        return Err("the dice key does not fit the commitment made when the table opened".into());
    }
    if record.format != info.format {
        return Err("another version of this program has written it: export it anew from its server".into());
    }
    match record.seal.as_str() {
        "" => Err("it has no seal over its names: export it anew".into()),
        seal if seal != record.hash() => Err("its names or settings are not those it was sealed with".into()),
        _ if record.names.len() != usize::from(record.setup.seats) => Err("it has not one name for each seat".into()),
        _ => Ok(key),
    }
}

/// Rules that have changed since may well lead elsewhere.
fn other_rules(record: &Record, info: &Info) -> String {
    match (record.rules_version, info.rules_version) {
        (played, now) if played != now => format!(" (it was begun under rules version {played}, these are {now})"),
        _ => String::new(),
    }
}

/// One beginning, and no number missing or twice.
fn judge_numbers(record: &Record) -> Result<(), String> {
    let begins = |entry: &RecordEntry| entry.command == "Begin";
    if !record.entries.first().is_some_and(begins) || record.entries.iter().filter(|entry| begins(entry)).count() != 1 {
        return Err("it does not begin exactly once".into());
    }
    match record.entries.iter().zip(0..).find(|(entry, number)| entry.seq != *number) {
        Some((entry, number)) => Err(format!("where entry {number} should stand there is entry {}", entry.seq)),
        None => Ok(()),
    }
}

pub type EntryOf<G> = Entry<<G as Game>::Choice, <G as Game>::Event>;

pub fn typed<G: Game>(record: &Record) -> Result<Vec<EntryOf<G>>, String> {
    record.entries.iter().map(|entry| typed_entry::<G>(entry)).collect()
}

pub fn typed_entry<G: Game>(entry: &RecordEntry) -> Result<EntryOf<G>, String> {
    let at = |error: serde_json::Error| format!("entry {}: {error}", entry.seq);
    let command: Command<G::Choice> = serde_json::from_value(entry.command.clone()).map_err(at)?;
    let events: Vec<G::Event> = serde_json::from_value(entry.events.clone()).map_err(at)?;
    let digest = unhex::<16>(&entry.digest).ok_or(format!("entry {}: not a digest", entry.seq))?;
    Ok(Entry {
        seq: entry.seq,
        rules_version: entry.rules_version,
        command,
        events,
        digest: orrery_core::Digest(digest),
        read: entry.read,
        barrier: entry.barrier,
    })
}

fn compare(rebuilt: Rebuilt) -> Result<(), String> {
    match rebuilt {
        Rebuilt::Same => Ok(()),
        Rebuilt::Differs { seq, expected, found } => {
            Err(format!("entry {seq} should have the digest {expected} but comes out as {found}"))
        }
        Rebuilt::Refused { seq, stop } => Err(format!("entry {seq} is refused by the rules: {stop:?}")),
    }
}
