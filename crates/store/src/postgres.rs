//! The store in a PostgreSQL database, which several nodes may share: nothing is kept here that another node could
//! change. Appends go through one writer that groups them, everything else through a small pool.

mod address;
mod listener;
mod pool;
mod tls;
mod writer;

use std::collections::HashSet;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use orrery_table::port::{
    CampaignId, CampaignRecord, Copied, Damaged, Head, Listed, Listing, News, PersonId, PersonRecord, Sitting,
    Snapshot, Store, StoreError, StoredEntry, TableId, TableRecord, Waits, WholeTable,
};
use tokio::sync::broadcast;
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

/// A database that gives no answer for this long is not well.
const PATIENCE: Duration = Duration::from_secs(2);

pub struct Postgres {
    secret: [u8; 32],
    pool: Pool,
    appends: Queue<Append>,
    /// The last append came to nothing.
    failing: Arc<AtomicBool>,
    /// Tells this node from the others, for leases.
    node: i64,
    /// What this node drives: nothing else is renewed, so a lease whose release was lost runs out.
    leased: Mutex<HashSet<TableId>>,
    news: broadcast::Sender<News>,
}

impl Postgres {
    /// Connects and brings the tables up to date.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let store = Postgres::connect(url, true).await?;
        tokio::spawn(listener::run(store.pool.another(1), store.news.downgrade()));
        Ok(store)
    }

    /// Connects to a database that is up to date already.
    pub async fn open_to_read(url: &str) -> Result<Self, StoreError> {
        Postgres::connect(url, false).await
    }

    async fn connect(url: &str, may_change: bool) -> Result<Self, StoreError> {
        let pool = Pool::new(url, CONNECTIONS)?;
        let secret = {
            let mut lent = pool.take().await;
            let link = lent.ready().await.map_err(|error| pool.unreachable(&error))?;
            if may_change { migrate(&mut link.client).await? } else { secret_of(&mut link.client).await? }
        };
        let ((appends, jobs), failing) = (Queue::new(), Arc::new(AtomicBool::new(false)));
        tokio::spawn(writer::run(pool.another(1), jobs, failing.clone()));
        let node = getrandom::u64().map_err(failed)? as i64;
        let (leased, news) = (Mutex::default(), broadcast::Sender::new(1024));
        Ok(Postgres { secret, pool, appends, failing, node, leased, news })
    }

    fn leased(&self) -> MutexGuard<'_, HashSet<TableId>> {
        self.leased.lock().unwrap_or_else(PoisonError::into_inner)
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

