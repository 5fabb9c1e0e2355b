//! Chores: test, bench, rules, screens.

fn main() {}
