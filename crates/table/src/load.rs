//! From a journal to a table in memory, and on from there by what other nodes have added. What was stored is believed
//! only where its digest agrees.

use std::sync::Arc;

use orrery_catalog::{AnyGame, AnyPlay, CommandKind, Load, Stored, Unreadable};
use orrery_core::{Refusal, SeatSet};
use serde::{Deserialize, Serialize};

use crate::error::SubmitError;
use crate::line::{self, Line, Noted};
use crate::now::{Logged, Now, RECENT, trim};
use crate::port::{Store, StoreError, StoredEntry, TableRecord};

/// A table as it stands, with what is to be known of its journal.
pub struct Loaded {
    pub now: Now,
    pub line: Line,
    /// The version that has stored its last entry.
    pub form: u16,
}

/// The table from what is stored: from its last snapshot where there is one, else from all entries.
pub async fn load(store: &dyn Store, game: &'static dyn AnyGame, record: TableRecord) -> Result<Loaded, SubmitError> {
    if let Some(loaded) = from_snapshot(store, game, &record).await? {
        return Ok(loaded);
    }
    let stored = entries(store, game, &record).await?;
    let (line, kept) = line::read(game, SeatSet::empty(), &stored)?;
    let mut play = None;
    if let Some(last) = stored.last() {
        let folded = fold_from(game, &record, None, &kept, last.read)?;
        check_digest(game, &*folded, last)?;
        play = Some(folded);
    }
    Ok(loaded(record, play, line, &kept, stored.last()))
}

fn loaded(
    record: TableRecord,
    play: Option<Box<dyn AnyPlay>>,
    line: Line,
    kept: &[&StoredEntry],
    last: Option<&StoredEntry>,
) -> Loaded {
    let recent = kept.iter().zip(line.kept()).skip(kept.len().saturating_sub(RECENT));
    let recent = recent.map(|(entry, noted)| Arc::new(logged(noted, entry))).collect();
    let (seq, undo) = (last.map_or(0, |entry| entry.seq), line.may_undo());
    let form = last.map_or(u16::MAX, |entry| entry.rules_version);
    let told = seq.saturating_sub(line.quiet());
    Loaded { now: Now { record: Arc::new(record), play, seq, told, recent, undo }, line, form }
}

/// All entries of a table, those of older forms as they would be stored today.
pub async fn entries(
    store: &dyn Store,
    game: &'static dyn AnyGame,
    record: &TableRecord,
) -> Result<Vec<StoredEntry>, SubmitError> {
    let mut stored = store.entries(record.id, None).await?;
    if stored.iter().any(|entry| is_old(game, entry)) {
        let all: Vec<Stored<'_>> = stored.iter().map(bytes_of).collect();
        let modern = game.modern(&record.setup, &all)?;
        for (entry, modern) in stored.iter_mut().zip(modern) {
            (entry.command, entry.events) = (modern.command, modern.events);
        }
    }
    Ok(stored)
}

fn bytes_of(entry: &StoredEntry) -> Stored<'_> {
    Stored { rules_version: entry.rules_version, command: &entry.command, events: &entry.events }
}

/// Stored in another form than today's.
fn is_old(game: &dyn AnyGame, entry: &StoredEntry) -> bool {
    entry.rules_version < game.info().format
}

/// A snapshot is a cache: one that is missing, of another version, undone or damaged costs time, nothing else.
#[derive(Serialize, Deserialize)]
pub struct Cache {
    pub left: SeatSet,
    pub state: Vec<u8>,
    /// How many quiet entries there were.
    pub quiet: u32,
    /// The last entry then; all between the snapshot's own and this one were taken back.
    pub head: u32,
}

/// The last snapshot of this version's making, and what was added from a page's worth of log before it on.
async fn from_snapshot(
    store: &dyn Store,
    game: &'static dyn AnyGame,
    record: &TableRecord,
) -> Result<Option<Loaded>, SubmitError> {
    let Some((seq, cache)) = snapshot(store, game, record).await else { return Ok(None) };
    let Some(stored) = around(store, record, seq, cache.head).await? else { return Ok(None) };
    if stored.iter().any(|entry| is_old(game, entry)) {
        return Ok(None);
    }
    let Ok((mut line, kept)) = line::read(game, cache.left, &stored) else { return Ok(None) };
    line.count_quiet(seq, cache.quiet);
    let play = play_from(game, record, seq, &cache, &kept, stored.last().map_or(0, |entry| entry.read));
    let Some((play, last)) = play.zip(stored.last()) else { return Ok(None) };
    Ok(check_digest(game, &*play, last).is_ok().then(|| loaded(record.clone(), Some(play), line, &kept, Some(last))))
}

/// A page's worth of log before a snapshot at `seq`, and what was added since. However much was taken back between that
/// and `head`, of it only the end is read: requests that come a second time are known by it.
async fn around(
    store: &dyn Store,
    record: &TableRecord,
    seq: u32,
    head: u32,
) -> Result<Option<Vec<StoredEntry>>, SubmitError> {
    let (from, later) = (seq.checked_sub(RECENT as u32 + 1), head.saturating_sub(RECENT as u32));
    if later <= seq {
        return span(store, record, from, u32::MAX).await;
    }
    let before = span(store, record, from, seq).await?;
    let since = span(store, record, Some(later), u32::MAX).await?;
    Ok(before.zip(since).map(|(before, since)| [before, since].concat()))
}

