//! Where the game goes on. What it means for the players is told by the facts beside it.

use orrery_core::{Seat, facts};
use orrery_kit::fx::BlockId;

use crate::content::Question;
use crate::questions::Decision;
use crate::state::{Phase, State};

facts! {
    pub enum Course hidden {
        /// The turn goes on to this phase.
        WentOn { to: Phase },
        /// The card being read asks the active player this before it goes on.
        CardAsked { question: Decision },
        /// The tree of the card goes on to this node, with the question that is read there.
        NodeReached { node: BlockId, question: Option<(Question, u8)> },
        /// A result is done with.
        ResultDone { jump: bool, next: bool },
        /// SF-LIMIT-2: somebody has risen above everything before.
        Rose { seat: Seat, vp: u8 },
    }
}

impl Course {
    pub(super) fn fold(&self, state: &mut State) {
        let public = &mut state.public;
        match *self {
            Course::WentOn { to } => public.frames.enter(to),
            Course::CardAsked { question } => public.frames.push(Phase::Ask { seat: public.active, question }),
            Course::NodeReached { node, question } => public.read(|meeting| {
                meeting.node = node;
                meeting.question = question.or(meeting.question);
            }),
            Course::ResultDone { jump, next } => public.read(|meeting| {
                meeting.done += 1;
                meeting.jump |= jump;
                meeting.next |= next;
            }),
            Course::Rose { seat, vp } => {
                public.players[seat.index()].best = vp;
                public.risen = true;
            }
        }
    }
}
