//! Where a Cyborg tile is, and how old.

use serde::{Deserialize, Serialize};

use crate::content::{Age, Slot};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// Not in this game (C2d).
    Nowhere,
    /// In the Jars, not yet born.
    Embryo,
    Awake(Slot),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    pub place: Place,
    pub age: Age,
}

impl Person {
    pub const NOBODY: Person = Person { place: Place::Nowhere, age: Age::One };

    pub fn is_awake(&self) -> bool {
        matches!(self.place, Place::Awake(_))
    }
}
