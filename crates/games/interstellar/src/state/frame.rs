//! What the rules are in the middle of.

use orrery_core::Seat;
use serde::{Deserialize, Serialize};

use crate::questions::Decision;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Frame {
    SetUp(Stage),
    /// D1
    Assignment,
    /// D2
    Orders,
    /// D3
    Rolls,
    /// D4
    Maintenance,
    /// D5c
    Helm,
    /// D5d: so many spaces are still to go.
    Flight {
        left: u8,
        leg: Leg,
    },
    /// D5k
    Course,
    /// D6
    Attrition,
    /// D7
    Reset,
    /// One player is asked this; then what lies below goes on.
    Ask {
        seat: Seat,
        question: Decision,
    },
    Over(Ending),
}

orrery_kit::named! {
    /// How far the set-up has come: what is done next.
    pub enum Stage {
        Deal = "deal",
        Ideologies = "ideologies",
        Commander = "commander",
        FirstOfficer = "first-officer",
        Coalition = "coalition",
        Help = "help",
        Heading = "heading",
    }
}

orrery_kit::named! {
    /// What is done next with a space of the ship's move (4.1.1).
    pub enum Leg {
        Depart = "depart",
        Arrive = "arrive",
        Brake = "brake",
        /// The map may end here.
        Pass = "pass",
    }
}

orrery_kit::named! {
    /// The ways a game may end (4.7).
    pub enum Ending {
        /// J1d-1
        OffMap = "ending-off-map",
        /// J1d-3
        Forty = "ending-forty",
        /// J1e
        Home = "ending-home",
        /// F5c
        NoHumans = "ending-no-humans",
        /// RUL-156: everybody has left.
        Abandoned = "ending-abandoned",
    }
}
