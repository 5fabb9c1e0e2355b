//! The four starts of the basic set-up (SF-SETUP-3, SF-Z8, R-04).

use super::Site;

orrery_kit::numbered! {
    /// A start: one spaceport and two colonies on home sites.
    Start(u8) of 4 by id
}

struct Row {
    id: &'static str,
    colour: &'static str,
    spaceport: Site,
    colonies: [Site; 2],
}

impl Start {
    pub const P1: Start = Start(0);
    pub const P2: Start = Start(1);
    pub const P3: Start = Start(2);
    pub const P4: Start = Start(3);

    /// The starts two players get; the others are neutral (SF-2P-1).
    pub const OF_TWO: [Start; 2] = [Start::P1, Start::P4];

    /// `P1` to `P4`.
    pub const fn id(self) -> &'static str {
        ROWS[self.index()].id
    }

    /// The colour that goes with it unless another is chosen (SF-SETUP-2).
    pub const fn colour(self) -> &'static str {
        ROWS[self.index()].colour
    }

    pub const fn spaceport(self) -> Site {
        ROWS[self.index()].spaceport
    }

    pub const fn colonies(self) -> [Site; 2] {
        ROWS[self.index()].colonies
    }
}

/// The sites of a home system, as [`super::System::sites`] numbers them.
const fn lower_right(home: u8) -> Site {
    Site(3 * home)
}

const fn lower_left(home: u8) -> Site {
    Site(3 * home + 1)
}

const fn upper(home: u8) -> Site {
    Site(3 * home + 2)
}

const ALPHA: u8 = 0;
const BETA: u8 = 1;
const GAMMA: u8 = 2;
const DELTA: u8 = 3;

static ROWS: [Row; Start::COUNT] = [
    Row { id: "P1", colour: "yellow", spaceport: upper(ALPHA), colonies: [lower_left(GAMMA), lower_left(DELTA)] },
    Row { id: "P2", colour: "red", spaceport: upper(BETA), colonies: [lower_right(GAMMA), lower_right(DELTA)] },
    Row { id: "P3", colour: "blue", spaceport: upper(GAMMA), colonies: [lower_right(ALPHA), lower_left(BETA)] },
    Row { id: "P4", colour: "white", spaceport: upper(DELTA), colonies: [lower_left(ALPHA), lower_right(BETA)] },
];
