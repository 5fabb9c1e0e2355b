//! From phase to phase (D).
//!
//! Rules held here beside those that are named below: META-1, K-Dozyear, K-Phase.

use super::{Cx, carryover, promises};
use crate::event::Round;
use crate::record::Mark;

pub(super) fn next_dozyear(cx: &mut Cx<'_>) {
    promises::fall_due(cx);
    let public = &cx.state().public;
    let (number, orbit) = (public.dozyear.number + 1, public.ship.is_in_orbit());
    let mark = Mark::begins(public, number);
    cx.emit(Round::DozyearBegan { number, orbit, mark }.into());
    if cx.state().public.is_coasting() {
        carryover::coast(cx);
    }
}
