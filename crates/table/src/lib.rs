//! Tables: load, submit, undo, seats and bots at a table, with ports for storage and time.
//!
//! Deliberately absent: SQL, HTTP and the rules of any game.

pub mod port;
