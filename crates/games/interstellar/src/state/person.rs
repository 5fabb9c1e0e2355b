//! Where a Cyborg tile is, and how old.
//!
//! Rules held here beside those that are named below: K-Hibernation, K-Jars.

use serde::{Deserialize, Serialize};

use crate::content::{Age, Slot};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// Not in this game (C2d).
    Nowhere,
    /// In the Jars, not yet born.
    Embryo,
    /// In the Jars with a marker (B7b).
    Hibernating,
    Newborn(Slot),
    Awake(Slot),
    Dead,
    /// I4: with the party of this number.
    Landed(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    pub place: Place,
    pub age: Age,
    /// K-Orphan: no Wisdom ever.
    pub orphan: bool,
    /// K-Hermaphroditism: she bears a sex marker.
    pub turned: bool,
}

impl Person {
    pub const NOBODY: Person = Person { place: Place::Nowhere, age: Age::One, orphan: false, turned: false };

    pub fn is_awake(&self) -> bool {
        matches!(self.place, Place::Awake(_))
    }

    pub fn is_in_jars(&self) -> bool {
        matches!(self.place, Place::Embryo | Place::Hibernating)
    }

    pub fn is_on_board(&self) -> bool {
        self.is_in_jars() || self.slot().is_some()
    }

    pub fn is_alive(&self) -> bool {
        self.is_on_board() || self.has_landed()
    }

    pub fn has_landed(&self) -> bool {
        matches!(self.place, Place::Landed(_))
    }

    /// The slot the tile sits in.
    pub fn slot(&self) -> Option<Slot> {
        match self.place {
            Place::Newborn(slot) | Place::Awake(slot) => Some(slot),
            _ => None,
        }
    }
}
