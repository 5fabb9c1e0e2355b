//! The toy game on real pages.

mod campaign;
mod house;
mod secrets;
mod sittings;
mod updates;
