//! The store in a PostgreSQL database, which several nodes may share: nothing is kept here that another node could
//! change. Appends go through one writer that groups them, everything else through a small pool.

mod pool;
mod writer;

use std::path::Path;

use async_trait::async_trait;
use orrery_table::port::{
    Listing, PersonId, PersonRecord, Snapshot, Store, StoreError, StoredEntry, TableId, TableRecord,
};
use tokio_postgres::types::FromSql;
use tokio_postgres::{Client, Row, Transaction};

use crate::queue::Queue;
use crate::rows::{self, TableCells};
use crate::schema::{self, Dialect};
use crate::{failed, sql};
use pool::{Pool, Values, explain};
use writer::Append;

/// Connections for everything but appends, which have one of their own.
const CONNECTIONS: usize = 3;

/// Any number will do, as long as every version of this program uses the same: while a node holds it, the others wait
/// with their migrations.
const MIGRATION_LOCK: i64 = 0x4f72_7265_7279;

pub struct Postgres {
    secret: [u8; 32],
    pool: Pool,
    appends: Queue<Append>,
}

impl Postgres {
    /// Connects and brings the tables up to date.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let pool = Pool::new(url, CONNECTIONS)?;
        let secret = {
            let mut lent = pool.take().await;
            let link = lent.ready().await.map_err(|error| pool.unreachable(&error))?;
            migrate(&mut link.client).await?
        };
        let (appends, jobs) = Queue::new();
        tokio::spawn(writer::run(Pool::new(url, 1)?, jobs));
        Ok(Postgres { secret, pool, appends })
    }

    async fn one(&self, sql: &'static str, id: u64) -> Result<Option<Row>, StoreError> {
        Ok(self.pool.rows(sql, &[&(id as i64)]).await?.pop())
    }
}

/// Brings the tables up to date, all or nothing and one node at a time, and returns the server's secret.
async fn migrate(client: &mut Client) -> Result<[u8; 32], StoreError> {
    let transaction = client.transaction().await.map_err(explain)?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&MIGRATION_LOCK]).await.map_err(explain)?;
    transaction.batch_execute(schema::META).await.map_err(explain)?;
    let steps = schema::steps(meta(&transaction, "schema").await?.as_deref(), Dialect::Postgres)?;
    for step in &steps {
        transaction.batch_execute(step).await.map_err(explain)?;
    }
    if !steps.is_empty() {
        transaction.execute(schema::WRITE_META, &[&"schema", &schema::version()]).await.map_err(explain)?;
    }
    transaction.execute(schema::KEEP_META, &[&"secret", &schema::new_secret()?]).await.map_err(explain)?;
    let secret = meta(&transaction, "secret").await?.unwrap_or_default();
    transaction.commit().await.map_err(explain)?;
    schema::secret_bytes(&secret)
}

async fn meta(transaction: &Transaction<'_>, name: &str) -> Result<Option<String>, StoreError> {
    let row = transaction.query_opt(schema::READ_META, &[&name]).await.map_err(explain)?;
    row.map(|row| cell(&row, 0)).transpose()
}

#[async_trait]
impl Store for Postgres {
    async fn secret(&self) -> Result<[u8; 32], StoreError> {
        Ok(self.secret)
    }

    async fn create_table(&self, table: &TableRecord) -> Result<(), StoreError> {
        let mut lent = self.pool.take().await;
        let transaction = lent.ready().await.map_err(explain)?.client.transaction().await.map_err(explain)?;
        if write_table(&transaction, sql::CREATE_TABLE, table).await? == 0 {
            return Err(StoreError::Conflict);
        }
        write_chairs(&transaction, table).await?;
        transaction.commit().await.map_err(explain)
    }

    async fn table(&self, id: TableId) -> Result<Option<TableRecord>, StoreError> {
        self.one(sql::TABLE, id.0).await?.as_ref().map(rows::table).transpose()
    }

    async fn save_table(&self, table: &TableRecord) -> Result<(), StoreError> {
        let mut lent = self.pool.take().await;
        let transaction = lent.ready().await.map_err(explain)?.client.transaction().await.map_err(explain)?;
        let id = table.id.0 as i64;
        if write_table(&transaction, sql::SAVE_TABLE, table).await? == 0 {
            let known = transaction.query_opt(sql::HAS_TABLE, &[&id]).await.map_err(explain)?;
            return Err(known.map_or(StoreError::NoTable, |_| StoreError::Conflict));
        }
        transaction.execute(sql::CLEAR_CHAIRS, &[&id]).await.map_err(explain)?;
        write_chairs(&transaction, table).await?;
        transaction.commit().await.map_err(explain)
    }

