//! Kills a process that writes under load, hundreds of times at random moments, and looks each time whether everything
//! it had acknowledged is there: once, byte for byte, without gaps, and folding to its digest.
//!
//! The test runs itself as the process to be killed.

use std::collections::{HashMap, HashSet};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use orrery_core::{Dice, Setup, sha256};
use orrery_table::port::{PersonId, Status, Store, StoreError, StoredEntry, TableId, TableRecord, Waits};

const STORES: u64 = 16;
const KILLS_EACH: u64 = 13;
const TABLES: u64 = 4;
const WRITERS_EACH: u64 = 3;

/// How long a writer may take for one entry.
const PATIENCE: Duration = Duration::from_secs(60);

/// Set for the process to be killed: the folder of its store.
const FOLDER: &str = "ORRERY_KILL_TEST_FOLDER";

type Acknowledged = HashMap<(TableId, u32), String>;

#[test]
fn an_acknowledged_entry_survives_every_kill() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    if let Some(folder) = std::env::var_os(FOLDER) {
        runtime.block_on(write_until_killed(Path::new(&folder)));
    }
    let seed = std::process::id();
    let mut luck = Dice::seeded("kill", u64::from(seed));
    let mut kept = 0;
    for _ in 0..STORES {
        kept += kill_again_and_again(&runtime, &mut luck);
    }
    println!("{} kills, {kept} acknowledged entries, seed {seed}", STORES * KILLS_EACH);
    assert!(kept as u64 > STORES * KILLS_EACH, "too little was written to tell anything: {kept}");
}

/// One store through many kills: the recovery from one may be hit by the next.
fn kill_again_and_again(runtime: &tokio::runtime::Runtime, luck: &mut Dice) -> usize {
    let folder = tempfile::TempDir::new().unwrap();
    let mut acknowledged = Acknowledged::new();
    for _ in 0..KILLS_EACH {
        // Every second life is cut off at any moment, recovery included; the others have written something first,
        // however slow the machine is.
        let acks = luck.below(2) * (1 + luck.below(60));
        let more = Duration::from_micros(u64::from(luck.below(if acks > 0 { 10_000 } else { 100_000 })));
        acknowledged.extend(one_life(folder.path(), acks, more));
        runtime.block_on(verify(folder.path(), &acknowledged));
    }
    acknowledged.len()
}

/// Starts a writer, kills it a while after it has acknowledged so much, and returns all it had acknowledged.
fn one_life(folder: &Path, acks: u32, more: Duration) -> Acknowledged {
    let mut writer = Command::new(std::env::current_exe().unwrap());
    writer.args(["--exact", "an_acknowledged_entry_survives_every_kill", "--nocapture"]).env(FOLDER, folder);
    let mut writer = writer.stdout(Stdio::piped()).spawn().unwrap();
    let output = BufReader::new(writer.stdout.take().unwrap());
    let (read, heard) = std::sync::mpsc::channel();
    let lines = output.lines().map_while(Result::ok).filter_map(parse);
    let reader = std::thread::spawn(move || {
        let told = lines.inspect(|_| {
            let _ = read.send(());
        });
        told.collect()
    });
    for _ in 0..acks {
        heard.recv_timeout(PATIENCE).expect("the writer writes");
    }
    std::thread::sleep(more);
    assert_eq!(writer.try_wait().unwrap(), None, "the writer ended by itself");
    writer.kill().unwrap();
    writer.wait().unwrap();
    reader.join().unwrap()
}

fn parse(line: String) -> Option<((TableId, u32), String)> {
    let (table, rest) = line.strip_prefix("ack ")?.split_once(' ')?;
    let (seq, entry) = rest.split_once(' ')?;
    Some(((table.parse().ok()?, seq.parse().ok()?), entry.to_owned()))
}

