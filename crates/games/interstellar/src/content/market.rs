//! The market (2.15): a column for each section, in the order of [`Blueprint`](super::Blueprint), and three rows.
//!
//! Rules held here beside those that are named below: B13i, K-Market, T-MARKET.

orrery_kit::named! {
    /// Dealt from the bottom upwards (C3a).
    pub enum MarketRow {
        Bottom = "bottom",
        Middle = "middle",
        Top = "top",
    }
}

impl MarketRow {
    /// The cards of each deck that are left face down at the start.
    pub const DECK_AT_START: usize = 6;

    /// What a card here costs (C3b).
    pub const fn stress(self) -> u8 {
        self as u8
    }
}
