//! The rules, by the examples of the rulebook.

mod dice;
