//! How an exploration ends (5.6, 5.21), and what it was worth (C20, VG-OPS-7 to 10).

use orrery_core::{Outcome, Seat, Standing};
use orrery_kit::Window;

use super::{Cx, begin, carry_out, effect, leaving, over};
use crate::content::{Board, Ending, Log, Tally, at};
use crate::event::{Boards, Course, Finds, Rounds, Worlds};
use crate::state::{Close, Frame, Origin, Place, State};
use crate::words;

/// VG-LIFT-1: all other players with crew on the planet must agree.
pub(crate) fn propose(cx: &mut Cx<'_>, place: Place) {
    let state = cx.state();
    let by = state.mate(place);
    let others = leaving::others(state, by.seat);
    cx.emit(Rounds::LiftProposed { by }.into());
    begin(cx, Frame::Consent { place, window: Window::new(others.iter()) });
}

/// Nobody has refused.
pub(crate) fn consented(cx: &mut Cx<'_>) {
    let Frame::Consent { place, .. } = cx.state().frame() else { return };
    over(cx);
    let log = cx.state().planet.board.lift_off();
    show(cx, log, place);
}

/// VG-LIFT-5, R66
pub(crate) fn refuse(cx: &mut Cx<'_>) {
    cx.emit(Course::Ended.into());
}

fn show(cx: &mut Cx<'_>, log: Log, source: Place) {
    cx.reveal();
    cx.emit(Worlds::LogShown { log }.into());
    carry_out(cx, Origin::Log(log), log.effect(), source, None);
}

/// VG-LIFT-3, VG-END-1: who is not in the lander's sector dies.
pub(crate) fn lift(cx: &mut Cx<'_>) {
    let (state, lander) = (cx.state(), cx.state().planet.lander);
    let behind: Vec<Place> = state.crew().filter(|place| state.sector_of(*place) != lander).collect();
    for place in behind {
        let by = cx.state().mate(place);
        cx.emit(Boards::Died { by }.into());
    }
    close(cx, Close::Lift);
}

/// VG-WOUND-3, VG-END-7, R47, VG-LIFT-2: the evacuation log is shown, and closes the exploration.
pub(crate) fn evacuate(cx: &mut Cx<'_>) {
    let state = cx.state();
    let source = state.crew().next().unwrap_or(Place(0));
    let log = state.planet.board.evacuation();
    show(cx, log, source);
}

/// VG-END-3, R29, VG-END-4
pub(crate) fn evacuated(cx: &mut Cx<'_>) {
    cx.emit(Finds::AllLost.into());
    close(cx, Close::Evacuation);
}

/// VG-END-2, VG-ROUND-7
pub(crate) fn by_log(cx: &mut Cx<'_>) {
    close(cx, Close::Log);
}

/// VG-GEN-17: everything unfinished is dropped.
fn close(cx: &mut Cx<'_>, how: Close) {
    cx.emit(Rounds::Closed { how }.into());
}

/// VG-LETHAL-2; VG-END-6: where all are dead the evacuation log is shown.
pub(crate) fn die(cx: &mut Cx<'_>, place: Place) {
    let by = cx.state().mate(place);
    cx.emit(Boards::Died { by }.into());
    if cx.state().everybody().is_empty() {
        let log = cx.state().planet.board.evacuation();
        show(cx, log, place);
    }
}

/// VG-LIFT-4, VG-MISSION-5, R61: every main mission is done and none has failed.
pub fn has_succeeded(state: &State) -> bool {
    state.closed.is_some_and(|how| matches!(how, Close::Lift | Close::Log)) && has_done(state)
}

/// Every main mission is done.
pub fn has_done(state: &State) -> bool {
    let planet = &state.planet;
    let mains = planet.board.missions().iter().copied().filter(|mission| effect::is_main(*mission));
    let last = (planet.board == at::board::EV).then_some(at::mission::M03);
    mains.chain(last).all(|mission| planet.done.contains(mission))
}

/// VG-OPS-8
fn dead(state: &State) -> i64 {
    state.party.iter().filter(|member| member.is_dead).count() as i64
}

/// C20: what an operation was worth; elsewhere its success tokens.
pub fn score(state: &State) -> i64 {
    match state.is_operation() {
        true if has_succeeded(state) => worth(state),
        true => 0,
        false => i64::from(state.success),
    }
}

pub(crate) fn is_operation(board: Board) -> bool {
    [at::board::OA, at::board::OB, at::board::OC].contains(&board)
}

/// Of an operation that was won (VG-OPS-10).
pub(crate) fn worth(state: &State) -> i64 {
    let success = i64::from(state.success);
    let extra = match state.planet.board {
        at::board::OA => 2 * (i64::from(state.count(Tally::Saved)) - 3).max(0),
        at::board::OB => i64::from(state.vessel.supplies / 2),
        _ => 2 * i64::from(state.found(None).min(5)),
    };
    (success + extra - state.wound_cards() as i64 - 3 * dead(state)).max(0)
}

/// C20: bronze, silver, gold.
pub fn ending(state: &State) -> Option<&'static str> {
    if let Some(campaign) = state.campaign {
        let abandoned = (state.closed == Some(Close::Abandoned)).then_some("ending-abandoned");
        let mark = state.is_marked.then_some("ending-chapter");
        return campaign.ending.map(words::ending).or(abandoned).or(mark);
    }
    let how = state.closed?;
    let has_won = has_succeeded(state);
    Some(match how {
        Close::Abandoned => "ending-abandoned",
        Close::Evacuation => "ending-evacuated",
        _ if !has_won => "ending-failed",
        _ if state.is_operation() => words::grade(score(state) as u8),
        _ => "ending-success",
    })
}

/// VG-GEN-1: all win or lose together.
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    let ending = ending(state)?;
    let is_lost = state.campaign.and_then(|campaign| campaign.ending).is_some_and(|one| one >= Ending::END4);
    let has_won =
        if state.campaign.is_some() { ending != "ending-abandoned" && !is_lost } else { has_succeeded(state) };
    let place = if has_won { 1 } else { 2 };
    let standing = |seat| Standing { seat, place, score: score(state) };
    Some(Outcome { ending, places: Seat::all(state.seats).map(standing).collect(), together: true })
}
