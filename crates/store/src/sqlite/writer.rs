//! The one thread that writes. It takes everything that waits, does it in one transaction, waits once for the disk and
//! then answers every caller.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use orrery_table::port::{
    CampaignId, CampaignRecord, PersonId, PersonRecord, Sitting, Snapshot, StoreError, StoredEntry, TableId,
    TableRecord, Waits, WholeTable,
};
use rusqlite::{Connection, Params, Transaction, TransactionBehavior, params};
use tokio::sync::mpsc::Receiver;

use super::explain;
use crate::queue::{Answer, Job, LARGEST_BATCH, Queue};
use crate::rows::{TableCells, campaign_sum, entry_sum, persons};
use crate::{failed, schema, sql};

/// Under load a commit waits this long for entries that are on their way, and pays for all of them at once. An entry
/// that comes alone waits for nothing.
const GATHER: Duration = Duration::from_millis(1);
/// From this many entries in a batch on, the store is under load.
const BUSY: usize = 4;

/// What can be asked of the writer.
pub enum Work {
    Append(TableId, StoredEntry, Waits),
    Waits(TableId, Waits),
    Create(Box<TableRecord>),
    Save(Box<TableRecord>),
    Snapshot(TableId, Snapshot),
    Campaign(Box<(CampaignRecord, Vec<WholeTable>)>),
    Sitting(CampaignId, u32, Box<TableRecord>),
    Person(PersonRecord),
    /// Writes next to nothing, to see whether it can.
    Probe,
}

pub struct Writer {
    queue: Option<Queue<Work>>,
    thread: Option<JoinHandle<()>>,
    failing: Arc<AtomicBool>,
}

impl Writer {
    /// Counts in `written` what it has done.
    pub fn start(connection: Connection, written: Arc<AtomicUsize>) -> Result<Self, StoreError> {
        let (queue, jobs) = Queue::new();
        let thread = std::thread::Builder::new().name("store-writer".into());
        let failing = Arc::new(AtomicBool::new(false));
        let noted = failing.clone();
        let thread = thread.spawn(move || run(&connection, jobs, &written, &noted));
        Ok(Writer { queue: Some(queue), thread: Some(thread.map_err(failed)?), failing })
    }

    /// Whether the last attempt to write came to nothing.
    pub fn last_failed(&self) -> bool {
        self.failing.load(Ordering::Relaxed)
    }

    pub async fn submit(&self, work: Work) -> Answer {
        match &self.queue {
            Some(queue) => queue.submit(work).await,
            None => Err(failed("the store is closed")),
        }
    }
}

impl Drop for Writer {
    /// Lets the thread finish what waits and close its connection, which folds the log into the file.
    fn drop(&mut self) {
        self.queue = None;
        if self.thread.take().is_some_and(|thread| thread.join().is_err()) {
            tracing::error!("the store's writer had panicked");
        }
    }
}

fn run(connection: &Connection, mut jobs: Receiver<Job<Work>>, written: &AtomicUsize, failing: &AtomicBool) {
    let mut batch = Vec::with_capacity(LARGEST_BATCH);
    let mut busy = false;
    while jobs.blocking_recv_many(&mut batch, LARGEST_BATCH) > 0 {
        if busy {
            gather(&mut batch, &mut jobs);
        }
        busy = batch.len() >= BUSY;
        let answers = settle(connection, &batch);
        written.fetch_add(batch.len(), Ordering::Relaxed);
        failing.store(answers.iter().all(|answer| matches!(answer, Err(StoreError::Failed(_)))), Ordering::Relaxed);
        batch.drain(..).zip(answers).for_each(|(job, answer)| job.answer(answer));
    }
}

fn gather(batch: &mut Vec<Job<Work>>, jobs: &mut Receiver<Job<Work>>) {
    std::thread::sleep(GATHER);
    let room = LARGEST_BATCH.saturating_sub(batch.len());
    batch.extend(std::iter::from_fn(|| jobs.try_recv().ok()).take(room));
}

/// Why a batch was rolled back.
enum Broken {
    /// One of the jobs could not be done; the others may be fine.
    Job(StoreError),
    /// The transaction could not be begun or did not reach the disk.
    Whole(StoreError),
}

