//! How a game ends (J).

use orrery_core::{Outcome, Standing};

use super::Cx;
use crate::event::Round;
use crate::state::{Ending, Frame, State};

pub(crate) fn end(cx: &mut Cx<'_>, ending: Ending) {
    cx.reveal();
    cx.emit(Round::Ended { ending }.into());
}

/// J3e: in unscored endings everybody has place 2.
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    let Frame::Over(ending) = state.public.frame() else { return None };
    let places = state.public.everybody().map(|seat| Standing { seat, place: 2, score: 0 });
    Some(Outcome { ending: ending.id(), places: places.collect(), together: true })
}
