//! The four starts of the basic set-up (SF-SETUP-3, SF-Z8, R-04).

use super::{Site, System};

orrery_kit::numbered! {
    /// A start: one spaceport and two colonies on home sites.
    Start(u8) of 4 by id
}

impl Start {
    pub const P1: Start = Start(0);
    pub const P2: Start = Start(1);
    pub const P3: Start = Start(2);
    pub const P4: Start = Start(3);

    /// The starts two players get; the others are neutral (SF-2P-1).
    pub const OF_TWO: [Start; 2] = [Start::P1, Start::P4];
}

orrery_kit::columns! {
    Start:
    /// `P1` to `P4`.
    id: &'static str,
    /// The colour that goes with it unless another is chosen (SF-SETUP-2).
    colour: &'static str,
    spaceport: Site,
    colonies: [Site; 2],
}

const ALPHA: [Site; 3] = System(0).sites();
const BETA: [Site; 3] = System(1).sites();
const GAMMA: [Site; 3] = System(2).sites();
const DELTA: [Site; 3] = System(3).sites();

/// The sites of a home system.
const LOWER_RIGHT: usize = 0;
const LOWER_LEFT: usize = 1;
const UPPER: usize = 2;

static ROWS: [Row; Start::COUNT] = [
    row("P1", "yellow", ALPHA[UPPER], [GAMMA[LOWER_LEFT], DELTA[LOWER_LEFT]]),
    row("P2", "red", BETA[UPPER], [GAMMA[LOWER_RIGHT], DELTA[LOWER_RIGHT]]),
    row("P3", "blue", GAMMA[UPPER], [ALPHA[LOWER_RIGHT], BETA[LOWER_LEFT]]),
    row("P4", "white", DELTA[UPPER], [ALPHA[LOWER_LEFT], BETA[LOWER_RIGHT]]),
];
