//! A Cyborg from the Jars.

use orrery_core::phrases;

use super::prelude::*;
use super::{TaskOf, pose};
use crate::event::People;
use crate::rules::maintenance;
use crate::state::{Place, Worker};

/// Does this Cyborg come into a slot of its mat, and into which (E2e, E2f; CONSENT, ROOM)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Receive {
    pub worker: Worker,
    pub cell: Cell,
    pub cyborg: Cyborg,
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
        let title = Message::new("ask-receive").with("cyborg", words::cyborg(self.cyborg));
        Offer::bare(asked, title).rules(&[self.cell.task().rule()])
    }

    /// Another player may refuse, and does so without an answer.
    fn answers(&self, state: &State, seat: Seat) -> impl Iterator<Item = Reception> {
        let public = &state.public;
        // RUL-12: where chance decides nobody is asked for consent.
        let by_chance = public.terms.decant == Decant::Random && public.person(self.cyborg).place == Place::Embryo;
        let may_refuse = public.player_of(self.worker) != seat && !by_chance;
        let refuse = may_refuse.then_some(Reception::Refuse);
        let rooms = public.side(self.cyborg).into_iter().flat_map(|of| public.rooms(of));
        refuse.into_iter().chain(rooms.map(Reception::Slot))
    }

    fn option(&self, _: &State, _: Seat, reception: &Reception) -> Opt {
        match *reception {
            Reception::Refuse => Opt::of(reception, "refuse"),
            Reception::Slot(slot) => Opt::of(reception, words::slot(slot)),
        }
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, reception: Reception) {
        answered(cx);
        let Receive { worker, cell, cyborg } = *self;
        match reception {
            Reception::Slot(slot) => maintenance::wake(cx, cell, worker, cyborg, slot),
            Reception::Refuse => {
                cx.emit(People::Refused { cyborg }.into());
                let proposer = cx.state().public.player_of(worker);
                pose(cx, proposer, TaskOf { worker, cell });
            }
        }
    }
}
