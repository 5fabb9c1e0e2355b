//! Tables: load, submit, undo, seats and bots at a table, with a port for storage.
//!
//! Deliberately absent: SQL, HTTP and the rules of any game. A table in memory is a cache of its journal: it is
//! loaded when somebody comes, kept while somebody watches, and dropped afterwards.

mod bots;
mod error;
mod history;
mod host;
mod keeper;
mod line;
mod live;
mod load;
pub mod port;

pub use error::SubmitError;
pub use history::{Moment, as_it_stood, moment, record_of};
pub use host::{Limits, NewChair, NewTable, Tables};
pub use live::{Logged, Now, Table, Watching};
