//! The nuggets (2.1): each shows one of the two quantum realities.

orrery_kit::named! {
    pub enum Reality {
        X = "X",
        O = "O",
    }
}

impl Reality {
    /// How many nuggets show it.
    pub const NUGGETS: usize = 2;
}

/// C4-1: the fourth is out of the game.
pub const NUGGETS_IN_GAME: usize = 3;
