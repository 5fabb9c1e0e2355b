//! The tables both databases keep, the migrations that lead there, and the server's secret that is made with them.
//!
//! Each database runs [`META`] and then [`steps`] inside one transaction when it is opened. A migration that has been
//! released is never changed; the next one is added to [`MIGRATIONS`].

use orrery_table::port::StoreError;

use crate::failed;

/// What the two databases spell differently.
#[derive(Clone, Copy)]
pub enum Dialect {
    Sqlite,
    Postgres,
}

/// Names and values about the store itself: `schema`, the number of migrations done, and `secret`.
pub const META: &str = "CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)";

pub const READ_META: &str = "SELECT value FROM meta WHERE name = $1";

pub const WRITE_META: &str =
    "INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value";

/// The secret is made once: later attempts leave it alone.
pub const KEEP_META: &str = "INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";

const MIGRATIONS: &[&str] = &[FIRST, SECOND, THIRD];

/// `{int}` is a 64-bit integer which as a primary key is SQLite's row number; `{clustered}` keeps rows inside the
/// primary key's own tree, so that SQLite writes an entry once and without a second index.
///
/// `entries` has no foreign key: an append looks for its predecessor anyway, and the first one for its table.
/// `chairs` names everybody a table belongs to: those who sit at it, and its host.
const FIRST: &str = "
CREATE TABLE people (
    id {int} PRIMARY KEY,
    name TEXT NOT NULL,
    settings TEXT NOT NULL
);
CREATE TABLE tables (
    id {int} PRIMARY KEY,
    revision {int} NOT NULL,
    game TEXT NOT NULL,
    title TEXT NOT NULL,
    setup TEXT NOT NULL,
    rules_version {int} NOT NULL,
    dice_key {bytes} NOT NULL,
    host {int} NOT NULL,
    listed BOOLEAN NOT NULL,
    status TEXT NOT NULL,
    chairs TEXT NOT NULL,
    created_at {int} NOT NULL,
    changed_at {int} NOT NULL
);
CREATE INDEX tables_open ON tables (created_at, id) WHERE status = 'open' AND listed;
CREATE INDEX tables_running ON tables (id) WHERE status = 'running';
CREATE TABLE chairs (
    table_id {int} NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person_id {int} NOT NULL,
    PRIMARY KEY (table_id, person_id)
) {clustered};
CREATE INDEX chairs_of_person ON chairs (person_id, table_id);
CREATE TABLE entries (
    table_id {int} NOT NULL,
    seq {int} NOT NULL,
    rules_version {int} NOT NULL,
    command {bytes} NOT NULL,
    events {bytes} NOT NULL,
    digest {bytes} NOT NULL,
    dice_read {int} NOT NULL,
    barrier BOOLEAN NOT NULL,
    token {int},
    made_at {int} NOT NULL,
    PRIMARY KEY (table_id, seq)
) {clustered};
CREATE TABLE snapshots (
    table_id {int} PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    seq {int} NOT NULL,
    rules_version {int} NOT NULL,
    state {bytes} NOT NULL
);
";

/// `row_sum` covers a row as it was written, so that damage shows; rows of the first schema have none. `head` is the
/// number of the last entry and `waiting` the set of seats that must answer after it; they are NULL until one is added.
/// Leases are worth nothing after a crash, so PostgreSQL need not wait for the disk.
const SECOND: &str = "
ALTER TABLE entries ADD COLUMN row_sum {int};
ALTER TABLE tables ADD COLUMN row_sum {int};
ALTER TABLE tables ADD COLUMN waiting {int};
ALTER TABLE tables ADD COLUMN bots_due BOOLEAN;
ALTER TABLE tables ADD COLUMN head {int};
CREATE INDEX tables_due ON tables (id) WHERE status = 'running' AND bots_due IS NOT FALSE;
CREATE {unlogged} TABLE leases (
    table_id {int} PRIMARY KEY,
    node {int} NOT NULL,
    until {int} NOT NULL
);
CREATE INDEX leases_of_node ON leases (node);
";

