//! How records become columns and columns records, the same for both databases. Identifiers, tokens and counts of 64
//! bits are stored as the signed integer with the same bits, setups and chairs as JSON.

use std::collections::BTreeSet;

use orrery_table::port::{
    CampaignId, CampaignRecord, Damaged, Head, Holder, Listed, PersonId, PersonRecord, Sitting, Snapshot, Status,
    StoreError, StoredEntry, TableId, TableRecord, Waits,
};

use crate::failed;
use crate::sum::Sum;

/// The columns of one row, of either database.
pub trait Cells {
    fn int(&self, column: usize) -> Result<i64, StoreError>;
    fn maybe_int(&self, column: usize) -> Result<Option<i64>, StoreError>;
    fn flag(&self, column: usize) -> Result<bool, StoreError>;
    fn maybe_flag(&self, column: usize) -> Result<Option<bool>, StoreError>;
    fn text(&self, column: usize) -> Result<String, StoreError>;
    fn bytes(&self, column: usize) -> Result<Vec<u8>, StoreError>;
}

/// The columns of a table that need work before they can be stored.
pub struct TableCells {
    pub setup: String,
    pub chairs: String,
    pub status: &'static str,
    pub sum: i64,
}

impl TableCells {
    pub fn of(table: &TableRecord) -> Result<Self, StoreError> {
        let setup = serde_json::to_string(&table.setup).map_err(failed)?;
        let chairs = serde_json::to_string(&table.chairs).map_err(failed)?;
        let sum = table_sum(table, &setup, &chairs);
        Ok(TableCells { setup, chairs, status: status_name(table.status), sum })
    }
}

/// Over everything but `changed_at`, which entries change too.
fn table_sum(table: &TableRecord, setup: &str, chairs: &str) -> i64 {
    Sum::default()
        .number(table.id.0)
        .number(table.revision.into())
        .bytes(table.game.as_bytes())
        .bytes(table.title.as_bytes())
        .bytes(setup.as_bytes())
        .number(table.rules_version.into())
        .bytes(&table.key)
        .number(table.host.0)
        .number(table.listed.into())
        .bytes(status_name(table.status).as_bytes())
        .bytes(chairs.as_bytes())
        .number(table.created_at as u64)
        .done()
}

pub fn entry_sum(table: TableId, entry: &StoredEntry) -> i64 {
    Sum::default()
        .number(table.0)
        .number(entry.seq.into())
        .number(entry.rules_version.into())
        .bytes(&entry.command)
        .bytes(&entry.events)
        .bytes(&entry.digest)
        .number(entry.read)
        .number(entry.barrier.into())
        .number(entry.token.is_some().into())
        .number(entry.token.unwrap_or_default())
        .number(entry.at as u64)
        .done()
}

pub fn campaign_sum(campaign: &CampaignRecord) -> i64 {
    Sum::default()
        .number(campaign.id.0)
        .bytes(campaign.game.as_bytes())
        .bytes(campaign.name.as_bytes())
        .number(campaign.host.0)
        .number(campaign.branch_of.is_some().into())
        .number(campaign.branch_of.map_or(0, |id| id.0))
        .number(campaign.created_at as u64)
        .done()
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
    let (setup, chairs) = (row.text(3)?, row.text(9)?);
    let table = TableRecord {
        revision: narrow(row.int(0)?, "revision")?,
        game: row.text(1)?,
        title: row.text(2)?,
        setup: serde_json::from_str(&setup).map_err(|_| damaged("setup"))?,
        rules_version: narrow(row.int(4)?, "rules version")?,
        key: fixed(row.bytes(5)?, "dice key")?,
        host: PersonId(row.int(6)? as u64),
        listed: row.flag(7)?,
        status: status_named(&row.text(8)?)?,
        chairs: serde_json::from_str(&chairs).map_err(|_| damaged("chairs"))?,
        created_at: row.int(10)?,
        changed_at: row.int(11)?,
        id: TableId(row.int(13)? as u64),
    };
    let sum = row.maybe_int(12)?;
    if sum.is_some_and(|sum| sum != table_sum(&table, &setup, &chairs)) {
        return Err(damaged("table"));
    }
    Ok(table)
}

/// Reads a row of a listing. What is wrong with it is the row's own matter.
pub fn listed(row: &impl Cells) -> Result<Result<Listed, Damaged>, StoreError> {
    let id = TableId(row.int(13)? as u64);
    let read = table(row).and_then(|record| Ok(Listed { record, waits: waits(row)? }));
    Ok(read.map_err(|error| Damaged { id, why: error.to_string() }))
}

