//! The map, the wrecks and the cards: data only.

use orrery_core::GameOption;
use orrery_kit::{Bargain, Edge, Graph};

use super::state::{Card, Stock};

/// How much air the station begins with.
pub const AIR: GameOption = GameOption::new("air", &["12", "8", "16"]);
/// How many wrecks there are.
pub const WRECKS: GameOption = GameOption::new("wrecks", &["4", "2", "6"]).folded();

pub const MOST_AIR: u32 = 16;
/// A captain's tank.
pub const TANK: u32 = 8;
/// Cards a captain may hold.
pub const HAND: usize = 3;
pub const START: Stock = Stock { credits: 3, fuel: 3 };
/// Where the two ships of a captain begin.
pub const DOCKS: [u8; 2] = [0, 3];

pub const PLACES: [&str; 6] = ["dock", "belt", "ring", "moon", "rift", "haze"];
pub const MAP: Graph = Graph::new(&[
    Edge(0, 1, 1),
    Edge(1, 2, 1),
    Edge(2, 3, 1),
    Edge(0, 2, 3),
    Edge(2, 4, 2),
    Edge(3, 4, 1),
    Edge(4, 5, 4),
]);

pub const CARDS: [(Card, u32); 3] = [(Card::Jammer, 10), (Card::Relic, 8), (Card::Scrap, 12)];

/// What trades are struck over.
pub const TERMS: [Bargain<Stock>; 3] = [
    Bargain { give: Stock { credits: 0, fuel: 1 }, get: Stock { credits: 2, fuel: 0 } },
    Bargain { give: Stock { credits: 0, fuel: 1 }, get: Stock { credits: 1, fuel: 0 } },
    Bargain { give: Stock { credits: 2, fuel: 0 }, get: Stock { credits: 0, fuel: 1 } },
];

/// What wrecks do, as it was read from the content files. Each is known by its number in the list.
pub mod wreck {
    include!(concat!(env!("OUT_DIR"), "/wrecks.rs"));
}