/// A campaign is the chain of its sittings. A table is one campaign's own at most; branches have it besides. What chapters
/// are is written nowhere: it follows from the tables.
const THIRD: &str = "
CREATE TABLE campaigns (
    id {int} PRIMARY KEY,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    host {int} NOT NULL,
    branch_of {int},
    created_at {int} NOT NULL,
    row_sum {int} NOT NULL
);
CREATE INDEX campaigns_of_host ON campaigns (host);
CREATE TABLE sittings (
    campaign_id {int} NOT NULL,
    number {int} NOT NULL,
    table_id {int} NOT NULL,
    own BOOLEAN NOT NULL,
    PRIMARY KEY (campaign_id, number)
) {clustered};
CREATE UNIQUE INDEX sittings_own ON sittings (table_id) WHERE own;
";

/// The version of the schema this program works with.
pub fn version() -> String {
    MIGRATIONS.len().to_string()
}

/// The statements that lead from the version `found` in the store (none in a new one) to [`version`].
pub fn steps(found: Option<&str>, dialect: Dialect) -> Result<Vec<String>, StoreError> {
    let done: usize = found
        .unwrap_or("0")
        .parse()
        .map_err(|_| failed("the database's schema version is unreadable; restore a backup"))?;
    let pending = MIGRATIONS.get(done..).ok_or_else(|| too_new(done))?;
    Ok(pending.iter().map(|step| spell(step, dialect)).collect())
}

/// For whoever only reads: the store must have been opened by this version of the program before.
pub fn check(found: Option<&str>) -> Result<(), StoreError> {
    if steps(found, Dialect::Sqlite)?.is_empty() {
        return Ok(());
    }
    Err(failed("the database is of an earlier version: start the server once, which brings it up to date"))
}

fn too_new(done: usize) -> StoreError {
    let known = MIGRATIONS.len();
    failed(format!(
        "the database has schema {done}, but this program knows only schema {known}: \
         run the newer program that made it, or restore a backup made by this one"
    ))
}

fn spell(step: &str, dialect: Dialect) -> String {
    let (int, bytes, clustered, unlogged) = match dialect {
        Dialect::Sqlite => ("INTEGER", "BLOB", "WITHOUT ROWID", ""),
        Dialect::Postgres => ("BIGINT", "BYTEA", "", "UNLOGGED"),
    };
    let step = step.replace("{int}", int).replace("{bytes}", bytes);
    step.replace("{clustered}", clustered).replace("{unlogged}", unlogged)
}

/// A new secret as it is stored: 32 random bytes in hexadecimal digits.
pub fn new_secret() -> Result<String, StoreError> {
    let mut secret = [0u8; 32];
    getrandom::fill(&mut secret).map_err(|error| failed(format!("the system gives no random bytes: {error}")))?;
    Ok(secret.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// A stored secret as bytes.
pub fn secret_bytes(stored: &str) -> Result<[u8; 32], StoreError> {
    let byte = |pair: &[u8]| std::str::from_utf8(pair).ok().and_then(|pair| u8::from_str_radix(pair, 16).ok());
    let bytes: Option<Vec<u8>> = stored.as_bytes().chunks(2).map(byte).collect();
    bytes
        .and_then(|bytes| bytes.try_into().ok())
        .ok_or_else(|| failed("the server's secret in the database is damaged; restore a backup"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_read_as_it_was_made() {
        let stored = new_secret().unwrap();
        let again: String = secret_bytes(&stored).unwrap().iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(again, stored);
        assert_ne!(new_secret().unwrap(), stored);
        assert!(secret_bytes("12zz").is_err());
        assert!(secret_bytes(&stored[2..]).is_err());
    }

    #[test]
    fn only_what_is_missing_is_run() {
        assert_eq!(steps(None, Dialect::Sqlite).unwrap().len(), MIGRATIONS.len());
        assert!(steps(Some(&version()), Dialect::Sqlite).unwrap().is_empty());
        assert!(!steps(None, Dialect::Postgres).unwrap().concat().contains('{'));
    }
}