fn waits(row: &impl Cells) -> Result<Option<Waits>, StoreError> {
    let seats = row.maybe_int(14)?.map(|seats| narrow(seats, "set of seats")).transpose()?;
    let bots = row.maybe_flag(15)?;
    Ok(seats.zip(bots).map(|(seats, bots)| Waits::of_bits(seats, bots)))
}

/// Reads a row of `sql::ENTRIES`, whose first column is the table.
pub fn entry(row: &impl Cells) -> Result<StoredEntry, StoreError> {
    let entry = StoredEntry {
        seq: narrow(row.int(1)?, "number")?,
        rules_version: narrow(row.int(2)?, "rules version")?,
        command: row.bytes(3)?,
        events: row.bytes(4)?,
        digest: fixed(row.bytes(5)?, "digest")?,
        read: row.int(6)? as u64,
        barrier: row.flag(7)?,
        token: row.maybe_int(8)?.map(|token| token as u64),
        at: row.int(9)?,
    };
    let (table, sum) = (TableId(row.int(0)? as u64), row.maybe_int(10)?);
    if sum.is_some_and(|sum| sum != entry_sum(table, &entry)) {
        return Err(damaged(&format!("entry ({})", entry.seq)));
    }
    Ok(entry)
}

/// A journal goes up by one, from the entry after `after`, and at least to the number its table has heard of, or to
/// where it was to be read.
pub fn check_journal(
    entries: &[StoredEntry],
    after: Option<u32>,
    upto: u32,
    head: Option<i64>,
) -> Result<(), StoreError> {
    let first = after.map_or(0, |after| i64::from(after) + 1);
    let gap = (first..).zip(entries).find(|(number, entry)| i64::from(entry.seq) != *number);
    if let Some((number, _)) = gap {
        return Err(damaged(&format!("journal (entry {number} is missing)")));
    }
    let last = entries.last().map_or(first - 1, |entry| entry.seq.into());
    match head.map(|head| head.min(upto.into())) {
        Some(head) if last < head => Err(damaged(&format!("journal (it ends at {last} instead of {head})"))),
        _ => Ok(()),
    }
}

/// Reads a row of `sql::HEADS`.
pub fn head(row: &impl Cells) -> Result<Head, StoreError> {
    Ok(Head {
        table: TableId(row.int(0)? as u64),
        revision: narrow(row.int(1)?, "revision")?,
        seq: row.maybe_int(2)?.map(|seq| narrow(seq, "number")).transpose()?,
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

/// Reads a row of `sql::CAMPAIGN`; its sittings are rows of their own.
pub fn campaign(row: &impl Cells, sittings: Vec<(u32, Sitting)>) -> Result<CampaignRecord, StoreError> {
    if sittings.is_empty() || !sittings.iter().map(|(number, _)| *number).eq(0..sittings.len() as u32) {
        return Err(damaged("campaign (a sitting is missing)"));
    }
    let campaign = CampaignRecord {
        id: CampaignId(row.int(0)? as u64),
        game: row.text(1)?,
        name: row.text(2)?,
        host: PersonId(row.int(3)? as u64),
        branch_of: row.maybe_int(4)?.map(|id| CampaignId(id as u64)),
        created_at: row.int(5)?,
        sittings: sittings.into_iter().map(|(_, sitting)| sitting).collect(),
    };
    if row.int(6)? == campaign_sum(&campaign) { Ok(campaign) } else { Err(damaged("campaign")) }
}

/// Reads a row of `sql::SITTINGS`.
pub fn sitting(row: &impl Cells) -> Result<(u32, Sitting), StoreError> {
    let sitting = Sitting { table: TableId(row.int(1)? as u64), own: row.flag(2)? };
    Ok((narrow(row.int(0)?, "number")?, sitting))
}

/// Reads a row that is the id of a campaign.
pub fn campaign_id(row: &impl Cells) -> Result<CampaignId, StoreError> {
    Ok(CampaignId(row.int(0)? as u64))
}

fn narrow<T: TryFrom<i64>>(value: i64, what: &str) -> Result<T, StoreError> {
    value.try_into().map_err(|_| damaged(what))
}

fn fixed<const N: usize>(bytes: Vec<u8>, what: &str) -> Result<[u8; N], StoreError> {
    bytes.try_into().map_err(|_| damaged(what))
}

fn damaged(what: &str) -> StoreError {
    StoreError::Damaged(format!("a stored {what} is damaged"))
}
