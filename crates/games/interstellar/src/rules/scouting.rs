//! D5b: Ultralights.
//!
//! Rules held here beside those that are named below: D5-1, K-Ultralight, RUL-72.

use orrery_core::Seat;
use orrery_kit::Few;

use super::{Cx, exploration, go_on};
use crate::content::{Sight, Space};
use crate::event::Work;
use crate::questions::{self, Ultralight};
use crate::state::{Frame, Public, Worker};

/// D5b
const RANGE: u8 = 10;

/// In the order of their launch.
pub(super) fn next(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    let Some(worker) = public.ultralights.first().copied() else { return go_on(cx, Frame::Helm) };
    let near: Few<Space, 2> = Few::of(public.ship.space.within(reach(public)).take(2)).unwrap_or_default();
    questions::pose_one_of(cx, public.player_of(worker), Ultralight { worker }, &near);
}

/// DP-24: first the nearest space that shows something unexplored, then the nearest lens that looks beyond the map, then
/// the ship's own space. A ship off the map has nowhere to send it.
pub(crate) fn within_reach(public: &Public) -> impl Iterator<Item = Space> + use<> {
    let ship = public.ship;
    let mut spaces: Vec<Space> = ship.space.within(reach(public)).collect();
    let rank = |space: &Space| match *space {
        space if public.is_worth_a_look(space) => 0,
        space if looks_beyond(public, space) => 1,
        space => 2 + u8::from(space != ship.space),
    };
    spaces.sort_by_key(|space| (rank(space), ship.space.distance(*space), *space));
    spaces.into_iter()
}

pub(crate) fn reach(public: &Public) -> u8 {
    if public.ship.off_map { 0 } else { RANGE }
}

fn looks_beyond(public: &Public, space: Space) -> bool {
    matches!(space.sight(public.terms.printing), Some(Sight::Beyond(_)))
}

/// D5b: where it stops a star is explored, or a snapshot is taken (I1, I2).
pub(crate) fn fly(cx: &mut Cx<'_>, seat: Seat, worker: Worker, to: Space) {
    let ship = &cx.state().public.ship;
    let (from, off_map) = (ship.space, ship.off_map);
    cx.emit(Work::UltralightFlown { seat, worker, from, to }.into());
    if let Some(of) = cx.state().public.of(worker).filter(|_| !off_map) {
        exploration::snapshot(cx, to, of);
    }
}
