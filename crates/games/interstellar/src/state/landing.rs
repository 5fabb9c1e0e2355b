//! A party that is about to leave the ship (4.3 LANDING_PARTY).

use serde::{Deserialize, Serialize};

use crate::content::{Ideology, PlanetBox, Star, Tiles};

orrery_kit::named! {
    /// How it leaves.
    pub enum Way {
        /// I3d: from Orbit.
        Drop = "drop",
        /// I4c: by a pod.
        Pod = "pod",
        /// E2g: with the Jars.
        Jars = "jars",
    }
}

orrery_kit::named! {
    /// What is done next.
    pub enum Step {
        /// Volunteers are asked for.
        Offers = "offers",
        Party = "party",
        Star = "star",
        Box = "box",
        Roll = "roll",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Landing {
    pub way: Way,
    /// The Chief Engineer, or whoever commands.
    pub engineer: Ideology,
    pub offered: Tiles,
    pub members: Tiles,
    pub star: Option<Star>,
    pub planet: Option<PlanetBox>,
}
