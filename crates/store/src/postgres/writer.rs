//! The task that appends. It takes everything that waits and sends it as one statement, which is its own transaction;
//! the primary key decides between nodes.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use orrery_table::port::{StoreError, StoredEntry, TableId, Waits};
use tokio::sync::mpsc::Receiver;
use tokio_postgres::Error;

use super::pool::{Link, Pool, Values, explain, lost};
use crate::queue::{Answer, Job, LARGEST_BATCH};
use crate::rows::entry_sum;
use crate::sql;

/// An entry for a table's journal.
pub struct Append {
    pub table: TableId,
    pub entry: StoredEntry,
    pub waits: Waits,
}

/// A table and a number in its journal, as stored.
type EntryKey = (i64, i64);

impl Append {
    fn place(&self) -> EntryKey {
        (self.table.0 as i64, i64::from(self.entry.seq))
    }
}

/// Serves the queue until the store is dropped. `pool` is the writer's own, so that readers never hold it up.
pub async fn run(pool: Pool, mut jobs: Receiver<Job<Append>>, failing: Arc<AtomicBool>) {
    let mut batch = Vec::with_capacity(LARGEST_BATCH);
    while jobs.recv_many(&mut batch, LARGEST_BATCH).await > 0 {
        let answers = settle(&pool, &batch).await;
        failing.store(answers.iter().all(|answer| matches!(answer, Err(StoreError::Failed(_)))), Ordering::Relaxed);
        batch.drain(..).zip(answers).for_each(|(job, answer)| job.answer(answer));
    }
}

/// Appends a batch at once, or each entry on its own where the database refuses the batch for the sake of one. Nothing
/// is tried again after a broken connection: it might be there already, which only the caller can tell.
async fn settle(pool: &Pool, batch: &[Job<Append>]) -> Vec<Answer> {
    match append(pool, batch).await {
        Ok(answers) => answers,
        Err(error) if batch.len() > 1 && !lost(&error) => {
            let mut answers = Vec::new();
            for job in batch.chunks(1) {
                answers.extend(append(pool, job).await.unwrap_or_else(|error| vec![Err(explain(error))]));
            }
            answers
        }
        Err(error) => {
            let error = explain(error);
            tracing::error!(%error, entries = batch.len(), "no entry was acknowledged");
            batch.iter().map(|_| Err(error.clone())).collect()
        }
    }
}

async fn append(pool: &Pool, batch: &[Job<Append>]) -> Result<Vec<Answer>, Error> {
    let mut lent = pool.take().await;
    let link = lent.ready().await?;
    let mut places = HashSet::new();
    let first = batch.iter().map(|job| &job.work).filter(|append| places.insert(append.place())).collect::<Vec<_>>();
    let mut won = insert(link, &first).await?;
    // Each place is taken out once: of two callers who wanted the same one, the first in the batch has it.
    let has_won = batch.iter().map(|job| won.remove(&job.work.place())).collect::<Vec<bool>>();
    Ok(answers(link, batch, &has_won).await)
}

/// The places that were free and whose predecessors were there: these are committed when this returns.
async fn insert(link: &mut Link, batch: &[&Append]) -> Result<HashSet<EntryKey>, Error> {
    let column = |value: fn(&Append) -> i64| batch.iter().map(|append| value(append)).collect::<Vec<i64>>();
    let blob = |value: fn(&Append) -> &[u8]| batch.iter().map(|append| value(append)).collect::<Vec<&[u8]>>();
    let statement = link.prepared(sql::APPEND_BATCH).await?;
    let values: Values<'_> = &[
        &column(|append| append.table.0 as i64),
        &column(|append| append.entry.seq.into()),
        &column(|append| append.entry.rules_version.into()),
        &blob(|append| &append.entry.command),
        &blob(|append| &append.entry.events),
        &blob(|append| &append.entry.digest),
        &column(|append| append.entry.read as i64),
        &batch.iter().map(|append| append.entry.barrier).collect::<Vec<bool>>(),
        &batch.iter().map(|append| append.entry.token.map(|token| token as i64)).collect::<Vec<Option<i64>>>(),
        &column(|append| append.entry.at),
        &column(|append| entry_sum(append.table, &append.entry)),
        &column(|append| append.waits.bits().into()),
        &batch.iter().map(|append| append.waits.bots).collect::<Vec<bool>>(),
    ];
    let rows = link.client.query(&statement, values).await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
}

/// The answer for each of the batch: those who have not won are told whether the table is missing.
async fn answers(link: &mut Link, batch: &[Job<Append>], won: &[bool]) -> Vec<Answer> {
    let mut answers = Vec::with_capacity(batch.len());
    for (job, won) in batch.iter().zip(won) {
        answers.push(match won {
            true => Ok(()),
            false => Err(refusal(link, job.work.place().0).await),
        });
    }
    answers
}

async fn refusal(link: &mut Link, table: i64) -> StoreError {
    let known = async {
        let statement = link.prepared(sql::HAS_TABLE).await?;
        link.client.query_opt(&statement, &[&table]).await
    };
    match known.await {
        Ok(Some(_)) => StoreError::Conflict,
        Ok(None) => StoreError::NoTable,
        Err(error) => explain(error),
    }
}
