//! The store in one SQLite file, for a single machine: one thread writes, a few connections read meanwhile.

mod backup;
mod checkpoint;
mod file;
mod readers;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use async_trait::async_trait;
use orrery_table::port::{
    Listing, PersonId, PersonRecord, Snapshot, Store, StoreError, StoredEntry, TableId, TableRecord,
};
use rusqlite::{Connection, ErrorCode, Params, Row};

use crate::{failed, rows, sql};
use checkpoint::Checkpoints;
use readers::Readers;
use writer::{Work, Writer};

pub struct Sqlite {
    path: PathBuf,
    secret: [u8; 32],
    // Closed before the writer, which as the last one folds the log into the file.
    readers: Arc<Readers>,
    _checkpoints: Checkpoints,
    writer: Writer,
}

impl Sqlite {
    /// Opens the file, made if need be, and brings its tables up to date.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        file::create(path)?;
        let mut connection = file::connect(path)?;
        let secret = file::migrate(&mut connection)?;
        let readers = Arc::new(Readers::new(path));
        let written = Arc::default();
        let checkpoints = Checkpoints::start(file::connect(path)?, Arc::clone(&written))?;
        let writer = Writer::start(connection, written)?;
        Ok(Sqlite { path: path.to_owned(), secret, readers, _checkpoints: checkpoints, writer })
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn secret(&self) -> Result<[u8; 32], StoreError> {
        Ok(self.secret)
    }

    async fn create_table(&self, table: &TableRecord) -> Result<(), StoreError> {
        self.writer.submit(Work::Create(Box::new(table.clone()))).await
    }

    async fn table(&self, id: TableId) -> Result<Option<TableRecord>, StoreError> {
        self.readers.read(move |db| one(db, sql::TABLE, [id.0 as i64], |row| rows::table(row))).await
    }

    async fn save_table(&self, table: &TableRecord) -> Result<(), StoreError> {
        self.writer.submit(Work::Save(Box::new(table.clone()))).await
    }

    async fn tables(&self, listing: Listing, limit: u32) -> Result<Vec<TableRecord>, StoreError> {
        self.readers.read(move |db| list(db, &listing, i64::from(limit))).await
    }

    async fn append(&self, table: TableId, entry: StoredEntry) -> Result<(), StoreError> {
        self.writer.submit(Work::Append(table, entry)).await
    }

    async fn entries(&self, table: TableId, after: Option<u32>) -> Result<Vec<StoredEntry>, StoreError> {
        let after = after.map_or(-1, i64::from);
        self.readers.read(move |db| all(db, sql::ENTRIES, [table.0 as i64, after], |row| rows::entry(row))).await
    }

    async fn save_snapshot(&self, table: TableId, snapshot: Snapshot) -> Result<(), StoreError> {
        self.writer.submit(Work::Snapshot(table, snapshot)).await
    }

    async fn snapshot(&self, table: TableId) -> Result<Option<Snapshot>, StoreError> {
        self.readers.read(move |db| one(db, sql::SNAPSHOT, [table.0 as i64], |row| rows::snapshot(row))).await
    }

    async fn save_person(&self, person: &PersonRecord) -> Result<(), StoreError> {
        self.writer.submit(Work::Person(person.clone())).await
    }

    async fn person(&self, id: PersonId) -> Result<Option<PersonRecord>, StoreError> {
        self.readers.read(move |db| one(db, sql::PERSON, [id.0 as i64], |row| rows::person(row))).await
    }

    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        let (from, to) = (self.path.clone(), to.to_owned());
        tokio::task::spawn_blocking(move || backup::write(&from, &to)).await.map_err(failed)?
    }
}

fn list(db: &Connection, listing: &Listing, limit: i64) -> Result<Vec<TableRecord>, StoreError> {
    match listing {
        Listing::Open => all(db, sql::OPEN_TABLES, [limit], |row| rows::table(row)),
        Listing::Running => all(db, sql::RUNNING_TABLES, [limit], |row| rows::table(row)),
        Listing::Of(person) => all(db, sql::TABLES_OF, [person.0 as i64, limit], |row| rows::table(row)),
    }
}

/// Every row of a query, read by `read`.
fn all<T>(
    db: &Connection,
    sql: &str,
    params: impl Params,
    read: impl Fn(&Row<'_>) -> Result<T, StoreError>,
) -> Result<Vec<T>, StoreError> {
    let mut statement = db.prepare_cached(sql).map_err(explain)?;
    let mut found = statement.query(params).map_err(explain)?;
    let mut read_rows = Vec::new();
    while let Some(row) = found.next().map_err(explain)? {
        read_rows.push(read(row)?);
    }
    Ok(read_rows)
}

/// The row of a query that has one at most.
fn one<T>(
    db: &Connection,
    sql: &str,
    params: impl Params,
    read: impl Fn(&Row<'_>) -> Result<T, StoreError>,
) -> Result<Option<T>, StoreError> {
    Ok(all(db, sql, params, read)?.pop())
}

impl rows::Cells for Row<'_> {
    fn int(&self, column: usize) -> Result<i64, StoreError> {
        self.get(column).map_err(explain)
    }

    fn maybe_int(&self, column: usize) -> Result<Option<i64>, StoreError> {
        self.get(column).map_err(explain)
    }

    fn flag(&self, column: usize) -> Result<bool, StoreError> {
        self.get(column).map_err(explain)
    }

    fn text(&self, column: usize) -> Result<String, StoreError> {
        self.get(column).map_err(explain)
    }

    fn bytes(&self, column: usize) -> Result<Vec<u8>, StoreError> {
        self.get(column).map_err(explain)
    }
}

/// SQLite's error with what to do about it.
fn explain(error: rusqlite::Error) -> StoreError {
    let advice = match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => "free some space on the disk",
        Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => "let the server write to the file and its folder",
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => "stop the other program that locks the file",
        Some(ErrorCode::NotADatabase) => "the file is no database; move it away or name another one",
        Some(ErrorCode::DatabaseCorrupt) => "restore a backup",
        Some(ErrorCode::CannotOpen) => "check that the folder exists and that the server may write to it",
        Some(ErrorCode::SystemIoFailure) => "check the disk",
        _ => return failed(format!("SQLite: {error}")),
    };
    failed(format!("SQLite: {error}; {advice}"))
}
