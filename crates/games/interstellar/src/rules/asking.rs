//! Who is asked what.

use orrery_core::{AskId, Asks, Seat};

use crate::questions::{
    Arrange, Ballot, Bliss, Decision, GiveUp, Instruct, JudgePromise, MakePromise, Mutiny, Volunteer,
};
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
        Frame::Ask { seat, question } => {
            must(seat, question);
            if matches!(question, Decision::NextTask(_)) && concerns(seat) {
                let arrange = Decision::from(Arrange);
                asks.may(frames.ask(seat, arrange.kind()), seat, arrange);
            }
        }
        Frame::Election => state.public.waiting.iter().for_each(|seat| must(seat, Ballot.into())),
        Frame::Landing(Step::Offers) => state.public.waiting.iter().for_each(|seat| must(seat, Volunteer.into())),
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
    // Where nobody must be asked the game goes on by itself, and there is no time for asides.
    if !asks.has_must() || !state.public.is_under_way() {
        return;
    }
    let (promising, judges) = state.talkers();
    for seat in state.public.everybody().filter(|seat| concerns(*seat)) {
        beside(state, asks, seat, promising.contains(seat), judges.contains(seat));
    }
}

/// Whether somebody may be asked in such a frame, or nobody plays any more.
pub(super) fn may_ask(frame: &Frame) -> bool {
    let is_window = matches!(frame, Frame::Uprising | Frame::Bliss { .. } | Frame::Landing(Step::Offers));
    is_window || matches!(frame, Frame::Ask { .. } | Frame::Election | Frame::Over(_))
}

/// What may be said at any time.
fn beside(state: &State, asks: &mut Asks<Decision>, seat: Seat, promises: bool, judges: bool) {
    let id = |number: u32, question: Decision| (AskId::new(number, seat, question.kind()), question);
    let asides = u32::from(state.secret.asides[seat.index()]);
    let give_up = id(state.public.giving_up[seat.index()], GiveUp.into());
    let instruct = id(asides, Instruct.into());
    match promises {
        true => asks.may_all(seat, [give_up, instruct, id(asides, MakePromise.into())]),
        false => asks.may_all(seat, [give_up, instruct]),
    }
    if judges {
        asks.may_all(seat, [id(asides, JudgePromise.into())]);
    }
}

impl Public {
    /// DP-34, DP-48, DP-49: at any time once the ship is under way.
    fn is_under_way(&self) -> bool {
        self.dozyear.number > 0 && self.ending.is_none()
    }
}
