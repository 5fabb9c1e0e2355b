//! The five resources: what planets give, what cards show, what everything costs.

orrery_kit::named! {
    /// In the order in which ties between types are broken. A bag of cards is counted in the same order.
    pub enum Resource {
        Ore = "ore",
        Fuel = "fuel",
        Carbon = "carbon",
        Food = "food",
        Goods = "goods",
    }
}

impl Resource {
    /// The symbol that stands for it on the page.
    pub const fn sign(self) -> &'static str {
        ["r-ore", "r-fuel", "r-carbon", "r-food", "r-goods"][self as usize]
    }

    /// How many equal cards the bank takes for one other without a Merchants' card (SF-BANK-1, SF-BANK-2).
    pub const fn rate(self) -> u8 {
        if matches!(self, Resource::Goods) { 2 } else { 3 }
    }

    /// The rate with the Merchants' card for this type (SF-BANK-3).
    pub const fn merchants_rate(self) -> u8 {
        self.rate() - 1
    }
}
