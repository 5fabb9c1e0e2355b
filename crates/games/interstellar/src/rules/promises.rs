//! Promises (4.4): the program enforces nothing, but says where one was kept or broken.

use orrery_core::{Seat, SeatSet};

use super::Cx;
use crate::content::Talk;
use crate::event::Whispers;
use crate::state::{Deed, PROMISES, Promise, Public, State};

impl Public {
    /// Off alone, and where that was agreed.
    pub fn has_promises(&self) -> bool {
        self.seats > 1 && self.terms.talk == Talk::Promises
    }

    /// Those who hear what others promise, if anybody may.
    pub fn listeners(&self) -> SeatSet {
        let all = if self.has_promises() { SeatSet::all(self.seats) } else { SeatSet::empty() };
        all.minus(self.left)
    }
}

impl State {
    /// DP-48: who has a place for another promise and somebody else to hear it, and who may say whether one was kept.
    pub fn talkers(&self) -> (SeatSet, SeatSet) {
        let listeners = self.public.listeners();
        let (mut promising, mut judges) = (SeatSet::empty(), SeatSet::empty());
        for (from, promises) in self.public.everybody().zip(&self.secret.promises) {
            if promises.iter().any(Option::is_none) && !listeners.minus(SeatSet::of(from)).is_empty() {
                promising.insert(from);
            }
            let open = promises.iter().flatten().filter(|promise| promise.kept.is_none());
            open.for_each(|promise| judges.insert(promise.to));
        }
        (promising, judges)
    }

    pub fn promise(&self, from: Seat, slot: u8) -> Option<Promise> {
        self.secret.promises.get(from.index())?.get(usize::from(slot)).copied().flatten()
    }

    pub fn free_promise(&self, seat: Seat) -> Option<u8> {
        self.secret.promises[seat.index()].iter().position(Option::is_none).map(|slot| slot as u8)
    }

    /// The others who are still there.
    pub fn hearers(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<'_> {
        self.public.seating().filter(move |other| *other != seat && !self.public.left.contains(*other))
    }

    /// What was promised to a player and nobody has judged.
    pub fn unjudged(&self, to: Seat) -> impl Iterator<Item = (Seat, u8, Promise)> + use<'_> {
        let of = |from: Seat| (0..).zip(self.secret.promises[from.index()]).map(move |(slot, one)| (from, slot, one));
        let all = self.public.everybody().flat_map(of).filter_map(|(from, slot, one)| Some((from, slot, one?)));
        all.filter(move |(_, _, promise)| promise.to == to && promise.kept.is_none())
    }
}

/// Somebody has done something that keeps promises, or breaks them.
pub(crate) fn judge(cx: &mut Cx<'_>, from: Seat, deed: Deed) {
    let today = cx.state().public.dozyear.number;
    for slot in 0..PROMISES {
        let Some(promise) = cx.state().secret.promises[from.index()][slot] else { continue };
        let is_due = today == promise.until || (deed != Deed::Waited && today < promise.until);
        if let Some(kept) = promise.judged(deed).filter(|_| is_due && promise.kept.is_none()) {
            cx.emit(Whispers::Judged { from, slot: slot as u8, promise, kept, by_hand: false }.into());
        }
    }
}

/// Promises of which this was the last dozyear.
pub(super) fn fall_due(cx: &mut Cx<'_>) {
    cx.state().public.everybody().for_each(|from| judge(cx, from, Deed::Waited));
}
