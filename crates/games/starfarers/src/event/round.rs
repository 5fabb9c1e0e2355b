//! Whose turn it is, who has left, and the end.

use orrery_core::{Line, Rule, Seat, facts};

use crate::record::Marks;
use crate::rules::ids;
use crate::state::{Ending, Market, Phase, State};
use crate::tell::of_seat;

facts! {
    pub enum Round shown as RoundShown {
        /// With everybody's points where a round is over (SF-SETUP-18).
        TurnBegan { seat: Seat, round: u16, idle: u8, marks: Option<Marks>, to: Phase },
        TurnEnded { seat: Seat },
        PlayerLeft { seat: Seat },
        Ended { ending: Ending, marks: Marks },
    }
}

impl Round {
    pub(super) fn fold(&self, state: &mut State) {
        let public = &mut state.public;
        match *self {
            Round::TurnBegan { seat, round, idle, marks, to } => {
                marks.into_iter().for_each(|marks| public.record.curve.add(public.round, marks, false));
                public.risen &= round == public.round;
                (public.active, public.round, public.idle) = (seat, round, idle);
                (public.turn, state.secret.taken) = Default::default();
                public.market = Market::opened(public.frames.allot());
                public.frames.only(to);
            }
            Round::TurnEnded { .. } => public.frames.only(Phase::TurnOver),
            Round::PlayerLeft { seat } => public.left.insert(seat),
            Round::Ended { ending, marks } => {
                public.record.curve.add(public.round, marks, true);
                public.frames.only(Phase::Over(ending));
            }
        }
    }
}

impl RoundShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            RoundShown::TurnBegan { seat, round, .. } => {
                of_seat("log-turn", seat, |line| line.with("round", round), &[ids::TURN])
            }
            RoundShown::TurnEnded { .. } => return None,
            RoundShown::PlayerLeft { seat } => of_seat("log-left", seat, |line| line, &[ids::LEFT, ids::ABANDONED]),
            RoundShown::Ended { ending, .. } => Line::new(None, ending.name(), &[ending_rule(ending)]),
        })
    }
}

const fn ending_rule(ending: Ending) -> Rule {
    match ending {
        Ending::Target => ids::TARGET,
        Ending::TargetBefore => ids::TARGET_BEFORE,
        Ending::Standstill => ids::STANDSTILL,
        Ending::Abandoned => ids::ABANDONED,
    }
}
