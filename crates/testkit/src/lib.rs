//! What tests of games stand on: the conformance suite every game runs, the scenario player, golden replays, words
//! and pages, figures of speed, and two toy games: Connect Four (no secrets) and Salvage (the walk through
//! `docs/adding-a-game.md`: cards with effects, reactions, standing answers, won or lost together).
//!
//! Deliberately absent: the rules of any published game, the web and storage. This crate reports by panicking and is
//! never part of the program that serves tables.

pub mod bench;
pub mod conformance;
pub mod connect_four;
pub mod format;
pub mod fuzz;
pub mod golden;
pub mod lesson;
pub mod page;
pub mod salvage;
pub mod scenario;
pub mod stored;
pub mod words;

pub use bench::Figures;
pub use conformance::{Conformance, Report};
pub use connect_four::ConnectFour;
pub use salvage::Salvage;
pub use scenario::Scenario;
