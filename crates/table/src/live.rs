//! One table: the only way an answer goes in. Commit first, tell after.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use orrery_catalog::{AnyGame, AnyPlay, CommandKind, Done, Load, Unreadable};
use orrery_core::{AskId, Given, Refusal, Rule, Seat, Stop};
use tokio::sync::{Mutex, watch};

use crate::port::{Snapshot, Status, Store, StoreError, StoredEntry, TableId, TableRecord};

/// How many entries a page shows at once; older ones are read from the journal.
const RECENT: usize = 60;
/// A snapshot is saved whenever this many entries have been added.
const SNAPSHOT_EVERY: u32 = 256;

/// Why a command did not go through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SubmitError {
    Refused(Refusal),
    /// Our bug; nothing has changed.
    Fault(String),
    /// Storage could not save it; nothing has changed.
    Storage(String),
    NotRunning,
}

impl From<Stop> for SubmitError {
    fn from(stop: Stop) -> Self {
        match stop {
            Stop::Refused(refusal) => SubmitError::Refused(refusal),
            Stop::Fault(fault) => SubmitError::Fault(fault.to_string()),
        }
    }
}

impl From<Refusal> for SubmitError {
    fn from(refusal: Refusal) -> Self {
        SubmitError::Refused(refusal)
    }
}

impl From<StoreError> for SubmitError {
    fn from(error: StoreError) -> Self {
        SubmitError::Storage(error.to_string())
    }
}

impl From<Unreadable> for SubmitError {
    fn from(unreadable: Unreadable) -> Self {
        SubmitError::Fault(unreadable.to_string())
    }
}

/// An entry as the log needs it.
#[derive(Debug)]
pub struct Logged {
    pub seq: u32,
    pub kind: CommandKind,
    pub events: Vec<u8>,
    pub token: Option<u64>,
    pub at: i64,
}

/// What a table is at one moment. Readers hold on to it while the next one is being made.
pub struct Now {
    pub record: Arc<TableRecord>,
    /// The game, once it has begun.
    pub play: Option<Box<dyn AnyPlay>>,
    /// The number of the last entry; pages are drawn at this number and listen from it.
    pub seq: u32,
    /// The last entries that count, oldest first: what was taken back is not among them.
    pub recent: VecDeque<Arc<Logged>>,
    /// Who could take back their last choice.
    pub undo: Option<Seat>,
}

/// An entry that counts, as far as undo is concerned.
#[derive(Clone, Copy)]
struct Step {
    seq: u32,
    kind: CommandKind,
    barrier: bool,
}

pub struct Table {
    pub id: TableId,
    pub game: &'static dyn AnyGame,
    store: Arc<dyn Store>,
    now: RwLock<Arc<Now>>,
    /// Held by whoever adds the next entry; what counts so far is inside.
    turn: Mutex<Vec<Step>>,
    told: watch::Sender<u64>,
    watchers: AtomicUsize,
    /// The table's bots are at work.
    pub(crate) bots_awake: AtomicBool,
}

