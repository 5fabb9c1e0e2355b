//! What the ship's cards are made of.

use orrery_fx::BlockId;

use super::{Section, Type};

/// What a discovery does when it is unloaded (VG-DISC-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ship {
    /// One may, and gives the discovery up for it.
    pub spent: bool,
    pub effect: BlockId,
}

/// Discoveries that a research project costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    pub count: u8,
    pub rare: bool,
    /// Of any type where none is named.
    pub of: Option<Type>,
}

/// A way to solve a situation (VG-SIT-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Assign(Section),
    Energy(u8),
    Command(u8),
    Bank(u8),
    Discoveries(u8),
}
