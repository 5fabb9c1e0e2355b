//! What lies on a playmat (2.3).

use orrery_kit::Few;
use serde::{Deserialize, Serialize};

use crate::content::{Shapes, Slot, WORKCELLS_PER_SLOT, Workcell};

orrery_kit::set! { Slots of Slot }

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mat {
    pub stress: u8,
    /// B13g: at most one of each shape.
    pub human: Shapes,
    /// Under a black disc; the Shield tile itself lies in its slot while it is not in the row.
    pub busted: Slots,
    /// The display, slot by slot.
    pub cards: [Few<Workcell, WORKCELLS_PER_SLOT>; Slot::COUNT],
}

impl Mat {
    pub fn cards_in(&self, slot: Slot) -> Few<Workcell, WORKCELLS_PER_SLOT> {
        self.cards[slot.index()]
    }

    pub fn display(&self) -> impl Iterator<Item = Workcell> + '_ {
        self.cards.iter().flat_map(|slot| slot.iter().copied())
    }

    pub(crate) fn remove(&mut self, card: Workcell) {
        for slot in &mut self.cards {
            *slot = Few::of(slot.iter().copied().filter(|other| *other != card)).unwrap_or(Few::NONE);
        }
    }
}