    async fn tables(&self, listing: Listing, limit: u32) -> Result<Vec<TableRecord>, StoreError> {
        let limit = i64::from(limit);
        let found = match listing {
            Listing::Open => self.pool.rows(sql::OPEN_TABLES, &[&limit]).await?,
            Listing::Running => self.pool.rows(sql::RUNNING_TABLES, &[&limit]).await?,
            Listing::Of(person) => self.pool.rows(sql::TABLES_OF, &[&(person.0 as i64), &limit]).await?,
        };
        found.iter().map(rows::table).collect()
    }

    async fn append(&self, table: TableId, entry: StoredEntry) -> Result<(), StoreError> {
        self.appends.submit(Append { table, entry }).await
    }

    async fn entries(&self, table: TableId, after: Option<u32>) -> Result<Vec<StoredEntry>, StoreError> {
        let after = after.map_or(-1, i64::from);
        let found = self.pool.rows(sql::ENTRIES, &[&(table.0 as i64), &after]).await?;
        found.iter().map(rows::entry).collect()
    }

    async fn save_snapshot(&self, table: TableId, snapshot: Snapshot) -> Result<(), StoreError> {
        let Snapshot { seq, rules_version, state } = snapshot;
        let (id, seq, rules_version) = (table.0 as i64, i64::from(seq), i64::from(rules_version));
        match self.pool.execute(sql::SAVE_SNAPSHOT, &[&id, &seq, &rules_version, &state]).await? {
            0 => Err(StoreError::NoTable),
            _ => Ok(()),
        }
    }

    async fn snapshot(&self, table: TableId) -> Result<Option<Snapshot>, StoreError> {
        self.one(sql::SNAPSHOT, table.0).await?.as_ref().map(rows::snapshot).transpose()
    }

    async fn save_person(&self, person: &PersonRecord) -> Result<(), StoreError> {
        let id = person.id.0 as i64;
        self.pool.execute(sql::SAVE_PERSON, &[&id, &person.name, &person.settings]).await.map(drop)
    }

    async fn person(&self, id: PersonId) -> Result<Option<PersonRecord>, StoreError> {
        self.one(sql::PERSON, id.0).await?.as_ref().map(rows::person).transpose()
    }

    async fn backup(&self, _to: &Path) -> Result<(), StoreError> {
        Err(failed("PostgreSQL is backed up with its own tools: run `pg_dump --format=custom --file=FILE URL`"))
    }
}

async fn write_table(transaction: &Transaction<'_>, sql: &str, table: &TableRecord) -> Result<u64, StoreError> {
    let cells = TableCells::of(table)?;
    let values: Values<'_> = &[
        &i64::from(table.revision),
        &table.game,
        &table.title,
        &cells.setup,
        &i64::from(table.rules_version),
        &&table.key[..],
        &(table.host.0 as i64),
        &table.listed,
        &cells.status,
        &cells.chairs,
        &table.created_at,
        &table.changed_at,
        &(table.id.0 as i64),
    ];
    transaction.execute(sql, values).await.map_err(explain)
}

async fn write_chairs(transaction: &Transaction<'_>, table: &TableRecord) -> Result<(), StoreError> {
    for person in rows::persons(table) {
        let values: Values<'_> = &[&(table.id.0 as i64), &(person.0 as i64)];
        transaction.execute(sql::ADD_CHAIR, values).await.map_err(explain)?;
    }
    Ok(())
}

impl rows::Cells for Row {
    fn int(&self, column: usize) -> Result<i64, StoreError> {
        cell(self, column)
    }

    fn maybe_int(&self, column: usize) -> Result<Option<i64>, StoreError> {
        cell(self, column)
    }

    fn flag(&self, column: usize) -> Result<bool, StoreError> {
        cell(self, column)
    }

    fn text(&self, column: usize) -> Result<String, StoreError> {
        cell(self, column)
    }

    fn bytes(&self, column: usize) -> Result<Vec<u8>, StoreError> {
        cell(self, column)
    }
}

fn cell<'a, T: FromSql<'a>>(row: &'a Row, column: usize) -> Result<T, StoreError> {
    row.try_get(column).map_err(explain)
}