/// The entries after `after` up to `upto`. A damaged file may hide some of them from whoever looks in the middle and show
/// all to whoever reads from the beginning: `None` sends there.
pub async fn span(
    store: &dyn Store,
    record: &TableRecord,
    after: Option<u32>,
    upto: u32,
) -> Result<Option<Vec<StoredEntry>>, SubmitError> {
    match store.entries_upto(record.id, after, upto).await {
        Err(StoreError::Damaged(_)) => Ok(None),
        stored => Ok(Some(stored?)),
    }
}

async fn snapshot(store: &dyn Store, game: &dyn AnyGame, record: &TableRecord) -> Option<(u32, Cache)> {
    let snapshot = store.snapshot(record.id).await.ok().flatten()?;
    let same = snapshot.rules_version == game.info().rules_version;
    same.then(|| Some((snapshot.seq, postcard::from_bytes(&snapshot.state).ok()?))).flatten()
}

fn play_from(
    game: &dyn AnyGame,
    record: &TableRecord,
    seq: u32,
    cache: &Cache,
    kept: &[&StoredEntry],
    read: u64,
) -> Option<Box<dyn AnyPlay>> {
    let after = kept.iter().position(|entry| entry.seq == seq)? + 1;
    fold_from(game, record, Some(&cache.state), &kept[after..], read).ok()
}

/// The game after entry `to`, with the dice as they are now.
pub async fn play_at(
    store: &dyn Store,
    game: &'static dyn AnyGame,
    record: &TableRecord,
    line: &Line,
    to: u32,
    read: u64,
) -> Result<Box<dyn AnyPlay>, SubmitError> {
    if let Some(play) = play_since(store, game, record, line, to, read).await? {
        return Ok(play);
    }
    let stored = entries(store, game, record).await?;
    let upto = stored.get(..=to as usize).ok_or_else(Refusal::no_undo)?;
    let (_, kept) = line::read(game, SeatSet::empty(), upto)?;
    Ok(fold_from(game, record, None, &kept, read)?)
}

/// The same from the last snapshot, where it still counts: nothing is read but what has counted since.
async fn play_since(
    store: &dyn Store,
    game: &'static dyn AnyGame,
    record: &TableRecord,
    line: &Line,
    to: u32,
    read: u64,
) -> Result<Option<Box<dyn AnyPlay>>, SubmitError> {
    let Some((seq, cache)) = snapshot(store, game, record).await else { return Ok(None) };
    if seq > to || !line.keeps(seq) {
        return Ok(None);
    }
    let since = line.kept().iter().map(|noted| noted.seq).find(|kept| *kept > seq && *kept <= to);
    let stored = match since {
        Some(first) => span(store, record, first.checked_sub(1), to).await?,
        None => Some(Vec::new()),
    };
    let Some(stored) = stored else { return Ok(None) };
    let kept: Vec<&StoredEntry> = stored.iter().filter(|entry| line.keeps(entry.seq)).collect();
    Ok(fold_from(game, record, Some(&cache.state), &kept, read).ok())
}

/// The table after `fresh` entries, from what is in memory. `None` where it has to be loaded as a whole: something was
/// taken back.
pub fn follow(
    game: &'static dyn AnyGame,
    now: &Now,
    line: &Line,
    record: TableRecord,
    fresh: &[StoredEntry],
) -> Result<Option<Loaded>, Unreadable> {
    let (mut line, mut recent) = (line.clone(), now.recent.clone());
    let mut play = now.play.as_ref().map(|play| play.clone_play());
    for entry in fresh {
        if is_old(game, entry) {
            return Ok(None);
        }
        let noted = Noted::of(game, entry)?;
        let (Some(play), false) = (&mut play, matches!(noted.kind, CommandKind::Undo { .. })) else { return Ok(None) };
        play.fold(&entry.events, entry.read)?;
        let told = line.add(noted);
        recent.push_back(Arc::new(logged(&Noted { told, ..noted }, entry)));
    }
    if let (Some(last), Some(play)) = (fresh.last(), &play) {
        check_digest(game, &**play, last)?;
    }
    trim(&mut recent);
    let (seq, undo) = (fresh.last().map_or(now.seq, |entry| entry.seq), line.may_undo());
    let told = seq.saturating_sub(line.quiet());
    Ok(Some(Loaded { now: Now { record: Arc::new(record), play, seq, told, recent, undo }, line, form: u16::MAX }))
}

pub fn logged(noted: &Noted, entry: &StoredEntry) -> Logged {
    let Noted { seq, told, quiet, kind, .. } = *noted;
    Logged { seq, told, quiet, kind, events: entry.events.clone(), at: entry.at }
}

/// Whether the game's state is the one that was written down after its last entry. Digests of states of another form
/// say nothing.
fn check_digest(game: &dyn AnyGame, play: &dyn AnyPlay, last: &StoredEntry) -> Result<(), Unreadable> {
    let digest = play.digest().map_err(|stop| Unreadable(format!("{stop:?}")))?;
    if !is_old(game, last) && digest.0 != last.digest {
        return Err(Unreadable(format!("what it adds up to is not what entry {} says", last.seq)));
    }
    Ok(())
}

/// Folds the `kept` entries after a saved state, or all of them.
pub fn fold_from(
    game: &dyn AnyGame,
    record: &TableRecord,
    state: Option<&[u8]>,
    kept: &[&StoredEntry],
    read: u64,
) -> Result<Box<dyn AnyPlay>, Unreadable> {
    let facts: Vec<&[u8]> = kept.iter().map(|entry| entry.events.as_slice()).collect();
    game.load(Load { setup: &record.setup, key: record.key, state, facts: &facts, read })
}
