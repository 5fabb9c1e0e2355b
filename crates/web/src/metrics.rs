//! Numbers for whoever runs the server, in Prometheus' text form, and the health check.

use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::Shared;

#[derive(Default)]
pub struct Counter(AtomicU64);

impl Counter {
    pub fn add(&self, n: u64) {
        self.0.fetch_add(n, Ordering::Relaxed);
    }

    pub fn sub(&self, n: u64) {
        self.0.fetch_sub(n, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

#[derive(Default)]
pub struct Metrics {
    pub requests: Counter,
    pub answers: Counter,
    pub refusals: Counter,
    pub streams: Counter,
    pub update_bytes: Counter,
}

impl Metrics {
    fn text(&self) -> String {
        let rows = [
            ("requests_total", "counter", "Requests received", &self.requests),
            ("answers_total", "counter", "Answers saved", &self.answers),
            ("refusals_total", "counter", "Answers refused", &self.refusals),
            ("streams", "gauge", "Live streams open", &self.streams),
            ("update_bytes_total", "counter", "Bytes sent over live streams", &self.update_bytes),
        ];
        let row = |(name, kind, help, counter): &(&str, &str, &str, &Counter)| {
            format!("# HELP orrery_{name} {help}\n# TYPE orrery_{name} {kind}\norrery_{name} {}\n", counter.get())
        };
        rows.iter().map(row).collect()
    }
}

pub async fn page(State(app): State<Shared>) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.text()).into_response()
}

/// Well means: the store can be read, and the last write went through.
pub async fn health(State(app): State<Shared>) -> Response {
    match app.tables.store().health().await {
        Ok(_) => "ok\n".into_response(),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")).into_response(),
    }
}
