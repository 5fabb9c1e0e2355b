//! The rules, by the examples of the rulebook.

mod boards;
mod check;
mod common;
mod dice;
mod ends;
mod turns;
mod worlds;
