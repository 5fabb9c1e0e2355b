//! The heliocentric zones: rings round the Sun, each with what sunlight does to a sail (iE2a.1).

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Zone {
    Mercury,
    Venus,
    Earth,
    Mars,
    Ceres,
    Jupiter,
    Saturn,
    Uranus,
    Neptune,
}

/// Where each ring begins; the next one begins where it ends.
const RADII: [u16; 10] = [50, 190, 340, 540, 740, 1040, 1240, 1360, 1470, 1560];

impl Zone {
    pub const ALL: [Zone; 9] = [
        Zone::Mercury,
        Zone::Venus,
        Zone::Earth,
        Zone::Mars,
        Zone::Ceres,
        Zone::Jupiter,
        Zone::Saturn,
        Zone::Uranus,
        Zone::Neptune,
    ];

    pub const fn index(self) -> usize {
        self as usize
    }

    /// The text id, as in `zone-mars`.
    pub const fn id(self) -> &'static str {
        ["mercury", "venus", "earth", "mars", "ceres", "jupiter", "saturn", "uranus", "neptune"][self as usize]
    }

    /// What sunlight adds to a sail's thrust here. Neptune gives no thrust at all, so its number outweighs any sum.
    pub const fn sail_modifier(self) -> i8 {
        [2, 1, 0, -1, -2, -3, -4, -5, -9][self as usize]
    }

    pub const fn inner(self) -> u16 {
        RADII[self as usize]
    }

    pub const fn outer(self) -> u16 {
        RADII[self as usize + 1]
    }
}
