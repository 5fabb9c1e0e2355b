//! Who is asked what.

use orrery_core::{AskId, Asks, Seat, SeatSet};

use crate::questions::{
    Arrange, Ballot, Bliss, Decision, GiveUp, Instruct, JudgePromise, MakePromise, Mutiny, Volunteer,
};
use crate::state::{Frame, MAX_SEATS, Public, State, Step};

pub(crate) fn asks(state: &State, asks: &mut Asks<Decision>) {
    gather(state, asks, SeatSet::of_bits(!state.public.left.bits()));
}

/// The questions to these seats.
pub(super) fn gather(state: &State, asks: &mut Asks<Decision>, seats: SeatSet) {
    let frames = &state.public.frames;
    let mut must = |seat: Seat, question: Decision| {
        if seats.contains(seat) {
            asks.must(frames.ask(seat, question.kind()), seat, question);
        }
    };
    match *frames.top() {
        Frame::Ask { seat, question } => {
            must(seat, question);
            if matches!(question, Decision::NextTask(_)) && seats.contains(seat) {
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
    let everybody = SeatSet::all(state.public.seats);
    let asides = Asides::of(state, SeatSet::of_bits(everybody.bits() & seats.bits()));
    asks.beside(&asides.rests_on(), |asks| asides.put(asks));
}

/// Whether somebody may be asked in such a frame, or nobody plays any more.
pub(super) fn may_ask(frame: &Frame) -> bool {
    let is_window = matches!(frame, Frame::Uprising | Frame::Bliss { .. } | Frame::Landing(Step::Offers));
    is_window || matches!(frame, Frame::Ask { .. } | Frame::Election | Frame::Over(_))
}

/// What may be said at any time, and all that it rests on.
struct Asides {
    seats: SeatSet,
    /// DP-48: who may promise, and who may judge.
    promising: SeatSet,
    judges: SeatSet,
    /// Under which numbers each is asked.
    giving_up: [u32; MAX_SEATS],
    said: [u32; MAX_SEATS],
}

impl Asides {
    fn of(state: &State, seats: SeatSet) -> Asides {
        let (promising, judges) = state.talkers();
        let said = state.secret.asides.map(u32::from);
        Asides { seats, promising, judges, giving_up: state.public.giving_up, said }
    }

    fn rests_on(&self) -> [u32; 2 * MAX_SEATS + 2] {
        let mut numbers = [0; 2 * MAX_SEATS + 2];
        numbers[..MAX_SEATS].copy_from_slice(&self.giving_up);
        numbers[MAX_SEATS..2 * MAX_SEATS].copy_from_slice(&self.said);
        numbers[2 * MAX_SEATS] = self.seats.bits().into();
        numbers[2 * MAX_SEATS + 1] = u32::from(self.promising.bits()) << 16 | u32::from(self.judges.bits());
        numbers
    }

    fn put(&self, asks: &mut Asks<Decision>) {
        for seat in self.seats.iter() {
            let mut may = |number: u32, question: Decision| {
                asks.may(AskId::new(number, seat, question.kind()), seat, question);
            };
            let said = self.said[seat.index()];
            may(self.giving_up[seat.index()], GiveUp.into());
            may(said, Instruct.into());
            if self.promising.contains(seat) {
                may(said, MakePromise.into());
            }
            if self.judges.contains(seat) {
                may(said, JudgePromise.into());
            }
        }
    }
}

impl Public {
    /// DP-34, DP-48, DP-49: at any time once the ship is under way.
    fn is_under_way(&self) -> bool {
        self.dozyear.number > 0 && self.ending.is_none()
    }
}
