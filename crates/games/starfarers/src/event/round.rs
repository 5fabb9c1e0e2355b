//! Whose turn it is, who has left, and the end.

use super::prelude::*;
use crate::record::Marks;
use crate::state::{Ending, Market, Turn};

facts! {
    pub enum Round shown as RoundShown {
        /// With everybody's points where a round is over (SF-SETUP-18).
        TurnBegan { seat: Seat, round: u16, idle: u8, marks: Option<Marks>, to: Phase },
        TurnEnded { seat: Seat },
        PlayerLeft { seat: Seat },
        Ended { ending: Ending, marks: Marks },
        /// SF-LESSON-1: another stage is open.
        LessonWentOn { stage: u8 },
        /// SF-2P-2: in the very first turn of two players.
        OneRoll,
    }
}

impl Round {
    pub(super) fn fold(&self, state: &mut State) {
        let public = &mut state.public;
        match *self {
            Self::TurnBegan { seat, round, idle, marks, to } => {
                marks.into_iter().for_each(|marks| public.record.curve.add(public.round, marks, false));
                public.risen &= round == public.round;
                let rolls = if public.round == 0 { public.turn.rolls } else { 0 };
                (public.active, public.round, public.idle) = (seat, round, idle);
                (public.turn, state.secret.taken) = (Turn { rolls, ..Turn::default() }, Default::default());
                public.market = Market::opened(public.frames.allot());
                public.frames.only(to);
            }
            Self::TurnEnded { .. } => public.frames.only(Phase::TurnOver),
            Self::PlayerLeft { seat } => public.left.insert(seat),
            Self::Ended { ending, marks } => {
                public.record.curve.add(public.round, marks, true);
                public.frames.only(Phase::Over(ending));
            }
            Self::LessonWentOn { stage } => public.stage = stage,
            Self::OneRoll => public.turn.rolls = 1,
        }
    }
}

impl RoundShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            Self::TurnBegan { seat, round, .. } => told("log-turn", seat, "round", round, &[ids::TURN]),
            Self::TurnEnded { .. } | Self::LessonWentOn { .. } => return None,
            Self::OneRoll => Line::new(None, "log-one-roll", &[ids::TWO_ROLLS]),
            Self::PlayerLeft { seat } => plainly("log-left", seat, &[ids::LEFT, ids::ABANDONED]),
            Self::Ended { ending, .. } => Line::new(None, ending.id(), &[ending.rule()]).seen(SightKind::End),
        })
    }
}
