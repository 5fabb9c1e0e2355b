//! The questions of the game and their answers.

use serde::{Deserialize, Serialize};

use crate::content::{Chit, Space};
use crate::sets::Chits;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Decision {
    /// What next on your turn: fly, operate or end it (iD1.1).
    Turn,
    /// Which sites do you scan (iF2.1)?
    Scan,
    /// Which chits does the hazard take (iE4a.2)?
    Loss { count: u8 },
}

/// A part of a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    To(Space),
    /// Paid with regular burns although bonus burns are left (iE3.3).
    Regular(Space),
    /// An isofuel chit for bonus burns (iE3b.1).
    Isofuel(Chit),
    /// A chit with blue drops for water (iE6f.1).
    Water(Chit),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Choice {
    /// Steps in order; they stop at a landing, at LEO and at a hazard that fails.
    Fly(Vec<Step>),
    /// iE5.1
    Emergency(Space),
    Discover,
    Refuel,
    EndTurn,
    /// One to three sites, in rising order.
    Scan(Vec<Space>),
    Lose(Chits),
}
