//! SQLite and PostgreSQL behind the table's port: journals, table records, persons, snapshots and the server's secret.
//!
//! SQLite serves one machine without any configuration, PostgreSQL lets several nodes share the same tables. Both keep
//! the same tables (`schema`) and pass the same contract tests; both group the appends of many callers into one
//! commit (`queue`), and answer a caller only after that commit is on disk.
//!
//! Deliberately absent: rules, and any reading of commands, events and states, which are bytes here.

mod postgres;
mod queue;
mod rows;
mod schema;
mod sql;
mod sqlite;
mod sum;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use orrery_table::port::{Store, StoreError};

/// The name of the SQLite file in the data directory.
pub const FILE: &str = "orrery.db";

/// Where a store is kept.
enum Database<'a> {
    Postgres(&'a str),
    File(PathBuf),
}

/// `postgres://…` or `host=… user=…` is a PostgreSQL database, `sqlite:PATH` an SQLite file, and without a URL it is the
/// file [`FILE`] in `data_dir`.
fn place<'a>(url: Option<&'a str>, data_dir: &Path) -> Result<Database<'a>, StoreError> {
    let Some(url) = url else { return Ok(Database::File(data_dir.join(FILE))) };
    match url.split_once([':', '=']) {
        Some(("postgres" | "postgresql", _)) => Ok(Database::Postgres(url)),
        Some((key, _)) if url[key.len()..].starts_with('=') => Ok(Database::Postgres(url)),
        Some(("sqlite", path)) if !path.trim_start_matches("//").is_empty() => {
            Ok(Database::File(path.strip_prefix("//").unwrap_or(path).into()))
        }
        // The URL itself is not repeated: it may hold a password.
        _ => Err(failed("the database URL must be `postgres://user@host/database` or `sqlite:PATH`")),
    }
}

/// Opens a store to serve from it, and brings its tables up to date. Files and folders are made.
pub async fn open(url: Option<&str>, data_dir: &Path) -> Result<Arc<dyn Store>, StoreError> {
    match place(url, data_dir)? {
        Database::Postgres(url) => Ok(Arc::new(postgres::Postgres::open(url).await?)),
        Database::File(path) => open_file(move || sqlite::Sqlite::open(&path)).await,
    }
}

/// Opens a store that is there to read it, also while servers use it. Nothing is made or changed.
pub async fn open_to_read(url: Option<&str>, data_dir: &Path) -> Result<Arc<dyn Store>, StoreError> {
    match place(url, data_dir)? {
        Database::Postgres(url) => Ok(Arc::new(postgres::Postgres::open_to_read(url).await?)),
        Database::File(path) => open_file(move || sqlite::Sqlite::open_to_read(&path)).await,
    }
}

async fn open_file(
    open: impl FnOnce() -> Result<sqlite::Sqlite, StoreError> + Send + 'static,
) -> Result<Arc<dyn Store>, StoreError> {
    Ok(Arc::new(tokio::task::spawn_blocking(open).await.map_err(failed)??))
}

fn failed(why: impl std::fmt::Display) -> StoreError {
    StoreError::Failed(why.to_string())
}
