//! The 30 mission cards: which, how many points, when they are judged, and the places they name. How each is fulfilled
//! is a rule (iG).

use super::at::*;
use super::{Printing, Space};

orrery_kit::numbered! {
    /// A card by its number: 15 sail missions, then 15 rocket missions.
    Mission(u8) of 30 by id
}

/// When a mission is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// At the moment it happens.
    Now,
    /// At scoring.
    End,
}

impl Mission {
    /// How many of them are sail missions.
    pub const SAIL: usize = 15;

    pub fn id(self) -> &'static str {
        CARDS[self.index()].0
    }

    pub fn vp(self, printing: Printing) -> u8 {
        CARDS[self.index()].1[printing.index()]
    }

    /// Its points as bots count them: in hundredths.
    pub fn hundredths(self, printing: Printing) -> i32 {
        100 * i32::from(self.vp(printing))
    }

    pub fn check(self) -> Check {
        CARDS[self.index()].2
    }

    /// The places named on the card, for those who look for them on the map.
    pub fn places(self) -> &'static [Space] {
        CARDS[self.index()].3
    }

    /// Dealt in Rockets mode only.
    pub const fn is_rocket(self) -> bool {
        self.index() >= Mission::SAIL
    }
}

/// Turns the table below into the cards, and into the names by which rules speak of them.
macro_rules! missions {
    ($($name:ident $id:ident [$($points:literal)+] $check:ident [$($place:ident)*];)+) => {
        #[allow(clippy::upper_case_acronyms, non_camel_case_types)]
        enum Number { $($name),+ }

        pub mod card {
            use super::{Mission, Number};
            $(pub const $name: Mission = Mission(Number::$name as u8);)+
        }

        static CARDS: [(&str, [u8; Printing::COUNT], Check, &[Space]); Mission::COUNT] =
            [$((stringify!($id), [$($points),+], Check::$check, &[$($place),*]),)+];
    };
}

missions! {
    // Name, card, points in each printing, when judged, places.
    EUREKA         DM126F [4 3 3 3 3] Now [eureka];
    ICARUS         DM127F [5 3 4 4 3] Now [icarus];
    ICE            DM128F [3 2 2 2 2] End [];
    LIFE           DM129F [4 2 2 2 2] End [];
    INDUSTRIAL     DM130F [3 3 3 3 3] End [];
    MARS           DM131F [4 2 1 1 2] Now [mars_north mars_hellas mars_arsia];
    CHITS          DM132F [4 2 2 2 2] End [];
    COMET          DM133F [4 4 3 3 4] Now [phaethon wilson_harrington hartley2 elst_pizarro encke borrelly holmes churyumov wild2 halley];
    HOT            DM134F [5 2 2 2 2] Now [];
    GEM            DM135F [4 2 2 2 2] End [];
    ROLL_ONE       DM136F [2 2 2 2 2] Now [];
    ALL_LETTERS    DM137F [7 5 5 5 5] End [];
    SCIENCE        DM138F [3 2 2 2 2] End [];
    VENUS          DM139F [4 2 2 2 2] Now [venus_aerostat];
    ISOFUEL        DM140F [3 2 2 2 2] End [];
    EUROPA         DM141F [7 4 4 4 4] Now [europa_conamara];
    HARTLEY        DM142F [5 2 2 2 2] Now [hartley2];
    THIRTEEN_TANKS DM143F [3 3 3 3 3] Now [];
    BORRELLY       DM144F [5 2 2 2 2] Now [borrelly];
    HOLMES         DM145F [5 2 2 2 2] Now [holmes];
    ARIADNE        DM146F [5 2 2 2 2] Now [ariadne];
    EMERGENCIES    DM147F [2 2 2 2 2] Now [];
    HALLEY         DM148F [8 4 4 4 4] Now [halley];
    HERMES         DM149F [6 3 3 3 3] Now [hermes_a hermes_b];
    SATURN         DM150F [6 3 3 3 3] Now [SFLY];
    JUPITER        DM151F [6 3 3 3 3] Now [JFLY];
    TEN_BURNS      DM152F [4 3 3 3 3] Now [];
    EXIT           DM153F [8 4 3 3 4] Now [JSJX];
    OBERTHS        DM154F [4 3 3 3 3] Now [SOB];
    FUEL           DM155F [3 2 2 2 2] End [];
}
