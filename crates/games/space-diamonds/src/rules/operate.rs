//! Operations: discovery, the scanner and refuelling. One a turn, before or after the move (iD1.2).

use orrery_core::{Message, Refusal, Seat, require};

use super::{Cx, ids, missions};
use crate::content::{Site, Space, Zone};
use crate::event::{Operation, Tally};
use crate::flight::tank_up;
use crate::state::{Mode, Public};
use crate::words;

/// iF2.1: how many sites a scan may name.
pub const MOST_SCANS: usize = 3;

/// iD1.2: an operation ends a move that has begun.
pub(crate) fn ends_move(public: &Public) -> bool {
    public.turn.flight.is_some()
}

pub(crate) fn check_unused(public: &Public) -> Result<(), Refusal> {
    require(!public.turn.operated, ids::ONE_OPERATION, || "refused-operated")
}

/// iF1.1, iF1.3: whoever stands there takes it, not whoever landed first.
pub(crate) fn check_discover(public: &Public, seat: Seat) -> Result<(), Refusal> {
    check_unused(public)?;
    let at = public.ship(seat).at;
    let why = || Message::new("refused-no-chit-here").with("space", words::space(at));
    require(public.has_chit(at), ids::DISCOVERY, why)
}

/// The face is shown to all: from here nothing can be taken back.
pub(crate) fn discover(cx: &mut Cx<'_>, seat: Seat) {
    let site = cx.state().public.ship(seat).at;
    let (Some(chit), Some(water)) = (cx.state().chit_of(site), cx.state().secret.water.get(site)) else { return };
    cx.reveal();
    let public = &cx.state().public;
    let (memory, ends_move, letter) = (public.terms.memory, ends_move(public), chit.spectral());
    let remembering = Seat::all(public.seats).filter(|seat| public.plays(*seat)).collect();
    let tally = tally(site);
    let found = Operation::Discovered { seat, site, letter, memory, chit, water, tally, remembering, ends_move };
    cx.emit(found.into());
    missions::look(cx, seat);
}

/// R22: Mars itself, not its moons. R52: the zones of Mercury and Venus together.
fn tally(site: Space) -> Tally {
    let is = |ground: fn(&Site) -> bool| site.site().is_some_and(ground);
    Tally { mars: is(Site::is_mars), inner: site.zone() <= Zone::Venus, comet: is(Site::is_comet) }
}

/// iF3.1, R30, R58: on any site, with a chit or without, even if it brings nothing; again and again (iF3.2).
pub(crate) fn check_refuel(public: &Public, seat: Seat) -> Result<(), Refusal> {
    check_unused(public)?;
    require(public.terms.mode == Mode::Rockets, ids::SAILS, || "refused-sails-burn-nothing")?;
    let at = public.ship(seat).at;
    let why = || Message::new("refused-not-on-a-site").with("space", words::space(at));
    require(at.is_site(), ids::REFUEL, why)
}

/// Where the water was covered by a chit it comes to light (R28).
pub(crate) fn refuel(cx: &mut Cx<'_>, seat: Seat) {
    let ship = *cx.state().public.ship(seat);
    let Some(water) = cx.state().secret.water.get(ship.at) else { return };
    if !cx.state().public.uncovered.contains(ship.at) {
        cx.reveal();
    }
    let (wet, tanks) = tank_up(ship.wet, water);
    let ends_move = ends_move(&cx.state().public);
    cx.emit(Operation::Refuelled { seat, site: ship.at, water, tanks, wet, ends_move }.into());
    missions::look(cx, seat);
}

/// Whether the operation is left, and anything to scan.
pub(crate) fn may_scan(public: &Public) -> bool {
    !public.turn.operated && public.chit_sites().next().is_some()
}
