//! Tables: load, submit, undo, seats and bots at a table, with a port for storage.
//!
//! Deliberately absent: SQL, HTTP and the rules of any game. A table in memory is a cache of its journal: it is
//! loaded when somebody comes, kept while somebody watches, and dropped afterwards.

mod bots;
mod history;
mod host;
mod live;
pub mod port;

pub use history::{Moment, as_it_stood, moment, record_of};
pub use host::{NewChair, NewTable, Tables};
pub use live::{Logged, Now, SubmitError, Table, Watching};
