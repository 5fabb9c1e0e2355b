//! A small pool of connections. One that has broken is thrown away, and the next caller makes a new one: the database
//! may be restarted under a running server.

use std::collections::HashMap;
use std::error::Error as _;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use orrery_table::port::StoreError;
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio_postgres::error::SqlState;
use tokio_postgres::tls::MakeTlsConnect;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Config, Connection, Error, Row, Socket, Statement};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::{address, tls};
use crate::failed;

pub type Values<'a> = &'a [&'a (dyn ToSql + Sync)];

/// What a connection is encrypted with, where it is.
type TlsStream = <MakeRustlsConnect as MakeTlsConnect<Socket>>::Stream;

/// Whatever the server's own defaults are: a conditional write must see what others have committed, and a commit must
/// have reached the disk. Everything here is found by key, so a plan made while a table was empty must not be a scan
/// of what it has become.
const SESSION: &str = "
SET default_transaction_isolation = 'read committed';
SET enable_seqscan = off;
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
";

const CHECK: &str =
    "check that the server runs and that host, user, password, database and sslmode in the URL are right";

pub struct Pool {
    config: Config,
    tls: MakeRustlsConnect,
    idle: Mutex<Vec<Link>>,
    places: Semaphore,
}

/// A connection with the statements prepared on it.
pub struct Link {
    pub client: Client,
    statements: HashMap<&'static str, Statement>,
}

/// The right to use one connection. What is connected goes back to the pool in the end, also when the caller is
/// cancelled half-way: an open transaction is then rolled back before anything else.
pub struct Lent<'a> {
    link: Option<Link>,
    pool: &'a Pool,
    _place: Option<SemaphorePermit<'a>>,
}

impl Pool {
    /// Connects nowhere yet.
    pub fn new(url: &str, connections: usize) -> Result<Self, StoreError> {
        let (rest, wanted) = address::read(url)?;
        let mut config: Config = rest.parse().map_err(|error: Error| {
            failed(format!("the PostgreSQL URL is wrong ({}); write postgres://user@host/database", causes(&error)))
        })?;
        config.ssl_mode(wanted.mode).application_name("orrery");
        set_patience(&mut config);
        name_hosts(&mut config);
        let tls = tls::connector(&wanted.check)?;
        Ok(Pool { config, tls, idle: Mutex::default(), places: Semaphore::new(connections) })
    }

    /// A pool of its own for the same database.
    pub fn another(&self, connections: usize) -> Self {
        let (config, tls) = (self.config.clone(), self.tls.clone());
        Pool { config, tls, idle: Mutex::default(), places: Semaphore::new(connections) }
    }

    pub async fn take(&self) -> Lent<'_> {
        let place = self.places.acquire().await.ok();
        Lent { link: self.idle().pop(), pool: self, _place: place }
    }

    /// The rows of a query. It is asked once more if the connection broke.
    pub async fn rows(&self, sql: &'static str, values: Values<'_>) -> Result<Vec<Row>, StoreError> {
        let found = match self.take().await.rows(sql, values).await {
            Err(error) if self.broken(&error) => self.take().await.rows(sql, values).await,
            found => found,
        };
        found.map_err(explain)
    }

    /// How many rows a statement has changed. It must do no harm twice: it is sent again if the connection broke.
    pub async fn execute(&self, sql: &'static str, values: Values<'_>) -> Result<u64, StoreError> {
        let changed = match self.take().await.execute(sql, values).await {
            Err(error) if self.broken(&error) => self.take().await.execute(sql, values).await,
            changed => changed,
        };
        changed.map_err(explain)
    }

    /// Whether the connection is to blame rather than the statement. The idle ones have then broken too.
    fn broken(&self, error: &Error) -> bool {
        let broken = lost(error);
        if broken {
            self.idle().clear();
        }
        broken
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Link>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn connect(&self) -> Result<Link, Error> {
        let (client, connection) = self.dial().await?;
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::warn!("a connection to PostgreSQL broke: {}", causes(&error));
            }
        });
        client.batch_execute(SESSION).await?;
        Ok(Link { client, statements: HashMap::new() })
    }

    /// A connection as the address wants it, encrypted or not. It works while the caller reads its messages.
    pub async fn dial(&self) -> Result<(Client, Connection<Socket, TlsStream>), Error> {
        self.config.connect(self.tls.clone()).await
    }

    /// What to say when the first connection fails. No part of the URL is repeated that may be a password.
    pub fn unreachable(&self, error: &Error) -> StoreError {
        let hosts: Vec<String> = self.config.get_hosts().iter().map(|host| format!("{host:?}")).collect();
        failed(format!(
            "cannot connect to PostgreSQL at {} as {}: {}; {}",
            hosts.join(", "),
            self.config.get_user().unwrap_or("the current user"),
            causes(error),
            tls::advice(error).unwrap_or(CHECK),
        ))
    }
}