impl Table {
    pub(crate) async fn load(
        store: Arc<dyn Store>,
        game: &'static dyn AnyGame,
        record: TableRecord,
    ) -> Result<Table, SubmitError> {
        let stored = store.entries(record.id, None).await?;
        let (steps, live) = live_steps(game, &stored)?;
        let play = if stored.is_empty() { None } else { Some(fold(game, &record, &live, &*store).await?) };
        let seq = stored.last().map_or(0, |entry| entry.seq);
        let recent = recent_of(&steps, &live);
        let undo = may_undo(&steps);
        let now = Now { record: Arc::new(record), play, seq, recent, undo };
        Ok(Table {
            id: now.record.id,
            game,
            store,
            now: RwLock::new(Arc::new(now)),
            turn: Mutex::new(steps),
            told: watch::Sender::new(0),
            watchers: AtomicUsize::new(0),
            bots_awake: AtomicBool::new(false),
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

    /// Answers an ask. The same `token` sent again finds the entry it made.
    pub async fn answer(
        &self,
        seat: Seat,
        ask: AskId,
        given: &Given,
        token: Option<u64>,
        at: i64,
    ) -> Result<u32, SubmitError> {
        let mut steps = self.turn.lock().await;
        let now = self.now();
        if let Some(done) = token.and_then(|token| find_token(&now, seat, token)) {
            return Ok(done);
        }
        let mut play = next_play(&now)?;
        let done = play.answer(seat, ask, given)?;
        self.commit(&mut steps, &now, play, done, CommandKind::Answer(seat), token, at).await
    }

    /// The player of `seat` leaves for good.
    pub async fn leave(&self, seat: Seat, at: i64) -> Result<u32, SubmitError> {
        let mut steps = self.turn.lock().await;
        let now = self.now();
        let mut play = next_play(&now)?;
        if steps.iter().any(|step| step.kind == CommandKind::Leave(seat)) || seat.0 >= now.record.setup.seats {
            return Err(Refusal::new(Rule::TABLE, "refused-has-left").into());
        }
        let done = play.leave(seat)?;
        self.commit(&mut steps, &now, play, done, CommandKind::Leave(seat), None, at).await
    }

    /// Takes back the last choice of `seat`.
    pub async fn undo(&self, seat: Seat, at: i64) -> Result<u32, SubmitError> {
        let mut steps = self.turn.lock().await;
        let now = self.now();
        let current = next_play(&now)?;
        let to = undo_target(&steps, seat).ok_or_else(Refusal::no_undo)?;
        let stored = self.store.entries(self.id, None).await?;
        let (_, live) = live_steps(self.game, &stored[..=to as usize])?;
        let play = load_play(self.game, &now.record, None, &live, current.read())?;
        let done = Done {
            command: self.game.undo_command(seat, to)?,
            events: Vec::new(),
            digest: play.digest()?,
            read: play.read(),
            barrier: false,
        };
        self.commit(&mut steps, &now, play, done, CommandKind::Undo { seat, to }, None, at).await
    }

    #[expect(clippy::too_many_arguments, reason = "everything an entry is made of meets here, once")]
    async fn commit(
        &self,
        steps: &mut Vec<Step>,
        now: &Now,
        play: Box<dyn AnyPlay>,
        done: Done,
        kind: CommandKind,
        token: Option<u64>,
        at: i64,
    ) -> Result<u32, SubmitError> {
        let seq = if now.play.is_some() { now.seq + 1 } else { 0 };
        let step = Step { seq, kind, barrier: done.barrier };
        let logged = Arc::new(Logged { seq, kind, events: done.events.clone(), token, at });
        self.store.append(self.id, self.entry(seq, done, token, at)).await?;
        let mut recent = now.recent.clone();
        match kind {
            CommandKind::Undo { to, .. } => {
                steps.retain(|step| step.seq <= to);
                recent.retain(|entry| entry.seq <= to);
            }
            _ => {
                steps.push(step);
                recent.push_back(logged);
            }
        }
        while recent.len() > RECENT {
            recent.pop_front();
        }
        self.save_now_and_then(seq, &*play).await;
        let over = play.outcome().is_some();
        let undo = may_undo(steps);
        self.publish(Now { record: now.record.clone(), play: Some(play), seq, recent, undo });
        if over {
            self.finish(at).await?;
        }
        Ok(seq)
    }

    fn entry(&self, seq: u32, done: Done, token: Option<u64>, at: i64) -> StoredEntry {
        StoredEntry {
            seq,
            rules_version: self.game.info().rules_version,
            command: done.command,
            events: done.events,
            digest: done.digest.0,
            read: done.read,
            barrier: done.barrier,
            token,
            at,
        }
    }

    /// Entry 0: the game begins.
    pub(crate) async fn begin(&self, at: i64) -> Result<(), SubmitError> {
        let mut steps = self.turn.lock().await;
        let now = self.now();
        if now.play.is_some() {
            return Ok(());
        }
        let (play, done) = self.game.begin(&now.record.setup, now.record.key)?;
        self.commit(&mut steps, &now, play, done, CommandKind::Begin, None, at).await?;
        Ok(())
    }

    /// Changes the record: chairs, status. Whoever loses a race gets a conflict and looks again.
    pub(crate) async fn change(
        &self,
        at: i64,
        change: impl FnOnce(&mut TableRecord) -> Result<(), SubmitError>,
    ) -> Result<(), SubmitError> {
        let _turn = self.turn.lock().await;
        self.change_in_turn(at, change).await
    }

    async fn change_in_turn(
        &self,
        at: i64,
        change: impl FnOnce(&mut TableRecord) -> Result<(), SubmitError>,
    ) -> Result<(), SubmitError> {
        let now = self.now();
        let mut record = (*now.record).clone();
        change(&mut record)?;
        record.revision += 1;
        record.changed_at = at;
        self.store.save_table(&record).await?;
        let play = now.play.as_ref().map(|play| play.clone_play());
        let (seq, recent, undo) = (now.seq, now.recent.clone(), now.undo);
        self.publish(Now { record: Arc::new(record), play, seq, recent, undo });
        Ok(())
    }

    pub(crate) async fn finish_if_over(&self, at: i64) -> Result<(), SubmitError> {
        let _turn = self.turn.lock().await;
        let now = self.now();
        let over = now.play.as_ref().is_some_and(|play| play.outcome().is_some());
        if over && now.record.status == Status::Running { self.finish(at).await } else { Ok(()) }
    }

    async fn finish(&self, at: i64) -> Result<(), SubmitError> {
        self.change_in_turn(at, |record| {
            record.status = Status::Finished;
            Ok(())
        })
        .await
    }

    fn publish(&self, now: Now) {
        *self.now.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(now);
        self.told.send_modify(|count| *count += 1);
    }

    /// A snapshot that cannot be saved costs time at the next load and nothing else.
    async fn save_now_and_then(&self, seq: u32, play: &dyn AnyPlay) {
        if seq == 0 || !seq.is_multiple_of(SNAPSHOT_EVERY) {
            return;
        }
        if let Ok(state) = play.state() {
            let snapshot = Snapshot { seq, rules_version: self.game.info().rules_version, state };
            let _ = self.store.save_snapshot(self.id, snapshot).await;
        }
    }

    pub fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }
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

fn next_play(now: &Now) -> Result<Box<dyn AnyPlay>, SubmitError> {
    match &now.play {
        Some(play) if now.record.status != Status::Open => Ok(play.clone_play()),
        _ => Err(SubmitError::NotRunning),
    }
}

fn find_token(now: &Now, seat: Seat, token: u64) -> Option<u32> {
    let made = |entry: &&Arc<Logged>| entry.token == Some(token) && entry.kind == CommandKind::Answer(seat);
    now.recent.iter().rev().find(made).map(|entry| entry.seq)
}

/// Whoever made the last choice may take it back, unless a roll or a reveal came of it.
fn may_undo(steps: &[Step]) -> Option<Seat> {
    match steps {
        [.., _, Step { kind: CommandKind::Answer(seat), barrier: false, .. }] => Some(*seat),
        _ => None,
    }
}

/// The entry to go back to: the one before the last.
fn undo_target(steps: &[Step], seat: Seat) -> Option<u32> {
    let [.., before, _] = steps else { return None };
    (may_undo(steps) == Some(seat)).then_some(before.seq)
}

type Live<'a> = Vec<&'a StoredEntry>;

/// The entries that count, after all undos.
fn live_steps<'a>(game: &dyn AnyGame, stored: &'a [StoredEntry]) -> Result<(Vec<Step>, Live<'a>), Unreadable> {
    let mut steps: Vec<Step> = Vec::with_capacity(stored.len());
    let mut live: Live<'a> = Vec::with_capacity(stored.len());
    for entry in stored {
        let kind = game.command(&entry.command)?;
        if let CommandKind::Undo { to, .. } = kind {
            steps.retain(|step| step.seq <= to);
            live.retain(|kept| kept.seq <= to);
        } else {
            steps.push(Step { seq: entry.seq, kind, barrier: entry.barrier });
            live.push(entry);
        }
    }
    Ok((steps, live))
}

fn recent_of(steps: &[Step], live: &Live<'_>) -> VecDeque<Arc<Logged>> {
    let skip = live.len().saturating_sub(RECENT);
    let logged = |(step, entry): (&Step, &&StoredEntry)| {
        Arc::new(Logged {
            seq: entry.seq,
            kind: step.kind,
            events: entry.events.clone(),
            token: entry.token,
            at: entry.at,
        })
    };
    steps.iter().zip(live).skip(skip).map(logged).collect()
}

/// The game after the `live` entries, from the last snapshot where one helps.
async fn fold(
    game: &'static dyn AnyGame,
    record: &TableRecord,
    live: &Live<'_>,
    store: &dyn Store,
) -> Result<Box<dyn AnyPlay>, SubmitError> {
    let read = live.last().map_or(0, |entry| entry.read);
    let usable = |snapshot: &Snapshot| {
        snapshot.rules_version == game.info().rules_version && live.iter().any(|entry| entry.seq == snapshot.seq)
    };
    let snapshot = store.snapshot(record.id).await?.filter(usable);
    let quick = snapshot.and_then(|snapshot| load_play(game, record, Some(&snapshot), live, read).ok());
    match quick {
        Some(play) => Ok(play),
        None => Ok(load_play(game, record, None, live, read)?),
    }
}

pub(crate) fn load_play(
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

/// The entries of `stored` that count.
pub(crate) fn live_of<'a>(game: &dyn AnyGame, stored: &'a [StoredEntry]) -> Result<Live<'a>, Unreadable> {
    Ok(live_steps(game, stored)?.1)
}
