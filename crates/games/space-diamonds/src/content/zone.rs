//! The heliocentric zones: rings round the Sun, each with what sunlight does to a sail (iE2a.1).

orrery_kit::named! {
    pub enum Zone {
        Mercury = "mercury",
        Venus = "venus",
        Earth = "earth",
        Mars = "mars",
        Ceres = "ceres",
        Jupiter = "jupiter",
        Saturn = "saturn",
        Uranus = "uranus",
        Neptune = "neptune",
    }
}

/// Where each ring begins; the next one begins where it ends.
const RADII: [u16; 10] = [50, 190, 340, 540, 740, 1040, 1240, 1360, 1470, 1560];

impl Zone {
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
