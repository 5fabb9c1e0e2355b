//! What happened, in the words of the rulebook, and what it does to the state.

mod evolve;

pub(crate) use evolve::evolve;

use orrery_core::Seat;
use serde::{Deserialize, Serialize};

use crate::content::{Chit, Craft, Mass, Mission, Space};
use crate::sets::{Chits, PerSite};
use crate::state::{Ending, MAX_SEATS, Memory, Missions, Mode};

/// What the set-up dealt (iC).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    pub mode: Mode,
    pub seats: u8,
    pub first: Seat,
    pub crafts: [Craft; MAX_SEATS],
    pub missions: [Missions; MAX_SEATS],
    pub chits: PerSite,
    pub water: PerSite,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    Dealt(Box<Deal>),
    TurnBegan {
        seat: Seat,
        round: u8,
    },
    /// Net thrust is fixed from here on (R10).
    MoveBegan {
        seat: Seat,
        thrust: u8,
    },
    /// One step: burns paid, the mass after it, bonus burns gained.
    Flew {
        seat: Seat,
        to: Space,
        regular: u8,
        bonus: u8,
        wet: Mass,
        gained: u8,
    },
    /// The steps since the last roll or answer in one breath, for those who read along.
    WayFlown {
        seat: Seat,
        way: Vec<Space>,
        regular: u8,
        bonus: u8,
        wet: Mass,
    },
    EmergencyFlown {
        seat: Seat,
        to: Space,
    },
    /// On a 1 the move is over and so many chits are to be lost.
    HazardRolled {
        seat: Seat,
        at: Space,
        die: u8,
        lose: u8,
    },
    ChitsLost {
        seat: Seat,
        chits: Chits,
    },
    IsofuelSpent {
        seat: Seat,
        chit: Chit,
    },
    WaterSpent {
        seat: Seat,
        chit: Chit,
        tanks: u8,
        wet: Mass,
    },
    Discovered {
        seat: Seat,
        site: Space,
        chit: Chit,
        water: u8,
        memory: Memory,
    },
    /// The sites with what was learnt of each.
    Scanned {
        seat: Seat,
        sites: Vec<(Space, u8)>,
    },
    Refuelled {
        seat: Seat,
        site: Space,
        water: u8,
        tanks: u8,
        wet: Mass,
    },
    /// A "first" condition was met; `first` when nobody had met it before (R18).
    FeatDone {
        seat: Seat,
        mission: Mission,
        first: bool,
    },
    MissionDone {
        seat: Seat,
        mission: Mission,
    },
    CameHome {
        seat: Seat,
        rank: u8,
    },
    TurnEnded {
        seat: Seat,
    },
    PlayerLeft {
        seat: Seat,
    },
    Ended {
        ending: Ending,
    },
}
