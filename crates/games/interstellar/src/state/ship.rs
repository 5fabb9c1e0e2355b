//! The *Exodus*: where it is, how fast, and how much fuel it has.

use serde::{Deserialize, Serialize};

use crate::content::{Position, Space, Velocity};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ship {
    pub space: Space,
    /// Where the next step leads, if that is settled (C7b, D5k).
    pub heading: Option<Space>,
    pub velocity: Velocity,
    /// B13b: the wet marker.
    pub wet: Position,
}

impl Ship {
    /// C5b, C7-1: in Orbit.
    pub fn at(space: Space, wet: Position) -> Ship {
        Ship { space, heading: None, velocity: Velocity::REST, wet }
    }
}
