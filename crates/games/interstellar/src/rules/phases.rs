//! From phase to phase (D).

use super::{Cx, end, go_on};
use crate::event::Round;
use crate::state::{Ending, Frame};

/// J1d-3, RUL-93
pub const LAST_DOZYEAR: u8 = 40;

/// D4c, J1-1: the first that holds.
pub(super) fn end_of_maintenance(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    match public.dozyear.number {
        _ if public.ship.off_map => end::end(cx, Ending::OffMap),
        LAST_DOZYEAR.. => end::end(cx, Ending::Forty),
        _ => go_on(cx, Frame::Helm),
    }
}

pub(super) fn next_dozyear(cx: &mut Cx<'_>) {
    let number = cx.state().public.dozyear.number + 1;
    cx.emit(Round::DozyearBegan { number }.into());
}
