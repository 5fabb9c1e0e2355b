//! What one player says and nobody else hears.

use orrery_core::Viewer;

use super::prelude::*;
use crate::questions::Entry;

facts! {
    pub enum Whispers shown as WhispersShown {
        /// D2b, F2f: whether this player rises. By hand or by a standing order: nobody can tell.
        Answered { seat: Seat, rising: Option<Rising> },
        /// D7c
        Named { seat: Seat, whom: Ideology },
        /// DP-49
        Instructed { seat: Seat, order: StandingOrder, stands: bool },
        /// 4.6: silence is off.
        Lapsed { seat: Seat },
        /// SO-bliss by turns: the other side is next.
        TurnsTaken { seat: Seat, cupid: Cupid },
        /// DP-50
        Queued { seat: Seat, entries: Entries },
        /// Its next entry is resolved.
        QueueWentOn { seat: Seat, entry: Entry },
        /// A result has opened a question.
        QueueHeld { seat: Seat },
        /// DP-48: to everybody's ears, or to those of one.
        Promised { from: Seat, slot: u8, promise: Promise },
        /// 4.4: by who received it, or by what was done.
        Judged { from: Seat, slot: u8, promise: Promise, kept: bool, by_hand: bool },
    }
}

impl Whispers {
    pub(super) fn is_for(&self, viewer: Viewer) -> bool {
        match self {
            Whispers::Answered { seat, .. } | Whispers::Named { seat, .. } => viewer.is(*seat),
            Whispers::Instructed { seat, .. } | Whispers::Lapsed { seat } => viewer.is(*seat),
            Whispers::TurnsTaken { seat, .. } | Whispers::Queued { seat, .. } => viewer.is(*seat),
            Whispers::QueueWentOn { seat, .. } | Whispers::QueueHeld { seat } => viewer.is(*seat),
            Whispers::Promised { from, promise, .. } => promise.is_known_to(*from, viewer),
            Whispers::Judged { from, promise, .. } => promise.is_known_to(*from, viewer),
        }
    }

    pub(super) fn fold(&self, state: &mut State) {
        match *self {
            Whispers::Answered { seat, rising } => {
                state.secret.risings[seat.index()] = rising;
                state.public.regime.window.pass(seat);
            }
            Whispers::Instructed { seat, order, stands } => {
                let standing = &mut state.secret.standing[seat.index()];
                if stands {
                    standing.set(order);
                } else {
                    standing.withdraw(order);
                }
                state.secret.note_aside(seat);
            }
            Whispers::Queued { entries, .. } => state.secret.queue = Queue { entries, is_followed: true },
            Whispers::QueueWentOn { entry, .. } => state.secret.queue.pass(entry),
            Whispers::QueueHeld { .. } => state.secret.queue.is_followed = false,
            Whispers::Promised { from, slot, promise } => {
                state.secret.promises[from.index()][usize::from(slot)] = Some(promise);
                state.secret.note_aside(from);
            }
            Whispers::Judged { from, slot, promise, kept, by_hand } => {
                state.secret.promises[from.index()][usize::from(slot)] = Some(Promise { kept: Some(kept), ..promise });
                if promise.is_open {
                    state.public.repute[from.index()].count(kept);
                }
                if by_hand {
                    state.secret.note_aside(promise.to);
                }
            }
            Whispers::Lapsed { seat } => state.secret.standing[seat.index()].lapse(),
            Whispers::TurnsTaken { seat, cupid } => state.secret.standing[seat.index()].turn(cupid),
            Whispers::Named { seat, whom } => {
                state.secret.bliss[seat.index()] = Some(whom);
                state.public.regime.window.pass(seat);
            }
        }
    }
}

impl Secret {
    fn note_aside(&mut self, seat: Seat) {
        let asides = &mut self.asides[seat.index()];
        *asides = asides.wrapping_add(1);
    }
}

impl WhispersShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            Self::Answered { seat, rising: None } => plainly("log-kept-quiet", seat, &[ids::MUTINY]),
            Self::Answered { seat, rising: Some(Rising { of, .. }) } => {
                told("log-rises", seat, "ideology", words::ideology(of), &[ids::MUTINY])
            }
            Self::Instructed { seat, stands, .. } => {
                plainly(if stands { "log-instructed" } else { "log-withdrawn" }, seat, &[ids::STANDING_ORDERS])
            }
            Self::Lapsed { seat } => plainly("log-lapsed", seat, &[ids::STANDING_ORDERS]),
            Self::TurnsTaken { .. } | Self::QueueWentOn { .. } | Self::QueueHeld { .. } => return None,
            Self::Queued { seat, .. } => plainly("log-queued", seat, &[ids::QUEUE]),
            Self::Promised { from, promise, .. } => {
                let id = if promise.is_open { "log-promised" } else { "log-promised-private" };
                let message = Message::new(id).with("seat", from).with("to", promise.to).with("number", promise.until);
                Line::new(Some(from), message.with("promise", words::pledge(promise.pledge)), &[ids::PROMISE])
            }
            Self::Judged { from, promise, kept, .. } => {
                let id = if kept { "log-promise-kept" } else { "log-promise-broken" };
                told(id, from, "promise", words::pledge(promise.pledge), &[ids::TALK])
            }
            Self::Named { seat, whom } => {
                told("log-named", seat, "ideology", words::ideology(whom), &[ids::BLISS_SEALED])
            }
        })
    }
}
