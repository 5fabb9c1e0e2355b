//! Rounds and turns, rest and prepare, and missions that complete by themselves (5.4, 5.6, VG-MISSION-4).

use super::{
    Cx, actions, ask, begin, cards, carry_out, check, effect, end, events, go_on, over, passives, plays, test, travel,
    windows,
};
use crate::content::{Check, Die, Mission, PlainKey, Timing};
use crate::event::{Boards, Rounds, Worlds};
use crate::lesson;
use crate::questions::{Deed, Manner, PassStart, TakeAction};
use crate::state::{Frame, MOST, Moment, Origin, Pause, Place, State};

/// VG-ROUND-2: in seat order from the start token; VG-ROUND-3: then a new round.
pub(crate) fn next(cx: &mut Cx<'_>) {
    match next_place(cx.state()) {
        Some(place) => {
            let by = cx.state().mate(place);
            cx.emit(Rounds::TurnBegan { by }.into());
            cx.emit(Boards::Refreshed { place }.into());
            go_on(cx, Frame::Turn);
        }
        None => {
            let round = cx.state().round + 1;
            cx.emit(Rounds::RoundBegan { round }.into());
            let (holder, crew) = (cx.state().start, cx.state().everybody().len());
            let seat = cx.state().player(holder);
            if crew > 1 {
                ask(cx, seat, PassStart);
            }
        }
    }
}

fn next_place(state: &State) -> Option<Place> {
    let order = (0..MOST).map(|steps| Place(((state.start.index() + steps) % MOST) as u8));
    let here = order.filter(|place| place.index() < state.party.len());
    here.into_iter().find(|place| !state.member(*place).is_dead && !state.member(*place).has_acted)
}

/// VG-EVENT-3: what nobody has caused concerns whoever's turn it is, and once that one is dead the next in seat order
/// (VG-LETHAL-6: the dead are left out, what concerns the others goes on).
pub(crate) fn whose(state: &State, otherwise: Place) -> Place {
    let place = state.turn.map_or(otherwise, |turn| turn.place);
    let order = (0..MOST).map(|steps| Place(((place.index() + steps) % MOST) as u8));
    let living = state.everybody();
    order.into_iter().find(|place| living.contains(*place)).unwrap_or(place)
}

/// VG-ACT-5: missions are tested before and after every action. VG-ROUND-8, R87: after the last action once more.
pub(crate) fn turn(cx: &mut Cx<'_>) {
    let Some(turn) = cx.state().turn else { return go_on(cx, Frame::Round) };
    let place = turn.place;
    if cx.state().member(place).is_dead {
        return go_on(cx, Frame::EndOfTurn { is_revealed: false });
    }
    if check::settle_counters(cx) || complete(cx) {
        return;
    }
    let has_turn = cx.state().holds_closed(place) || !plays::usable(cx.state(), place, Timing::Turn).is_empty();
    if turn.is_over || turn.actions == 0 && !has_turn {
        return go_on(cx, Frame::EndOfTurn { is_revealed: false });
    }
    let seat = cx.state().player(place);
    ask(cx, seat, TakeAction { place });
}

/// VG-ROUND-4: the token is flipped, then an event; VG-LETHAL-2: none for the dead.
pub(crate) fn end(cx: &mut Cx<'_>, is_revealed: bool) {
    let Some(turn) = cx.state().turn else { return go_on(cx, Frame::Round) };
    if cx.state().member(turn.place).is_dead {
        return go_on(cx, Frame::Round);
    }
    if is_revealed {
        if !check::settle_counters(cx) && !complete(cx) {
            go_on(cx, Frame::Round);
        }
        return;
    }
    let by = cx.state().mate(turn.place);
    cx.emit(Rounds::TurnOver { by }.into());
    go_on(cx, Frame::EndOfTurn { is_revealed: true });
    if lesson::is_led(cx.state()) {
        return lesson::close_turn(cx, turn.place);
    }
    if events::are_on(cx.state()) {
        events::reveal(cx, turn.place, 1);
    }
}

/// VG-MISSION-4, R62, R46, VG-MISSION-7: the lowest number first. Answers whether one is complete.
fn complete(cx: &mut Cx<'_>) -> bool {
    let state = cx.state();
    let is_complete = |mission: &Mission| !mission.completes().is_empty() && test::all(state, mission.completes());
    let found = state.planet.in_play.iter().find(is_complete);
    let (Some(mission), Some(turn)) = (found, state.turn) else { return false };
    begin(cx, Frame::Reward { mission });
    carry_out(cx, Origin::Mission(mission), mission.reward(), turn.place, None);
    true
}