/// The server's secret in a database that must be up to date.
async fn secret_of(client: &mut Client) -> Result<[u8; 32], StoreError> {
    let transaction = client.transaction().await.map_err(explain)?;
    schema::check(meta(&transaction, "schema").await?.as_deref())?;
    schema::secret_bytes(&meta(&transaction, "secret").await?.unwrap_or_default())
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
        create_table(&transaction, table).await?;
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
        let told = listener::of_record(table.id, table.revision);
        transaction.execute(sql::TELL, &[&told]).await.map_err(explain)?;
        transaction.commit().await.map_err(explain)
    }

    async fn tables(&self, listing: Listing, limit: u32) -> Result<Vec<Result<Listed, Damaged>>, StoreError> {
        let limit = i64::from(limit);
        let found = match listing {
            Listing::Open => self.pool.rows(sql::OPEN_TABLES, &[&limit]).await?,
            Listing::All => self.pool.rows(sql::ALL_TABLES, &[&limit]).await?,
            Listing::Unfinished(person) => self.pool.rows(sql::UNFINISHED_OF, &[&(person.0 as i64), &limit]).await?,
            Listing::Finished(person) => self.pool.rows(sql::FINISHED_OF, &[&(person.0 as i64), &limit]).await?,
        };
        found.iter().map(rows::listed).collect()
    }

    async fn append(&self, table: TableId, entry: StoredEntry, waits: Waits) -> Result<(), StoreError> {
        self.appends.submit(Append { table, entry, waits }).await
    }

    /// The head is read first, so that entries which come meanwhile are beyond it.
    async fn entries_upto(
        &self,
        table: TableId,
        after: Option<u32>,
        upto: u32,
    ) -> Result<Vec<StoredEntry>, StoreError> {
        let head = self.one(sql::HEAD, table.0).await?.map(|row| cell(&row, 0)).transpose()?.flatten();
        let span = [after.map_or(-1, i64::from), upto.into()];
        let found = self.pool.rows(sql::ENTRIES, &[&(table.0 as i64), &span[0], &span[1]]).await?;
        let entries = found.iter().map(rows::entry).collect::<Result<Vec<_>, _>>()?;
        rows::check_journal(&entries, after, upto, head)?;
        Ok(entries)
    }

    async fn rescue(&self, table: TableId) -> Result<Vec<Result<StoredEntry, String>>, StoreError> {
        let found = self.pool.rows(sql::ENTRIES, &[&(table.0 as i64), &-1i64, &i64::MAX]).await?;
        Ok(found.iter().map(|row| rows::entry(row).map_err(|error| error.to_string())).collect())
    }

    async fn set_waits(&self, table: TableId, waits: Waits) -> Result<(), StoreError> {
        let (seats, id) = (i64::from(waits.bits()), table.0 as i64);
        self.pool.execute(sql::SET_WAITS, &[&seats, &waits.bots, &id]).await.map(drop)
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

    async fn create_campaign(&self, campaign: &CampaignRecord, new: &[WholeTable]) -> Result<(), StoreError> {
        let mut lent = self.pool.take().await;
        let transaction = lent.ready().await.map_err(explain)?.client.transaction().await.map_err(explain)?;
        let branch_of = campaign.branch_of.map(|id| id.0 as i64);
        let (id, host, sum) = (campaign.id.0 as i64, campaign.host.0 as i64, rows::campaign_sum(campaign));
        let values: Values<'_> = &[&id, &campaign.game, &campaign.name, &host, &branch_of, &campaign.created_at, &sum];
        if transaction.execute(sql::ADD_CAMPAIGN, values).await.map_err(explain)? == 0 {
            return Err(StoreError::Conflict);
        }
        for table in new {
            create_whole(&transaction, table).await?;
        }
        for (number, sitting) in (0..).zip(&campaign.sittings) {
            add_sitting(&transaction, campaign.id, number, *sitting).await?;
        }
        transaction.commit().await.map_err(explain)
    }

    async fn add_sitting(&self, campaign: CampaignId, number: u32, table: &TableRecord) -> Result<(), StoreError> {
        let mut lent = self.pool.take().await;
        let transaction = lent.ready().await.map_err(explain)?.client.transaction().await.map_err(explain)?;
        let before: Values<'_> = &[&(campaign.0 as i64), &(i64::from(number) - 1)];
        if transaction.query_opt(sql::HAS_SITTING, before).await.map_err(explain)?.is_none() {
            return Err(StoreError::Conflict);
        }
        add_sitting(&transaction, campaign, number, Sitting { table: table.id, own: true }).await?;
        create_table(&transaction, table).await?;
        transaction.commit().await.map_err(explain)
    }

    async fn campaign(&self, id: CampaignId) -> Result<Option<CampaignRecord>, StoreError> {
        let Some(row) = self.one(sql::CAMPAIGN, id.0).await? else { return Ok(None) };
        let sittings = self.pool.rows(sql::SITTINGS, &[&(id.0 as i64)]).await?;
        let sittings = sittings.iter().map(rows::sitting).collect::<Result<Vec<_>, _>>()?;
        rows::campaign(&row, sittings).map(Some)
    }

    async fn campaigns_of(&self, person: PersonId, limit: u32) -> Result<Vec<CampaignId>, StoreError> {
        let found = self.pool.rows(sql::CAMPAIGNS_OF, &[&(person.0 as i64), &i64::from(limit)]).await?;
        found.iter().map(rows::campaign_id).collect()
    }

    async fn all_campaigns(&self) -> Result<Vec<CampaignId>, StoreError> {
        self.pool.rows(sql::ALL_CAMPAIGNS, &[]).await?.iter().map(rows::campaign_id).collect()
    }

    async fn campaign_of(&self, table: TableId) -> Result<Option<CampaignId>, StoreError> {
        self.one(sql::CAMPAIGN_OF, table.0).await?.as_ref().map(rows::campaign_id).transpose()
    }

    async fn save_person(&self, person: &PersonRecord) -> Result<(), StoreError> {
        let id = person.id.0 as i64;
        self.pool.execute(sql::SAVE_PERSON, &[&id, &person.name, &person.settings]).await.map(drop)
    }

    async fn person(&self, id: PersonId) -> Result<Option<PersonRecord>, StoreError> {
        self.one(sql::PERSON, id.0).await?.as_ref().map(rows::person).transpose()
    }

    async fn due(&self, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let found = self.pool.rows(sql::DUE_AND_FREE, &[&i64::from(limit)]).await?;
        found.iter().map(|row| Ok(TableId(cell::<i64>(row, 0)? as u64))).collect()
    }

    async fn lease(&self, table: TableId) -> Result<bool, StoreError> {
        let taken = self.pool.execute(sql::LEASE, &[&(table.0 as i64), &self.node]).await? == 1;
        if taken {
            self.leased().insert(table);
        }
        Ok(taken)
    }

    async fn renew_leases(&self) -> Result<(), StoreError> {
        let held: Vec<i64> = self.leased().iter().map(|table| table.0 as i64).collect();
        self.pool.execute(sql::RENEW, &[&self.node, &held]).await.map(drop)
    }

    async fn release(&self, table: TableId) -> Result<(), StoreError> {
        self.leased().remove(&table);
        self.pool.execute(sql::RELEASE, &[&(table.0 as i64), &self.node]).await.map(drop)
    }

    fn news(&self) -> Option<broadcast::Receiver<News>> {
        Some(self.news.subscribe())
    }

    async fn heads(&self, tables: &[TableId]) -> Result<Vec<Head>, StoreError> {
        let ids: Vec<i64> = tables.iter().map(|table| table.0 as i64).collect();
        self.pool.rows(sql::HEADS, &[&ids]).await?.iter().map(rows::head).collect()
    }

    /// After an append that failed, a small write shows whether it still does.
    async fn health(&self) -> Result<(), StoreError> {
        let look = async {
            self.pool.rows(schema::READ_META, &[&"schema"]).await?;
            if self.failing.load(Ordering::Relaxed) {
                self.pool.execute(schema::WRITE_META, &[&"probe", &"written"]).await?;
                self.failing.store(false, Ordering::Relaxed);
            }
            Ok(())
        };
        tokio::time::timeout(PATIENCE, look).await.map_err(|_| failed("PostgreSQL gives no answer"))?
    }

    async fn backup(&self, _to: &Path) -> Result<Copied, StoreError> {
        Err(failed("PostgreSQL is backed up with its own tools: run `pg_dump --format=custom --file=FILE URL`"))
    }

    /// PostgreSQL looks after its own files.
    async fn examine(&self) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }
}

