//! Operations: discovery, the scanner and refuelling. One a turn, before or after the move (iD1.2).

use orrery_core::{Message, Refusal, Seat};

use super::{Hand, ids, missions};
use crate::content::Space;
use crate::event::Event;
use crate::flight::tank_up;
use crate::state::{Mode, Public};
use crate::words;

/// iF2.1: how many sites a scan may name.
pub const MOST_SCANS: usize = 3;

fn check_unused(public: &Public) -> Result<(), Refusal> {
    if public.turn.operated { Err(Refusal::new(ids::ONE_OPERATION, "refused-operated")) } else { Ok(()) }
}

/// iF1.1, iF1.3: whoever stands there takes it, not whoever landed first.
pub(crate) fn check_discover(public: &Public, seat: Seat) -> Result<(), Refusal> {
    check_unused(public)?;
    let at = public.ship(seat).at;
    let why = Message::new("refused-no-chit-here").with("space", words::space(at));
    if public.has_chit(at) { Ok(()) } else { Err(Refusal::new(ids::DISCOVERY, why)) }
}

/// The face is shown to all: from here nothing can be taken back.
pub(super) fn discover(cx: Hand<'_, '_>, seat: Seat) {
    let site = cx.state().public.ship(seat).at;
    let (Some(chit), Some(water)) = (cx.state().chit_of(site), cx.state().secret.water.get(site)) else { return };
    cx.reveal();
    let memory = cx.state().public.terms.memory;
    cx.emit(Event::Discovered { seat, site, chit, water, memory });
    missions::look(cx, seat);
}

/// iF3.1, R30, R58: on any site, with a chit or without, even if it brings nothing; again and again (iF3.2).
pub(crate) fn check_refuel(public: &Public, seat: Seat) -> Result<(), Refusal> {
    check_unused(public)?;
    if public.terms.mode == Mode::Sails {
        return Err(Refusal::new(ids::SAILS, "refused-sails-burn-nothing"));
    }
    let at = public.ship(seat).at;
    let why = Message::new("refused-not-on-a-site").with("space", words::space(at));
    if at.is_site() { Ok(()) } else { Err(Refusal::new(ids::REFUEL, why)) }
}

/// Where the water was covered by a chit it comes to light (R28).
pub(super) fn refuel(cx: Hand<'_, '_>, seat: Seat) {
    let ship = *cx.state().public.ship(seat);
    let Some(water) = cx.state().secret.water.get(ship.at) else { return };
    if !cx.state().public.uncovered.contains(ship.at) {
        cx.reveal();
    }
    let (wet, tanks) = tank_up(ship.wet, water);
    cx.emit(Event::Refuelled { seat, site: ship.at, water, tanks, wet });
    missions::look(cx, seat);
}

/// Whether anything is left to scan.
pub(crate) fn has_target(public: &Public) -> bool {
    public.chit_sites().next().is_some()
}

/// iF2.1, iF2.2: one to three different sites anywhere that still carry chits, with sails too (R29).
pub(super) fn check_scan(public: &Public, sites: &[Space]) -> Result<(), Refusal> {
    check_unused(public)?;
    if sites.iter().any(|site| site.index() >= Space::COUNT) {
        return Err(Refusal::not_offered());
    }
    let in_order = sites.windows(2).all(|pair| pair[0] < pair[1]);
    if sites.is_empty() || sites.len() > MOST_SCANS || !in_order {
        return Err(Refusal::new(ids::SCANNER, Message::new("refused-scan-count").with("most", MOST_SCANS)));
    }
    match sites.iter().find(|site| !public.has_chit(**site)) {
        Some(site) => {
            let why = Message::new("refused-nothing-to-scan").with("space", words::space(*site));
            Err(Refusal::new(ids::SCANNER, why))
        }
        None => Ok(()),
    }
}

pub(super) fn scan(cx: Hand<'_, '_>, seat: Seat, sites: &[Space]) {
    cx.reveal();
    let learnt = |site: &Space| (*site, cx.state().secret.water.get(*site).unwrap_or(0));
    let sites = sites.iter().map(learnt).collect();
    cx.emit(Event::Scanned { seat, sites });
}
