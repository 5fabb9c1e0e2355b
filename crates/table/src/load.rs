//! From a journal to a table in memory, and on from there by what other nodes have added. What was stored is believed
//! only where its digest agrees.

use std::collections::VecDeque;
use std::sync::Arc;

use orrery_catalog::{AnyGame, AnyPlay, CommandKind, Load, Unreadable};

use crate::error::SubmitError;
use crate::line::{self, Line, Step};
use crate::live::{Logged, Now};
use crate::port::{Snapshot, Store, StoredEntry, TableRecord};

/// How many entries a page shows at once; older ones are read from the journal.
pub const RECENT: usize = 60;

/// A table as it stands, with what is to be known of its journal.
pub struct Loaded {
    pub now: Now,
    pub line: Line,
}

/// The whole table from what is stored.
pub async fn load(store: &dyn Store, game: &'static dyn AnyGame, record: TableRecord) -> Result<Loaded, SubmitError> {
    let stored = store.entries(record.id, None).await?;
    let (line, live) = line::read(game, &stored)?;
    let mut play = None;
    if let Some(last) = stored.last() {
        let folded = fold(game, &record, &live, last.read, store).await?;
        check_digest(game, &*folded, last)?;
        play = Some(folded);
    }
    let recent = live.iter().zip(line.live()).skip(live.len().saturating_sub(RECENT));
    let recent = recent.map(|(entry, step)| Arc::new(logged(step, entry))).collect();
    let (seq, undo) = (stored.last().map_or(0, |entry| entry.seq), line.may_undo());
    Ok(Loaded { now: Now { record: Arc::new(record), play, seq, recent, undo }, line })
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
        let step = Step::of(game, entry)?;
        let (Some(play), false) = (&mut play, matches!(step.kind, CommandKind::Undo { .. })) else { return Ok(None) };
        play.fold(&entry.events, entry.read)?;
        recent.push_back(Arc::new(logged(&step, entry)));
        line.add(step);
    }
    if let (Some(last), Some(play)) = (fresh.last(), &play) {
        check_digest(game, &**play, last)?;
    }
    trim(&mut recent);
    let (seq, undo) = (fresh.last().map_or(now.seq, |entry| entry.seq), line.may_undo());
    Ok(Some(Loaded { now: Now { record: Arc::new(record), play, seq, recent, undo }, line }))
}

pub fn trim(recent: &mut VecDeque<Arc<Logged>>) {
    let beyond = recent.len().saturating_sub(RECENT);
    recent.drain(..beyond);
}

fn logged(step: &Step, entry: &StoredEntry) -> Logged {
    Logged { seq: entry.seq, kind: step.kind, events: entry.events.clone(), at: entry.at }
}

/// Whether the game's state is the one that was written down after its last entry. Other versions of the rules may have
/// written states of another shape: their digests say nothing.
fn check_digest(game: &dyn AnyGame, play: &dyn AnyPlay, last: &StoredEntry) -> Result<(), Unreadable> {
    let digest = play.digest().map_err(|stop| Unreadable(format!("{stop:?}")))?;
    if last.rules_version == game.info().rules_version && digest.0 != last.digest {
        return Err(Unreadable(format!("what it adds up to is not what entry {} says", last.seq)));
    }
    Ok(())
}

/// The game after the `live` entries, from the last snapshot where one helps.
async fn fold(
    game: &'static dyn AnyGame,
    record: &TableRecord,
    live: &[&StoredEntry],
    read: u64,
    store: &dyn Store,
) -> Result<Box<dyn AnyPlay>, SubmitError> {
    let usable = |snapshot: &Snapshot| {
        snapshot.rules_version == game.info().rules_version && live.iter().any(|entry| entry.seq == snapshot.seq)
    };
    // A snapshot is a cache: one that cannot be read costs time, nothing else.
    let snapshot = store.snapshot(record.id).await.ok().flatten().filter(usable);
    let quick = snapshot.and_then(|snapshot| {
        let play = fold_from(game, record, Some(&snapshot), live, read).ok()?;
        check_digest(game, &*play, live.last()?).is_ok().then_some(play)
    });
    match quick {
        Some(play) => Ok(play),
        None => Ok(fold_from(game, record, None, live, read)?),
    }
}

/// Folds the `live` entries after a snapshot, or all of them.
pub fn fold_from(
    game: &dyn AnyGame,
    record: &TableRecord,
    snapshot: Option<&Snapshot>,
    live: &[&StoredEntry],
    read: u64,
) -> Result<Box<dyn AnyPlay>, Unreadable> {
    let after = |entry: &&&StoredEntry| snapshot.is_none_or(|snapshot| entry.seq > snapshot.seq);
    let facts: Vec<&[u8]> = live.iter().filter(after).map(|entry| entry.events.as_slice()).collect();
    let state = snapshot.map(|snapshot| snapshot.state.as_slice());
    game.load(Load { setup: &record.setup, key: record.key, state, facts: &facts, read })
}
