//! The dice of a check as requirements look at them (5.8, 5.9).

use crate::content::{Colour, Die, Icon};

/// A die in the roll: its colour, and one icon or two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rolled {
    /// Whose it is, by place in the party: dice of different crew are not the same choice.
    pub owner: u8,
    pub colour: Colour,
    pub first: Icon,
    pub second: Option<Icon>,
}

impl Rolled {
    pub const fn new(owner: u8, colour: Colour, face: &[Icon]) -> Rolled {
        let second = if face.len() > 1 { Some(face[1]) } else { None };
        Rolled { owner, colour, first: face[0], second }
    }

    /// How often it shows an icon: twice on a doubled face (VG-DICE-5).
    pub fn shows(self, icon: Icon) -> u8 {
        u8::from(self.first == icon) + u8::from(self.second == Some(icon))
    }

    /// VG-DICE-1: a die is of its colour, whatever it shows.
    pub const fn is(self, die: Die) -> bool {
        matches!((die, self.colour), (Die::D, _) | (Die::R, Colour::R) | (Die::G, Colour::G) | (Die::B, Colour::B))
    }
}

/// What the active crew member may spend base results as (VG-CONV-1, VG-DICE-3): a set of icons for each colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Conversions([u16; Colour::COUNT]);

impl Conversions {
    pub const NONE: Conversions = Conversions([0; Colour::COUNT]);

    #[must_use]
    pub const fn with(mut self, colour: Colour, icon: Icon) -> Conversions {
        self.0[colour.index()] |= 1 << icon.index();
        self
    }

    const fn allow(self, colour: Colour, icon: Icon) -> bool {
        self.0[colour.index()] >> icon.index() & 1 == 1
    }
}

/// Whether a die that does not show an icon may still be spent as it: VG-DICE-2 (anything but an accident), VG-CONV-1,
/// VG-CONV-2, VG-CONV-3, R74.
pub fn may_be(rolled: Rolled, icon: Icon, conversions: Conversions) -> bool {
    let wild = rolled.shows(Icon::VAN) > 0 && icon != Icon::ACC && icon != Icon::VAN;
    wild || rolled.shows(Icon::BAS) > 0 && conversions.allow(rolled.colour, icon)
}

/// Dice of a pool, by their places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Chosen(pub u32);

impl Chosen {
    pub const fn has(self, place: usize) -> bool {
        self.0 >> place & 1 == 1
    }

    #[must_use]
    pub const fn with(self, place: usize) -> Chosen {
        Chosen(self.0 | 1 << place)
    }

    #[must_use]
    pub const fn without(self, place: usize) -> Chosen {
        Chosen(self.0 & !(1 << place))
    }

    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    pub fn places(self) -> impl Iterator<Item = usize> {
        (0..u32::BITS as usize).filter(move |place| self.has(*place))
    }

    pub fn of(self, pool: &[Rolled]) -> impl Iterator<Item = Rolled> {
        self.places().filter_map(|place| pool.get(place).copied())
    }
}

/// The same set of dice in other hands is the same choice: of equal dice the first are taken.
pub fn is_first_of_equals(pool: &[Rolled], chosen: Chosen) -> bool {
    let passed_over = |place: usize| (0..place).any(|other| !chosen.has(other) && pool[other] == pool[place]);
    chosen.places().all(|place| !passed_over(place))
}
