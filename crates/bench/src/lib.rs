//! Benchmarks: `engine` plays games at random through the engine, `server` puts the real program under load.
//!
//! The load generator shares the machine with the server it measures, so it is kept cheap: connections are kept open,
//! buffers are reused, and of an answer only what is needed next is read.
//!
//! Deliberately absent: the server's own types. It is measured from outside, over HTTP and through `/proc`.

pub mod disk;
pub mod fast;
pub mod first_page;
pub mod instructions;
pub mod long_game;
pub mod paced;
pub mod people;
pub mod process;
pub mod program;
pub mod prompt;
pub mod report;
pub mod stats;
pub mod trace;

/// What a benchmark ends with when it cannot go on is a sentence for whoever started it.
pub use orrery_wire::{Result, because};
