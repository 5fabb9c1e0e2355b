//! Where the game goes on. What it means for the players is told by the facts beside it.

use orrery_core::{Seat, facts};

use crate::questions::Decision;
use crate::state::{Frame, State};

facts! {
    pub enum Course hidden {
        /// The game goes on with this.
        WentOn { to: Frame },
        /// Somebody is asked this before it goes on.
        Asked { seat: Seat, question: Decision },
        Answered,
    }
}

impl Course {
    pub(super) fn fold(&self, state: &mut State) {
        let frames = &mut state.public.frames;
        match *self {
            Course::WentOn { to } => frames.enter(to),
            Course::Asked { seat, question } => frames.push(Frame::Ask { seat, question }),
            Course::Answered => drop(frames.pop()),
        }
    }
}
