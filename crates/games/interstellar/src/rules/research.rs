//! Research (G1).
//!
//! Rules held here beside those that are named below: B6b, G1g, RUL-69.

use orrery_core::Seat;

use super::{Cx, promises, signals};
use crate::content::{Cyborg, Ideologies, Ideology, MarketRow, Research, Slot, WORKCELLS_PER_SLOT, Workcell};
use crate::event::{Labs, Shelf};
use crate::state::{Deed, Proposal, Public, Worker};

impl Public {
    /// G1a, G1b, G1d: whether a card may be proposed for a mat.
    pub fn may_receive(&self, card: Workcell, mat: Ideology, researcher: Option<Cyborg>) -> bool {
        self.may_bring(card, mat) && self.shelves(mat, researcher).next().is_some()
    }

    /// G1d: the mats that have room for a card, or can make it.
    pub fn with_shelves(&self, researcher: Option<Cyborg>) -> Ideologies {
        Ideology::ALL.into_iter().filter(|mat| self.shelves(*mat, researcher).next().is_some()).collect()
    }

    /// G1a, G1b, RUL-115: whether a card may be proposed for a mat that has room for it.
    pub fn may_bring(&self, card: Workcell, mat: Ideology) -> bool {
        self.bringable(card, Ideologies::NONE.with(mat)).next().is_some()
    }

    /// The mats among these for which a card may be proposed.
    pub fn bringable(&self, card: Workcell, to: Ideologies) -> impl Iterator<Item = Ideology> + use<'_> {
        let research = card.research();
        let is_out = research != Research::Nugget || !self.unflipped_outside().is_empty();
        let among = if is_out { to } else { Ideologies::NONE };
        let is_known = move |mat: &Ideology| match research {
            Research::Shape(shape) => self.has_augmentation(*mat, shape),
            Research::Nothing | Research::Nugget => true,
        };
        among.iter().filter(is_known).filter(move |mat| !self.has_refused(card, *mat))
    }

    /// RUL-115: a card is not proposed again to a mat that has refused it in this phase.
    pub fn has_refused(&self, card: Workcell, mat: Ideology) -> bool {
        self.dozyear.proposals.contains(&Proposal { card, mat })
    }

    /// G1d, ROOM: free places from left to right, then those where something must leave. A card with goo stays, and so
    /// does who is researching.
    pub fn shelves(&self, mat: Ideology, researcher: Option<Cyborg>) -> impl Iterator<Item = Shelf> + use<'_> {
        let open = move || Slot::ALL.into_iter().filter(move |slot| self.is_open(mat, *slot));
        let empty = move || open().filter(move |slot| self.sitting(mat, *slot).is_none());
        let is_full = move |slot: &Slot| self.mat(mat).cards_in(*slot).len() == WORKCELLS_PER_SLOT;
        let free = empty().filter(move |slot| !is_full(slot)).map(Shelf::Free);
        let full = empty().filter(is_full).flat_map(move |slot| {
            let leave = self.mat(mat).cards_in(slot).to_vec().into_iter().filter(|card| !self.has_goo(*card));
            leave.map(move |card| Shelf::Instead(slot, card))
        });
        let yields = move |cyborg: Cyborg| Some(cyborg) != researcher && self.can_hibernate(cyborg);
        let beds = open().filter(move |slot| self.sitting(mat, *slot).is_some_and(yields)).map(Shelf::Bed);
        free.chain(full).chain(beds)
    }

    /// G1c: what a card of the market costs.
    fn creative_stress(&self, card: Workcell) -> u8 {
        let column = self.market.column(card.section());
        let row = MarketRow::ALL.into_iter().find(|row| column[row.index()] == Some(card));
        row.map_or(0, MarketRow::stress)
    }
}

pub(crate) fn research(cx: &mut Cx<'_>, worker: Worker, card: Workcell, mat: Ideology, slot: Slot) {
    let public = &cx.state().public;
    let (seat, stress): (Seat, u8) = (public.player_of(worker), public.creative_stress(card));
    cx.emit(Labs::Researched { seat, worker, card, mat, slot, stress }.into());
    promises::judge(cx, seat, Deed::Worked(card));
    let by = cx.state().public.of(worker).unwrap_or(mat);
    signals::offer_dome(cx, by, card);
}
