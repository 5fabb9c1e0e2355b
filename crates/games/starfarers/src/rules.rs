//! Who is asked what, and what happens by itself. A file for each subject; what is legal, and what follows from an answer,
//! stands with its question.

mod asking;
pub mod bank;
pub mod build;
pub mod encounter;
pub mod fly;
pub mod found;
pub mod ids;
pub mod results;
pub mod score;
mod set_up;
pub mod supply;
pub mod trade;
pub mod turn;

pub(crate) use asking::asks;
pub(crate) use score::outcome;

use orrery_core::{Asks, Questions, Seat};

use crate::Starfarers;
use crate::event::Round;
use crate::lesson;
use crate::questions::Roll;
use crate::state::{Ending, Phase};

/// The one door through which a state changes.
pub(crate) type Cx<'a> = orrery_core::Cx<'a, Starfarers>;

pub(crate) fn settle(cx: &mut Cx<'_>) {
    win(cx);
    lesson::settle(cx);
}

/// SF-END-1, SF-END-2, SF-ENC-20, R-22: who has the target in the own turn wins at once.
fn win(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    let (phase, target) = (public.phase(), public.terms.target);
    // Nobody has more than their best: most of the time that is enough to know, and quicker than counting.
    let is_near = public.player(public.active).best >= target;
    debug_assert!(is_near || public.vp(public.active) < target, "a rise was not noted");
    if matches!(phase, Phase::SetUp | Phase::Over(_)) || !is_near || public.vp(public.active) < target {
        return;
    }
    let before = public.is_asking(Roll) && public.turn.rolls == 0;
    cx.reveal();
    score::end(cx, if before { Ending::TargetBefore } else { Ending::Target });
}

/// One step that needs nobody, or the default of somebody who has left (SF-Z12, SF-ONLINE-1, SF-ONLINE-2).
pub(crate) fn advance(cx: &mut Cx<'_>) {
    if cx.state().public.left.is_empty() || !answer_for_absent(cx) {
        step(cx);
    }
}

fn answer_for_absent(cx: &mut Cx<'_>) -> bool {
    let (state, mut open) = (cx.state(), Asks::default());
    asking::gather(state, &mut open, |seat| state.public.left.contains(seat));
    let Some(ask) = open.iter().find(|ask| ask.must) else { return false };
    let choice = ask.decision.fallback(state, ask.seat);
    ask.decision.resolve(cx, ask.seat, choice);
    true
}

fn step(cx: &mut Cx<'_>) {
    match cx.state().public.phase() {
        Phase::SetUp => set_up::set_up(cx),
        Phase::Hands => set_up::deal_hands(cx),
        Phase::Rolled => turn::settle(cx),
        Phase::Discard => turn::open_discards(cx),
        Phase::Settled => turn::after_roll(cx),
        Phase::Supply => supply::phase(cx),
        Phase::Draw => encounter::draw(cx),
        Phase::Meeting => encounter::go_on(cx),
        Phase::Wear => encounter::after_wear(cx),
        Phase::TurnOver => turn::next(cx),
        // Somebody is asked, or nobody plays any more.
        Phase::FirstShips | Phase::Placing { .. } | Phase::PlacingShip { .. } | Phase::Trade => {}
        Phase::Ask { .. } | Phase::Over(_) => {}
    }
}

/// SF-ONLINE-2: the seat stays in the game and is played by the defaults; without anybody left there is no winner.
pub(crate) fn leave(cx: &mut Cx<'_>, seat: Seat) {
    let public = &cx.state().public;
    if seat.0 >= public.seats || public.left.contains(seat) {
        return;
    }
    cx.emit(Round::PlayerLeft { seat }.into());
    if cx.state().public.left.len() == usize::from(cx.state().public.seats) {
        score::end(cx, Ending::Abandoned);
    }
}
