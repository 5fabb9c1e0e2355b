//! Numbers for whoever runs the server, in Prometheus' text form.

use std::sync::atomic::{AtomicU64, Ordering};

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
    pub fn text(&self) -> String {
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
