//! Those who have left the ship for a planet (I4).

use orrery_kit::Blank;
use serde::{Deserialize, Serialize};

use super::Stuff;
use crate::content::PlanetBox;

/// Parties are numbered in the order in which they landed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Party {
    pub planet: PlanetBox,
    /// I4a: what it has taken along.
    pub kit: Stuff,
}

impl Blank for Party {
    const BLANK: Party = Party { planet: PlanetBox(0), kit: Stuff { goo: 0, nuggets: 0 } };
}
