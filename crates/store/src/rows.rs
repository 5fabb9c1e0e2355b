//! How records become columns and columns records, the same for both databases. Identifiers, tokens and counts of 64
//! bits are stored as the signed integer with the same bits, setups and chairs as JSON.

use std::collections::BTreeSet;

use orrery_table::port::{
    Holder, PersonId, PersonRecord, Snapshot, Status, StoreError, StoredEntry, TableId, TableRecord,
};

use crate::failed;

/// The columns of one row, of either database.
pub trait Cells {
    fn int(&self, column: usize) -> Result<i64, StoreError>;
    fn maybe_int(&self, column: usize) -> Result<Option<i64>, StoreError>;
    fn flag(&self, column: usize) -> Result<bool, StoreError>;
    fn text(&self, column: usize) -> Result<String, StoreError>;
    fn bytes(&self, column: usize) -> Result<Vec<u8>, StoreError>;
}

/// The columns of a table that need work before they can be stored.
pub struct TableCells {
    pub setup: String,
    pub chairs: String,
    pub status: &'static str,
}

impl TableCells {
    pub fn of(table: &TableRecord) -> Result<Self, StoreError> {
        Ok(TableCells {
            setup: serde_json::to_string(&table.setup).map_err(failed)?,
            chairs: serde_json::to_string(&table.chairs).map_err(failed)?,
            status: status_name(table.status),
        })
    }
}

/// Everybody in whose list the table appears: those who sit at it, and its host.
pub fn persons(table: &TableRecord) -> BTreeSet<PersonId> {
    let seated = table.chairs.iter().filter_map(|chair| match chair.holder {
        Holder::Person(person) => Some(person),
        _ => None,
    });
    seated.chain([table.host]).collect()
}

fn status_name(status: Status) -> &'static str {
    match status {
        Status::Open => "open",
        Status::Running => "running",
        Status::Finished => "finished",
    }
}

fn status_named(name: &str) -> Result<Status, StoreError> {
    let known = [Status::Open, Status::Running, Status::Finished];
    known.into_iter().find(|status| status_name(*status) == name).ok_or_else(|| damaged("status"))
}

/// Reads a row of `sql::TABLE` and the listings.
pub fn table(row: &impl Cells) -> Result<TableRecord, StoreError> {
    Ok(TableRecord {
        revision: narrow(row.int(0)?, "revision")?,
        game: row.text(1)?,
        title: row.text(2)?,
        setup: serde_json::from_str(&row.text(3)?).map_err(|_| damaged("setup"))?,
        rules_version: narrow(row.int(4)?, "rules version")?,
        key: fixed(row.bytes(5)?, "dice key")?,
        host: PersonId(row.int(6)? as u64),
        listed: row.flag(7)?,
        status: status_named(&row.text(8)?)?,
        chairs: serde_json::from_str(&row.text(9)?).map_err(|_| damaged("chairs"))?,
        created_at: row.int(10)?,
        changed_at: row.int(11)?,
        id: TableId(row.int(12)? as u64),
    })
}

/// Reads a row of `sql::ENTRIES`, whose first column is the table.
pub fn entry(row: &impl Cells) -> Result<StoredEntry, StoreError> {
    Ok(StoredEntry {
        seq: narrow(row.int(1)?, "number")?,
        rules_version: narrow(row.int(2)?, "rules version")?,
        command: row.bytes(3)?,
        events: row.bytes(4)?,
        digest: fixed(row.bytes(5)?, "digest")?,
        read: row.int(6)? as u64,
        barrier: row.flag(7)?,
        token: row.maybe_int(8)?.map(|token| token as u64),
        at: row.int(9)?,
    })
}

pub fn snapshot(row: &impl Cells) -> Result<Snapshot, StoreError> {
    Ok(Snapshot {
        seq: narrow(row.int(0)?, "number")?,
        rules_version: narrow(row.int(1)?, "rules version")?,
        state: row.bytes(2)?,
    })
}

pub fn person(row: &impl Cells) -> Result<PersonRecord, StoreError> {
    Ok(PersonRecord { id: PersonId(row.int(0)? as u64), name: row.text(1)?, settings: row.text(2)? })
}

fn narrow<T: TryFrom<i64>>(value: i64, what: &str) -> Result<T, StoreError> {
    value.try_into().map_err(|_| damaged(what))
}

fn fixed<const N: usize>(bytes: Vec<u8>, what: &str) -> Result<[u8; N], StoreError> {
    bytes.try_into().map_err(|_| damaged(what))
}

fn damaged(what: &str) -> StoreError {
    failed(format!("a stored {what} is damaged; restore a backup"))
}
