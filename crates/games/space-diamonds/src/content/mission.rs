//! The 30 mission cards: which, how many points, when they are judged, and the places they name. How each is fulfilled
//! is a rule (iG).

use super::Space;
use super::at::*;

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

    pub fn vp(self) -> u8 {
        CARDS[self.index()].1
    }

    /// Its points as bots count them: in hundredths.
    pub fn hundredths(self) -> i32 {
        100 * i32::from(self.vp())
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

/// Card, points, when judged, places.
#[rustfmt::skip]
static CARDS: [(&str, u8, Check, &[Space]); Mission::COUNT] = {
    use Check::{End, Now};
    [
        ("DM126F", 4, Now, &[eureka]),
        ("DM127F", 5, Now, &[icarus]),
        ("DM128F", 3, End, &[]),
        ("DM129F", 4, End, &[]),
        ("DM130F", 3, End, &[]),
        ("DM131F", 4, Now, &[mars_north, mars_hellas, mars_arsia]),
        ("DM132F", 4, End, &[]),
        ("DM133F", 4, Now, &[phaethon, wilson_harrington, hartley2, elst_pizarro, encke, borrelly, holmes, churyumov, wild2, halley]),
        ("DM134F", 5, Now, &[]),
        ("DM135F", 4, End, &[]),
        ("DM136F", 2, Now, &[]),
        ("DM137F", 7, End, &[]),
        ("DM138F", 3, End, &[]),
        ("DM139F", 4, Now, &[venus_aerostat]),
        ("DM140F", 3, End, &[]),
        ("DM141F", 7, Now, &[europa_conamara]),
        ("DM142F", 5, Now, &[hartley2]),
        ("DM143F", 3, Now, &[]),
        ("DM144F", 5, Now, &[borrelly]),
        ("DM145F", 5, Now, &[holmes]),
        ("DM146F", 5, Now, &[ariadne]),
        ("DM147F", 2, Now, &[]),
        ("DM148F", 8, Now, &[halley]),
        ("DM149F", 6, Now, &[hermes_a, hermes_b]),
        ("DM150F", 6, Now, &[SFLY]),
        ("DM151F", 6, Now, &[JFLY]),
        ("DM152F", 4, Now, &[]),
        ("DM153F", 8, Now, &[JSJX]),
        ("DM154F", 4, Now, &[SOB]),
        ("DM155F", 3, End, &[]),
    ]
};
