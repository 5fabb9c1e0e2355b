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

use std::path::Path;
use std::sync::Arc;

use orrery_table::port::{Store, StoreError};

/// The name of the SQLite file in the data directory.
pub const FILE: &str = "orrery.db";

/// Opens the store that `url` names and brings its tables up to date: `postgres://…` is a PostgreSQL database,
/// `sqlite:PATH` an SQLite file, and without a URL it is the file [`FILE`] in `data_dir`. Files and folders are made.
pub async fn open(url: Option<&str>, data_dir: &Path) -> Result<Arc<dyn Store>, StoreError> {
    let Some(url) = url else { return open_file(&data_dir.join(FILE)).await };
    match url.split_once(':') {
        Some(("postgres" | "postgresql", _)) => Ok(Arc::new(postgres::Postgres::open(url).await?)),
        Some(("sqlite", path)) if !path.trim_start_matches("//").is_empty() => {
            open_file(Path::new(path.strip_prefix("//").unwrap_or(path))).await
        }
        // The URL itself is not repeated: it may hold a password.
        _ => Err(failed("the database URL must be `postgres://user@host/database` or `sqlite:PATH`")),
    }
}

async fn open_file(path: &Path) -> Result<Arc<dyn Store>, StoreError> {
    let path = path.to_owned();
    let opened = tokio::task::spawn_blocking(move || sqlite::Sqlite::open(&path));
    Ok(Arc::new(opened.await.map_err(failed)??))
}

fn failed(why: impl std::fmt::Display) -> StoreError {
    StoreError::Failed(why.to_string())
}
