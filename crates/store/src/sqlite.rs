//! The store in one SQLite file, for a single machine: one thread writes, a few connections read meanwhile.

mod backup;
mod checkpoint;
mod file;
mod lock;
mod readers;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use async_trait::async_trait;
use orrery_table::port::{
    CampaignId, CampaignRecord, Copied, Damaged, Listed, Listing, PersonId, PersonRecord, Snapshot, Store, StoreError,
    StoredEntry, TableId, TableRecord, Waits, WholeTable,
};
use rusqlite::types::FromSql;
use rusqlite::{Connection, ErrorCode, Params, Row};

use crate::{failed, rows, schema, sql};
use checkpoint::Checkpoints;
use lock::Lock;
use readers::Readers;
use writer::{Work, Writer};

pub struct Sqlite {
    path: PathBuf,
    secret: [u8; 32],
    // Closed before the writer, which as the last one folds the log into the file.
    readers: Arc<Readers>,
    /// None where the store was opened to be read only.
    writing: Option<Writing>,
}

/// In the order in which they are closed: the lock goes last.
struct Writing {
    _checkpoints: Checkpoints,
    writer: Writer,
    _lock: Lock,
}

impl Sqlite {
    /// Opens the file, made if need be, and brings its tables up to date. No other process may write to it meanwhile.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        file::check_version(rusqlite::version_number())?;
        file::create_folder(path)?;
        let lock = Lock::take(path)?;
        file::create(path)?;
        let mut connection = file::connect(path)?;
        let secret = file::migrate(&mut connection)?;
        let written = Arc::default();
        let checkpoints = Checkpoints::start(file::connect(path)?, Arc::clone(&written))?;
        let writer = Writer::start(connection, written)?;
        let writing = Writing { _checkpoints: checkpoints, writer, _lock: lock };
        Ok(Sqlite { path: path.to_owned(), secret, readers: Arc::new(Readers::new(path)), writing: Some(writing) })
    }

    /// Opens a file that is there to read it, also while a server uses it. Nothing is made or changed.
    pub fn open_to_read(path: &Path) -> Result<Self, StoreError> {
        let secret = file::secret_of(path)?;
        Ok(Sqlite { path: path.to_owned(), secret, readers: Arc::new(Readers::new(path)), writing: None })
    }

    async fn submit(&self, work: Work) -> Result<(), StoreError> {
        match &self.writing {
            Some(writing) => writing.writer.submit(work).await,
            None => Err(failed("the database was opened to be read only")),
        }
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn secret(&self) -> Result<[u8; 32], StoreError> {
        Ok(self.secret)
    }

    async fn create_table(&self, table: &TableRecord) -> Result<(), StoreError> {
        self.submit(Work::Create(Box::new(table.clone()))).await
    }

    async fn table(&self, id: TableId) -> Result<Option<TableRecord>, StoreError> {
        self.readers.read(move |db| one(db, sql::TABLE, [id.0 as i64], |row| rows::table(row))).await
    }

    async fn save_table(&self, table: &TableRecord) -> Result<(), StoreError> {
        self.submit(Work::Save(Box::new(table.clone()))).await
    }

    async fn tables(&self, listing: Listing, limit: u32) -> Result<Vec<Result<Listed, Damaged>>, StoreError> {
        self.readers.read(move |db| list(db, &listing, i64::from(limit))).await
    }

    async fn append(&self, table: TableId, entry: StoredEntry, waits: Waits) -> Result<(), StoreError> {
        self.submit(Work::Append(table, entry, waits)).await
    }

    async fn entries_upto(
        &self,
        table: TableId,
        after: Option<u32>,
        upto: u32,
    ) -> Result<Vec<StoredEntry>, StoreError> {
        self.readers.read(move |db| journal(db, table, after, upto)).await
    }

    async fn rescue(&self, table: TableId) -> Result<Vec<Result<StoredEntry, String>>, StoreError> {
        self.readers.read(move |db| rescue(db, table)).await
    }

    async fn set_waits(&self, table: TableId, waits: Waits) -> Result<(), StoreError> {
        self.submit(Work::Waits(table, waits)).await
    }

    async fn save_snapshot(&self, table: TableId, snapshot: Snapshot) -> Result<(), StoreError> {
        self.submit(Work::Snapshot(table, snapshot)).await
    }

    async fn snapshot(&self, table: TableId) -> Result<Option<Snapshot>, StoreError> {
        self.readers.read(move |db| one(db, sql::SNAPSHOT, [table.0 as i64], |row| rows::snapshot(row))).await
    }

    async fn create_campaign(&self, campaign: &CampaignRecord, new: &[WholeTable]) -> Result<(), StoreError> {
        self.submit(Work::Campaign(Box::new((campaign.clone(), new.to_vec())))).await
    }

    async fn add_sitting(&self, campaign: CampaignId, number: u32, table: &TableRecord) -> Result<(), StoreError> {
        self.submit(Work::Sitting(campaign, number, Box::new(table.clone()))).await
    }

    async fn campaign(&self, id: CampaignId) -> Result<Option<CampaignRecord>, StoreError> {
        let id = id.0 as i64;
        let read = move |db: &Connection| {
            let sittings = all(db, sql::SITTINGS, [id], |row| rows::sitting(row))?;
            one(db, sql::CAMPAIGN, [id], |row| rows::campaign(row, sittings.clone()))
        };
        self.readers.read(read).await
    }

    async fn campaigns_of(&self, person: PersonId, limit: u32) -> Result<Vec<CampaignId>, StoreError> {
        let values = [person.0 as i64, i64::from(limit)];
        self.readers.read(move |db| all(db, sql::CAMPAIGNS_OF, values, |row| rows::campaign_id(row))).await
    }

    async fn all_campaigns(&self) -> Result<Vec<CampaignId>, StoreError> {
        self.readers.read(|db| all(db, sql::ALL_CAMPAIGNS, [], |row| rows::campaign_id(row))).await
    }

    async fn campaign_of(&self, table: TableId) -> Result<Option<CampaignId>, StoreError> {
        self.readers.read(move |db| one(db, sql::CAMPAIGN_OF, [table.0 as i64], |row| rows::campaign_id(row))).await
    }

    async fn save_person(&self, person: &PersonRecord) -> Result<(), StoreError> {
        self.submit(Work::Person(person.clone())).await
    }

    async fn person(&self, id: PersonId) -> Result<Option<PersonRecord>, StoreError> {
        self.readers.read(move |db| one(db, sql::PERSON, [id.0 as i64], |row| rows::person(row))).await
    }

    async fn due(&self, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let id = |row: &Row<'_>| Ok(TableId(rows::Cells::int(row, 0)? as u64));
        self.readers.read(move |db| all(db, sql::DUE, [limit], id)).await
    }

    /// After a write that failed, the next one shows whether it still does.
    async fn health(&self) -> Result<(), StoreError> {
        self.readers.read(|db| one(db, schema::READ_META, ["schema"], |_| Ok(())).map(drop)).await?;
        match &self.writing {
            Some(writing) if writing.writer.last_failed() => self.submit(Work::Probe).await,
            _ => Ok(()),
        }
    }

    async fn backup(&self, to: &Path) -> Result<Copied, StoreError> {
        let (from, to) = (self.path.clone(), to.to_owned());
        tokio::task::spawn_blocking(move || backup::write(&from, &to)).await.map_err(failed)?
    }

    async fn examine(&self) -> Result<Vec<String>, StoreError> {
        let line = |row: &Row<'_>| rows::Cells::text(row, 0);
        let found = self.readers.read(move |db| all(db, "PRAGMA integrity_check(50)", [], line)).await?;
        Ok(found.into_iter().filter(|line| line != "ok").collect())
    }
}