/// A server that has vanished without a word must not hold a move for a quarter of an hour.
fn set_patience(config: &mut Config) {
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(Duration::from_secs(5));
    }
    config.tcp_user_timeout(Duration::from_secs(15)).keepalives_idle(Duration::from_secs(30));
}

/// TLS wants a name for every host: where the address has only numbers (hostaddr), these are it.
fn name_hosts(config: &mut Config) {
    if config.get_hosts().is_empty() {
        for number in config.get_hostaddrs().to_vec() {
            config.host(number.to_string());
        }
    }
}

impl Lent<'_> {
    /// The connection, made now if there is none that works.
    pub async fn ready(&mut self) -> Result<&mut Link, Error> {
        let link = match self.link.take().filter(|link| !link.client.is_closed()) {
            Some(link) => link,
            None => self.pool.connect().await?,
        };
        Ok(self.link.insert(link))
    }

    async fn rows(mut self, sql: &'static str, values: Values<'_>) -> Result<Vec<Row>, Error> {
        let link = self.ready().await?;
        let statement = link.prepared(sql).await?;
        link.client.query(&statement, values).await
    }

    async fn execute(mut self, sql: &'static str, values: Values<'_>) -> Result<u64, Error> {
        let link = self.ready().await?;
        let statement = link.prepared(sql).await?;
        link.client.execute(&statement, values).await
    }
}

impl Drop for Lent<'_> {
    fn drop(&mut self) {
        let working = self.link.take().filter(|link| !link.client.is_closed());
        self.pool.idle().extend(working);
    }
}

impl Link {
    /// The statement, prepared once for each connection.
    pub async fn prepared(&mut self, sql: &'static str) -> Result<Statement, Error> {
        if let Some(statement) = self.statements.get(sql) {
            return Ok(statement.clone());
        }
        let statement = self.client.prepare(sql).await?;
        self.statements.insert(sql, statement.clone());
        Ok(statement)
    }
}

/// Whether the server gave no answer, or its last one: it is being stopped, or the connection was ended.
pub fn lost(error: &Error) -> bool {
    let last = [SqlState::ADMIN_SHUTDOWN, SqlState::CRASH_SHUTDOWN, SqlState::CANNOT_CONNECT_NOW];
    error.code().is_none_or(|code| last.contains(code))
}

/// PostgreSQL's error with what to do about it.
pub fn explain(error: Error) -> StoreError {
    let advice = match error.code() {
        _ if lost(&error) => "; check that the database server runs and can be reached",
        Some(&SqlState::DISK_FULL) => "; free some space on the database server's disk",
        Some(&SqlState::INSUFFICIENT_PRIVILEGE) => "; let the user create and use tables in this database",
        Some(&SqlState::TOO_MANY_CONNECTIONS) => "; raise max_connections: each node needs up to five",
        _ => "",
    };
    failed(format!("PostgreSQL: {}{advice}", causes(&error)))
}

/// The error with everything that led to it, which says more than its first line.
fn causes(error: &Error) -> String {
    match error.as_db_error() {
        Some(answer) => answer.message().to_owned(),
        None => error.source().map_or_else(|| error.to_string(), |source| format!("{error}: {source}")),
    }
}
