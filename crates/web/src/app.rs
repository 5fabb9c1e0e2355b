//! What every handler needs: the tables, what the server signs with, its limits and settings.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use axum::http::HeaderMap;
use orrery_draw::Story;
use orrery_table::Tables;
use orrery_table::port::{StoreError, TableId};
use tokio::sync::watch;

use crate::http::limits::Limits;
use crate::http::metrics::Metrics;
use crate::http::origin::Public;
use crate::http::proxies::Proxies;
use crate::http::signer::Signer;

pub struct App {
    pub(crate) tables: Arc<Tables>,
    pub(crate) signer: Signer,
    pub(crate) limits: Limits,
    pub(crate) metrics: Metrics,
    pub(crate) config: Config,
    /// Finished games as they were last told: they change no more.
    pub(crate) stories: Mutex<BTreeMap<TableId, Arc<Story>>>,
    /// True once the server is asked to stop: streams end, so that it can.
    stop: watch::Sender<bool>,
}

pub type Shared = Arc<App>;

/// How the server is to run.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// Requests a minute that one address may send; 0 for no limit.
    pub requests_a_minute: u32,
    /// Connections that one address may hold; 0 for no limit. Trusted proxies may hold any number.
    pub connections_each: usize,
    /// Who may say for whom they ask.
    pub proxies: Proxies,
    /// Under which address people know the server; requests for other hosts are refused then.
    pub public: Option<Public>,
}

impl Config {
    pub(crate) fn is_our_host(&self, headers: &HeaderMap) -> bool {
        self.public.as_ref().is_none_or(|public| public.is_host_of(headers))
    }
}

impl App {
    pub async fn new(tables: Arc<Tables>, config: Config) -> Result<Shared, StoreError> {
        let secret = tables.store().secret().await?;
        Ok(Arc::new(App {
            tables,
            signer: Signer::new(secret),
            limits: Limits::new(config.requests_a_minute),
            metrics: Metrics::default(),
            config,
            stories: Mutex::default(),
            stop: watch::Sender::new(false),
        }))
    }

    /// Resolves when the server is asked to stop.
    pub(crate) async fn stopping(&self) {
        let mut stop = self.stop.subscribe();
        // The sender lives as long as the app, so waiting cannot fail.
        let _ = stop.wait_for(|stop| *stop).await;
    }

    pub(crate) fn stop(&self) {
        self.stop.send_replace(true);
    }
}

pub(crate) fn now_ms() -> i64 {
    std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}
