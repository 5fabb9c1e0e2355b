//! The web server: routes, pages, live updates, identity and the HTTP API.
//!
//! Deliberately absent: SQL and the rules of any game. Pages are drawn from views, offers and regions; the browser's
//! script knows offers and regions too, and no game.

mod actions;
mod api;
mod api_stream;
mod assets;
mod connections;
mod css;
mod error;
mod form;
mod guard;
mod identity;
mod limits;
mod live;
mod lobby;
mod look;
mod metrics;
mod openapi;
mod origin;
mod page;
mod prompt;
mod proxies;
mod replay;
mod rules;
mod said;
mod settings;
mod table_page;

use std::sync::Arc;

use axum::Router;
use axum::routing::{get, post};
use maud::Markup;
use orrery_catalog::AnyGame;
use orrery_table::Tables;
use orrery_table::port::StoreError;
use orrery_text::Lang;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::connections::Doorman;
use crate::identity::Signer;
use crate::limits::Limits;
use crate::metrics::Metrics;
pub use crate::origin::Public;
pub use crate::proxies::{Net, Proxies};

/// What every handler needs.
pub struct App {
    pub(crate) tables: Arc<Tables>,
    pub(crate) signer: Signer,
    pub(crate) limits: Limits,
    pub(crate) metrics: Metrics,
    pub(crate) config: Config,
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
    pub(crate) fn is_our_host(&self, headers: &axum::http::HeaderMap) -> bool {
        self.public.as_ref().is_none_or(|public| public.is_host_of(headers))
    }
}

impl App {
    pub async fn new(tables: Arc<Tables>, config: Config) -> Result<Shared, String> {
        let secret = tables.store().secret().await.map_err(|error| error.to_string())?;
        Ok(Arc::new(App {
            tables,
            signer: Signer::new(secret),
            limits: Limits::new(config.requests_a_minute),
            metrics: Metrics::default(),
            config,
            stop: watch::Sender::new(false),
        }))
    }
}

impl App {
    /// Saves a person's name and settings. Where their row is damaged it stays so, and they may play all the same.
    pub(crate) async fn remember(&self, person: &identity::Person) -> Result<(), StoreError> {
        match self.tables.store().save_person(&person.record()).await {
            Err(StoreError::Damaged(why)) => {
                tracing::error!("a person could not be saved: {why}");
                Ok(())
            }
            saved => saved,
        }
    }

    /// Resolves when the server is asked to stop.
    pub(crate) async fn stopping(&self) {
        let mut stop = self.stop.subscribe();
        // The sender lives as long as the app, so waiting cannot fail.
        let _ = stop.wait_for(|stop| *stop).await;
    }
}

/// Every page and call of the server.
pub fn router(app: Shared) -> Router {
    let pages = Router::new()
        .route("/", get(lobby::page))
        .route("/tables", post(lobby::create))
        .route("/t/{id}", get(table_page::page))
        .route("/t/{id}/answer", post(actions::answer))
        .route("/t/{id}/undo", post(actions::undo))
        .route("/t/{id}/leave", post(actions::leave))
        .route("/t/{id}/sit", post(actions::sit))
        .route("/t/{id}/fill", post(actions::fill))
        .route("/t/{id}/advice", get(actions::advice))
        .route("/t/{id}/live", get(live::stream))
        .route("/t/{id}/part/{region}", get(table_page::part))
        .route("/t/{id}/replay", get(replay::page))
        .route("/t/{id}/record", get(replay::record))
        .route("/rules", get(rules::shelf))
        .route("/rules/{game}", get(rules::book))
        .route("/rules/{game}/{rule}", get(rules::card))
        .route("/gallery/{game}", get(rules::gallery))
        .route("/settings", get(settings::page).post(settings::save))
        .route("/settings/no-hints", post(settings::no_hints))
        .route("/help", get(rules::help))
        .route("/static/{name}", get(assets::serve))
        .route("/healthz", get(metrics::health))
        .fallback(error::not_found);
    pages.merge(api::routes()).layer(axum::middleware::from_fn_with_state(app.clone(), guard::guard)).with_state(app)
}

/// Serves until `stop` resolves. Metrics have a listener of their own, where one is wanted.
pub async fn serve(app: Shared, listener: TcpListener, metrics: Option<TcpListener>, stop: impl Future<Output = ()>) {
    if let Some(listener) = metrics {
        let numbers = Router::new().route("/metrics", get(metrics::page)).with_state(app.clone());
        tokio::spawn(connections::serve(numbers, listener, Doorman::default(), std::future::pending()));
    }
    let told = app.clone();
    let stop = async move {
        stop.await;
        told.stop.send_replace(true);
    };
    let doorman = Doorman::new(app.config.connections_each, app.config.proxies.clone());
    connections::serve(router(app), listener, doorman, stop).await;
}

/// A page in one file, with its styles inside, that needs no server.
pub fn standalone(game: &dyn AnyGame, lang: Lang, title: &str, body: Markup) -> String {
    page::standalone(game, lang, title, body)
}

pub(crate) fn now_ms() -> i64 {
    std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}
