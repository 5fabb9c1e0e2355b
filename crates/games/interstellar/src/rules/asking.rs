//! Who is asked what.

use orrery_core::{Asks, Seat};

use crate::questions::Decision;
use crate::state::{Frame, State};

pub(crate) fn asks(state: &State, asks: &mut Asks<Decision>) {
    gather(state, asks, |seat| !state.public.left.contains(seat));
}

/// The questions to the seats that `concerns` names.
pub(super) fn gather(state: &State, asks: &mut Asks<Decision>, concerns: impl Fn(Seat) -> bool) {
    let frames = &state.public.frames;
    if let Frame::Ask { seat, question } = *frames.top()
        && concerns(seat)
    {
        asks.must(frames.ask(seat, question.kind()), seat, question);
    }
}
