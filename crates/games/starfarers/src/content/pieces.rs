//! How many there are of each piece (SF-Z2), and the numbers the rules count with.

/// Colony modules of each player; a spaceport is one of them inside a ring (SF-SETUP-4).
pub const COLONIES: u8 = 9;
pub const POSTS: u8 = 7;
/// Spaceport rings of each player.
pub const RINGS: u8 = 3;
/// Transporters of each player: with 1, 2 and 3 nose rings (SF-SHIP-7).
pub const TRANSPORTERS: u8 = 3;

/// Parts of one kind that fit on a mother ship (SF-PART-4).
pub const PART_LIMIT: u8 = 6;
/// Parts of one kind in the box.
pub const PART_STOCK: u8 = 24;
/// Limit and stock of freight rings under the option of R-03.
pub const FEWER_FREIGHT_RINGS: (u8, u8) = (5, 20);

pub const FAME_STOCK: u8 = 40;
/// On every mother ship at the start (SF-SETUP-14).
pub const START_FAME: u8 = 1;
/// Fame rings for 1 VP (SF-FAME-1).
pub const FAME_PER_VP: u8 = 2;

/// Resource cards of each type in the box (SF-Z5).
pub const CARDS_EACH: u8 = 20;
/// Of these, how many of each type start in the supply deck (SF-SETUP-12).
pub const SUPPLY_EACH: u8 = 12;
/// How many of each type refill the supply deck (SF-SUPPLY-3).
pub const REFILL_EACH: u8 = 6;
/// Cards each player draws at the start (SF-SETUP-13).
pub const START_HAND: u8 = 3;

/// VP from which nobody draws a supply card (SF-SUPPLY-1).
pub const SUPPLY_ENDS: u8 = 9;
/// VP below which two are drawn in the fast game (SF-VAR-1).
pub const FAST_SUPPLY_ENDS: u8 = 7;

/// Cards that a 7 leaves alone (SF-SEVEN-1).
pub const HAND_LIMIT: u8 = 7;

/// Base speed after an encounter (SF-ENC-2).
pub const ENCOUNTER_SPEED: u8 = 3;
/// Encounter cards in one turn (SF-ENC-18).
pub const ENCOUNTERS_A_TURN: u8 = 3;

/// Offers of the active player in one turn, and counters and proposals of each of the others (SF-TRADE-11).
pub const OFFERS_A_TURN: u8 = 12;
pub const REPLIES_A_TURN: u8 = 6;

pub const SPACEPORT_VP: u8 = 2;
pub const FRIENDSHIP_CHIP_VP: u8 = 2;
/// For each cleared lair or ice planet.
pub const CLEARED_VP: u8 = 1;

/// Full rounds without a new best after which the game ends (SF-LIMIT-2).
pub const IDLE_ROUNDS: u8 = 12;
/// Colonies in one outer system with fewer than four players (SF-3P-2).
pub const COLONIES_A_SYSTEM: u8 = 2;
