//! The five spacecraft cards, rocket side. The sail side of all of them is the same.

use serde::{Deserialize, Serialize};

use super::Mass;
use super::mass::stop;

/// A spacecraft card by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Craft(pub u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drive {
    Electric,
    Laser,
    Nuclear,
}

impl Drive {
    /// The text id, as in `drive-laser`.
    pub const fn id(self) -> &'static str {
        ["electric", "laser", "nuclear"][self as usize]
    }
}

impl Craft {
    pub const COUNT: usize = 5;
    /// Base thrust of every sail side; a sail burns no fuel.
    pub const SAIL_THRUST: u8 = 2;

    pub fn all() -> impl DoubleEndedIterator<Item = Craft> + ExactSizeIterator {
        (0..Craft::COUNT as u8).map(Craft)
    }

    pub fn named(id: &str) -> Option<Craft> {
        Craft::all().find(|craft| craft.id() == id)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn id(self) -> &'static str {
        ["SC1", "SC2", "SC3", "SC4", "SC5"][self.index()]
    }

    pub const fn drive(self) -> Drive {
        [Drive::Electric, Drive::Electric, Drive::Laser, Drive::Laser, Drive::Nuclear][self.index()]
    }

    /// Base thrust of the rocket side.
    pub const fn thrust(self) -> u8 {
        [3, 4, 5][self.drive() as usize]
    }

    /// Fuel steps for each burn of the rocket side.
    pub const fn consumption(self) -> u8 {
        [1, 2, 3][self.drive() as usize]
    }

    /// Mass without fuel.
    pub const fn dry(self) -> Mass {
        const DRY: [Mass; 3] = [stop("3"), stop("2"), stop("1")];
        DRY[self.drive() as usize]
    }
}
