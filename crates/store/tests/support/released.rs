//! Tables as released versions have stored them, from the folders of the games.

use std::path::{Path, PathBuf};

use orrery_core::Setup;
use orrery_table::port::{PersonId, Status, StoredEntry, TableId, TableRecord};
use serde_json::Value;

use super::seated;

pub struct Released {
    pub record: TableRecord,
    pub entries: Vec<StoredEntry>,
    /// The log lines that onlookers were told of each entry.
    pub told: Vec<Value>,
}

/// Every saved table of every game.
pub fn all() -> Vec<Released> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    let folders = files(&games).into_iter().map(|game| game.join("tests/stored")).filter(|folder| folder.is_dir());
    let is_table = |path: &PathBuf| path.extension().is_some_and(|end| end == "jsonl");
    let tables: Vec<PathBuf> = folders.flat_map(|folder| files(&folder)).filter(is_table).collect();
    tables.iter().zip(1..).map(|(path, id)| read(&std::fs::read_to_string(path).unwrap(), TableId(id))).collect()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

fn read(text: &str, id: TableId) -> Released {
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let entries: Vec<&Value> = lines.iter().map(|line| &line["entry"]).filter(|entry| !entry.is_null()).collect();
    Released {
        record: record(&lines[0]["table"], entries[0], id),
        entries: entries.iter().zip(0..).map(|(kept, seq)| entry(kept, seq)).collect(),
        told: entries.iter().map(|kept| kept["told"].clone()).collect(),
    }
}

fn record(table: &Value, first: &Value, id: TableId) -> TableRecord {
    let setup: Setup = serde_json::from_value(table["setup"].clone()).unwrap();
    TableRecord {
        id,
        revision: 0,
        game: table["game"].as_str().unwrap().into(),
        title: "old".into(),
        rules_version: first["rules"].as_u64().unwrap() as u16,
        key: unhex(&table["key"]).try_into().unwrap(),
        host: PersonId(1),
        listed: false,
        status: Status::Running,
        chairs: (0..setup.seats).map(|seat| seated(1 + u64::from(seat), "somebody")).collect(),
        setup,
        created_at: 1,
        changed_at: 1,
    }
}

fn entry(kept: &Value, seq: u32) -> StoredEntry {
    StoredEntry {
        seq,
        rules_version: kept["rules"].as_u64().unwrap() as u16,
        command: unhex(&kept["command"]),
        events: unhex(&kept["events"]),
        digest: unhex(&kept["digest"]).try_into().unwrap(),
        read: kept["read"].as_u64().unwrap(),
        barrier: kept["barrier"].as_bool().unwrap(),
        token: Some(1_000 + u64::from(seq)),
        at: 1,
    }
}

fn unhex(text: &Value) -> Vec<u8> {
    let digits = text.as_str().unwrap().as_bytes();
    let pair = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).unwrap(), 16).unwrap();
    digits.chunks_exact(2).map(pair).collect()
}
