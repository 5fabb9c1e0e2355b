//! `orrery doctor`: what is wrong with a database, and what to do about it. Reads only, also while servers run.

use std::sync::Arc;
use std::time::Duration;

use indicatif::ProgressBar;
use orrery_table::Tables;
use orrery_table::port::{Damaged, Listing, Store, TableId};

use crate::out;
use crate::record::{Database, with_store};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    database: Database,
}

pub fn run(args: Args) -> Result<(), String> {
    let (sound, complaints) = with_store(&args.database, examine)?;
    let bad = complaints.len();
    out::lines(complaints)?;
    out::lines([format!("{sound} tables are sound")])?;
    if bad == 0 {
        return Ok(());
    }
    Err(format!(
        "{bad} complaints: save what a table has with `orrery export TABLE --raw`, or restore a backup; sound tables go on"
    ))
}

/// How many tables are sound, and what there is to say of the others.
async fn examine(store: Arc<dyn Store>) -> Result<(usize, Vec<String>), String> {
    let mut complaints = store.examine().await.unwrap_or_else(|error| vec![error.to_string()]);
    complaints.iter_mut().for_each(|line| *line = format!("database: {line}"));
    let listed = store.tables(Listing::All, u32::MAX).await.unwrap_or_else(|error| {
        complaints.push(format!("database: the tables cannot be listed: {error}"));
        Vec::new()
    });
    let tables = Tables::new(store, Duration::ZERO);
    let (bar, mut sound) = (ProgressBar::new(listed.len() as u64), 0);
    for listed in listed {
        match look_at(&tables, listed.map(|listed| listed.record.id)).await {
            Ok(()) => sound += 1,
            Err(why) => complaints.push(why),
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    complaints.extend(campaigns(&tables).await);
    Ok((sound, complaints))
}

/// A campaign is sound when its row is, and each of its tables is there and went on from the one before it.
async fn campaigns(tables: &Tables) -> Vec<String> {
    let all = match tables.store().all_campaigns().await {
        Ok(all) => all,
        Err(error) => return vec![format!("database: the campaigns cannot be listed: {error}")],
    };
    let mut complaints = Vec::new();
    for id in all {
        match tables.read_campaign(id).await {
            Ok(Some(campaign)) if !campaign.is_in_order() => {
                complaints.push(format!("campaign {id}: its sittings are in disorder"));
            }
            Ok(_) => {}
            Err(error) => complaints.push(format!("campaign {id}: {error}")),
        }
    }
    complaints
}

/// A table is sound when it loads: every row has its sum, no entry is missing, and the facts add up to the last digest.
async fn look_at(tables: &Arc<Tables>, listed: Result<TableId, Damaged>) -> Result<(), String> {
    let id = listed.map_err(|Damaged { id, why }| format!("table {id}: {why}"))?;
    tables.read(id).await.map(drop).map_err(|error| format!("table {id}: {error}"))
}
