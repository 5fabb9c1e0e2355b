//! The rules, by the examples of the rulebook.

mod boards;
mod chapters;
mod check;
mod choices;
mod common;
mod defaults;
mod dice;
mod effects;
mod ends;
mod gear;
mod leaving;
mod parties;
mod passives;
mod rulings;
mod ship;
mod tables;
mod together;
mod turns;
mod tutorial;
mod voyage;
mod windows;
mod worlds;