async fn create_table(transaction: &Transaction<'_>, table: &TableRecord) -> Result<(), StoreError> {
    match write_table(transaction, sql::CREATE_TABLE, table).await? {
        0 => Err(StoreError::Conflict),
        _ => write_chairs(transaction, table).await,
    }
}

/// Nobody else knows of the table before the transaction ends, so its entries need not be checked one by one.
async fn create_whole(transaction: &Transaction<'_>, table: &WholeTable) -> Result<(), StoreError> {
    create_table(transaction, &table.record).await?;
    let id = table.record.id;
    for entry in &table.entries {
        let (read, token) = (entry.read as i64, entry.token.map(|token| token as i64));
        let values: Values<'_> = &[
            &(id.0 as i64),
            &i64::from(entry.seq),
            &i64::from(entry.rules_version),
            &entry.command,
            &entry.events,
            &&entry.digest[..],
            &read,
            &entry.barrier,
            &token,
            &entry.at,
            &rows::entry_sum(id, entry),
        ];
        transaction.execute(sql::APPEND, values).await.map_err(explain)?;
    }
    let Some(last) = table.entries.last() else { return Ok(()) };
    let values: Values<'_> = &[&0i64, &false, &last.at, &i64::from(last.seq), &(id.0 as i64)];
    transaction.execute(sql::TOUCH_TABLE, values).await.map(drop).map_err(explain)
}

/// Where two nodes add the same one, the second waits for the first and finds it taken.
async fn add_sitting(
    transaction: &Transaction<'_>,
    campaign: CampaignId,
    number: u32,
    sitting: Sitting,
) -> Result<(), StoreError> {
    let values: Values<'_> = &[&(campaign.0 as i64), &i64::from(number), &(sitting.table.0 as i64), &sitting.own];
    match transaction.execute(sql::ADD_SITTING, values).await.map_err(explain)? {
        0 => Err(StoreError::Conflict),
        _ => Ok(()),
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
        &cells.sum,
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

fn cell<'a, T: FromSql<'a>>(row: &'a Row, column: usize) -> Result<T, StoreError> {
    row.try_get(column).map_err(|error| StoreError::Damaged(format!("a stored cell is damaged ({error})")))
}
