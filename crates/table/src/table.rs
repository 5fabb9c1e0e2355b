//! One table: the only way an answer goes in. Commit first, tell after. Several nodes may have the same table in memory:
//! the journal decides between them, and whoever loses looks again.

use std::sync::atomic::{AtomicBool, AtomicU8, AtomicUsize, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use orrery_catalog::{AnyGame, AnyPlay, Done, Written};
use orrery_core::{AskId, Given, Seat};
use tokio::sync::{Mutex, watch};

use crate::act::{Act, At, Next, perform};
use crate::error::SubmitError;
use crate::host::random_u64;
use crate::line::{Line, Noted};
use crate::load::{self, Cache, Loaded};
use crate::now::{Logged, Now, recent_after, waits_of};
use crate::pace::Pace;
use crate::port::{Change, Snapshot, Status, Store, StoreError, StoredEntry, TableId, TableRecord};

/// A snapshot is saved at the first barrier after so many entries, or after so many without one.
const SNAPSHOT_AFTER: u32 = 100;
const SNAPSHOT_AT_LAST: u32 = 120;
/// How often a command is tried that others were faster than, or whose reply was lost.
const TRIES: usize = 8;

/// Held by whoever adds the next entry.
#[derive(Default)]
struct Turn {
    line: Line,
    /// A write did not come back with its result: what is stored must be looked at before anything else.
    unsure: bool,
    /// How many entries have been added since the last snapshot, as far as this node knows.
    unsaved: u32,
    /// The entry after which the last snapshot stands, as far as this node knows.
    saved: u32,
}

pub struct Table {
    pub id: TableId,
    pub game: &'static dyn AnyGame,
    store: Arc<dyn Store>,
    now: RwLock<Arc<Now>>,
    turn: Mutex<Turn>,
    told: watch::Sender<u64>,
    watchers: AtomicUsize,
    /// The table's bots are at work.
    pub(crate) bots_awake: AtomicBool,
    /// How its people want to follow the bots, as a [`Pace`].
    pace: AtomicU8,
}

impl Table {
    pub(crate) async fn load(
        store: Arc<dyn Store>,
        game: &'static dyn AnyGame,
        record: TableRecord,
    ) -> Result<Table, SubmitError> {
        let mut loaded = load::load(&*store, game, record.clone()).await?;
        if loaded.form < game.info().format && record.status == Status::Running {
            take_over(&*store, game, &loaded).await?;
            loaded = load::load(&*store, game, record).await?;
        }
        let Loaded { now, line, .. } = loaded;
        Ok(Table {
            id: now.record.id,
            game,
            store,
            now: RwLock::new(Arc::new(now)),
            turn: Mutex::new(Turn { line, ..Turn::default() }),
            told: watch::Sender::new(0),
            watchers: AtomicUsize::new(0),
            bots_awake: AtomicBool::new(false),
            pace: AtomicU8::default(),
        })
    }

    pub fn now(&self) -> Arc<Now> {
        self.now.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Wakes whenever the table has changed, be it its journal or its chairs.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.told.subscribe()
    }

    /// Counts a watcher for as long as the guard lives.
    pub fn watch(self: &Arc<Self>) -> Watching {
        self.watchers.fetch_add(1, Ordering::Relaxed);
        Watching(self.clone())
    }

    pub fn watchers(&self) -> usize {
        self.watchers.load(Ordering::Relaxed)
    }

    /// Answers an ask and says at which number it is told. The same `token` sent again finds the entry it made, also
    /// when that was taken back since.
    pub async fn answer(
        &self,
        seat: Seat,
        ask: AskId,
        given: &Given,
        token: Option<u64>,
        at: i64,
    ) -> Result<u32, SubmitError> {
        self.submit(Act::Answer { seat, ask, given }, token, at).await
    }

    /// The player of `seat` leaves for good.
    pub async fn leave(&self, seat: Seat, at: i64) -> Result<u32, SubmitError> {
        self.submit(Act::Leave(seat), None, at).await
    }

    /// Takes back the last choice of `seat`; sent again with the same `token`, not one more.
    pub async fn undo(&self, seat: Seat, token: Option<u64>, at: i64) -> Result<u32, SubmitError> {
        self.submit(Act::Undo(seat), token, at).await
    }

    /// Entry 0: the game begins.
    pub(crate) async fn begin(&self, at: i64) -> Result<(), SubmitError> {
        if self.now().play.is_some() {
            return Ok(());
        }
        match self.submit(Act::Begin, None, at).await {
            // Another node was faster.
            Err(SubmitError::NotRunning) if self.now().play.is_some() => Ok(()),
            begun => begun.map(drop),
        }
    }

    /// Every entry bears a token, its request's or one of its own: by it an entry is recognised whose reply was lost.
    async fn submit(&self, act: Act<'_>, token: Option<u64>, at: i64) -> Result<u32, SubmitError> {
        let token = token.map_or_else(random_u64, Ok)?;
        let mut turn = self.turn.lock().await;
        let mut lost = None;
        for _ in 0..TRIES {
            if turn.unsure
                && let Err(error) = self.catch_up(&mut turn).await
            {
                return Err(lost.unwrap_or(error));
            }
            if let Some(made) = turn.line.made_by(act.seat(), token) {
                return Ok(made);
            }
            let now = self.now();
            let at_table = At { store: &*self.store, game: self.game, now: &now, line: &turn.line };
            let next = perform(&at_table, act).await?;
            match self.write(&mut turn, next, token, at).await {
                Ok(seq) => return Ok(seq),
                Err(error @ (StoreError::NoTable | StoreError::Damaged(_))) => return Err(error.into()),
                Err(error) => lost = Some(error.into()),
            }
        }
        Err(lost.unwrap_or(SubmitError::NotRunning))
    }

    /// Stores the next entry and tells everybody.
    async fn write(&self, turn: &mut Turn, next: Next, token: u64, at: i64) -> Result<u32, StoreError> {
        let now = self.now();
        let seq = if now.play.is_some() { now.seq + 1 } else { 0 };
        let Next { play, done, kind } = next;
        let (quiet, events) = (done.quiet, done.events.clone());
        let noted = Noted { seq, told: 0, quiet, kind, barrier: done.barrier, token: Some(token) };
        let waits = waits_of(&now.record, Some(&*play));
        turn.unsure = true;
        self.store.append(self.id, entry_of(self.game, seq, done, token, at), waits).await?;
        turn.unsure = false;
        let told = turn.line.add(noted);
        turn.unsaved += 1;
        self.save_now_and_then(turn, noted, &*play).await;
        self.publish(Now {
            record: now.record.clone(),
            play: Some(play),
            seq,
            told,
            recent: recent_after(&now.recent, Logged { seq, told, quiet, kind, events, at }),
            undo: turn.line.may_undo(),
        });
        self.close_if_over(turn, at).await;
        Ok(told)
    }

    /// Loads what others have added, or this node itself without hearing of it. Waits for whoever is just adding.
    pub async fn look_again(&self) -> Result<(), SubmitError> {
        self.catch_up(&mut *self.turn.lock().await).await
    }

    /// Looks again only where there is something to see.
    pub(crate) async fn hear(&self, change: Change) -> Result<(), SubmitError> {
        let mut turn = self.turn.lock().await;
        if self.now().knows(change) && !turn.unsure { Ok(()) } else { self.catch_up(&mut turn).await }
    }

    /// Whether the end of the last write is still open, and nobody is just finding out.
    pub(crate) fn is_unsure(&self) -> bool {
        self.turn.try_lock().is_ok_and(|turn| turn.unsure)
    }

    async fn catch_up(&self, turn: &mut Turn) -> Result<(), SubmitError> {
        let now = self.now();
        let record = self.store.table(self.id).await?.ok_or(StoreError::NoTable)?;
        let fresh = load::span(&*self.store, &record, now.play.as_ref().map(|_| now.seq), u32::MAX).await?;
        if fresh.as_ref().is_none_or(|fresh| !fresh.is_empty()) || record.revision != now.record.revision {
            let follow =
                |fresh: Vec<_>| load::follow(self.game, &now, &turn.line, record.clone(), &fresh).ok().flatten();
            let loaded = match fresh.and_then(follow) {
                Some(loaded) => loaded,
                None => load::load(&*self.store, self.game, record).await?,
            };
            turn.line = loaded.line;
            self.publish(loaded.now);
        }
        turn.unsure = false;
        self.close_if_over(turn, now.record.changed_at).await;
        Ok(())
    }

    /// Changes the record: chairs, status. Whoever loses a race looks again and tries anew.
    pub(crate) async fn change(
        &self,
        at: i64,
        change: impl Fn(&mut TableRecord) -> Result<(), SubmitError>,
    ) -> Result<(), SubmitError> {
        let mut turn = self.turn.lock().await;
        self.change_in_turn(&mut turn, at, change).await
    }

    async fn change_in_turn(
        &self,
        turn: &mut Turn,
        at: i64,
        change: impl Fn(&mut TableRecord) -> Result<(), SubmitError>,
    ) -> Result<(), SubmitError> {
        let mut lost = None;
        for _ in 0..TRIES {
            let mut record = (*self.now().record).clone();
            change(&mut record)?;
            record.revision += 1;
            record.changed_at = at;
            let error = match self.store.save_table(&record).await {
                Ok(()) => {
                    self.publish_record(record);
                    return Ok(());
                }
                Err(error @ (StoreError::NoTable | StoreError::Damaged(_))) => return Err(error.into()),
                Err(error) => error,
            };
            // It may have been saved all the same: only the database can tell.
            let Ok(Some(stored)) = self.store.table(self.id).await else {
                turn.unsure = true;
                return Err(error.into());
            };
            let saved = is_same(&stored, &record);
            self.publish_record(stored);
            if saved {
                return Ok(());
            }
            lost = Some(error.into());
        }
        Err(lost.unwrap_or(SubmitError::NotRunning))
    }

    fn publish_record(&self, record: TableRecord) {
        let now = self.now();
        let play = now.play.as_ref().map(|play| play.clone_play());
        let Now { seq, told, undo, .. } = *now;
        self.publish(Now { record: Arc::new(record), play, seq, told, recent: now.recent.clone(), undo });
    }

    pub(crate) async fn finish_if_over(&self, at: i64) {
        if self.now().is_to_be_closed() {
            self.close_if_over(&mut *self.turn.lock().await, at).await;
        }
    }

    /// The game is over once its journal says so. Where the record cannot be told now, it is told at the next look.
    async fn close_if_over(&self, turn: &mut Turn, at: i64) {
        if !self.now().is_to_be_closed() {
            return;
        }
        let finish = |record: &mut TableRecord| {
            record.status = Status::Finished;
            Ok(())
        };
        turn.unsure |= self.change_in_turn(turn, at, finish).await.is_err();
    }

    fn publish(&self, now: Now) {
        *self.now.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(now);
        self.told.send_modify(|count| *count += 1);
    }

    /// Behind a barrier nothing is taken back, so a snapshot there is good for ever; one whose entry is taken back is made
    /// anew at once. One that cannot be saved costs time at the next load and nothing else.
    async fn save_now_and_then(&self, turn: &mut Turn, last: Noted, play: &dyn AnyPlay) {
        let Some(seq) = turn.line.kept().last().map(|noted| noted.seq) else { return };
        let due = if last.barrier { SNAPSHOT_AFTER } else { SNAPSHOT_AT_LAST };
        if turn.unsaved < due && turn.saved <= seq {
            return;
        }
        let (left, quiet, head) = (turn.line.left(), turn.line.quiet(), last.seq);
        let cache = play.state().map(|state| Cache { left, state, quiet, head });
        if let Some(state) = cache.ok().and_then(|cache| postcard::to_stdvec(&cache).ok()) {
            (turn.unsaved, turn.saved) = (0, seq);
            let snapshot = Snapshot { seq, rules_version: self.game.info().rules_version, state };
            let _ = self.store.save_snapshot(self.id, snapshot).await;
        }
    }

    /// All entries, in today's form.
    pub(crate) async fn entries(&self) -> Result<Vec<StoredEntry>, SubmitError> {
        load::entries(&*self.store, self.game, &self.now().record).await
    }

    /// What the people who last came to the table have set.
    pub fn set_pace(&self, pace: Pace) {
        self.pace.store(pace as u8, Ordering::Relaxed);
    }

    pub(crate) fn pace(&self) -> Pace {
        let pace = self.pace.load(Ordering::Relaxed);
        Pace::ALL.into_iter().find(|known| *known as u8 == pace).unwrap_or_default()
    }

    pub fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }
}

