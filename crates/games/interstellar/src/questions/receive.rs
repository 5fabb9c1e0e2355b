//! A Cyborg from the Jars.

use orrery_core::phrases;

use super::prelude::*;
use crate::event::Shelf;
use crate::rules::consent;
use crate::state::{Guest, Worker};

/// Does this Cyborg come into a slot of its mat, and into which (E2e, E2f; CONSENT, ROOM)? First the slot is proposed, then
/// the owner of another's mat accepts it, refuses, or names another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Receive {
    pub worker: Worker,
    pub cell: Cell,
    pub cyborg: Cyborg,
    pub suggested: Option<Slot>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reception {
    Refuse,
    Slot(Slot),
}

phrases! { Reception { "refuse" => Refuse, "slot" => Slot(slot), } }

impl Listed<Interstellar> for Receive {
    type Answer = Reception;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let (id, act) = match self.suggested {
            Some(_) => ("ask-consent-tile", "act-consent"),
            None => ("ask-receive", "act-seat"),
        };
        let title = Message::new(id).with("cyborg", words::cyborg(self.cyborg));
        let title = self.suggested.into_iter().fold(title, |title, slot| title.with("place", words::slot(slot)));
        Offer::bare(asked, title).act(act).rules(&[self.cell.task().rule(), ids::ROOM, ids::ADVICE_ELDERS])
    }

    /// Who is asked for consent may refuse, and does so without an answer.
    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Reception> {
        let public = &state.public;
        let refuse = self.suggested.map(|_| Reception::Refuse);
        let rooms = public.side(self.cyborg).into_iter().flat_map(|of| public.rooms(of));
        refuse.into_iter().chain(rooms.map(Reception::Slot))
    }

    fn option(&self, state: &State, _: Seat, reception: &Reception) -> Opt {
        match *reception {
            Reception::Refuse => Opt::of(reception, "refuse"),
            Reception::Slot(slot) => {
                let mark = marks::slot_for(&state.public, self.cyborg, slot);
                Opt::of(reception, words::slot(slot)).at(mark)
            }
        }
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, reception: Reception) {
        answered(cx);
        let Receive { worker, cell, cyborg, suggested } = *self;
        let (guest, Some(mat)) = (Guest::Sleeper(worker, cell, cyborg), cx.state().public.side(cyborg)) else { return };
        match (reception, suggested) {
            (Reception::Refuse, _) => consent::refuse(cx, guest, mat),
            (Reception::Slot(slot), None) => consent::propose(cx, seat, guest, mat, Shelf::Free(slot)),
            (Reception::Slot(slot), Some(suggested)) => {
                consent::reply(cx, guest, mat, Shelf::Free(suggested), Shelf::Free(slot));
            }
        }
    }
}
