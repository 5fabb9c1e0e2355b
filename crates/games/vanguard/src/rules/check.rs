//! The check, step by step (5.11).

mod alter;
mod assist;
mod combos;
mod injuries;
mod rows;
mod specials;

pub(crate) use alter::{add_die, alter, change_danger, found, reroll, would_alter};
pub(crate) use assist::{gifts, has_helpers, is_bound, is_present, lacks_help, may_give_card};
pub(crate) use combos::{combine, combos};
pub(crate) use injuries::suffer;
pub(crate) use rows::{move_counter, resolve_counters, row_of, seek_row, settle_counters};
pub(crate) use specials::{applications, apply, special_due};

use orrery_kit::Few;

use super::{Cx, ask, begin, danger, go_on, over, windows};
use crate::content::{Action, Check, Icon, faces};
use crate::event::{Boards, Rolls};
use crate::lesson;
use crate::questions::{Act, PickDice};
use crate::state::{Cast, Dice, Frame, Injury, Moment, Place, SectionDie, Step, Trial};
use assist::call_helpers;
use combos::offer_combos;
use injuries::{dangers, injuries, return_injuries};
use rows::{linked, resolve, row};
use specials::specials;

pub(crate) fn start(cx: &mut Cx<'_>, place: Place, action: Option<Action>) {
    let state = cx.state();
    let trial = Trial::new(place, action, state.sector_of(place));
    let by = state.mate(place);
    cx.emit(Rolls::CheckBegan { by, trial }.into());
    begin(cx, Frame::Check(Step::Dice));
}

pub(crate) fn go(cx: &mut Cx<'_>, step: Step) {
    let Some(trial) = cx.state().trial else { return over(cx) };
    // VG-LETHAL-2: a check of the dead stops.
    if cx.state().member(trial.active).is_dead && step != Step::Over {
        spend_all(cx);
        return go_on(cx, Frame::Check(Step::Over));
    }
    match step {
        Step::Dice => take_dice(cx, trial),
        Step::Helpers => call_helpers(cx, trial),
        Step::Assist => go_on(cx, Frame::Check(Step::Roll)),
        Step::Roll => roll(cx, trial),
        Step::Modify => {
            go_on(cx, Frame::Check(Step::Combos));
            windows::open(cx, Moment::Check, trial.active);
        }
        Step::Combos => offer_combos(cx, trial),
        Step::Injuries => injuries(cx, trial),
        Step::Danger => dangers(cx, trial),
        Step::Return | Step::Finish => return_injuries(cx, trial, step),
        Step::Specials => specials(cx, trial),
        Step::Row => row(cx, trial),
        Step::Spend => {
            spend_all(cx);
            go_on(cx, Frame::Check(Step::Resolve));
        }
        Step::Resolve => resolve(cx, trial),
        Step::Linked => linked(cx, trial),
        Step::Over => finish(cx, trial),
    }
}

/// VG-ROLL-2, VG-ROLL-1
fn take_dice(cx: &mut Cx<'_>, trial: Trial) {
    go_on(cx, Frame::Check(Step::Helpers));
    let place = trial.active;
    let from = cx.state().member(place).available;
    let (most, seat) = (from.len() as u8, cx.state().player(place));
    if !from.is_empty() {
        ask(cx, seat, PickDice { place, from, least: 0, most, act: Act::Roll });
    }
}

fn danger_of(action: Option<Action>) -> Option<(crate::content::Danger, u8)> {
    match action.map(Action::check) {
        Some(Check::Dice { danger, .. }) => danger,
        _ => None,
    }
}

/// VG-ROLL-3, VG-ROLL-4; VG-ASSIST-7 where nobody has helped.
fn roll(cx: &mut Cx<'_>, trial: Trial) {
    let by = cx.state().mate(trial.active);
    if lacks_help(trial) {
        over(cx);
        return cx.emit(Rolls::TakenBack { by }.into());
    }
    let mut pool = throw_all(cx, trial);
    // C19, T7: three accidents would teach nothing.
    while lesson::is_at_supplies(cx.state()) && pool.iter().filter(|cast| cast.first == Icon::ACC).count() > 2 {
        pool = throw_all(cx, trial);
    }
    let wounded = cx.state().member(trial.active).injured.len();
    let mut injuries = Few::NONE;
    injuries.extend((0..wounded).map(|_| Injury::FACES[cx.dice().below(6) as usize]));
    let danger = danger::throw(cx, danger_of(trial.of).map_or(0, |(_, count)| count));
    go_on(cx, Frame::Check(Step::Modify));
    cx.emit(Rolls::Rolled { by, pool, injuries, danger }.into());
}

/// VG-LETHAL-6: what the dead had given is not rolled.
fn throw_all(cx: &mut Cx<'_>, trial: Trial) -> Few<Cast, 24> {
    let mut pool = Few::NONE;
    let given: Vec<_> = Place::all().zip(trial.taken).filter(|(owner, _)| !cx.state().is_dead(*owner)).collect();
    for (owner, dice) in given {
        pool.extend(dice.iter().map(|die| throw(cx, owner, die)));
    }
    pool
}

fn throw(cx: &mut Cx<'_>, owner: Place, die: SectionDie) -> Cast {
    let (colour, kind) = cx.state().member(owner).die(die);
    let at = lesson::face(cx.state(), colour, kind).unwrap_or_else(|| cx.dice().below(6) as usize);
    let face = faces(colour, kind)[at];
    Cast { owner, die, colour, first: face[0], second: face.get(1).copied() }
}

fn spend_all(cx: &mut Cx<'_>) {
    let count = cx.state().trial.map_or(0, |trial| trial.pool.len());
    if count > 0 {
        cx.emit(Rolls::PoolSpent { dice: ((1_u64 << count) - 1) as u32 }.into());
    }
}

/// VG-LETHAL-2: what the living still have in hand for a check that stops is spent.
fn put_down(cx: &mut Cx<'_>, trial: Trial) {
    for (owner, dice) in Place::all().zip(trial.taken) {
        if !dice.is_empty() && !cx.state().is_dead(owner) {
            let by = cx.state().mate(owner);
            cx.emit(Boards::Spent { by, dice }.into());
        }
    }
}

/// VG-FX-24: dice of `assist-return` come back where they fit.
fn finish(cx: &mut Cx<'_>, trial: Trial) {
    over(cx);
    put_down(cx, trial);
    cx.emit(Rolls::CheckOver.into());
    for place in trial.returns.iter().filter(|place| !cx.state().member(*place).is_dead).collect::<Vec<_>>() {
        let state = cx.state();
        let (member, by) = (state.member(place), state.mate(place));
        let mut dice = Dice::NONE;
        for die in trial.given[place.index()].and(member.spent).iter() {
            let with = dice.with(die);
            dice = if usize::from(member.fitting(with)) == with.len() { with } else { dice };
        }
        if !dice.is_empty() {
            cx.emit(Boards::Recharged { by, dice }.into());
        }
    }
}
