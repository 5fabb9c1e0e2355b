//! Who is asked, and what follows. A file for each subject.

pub mod course;
pub mod fly;
pub mod ids;
pub mod missions;
pub mod operate;
pub mod score;
pub(crate) mod set_up;
pub mod turn;

pub(crate) use score::outcome;

use orrery_core::{Asks, Seat};

use crate::SpaceDiamonds;
use crate::event::Round;
use crate::lesson;
use crate::questions::{Decision, Loss, Scan, Turn};
use crate::state::{Phase, State};

pub(crate) type Cx<'a> = orrery_core::Cx<'a, SpaceDiamonds>;

/// Nobody but the player whose turn it is ever acts.
pub(crate) fn asks(state: &State, asks: &mut Asks<Decision>) {
    let (public, seat) = (&state.public, state.public.active);
    let id = |decision: &Decision| public.frames.ask(seat, decision.kind());
    match public.phase() {
        Phase::Turn => {
            let (turn, scan) = (Turn.into(), Scan.into());
            asks.must(id(&turn), seat, turn);
            if operate::may_scan(public) {
                asks.may(id(&scan), seat, scan);
            }
        }
        Phase::Loss { count } => {
            let loss = Loss { count }.into();
            asks.must(id(&loss), seat, loss);
        }
        Phase::SetUp | Phase::Over(_) => {}
    }
}

pub(crate) fn settle(cx: &mut Cx<'_>) {
    end_spent(cx);
    lesson::settle(cx);
}

/// iZ5.2: a turn in which nothing is left to do ends by itself, and so does that of whoever is home.
fn end_spent(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    match public.phase() {
        Phase::SetUp | Phase::Over(_) => {}
        Phase::Turn | Phase::Loss { .. } => {
            if public.ship(public.active).rank.is_some() || turn::is_spent(public) {
                turn::end(cx);
            }
        }
    }
}

pub(crate) fn advance(cx: &mut Cx<'_>) {
    if cx.state().public.phase() == Phase::SetUp {
        set_up::set_up(cx);
    }
}

/// R33: a player may leave at any time; on his own turn that ends it, and a pending loss is not carried out.
pub(crate) fn leave(cx: &mut Cx<'_>, seat: Seat) {
    let public = &cx.state().public;
    if seat.0 >= public.seats || public.left.contains(seat) {
        return;
    }
    let acts = public.active == seat;
    cx.emit(Round::PlayerLeft { seat }.into());
    if acts {
        turn::end(cx);
    }
}
