//! D5b: Ultralights.

use orrery_core::Seat;

use super::{Cx, go_on, honours};
use crate::content::{Medal, Sight, Space};
use crate::event::Work;
use crate::questions::{self, Ultralight};
use crate::state::{Frame, Public, Worker};

/// D5b
const RANGE: u8 = 10;

/// In the order of their launch.
pub(super) fn next(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    match public.ultralights.first() {
        Some(worker) => questions::pose(cx, public.player_of(*worker), Ultralight { worker: *worker }),
        None => go_on(cx, Frame::Helm),
    }
}

/// First the nearest lens that looks beyond the map, then the ship's own space. A ship off the map has nowhere to send it.
pub(crate) fn within_reach(public: &Public) -> impl Iterator<Item = Space> + use<> {
    let ship = public.ship;
    let reach = if ship.off_map { 0 } else { RANGE };
    let mut spaces: Vec<Space> = ship.space.within(reach).collect();
    spaces.sort_by_key(|space| (!looks_beyond(*space), *space != ship.space, ship.space.distance(*space), *space));
    spaces.into_iter()
}

fn looks_beyond(space: Space) -> bool {
    matches!(space.sight(), Some(Sight::Beyond(_)))
}

/// I2c: a snapshot of what lies beyond the map is worth the Galactic medal.
pub(crate) fn fly(cx: &mut Cx<'_>, seat: Seat, worker: Worker, to: Space) {
    let ship = &cx.state().public.ship;
    let (from, off_map) = (ship.space, ship.off_map);
    cx.emit(Work::UltralightFlown { seat, worker, from, to }.into());
    if let Some(of) = worker.ideology().filter(|_| looks_beyond(to) && !off_map) {
        honours::earn(cx, Medal::Galactic, of);
    }
}
