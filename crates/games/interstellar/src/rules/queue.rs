//! The Commander's queue (DP-50, 4.3 ORDERING): its entries are resolved one after another until a result opens a question.

use super::{Cx, lab, maintenance};
use crate::event::Whispers;
use crate::questions::{self, Entry, NextTask};
use crate::state::{Entries, Phase, Public, State};

impl Public {
    /// What may be put in an order, as it is suggested (8.5).
    pub fn open_entries(&self) -> Vec<Entry> {
        let mut entries = self.entries();
        entries.retain(|entry| *entry != Entry::Enough);
        entries
    }

    /// RUL-149: what is left to resolve in this phase.
    pub fn entries(&self) -> Vec<Entry> {
        match self.dozyear.phase {
            Phase::Rolls => lab::entries(self),
            _ => maintenance::entries(self),
        }
    }

    /// The same in no order: that takes longer than the rest of an answer.
    pub fn left_to_do(&self) -> impl Iterator<Item = Entry> + use<'_> {
        let is_rolls = self.dozyear.phase == Phase::Rolls;
        let rolls = is_rolls.then(|| lab::open(self)).into_iter().flatten();
        rolls.chain((!is_rolls).then(|| maintenance::open(self)).into_iter().flatten())
    }

    pub fn is_left(&self, entry: Entry) -> bool {
        self.left_to_do().any(|one| one == entry)
    }
}

impl State {
    /// The next entry of the queue, while it is followed; what has dropped out is passed over.
    fn queued(&self) -> Option<Entry> {
        let queue = &self.secret.queue;
        queue.entries.iter().copied().find(|entry| queue.is_followed && self.public.is_left(*entry))
    }
}

/// DP-15, unless the queue says it: one of those that are open.
pub(super) fn next(cx: &mut Cx<'_>) {
    let seat = cx.state().public.helm();
    match cx.state().queued() {
        Some(entry) => {
            cx.emit(Whispers::QueueWentOn { seat, entry }.into());
            maintenance::take_turn(cx, entry);
        }
        None => {
            let mut left = cx.state().public.left_to_do();
            let found = [left.next(), left.next()];
            drop(left);
            questions::pose_found(cx, seat, NextTask, found);
        }
    }
}

pub(crate) fn follow(cx: &mut Cx<'_>, entries: Entries) {
    let seat = cx.state().public.helm();
    cx.emit(Whispers::Queued { seat, entries }.into());
}

/// DP-50: somebody is asked something, so the Commander may change the queue before it goes on.
pub(crate) fn hold(cx: &mut Cx<'_>) {
    if cx.state().secret.queue.is_followed {
        let seat = cx.state().public.helm();
        cx.emit(Whispers::QueueHeld { seat }.into());
    }
}
