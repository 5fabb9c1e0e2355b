//! The five resources: what planets give, what cards show, what everything costs.

use serde::{Deserialize, Serialize};

/// In the order in which ties between types are broken. A bag of cards is counted in the same order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Resource {
    Ore,
    Fuel,
    Carbon,
    Food,
    Goods,
}

impl Resource {
    pub const COUNT: usize = 5;
    pub const ALL: [Resource; Resource::COUNT] =
        [Resource::Ore, Resource::Fuel, Resource::Carbon, Resource::Food, Resource::Goods];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The text id, as in `resource-ore`.
    pub const fn id(self) -> &'static str {
        ["ore", "fuel", "carbon", "food", "goods"][self as usize]
    }

    /// The symbol that stands for it on the page.
    pub const fn sign(self) -> &'static str {
        ["r-ore", "r-fuel", "r-carbon", "r-food", "r-goods"][self as usize]
    }

    pub fn named(id: &str) -> Option<Resource> {
        Resource::ALL.into_iter().find(|resource| resource.id() == id)
    }

    /// How many equal cards the bank takes for one other without a Merchants' card (SF-BANK-1, SF-BANK-2).
    pub const fn rate(self) -> u8 {
        match self {
            Resource::Goods => 2,
            _ => 3,
        }
    }

    /// The rate with the Merchants' card for this type (SF-BANK-3).
    pub const fn merchants_rate(self) -> u8 {
        self.rate() - 1
    }
}
