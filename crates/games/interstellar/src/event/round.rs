//! The course of dozyears and the end.

use super::prelude::*;
use crate::record::Mark;

facts! {
    pub enum Round shown as RoundShown {
        /// A2a
        DozyearBegan { number: u8, orbit: bool, mark: Mark },
        /// D-2
        PhaseBegan { phase: Phase },
        PlayerLeft { seat: Seat },
        Ended { ending: Ending, mark: Mark },
        /// 8.8
        LessonWentOn { stage: u8 },
    }
}

impl Round {
    pub(super) fn fold(&self, state: &mut State) {
        let public = &mut state.public;
        match *self {
            Round::DozyearBegan { number, orbit, mark } => {
                public.dozyear = Dozyear::begun(number, orbit);
                public.record_mark(mark);
                public.agreed = SeatSet::empty();
                public.sky.rain();
                public.regime.begin_dozyear();
                state.secret.standing.iter_mut().for_each(StandingOrders::expire);
                state.secret.forget_promises(number);
                state.public.frames.enter(Phase::Assignment.first());
            }
            Round::PhaseBegan { phase } => {
                public.dozyear.phase = phase;
                public.record.end_births();
                public.dozyear.forget_refusals();
                public.frames.enter(phase.first());
                state.secret.queue = Queue::default();
            }
            Round::LessonWentOn { stage } => public.stage = stage,
            Round::PlayerLeft { seat } => {
                public.left.insert(seat);
                public.regime.window.drop_out(seat);
            }
            Round::Ended { ending, mark } => {
                public.record_mark(mark);
                public.ending = Some(ending);
                public.frames.only(Frame::Over(ending));
            }
        }
    }
}

impl Secret {
    /// 4.4: there is a dozyear to judge a promise after its last one.
    fn forget_promises(&mut self, number: u8) {
        let is_over = |promise: &Option<Promise>| promise.is_some_and(|promise| promise.until + 1 < number);
        self.promises.iter_mut().flatten().filter(|promise| is_over(promise)).for_each(|promise| *promise = None);
    }
}

impl RoundShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            Self::DozyearBegan { number, .. } => noted("log-dozyear", "number", number, &[ids::DOZYEAR]),
            // A lesson speaks for itself.
            Self::PhaseBegan { .. } | Self::LessonWentOn { .. } => return None,
            Self::PlayerLeft { seat } => plainly("log-left", seat, &[ids::ABSENCE]),
            Self::Ended { ending, .. } => noted("log-ended", "ending", ending.id(), &[ids::ENDINGS]),
        })
    }
}
