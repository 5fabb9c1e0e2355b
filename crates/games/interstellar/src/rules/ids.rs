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
pub const MARKET: Rule = Rule("C3a");
pub const MEDALS: Rule = Rule("B12-1");
pub const HELM: Rule = Rule("D5c");
pub const MOVE: Rule = Rule("D5d");
pub const LIC: Rule = Rule("D5e");
pub const EXIT: Rule = Rule("D5h");
pub const JET: Rule = Rule("D5j");
pub const DUSTBUG: Rule = Rule("E2b");
pub const NUGGET_AT_BOW: Rule = Rule("B10b");
pub const LOST: Rule = Rule("E4-1");
pub const SCATTERED: Rule = Rule("E4d");
pub const DISPLACED: Rule = Rule("E4h");
pub const ALERT: Rule = Rule("F2a");
pub const ICE_BRAKING: Rule = Rule("F2c");
pub const HOT_FLYBY: Rule = Rule("F2d");
pub const JETTISON: Rule = Rule("F2g");
pub const PLASMA: Rule = Rule("H6-1");
pub const NEUTRONS: Rule = Rule("H6c");
pub const KILLED: Rule = Rule("K-Killed");
pub const BOUNDS: Rule = Rule("RUL-115");
