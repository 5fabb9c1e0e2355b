//! Looking back: a table as it stood after an entry, and the record of a whole game.

use std::collections::VecDeque;

use orrery_catalog::{AnyPlay, CommandKind, Record, RecordEntry, Unreadable, hex};
use orrery_core::{SeatSet, sha256};

use crate::error::SubmitError;
use crate::line;
use crate::load::fold_from;
use crate::now::Now;
use crate::port::{Status, StoredEntry};
use crate::table::Table;

/// A table as it stood.
pub struct Moment {
    pub play: Box<dyn AnyPlay>,
    /// Which of the entries that count this is, from 0, and how many there are.
    pub index: usize,
    pub count: usize,
    /// The entries up to here: number and events.
    pub past: Vec<(u32, CommandKind, Vec<u8>)>,
}

/// The table after the `index`-th entry that counts; past the end, as it stands now.
pub async fn moment(table: &Table, index: usize) -> Result<Moment, SubmitError> {
    let stored = table.entries().await?;
    let (_, kept) = line::read(table.game, SeatSet::empty(), &stored)?;
    let count = kept.len();
    let index = index.min(count.saturating_sub(1));
    let Some(last) = kept.get(index) else { return Err(SubmitError::NotRunning) };
    let upto = &kept[..=index];
    let play = fold_from(table.game, &table.now().record, None, upto, last.read)?;
    let past: Result<Vec<_>, Unreadable> = upto.iter().map(|entry| past_entry(table, entry)).collect();
    Ok(Moment { play, index, count, past: past? })
}

/// The table when `seq` was its last entry, without its log; `None` where it has no such entry.
pub async fn as_it_stood(table: &Table, seq: u32) -> Result<Option<Now>, SubmitError> {
    let stored = table.entries().await?;
    let Some(upto) = stored.get(..=seq as usize) else { return Ok(None) };
    let (_, kept) = line::read(table.game, SeatSet::empty(), upto)?;
    let record = table.now().record.clone();
    let play = fold_from(table.game, &record, None, &kept, upto.last().map_or(0, |entry| entry.read))?;
    Ok(Some(Now { record, play: Some(play), seq, recent: VecDeque::new(), undo: None }))
}

fn past_entry(table: &Table, entry: &StoredEntry) -> Result<(u32, CommandKind, Vec<u8>), Unreadable> {
    Ok((entry.seq, table.game.command(&entry.command)?, entry.events.clone()))
}

/// The record of a finished game with its dice key; while it runs the key and the moves stay secret.
pub async fn record_of(table: &Table) -> Result<Record, SubmitError> {
    let record = table.now().record.clone();
    if record.status != Status::Finished {
        return Err(SubmitError::NotRunning);
    }
    let stored = table.entries().await?;
    let entries: Result<Vec<RecordEntry>, Unreadable> = stored.iter().map(|entry| record_entry(table, entry)).collect();
    Ok(Record {
        game: record.game.clone(),
        rules_version: record.rules_version,
        format: table.game.info().format,
        setup: record.setup.clone(),
        names: record.chairs.iter().map(|chair| chair.name.clone()).collect(),
        commitment: hex(&sha256(&record.key)),
        key: hex(&record.key),
        entries: entries?,
        seal: String::new(),
    }
    .sealed())
}

fn record_entry(table: &Table, entry: &StoredEntry) -> Result<RecordEntry, Unreadable> {
    let (command, events) = table.game.readable(&entry.command, &entry.events)?;
    Ok(RecordEntry {
        seq: entry.seq,
        rules_version: entry.rules_version,
        command,
        events,
        digest: hex(&entry.digest),
        read: entry.read,
        barrier: entry.barrier,
    })
}
