//! Step 7: special effects.

use super::rows::move_counter;
use super::spend_all;
use crate::content::{Action, Does, Icon, Line, Special, When};
use crate::event::Rolls;
use crate::questions::Apply;
use crate::rules::payment::all;
use crate::rules::pool::Rolled;
use crate::rules::special::{Application, Counted};
use crate::rules::{Cx, ask, carry_out, go_on, passives};
use crate::state::{Frame, Origin, State, Step, Trial};

/// VG-ROLL-12, VG-ROLL-35: the condition's first.
fn all_specials(state: &State, trial: Trial) -> impl Iterator<Item = (Origin, Special)> + use<> {
    let condition = state.planet.condition();
    let own = trial.of.map_or(&[][..], Action::specials);
    let origin = trial.of.map_or(Origin::Condition(condition), Origin::Action);
    let first = condition.specials().iter().map(move |special| (Origin::Condition(condition), *special));
    first.chain(own.iter().map(move |special| (origin, *special)))
}

pub(crate) fn special_due(state: &State, trial: Trial) -> Option<(Origin, Special)> {
    all_specials(state, trial).nth(usize::from(trial.specials))
}

pub(super) fn specials(cx: &mut Cx<'_>, trial: Trial) {
    let Some((_, special)) = special_due(cx.state(), trial) else {
        return go_on(cx, Frame::Check(Step::Row));
    };
    match special.when {
        When::Without(icon) => without(cx, trial, icon, special.does),
        When::Shown(_) => {
            let (open, may_decline) = applications(cx.state(), trial);
            let seat = cx.state().player(trial.active);
            match open[..] {
                [] => apply(cx, None),
                [only] if !may_decline => apply(cx, Some(only)),
                _ => ask(cx, seat, Apply),
            }
        }
    }
}

/// VG-ROLL-18, R72, R39: a vanguard icon counts by itself and is not spent.
fn without(cx: &mut Cx<'_>, trial: Trial, icon: Icon, does: Does) {
    let shows = |rolled: &Rolled| rolled.shows(icon) > 0 || rolled.shows(Icon::VAN) > 0;
    if trial.shown().iter().any(shows) {
        return apply(cx, None);
    }
    if let Does::AtOnce(line) = does {
        stop_with(cx, trial, line);
    }
}

/// VG-ROLL-17: all dice are spent, that row is applied, and nothing else happens.
fn stop_with(cx: &mut Cx<'_>, trial: Trial, line: Line) {
    spend_all(cx);
    let by = cx.state().mate(trial.active);
    cx.emit(Rolls::RowMarked { by, line }.into());
    go_on(cx, Frame::Check(Step::Resolve));
}

/// VG-ROLL-13, R11, VG-ROLL-14: with which dice it may be applied, and whether it need not be.
pub(crate) fn applications(state: &State, trial: Trial) -> (Vec<Application>, bool) {
    let Some((_, Special { when: When::Shown(need), .. })) = special_due(state, trial) else {
        return (Vec::new(), true);
    };
    let Some(counted) = Counted::of(need) else { return (Vec::new(), true) };
    let (pool, conversions) = (trial.shown(), passives::conversions(state, trial.active));
    let must = counted.must_be_applied(&pool);
    (counted.applications(&pool, all(&pool), conversions), !must)
}

/// VG-ROLL-16: dice that one effect has moved are gone for the next.
pub(crate) fn apply(cx: &mut Cx<'_>, application: Option<Application>) {
    let Some(trial) = cx.state().trial else { return };
    let due = special_due(cx.state(), trial);
    cx.emit(Rolls::SpecialDone { next: trial.specials + 1 }.into());
    let (Some(Application { dice, times }), Some((origin, special))) = (application, due) else { return };
    cx.emit(Rolls::PoolSpent { dice: dice.0 }.into());
    match special.does {
        Does::Advance(line) => move_counter(cx, origin, line, times as i8),
        Does::AtOnce(line) => stop_with(cx, trial, line),
        Does::Effect(block) => {
            (0..times).for_each(|_| carry_out(cx, origin, block, trial.active, Some(trial.here)));
        }
    }
}