/// The first program of a new form to load a running table notes the digest of its state in that form. Another node may
/// be faster; where nothing can be written now, the next one to load it tries again.
async fn take_over(store: &dyn Store, game: &'static dyn AnyGame, loaded: &Loaded) -> Result<(), SubmitError> {
    let Some(play) = &loaded.now.play else { return Ok(()) };
    let Written { command, events } = game.take_over()?;
    let done = Done { command, events, digest: play.digest()?, read: play.read(), barrier: true, quiet: false };
    let (id, at) = (loaded.now.record.id, loaded.now.record.changed_at);
    let entry = entry_of(game, loaded.now.seq + 1, done, random_u64()?, at);
    match store.append(id, entry, loaded.now.waits()).await {
        Err(StoreError::NoTable) => Err(StoreError::NoTable.into()),
        _ => Ok(()),
    }
}

fn entry_of(game: &dyn AnyGame, seq: u32, done: Done, token: u64, at: i64) -> StoredEntry {
    StoredEntry {
        seq,
        rules_version: game.info().rules_version,
        command: done.command,
        events: done.events,
        digest: done.digest.0,
        read: done.read,
        barrier: done.barrier,
        token: Some(token),
        at,
    }
}

/// Entries touch `changed_at` too.
fn is_same(stored: &TableRecord, wanted: &TableRecord) -> bool {
    stored.revision == wanted.revision && TableRecord { changed_at: wanted.changed_at, ..stored.clone() } == *wanted
}

/// See [`Table::watch`].
pub struct Watching(Arc<Table>);

impl Watching {
    pub fn table(&self) -> &Arc<Table> {
        &self.0
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.0.watchers.fetch_sub(1, Ordering::Relaxed);
    }
}
