//! Steps 8 and 10: rows, and counters on their boxes.

use crate::content::{Action, Line, Row};
use crate::event::Rolls;
use crate::questions::TakeRow;
use crate::rules::payment::{Counting, all, is_paid_by};
use crate::rules::{Cx, ask, begin, carry_out, go_on, over, passives, prospects, turns};
use crate::state::{Frame, Origin, Place, State, Step, Trial};

pub(crate) fn row_of(action: Action, line: Line) -> Option<Row> {
    match line {
        Line::Yellow => action.yellow(),
        Line::Green => action.green(),
        Line::Red => action.red(),
    }
}

fn has_counters(action: Action) -> bool {
    Line::ALL.into_iter().filter_map(|line| row_of(action, line)).any(|row| row.steps.is_some())
}

/// R10, R101: whether a row is met, and whether it must then be taken (VG-ROLL-22).
fn offered(state: &State, trial: Trial, line: Line) -> Option<bool> {
    let action = trial.of?;
    let row = row_of(action, line).filter(|row| !row.need.is_empty())?;
    let (pool, conversions) = (trial.shown(), passives::conversions(state, trial.active));
    if !is_paid_by(row.need, &pool, all(&pool), Counting::Freely(conversions)) {
        return None;
    }
    let case = prospects::Case { here: trial.here, ..prospects::Case::of(state, Origin::Action(action), trial.active) };
    let changes = prospects::could_change(state, case, row.effect) || row.then.is_some();
    Some(is_paid_by(row.need, &pool, all(&pool), Counting::Printed) && changes)
}

/// VG-ROLL-21, R56: from the top row down. A row that was declined lies behind.
pub(super) fn row(cx: &mut Cx<'_>, trial: Trial) {
    go_on(cx, Frame::Check(Step::Spend));
    if trial.of.is_none_or(has_counters) {
        return;
    }
    seek_row(cx, trial, Line::Yellow);
}

pub(crate) fn seek_row(cx: &mut Cx<'_>, trial: Trial, from: Line) {
    let seat = cx.state().player(trial.active);
    let by = cx.state().mate(trial.active);
    for line in Line::ALL.into_iter().filter(|line| *line >= from && *line != Line::Red) {
        match offered(cx.state(), trial, line) {
            Some(true) => return cx.emit(Rolls::RowMarked { by, line }.into()),
            Some(false) => return ask(cx, seat, TakeRow { line }),
            None => {}
        }
    }
    if trial.of.and_then(Action::red).is_some() {
        cx.emit(Rolls::RowMarked { by, line: Line::Red }.into());
    }
}

/// VG-ROLL-24, VG-ROLL-27, VG-ROLL-23, VG-ROLL-25
pub(super) fn resolve(cx: &mut Cx<'_>, trial: Trial) {
    go_on(cx, Frame::Check(Step::Linked));
    let Some(action) = trial.of else { return };
    match trial.marked.and_then(|line| row_of(action, line)) {
        Some(row) => carry_out(cx, Origin::Action(action), row.effect, trial.active, Some(trial.here)),
        None if has_counters(action) => {
            let (place, here) = (trial.active, trial.here);
            begin(cx, Frame::Counters { action, place, here, next: Line::Green });
        }
        None => {}
    }
}

pub(super) fn linked(cx: &mut Cx<'_>, trial: Trial) {
    go_on(cx, Frame::Check(Step::Over));
    let row = trial.of.zip(trial.marked).and_then(|(action, line)| row_of(action, line));
    let then =
        row.and_then(|row| row.then).zip(trial.of).and_then(|(line, action)| Some((action, row_of(action, line)?)));
    if let Some((action, row)) = then {
        carry_out(cx, Origin::Action(action), row.effect, trial.active, Some(trial.here));
    }
}

/// VG-ROLL-19, VG-ROLL-20, VG-FX-8: counters of the action that is being resolved.
pub(crate) fn move_counter(cx: &mut Cx<'_>, origin: Origin, line: Line, by: i8) {
    let own = if let Origin::Action(action) = origin { Some(action) } else { None };
    let Some(action) = own.or_else(|| cx.state().trial.and_then(|trial| trial.of)) else { return };
    let Some(steps) = row_of(action, line).and_then(|row| row.steps) else { return };
    let progress = cx.state().planet.progress_of(action);
    let now = if line == Line::Red { progress.red } else { progress.green };
    let to = now.saturating_add_signed(by).min(steps);
    if to != now {
        cx.emit(Rolls::CounterSet { action, line, to }.into());
    }
}

/// VG-ROLL-25: from top to bottom, every counter on its box.
pub(crate) fn resolve_counters(cx: &mut Cx<'_>, (action, place, here): (Action, Place, u8), next: Line) {
    match next {
        Line::Yellow | Line::Green => go_on(cx, Frame::Counters { action, place, here, next: Line::Red }),
        Line::Red => over(cx),
    }
    if let Some(row) = row_of(action, next).filter(|row| is_full(cx.state(), action, next, row.steps)) {
        cx.emit(Rolls::CounterSet { action, line: next, to: 0 }.into());
        carry_out(cx, Origin::Action(action), row.effect, place, Some(here));
    }
}

fn is_full(state: &State, action: Action, line: Line, steps: Option<u8>) -> bool {
    let progress = state.planet.progress_of(action);
    let now = if line == Line::Red { progress.red } else { progress.green };
    steps.is_some_and(|steps| steps > 0 && now >= steps)
}

/// VG-ROLL-26: a counter that has reached its box outside a check. Answers whether there was one.
pub(crate) fn settle_counters(cx: &mut Cx<'_>) -> bool {
    let state = cx.state();
    let full = |action: Action| {
        Line::ALL.iter().any(|line| is_full(state, action, *line, row_of(action, *line).and_then(|row| row.steps)))
    };
    let found = state.planet.progress.iter().map(|one| one.action).find(|action| full(*action));
    let Some(action) = found.filter(|_| state.trial.is_none()) else { return false };
    let place = turns::whose(state, state.start);
    let here = state.sector_of(place);
    begin(cx, Frame::Counters { action, place, here, next: Line::Green });
    true
}
