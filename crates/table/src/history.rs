//! Looking back: a table as it stood after an entry, and the record of a whole game.

use std::collections::VecDeque;
use std::sync::Arc;

use orrery_catalog::{AnyGame, AnyPlay, Record, RecordEntry, Unreadable, hex};
use orrery_core::{Carried, SeatSet, sha256};

use crate::error::SubmitError;
use crate::line;
use crate::load::{self, fold_from};
use crate::now::{Logged, Now};
use crate::port::{Status, Store, StoredEntry, TableId, TableRecord};
use crate::table::Table;

/// A table as it stood.
pub struct Moment {
    pub play: Box<dyn AnyPlay>,
    /// Which of the entries that count and were told to everybody this is, from 0, and how many there are.
    pub index: usize,
    pub count: usize,
    /// The entries up to here.
    pub past: VecDeque<Arc<Logged>>,
}

/// The table after the `index`-th entry that counts; past the end, as it stands now.
pub async fn moment(table: &Table, index: usize) -> Result<Moment, SubmitError> {
    let stored = table.entries().await?;
    let (line, kept) = line::read(table.game, SeatSet::empty(), &stored)?;
    let told: Vec<usize> = (0..kept.len()).filter(|at| !line.kept()[*at].quiet).collect();
    let (count, index) = (told.len(), index.min(told.len().saturating_sub(1)));
    let upto = told.get(index + 1).copied().unwrap_or(kept.len());
    let Some(last) = kept[..upto].last() else { return Err(SubmitError::NotRunning) };
    let play = fold_from(table.game, &table.now().record, None, &kept[..upto], last.read)?;
    let past = line.kept().iter().zip(&kept).take(upto).map(|(noted, entry)| Arc::new(load::logged(noted, entry)));
    Ok(Moment { play, index, count, past: past.collect() })
}

/// The table when everybody had last been told number `told`, without its log; `None` where it never came to that.
pub async fn as_it_stood(table: &Table, told: u32) -> Result<Option<Now>, SubmitError> {
    let stored = table.entries().await?;
    let Some(seq) = line::read(table.game, SeatSet::empty(), &stored)?.0.seq_of(told) else { return Ok(None) };
    let upto = &stored[..=seq as usize];
    let (_, kept) = line::read(table.game, SeatSet::empty(), upto)?;
    let record = table.now().record.clone();
    let play = fold_from(table.game, &record, None, &kept, upto.last().map_or(0, |entry| entry.read))?;
    Ok(Some(Now { record, play: Some(play), seq, told, recent: VecDeque::new(), undo: None }))
}

/// The record of a finished game with its dice key, after those of the games it went on from; while it runs the key and
/// the moves stay secret.
pub async fn record_of(table: &Table) -> Result<Record, SubmitError> {
    let store = &**table.store();
    let record = record_alone(store, table.game, &table.now().record).await?;
    let (mut earlier, mut next) = (VecDeque::new(), record.setup.carried.clone());
    while let Some(carried) = next {
        let before = record_left(store, table.game, &carried).await?;
        next = before.setup.carried.clone();
        earlier.push_front(before);
    }
    Ok(Record { earlier: earlier.into(), ..record })
}

/// The record of the game that left this. Seals cannot go round in a circle, so neither can whoever follows them.
async fn record_left(store: &dyn Store, game: &'static dyn AnyGame, left: &Carried) -> Result<Record, SubmitError> {
    let lost = |why: &str| SubmitError::Damaged(format!("the table {} it went on from {why}", left.table));
    let id: TableId = left.table.parse().map_err(|()| lost("has no such name"))?;
    let table = store.table(id).await?.ok_or_else(|| lost("is gone"))?;
    let record = record_alone(store, game, &table).await?;
    if record.seal == left.seal { Ok(record) } else { Err(lost("has changed since")) }
}

/// The record of a finished game without those before it.
pub(crate) async fn record_alone(
    store: &dyn Store,
    game: &'static dyn AnyGame,
    table: &TableRecord,
) -> Result<Record, SubmitError> {
    if table.status != Status::Finished {
        return Err(SubmitError::NotRunning);
    }
    let stored = load::entries(store, game, table).await?;
    let entries: Result<Vec<RecordEntry>, Unreadable> = stored.iter().map(|entry| record_entry(game, entry)).collect();
    Ok(Record {
        game: table.game.clone(),
        rules_version: table.rules_version,
        format: game.info().format,
        setup: table.setup.clone(),
        names: table.chairs.iter().map(|chair| chair.name.clone()).collect(),
        commitment: hex(&sha256(&table.key)),
        key: hex(&table.key),
        entries: entries?,
        seal: String::new(),
        earlier: Vec::new(),
    }
    .sealed())
}

fn record_entry(game: &dyn AnyGame, entry: &StoredEntry) -> Result<RecordEntry, Unreadable> {
    let (command, events) = game.readable(&entry.command, &entry.events)?;
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
