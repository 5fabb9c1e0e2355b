//! What the tests of both databases share: records to store, and places where a store can be opened and tampered with.

pub mod cluster;
pub mod released;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use orrery_core::Setup;
use orrery_table::port::{Chair, Holder, PersonId, Status, Store, StoreError, StoredEntry, TableId, TableRecord};
use tempfile::TempDir;

/// One database of its own for one test case.
pub enum Ground {
    Sqlite(TempDir),
    Postgres(String),
}

impl Ground {
    pub fn sqlite() -> Self {
        Ground::Sqlite(TempDir::new().unwrap())
    }

    pub async fn try_open(&self) -> Result<Arc<dyn Store>, StoreError> {
        match self {
            Ground::Sqlite(folder) => orrery_store::open(None, folder.path()).await,
            Ground::Postgres(url) => orrery_store::open(Some(url), Path::new("unused")).await,
        }
    }

    pub async fn open(&self) -> Arc<dyn Store> {
        self.try_open().await.unwrap()
    }

    pub async fn try_open_to_read(&self) -> Result<Arc<dyn Store>, StoreError> {
        match self {
            Ground::Sqlite(folder) => orrery_store::open_to_read(None, folder.path()).await,
            Ground::Postgres(url) => orrery_store::open_to_read(Some(url), Path::new("unused")).await,
        }
    }

    /// A second node beside `store`, where there can be one; otherwise the same one.
    pub async fn another_node(&self, store: Arc<dyn Store>) -> Arc<dyn Store> {
        match self {
            Ground::Sqlite(_) => store,
            Ground::Postgres(_) => self.open().await,
        }
    }

    pub fn file(&self) -> Option<PathBuf> {
        match self {
            Ground::Sqlite(folder) => Some(folder.path().join(orrery_store::FILE)),
            Ground::Postgres(_) => None,
        }
    }

    /// Changes the database behind the store's back.
    pub async fn tamper(&self, sql: &str) {
        match self {
            Ground::Sqlite(folder) => {
                let file = rusqlite::Connection::open(folder.path().join(orrery_store::FILE)).unwrap();
                file.execute_batch(sql).unwrap();
            }
            Ground::Postgres(url) => cluster::run_sql(url, sql).await,
        }
    }
}

pub fn table(id: u64) -> TableRecord {
    TableRecord {
        id: TableId(id),
        revision: 0,
        game: "starship-builder".into(),
        title: "Vega, “late” \u{1f680}".into(),
        setup: Setup::new(3).with("length", "long"),
        rules_version: 7,
        key: [id as u8; 32],
        host: PersonId(1),
        listed: true,
        status: Status::Open,
        chairs: vec![seated(1, "Ann"), chair(Holder::Bot("hard".into()), "Bot"), chair(Holder::Open, "")],
        created_at: 1_700_000_000_000 + (id as i64 & 0xff),
        changed_at: 1_700_000_000_000 + (id as i64 & 0xff),
    }
}

pub fn seated(person: u64, name: &str) -> Chair {
    chair(Holder::Person(PersonId(person)), name)
}

fn chair(holder: Holder, name: &str) -> Chair {
    Chair::new(holder, name.into())
}

pub fn entry(seq: u32, mark: u64) -> StoredEntry {
    StoredEntry {
        seq,
        rules_version: 7,
        command: format!("command {mark}").into_bytes(),
        events: mark.to_be_bytes().to_vec(),
        digest: [mark as u8; 16],
        read: u64::from(seq) * 3,
        barrier: seq.is_multiple_of(2),
        token: (!seq.is_multiple_of(3)).then_some(mark ^ u64::MAX),
        at: 1_700_000_000_000 + i64::from(seq),
    }
}
