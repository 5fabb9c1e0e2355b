//! Points by source and the ranking at the end (SF-END-3).

use std::cmp::Reverse;

use orrery_core::{Outcome, Seat, Standing};
use serde::{Deserialize, Serialize};

use super::Cx;
use crate::content::{FAME_PER_VP, FRIENDSHIP_CHIP_VP};
use crate::event::{Course, Round};
use crate::record::marks;
use crate::state::{Ending, Phase, Public, State};

/// The VP of a player by source (SF-VP-1, SF-VP-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// Colonies without a ring.
    pub colonies: u8,
    pub spaceports: u8,
    pub friendship: u8,
    pub fame: u8,
    pub cleared: u8,
    pub total: u8,
}

pub fn score(public: &Public, seat: Seat) -> Score {
    let (player, spaceports) = (public.player(seat), public.spaceports(seat));
    Score {
        colonies: public.colonies(seat) - spaceports,
        spaceports: 2 * spaceports,
        friendship: FRIENDSHIP_CHIP_VP * public.friendship_chips(seat),
        fame: player.fame / FAME_PER_VP,
        cleared: player.cleared.len() as u8,
        total: public.vp(seat),
    }
}

/// SF-LIMIT-2: whether somebody has risen above everything before; asked after whatever brings points.
pub(crate) fn rise(cx: &mut Cx<'_>) {
    for seat in cx.state().public.everybody() {
        let vp = cx.state().public.vp(seat);
        if vp > cx.state().public.player(seat).best {
            cx.emit(Course::Rose { seat, vp }.into());
        }
    }
}

pub(super) fn end(cx: &mut Cx<'_>, ending: Ending) {
    let marks = marks(&cx.state().public);
    cx.emit(Round::Ended { ending, marks }.into());
}

/// SF-END-3: VP, friendship chips, fame, hand cards.
fn rank(public: &Public, seat: Seat) -> (u8, u8, u8, u8) {
    let player = public.player(seat);
    (public.vp(seat), public.friendship_chips(seat), player.fame, player.hand)
}

/// SF-LIMIT-2: of those equal in everything the later in the order of the first round.
fn leader(public: &Public) -> Option<Seat> {
    let in_order = (0..public.seats).map(|steps| public.first.after(steps, public.seats));
    in_order.max_by_key(|seat| rank(public, *seat))
}

#[inline]
pub fn outcome(state: &State) -> Option<Outcome> {
    let public = &state.public;
    let Phase::Over(ending) = public.phase() else { return None };
    Some(result(public, ending))
}

fn result(public: &Public, ending: Ending) -> Outcome {
    let winner = match ending {
        Ending::Target | Ending::TargetBefore => Some(public.active),
        Ending::Standstill => leader(public),
        Ending::Abandoned => None,
    };
    let others = || public.everybody().filter(|seat| Some(*seat) != winner);
    let place = |seat: Seat| match winner {
        Some(winner) if winner == seat => 1,
        _ => 2 + others().filter(|other| Reverse(rank(public, *other)) < Reverse(rank(public, seat))).count() as u8,
    };
    let places = public.everybody().map(|seat| Standing { seat, place: place(seat), score: public.vp(seat).into() });
    Outcome { ending: ending.id(), places: places.collect(), together: false }
}
