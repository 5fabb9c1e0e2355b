//! From phase to phase (D).

use super::{Cx, carryover};
use crate::event::Round;
use crate::record::Mark;

pub(super) fn next_dozyear(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    let (number, orbit) = (public.dozyear.number + 1, public.ship.is_in_orbit());
    let mark = Mark::begins(public, number);
    cx.emit(Round::DozyearBegan { number, orbit, mark }.into());
    if cx.state().public.is_coasting() {
        carryover::coast(cx);
    }
}
