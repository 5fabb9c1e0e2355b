//! HTTP/1.1 over one kept connection, for tests and benches: as much of it as is needed to play, to watch and to be a
//! nuisance.
//!
//! `Connection` reads and writes. It is kept cheap: a bench shares the machine with the server it measures. Above it
//! are `Client`, who has an identity and some patience, `Events` for streams, and `blocking` for tests.
//!
//! Deliberately absent: redirects, TLS, pools of connections; and every word of the API but the one for an identity.

pub mod blocking;
mod client;
mod connection;
mod events;
mod reply;
mod request;
#[cfg(test)]
mod script;

pub use client::Client;
pub use connection::Connection;
pub use events::Events;
pub use reply::{Reply, Response};

/// What went wrong, in a sentence.
pub type Result<T> = std::result::Result<T, String>;

/// Puts words before an error.
pub fn because<E: std::fmt::Display>(what: &str) -> impl FnOnce(E) -> String {
    move |error| format!("{what}: {error}")
}
