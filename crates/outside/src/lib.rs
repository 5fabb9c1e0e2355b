//! Proof from outside: the real program is started, killed, stopped, cut off, damaged and crowded, by its command line
//! and HTTP alone, and what it had acknowledged is counted afterwards in the database itself.
//!
//! Nothing here knows the rules, the tables or the stores: only the API's words, the columns of the database and the
//! frames of PostgreSQL's protocol.

pub mod balancer;
pub mod cluster;
pub mod figures;
pub mod journal;
pub mod ledger;
pub mod luck;
pub mod offer;
pub mod player;
pub mod process;
pub mod proxy;
pub mod scenarios;
pub mod server;
pub mod table;
pub mod watcher;

pub use orrery_wire::{Result, because};