pub(crate) fn reward(cx: &mut Cx<'_>, mission: Mission) {
    over(cx);
    if cx.state().planet.in_play.contains(mission) {
        cx.emit(Worlds::MissionDone { mission }.into());
    }
}

/// What was chosen costs its action and is carried out.
pub(crate) fn carry(cx: &mut Cx<'_>, place: Place, deed: Deed) {
    let by = cx.state().mate(place);
    let left = cx.state().turn.map_or(0, |turn| turn.actions).saturating_sub(1);
    let is_special = matches!(deed, Deed::Special(_));
    if !matches!(deed, Deed::Pass | Deed::Turn(_) | Deed::LiftOff) {
        cx.emit(Rounds::ActionTaken { left, is_special }.into());
    }
    match deed {
        Deed::Special(action) => match (action.check(), action.green()) {
            // VG-ACT-4
            (Check::Plain, Some(row)) => {
                let here = cx.state().sector_of(place);
                carry_out(cx, Origin::Action(action), row.effect, place, Some(here));
            }
            (Check::Plain, None) => {}
            (Check::Dice { .. }, _) => check::start(cx, place, Some(action)),
        },
        Deed::Travel(path, to) => travel::start(cx, place, path, to),
        Deed::Rest => start_rest(cx, place),
        Deed::Prepare(manner) => start_prepare(cx, place, manner),
        Deed::LiftOff => end::propose(cx, place),
        Deed::Use(play) => plays::carry(cx, place, play, Timing::Action),
        Deed::Turn(play) => plays::carry(cx, place, play, Timing::Turn),
        Deed::Pass => cx.emit(Rounds::Passed { by }.into()),
    }
}

/// VG-REST-1, R1; the number of VG-REST-2 is counted before anything else (VG-REST-5, R99).
fn start_rest(cx: &mut Cx<'_>, place: Place) {
    let (by, dice) = (cx.state().mate(place), actions::rest_dice(cx.state(), place));
    cx.emit(Rounds::Rested { by }.into());
    effect::supply(cx, -1);
    begin(cx, Frame::Rest { place, dice, stage: Pause::Window });
}

pub(crate) fn rest(cx: &mut Cx<'_>, place: Place, dice: u8, stage: Pause) {
    let next = |stage| Frame::Rest { place, dice, stage };
    match stage {
        Pause::Window => {
            go_on(cx, next(Pause::Recharge));
            windows::open(cx, Moment::Rest, place);
        }
        Pause::Recharge => {
            go_on(cx, next(Pause::Draw));
            begin(cx, Frame::Recharge { place, left: dice, die: Die::D });
        }
        Pause::Draw => {
            go_on(cx, next(Pause::Over));
            let count = 1 + passives::bonus(cx.state(), place, PlainKey::RestDraw);
            cards::draw(cx, place, count);
        }
        Pause::Check | Pause::Over => over(cx),
    }
}

/// VG-PREP-1
fn start_prepare(cx: &mut Cx<'_>, place: Place, manner: Manner) {
    let by = cx.state().mate(place);
    cx.emit(Rounds::Prepared { by }.into());
    let (draw, check) = (manner != Manner::Check, manner != Manner::Draw);
    let draw_first = manner != Manner::CheckThenDraw;
    begin(cx, Frame::Prepare { place, draw, check, draw_first, stage: Pause::Window });
}

pub(crate) fn prepare(cx: &mut Cx<'_>, place: Place, (draw, check, draw_first): (bool, bool, bool), stage: Pause) {
    let next = |draw, check, stage| Frame::Prepare { place, draw, check, draw_first, stage };
    match stage {
        Pause::Window => {
            go_on(cx, next(draw, check, Pause::Draw));
            windows::open(cx, Moment::Prepare, place);
        }
        _ if draw && (draw_first || !check) => {
            go_on(cx, next(false, check, Pause::Draw));
            let count = 1 + passives::bonus(cx.state(), place, PlainKey::PrepareDraw);
            cards::draw(cx, place, count);
        }
        _ if check => {
            go_on(cx, next(draw, false, Pause::Draw));
            check::start(cx, place, None);
        }
        _ => over(cx),
    }
}
