//! The worked examples of the rules, with their numbers.

#[path = "vectors/bases.rs"]
mod bases;
#[path = "vectors/branches.rs"]
mod branches;
mod common;
#[path = "vectors/encounters.rs"]
mod encounters;
#[path = "vectors/flying.rs"]
mod flying;
#[path = "vectors/friends.rs"]
mod friends;
#[path = "vectors/income.rs"]
mod income;
#[path = "vectors/market.rs"]
mod market;
#[path = "vectors/set_up.rs"]
mod set_up;
