//! Operations: discovery, the scanner and refuelling.

use serde::{Deserialize, Serialize};

use super::prelude::*;
use crate::content::Spectral;
use crate::rules::operate::MOST_SCANS;
use crate::state::Memory;

/// What missions count of a site whose chit was taken (R22, R52).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    pub mars: bool,
    pub inner: bool,
    pub comet: bool,
}

facts! {
    pub enum Operation shown as OperationShown {
        /// iZ1.3: a log cannot forget, so without memory the others' line has the letter only; the face is in the view for
        /// its time. Those who remember keep what they saw before this, too.
        Discovered {
            seat: Seat, site: Space, letter: Spectral, memory: Memory, chit: Chit => (seat, *memory == Memory::On), water: u8,
            tally: Tally, remembering: SeatSet, ends_move: bool
        },
        /// What was learnt of each site, in their order, is for the scanning player alone.
        Scanned { seat: Seat, sites: Sites, water: [u8; MOST_SCANS] => seat, ends_move: bool },
        Refuelled { seat: Seat, site: Space, water: u8, tanks: u8, wet: Mass, ends_move: bool },
    }
}

impl Operation {
    pub(super) fn fold(&self, state: &mut State) {
        match *self {
            Operation::Discovered { seat, site, chit, tally, remembering, ends_move, .. } => {
                operate(&mut state.public, ends_move);
                take(state, seat, site, chit);
                count(&mut state.public, seat, chit, tally);
                remember(state, seat, chit, remembering);
            }
            Operation::Scanned { seat, sites, ends_move, .. } => {
                operate(&mut state.public, ends_move);
                sites.iter().for_each(|site| state.public.scanned[seat.index()].insert(site));
            }
            Operation::Refuelled { seat, site, tanks, wet, ends_move, .. } => {
                operate(&mut state.public, ends_move);
                state.public.uncovered.insert(site);
                let ship = &mut state.public.ships[seat.index()];
                ship.tanks = ship.tanks.saturating_add(tanks);
                ship.wet = wet;
            }
        }
    }
}

fn operate(public: &mut Public, ends_move: bool) {
    public.turn.operated = true;
    if ends_move {
        public.turn.end_move();
    }
    public.frames.renew();
}

fn take(state: &mut State, seat: Seat, site: Space, chit: Chit) {
    state.public.turn.took_chit = true;
    state.public.takers.set(site, seat.0);
    state.public.uncovered.insert(site);
    state.secret.hands[seat.index()].insert(chit);
}

fn count(public: &mut Public, seat: Seat, chit: Chit, tally: Tally) {
    let ship = &mut public.ships[seat.index()];
    ship.letters[chit.spectral().index()] += 1;
    ship.discovered += 1;
    ship.from_mars += u8::from(tally.mars);
    ship.from_inner += u8::from(tally.inner);
    ship.from_comets += u8::from(tally.comet);
}

/// The last place is that of spectators.
fn remember(state: &mut State, finder: Seat, chit: Chit, remembering: SeatSet) {
    for (place, fresh) in state.secret.fresh.iter_mut().enumerate().filter(|(place, _)| *place != finder.index()) {
        let keeps = place < MAX_SEATS && remembering.contains(Seat(place as u8));
        *fresh = if keeps { *fresh } else { Chits::NONE };
        fresh.insert(chit);
    }
}

impl OperationShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            OperationShown::Discovered { seat, site, letter, chit, .. } => discovered(seat, site, letter, chit),
            OperationShown::Scanned { seat, sites, ref water, .. } => scanned(seat, sites, water.as_ref()),
            OperationShown::Refuelled { seat, site, water, tanks, wet, .. } => {
                let line = about("log-refuelled", seat).with("space", words::space(site)).with("water", water);
                Line::new(Some(seat), line.with("tanks", tanks).with("wet", words::mass(wet)), &[ids::REFUEL])
            }
        })
    }
}

/// Without the face where the reader may not keep it (iZ1.3).
fn discovered(seat: Seat, site: Space, letter: Spectral, chit: Option<Chit>) -> Line {
    let what = chit.map_or_else(|| words::letter(letter), words::chit);
    let line = about("log-discovered", seat).with("space", words::space(site)).with("chit", what);
    Line::new(Some(seat), line, &[ids::DISCOVERY, ids::MEMORY]).seen_at(SightKind::Reveal, site.id())
}

fn scanned(seat: Seat, sites: Sites, water: Option<&[u8; MOST_SCANS]>) -> Line {
    let known = |(site, water): (Space, &u8)| {
        Message::new("site-water").with("space", words::space(site)).with("water", *water)
    };
    let sites: Vec<Message> = match water {
        Some(water) => sites.iter().zip(water).map(known).collect(),
        None => sites.iter().map(words::space).collect(),
    };
    told("log-scanned", seat, "sites", sites, &[ids::SCANNER])
}
