//! From phase to phase (D).

use super::{Cx, end, go_on};
use crate::event::Round;
use crate::state::{Ending, Frame};

/// J1d-3, RUL-93
pub const LAST_DOZYEAR: u8 = 40;

/// D4c
pub(super) fn end_of_maintenance(cx: &mut Cx<'_>) {
    if cx.state().public.dozyear >= LAST_DOZYEAR {
        return end::end(cx, Ending::Forty);
    }
    go_on(cx, Frame::Movement);
}

pub(super) fn next_dozyear(cx: &mut Cx<'_>) {
    let number = cx.state().public.dozyear + 1;
    cx.emit(Round::DozyearBegan { number }.into());
}
