//! The ids of the rules, as the rulebook numbers them.

use orrery_core::Rule;

pub const PLAYERS: Rule = Rule("A1a");
pub const DOZYEAR: Rule = Rule("A2a");
pub const MATS: Rule = Rule("C1a");
pub const BEGINNER: Rule = Rule("C1-b");
pub const FIRST_COMMANDER: Rule = Rule("C2b");
pub const FIRST_OFFICER: Rule = Rule("C2c");
pub const COALITION: Rule = Rule("C2d");
pub const NUGGETS: Rule = Rule("C4-1");
pub const HEADING: Rule = Rule("D5k");
pub const ENDINGS: Rule = Rule("J1-1");
pub const TAKING_ORDER: Rule = Rule("RUL-102");
pub const ABSENCE: Rule = Rule("RUL-156");
