//! The playmat that each Ideology has (2.3): its slots, and how much its places hold. There is one place for each shape of
//! human augmentation, for each species of goo and for each class of medal.
//!
//! Rules held here beside those that are named below: A3b, B6a, C1d, C1e, K-Busted, K-Slot, RUL-09, T-MAT.

use super::Blueprint;

orrery_kit::named! {
    /// Holds one Cyborg of the mat's own colour or up to two workcells.
    pub enum Slot {
        /// Left.
        Jars = "jars",
        /// In the middle; Cyborgs that are Awake from the start sit here.
        LifeSupport = "life-support",
        /// Right.
        Shield = "shield",
    }
}

impl Slot {
    /// The Blueprint whose loss busts it on every mat; the Shield slot goes with the Shield of its own Ideology.
    pub const fn busted_with(self) -> Option<Blueprint> {
        [Some(Blueprint::Jars), Some(Blueprint::LifeSupport), None][self as usize]
    }

    /// The Shield tile itself blocks its slot until it is put at the bow.
    pub const fn is_open_at_start(self) -> bool {
        !matches!(self, Slot::Shield)
    }
}

pub const WORKCELLS_PER_SLOT: usize = 2;
pub const NUGGETS_PER_MAT: usize = 1;
