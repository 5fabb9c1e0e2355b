//! Looks after all tables of a node: hears what other nodes change, looks where a notice may have been lost, keeps the
//! leases of its bots and takes over those that nobody drives.

use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;

use crate::bots::now_ms;
use crate::error::SubmitError;
use crate::host::Tables;
use crate::port::{Change, Head, News, Status};
use crate::table::Table;

/// How often to look. A lost notice costs this long.
const BEAT: Duration = Duration::from_millis(500);
/// Where no other node can die, bots fall asleep only when storage fails them: this is often enough.
const ALONE: Duration = Duration::from_secs(5);
/// How often to look for what has expired, in beats.
const EXPIRY: u64 = 1200;

pub fn start(tables: &Arc<Tables>) {
    if let Some(news) = tables.store().news() {
        tokio::spawn(listen(Arc::downgrade(tables), news));
    }
    tokio::spawn(run(Arc::downgrade(tables)));
    tokio::spawn(drive(Arc::downgrade(tables)));
}

async fn listen(tables: Weak<Tables>, mut news: Receiver<News>) {
    loop {
        match news.recv().await {
            Ok(news) => match tables.upgrade() {
                Some(tables) => hear(&tables, news),
                None => return,
            },
            // What was missed is seen at the next beat.
            Err(RecvError::Lagged(_)) => {}
            Err(RecvError::Closed) => return,
        }
    }
}

/// Each table is looked at by itself: one that waits holds up no other.
fn hear(tables: &Arc<Tables>, news: News) {
    let Some(table) = tables.in_memory(news.table).filter(|table| !table.now().knows(news.change)) else { return };
    let tables = tables.clone();
    tokio::spawn(async move {
        match table.hear(news.change).await {
            Ok(()) => {}
            Err(SubmitError::Damaged(why)) => tables.put_aside(table.id, &why),
            Err(error) => tracing::warn!("table {} could not be brought up to date: {error}", table.id),
        }
    });
}

async fn run(tables: Weak<Tables>) {
    let mut beat = 0;
    while let Some(tables) = tables.upgrade() {
        if let Err(error) = look_around(&tables, beat).await {
            tracing::warn!("the tables could not be looked after: {error}");
        }
        drop(tables);
        beat += 1;
        tokio::time::sleep(BEAT).await;
    }
}

async fn look_around(tables: &Arc<Tables>, beat: u64) -> Result<(), SubmitError> {
    let store = tables.store();
    let shared = store.news().is_some();
    if shared {
        store.renew_leases().await?;
        see_heads(tables).await?;
    }
    let mut looked = Ok(());
    for table in tables.all_in_memory() {
        // Whatever is wrong with one table is no reason to leave the others as they are.
        looked = looked.and(look_at(tables, &table).await);
    }
    if beat.is_multiple_of(EXPIRY) {
        tables.expire(now_ms()).await?;
    }
    looked
}

async fn look_at(tables: &Arc<Tables>, table: &Arc<Table>) -> Result<(), SubmitError> {
    if table.is_unsure() {
        table.look_again().await?;
    }
    if table.now().record.status == Status::Open { tables.mend(table).await } else { Ok(()) }
}

/// Apart from the rest: after a long absence there may be many tables to open, and leases must be kept meanwhile.
async fn drive(tables: Weak<Tables>) {
    while let Some(tables) = tables.upgrade() {
        if let Err(error) = tables.resume().await {
            tracing::warn!("bots that wait could not be looked for: {error}");
        }
        let pause = if tables.store().news().is_some() { BEAT } else { ALONE };
        drop(tables);
        tokio::time::sleep(pause).await;
    }
}

/// Compares what is in memory with what is stored.
async fn see_heads(tables: &Arc<Tables>) -> Result<(), SubmitError> {
    let ids: Vec<_> = tables.all_in_memory().iter().map(|table| table.id).collect();
    for Head { table, revision, seq } in tables.store().heads(&ids).await? {
        hear(tables, News { table, change: Change::Record(revision) });
        if let Some(seq) = seq {
            hear(tables, News { table, change: Change::Entry(seq) });
        }
    }
    Ok(())
}
