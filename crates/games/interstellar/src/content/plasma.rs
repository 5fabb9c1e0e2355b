//! The Plasma Risk Table (2.13).
//!
//! Rules held here beside those that are named below: K-Plasma-Risk-Roll, RUL-20, T-OUTCOMES.

orrery_kit::named! {
    /// A row of the table.
    pub enum Risk {
        /// I4, and E2g at velocity 1 or more.
        Bailout = "bailout",
        /// On entering a flare star.
        Flare = "flare",
        /// On entering a star with a debris disc.
        Debris = "debris",
        /// F2c
        IceBraking = "ice-braking",
        /// F2d, and the war with a Post-human (J1e).
        HotFlyby = "hot-flyby",
    }
}

orrery_kit::named! {
    pub enum Outcome { A = "A", B = "B", C = "C", D = "D", E = "E", F = "F", G = "G", }
}

orrery_kit::named! {
    /// Who dies.
    pub enum Deaths {
        /// All Awake Cyborgs and newborns.
        Awake = "awake",
        /// Everybody in the Jars.
        Jars = "jars",
        /// All Cyborgs of Age 5 or more, Awake or in the Jars.
        Elders = "elders",
    }
}

orrery_kit::columns! {
    Outcome:
    /// How many of the foremost tiles are Lost.
    erosion: u8,
    lightning: bool,
    neutrons: bool,
    /// Random goo augmentations that are lost.
    goo: u8,
    deaths: Option<Deaths>,
}

/// Whatever happens is done in this order: goo, neutrons, deaths, erosion, lightning.
static ROWS: [Row; Outcome::COUNT] = [
    row(2, false, true, 1, Some(Deaths::Awake)),
    row(0, true, true, 1, Some(Deaths::Jars)),
    row(1, false, true, 1, Some(Deaths::Awake)),
    row(0, false, false, 0, Some(Deaths::Jars)),
    row(0, false, false, 0, Some(Deaths::Elders)),
    row(0, false, true, 0, None),
    row(0, false, false, 0, None),
];

impl Risk {
    /// What a roll with its modifiers leads to. A total above 6 reads as 6.
    pub const fn outcome(self, total: u8) -> Outcome {
        use Outcome::{A, B, C, D, E, F, G};
        const TABLE: [[Outcome; 6]; Risk::COUNT] =
            [[D, E, G, G, G, G], [B, D, E, F, G, G], [A, B, G, G, G, G], [A, C, D, E, F, G], [B, C, E, F, F, G]];
        let column = match total {
            0 => 0,
            1..=5 => total as usize - 1,
            _ => 5,
        };
        TABLE[self as usize][column]
    }
}
