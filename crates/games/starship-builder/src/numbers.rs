//! The five numbers of a ship, and how they compare: exact, without fractions of machine precision.

use serde::{Deserialize, Serialize};

/// Fuel consumption or a fuel factor, in quarters: the only factors printed are 1, 1/2 and 1/4, and at most one
/// card of a support chain has another factor than 1, so quarters are exact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Fuel(u16);

impl Fuel {
    pub const WHOLE: Fuel = Fuel(4);
    pub const HALF: Fuel = Fuel(2);
    pub const QUARTER: Fuel = Fuel(1);

    pub const fn whole(amount: u16) -> Fuel {
        Fuel(4 * amount)
    }

    pub const fn quarters(self) -> u16 {
        self.0
    }

    /// The product with a factor.
    pub const fn times(self, factor: Fuel) -> Fuel {
        Fuel(self.0 * factor.0 / 4)
    }

    /// Numerator and denominator in lowest terms.
    pub fn ratio(self) -> (i64, i64) {
        let quarters = i64::from(self.0);
        match self.0 % 4 {
            0 => (quarters / 4, 1),
            2 => (quarters / 2, 2),
            _ => (quarters, 4),
        }
    }
}

/// What a ship is compared by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Numbers {
    /// iI-B2b.1
    pub mass: u8,
    /// iI-B2c.1
    pub isru: u8,
    /// iI-J5.3
    pub thrust: u8,
    /// iI-J5.3
    pub fuel: Fuel,
    /// iI-B2j.1
    pub rad: u8,
}

impl Numbers {
    /// As good in every category; equal numbers dominate each other.
    #[inline]
    pub fn dominates(&self, other: &Numbers) -> bool {
        (self.mass <= other.mass)
            & (self.isru <= other.isru)
            & (self.thrust >= other.thrust)
            & (self.fuel <= other.fuel)
            & (self.rad >= other.rad)
    }

    /// The order of the time-out default: low mass, low ISRU, high thrust, low fuel, high rad-hardness.
    pub fn default_order(&self) -> (u8, u8, u8, Fuel, u8) {
        (self.mass, self.isru, u8::MAX - self.thrust, self.fuel, u8::MAX - self.rad)
    }

    /// The value in a category as it is printed, an exact fraction.
    pub fn value(&self, category: Category) -> (i64, i64) {
        match category {
            Category::Mass => (i64::from(self.mass), 1),
            Category::Isru => (i64::from(self.isru), 1),
            Category::Thrust => (i64::from(self.thrust), 1),
            Category::Fuel => self.fuel.ratio(),
            Category::Rad => (i64::from(self.rad), 1),
        }
    }

    /// The value in a category as a merit: the higher the better.
    #[inline]
    pub fn merit(&self, category: Category) -> i32 {
        match category {
            Category::Mass => -i32::from(self.mass),
            Category::Isru => -i32::from(self.isru),
            Category::Thrust => i32::from(self.thrust),
            Category::Fuel => -i32::from(self.fuel.quarters()),
            Category::Rad => i32::from(self.rad),
        }
    }
}

orrery_kit::named! {
    /// What ships are compared in (iI2c.2).
    #[serde(rename_all = "lowercase")]
    pub enum Category {
        Mass = "category-mass",
        Isru = "category-isru",
        Thrust = "category-thrust",
        Fuel = "category-fuel",
        Rad = "category-rad",
    }
}

impl Category {
    /// iI2c.5: the four of the older edition.
    pub const FOUR: [Category; 4] = [Category::Mass, Category::Thrust, Category::Fuel, Category::Rad];
}
