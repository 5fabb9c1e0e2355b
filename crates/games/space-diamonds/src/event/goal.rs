//! Missions: firsts and completed cards.

use orrery_core::{Line, Message, Rule, Seat};

use super::of_seat;
use crate::content::{Check, Mission};
use crate::rules::ids;
use crate::rules::missions::is_feat;
use crate::state::State;
use crate::words;

orrery_core::facts! {
    #[derive(Copy)]
    pub enum Goal shown as GoalShown {
        /// A "first" condition was met; `first` when nobody had met it before (R18).
        FeatDone { seat: Seat, mission: Mission, first: bool },
        MissionDone { seat: Seat, mission: Mission },
    }
}

impl Goal {
    pub(super) fn fold(&self, state: &mut State) {
        match *self {
            Goal::FeatDone { seat, mission, first } => {
                let ship = &mut state.public.ships[seat.index()];
                ship.feats.insert(mission);
                if first {
                    ship.firsts.insert(mission);
                }
            }
            // iGa.2, R26: for good, whatever becomes of the chits.
            Goal::MissionDone { seat, mission } => state.public.ships[seat.index()].done.insert(mission),
        }
    }
}

impl GoalShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            GoalShown::FeatDone { seat, mission, first } => feat(seat, mission, first),
            GoalShown::MissionDone { seat, mission } => mission_done(seat, mission),
        })
    }
}

fn feat(seat: Seat, mission: Mission, first: bool) -> Line {
    let id = if first { "log-first" } else { "log-feat" };
    of_seat(id, seat, |line| line.with("mission", words::mission(mission)), &[ids::FIRSTS_RULING])
}

fn mission_done(seat: Seat, mission: Mission) -> Line {
    let line = |line: Message| line.with("mission", words::mission(mission)).with("vp", mission.vp());
    let rules: &[Rule] = match mission.check() {
        Check::End => &[ids::MISSION_AT_END],
        Check::Now if is_feat(mission) => &[ids::MISSION_DONE, ids::FIRSTS_RULING],
        Check::Now => &[ids::MISSION_DONE],
    };
    of_seat("log-mission", seat, line, rules)
}