fn list(db: &Connection, listing: &Listing, limit: i64) -> Result<Vec<Result<Listed, Damaged>>, StoreError> {
    match listing {
        Listing::Open => all(db, sql::OPEN_TABLES, [limit], |row| rows::listed(row)),
        Listing::All => all(db, sql::ALL_TABLES, [limit], |row| rows::listed(row)),
        Listing::Unfinished(person) => all(db, sql::UNFINISHED_OF, [person.0 as i64, limit], |row| rows::listed(row)),
        Listing::Finished(person) => all(db, sql::FINISHED_OF, [person.0 as i64, limit], |row| rows::listed(row)),
    }
}

/// The head is read first, so that entries which come meanwhile are beyond it.
fn journal(db: &Connection, table: TableId, after: Option<u32>, upto: u32) -> Result<Vec<StoredEntry>, StoreError> {
    let id = table.0 as i64;
    let head = one(db, sql::HEAD, [id], |row| rows::Cells::maybe_int(row, 0))?.flatten();
    let entries = all(db, sql::ENTRIES, [id, after.map_or(-1, i64::from), upto.into()], |row| rows::entry(row))?;
    rows::check_journal(&entries, after, upto, head)?;
    Ok(entries)
}

/// Entries up to where the file itself cannot be read any more.
fn rescue(db: &Connection, table: TableId) -> Result<Vec<Result<StoredEntry, String>>, StoreError> {
    let mut statement = db.prepare_cached(sql::ENTRIES).map_err(explain)?;
    let mut found = statement.query([table.0 as i64, -1, i64::MAX]).map_err(explain)?;
    let mut saved = Vec::new();
    loop {
        match found.next() {
            Ok(Some(row)) => saved.push(rows::entry(row).map_err(|error| error.to_string())),
            Ok(None) => return Ok(saved),
            Err(error) => {
                saved.push(Err(explain(error).to_string()));
                return Ok(saved);
            }
        }
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
        cell(self, column)
    }

    fn maybe_int(&self, column: usize) -> Result<Option<i64>, StoreError> {
        cell(self, column)
    }

    fn flag(&self, column: usize) -> Result<bool, StoreError> {
        cell(self, column)
    }

    fn maybe_flag(&self, column: usize) -> Result<Option<bool>, StoreError> {
        cell(self, column)
    }

    fn text(&self, column: usize) -> Result<String, StoreError> {
        cell(self, column)
    }

    fn bytes(&self, column: usize) -> Result<Vec<u8>, StoreError> {
        cell(self, column)
    }
}

/// A cell that is not of its column's kind was not written by us.
fn cell<T: FromSql>(row: &Row<'_>, column: usize) -> Result<T, StoreError> {
    row.get(column).map_err(|error| StoreError::Damaged(format!("a stored cell is damaged ({error})")))
}

/// SQLite's error with what to do about it.
fn explain(error: rusqlite::Error) -> StoreError {
    let advice = match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => "free some space on the disk",
        Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => "let the server write to the file and its folder",
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => "stop the other program that locks the file",
        Some(ErrorCode::NotADatabase) => "the file is no database; move it away or name another one",
        Some(ErrorCode::DatabaseCorrupt) => {
            return StoreError::Damaged(format!("SQLite: {error}; some of the file is damaged"));
        }
        Some(ErrorCode::CannotOpen) => "check that the folder exists and that the server may write to it",
        Some(ErrorCode::SystemIoFailure) => "check the disk",
        _ => return failed(format!("SQLite: {error}")),
    };
    failed(format!("SQLite: {error}; {advice}"))
}
