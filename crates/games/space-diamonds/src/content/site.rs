//! What is printed beside a site (iZ7.2): the ground a craft lands on.

use super::{Space, Spectral};

/// Ground that a rule or a mission names as a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    Plain,
    /// A periodic comet (DM133F).
    Comet,
    /// The surface of Mars itself (DM131F).
    Mars,
}

orrery_kit::named! {
    /// On which side of its hexagon the name of a site stands.
    pub enum Anchor { E = "e", W = "w", N = "n", S = "s", NE = "ne", SE = "se", NW = "nw", SW = "sw", }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Site {
    pub spectral: Spectral,
    /// Water drops as printed.
    pub hydration: u8,
    /// Printed, used by no rule here.
    pub size: u8,
    pub ground: Ground,
    pub anchor: Anchor,
}

impl Site {
    pub const fn is_comet(&self) -> bool {
        matches!(self.ground, Ground::Comet)
    }

    pub const fn is_mars(&self) -> bool {
        matches!(self.ground, Ground::Mars)
    }
}

/// The drops that are usual at sites of a letter: their mean over the whole map, whatever lies on which site.
pub fn usual_water(letter: Spectral) -> u8 {
    let alike = || Space::sites().filter_map(Space::site).filter(|site| site.spectral == letter);
    let sum: usize = alike().map(|site| usize::from(site.hydration)).sum();
    (sum / alike().count().max(1)) as u8
}