/// Does a batch at once, or each job on its own where one of them spoils it for all.
fn settle(connection: &Connection, batch: &[Job<Work>]) -> Vec<Answer> {
    match commit(connection, batch) {
        Ok(answers) => answers,
        Err(Broken::Job(_)) if batch.len() > 1 => batch.chunks(1).flat_map(|job| settle(connection, job)).collect(),
        Err(Broken::Job(error) | Broken::Whole(error)) => {
            tracing::error!(%error, jobs = batch.len(), "nothing was written");
            batch.iter().map(|_| Err(error.clone())).collect()
        }
    }
}

/// One transaction for the batch; dropped before its end, it is rolled back.
fn commit(connection: &Connection, batch: &[Job<Work>]) -> Result<Vec<Answer>, Broken> {
    let whole = |error| Broken::Whole(explain(error));
    let transaction = Transaction::new_unchecked(connection, TransactionBehavior::Immediate).map_err(whole)?;
    let done = |job: &Job<Work>| match perform(connection, &job.work) {
        Err(error @ (StoreError::Failed(_) | StoreError::Damaged(_))) => Err(Broken::Job(error)),
        answer => Ok(answer),
    };
    let answers = batch.iter().map(done).collect::<Result<Vec<Answer>, Broken>>()?;
    transaction.commit().map_err(whole)?;
    Ok(answers)
}

/// A refusal (`Conflict`, `NoTable`) has changed nothing.
fn perform(db: &Connection, work: &Work) -> Answer {
    match work {
        Work::Append(table, entry, waits) => append(db, *table, entry, *waits),
        Work::Waits(table, waits) => set_waits(db, *table, *waits),
        Work::Create(table) => create(db, table),
        Work::Save(table) => save(db, table),
        Work::Snapshot(table, snapshot) => save_snapshot(db, *table, snapshot),
        Work::Campaign(founded) => whole(db, || found(db, &founded.0, &founded.1)),
        Work::Sitting(campaign, number, table) => whole(db, || sit(db, *campaign, *number, table)),
        Work::Person(person) => save_person(db, person),
        Work::Probe => execute(db, schema::WRITE_META, ["probe", "written"]).map(drop),
    }
}

/// Several statements of which all count, or none.
fn whole(db: &Connection, work: impl FnOnce() -> Answer) -> Answer {
    execute(db, "SAVEPOINT whole", [])?;
    let done = work();
    if done.is_err() {
        execute(db, "ROLLBACK TO whole", [])?;
    }
    execute(db, "RELEASE whole", [])?;
    done
}

/// The campaign, its new tables with their journals, and its sittings.
fn found(db: &Connection, campaign: &CampaignRecord, new: &[WholeTable]) -> Answer {
    let CampaignRecord { id, game, name, host, branch_of, created_at, sittings } = campaign;
    let (id, host, branch_of) = (id.0 as i64, host.0 as i64, branch_of.map(|id| id.0 as i64));
    let values = params![id, game, name, host, branch_of, created_at, campaign_sum(campaign)];
    if execute(db, sql::ADD_CAMPAIGN, values)? == 0 {
        return Err(StoreError::Conflict);
    }
    new.iter().try_for_each(|table| create_whole(db, table))?;
    (0..).zip(sittings).try_for_each(|(number, sitting)| add_sitting(db, campaign.id, number, *sitting))
}

fn create_whole(db: &Connection, table: &WholeTable) -> Answer {
    create(db, &table.record)?;
    table.entries.iter().try_for_each(|entry| append(db, table.record.id, entry, Waits::default()))
}

fn sit(db: &Connection, campaign: CampaignId, number: u32, table: &TableRecord) -> Answer {
    let follows = match number.checked_sub(1) {
        Some(before) => exists(db, sql::HAS_SITTING, params![campaign.0 as i64, before])?,
        None => false,
    };
    if !follows {
        return Err(StoreError::Conflict);
    }
    add_sitting(db, campaign, number, Sitting { table: table.id, own: true })?;
    create(db, table)
}

fn add_sitting(db: &Connection, campaign: CampaignId, number: u32, sitting: Sitting) -> Answer {
    let values = params![campaign.0 as i64, number, sitting.table.0 as i64, sitting.own];
    if execute(db, sql::ADD_SITTING, values)? == 0 { Err(StoreError::Conflict) } else { Ok(()) }
}

