//! Who is asked what.

use orrery_core::{AskId, Asks, Seat};

use crate::questions::{Ballot, Decision, GiveUp, Volunteer};
use crate::state::{Frame, Public, State, Step};

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
        Frame::Landing(Step::Offers) => state.public.waiting.iter().for_each(|seat| must(seat, Volunteer.into())),
        _ => {}
    }
    for seat in state.public.everybody().filter(|seat| state.public.may_give_up() && concerns(*seat)) {
        let question: Decision = GiveUp.into();
        asks.may(AskId::new(state.public.giving_up[seat.index()], seat, question.kind()), seat, question);
    }
}

impl Public {
    /// DP-34: at any time once the ship is under way.
    fn may_give_up(&self) -> bool {
        self.dozyear.number > 0 && self.ending.is_none()
    }
}
