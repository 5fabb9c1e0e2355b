//! The ids of the rules, as the rulebook numbers them.

use orrery_core::Rule;

pub const GAME: Rule = Rule("iI.1");
pub const DECKS: Rule = Rule("iI1.1");
pub const FIRST_ROUND: Rule = Rule("iI2a.1");
pub const LATER_ROUNDS: Rule = Rule("iI2b.1");
pub const FIRST_PLAYER: Rule = Rule("iI2b.2");
pub const ASSEMBLY: Rule = Rule("iI2c.1");
pub const COMPARISON: Rule = Rule("iI2c.2");
pub const MODIFIED: Rule = Rule("iI2c.3");
pub const TIED: Rule = Rule("iI2c.4");
pub const FOUR_CATEGORIES: Rule = Rule("iI2c.5");
pub const WINNER: Rule = Rule("iI2d.1");

pub const PARTS: Rule = Rule("iI-J1.1");
pub const OPERATIONAL: Rule = Rule("iI-J1.2");
pub const SERVES_MANY: Rule = Rule("iI-J1.3");
pub const EVERY_CARD: Rule = Rule("iI-J1.4");
pub const ALTERNATIVES: Rule = Rule("iI-J2.1");
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
/// Our own: what is answered when the time has run out.
pub const TIME_OUT: Rule = Rule("iI-L2");
/// Our own: the order of those who did not win.
pub const PLACES: Rule = Rule("iI-L3");
/// Our own: what is seen of the others' hands.
pub const OPEN_HANDS: Rule = Rule("iI-L4");
/// Our own: a guided first game.
pub const LESSON: Rule = Rule("iI-L5");

pub const CATEGORY_RULING: Rule = Rule("R39");
pub const STOP_RULING: Rule = Rule("R40");
pub const FEW_SHIPS_RULING: Rule = Rule("R41");
pub const MISSILE_RULING: Rule = Rule("R42");
pub const CARD_TEXT_RULING: Rule = Rule("R43");
pub const EXTRA_CARDS_RULING: Rule = Rule("R44");
pub const DECK_SIZE_RULING: Rule = Rule("R45");
pub const ANY_LETTER_RULING: Rule = Rule("R50");
