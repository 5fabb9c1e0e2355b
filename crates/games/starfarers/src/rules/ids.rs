//! The ids of the rules, as the rulebook numbers them.

use orrery_core::Rule;

pub const TURN: Rule = Rule("SF-Z1");
pub const COSTS: Rule = Rule("SF-Z3");
pub const BOARD: Rule = Rule("SF-Z6");
pub const EFFECTS: Rule = Rule("SF-Z11");
pub const LEFT: Rule = Rule("SF-Z12");

pub const SEATS: Rule = Rule("SF-SETUP-3");
pub const FIRST_SHIP: Rule = Rule("SF-SETUP-5");
pub const DEAL: Rule = Rule("SF-SETUP-9");
pub const START_HAND: Rule = Rule("SF-SETUP-13");
pub const FIRST_PLAYER: Rule = Rule("SF-SETUP-17");
pub const CLOCKWISE: Rule = Rule("SF-SETUP-18");
pub const FIRST_SHIP_KIND: Rule = Rule("R-02");

pub const ROLL: Rule = Rule("SF-PROD-1");
pub const PRODUCTION: Rule = Rule("SF-PROD-2");
pub const SHORTAGE: Rule = Rule("SF-PROD-6");
pub const TWO_ROLLS: Rule = Rule("SF-2P-2");
pub const SEVEN: Rule = Rule("SF-SEVEN-1");
pub const SEALED: Rule = Rule("SF-SEVEN-2");
pub const STEAL: Rule = Rule("SF-SEVEN-3");
pub const HIDDEN_CARD: Rule = Rule("SF-SEVEN-5");
pub const SUPPLY: Rule = Rule("SF-SUPPLY-1");
pub const SUPPLY_ONCE: Rule = Rule("SF-SUPPLY-2");
pub const REFILL: Rule = Rule("SF-SUPPLY-3");

pub const TRADE: Rule = Rule("SF-TRADE-1");
pub const ACTIVE_ONLY: Rule = Rule("SF-TRADE-2");
pub const BOTH_SIDES: Rule = Rule("SF-TRADE-4");
pub const OFFER: Rule = Rule("SF-TRADE-5");
pub const REPLY: Rule = Rule("SF-TRADE-6");
pub const CONFIRM: Rule = Rule("SF-TRADE-7");
pub const PROPOSAL: Rule = Rule("SF-TRADE-8");
pub const LAPSE: Rule = Rule("SF-TRADE-9");
pub const CANNOT_PAY: Rule = Rule("SF-TRADE-10");
pub const TALK_LIMIT: Rule = Rule("SF-TRADE-11");
pub const BANK: Rule = Rule("SF-BANK-1");
pub const GOODS: Rule = Rule("SF-BANK-2");
pub const MERCHANTS: Rule = Rule("SF-BANK-3");
pub const BANK_STOCK: Rule = Rule("SF-BANK-4");

pub const BUILD: Rule = Rule("SF-BUILD-1");
pub const LAUNCH: Rule = Rule("SF-SHIP-2");
pub const NO_TRANSPORTER: Rule = Rule("SF-SHIP-3");
pub const NO_MODULE: Rule = Rule("SF-SHIP-4");
pub const NO_LAUNCH_POINT: Rule = Rule("SF-SHIP-5");
pub const TRANSPORTER: Rule = Rule("SF-SHIP-6");
pub const SPACEPORT: Rule = Rule("SF-PORT-1");
pub const NO_RING: Rule = Rule("SF-PORT-2");
pub const PART_LIMIT: Rule = Rule("SF-PART-4");
pub const PART_STOCK: Rule = Rule("SF-PART-5");

pub const SHAKE: Rule = Rule("SF-SHAKE-2");
pub const SPEED: Rule = Rule("SF-SHAKE-4");
pub const ENCOUNTER: Rule = Rule("SF-ENC-1");
pub const ENCOUNTER_SPEED: Rule = Rule("SF-ENC-2");
pub const READING: Rule = Rule("SF-ENC-3");
pub const GIFT: Rule = Rule("SF-ENC-7");
pub const MUST_REFUSE: Rule = Rule("SF-ENC-8");
pub const STRENGTH: Rule = Rule("SF-ENC-9");
pub const ENEMY: Rule = Rule("SF-ENC-10");
pub const STALL: Rule = Rule("SF-ENC-13");
pub const JUMP: Rule = Rule("SF-ENC-14");
pub const PRIZE: Rule = Rule("SF-ENC-15");
pub const FIRST_STRUCK: Rule = Rule("SF-ENC-16");
pub const WEAR: Rule = Rule("SF-ENC-17");
pub const EFFECT_ORDER: Rule = Rule("SF-ENC-19");

pub const FLY: Rule = Rule("SF-FLY-1");
pub const OCCUPIED: Rule = Rule("SF-FLY-4");
pub const FOREIGN_PORT: Rule = Rule("SF-FLY-5");
pub const COLONY_AT_DOCK: Rule = Rule("SF-FLY-6");
pub const TRADE_AT_SITE: Rule = Rule("SF-FLY-7");
pub const SAME_SITE: Rule = Rule("SF-FLY-8");
pub const DOCK: Rule = Rule("SF-FLY-9");
pub const ANY_ORDER: Rule = Rule("SF-FLY-10");
pub const MUST_LEAVE: Rule = Rule("SF-FLY-11");
pub const DEAD_END: Rule = Rule("SF-FLY-14");

pub const LOOK: Rule = Rule("SF-EXPLORE-1");
pub const LOOK_PRIVATE: Rule = Rule("SF-EXPLORE-3");
pub const INTERRUPTED: Rule = Rule("SF-EXPLORE-5");
pub const LOOK_FIRST: Rule = Rule("SF-COLONY-1");
pub const FOUND: Rule = Rule("SF-COLONY-2");
pub const FREE_SITE: Rule = Rule("SF-COLONY-6");
pub const CLOSED_PLANET: Rule = Rule("SF-COLONY-7");
pub const CLOSED_SYSTEM: Rule = Rule("SF-3P-2");
pub const LAIR: Rule = Rule("SF-PIRATE-1");
pub const RESERVE: Rule = Rule("SF-PIRATE-2");
pub const CLEARING: Rule = Rule("SF-PIRATE-3");
pub const UNKNOWN: Rule = Rule("SF-PIRATE-4");
pub const ICE: Rule = Rule("SF-ICE-1");

pub const OPEN_DOCK: Rule = Rule("SF-TRADEBASE-1");
pub const POST: Rule = Rule("SF-TRADEBASE-2");
pub const FRIEND: Rule = Rule("SF-TRADEBASE-5");
pub const CHIP: Rule = Rule("SF-TRADEBASE-8");
pub const GIFTS: Rule = Rule("SF-FRIEND-1");
pub const FAME: Rule = Rule("SF-FAME-1");
pub const FAME_STOCK: Rule = Rule("SF-FAME-2");
pub const ONE_RING: Rule = Rule("R-36");
pub const TARGET: Rule = Rule("SF-END-1");
pub const TARGET_BEFORE: Rule = Rule("SF-END-2");
pub const STANDSTILL: Rule = Rule("SF-LIMIT-2");
pub const PLACING: Rule = Rule("SF-VAR-3");
pub const PLACING_ORDER: Rule = Rule("SF-VAR-4");
pub const PLACING_SHIP: Rule = Rule("SF-VAR-5");
pub const ABANDONED: Rule = Rule("SF-ONLINE-2");
pub const LESSON: Rule = Rule("SF-LESSON-1");
