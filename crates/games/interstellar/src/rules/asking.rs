//! Who is asked what.

use orrery_core::{AskId, Asks, Seat};

use crate::questions::{Ballot, Bliss, Decision, Instruct, Mutiny};
use crate::state::{Frame, State};

pub(crate) fn asks(state: &State, asks: &mut Asks<Decision>) {
    gather(state, asks, |seat| !state.public.left.contains(seat));
}

/// The questions to the seats that `concerns` names.
pub(super) fn gather(state: &State, asks: &mut Asks<Decision>, concerns: impl Fn(Seat) -> bool) {
    let frames = &state.public.frames;
    let mut must = |seat: Seat, question: Decision| {
        if concerns(seat) {
            asks.must(frames.ask(seat, question.kind()), seat, question);
        }
    };
    match *frames.top() {
        Frame::Ask { seat, question } => must(seat, question),
        Frame::Election => state.public.waiting.iter().for_each(|seat| must(seat, Ballot.into())),
        Frame::Uprising => {
            state.public.regime.window.asked().for_each(|seat| must(seat, Mutiny.into()));
            asks.alike(state.public.regime.concerned());
        }
        Frame::Bliss { cupid } => {
            state.public.regime.window.asked().for_each(|seat| must(seat, Bliss { cupid }.into()));
            asks.alike(state.public.regime.concerned());
        }
        _ => {}
    }
    let is_under_way = state.public.dozyear.number > 0;
    for seat in state.public.everybody().filter(|seat| is_under_way && concerns(*seat)) {
        let (number, question) = (state.secret.instructed[seat.index()], Decision::from(Instruct));
        asks.may(AskId::new(number.into(), seat, question.kind()), seat, question);
    }
}
