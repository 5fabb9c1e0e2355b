//! The web server: routes, pages, live updates, identity and the HTTP API.
//!
//! Deliberately absent: SQL and the rules of any game. Pages are drawn from views, offers and regions; the browser's
//! script knows offers and regions too, and no game.
//!
//! Each room uses only those above it: `http`, `app`, `person` with `said`, `page`, then `table`, `campaign`, `lobby` and `api`, and
//! `guard`, which every request passes.

mod api;
mod app;
mod campaign;
mod guard;
mod health;
mod http;
mod lobby;
mod page;
mod person;
mod said;
mod table;

use axum::Router;
use axum::routing::{get, post};
use tokio::net::TcpListener;

pub use crate::app::{App, Config, Shared};
use crate::http::connections::{self, Doorman};
pub use crate::http::origin::Public;
pub use crate::http::proxies::{Net, Proxies};
pub use crate::page::standalone;

/// Every page and call of the server.
pub fn router(app: Shared) -> Router {
    let pages = Router::new()
        .route("/", get(lobby::page))
        .route("/look/{game}", get(lobby::look::board))
        .route("/tables", post(lobby::create::create))
        .route("/t/{id}", get(table::page::page))
        .route("/t/{id}/answer", post(table::actions::answer))
        .route("/t/{id}/undo", post(table::actions::undo))
        .route("/t/{id}/leave", post(table::actions::leave))
        .route("/t/{id}/sit", post(table::actions::sit))
        .route("/t/{id}/fill", post(table::actions::fill))
        .route("/t/{id}/pass", post(table::actions::pass))
        .route("/t/{id}/advice", get(table::actions::advice))
        .route("/t/{id}/live", get(table::live::stream))
        .route("/t/{id}/part/{region}", get(table::page::part))
        .route("/t/{id}/replay", get(table::replay::page))
        .route("/t/{id}/replay/step", get(table::replay::step))
        .route("/t/{id}/record", get(table::replay::record))
        .route("/t/{id}/begin", post(table::actions::begin))
        .route("/c", get(campaign::list::page))
        .route("/c/import", post(campaign::import))
        .route("/c/{id}", get(campaign::page::page))
        .route("/c/{id}/continue", post(campaign::go_on))
        .route("/c/{id}/branch", post(campaign::branch))
        .route("/c/{id}/file", get(campaign::file))
        .route("/rules", get(page::rules::shelf))
        .route("/rules/{game}", get(page::rules::book))
        .route("/rules/{game}/{rule}", get(page::rules::card))
        .route("/gallery/{game}", get(page::rules::gallery))
        .route("/settings", get(page::settings::page).post(page::settings::save))
        .route("/settings/no-hints", post(page::settings::no_hints))
        .route("/help", get(page::rules::help))
        .route("/static/{name}", get(http::assets::serve))
        .route("/healthz", get(health::health))
        .fallback(page::not_found);
    pages.merge(api::routes()).layer(axum::middleware::from_fn_with_state(app.clone(), guard::guard)).with_state(app)
}

/// Serves until `stop` resolves. Metrics have a listener of their own, where one is wanted.
pub async fn serve(app: Shared, listener: TcpListener, metrics: Option<TcpListener>, stop: impl Future<Output = ()>) {
    if let Some(listener) = metrics {
        let numbers = Router::new().route("/metrics", get(health::metrics)).with_state(app.clone());
        tokio::spawn(connections::serve(numbers, listener, Doorman::default(), std::future::pending()));
    }
    let told = app.clone();
    let stop = async move {
        stop.await;
        told.stop();
    };
    let doorman = Doorman::new(app.config.connections_each, app.config.proxies.clone());
    connections::serve(router(app), listener, doorman, stop).await;
}
