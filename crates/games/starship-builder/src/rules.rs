//! The rules in the order of play: the draft, the assembly, the comparison.

pub mod compare;
pub mod draft;
pub mod ids;

pub(crate) use crate::lesson::settle;
pub(crate) use compare::outcome;

use orrery_core::{Asks, Cx, Seat, SeatSet};

use crate::StarshipBuilder;
use crate::event::{Draft, End, Event};
use crate::questions::{Assemble, Chain, Decision, Pick};
use crate::state::{Ending, Phase, Slip, State};

pub(crate) fn asks(state: &State, asks: &mut Asks<Decision>) {
    let mut must = |seat, decision: Decision| asks.must(state.frames.ask(seat, decision.kind()), seat, decision);
    match state.phase() {
        Phase::Draft if state.draft_ended_by().is_none() => {
            state.turn().into_iter().for_each(|seat| must(seat, Pick.into()));
        }
        Phase::Assemble => {
            let blank = state.is_a_slip_blank();
            let asked = state.present().filter_map(|seat| Some((seat, slip_asked(state.slip(seat), blank)?)));
            asked.for_each(|(seat, decision)| must(seat, decision));
        }
        Phase::SetUp | Phase::Draft | Phase::Over(_) => {}
    }
}

/// First everybody hands in a slip; that somebody has a choice of chains shows only when no slip is blank any more.
fn slip_asked(slip: &Slip, is_one_blank: bool) -> Option<Decision> {
    match slip {
        Slip::Blank => Some(Assemble.into()),
        Slip::Laid(_) if !is_one_blank => Some(Chain.into()),
        Slip::Laid(_) | Slip::NoShip | Slip::Ship(_) => None,
    }
}

pub(crate) fn advance(cx: &mut Cx<'_, StarshipBuilder>) {
    match cx.state().phase() {
        Phase::SetUp => draft::set_up(cx),
        Phase::Draft => match cx.state().draft_ended_by() {
            Some(emptied) => cx.emit(Event::Draft(Draft::DraftEnded { emptied })),
            None => draft::next_round(cx),
        },
        Phase::Assemble => compare::reveal(cx),
        Phase::Over(_) => {}
    }
}

/// iI-L1: the cards of a player who leaves are out of the game; a single remaining player wins at once.
pub(crate) fn leave(cx: &mut Cx<'_, StarshipBuilder>, seat: Seat) {
    if seat.0 >= cx.state().seats || cx.state().left.contains(seat) {
        return;
    }
    cx.emit(Event::End(End::PlayerLeft { seat }));
    let rest: SeatSet = cx.state().present().collect();
    if rest.len() == 1 {
        cx.emit(Event::End(End::Ended { ending: Ending::LastPlayer, winners: rest }));
    }
}
