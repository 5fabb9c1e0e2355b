//! Measures durable appends: how many a second, how long one takes, and what an entry costs on disk.
//!
//!     cargo run --release -p orrery-store --example appends [-- TASKS TABLES ENTRIES [PAUSE [URL]]]
//!
//! Each task appends to its own share of the tables in turn and waits PAUSE milliseconds after each append. Without a
//! URL it is an SQLite file in a new folder.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use orrery_core::{Setup, sha256};
use orrery_table::port::{PersonId, Status, Store, StoredEntry, TableId, TableRecord, Waits};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, default: u64| arguments.get(at).map_or(Ok(default), |text| text.parse::<u64>());
    let (tasks, tables, entries) = (number(0, 100)?, number(1, 1000)?, number(2, 100)?);
    let pause = Duration::from_millis(number(3, 0)?);
    let folder = tempfile::TempDir::new()?;
    let store = orrery_store::open(arguments.get(4).map(String::as_str), folder.path()).await?;
    for nth in 0..tables {
        store.create_table(&table(nth)).await?;
    }
    println!("resident before: {}", resident());
    let (before, began, used) = (size(folder.path()), Instant::now(), cpu());
    let running: Vec<_> = (0..tasks)
        .map(|task| {
            let own: Vec<u64> = (0..tables).filter(|nth| nth % tasks == task).collect();
            tokio::spawn(play(store.clone(), own, entries, pause))
        })
        .collect();
    let mut times = Vec::new();
    for task in running {
        times.extend(task.await??);
    }
    let (took, used) = (began.elapsed(), cpu().saturating_sub(used));
    report(&mut times, took, used);
    drop(store);
    if arguments.len() < 5 {
        println!("bytes per entry on disk: {:.0}", (size(folder.path()) - before) as f64 / times.len() as f64);
    }
    Ok(())
}

async fn play(store: Arc<dyn Store>, tables: Vec<u64>, entries: u64, pause: Duration) -> Result<Vec<Duration>, String> {
    let mut times = Vec::new();
    // Not all in the same moment.
    tokio::time::sleep(pause * (tables.first().copied().unwrap_or(0) as u32 % 100) / 100).await;
    for seq in 0..entries {
        for nth in &tables {
            let entry = entry(seq as u32, *nth);
            let began = Instant::now();
            store.append(id(*nth), entry, Waits::default()).await.map_err(|error| error.to_string())?;
            times.push(began.elapsed());
            if !pause.is_zero() {
                tokio::time::sleep(pause).await;
            }
        }
    }
    Ok(times)
}

fn report(times: &mut [Duration], took: Duration, used: Duration) {
    times.sort();
    let at = |share: f64| times.get((times.len() as f64 * share) as usize).copied().unwrap_or_default();
    println!("appends: {} in {took:.2?}, {:.0} a second", times.len(), times.len() as f64 / took.as_secs_f64());
    println!("one append: median {:.0?}, p99 {:.0?}, longest {:.0?}", at(0.5), at(0.99), at(0.999_999));
    println!("processor time per append: {:.1?}", used / times.len().max(1) as u32);
    println!("resident after: {}", resident());
}

/// Numbers spread like real ones, which are random.
fn id(nth: u64) -> TableId {
    let hash = sha256(&nth.to_be_bytes());
    TableId(hash.iter().take(8).fold(0, |id, byte| id << 8 | u64::from(*byte)))
}

/// A payload of 80 bytes.
fn entry(seq: u32, mark: u64) -> StoredEntry {
    StoredEntry {
        seq,
        rules_version: 1,
        command: vec![seq as u8; 25],
        events: vec![mark as u8; 55],
        digest: [seq as u8; 16],
        read: u64::from(seq) * 4,
        barrier: false,
        token: Some(id(mark).0 ^ u64::from(seq)),
        at: 1_700_000_000_000 + i64::from(seq),
    }
}

fn table(nth: u64) -> TableRecord {
    TableRecord {
        id: id(nth),
        revision: 0,
        game: "measure".into(),
        title: "measure".into(),
        setup: Setup::new(2),
        rules_version: 1,
        key: [0; 32],
        host: PersonId(nth),
        listed: true,
        status: Status::Running,
        chairs: Vec::new(),
        created_at: 0,
        changed_at: 0,
    }
}

fn size(folder: &Path) -> u64 {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let database = files.filter(|file| file.file_name() == orrery_store::FILE);
    database.filter_map(|file| file.metadata().ok()).map(|file| file.len()).sum()
}

fn resident() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.map_or("unknown".into(), |line| line.trim().to_owned())
}

/// Processor time so far, from Linux's count in hundredths of a second.
fn cpu() -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    let ticks: u64 = fields.skip(11).take(2).filter_map(|ticks| ticks.parse::<u64>().ok()).sum();
    Duration::from_millis(ticks * 10)
}
