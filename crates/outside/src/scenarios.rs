//! The scenarios: each does something to the program that happens in the world, and counts what came of it.

mod crowd;
mod damage;
mod full_disk;
mod kills;
mod lost_replies;
mod nodes;
mod slow;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tempfile::TempDir;
use tokio::task::JoinHandle;

use crate::figures::Figures;
use crate::journal;
use crate::luck::Luck;
use crate::process::limit;
use crate::server::{Home, Server};
use crate::table::{Load, Table, stuck};
use crate::{Result, because};

/// How much is done, and whether times are judged: on a busy machine only counts tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    Short,
    Long,
}

#[derive(Clone, Debug)]
pub struct Plan {
    pub program: PathBuf,
    pub seed: u64,
    /// How long the load lasts; setting up and counting come on top.
    pub time: Duration,
    pub size: Size,
}

impl Plan {
    pub fn is_long(&self) -> bool {
        self.size == Size::Long
    }

    /// A load on a server, judged with more patience where the machine may be busy.
    pub fn load(&self, address: SocketAddr, pace: Duration) -> Load {
        Load::new(address, pace).patient(Duration::from_secs(self.either(60, 5)))
    }

    /// One of two, by the size.
    pub fn either<T>(&self, short: T, long: T) -> T {
        if self.is_long() { long } else { short }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Scenario {
    /// A server on SQLite killed under load
    KillsSqlite,
    /// Server and PostgreSQL killed under load
    KillsPostgres,
    /// PostgreSQL commits, its reply is lost
    LostReplies,
    /// Three nodes behind HAProxy on one PostgreSQL
    Nodes,
    /// Writes fail for want of space
    FullDisk,
    /// One byte of the database flipped
    Damage,
    /// Bodies, heads and streams that stand still
    Slow,
    /// As many bot tables as one client can make
    Crowd,
}

impl Scenario {
    pub const ALL: [Scenario; 8] = [
        Scenario::KillsSqlite,
        Scenario::KillsPostgres,
        Scenario::LostReplies,
        Scenario::Nodes,
        Scenario::FullDisk,
        Scenario::Damage,
        Scenario::Slow,
        Scenario::Crowd,
    ];

    pub fn needs_postgres(self) -> bool {
        matches!(self, Scenario::KillsPostgres | Scenario::LostReplies | Scenario::Nodes)
    }

    /// How much of a soak's time it gets, in parts.
    pub fn share(self) -> u32 {
        match self {
            Scenario::KillsSqlite | Scenario::KillsPostgres => 3,
            Scenario::LostReplies => 2,
            Scenario::Nodes => 6,
            Scenario::Damage => 4,
            Scenario::FullDisk | Scenario::Slow | Scenario::Crowd => 1,
        }
    }

    pub async fn run(self, plan: &Plan) -> Result<Figures> {
        match self {
            Scenario::KillsSqlite => kills::on_sqlite(plan).await,
            Scenario::KillsPostgres => kills::on_postgres(plan).await,
            Scenario::LostReplies => lost_replies::run(plan).await,
            Scenario::Nodes => nodes::run(plan).await,
            Scenario::FullDisk => full_disk::run(plan).await,
            Scenario::Damage => damage::run(plan).await,
            Scenario::Slow => slow::run(plan).await,
            Scenario::Crowd => crowd::run(plan).await,
        }
    }
}

/// So many troubles are told in words.
const TROUBLES: usize = 8;

/// Nobody is held back for asking often, and bots answer at once.
const PLAIN: [&str; 4] = ["--rate-limit", "0", "--bot-pause", "0"];

/// Every table has its players, its watcher and, behind a balancer, all of them twice.
fn make_room_for_files() -> Result<()> {
    limit(std::process::id(), "nofile", "8000:").or_else(|_| limit(std::process::id(), "nofile", "4000:"))
}

fn folder() -> Result<TempDir> {
    tempfile::Builder::new().prefix("orrery-data-").tempdir().map_err(because("no folder"))
}

async fn millis(least: u64, most: u64, luck: &mut Luck) {
    tokio::time::sleep(Duration::from_millis(luck.within(least, most))).await;
}

/// A line every now and then while a long run lasts.
fn tell(plan: &Plan, load: &Arc<Load>) {
    let load = load.clone();
    if plan.is_long() {
        tokio::spawn(async move {
            let begun = Instant::now();
            while !load.is_stopping() {
                tokio::time::sleep(Duration::from_secs(15)).await;
                let (seconds, tables) = (begun.elapsed().as_secs(), load.counts.tables.get());
                println!("  {seconds:>4} s: {} answers acknowledged at {tables} tables", load.ledger.count());
            }
        });
    }
}

/// Ends the load and asks every table for one more answer through every node.
async fn wind_down(
    load: &Arc<Load>,
    players: Vec<JoinHandle<Option<Table>>>,
    nodes: &[SocketAddr],
    luck: &mut Luck,
    figures: &mut Figures,
) {
    let tables = load.end(players).await;
    figures.stuck += stuck(load, &tables, nodes, luck).await;
    figures.note(format!("{} tables, {} open at the end", load.counts.tables.get(), tables.len()));
    let counts = &load.counts;
    figures.note(format!(
        "{} refused, {} late duplicates, {} broken connections, {} told 'not now', {} told 'not here'",
        counts.refused.get(),
        counts.late.get(),
        counts.broken.get(),
        counts.not_now.get(),
        counts.stale.get()
    ));
    figures.demand(counts.faults.get() == 0, format!("{} answers were 500", counts.faults.get()));
    let troubles = load.troubles();
    figures.demand(troubles.len() <= TROUBLES, format!("{} troubles, the first of them:", troubles.len()));
    figures.faults.extend(troubles.into_iter().take(TROUBLES));
}

/// Compares the ledger with the database, and looks whether the program has panicked.
async fn audit(load: &Load, place: &Home, servers: &[&Server], figures: &mut Figures) -> Result<()> {
    figures.take(load.ledger.audit(&journal::read(place).await?));
    figures.demand(figures.acknowledged > 0, "nothing was acknowledged");
    for server in servers {
        figures.demand(server.panics() == 0, format!("{} panics: {}", server.panics(), server.last_words()));
    }
    Ok(())
}
