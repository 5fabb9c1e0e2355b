//! Ships, and how they come to the board.

use serde::{Deserialize, Serialize};

use crate::content::{Build, Part, Point, Site};

orrery_kit::named! {
    pub enum ShipKind {
        Colony = "colony-ship",
        Trade = "trade-ship",
    }
}

/// SF-SHIP-1: a transporter on a module. Which transporter it is says its place in [`Player::ships`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ship {
    pub kind: ShipKind,
    pub at: Point,
    /// Steps used in this flight phase.
    pub steps: u8,
    /// SF-ENC-13
    pub stalled: bool,
    /// SF-FLY-8: the colony site on which it stood when the flight phase began.
    pub began: Option<Site>,
}

impl Ship {
    pub const fn new(kind: ShipKind, at: Point) -> Ship {
        Ship { kind, at, steps: 0, stalled: false, began: None }
    }
}

/// A ship to be put on a launch point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Launch {
    pub at: Point,
    pub transporter: Transporter,
}

orrery_kit::numbered! {
    /// A transporter by its nose rings less one; also what a ship is called by (SF-SHIP-7).
    Transporter(u8) of 3 by id
}

impl Transporter {
    /// Its rings as a word.
    pub const fn id(self) -> &'static str {
        ["1", "2", "3"][self.index()]
    }

    pub const fn rings(self) -> u8 {
        self.0 + 1
    }
}

/// What is built, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    Ship(ShipKind, Launch),
    Spaceport(Site),
    Part(Part),
}

impl Order {
    pub const fn build(self) -> Build {
        match self {
            Order::Ship(ShipKind::Colony, _) => Build::ColonyShip,
            Order::Ship(ShipKind::Trade, _) => Build::TradeShip,
            Order::Spaceport(_) => Build::Spaceport,
            Order::Part(part) => Build::Part(part),
        }
    }
}