async fn verify(folder: &Path, acknowledged: &Acknowledged) {
    let store = orrery_store::open(None, folder).await.unwrap();
    let mut found = Acknowledged::new();
    for id in (0..TABLES).map(TableId) {
        let entries = store.entries(id, None).await.unwrap();
        verify_journal(&entries);
        found.extend(entries.iter().map(|entry| ((id, entry.seq), format!("{entry:?}"))));
    }
    for (place, entry) in acknowledged {
        assert_eq!(found.get(place), Some(entry), "acknowledged, but not there as it was: {place:?}");
    }
}

/// Numbers without gaps, no entry twice, and each digest what the events up to there fold to.
fn verify_journal(entries: &[StoredEntry]) {
    let (mut digest, mut tokens) = ([0; 16], HashSet::new());
    for (seq, entry) in entries.iter().enumerate() {
        digest = fold(digest, &entry.events);
        assert_eq!((entry.seq as usize, entry.digest), (seq, digest));
        assert!(tokens.insert(entry.token), "entry {seq} is there twice");
    }
}

/// The digest after more events.
fn fold(digest: [u8; 16], events: &[u8]) -> [u8; 16] {
    let hash = sha256(&[&digest[..], events].concat());
    let mut half = [0; 16];
    half.copy_from_slice(&hash[..16]);
    half
}

async fn write_until_killed(folder: &Path) {
    // The test harness has begun a line of its own.
    println!();
    // A panic in one task must not leave the others at work.
    std::panic::set_hook(Box::new(|panic| {
        eprintln!("{panic}");
        std::process::abort();
    }));
    let store = orrery_store::open(None, folder).await.unwrap();
    for id in (0..TABLES).map(TableId) {
        let made = store.create_table(&table(id)).await;
        assert!(matches!(made, Ok(()) | Err(StoreError::Conflict)), "{made:?}");
    }
    let write = |writer| tokio::spawn(append_for_ever(store.clone(), TableId(writer % TABLES), writer));
    let writing: Vec<_> = (0..TABLES * WRITERS_EACH).map(write).collect();
    for writer in writing {
        writer.await.unwrap();
    }
}

/// Several do this for each table, so that conflicts are part of the load.
async fn append_for_ever(store: Arc<dyn Store>, table: TableId, writer: u64) {
    let mut head = None;
    for round in 0.. {
        let entry = next(head.as_ref(), writer << 32 | round);
        match store.append(table, entry.clone(), Waits::default()).await {
            Ok(()) => acknowledge(table, &entry),
            Err(StoreError::Conflict) => {}
            Err(error) => panic!("{error}"),
        }
        let after = head.as_ref().map(|head: &StoredEntry| head.seq);
        head = store.entries(table, after).await.unwrap().pop().or(head);
    }
}

fn next(head: Option<&StoredEntry>, number: u64) -> StoredEntry {
    let seq = head.map_or(0, |head| head.seq + 1);
    let events = number.to_be_bytes().to_vec();
    let digest = fold(head.map_or([0; 16], |head| head.digest), &events);
    let token = Some(u64::from(std::process::id()) << 48 ^ number);
    let command = vec![seq as u8; number as usize % 60];
    StoredEntry { seq, rules_version: 1, command, events, digest, read: number, barrier: false, token, at: 0 }
}

/// One line in one write, so that a kill leaves a line whole or not at all.
fn acknowledge(table: TableId, entry: &StoredEntry) {
    let line = format!("ack {table} {} {entry:?}\n", entry.seq);
    std::io::stdout().lock().write_all(line.as_bytes()).unwrap();
}

fn table(id: TableId) -> TableRecord {
    TableRecord {
        id,
        revision: 0,
        game: "counter".into(),
        title: String::new(),
        setup: Setup::new(1),
        rules_version: 1,
        key: [0; 32],
        host: PersonId(1),
        listed: false,
        status: Status::Running,
        chairs: Vec::new(),
        created_at: 0,
        changed_at: 0,
    }
}
