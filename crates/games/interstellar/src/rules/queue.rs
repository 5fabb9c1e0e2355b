//! The Commander's queue (DP-50, 4.3 ORDERING): its entries are resolved one after another until a result opens a question.

use orrery_core::Dice;
use orrery_kit::Few;

use super::{Cx, lab, maintenance};
use crate::content::Shape;
use crate::event::Whispers;
use crate::questions::{self, Entry, NextTask};
use crate::state::{Entries, Phase, Post, Public, State, Worker};

/// What is left in a phase: each Worker may have an entry, each goo, and what the Commander may order.
pub type Open = Few<Entry, { Worker::COUNT + Shape::COUNT + 3 }>;

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
    pub fn left_to_do(&self) -> Open {
        match self.dozyear.phase {
            Phase::Rolls => lab::open(self),
            _ => maintenance::open(self),
        }
    }
}

impl Public {
    /// What one Worker is about to do in D4, by chance, and now and then nothing: then all that is left is looked at.
    pub fn any_task(&self, luck: &mut Dice) -> Option<Entry> {
        let at_work = self.workers.in_cells().minus(self.dozyear.done).or(self.workers.on_market());
        let worker = at_work.nth(luck.below(at_work.len() as u32 + 1) as usize)?;
        let entry = match self.post(worker) {
            Post::Cell(cell) => Entry::Cell(cell),
            Post::Librarian(card) => Entry::Librarian(card),
            _ => return None,
        };
        (self.dozyear.phase == Phase::Maintenance && self.is_left_to_do(entry)).then_some(entry)
    }

    /// Whether this is left: what is found without a list is not looked for in one.
    pub fn is_left_to_do(&self, entry: Entry) -> bool {
        match (self.dozyear.phase, entry) {
            (Phase::Maintenance, Entry::Cell(cell)) => maintenance::is_due(self, cell),
            (Phase::Maintenance, Entry::Librarian(card)) => self.cards_read().contains(card) && self.market.has(card),
            _ => self.left_to_do().contains(&entry),
        }
    }
}

impl State {
    /// The next entry of the queue, while it is followed; what has dropped out is passed over.
    fn queued(&self, open: &[Entry]) -> Option<Entry> {
        let queue = &self.secret.queue;
        queue.entries.iter().copied().find(|entry| queue.is_followed && open.contains(entry))
    }
}

/// DP-15, unless the queue says it: one of those that are open.
pub(super) fn next(cx: &mut Cx<'_>, open: &[Entry]) {
    let seat = cx.state().public.helm();
    match cx.state().queued(open) {
        Some(entry) => {
            cx.emit(Whispers::QueueWentOn { seat, entry }.into());
            maintenance::take_turn(cx, entry);
        }
        None => questions::pose_one_of(cx, seat, NextTask, open),
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
