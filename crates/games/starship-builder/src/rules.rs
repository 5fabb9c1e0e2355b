//! The rules in the order of play: the draft, the assembly, the comparison.

pub mod assemble;
pub mod compare;
pub mod draft;
pub mod ids;
pub mod time_out;

use orrery_core::{Ask, AskId, Asks, Cx, Refusal, Seat, SeatSet};

use crate::StarshipBuilder;
use crate::decision::{Choice, Decision};
use crate::event::Event;
use crate::state::{Ending, Phase, Slip, State};

pub(crate) fn asks(state: &State, asks: &mut Asks<Decision>) {
    match state.phase {
        Phase::Draft if !state.is_draft_over() => {
            if let Some(seat) = state.turn() {
                asks.must(AskId::new(state.moment, seat, 0), seat, Decision::Pick);
            }
        }
        Phase::Assemble => ask_slips(state, asks),
        _ => {}
    }
}

/// First everybody hands in a slip; that somebody has a choice of chains shows only when no slip is blank any more.
fn ask_slips(state: &State, asks: &mut Asks<Decision>) {
    let (blank, slot, decision) = match state.is_a_slip_blank() {
        true => (true, 0, Decision::Assemble),
        false => (false, 1, Decision::Chain),
    };
    let asked = state.present().filter(|seat| match state.slip(*seat) {
        Slip::Blank => blank,
        Slip::Laid(_) => !blank,
        Slip::NoShip | Slip::Ship(_) => false,
    });
    asked.for_each(|seat| asks.must(AskId::new(state.moment, seat, slot), seat, decision));
}

pub(crate) fn check(state: &State, ask: &Ask<Decision>, choice: &Choice) -> Result<(), Refusal> {
    match (ask.decision, choice) {
        (Decision::Pick, Choice::Take(kind)) => draft::check(state, *kind),
        (Decision::Assemble, Choice::Build(layout)) => assemble::check(state, ask.seat, layout),
        (Decision::Assemble, Choice::NoShip) => Ok(()),
        (Decision::Chain, Choice::Chain(cards)) => assemble::check_chain(state, ask.seat, *cards),
        _ => Err(Refusal::not_offered()),
    }
}

pub(crate) fn resolve(cx: &mut Cx<'_, StarshipBuilder>, seat: Seat, choice: Choice) {
    match choice {
        Choice::Take(kind) => draft::take(cx, seat, kind),
        Choice::Build(layout) => assemble::build(cx, seat, layout),
        Choice::NoShip => assemble::hand_in(cx, Event::ShipSealed { seat, ship: None }),
        Choice::Chain(cards) => assemble::choose_chain(cx, seat, cards),
    }
}

pub(crate) fn advance(cx: &mut Cx<'_, StarshipBuilder>) {
    match cx.state().phase {
        Phase::SetUp => draft::set_up(cx),
        Phase::Draft if cx.state().is_draft_over() => draft::end(cx),
        Phase::Draft => draft::next_round(cx),
        Phase::Assemble => compare::reveal(cx),
        Phase::Over(_) => {}
    }
}

/// iI-L1: the cards of a player who leaves are out of the game; a single remaining player wins at once.
pub(crate) fn leave(cx: &mut Cx<'_, StarshipBuilder>, seat: Seat) {
    if seat.0 >= cx.state().seats || cx.state().left.contains(seat) {
        return;
    }
    cx.emit(Event::PlayerLeft { seat });
    let rest: SeatSet = cx.state().present().collect();
    if rest.len() == 1 {
        cx.emit(Event::Ended { ending: Ending::LastPlayer, winners: rest });
    }
}
