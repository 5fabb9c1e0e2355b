//! Tables: load, submit, undo, seats and bots at a table, with a port for storage.
//!
//! Deliberately absent: SQL, HTTP and the rules of any game. A table in memory is a cache of its journal: it is
//! loaded when somebody comes, kept while somebody watches, and dropped afterwards.

mod act;
mod bots;
mod campaign;
mod chairs;
mod error;
mod history;
mod host;
mod keeper;
mod line;
mod load;
mod now;
mod pace;
pub mod port;
mod table;

pub use campaign::{Campaign, Overview, Seating, Stage};
pub use error::SubmitError;
pub use history::{Moment, as_it_stood, moment, record_of};
pub use host::{Games, Limits, NewChair, NewTable, Tables};
pub use now::{Logged, Now};
pub use pace::Pace;
pub use table::{Table, Watching};
