//! CONSENT: something is proposed for a mat; its player accepts, refuses, or names another place once (4.3).

use orrery_core::Seat;

use super::{Cx, promises, room};
use crate::content::Ideology;
use crate::event::{Labs, People, Shelf};
use crate::questions::{self, Counter, PlaceCard, Receive, TakeMarket, TaskOf};
use crate::state::{Deed, Guest, Public};

/// Nobody is asked where one player has both sides.
pub(crate) fn propose(cx: &mut Cx<'_>, seat: Seat, guest: Guest, mat: Ideology, place: Shelf) {
    let owner = cx.state().public.player(mat);
    if owner == seat {
        return accept(cx, guest, mat, place);
    }
    // How it goes on may tell of a standing order.
    cx.reveal();
    match guest {
        Guest::Card(..) | Guest::Idea(_) => match cx.state().standing_place(mat, place) {
            Some(answer) => reply(cx, guest, mat, place, answer),
            None => questions::pose(cx, owner, PlaceCard { guest, mat, suggested: Some(place) }),
        },
        Guest::Sleeper(worker, cell, cyborg) => {
            questions::pose(cx, owner, Receive { worker, cell, cyborg, suggested: Some(place.slot()) });
        }
        // H5c: nobody is asked for consent.
        Guest::Child(_) | Guest::PostHuman => accept(cx, guest, mat, place),
    }
}

/// Another place than the one proposed is a counter-offer, which the proposer takes or leaves.
pub(crate) fn reply(cx: &mut Cx<'_>, guest: Guest, mat: Ideology, suggested: Shelf, place: Shelf) {
    judge_welcome(cx, guest, mat, true);
    match place == suggested {
        true => accept(cx, guest, mat, place),
        false => questions::pose(cx, cx.state().public.proposer(guest), Counter { guest, mat, place }),
    }
}

pub(crate) fn accept(cx: &mut Cx<'_>, guest: Guest, mat: Ideology, place: Shelf) {
    match guest {
        Guest::Card(..) | Guest::Idea(_) => room::shelve(cx, guest, mat, place),
        Guest::Sleeper(..) | Guest::Child(_) | Guest::PostHuman => room::seat(cx, guest, place.slot()),
    }
}

/// 4.4: whoever has promised room for a card has kept that, or not.
pub(crate) fn judge_welcome(cx: &mut Cx<'_>, guest: Guest, mat: Ideology, yes: bool) {
    let public = &cx.state().public;
    let (owner, proposer) = (public.player(mat), public.proposer(guest));
    if let Guest::Card(..) | Guest::Idea(_) = guest {
        promises::judge(cx, owner, Deed::Answered(proposer, yes));
    }
}

/// RUL-115: it is not proposed again in this phase; the proposer chooses again.
pub(crate) fn refuse(cx: &mut Cx<'_>, guest: Guest, mat: Ideology) {
    let proposer = cx.state().public.proposer(guest);
    match guest {
        Guest::Card(_, card) => cx.emit(Labs::Refused { card, mat }.into()),
        Guest::Idea(card) => {
            cx.emit(Labs::Refused { card, mat }.into());
            questions::pose(cx, proposer, TakeMarket);
        }
        Guest::Sleeper(worker, cell, cyborg) => {
            cx.emit(People::Refused { cyborg }.into());
            questions::pose(cx, proposer, TaskOf { worker, cell });
        }
        Guest::Child(_) | Guest::PostHuman => {}
    }
}

impl Public {
    /// Who brings it.
    fn proposer(&self, guest: Guest) -> Seat {
        let engineer = self.roll.and_then(|roll| roll.engineer);
        match guest {
            Guest::Card(worker, _) | Guest::Sleeper(worker, ..) => self.player_of(worker),
            Guest::Idea(_) | Guest::Child(_) | Guest::PostHuman => engineer.map_or(self.helm(), |of| self.player(of)),
        }
    }
}
