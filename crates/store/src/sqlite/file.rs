//! The SQLite file: making it, the settings of a connection, and bringing the tables up to date.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;
use std::time::Duration;

use orrery_table::port::StoreError;
use rusqlite::{Connection, OpenFlags, OptionalExtension, TransactionBehavior};

use super::explain;
use crate::failed;
use crate::schema::{self, Dialect};

/// How long to wait for another program that is writing, such as an export or a second server.
const PATIENCE: Duration = Duration::from_secs(5);

/// `cache_size` holds the ends of some thousand live journals. Checkpoints are made beside the writer, which makes one
/// itself only when the log has grown to 64 MiB all the same; afterwards it is cut back to 16 MiB.
const WRITER: &str = "
PRAGMA synchronous = FULL;
PRAGMA foreign_keys = ON;
PRAGMA cache_size = -4096;
PRAGMA wal_autocheckpoint = 16384;
PRAGMA journal_size_limit = 16777216;
";

/// Readers come after the system's own cache of the file, so theirs is small.
const READER: &str = "PRAGMA cache_size = -512;";

/// From this version on a second connection may make checkpoints: before it, one made at the wrong moment could lose
/// what was committed (the WAL reset bug).
const SOUND: i32 = 3_051_003;

/// The version is compiled in; this holds should somebody link another one.
pub fn check_version(version: i32) -> Result<(), StoreError> {
    if version >= SOUND {
        return Ok(());
    }
    Err(failed(format!("SQLite {version} can lose data in a write-ahead log: build with version {SOUND} or newer")))
}

fn wrong(path: &Path, error: &io::Error) -> StoreError {
    failed(format!("cannot make {}: {error}; name a folder in which the server may write", path.display()))
}

/// Makes the file where it is missing: it holds dice keys and the server's secret, so nobody else may read it.
pub fn create(path: &Path) -> Result<(), StoreError> {
    match private().create_new(true).open(path) {
        Ok(_) => sync_folder(folder(path)).map_err(|error| wrong(path, &error)),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(wrong(path, &error)),
    }
}

/// Options for writing a file that only its owner may read.
pub fn private() -> OpenOptions {
    let mut options = File::options();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Makes the folder a file is to be in.
pub fn create_folder(path: &Path) -> Result<(), StoreError> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder(path)).map_err(|error| wrong(path, &error))
}

/// The folder a file is in.
pub fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Makes a new name in `folder` outlast a power cut.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

/// The connection that writes.
pub fn connect(path: &Path) -> Result<Connection, StoreError> {
    let connection = open(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    let mode: String =
        connection.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0)).map_err(explain)?;
    if mode != "wal" {
        return Err(failed(format!("{} cannot keep a write-ahead log; put it on a local disk", path.display())));
    }
    connection.execute_batch(WRITER).map_err(explain)?;
    Ok(connection)
}

/// A connection that only reads.
pub fn connect_reader(path: &Path) -> Result<Connection, StoreError> {
    let connection = open(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    connection.execute_batch(READER).map_err(explain)?;
    Ok(connection)
}

fn open(path: &Path, access: OpenFlags) -> Result<Connection, StoreError> {
    let connection = Connection::open_with_flags(path, access | OpenFlags::SQLITE_OPEN_NO_MUTEX).map_err(explain)?;
    connection.busy_timeout(PATIENCE).map_err(explain)?;
    Ok(connection)
}

/// Brings the tables up to date, all or nothing, and returns the server's secret.
pub fn migrate(connection: &mut Connection) -> Result<[u8; 32], StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(explain)?;
    transaction.execute_batch(schema::META).map_err(explain)?;
    let steps = schema::steps(meta(&transaction, "schema")?.as_deref(), Dialect::Sqlite)?;
    for step in &steps {
        transaction.execute_batch(step).map_err(explain)?;
    }
    if !steps.is_empty() {
        transaction.execute(schema::WRITE_META, ["schema", &schema::version()]).map_err(explain)?;
    }
    transaction.execute(schema::KEEP_META, ["secret", &schema::new_secret()?]).map_err(explain)?;
    let secret = meta(&transaction, "secret")?.unwrap_or_default();
    transaction.commit().map_err(explain)?;
    schema::secret_bytes(&secret)
}

fn meta(connection: &Connection, name: &str) -> Result<Option<String>, StoreError> {
    connection.query_row(schema::READ_META, [name], |row| row.get(0)).optional().map_err(explain)
}

/// The server's secret in a file that must be there and up to date.
pub fn secret_of(path: &Path) -> Result<[u8; 32], StoreError> {
    if !path.exists() {
        return Err(failed(format!("there is no database at {}; check --data", path.display())));
    }
    let connection = connect_reader(path)?;
    let known = |name| meta(&connection, name).map_err(|error| failed(format!("{}: {error}", path.display())));
    schema::check(known("schema")?.as_deref())?;
    schema::secret_bytes(&known("secret")?.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_with_the_reset_bug_are_refused() {
        assert!(check_version(3_050_002).is_err() && check_version(3_051_002).is_err());
        assert!(check_version(3_051_003).is_ok());
        check_version(rusqlite::version_number()).expect("what we are built with");
    }

    /// No test can cut the power: this holds what a commit promises then.
    #[test]
    fn a_commit_waits_for_the_disk() {
        let folder = tempfile::TempDir::new().unwrap();
        let path = folder.path().join("test.db");
        create(&path).unwrap();
        let writer = connect(&path).unwrap();
        let pragma =
            |name| writer.pragma_query_value(None, name, |row| row.get::<_, rusqlite::types::Value>(0)).unwrap();
        assert_eq!(pragma("synchronous"), 2.into());
        assert_eq!(pragma("journal_mode"), "wal".to_owned().into());
    }
}
