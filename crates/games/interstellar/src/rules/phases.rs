//! From phase to phase (D).

use super::{Cx, begin, end};
use crate::event::Round;
use crate::state::{Ending, Phase};

/// J1d-3, RUL-93
pub const LAST_DOZYEAR: u8 = 40;

/// D4c, J1-1: the first that holds.
pub(super) fn end_check(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    match public.dozyear.number {
        _ if public.ship.off_map => end::end(cx, Ending::OffMap),
        LAST_DOZYEAR.. => end::end(cx, Ending::Forty),
        _ => begin(cx, Phase::Movement),
    }
}

pub(super) fn next_dozyear(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    let (number, orbit) = (public.dozyear.number + 1, public.ship.is_in_orbit());
    cx.emit(Round::DozyearBegan { number, orbit }.into());
}
