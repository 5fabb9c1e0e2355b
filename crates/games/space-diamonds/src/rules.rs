//! Who is asked what, what is legal, and what follows from it. A file for each subject.

pub mod course;
pub mod fly;
pub mod ids;
pub mod missions;
pub mod operate;
pub mod score;
pub(crate) mod set_up;
pub mod time_out;
pub mod turn;

use orrery_core::{Ask, AskId, Asks, Cx, Refusal, Seat};

use crate::SpaceDiamonds;
use crate::decision::{Choice, Decision};
use crate::event::Event;
use crate::state::{Phase, State};

/// The hand that writes.
pub(crate) type Hand<'a, 'b> = &'a mut Cx<'b, SpaceDiamonds>;

const TURN: u8 = 0;
const SCAN: u8 = 1;
const LOSS: u8 = 2;

/// Nobody but the player whose turn it is ever acts. The scanner has a question of its own beside the turn, because
/// sites all over the map are picked, not flown to. It is also a step of the turn, so that whoever is asked only what
/// must be answered, as computer players are, can do everything a turn allows.
pub(crate) fn asks(state: &State, asks: &mut Asks<Decision>) {
    let (public, seat) = (&state.public, state.public.active);
    let id = |slot| AskId::new(public.moment, seat, slot);
    match public.phase {
        Phase::Turn => {
            asks.must(id(TURN), seat, Decision::Turn);
            if !public.turn.operated && operate::has_target(public) {
                asks.may(id(SCAN), seat, Decision::Scan);
            }
        }
        Phase::Loss { count } => asks.must(id(LOSS), seat, Decision::Loss { count }),
        Phase::SetUp | Phase::Over(_) => {}
    }
}

/// iD1a.1, iD1b.1: flying, operations, or neither (R34).
pub(crate) fn check(state: &State, ask: &Ask<Decision>, choice: &Choice) -> Result<(), Refusal> {
    let seat = ask.seat;
    match (ask.decision, choice) {
        (Decision::Turn, Choice::EndTurn) => Ok(()),
        (Decision::Turn, Choice::Fly(steps)) => fly::check(state, seat, steps),
        (Decision::Turn, Choice::Emergency(to)) => fly::check_emergency(&state.public, seat, *to),
        (Decision::Turn, Choice::Discover) => operate::check_discover(&state.public, seat),
        (Decision::Turn, Choice::Refuel) => operate::check_refuel(&state.public, seat),
        (Decision::Turn | Decision::Scan, Choice::Scan(sites)) => operate::check_scan(&state.public, sites),
        (Decision::Loss { count }, Choice::Lose(chits)) => fly::check_loss(state, seat, count, *chits),
        _ => Err(Refusal::not_offered()),
    }
}

pub(crate) fn resolve(cx: Hand<'_, '_>, seat: Seat, choice: Choice) {
    match choice {
        Choice::Fly(steps) => fly::fly(cx, seat, &steps),
        Choice::Emergency(to) => fly::emergency(cx, seat, to),
        Choice::Discover => operate::discover(cx, seat),
        Choice::Refuel => operate::refuel(cx, seat),
        Choice::Scan(sites) => operate::scan(cx, seat, &sites),
        Choice::Lose(chits) => cx.emit(Event::ChitsLost { seat, chits }),
        Choice::EndTurn => return turn::end(cx),
    }
    if cx.state().public.ship(seat).rank.is_some() || turn::is_spent(&cx.state().public) {
        turn::end(cx);
    }
}

pub(crate) fn advance(cx: Hand<'_, '_>) {
    if cx.state().public.phase == Phase::SetUp {
        set_up::set_up(cx);
    }
}

/// R33: a player may leave at any time; on his own turn that ends it, and a pending loss is not carried out.
pub(crate) fn leave(cx: Hand<'_, '_>, seat: Seat) {
    let public = &cx.state().public;
    if seat.0 >= public.seats || public.left.contains(seat) {
        return;
    }
    let acts = public.active == seat;
    cx.emit(Event::PlayerLeft { seat });
    if acts {
        turn::end(cx);
    }
}
