//! The five spacecraft cards, rocket side. The sail side of all of them is the same.

use super::Mass;
use super::mass::stop;

orrery_kit::numbered! {
    /// A spacecraft card by its number.
    Craft(u8) of 5 by id
}

orrery_kit::named! {
    pub enum Drive {
        Electric = "electric",
        Laser = "laser",
        Nuclear = "nuclear",
    }
}

impl Craft {
    /// Base thrust of every sail side; a sail burns no fuel.
    pub const SAIL_THRUST: u8 = 2;

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
