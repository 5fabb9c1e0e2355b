//! What to do with an action (DP4): the gain now, and what it leaves to be done.

use orrery_core::Dice as Luck;

use super::plan::{LATER, Plan, home, is_main_open};
use super::worth::{self, Hope};
use super::{Taste, price};
use crate::content::{Check, Path, Toll};
use crate::questions::{Deed, Manner, TakeAction};
use crate::rules::prospects::Case;
use crate::rules::{actions, passives};
use crate::state::{Origin, Place, Play, State};

pub(crate) fn decide(state: &State, asked: TakeAction, taste: &Taste, luck: &mut Luck) -> Deed {
    let plan = Plan::new(state, asked.place, luck, taste.throws);
    let open = actions::deeds(state, asked.place).into_iter();
    let legal = open.filter(|deed| actions::allows(state, asked.place, *deed).is_ok());
    let judged: Vec<(f32, Deed)> = legal
        .map(|deed| {
            let doubt = luck.below(1000) as f32 / 1000.0 - 0.5;
            (score(&plan, deed) + doubt * taste.doubt, deed)
        })
        .collect();
    judged.into_iter().fold((f32::NEG_INFINITY, Deed::Pass), |best, next| if next.0 > best.0 { next } else { best }).1
}

pub(crate) fn score(plan: &Plan<'_>, deed: Deed) -> f32 {
    let (state, place) = (plan.state, plan.place);
    let here = state.sector_of(place);
    let stay = |gain: f32| gain + LATER * plan.potential(here, false, None);
    match deed {
        Deed::Special(action) => {
            let task = plan.tasks.iter().find(|task| task.action == Some(action));
            let promised = task.map_or(-1.0, |task| task.now);
            let kept = if action.check() == Check::Plain { 0.0 } else { 0.3 };
            promised - 0.1 + LATER * plan.potential(here, false, Some(action)).max(kept)
        }
        Deed::Travel(path, to) => tolls(state, place, path) + LATER * plan.potential(to, false, None),
        Deed::Rest => rest(plan, here),
        Deed::Prepare(Manner::Draw) => {
            let member = state.member(place);
            stay(if member.hand.len() < member.hand_limit() { 0.35 } else { -0.2 })
        }
        Deed::Prepare(_) => stay(-0.3),
        Deed::LiftOff => lift_off(state),
        Deed::Use(play) | Deed::Turn(play) => stay(used(state, place, play) - price(play)),
        Deed::Pass => stay(-idling(state)),
    }
}

/// What a card, gear or ability brings by itself.
pub(crate) fn used(state: &State, place: Place, play: Play) -> f32 {
    let case = Case::of(state, play.origin(state, place), place);
    play.timed(state, place).effect.map_or(0.0, |block| worth::block(state, case, block, Hope::GOOD))
}

/// VG-TRAVEL-3: everything on the path.
pub(crate) fn tolls(state: &State, place: Place, path: Path) -> f32 {
    path.tolls().iter().map(|toll| self::toll(state, place, *toll)).sum()
}

pub(crate) fn toll(state: &State, place: Place, toll: Toll) -> f32 {
    let member = state.member(place);
    match toll {
        Toll::Spend(die) if member.of_colour(member.available, die).is_empty() => -3.5,
        Toll::Spend(_) => -0.7,
        Toll::Danger(table) => worth::danger(state, place, table),
        Toll::Sacrifice => -3.0,
        Toll::Travel => {
            let condition = state.planet.condition();
            let case = Case::of(state, Origin::Condition(condition), place);
            condition.travel().map_or(-1.2, |block| worth::block(state, case, block, Hope::GOOD).min(0.0))
        }
    }
}

/// Dice that come back, a card, and a supply less (VG-REST-1 to 3).
fn rest(plan: &Plan<'_>, here: u8) -> f32 {
    let (state, place) = (plan.state, plan.place);
    let member = state.member(place);
    let back = plan.after_rest().len() - member.available.len();
    // An action in vain lets time go by.
    let vain = if back == 0 { 0.5 } else { 0.0 };
    let card = if member.hand.len() < member.hand_limit() { 0.3 } else { 0.0 };
    let supply =
        if passives::is_unlimited(state) { 0.0 } else { 0.7 + (3.0 - f32::from(state.vessel.supplies)).max(0.0) * 0.3 };
    back as f32 * plan.price + card - supply - vain + LATER * plan.potential(here, true, None)
}

/// Whoever waits lets events come (VG-ROUND-4): while a main mission is open that leads nowhere.
fn idling(state: &State) -> f32 {
    if is_main_open(state) { 1.5 } else { 0.05 }
}

/// 9.1: never while a main mission is open, and never without somebody.
fn lift_off(state: &State) -> f32 {
    let are_all_home = state.in_sector(state.planet.lander) == state.everybody();
    if is_main_open(state) || !are_all_home { -50.0 } else { home(state) + 1.0 }
}
