//! Conformance suite, scenario player, golden replays, toy games.
