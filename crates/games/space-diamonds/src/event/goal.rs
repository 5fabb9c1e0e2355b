//! Missions: firsts and completed cards.

use super::prelude::*;
use crate::content::{Check, Mission, Printing};
use crate::rules::missions::is_feat;

facts! {
    #[derive(Copy)]
    pub enum Goal shown as GoalShown {
        /// A "first" condition was met; `first` when nobody had met it before (R18).
        FeatDone { seat: Seat, mission: Mission, first: bool },
        /// A card of the first printing was completed.
        MissionDone { seat: Seat, mission: Mission },
        /// A card was completed, with so many points printed on it.
        MissionScored { seat: Seat, mission: Mission, vp: u8 },
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
            Goal::MissionDone { seat, mission } | Goal::MissionScored { seat, mission, .. } => {
                state.public.ships[seat.index()].done.insert(mission);
            }
        }
    }

    /// iGa.1: a card of that printing has been completed.
    pub fn completed(printing: Printing, seat: Seat, mission: Mission) -> Goal {
        match printing {
            Printing::First => Goal::MissionDone { seat, mission },
            _ => Goal::MissionScored { seat, mission, vp: mission.vp(printing) },
        }
    }
}

impl GoalShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            GoalShown::FeatDone { seat, mission, first } => {
                let id = if first { "log-first" } else { "log-feat" };
                told(id, seat, "mission", words::mission(mission), &[ids::FIRSTS_RULING])
            }
            GoalShown::MissionDone { seat, mission } => mission_done(seat, mission, mission.vp(Printing::First)),
            GoalShown::MissionScored { seat, mission, vp } => mission_done(seat, mission, vp),
        })
    }
}

fn mission_done(seat: Seat, mission: Mission, vp: u8) -> Line {
    let rules: &[Rule] = match mission.check() {
        Check::End => &[ids::MISSION_AT_END],
        Check::Now if is_feat(mission) => &[ids::MISSION_DONE, ids::FIRSTS_RULING],
        Check::Now => &[ids::MISSION_DONE],
    };
    let line = about("log-mission", seat).with("mission", words::mission(mission)).with("vp", vp);
    Line::new(Some(seat), line, rules).seen_at(SightKind::Gain, format!("craft-{}", seat.0))
}
