//! ROOM: what sits or lies where something comes to makes room for it (4.3, RUL-134).

use orrery_core::Seat;

use super::{Cx, assignment, election, experiment, maintenance, research};
use crate::content::{Cyborg, Ideology, Slot, WORKCELLS_PER_SLOT, Workcell};
use crate::event::{Council, Course, Labs, People, Shelf};
use crate::questions::{self, Clear, TakeIn};
use crate::state::{Arrival, Guest, Phase, Place, Public, Workers};

impl Guest {
    fn tile(self) -> Option<Cyborg> {
        match self {
            Guest::Sleeper(_, _, cyborg) | Guest::Child(cyborg) => Some(cyborg),
            Guest::PostHuman => Some(Cyborg::POST_HUMAN),
            Guest::Card(..) | Guest::Idea(_) => None,
        }
    }
}

/// A card comes to a mat.
pub(crate) fn shelve(cx: &mut Cx<'_>, guest: Guest, mat: Ideology, shelf: Shelf) {
    let (slot, out) = match shelf {
        Shelf::Free(slot) | Shelf::Bed(slot) => (slot, None),
        Shelf::Instead(slot, out) => (slot, Some(out)),
    };
    begin(cx, Arrival { guest, mat, slot, out });
}

/// A Cyborg comes to a slot of its mat.
pub(crate) fn seat(cx: &mut Cx<'_>, guest: Guest, slot: Slot) {
    if let Some(mat) = guest.tile().and_then(|cyborg| cx.state().public.side(cyborg)) {
        begin(cx, Arrival { guest, mat, slot, out: None });
    }
}

fn begin(cx: &mut Cx<'_>, arrival: Arrival) {
    cx.emit(Council::Arrived { arrival }.into());
}

/// What is in the way leaves, one thing after another; then the guest is there.
pub(super) fn go(cx: &mut Cx<'_>, arrival: Arrival) {
    let public = &cx.state().public;
    let Arrival { mat, slot, .. } = arrival;
    if let Some(meathead) = public.sitting(mat, slot) {
        return retire(cx, meathead);
    }
    match public.leaves(arrival) {
        Some(card) => questions::pose(cx, public.player(mat), Clear { card, mat, slot }),
        None => {
            cx.emit(Course::Answered.into());
            arrive(cx, arrival);
        }
    }
}

/// RUL-134: in D1 his Avatar enters as in D1h, later it comes at D7a.
fn retire(cx: &mut Cx<'_>, meathead: Cyborg) {
    match cx.state().public.dozyear.phase {
        Phase::Assignment => assignment::hibernate(cx, meathead),
        _ => cx.emit(People::Hibernated { cyborg: meathead, avatars: Workers::NONE }.into()),
    }
}

fn arrive(cx: &mut Cx<'_>, Arrival { guest, mat, slot, .. }: Arrival) {
    match guest {
        Guest::Card(worker, card) => research::research(cx, worker, card, mat, slot),
        Guest::Idea(card) => cx.emit(Labs::TakenUp { card, mat, slot }.into()),
        Guest::Sleeper(worker, cell, cyborg) => maintenance::wake(cx, cell, worker, cyborg, slot),
        Guest::Child(cyborg) => {
            // Cards may wake a hibernator the same way.
            let wakes = cx.state().public.person(cyborg).place == Place::Hibernating;
            let woke = People::Woke { cyborg, slot };
            cx.emit(if wakes { woke } else { People::Born { cyborg, slot, orphan: false } }.into());
            election::first_out_of_the_jars(cx, cyborg);
        }
        Guest::PostHuman => experiment::enthrone(cx, slot),
    }
}

/// 4.3 ROOM: another mat takes a card by a plain yes of its player.
pub(crate) fn offer(cx: &mut Cx<'_>, seat: Seat, clear: Clear, to: Ideology) {
    match cx.state().public.player(to) {
        owner if owner == seat => move_card(cx, clear.card, to, None),
        owner => questions::pose(cx, owner, TakeIn { clear, to }),
    }
}

/// To a free place of a mat, the leftmost unless one is named.
pub(crate) fn move_card(cx: &mut Cx<'_>, card: Workcell, mat: Ideology, slot: Option<Slot>) {
    let slot = slot.or_else(|| cx.state().public.free_places(mat).next());
    slot.into_iter().for_each(|slot| cx.emit(Labs::Moved { card, mat, slot }.into()));
}

impl Public {
    /// 2.3: the open slots of a mat without a Cyborg and with fewer than 2 cards, from left to right.
    pub fn free_places(&self, mat: Ideology) -> impl Iterator<Item = Slot> + use<'_> {
        let has_place = move |slot: &Slot| {
            let is_open = self.is_open(mat, *slot) && self.sitting(mat, *slot).is_none();
            is_open && self.mat(mat).cards_in(*slot).len() < WORKCELLS_PER_SLOT
        };
        Slot::ALL.into_iter().filter(has_place)
    }

    /// The next card that must leave. Infested ones come first: they need a place elsewhere.
    fn leaves(&self, Arrival { guest, mat, slot, out }: Arrival) -> Option<Workcell> {
        let cards = self.mat(mat).cards_in(slot);
        let mut leaving: Vec<Workcell> = match guest.tile() {
            Some(_) => cards.to_vec(),
            None => cards.iter().copied().filter(|card| Some(*card) == out).collect(),
        };
        leaving.sort_by_key(|card| !self.has_goo(*card));
        leaving.first().copied()
    }

    /// 4.3 ROOM: the slots in which a tile may come to sit. Free ones come first, then those whose cards are worth least,
    /// then those with goo, then a Meathead's.
    pub fn rooms(&self, of: Ideology) -> impl Iterator<Item = Slot> + use<'_> {
        let order = [Slot::LifeSupport, Slot::Jars, Slot::Shield];
        let free = order.into_iter().filter(move |slot| self.is_free(of, *slot));
        let mut full: Vec<Slot> = Slot::ALL.into_iter().filter(|slot| self.can_yield(of, *slot)).collect();
        full.sort_by_key(|slot| {
            let cards = self.mat(of).cards_in(*slot);
            let (sits, infested) = (self.sitting(of, *slot).is_some(), cards.iter().any(|card| self.has_goo(*card)));
            (sits, infested, cards.iter().map(|card| card.sum()).sum::<u8>())
        });
        free.chain(full)
    }

    /// Whether there is any.
    pub fn has_room(&self, of: Ideology) -> bool {
        Slot::ALL.into_iter().any(|slot| self.is_free(of, slot) || self.can_yield(of, slot))
    }

    /// B6c: an Amazon never leaves. RUL-123: a card with goo is moved, not discarded, so it needs a place elsewhere.
    fn can_yield(&self, of: Ideology, slot: Slot) -> bool {
        let infested = self.mat(of).cards_in(slot).iter().filter(|card| self.has_goo(**card)).count();
        let others = self.free_places(of).filter(|other| *other != slot);
        let places: usize = others.map(|other| WORKCELLS_PER_SLOT - self.mat(of).cards_in(other).len()).sum();
        let yields = self.sitting(of, slot).is_none_or(|other| self.can_hibernate(other));
        self.is_open(of, slot) && !self.is_free(of, slot) && yields && infested <= places
    }
}
