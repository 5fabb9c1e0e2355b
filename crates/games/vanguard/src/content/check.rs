//! What a check is made of.

use orrery_fx::BlockId;

use super::{Danger, Die, Icon, Line};

/// One of these ways, each with all its terms (VG-ROLL-30).
pub type Need = &'static [&'static [Term]];

/// So many icons, dice, or identical icons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    pub count: u8,
    pub of: Shown,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    Icon(Icon),
    /// A whole die (VG-ROLL-32).
    Die(Die),
    /// The same icon, any but an accident (VG-ROLL-33).
    Same,
}

/// Whether an action is a check, and what is rolled with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    Plain,
    Dice {
        /// Danger dice, and the table they are read on.
        danger: Option<(Danger, u8)>,
        /// Only with somebody's assisting die (VG-ASSIST-5).
        assisted: bool,
    },
}

/// A result of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// It is a counter with so many steps (VG-ROLL-19).
    pub steps: Option<u8>,
    pub need: Need,
    pub effect: BlockId,
    /// The row that its arrow leads to (VG-ROLL-24).
    pub then: Option<Line>,
}

/// Dice that do something before a row is marked (VG-ROLL-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Special {
    pub when: When,
    pub does: Does,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    Shown(Need),
    /// Nothing shows that icon (VG-ROLL-18).
    Without(Icon),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Does {
    /// The counter of that row goes on by one.
    Advance(Line),
    /// The check stops with that row (VG-ROLL-17).
    AtOnce(Line),
    Effect(BlockId),
}

/// What dice buy in step 5 (VG-COMBO-1, VG-DICE-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Combo {
    pub need: Need,
    pub effect: BlockId,
}

/// The track of a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Time {
    pub length: u8,
    /// By so much for every party member beyond two (VG-TIME-8).
    pub grows: u8,
    pub effect: BlockId,
}