/// Looks for the predecessor and inserts: two steps through the primary key. In one statement SQLite would have to copy
/// the row aside first, as it reads the tree it writes to.
fn append(db: &Connection, table: TableId, entry: &StoredEntry, waits: Waits) -> Answer {
    let id = table.0 as i64;
    let follows = match entry.seq.checked_sub(1) {
        Some(before) => exists(db, sql::HAS_ENTRY, params![id, before])?,
        None => exists(db, sql::HAS_TABLE, [id])?,
    };
    if !follows || !insert(db, table, entry)? {
        return Err(refusal(db, id)?);
    }
    touch(db, id, entry, waits)
}

/// Whether the number was still free.
fn insert(db: &Connection, table: TableId, entry: &StoredEntry) -> Result<bool, StoreError> {
    let StoredEntry { seq, rules_version, command, events, digest, read, barrier, token, at } = entry;
    let (id, read, token) = (table.0 as i64, *read as i64, token.map(|token| token as i64));
    let sum = entry_sum(table, entry);
    let values = params![id, seq, rules_version, command, events, &digest[..], read, barrier, token, at, sum];
    Ok(execute(db, sql::APPEND, values)? == 1)
}

fn touch(db: &Connection, table: i64, entry: &StoredEntry, waits: Waits) -> Answer {
    let values = params![waits.bits(), waits.bots, entry.at, entry.seq, table];
    execute(db, sql::TOUCH_TABLE, values).map(drop)
}

fn set_waits(db: &Connection, table: TableId, waits: Waits) -> Answer {
    execute(db, sql::SET_WAITS, params![waits.bits(), waits.bots, table.0 as i64]).map(drop)
}

fn create(db: &Connection, table: &TableRecord) -> Answer {
    match write_table(db, sql::CREATE_TABLE, table)? {
        0 => Err(StoreError::Conflict),
        _ => write_chairs(db, table),
    }
}

fn save(db: &Connection, table: &TableRecord) -> Answer {
    let id = table.id.0 as i64;
    if write_table(db, sql::SAVE_TABLE, table)? == 0 {
        return Err(refusal(db, id)?);
    }
    execute(db, sql::CLEAR_CHAIRS, [id])?;
    write_chairs(db, table)
}

fn write_table(db: &Connection, sql: &str, table: &TableRecord) -> Result<usize, StoreError> {
    let cells = TableCells::of(table)?;
    let values = params![
        table.revision,
        table.game,
        table.title,
        cells.setup,
        table.rules_version,
        &table.key[..],
        table.host.0 as i64,
        table.listed,
        cells.status,
        cells.chairs,
        table.created_at,
        table.changed_at,
        cells.sum,
        table.id.0 as i64,
    ];
    execute(db, sql, values)
}

fn write_chairs(db: &Connection, table: &TableRecord) -> Answer {
    let add = |person: PersonId| execute(db, sql::ADD_CHAIR, [table.id.0 as i64, person.0 as i64]);
    persons(table).into_iter().try_for_each(|person| add(person).map(drop))
}

fn save_snapshot(db: &Connection, table: TableId, snapshot: &Snapshot) -> Answer {
    let values = params![table.0 as i64, snapshot.seq, snapshot.rules_version, snapshot.state];
    if execute(db, sql::SAVE_SNAPSHOT, values)? == 0 { Err(StoreError::NoTable) } else { Ok(()) }
}

fn save_person(db: &Connection, person: &PersonRecord) -> Answer {
    execute(db, sql::SAVE_PERSON, params![person.id.0 as i64, person.name, person.settings]).map(drop)
}

/// Why a conditional write changed nothing.
fn refusal(db: &Connection, table: i64) -> Result<StoreError, StoreError> {
    Ok(if exists(db, sql::HAS_TABLE, [table])? { StoreError::Conflict } else { StoreError::NoTable })
}

fn execute(db: &Connection, sql: &str, values: impl Params) -> Result<usize, StoreError> {
    db.prepare_cached(sql).and_then(|mut statement| statement.execute(values)).map_err(explain)
}

fn exists(db: &Connection, sql: &str, values: impl Params) -> Result<bool, StoreError> {
    db.prepare_cached(sql).and_then(|mut statement| statement.exists(values)).map_err(explain)
}
