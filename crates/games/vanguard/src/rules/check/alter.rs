//! What cards do to the dice of a roll (2.11).

use orrery_kit::Few;

use super::rows::row_of;
use super::throw;
use crate::content::{Die, Filter, Verb};
use crate::event::{Rolls, Rounds};
use crate::questions::{Act, PickDanger, PickDice, PickPool, PoolAct, TurnDie};
use crate::rules::pool::Chosen;
use crate::rules::{Cx, ask, danger, dice, effect, wounds};
use crate::state::{Place, SectionDie, State, Treat};

/// Dice of the roll that a filter finds (VG-FX-21).
pub(crate) fn found(state: &State, filter: Filter) -> Chosen {
    let Some(trial) = state.trial else { return Chosen::default() };
    let places = (0..).zip(trial.shown()).filter(|(_, rolled)| filter.matches(*rolled)).map(|(at, _)| at);
    places.fold(Chosen::default(), Chosen::with)
}

const fn by_colour(die: Die) -> Filter {
    match die {
        Die::R => Filter::R,
        Die::G => Filter::G,
        Die::B => Filter::B,
        Die::D => Filter::D,
    }
}

/// Whether a verb of checks would change anything now; `None` for other verbs.
pub(crate) fn would_alter(state: &State, verb: Verb, _: Place) -> Option<bool> {
    Some(match verb {
        Verb::RerollAny(filter)
        | Verb::Reroll(_, filter)
        | Verb::TurnAny(_, filter)
        | Verb::Turn(_, filter, _)
        | Verb::SendAll(filter)
        | Verb::Send(_, filter)
        | Verb::TreatAs(filter, _) => found(state, filter).count() > 0,
        Verb::Take(_, die) => found(state, by_colour(die)).count() > 0,
        Verb::Add(_, die) => state.trial.is_some_and(|trial| {
            let member = state.member(trial.active);
            !member.of_colour(member.available, die).is_empty()
        }),
        Verb::Counter(line, _) => {
            let action = state.trial.and_then(|trial| trial.of);
            action.and_then(|action| row_of(action, line)).is_some_and(|row| row.steps.is_some())
        }
        Verb::Finish => false,
        _ => return None,
    })
}

/// Verbs of a check (2.11). What belongs to the ship waits for the ship (VG-FX-9): without a campaign it is dropped
/// (VG-DOCK-5).
pub(crate) fn alter(cx: &mut Cx<'_>, verb: Verb, actor: Place) {
    match verb {
        Verb::RerollAny(filter) => pick(cx, filter, u8::MAX, PoolAct::Reroll),
        Verb::Reroll(count, filter) => pick(cx, filter, count, PoolAct::Reroll),
        Verb::Turn(count, filter, icon) => pick(cx, filter, count, PoolAct::Turn(icon)),
        Verb::TurnAny(left, filter) => turn_any(cx, filter, left),
        Verb::SendAll(filter) => {
            let dice = found(cx.state(), filter).0;
            cx.emit(Rolls::PoolSpent { dice }.into());
        }
        Verb::Send(count, filter) => pick(cx, filter, count, PoolAct::Send),
        Verb::Take(count, die) => pick(cx, by_colour(die), count, PoolAct::Take),
        Verb::Add(count, die) => add(cx, count, die),
        Verb::TreatAs(filter, icon) => {
            if cx.state().trial.is_some() {
                cx.emit(Rolls::Treated { treat: Treat { filter, icon } }.into());
            }
        }
        Verb::Finish => {
            if cx.state().trial.is_some() {
                cx.emit(Rolls::Finished.into());
            }
        }
        Verb::RerollDanger(_) => pick_danger(cx, false),
        Verb::CancelDanger(_) => pick_danger(cx, true),
        Verb::CancelWound => wounds::cancel(cx),
        verb => effect::note_gift(cx, verb, actor),
    }
}

/// VG-FX-20: one to so many; `send` takes as many as it says.
fn pick(cx: &mut Cx<'_>, filter: Filter, count: u8, act: PoolAct) {
    let (state, from) = (cx.state(), found(cx.state(), filter));
    let Some(trial) = state.trial.filter(|_| from.count() > 0) else { return };
    let most = count.min(from.count() as u8);
    let least = if act == PoolAct::Send { most } else { 1 };
    let seat = state.player(trial.active);
    if from.count() == u32::from(least) {
        return act.carry_out(cx, from);
    }
    ask(cx, seat, PickPool { from: from.0, least, most, act });
}

pub(crate) fn turn_any(cx: &mut Cx<'_>, filter: Filter, left: u8) {
    let Some(trial) = cx.state().trial.filter(|_| left > 0 && found(cx.state(), filter).count() > 0) else { return };
    let seat = cx.state().player(trial.active);
    ask(cx, seat, TurnDie { filter, left, has_begun: false });
}

fn add(cx: &mut Cx<'_>, count: u8, die: Die) {
    let Some(trial) = cx.state().trial else { return };
    let (place, member) = (trial.active, cx.state().member(trial.active));
    let from = member.of_colour(member.available, die);
    let most = count.min(from.len() as u8);
    if most > 0 {
        dice::pick(cx, PickDice { place, from, least: 1, most, act: Act::Add });
    }
}

/// A die that is rolled into the pool.
pub(crate) fn add_die(cx: &mut Cx<'_>, place: Place, die: SectionDie) {
    let cast = throw(cx, place, die);
    cx.emit(Rolls::Added { cast }.into());
}

pub(crate) fn reroll(cx: &mut Cx<'_>, at: usize) {
    let Some(cast) = cx.state().trial.and_then(|trial| trial.pool.get(at).copied()) else { return };
    let thrown = throw(cx, cast.owner, cast.die);
    cx.emit(Rolls::Turned { at: at as u8, first: thrown.first, second: thrown.second }.into());
}

fn pick_danger(cx: &mut Cx<'_>, cancel: bool) {
    let mut kinds = danger::open(cx.state()).to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    let user = effect::asked_about(cx.state()).map_or(cx.state().start, |effect| effect.source);
    let seat = cx.state().player(user);
    match kinds[..] {
        [] => {}
        [only] => change_danger(cx, only, cancel),
        _ => ask(cx, seat, PickDanger { cancel }),
    }
}

/// One danger die of this symbol is thrown again, or set aside.
pub(crate) fn change_danger(cx: &mut Cx<'_>, symbol: crate::state::Symbol, cancel: bool) {
    let mut dice = danger::open(cx.state()).to_vec();
    if let Some(at) = dice.iter().position(|one| *one == symbol) {
        dice.remove(at);
    }
    if !cancel {
        dice.extend(danger::throw(cx, 1).iter());
    }
    let dice = Few::of(dice).unwrap_or_default();
    cx.emit(Rounds::DangerChanged { dice }.into());
}
