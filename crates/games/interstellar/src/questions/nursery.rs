//! Where a child grows up.

use super::prelude::*;
use crate::rules::room;
use crate::state::Guest;

/// In which slot (H5c)? Room must be made; nobody may refuse. Cards may wake a hibernator the same way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Nursery {
    pub cyborg: Cyborg,
}

impl Listed<Interstellar> for Nursery {
    type Answer = Slot;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-nursery").with("cyborg", words::cyborg(self.cyborg));
        Offer::bare(asked, title).act("act-seat").rules(&[ids::CHILD, ids::ROOM])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Slot> {
        state.public.side(self.cyborg).into_iter().flat_map(|of| state.public.rooms(of))
    }

    fn option(&self, state: &State, _: Seat, slot: &Slot) -> Opt {
        Opt::of(slot, words::slot(*slot)).at(marks::slot_for(&state.public, self.cyborg, *slot))
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, slot: Slot) {
        answered(cx);
        room::seat(cx, Guest::Child(self.cyborg), slot);
    }
}
