//! A game record: everything needed to play a finished game again and check it, as one readable file.

use orrery_core::{Command, Entry, Game, Rebuilt, Setup, rerun, sha256};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    pub game: String,
    pub rules_version: u16,
    pub setup: Setup,
    pub names: Vec<String>,
    /// The hash of the dice key, shown when the table opened.
    pub commitment: String,
    /// The dice key, shown once the game is over.
    pub key: String,
    pub entries: Vec<RecordEntry>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
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
    let Some(key) = unhex::<32>(&record.key) else {
        return Verdict::False("the dice key is missing or not 64 hexadecimal digits".into());
    };
    if hex(&sha256(&key)) != record.commitment {
        return Verdict::False("the dice key does not fit the commitment made when the table opened".into());
    }
    match typed::<G>(record) {
        Ok(entries) => judge(rerun::<G>(&record.setup, key, &entries), entries.len()),
        Err(why) => Verdict::False(why),
    }
}

pub type EntryOf<G> = Entry<<G as Game>::Choice, <G as Game>::Event>;

pub fn typed<G: Game>(record: &Record) -> Result<Vec<EntryOf<G>>, String> {
    record.entries.iter().map(|entry| typed_entry::<G>(entry)).collect()
}

fn typed_entry<G: Game>(entry: &RecordEntry) -> Result<EntryOf<G>, String> {
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

fn judge(rebuilt: Rebuilt, entries: usize) -> Verdict {
    match rebuilt {
        Rebuilt::Same => Verdict::True { entries },
        Rebuilt::Differs { seq, expected, found } => {
            Verdict::False(format!("entry {seq} should have the digest {expected} but comes out as {found}"))
        }
        Rebuilt::Refused { seq, stop } => Verdict::False(format!("entry {seq} is refused by the rules: {stop:?}")),
    }
}
