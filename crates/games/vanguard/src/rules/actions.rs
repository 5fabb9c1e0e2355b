//! What a crew member can do with an action (VG-ACT-1 to 6).

use std::sync::LazyLock;

use orrery_core::{Message, Refusal, require};

use super::prospects::{self, Case};
use super::{check, ids, passives, plays, test, travel};
use crate::content::{Action, Check, Owner, Poi, Range, Timing};
use crate::lesson;
use crate::questions::{Deed, Manner};
use crate::state::{Origin, Place, State};

/// VG-ACT-2, R96, R23, VG-THREAT-2: printed on the place that shows in the sector, or on a threat.
pub(crate) fn specials(state: &State, place: Place) -> impl Iterator<Item = Action> + '_ {
    let sector = state.sector_of(place);
    let here = state.planet.poi(sector).map_or(&[][..], |poi| &OFFERED.pois[poi.index()]);
    let is_open = move |action: &Action| match action.of() {
        Owner::Threat(threat) => {
            let standee = state.planet.standee(threat);
            standee.is_in_play && (action.range() == Some(Range::Any) || standee.sector == sector)
        }
        _ => false,
    };
    here.iter().copied().chain(OFFERED.threats.iter().copied().filter(is_open))
}

/// The special actions of each place, and of threats; those of conditions are travel checks.
struct Offered {
    pois: Vec<Vec<Action>>,
    threats: Vec<Action>,
}

static OFFERED: LazyLock<Offered> = LazyLock::new(|| Offered {
    pois: Poi::all().map(|poi| Action::all().filter(|action| action.of() == Owner::Poi(poi)).collect()).collect(),
    threats: Action::all().filter(|action| matches!(action.of(), Owner::Threat(_))).collect(),
});

/// Whether something can be done at a place.
pub(crate) fn is_offered(poi: Poi) -> bool {
    !OFFERED.pois[poi.index()].is_empty()
}

/// Everything one might look for (VG-ACT-3: each special action is one of its own; R26: passing is allowed).
pub(crate) fn deeds(state: &State, place: Place) -> Vec<Deed> {
    let Some(turn) = state.turn else { return vec![Deed::Pass] };
    let mut all: Vec<Deed> = plays::usable(state, place, Timing::Turn).into_iter().map(Deed::Turn).collect();
    if turn.actions > 0 {
        all.extend(specials(state, place).map(Deed::Special));
        all.extend(state.planet.paths(state.sector_of(place)).map(|(path, to)| Deed::Travel(path, to)));
        all.extend(Manner::ALL.into_iter().map(Deed::Prepare));
        all.push(Deed::Rest);
        if state.planet.lander > 0 {
            all.push(Deed::LiftOff);
        }
        all.extend(plays::usable(state, place, Timing::Action).into_iter().map(Deed::Use));
    }
    all.push(Deed::Pass);
    all
}

pub(crate) fn allows(state: &State, place: Place, deed: Deed) -> Result<(), Refusal> {
    let Some(turn) = state.turn else { return Ok(()) };
    lesson::allows_deed(state, place, deed)?;
    match deed {
        Deed::Special(action) => {
            require(!turn.special_used, ids::SPECIAL_ONCE, || "refused-special-used")?;
            is_open(state, place, action)
        }
        Deed::Travel(path, _) => {
            require(travel::may_move(state, place), ids::NO_MOVEMENT, || "refused-no-movement")?;
            require(test::all(state, path.lock()), ids::PATHS, || "refused-locked")
        }
        Deed::Rest => {
            let can = state.vessel.supplies > 0 || passives::is_unlimited(state);
            require(can, ids::REST, || "refused-no-supplies")
        }
        Deed::LiftOff => {
            let is_there = state.sector_of(place) == state.planet.lander;
            require(is_there, ids::LIFT_OFF, || Message::new("refused-lander").with("sector", state.planet.lander))?;
            require(!turn.has_proposed, ids::REFUSED, || "refused-proposed")
        }
        Deed::Prepare(_) | Deed::Use(_) | Deed::Turn(_) | Deed::Pass => Ok(()),
    }
}

fn is_open(state: &State, place: Place, action: Action) -> Result<(), Refusal> {
    let case = Case::of(state, Origin::Action(action), place);
    match action.check() {
        Check::Plain => {
            let changes = action.green().is_some_and(|row| prospects::could_change(state, case, row.effect));
            require(changes, ids::PLAIN_NO_CHANGE, || "refused-no-change")
        }
        Check::Dice { assisted: true, .. } => {
            let barred = state.turn.is_some_and(|turn| turn.barred.contains(action));
            require(!barred && check::has_helpers(state, place), ids::ASSISTED, || "refused-nobody-helps")
        }
        Check::Dice { .. } => Ok(()),
    }
}

/// DP4: rest where half of the dice are spent, otherwise nothing.
pub(crate) fn fallback(state: &State, place: Place) -> Deed {
    if let Some(deed) = lesson::led_deed(state) {
        return deed;
    }
    let member = state.member(place);
    let is_tired = member.spent.len() >= member.available.len() && !member.spent.is_empty();
    let can_rest = deeds(state, place).contains(&Deed::Rest) && allows(state, place, Deed::Rest).is_ok();
    if is_tired && can_rest { Deed::Rest } else { Deed::Pass }
}

/// VG-REST-2, VG-REST-3, VG-GEN-9: half of the dice, rounded up.
pub(crate) fn rest_dice(state: &State, place: Place) -> u8 {
    let member = state.member(place);
    let half = (member.available.len() + member.spent.len()).div_ceil(2) as u8;
    half + passives::bonus(state, place, crate::content::PlainKey::RestRecharge)
}

/// A question about somebody who is dead has lost its object.
pub(crate) fn is_void(state: &State, about: Option<Place>) -> bool {
    about.is_some_and(|place| place.index() < state.party.len() && state.member(place).is_dead)
}
