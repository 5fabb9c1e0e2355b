//! The ids of the rules, as the rulebook numbers them.

use orrery_core::Rule;

pub const GAME: Rule = Rule("iI.1");
pub const DECKS: Rule = Rule("iI1.1");
pub const DECK_SIZES: Rule = Rule("R45");
pub const FIRST_ROUND: Rule = Rule("iI2a.1");
pub const LATER_ROUNDS: Rule = Rule("iI2b.1");
pub const FIRST_PLAYER: Rule = Rule("iI2b.2");
pub const ASSEMBLY: Rule = Rule("iI2c.1");
pub const COMPARISON: Rule = Rule("iI2c.2");
pub const MODIFIED: Rule = Rule("iI2c.3");
pub const TIED: Rule = Rule("iI2c.4");
pub const WINNER: Rule = Rule("iI2d.1");

pub const PARTS: Rule = Rule("iI-J1.1");
pub const OPERATIONAL: Rule = Rule("iI-J1.2");
pub const EVERY_CARD: Rule = Rule("iI-J1.4");
pub const COOLING: Rule = Rule("iI-J4.1");
pub const SIDES: Rule = Rule("iI-J4.2");
pub const RADIATOR_SUPPORT: Rule = Rule("iI-J4.3");
pub const CHAIN: Rule = Rule("iI-J5.1");
pub const CHAIN_REACH: Rule = Rule("iI-J5.2");
pub const THRUST_AND_FUEL: Rule = Rule("iI-J5.3");
pub const MASS: Rule = Rule("iI-B2b.1");
pub const ISRU: Rule = Rule("iI-B2c.1");
pub const RAD_HARDNESS: Rule = Rule("iI-B2j.1");

/// Our own: what becomes of a player who leaves.
pub const LEAVING: Rule = Rule("iI-L1");
/// Our own: a guided first game.
pub const LESSON: Rule = Rule("iI-L5");

pub const FEW_SHIPS_RULING: Rule = Rule("R41");
