//! Where the game goes on. What it means for the players is told by the facts beside it.

use orrery_core::{Seat, facts};
use orrery_kit::fx::{self, At, Move};

use crate::questions::Decision;
use crate::state::{Frame, State};

facts! {
    #[repr(u8)]
    pub enum Course hidden {
        /// The game goes on with this.
        WentOn { to: Frame },
        /// Somebody is asked this before it goes on.
        Asked { seat: Seat, question: Decision },
        Answered,
        /// H2l: the card is carried out.
        EffectBegan { actor: Seat },
        /// Where the card goes on.
        Went { to: Move },
    }
}

impl Course {
    /// Most facts are of this subject, and each is known where it is recorded.
    #[inline(always)]
    pub(super) fn fold(&self, state: &mut State) {
        let frames = &mut state.public.frames;
        match *self {
            Course::WentOn { to } => frames.enter(to),
            Course::Asked { seat, question } => frames.push(Frame::Ask { seat, question }),
            Course::Answered => drop(frames.pop()),
            Course::EffectBegan { actor } => frames.push(Frame::Effect(At::block(actor, 0))),
            Course::Went { to } => fx::fold(frames, to),
        }
    }
}
