//! What can be built and what it costs (SF-BUILD-1, SF-Z3), and the parts of a mother ship.

use serde::{Deserialize, Serialize};

use super::Resource;

orrery_kit::named! {
    /// In the order in which ties between parts are broken.
    pub enum Part {
        /// A higher freight number (SF-PART-3).
        FreightRing = "freight-ring",
        /// Speed (SF-PART-1).
        Booster = "booster",
        /// Strength (SF-PART-2).
        Cannon = "cannon",
    }
}

impl Part {
    /// The symbol that stands for it on the page.
    pub const fn sign(self) -> &'static str {
        ["i-freight-ring", "i-booster", "i-cannon"][self as usize]
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Build {
    ColonyShip,
    TradeShip,
    Spaceport,
    Part(Part),
}

impl Build {
    pub const ALL: [Build; 6] = [
        Build::ColonyShip,
        Build::TradeShip,
        Build::Spaceport,
        Build::Part(Part::Cannon),
        Build::Part(Part::Booster),
        Build::Part(Part::FreightRing),
    ];

    /// Cards by type, in the order of [`Resource::ALL`].
    pub const fn cost(self) -> [u8; Resource::COUNT] {
        match self {
            Build::ColonyShip => [1, 1, 1, 1, 0],
            Build::TradeShip => [1, 1, 0, 0, 2],
            Build::Spaceport => [0, 0, 3, 2, 0],
            Build::Part(Part::Cannon) => [0, 0, 2, 0, 0],
            Build::Part(Part::Booster) => [0, 2, 0, 0, 0],
            Build::Part(Part::FreightRing) => [2, 0, 0, 0, 0],
        }
    }

    /// The text id, as in `build-spaceport`.
    pub const fn id(self) -> &'static str {
        match self {
            Build::ColonyShip => "colony-ship",
            Build::TradeShip => "trade-ship",
            Build::Spaceport => "spaceport",
            Build::Part(part) => part.id(),
        }
    }

    /// Its name as a text, and its mark on the page.
    pub const fn name(self) -> &'static str {
        match self {
            Build::ColonyShip => "build-colony-ship",
            Build::TradeShip => "build-trade-ship",
            Build::Spaceport => "build-spaceport",
            Build::Part(Part::Cannon) => "build-cannon",
            Build::Part(Part::Booster) => "build-booster",
            Build::Part(Part::FreightRing) => "build-freight-ring",
        }
    }

    pub fn named(id: &str) -> Option<Build> {
        Build::ALL.into_iter().find(|build| build.id() == id)
    }
}
