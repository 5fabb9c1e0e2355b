//! Who is asked what.

use orrery_core::{AskId, Asks, Seat};

use super::{actions, plays, vote, windows};
use crate::questions::{Assist, Attend, Consent, Decision, Meanwhile, React};
use crate::state::{Frame, State, Step};

pub(crate) fn asks(state: &State, asks: &mut Asks<Decision>) {
    let frames = &state.frames;
    let mut must = |seat: Seat, question: Decision| {
        // Of several crew members of one player the first is asked first.
        if !state.left.contains(seat) && asks.of(seat).next().is_none() {
            asks.must(frames.ask(seat, question.kind()), seat, question);
        }
    };
    let is_inside = match state.frame() {
        Frame::Ask { seat, question } => {
            if !actions::is_void(state, question.about(state)) {
                vote::asked(state, seat, &question).for_each(|seat| must(seat, question));
            }
            question.is_inside_an_effect()
        }
        Frame::Check(Step::Assist) => {
            // VG-LETHAL-2: a check of the dead stops.
            let goes_on = state.trial.filter(|trial| !state.is_dead(trial.active));
            let waiting = goes_on.map(|trial| trial.waiting).unwrap_or_default();
            waiting.iter().for_each(|place| must(state.player(place), Assist { place }.into()));
            false
        }
        Frame::Window(opening) => {
            windows::asked(state, opening).iter().for_each(|place| must(state.player(place), React { place }.into()));
            false
        }
        Frame::Consent { window, .. } => {
            window.asked().for_each(|seat| must(seat, Consent.into()));
            false
        }
        _ => true,
    };
    // VG-WIN-1: beside any open question, except those inside an effect.
    if is_inside || !asks.has_must() {
        return;
    }
    for seat in Seat::all(state.seats).filter(|seat| !state.left.contains(*seat)) {
        if plays::asides(state, seat).next().is_some() {
            let question = Decision::from(Meanwhile);
            asks.may(frames.ask(seat, question.kind()), seat, question);
        }
        if windows::may_attend(state, seat) {
            let question = Decision::from(Attend);
            asks.may(AskId::new(state.attends[seat.index()], seat, question.kind()), seat, question);
        }
    }
}
