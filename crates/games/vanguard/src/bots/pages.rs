//! The ship book by fixed priorities (9.3): where nothing of use can be done, a page is passed.

use orrery_core::{Dice as Luck, Listed, Seat};

use super::best;
use super::worth::{self, Hope};
use crate::content::{Connection, Flag, Landing, Mission, MissionKind, Section, at};
use crate::questions::*;
use crate::rules::prospects::Case;
use crate::rules::ship::{self, course};
use crate::state::{ABOARD, Campaign, Facility, Origin, State, Status};

/// What a landing promises: a Keystone or the Loom above all.
fn landing_worth(state: &State, landing: Landing) -> f32 {
    let done = |mission: Mission| {
        ship::of(state).records.0[landing.board().index()].is_some_and(|record| record.done.contains(mission))
    };
    let is_open =
        |kind: MissionKind| landing.board().missions().iter().any(|mission| mission.kind() == kind && !done(*mission));
    match landing {
        _ if landing == at::landing::L07 => 25.0,
        _ if landing.needs() == Some(Flag::Envelope) => 3.0,
        _ if is_open(MissionKind::Main) => 10.0,
        _ if is_open(MissionKind::Optional) => 2.0,
        _ => 1.0,
    }
}

/// Whether the ship could land there once it is in that system.
fn is_known(state: &State, landing: Landing) -> bool {
    let campaign = ship::of(state);
    let by_flag = landing.needs().is_some_and(|flag| state.flags.contains(flag));
    let is_spent = landing.needs() == Some(Flag::Envelope) && campaign.recorded.contains(landing);
    !is_spent && (by_flag || campaign.landings.contains(landing))
}

/// After a flight there is energy left to look at the world, or there will be in the next phase.
fn flight_worth(state: &State, way: Connection) -> f32 {
    if is_sent_home(state) && way.to() == at::system::Y1 {
        return HOME;
    }
    let left = i16::from(ship::of(state).energy) - i16::from(course::price(ship::of(state), way));
    let there = Landing::all().filter(|one| one.system() == way.to() && is_known(state, *one));
    let best = there.map(|one| landing_worth(state, one)).fold(0.0, f32::max);
    let veil = if way.to() == at::system::Y4 { 20.0 } else { 0.0 };
    (best + veil) * if left > 0 { 0.8 } else { 0.5 }
}

const HOME: f32 = 30.0;

/// The objective in force says to turn for Earth (C13.1).
fn is_sent_home(state: &State) -> bool {
    ship::of(state).objective == at::objective::O05
}

/// Of worlds that promise the same any may be next.
pub(crate) fn course(state: &State, asked: Plot, seat: Seat, luck: &mut Luck) -> Option<Course> {
    let judged = asked.answers(state, seat).map(|course| {
        let worth = match course {
            Course::Stay => 0.0,
            Course::Examine(landing) => landing_worth(state, landing),
            Course::Fly(way) => flight_worth(state, way),
            Course::Home => HOME,
        };
        (worth + luck.below(1000) as f32 * 0.001, course)
    });
    best(judged).map(|(_, course)| course)
}

/// Sections that have hardly anybody left.
fn short(campaign: &Campaign) -> usize {
    let few = |section: &&Section| campaign.crew(Some(**section), Some(Status::Available)).count() < 2;
    Section::ALL.iter().filter(few).count()
}

pub(crate) fn visit(state: &State, asked: OpenFacility, seat: Seat) -> Option<Visit> {
    let campaign = ship::of(state);
    let judged = asked.answers(state, seat).map(|visit| {
        let worth = match visit {
            Visit::Done => 0.0,
            Visit::Open(Facility::Barracks) => {
                if short(campaign) >= 2 {
                    10.0
                } else {
                    1.0
                }
            }
            Visit::Open(Facility::Production) => {
                if campaign.complex.is_empty() {
                    0.5
                } else {
                    6.0
                }
            }
            Visit::Open(Facility::Laboratory) => {
                if campaign.laboratory.is_empty() {
                    0.2
                } else {
                    5.0
                }
            }
            Visit::Open(_) => 2.0 * campaign.slots.iter().flatten().count() as f32,
        };
        (worth, visit)
    });
    best(judged).map(|(_, visit)| visit)
}

pub(crate) fn solution(state: &State, asked: Solving, seat: Seat) -> Option<Solution> {
    let campaign = ship::of(state);
    let judged = asked.answers(state, seat).map(|solution| {
        let worth = |slot: u8| {
            let situation = campaign.slots[usize::from(slot) % 4];
            situation.map_or(0.0, |one| {
                let case = Case { origin: Origin::Situation(one), actor: ABOARD, source: ABOARD, here: 0 };
                -worth::block(state, case, one.effect(), Hope::BAD)
            })
        };
        let gain = match solution {
            Solution::Done => 0.0,
            Solution::Pay(slot, _) => worth(slot) - 1.5,
            Solution::Assign(slot, ..) => worth(slot) - spare(campaign),
        };
        (gain, solution)
    });
    best(judged).map(|(_, solution)| solution)
}

/// What it costs to put somebody to work: the more, the fewer there are.
fn spare(campaign: &Campaign) -> f32 {
    match campaign.assignable().count() {
        0..=3 => 4.0,
        4..=6 => 1.5,
        _ => 0.5,
    }
}

/// DP28: dice first; promotions with what is left.
pub(crate) fn buying(state: &State, asked: Debrief, seat: Seat) -> Option<Buying> {
    let campaign = ship::of(state);
    let judged = asked.answers(state, seat).map(|buying| {
        let worth = match buying {
            Buying::Done => 0.0,
            Buying::Die => 5.0,
            Buying::DieWith(_) => 5.5 - spare(campaign) * 0.3,
            Buying::Promote(_) => {
                if campaign.dice >= 7 {
                    6.0
                } else {
                    1.0
                }
            }
        };
        (worth, buying)
    });
    best(judged).map(|(_, buying)| buying)
}

/// Whether somebody can be spared for what brings so much.
pub(crate) fn can_spare(state: &State, gain: f32) -> bool {
    gain > spare(ship::of(state))
}

/// The section that needs somebody most.
pub(crate) fn hiring(state: &State, asked: Hire, seat: Seat) -> Option<Section> {
    let campaign = ship::of(state);
    asked.answers(state, seat).min_by_key(|section| campaign.crew(Some(*section), Some(Status::Available)).count())
}
