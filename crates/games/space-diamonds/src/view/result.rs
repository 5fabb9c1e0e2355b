//! The end of a game laid open: who scored what for which reason, and everything that was hidden.

use orrery_core::Seat;
use serde::{Deserialize, Serialize};

use super::Find;
use crate::content::{Chit, Mission, Space};
use crate::rules::{missions, score};
use crate::sets::Chits;
use crate::state::{Ending, Missions, Phase, State};

/// One mission card of a player, with what decided it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MissionResult {
    pub mission: Mission,
    pub done: bool,
    /// How much the player had of what the card counts.
    pub have: u8,
    /// How much it needed, where that did not depend on others.
    pub need: Option<u8>,
    /// For cards that compare: the best of the others.
    pub best_other: Option<u8>,
    /// Who took the chit or was first, where that decided it.
    pub gone_to: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatResult {
    pub seat: Seat,
    pub left: bool,
    /// See [`orrery_core::Standing`].
    pub place: u8,
    pub rank: Option<u8>,
    pub score: score::Score,
    pub total: u16,
    /// The chits held, with the sites they were found on.
    pub chits: Vec<Find>,
    pub hand: Chits,
    pub missions: Vec<MissionResult>,
    pub dealt: Missions,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableResult {
    pub ending: Ending,
    pub seats: Vec<SeatResult>,
    /// Chits that were never dealt, and those that left the game unspent.
    pub unplaced: Chits,
    pub lost: Chits,
    /// Chits still on the map.
    pub untaken: Vec<Space>,
    pub unused_missions: Missions,
}

pub(super) fn result(state: &State) -> Option<TableResult> {
    let Phase::Over(ending) = state.public.phase() else { return None };
    let outcome = score::outcome(state)?;
    let seats = outcome.places.iter().map(|place| seat_result(state, place.seat, place.place)).collect();
    let dealt: Chits = state.secret.dealt.iter().map(|(_, chit)| Chit(chit)).collect();
    let on_map: Chits = state.public.chit_sites().filter_map(|site| state.chit_of(site)).collect();
    let kept = state.secret.hands.iter().chain(&state.public.spent).fold(on_map, |all, some| all.or(*some));
    let in_hands = Seat::all(state.public.seats).flat_map(|seat| state.missions(seat).iter());
    Some(TableResult {
        ending,
        seats,
        unplaced: Chits::all(state.public.printing).minus(dealt),
        lost: dealt.minus(kept),
        untaken: state.public.chit_sites().collect(),
        unused_missions: Mission::all().collect::<Missions>().minus(in_hands.collect()),
    })
}

fn seat_result(state: &State, seat: Seat, place: u8) -> SeatResult {
    let (score, hand) = (score::score(state, seat), state.hand(seat));
    let find = |chit| Some(Find { site: state.site_of(chit)?, chit });
    SeatResult {
        seat,
        left: state.public.left.contains(seat),
        place,
        rank: state.public.ship(seat).rank,
        score,
        total: score.total(),
        chits: hand.iter().filter_map(find).collect(),
        hand,
        missions: state.missions(seat).iter().map(|mission| mission_result(state, seat, mission)).collect(),
        dealt: state.missions(seat),
    }
}

fn mission_result(state: &State, seat: Seat, mission: Mission) -> MissionResult {
    let public = &state.public;
    let (have, need) = missions::count(state, seat, mission);
    MissionResult {
        mission,
        done: public.ship(seat).done.contains(mission),
        have,
        need,
        best_other: need.is_none().then(|| missions::best_other(state, seat, mission)),
        gone_to: missions::spoiler(public, seat, mission),
    }
}
