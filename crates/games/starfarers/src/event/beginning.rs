//! The set-up (SF-SETUP).

use orrery_core::Nobody;
use orrery_kit::Rows;
use serde::{Deserialize, Serialize};

use super::pieces::launch_ship;
use super::prelude::*;
use crate::content::{Base, CARDS_EACH, Chip, People, Planet, Resource, START_FAME, SUPPLY_EACH, Site};
use crate::state::{Colony, Launch, Owner, Player, ShipKind, Turn};

/// What the set-up dealt (SF-SETUP-3, SF-SETUP-8 to SF-SETUP-10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dealt {
    pub peoples: [People; Base::COUNT],
    pub chips: Rows<Option<Chip>, { Planet::COUNT }>,
    /// The starts of the basic set-up and neutral pieces.
    pub sites: Rows<Option<Colony>, { Site::COUNT }>,
    pub first: Seat,
    pub first_rolls: [u8; MAX_SEATS],
    pub seats: u8,
}

facts! {
    pub enum Beginning shown as BeginningShown {
        /// Chips stay face down.
        Dealt { first: Seat, dealt: Box<Dealt> => Nobody, to: Phase },
        FirstShipPlaced { seat: Seat, kind: ShipKind, launch: Launch, to: Option<Phase> },
        Placed { seat: Seat, site: Site, spaceport: bool, to: Phase },
        /// Start hands are their owners' secret.
        HandDealt { seat: Seat, cards: Cards => seat },
    }
}

impl Beginning {
    pub(super) fn fold(&self, state: &mut State) {
        match *self {
            Self::Dealt { ref dealt, to, .. } => {
                deal(state, dealt);
                state.public.frames.enter(to);
            }
            Self::FirstShipPlaced { seat, kind, launch, to } => {
                launch_ship(&mut state.public, seat, kind, launch);
                state.public.waiting.remove(seat);
                to.into_iter().for_each(|to| state.public.frames.enter(to));
            }
            Self::Placed { seat, site, spaceport, to } => {
                state.public.sites.0[site.index()] = Some(Colony { owner: Owner::Seat(seat), spaceport });
                let player = &mut state.public.players[seat.index()];
                player.colonies -= 1;
                player.rings -= u8::from(spaceport);
                state.public.frames.enter(to);
            }
            Self::HandDealt { seat, cards } => {
                state.public.record.tally(seat).gain(Source::Supply, cards.total());
                for (resource, count) in cards.iter() {
                    (0..count).for_each(|_| state.draw_supply(seat, resource));
                }
            }
        }
    }
}

/// SF-SETUP-6, SF-SETUP-7, SF-SETUP-11, SF-SETUP-12, SF-SETUP-15: pieces, bank and supply deck.
fn deal(state: &mut State, dealt: &Dealt) {
    let public = &mut state.public;
    public.turn = Turn::default();
    public.peoples = dealt.peoples;
    public.sites = dealt.sites;
    (public.first, public.first_rolls, public.active) = (dealt.first, dealt.first_rolls, dealt.first);
    public.bank = Cards([CARDS_EACH - SUPPLY_EACH; Resource::COUNT]);
    public.supply = SUPPLY_EACH * Resource::COUNT as u8;
    public.open = Planet::all().filter(|planet| planet.dot().is_greek()).collect();
    for (seat, player) in Seat::all(dealt.seats).zip(&mut public.players) {
        *player = Player { fame: START_FAME, ..Player::fresh() };
        let own = |colony: &&Colony| colony.owner == Owner::Seat(seat);
        for colony in dealt.sites.0.iter().flatten().filter(own) {
            player.colonies -= 1;
            player.rings -= u8::from(colony.spaceport);
        }
    }
    public.waiting = SeatSet::all(dealt.seats);
    state.secret.supply = Cards([SUPPLY_EACH; Resource::COUNT]);
    state.secret.chips = dealt.chips;
}

impl BeginningShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            Self::Dealt { first, .. } => {
                Line::new(None, about("log-dealt", first), &[ids::DEAL, ids::FIRST_PLAYER, ids::CLOCKWISE])
            }
            Self::FirstShipPlaced { seat, kind, launch, .. } => {
                let line = about("log-first-ship", seat).with("ship", words::ship_kind(kind));
                let line = line.with("place", words::point(launch.at)).with("rings", launch.transporter.rings());
                Line::new(Some(seat), line, &[ids::FIRST_SHIP])
            }
            Self::Placed { seat, site, spaceport, .. } => {
                let id = if spaceport { "log-placed-spaceport" } else { "log-placed-colony" };
                told(id, seat, "site", words::site(site), &[ids::PLACING])
            }
            Self::HandDealt { cards, .. } => noted("log-hand", "cards", words::cards(cards?), &[ids::START_HAND]),
        })
    }
}
