//! Flights, and what ships find and found.

use super::pieces::{remove_ship, with_ship};
use super::prelude::*;
use crate::content::{Base, Chip, FriendCard, Planet, Site};
use crate::questions::Card;
use crate::sets::Route;
use crate::state::{Colony, Owner, Transporter};

facts! {
    pub enum Voyage shown as VoyageShown {
        /// SF-FLY-10: what a ship does where it stands is no flight; its route is empty.
        Flew { seat: Seat, ship: Transporter, route: Route },
        /// SF-EXPLORE-3
        Looked { seat: Seat, planet: Planet, chip: Chip => seat },
        Cleared { seat: Seat, planet: Planet, chip: Chip, reserve: Option<Chip> },
        ColonyFounded { seat: Seat, ship: Transporter, site: Site, chips: [Chip; 2] },
        /// A card of friendship is taken before the flight goes on.
        PostFounded { seat: Seat, ship: Transporter, base: Base, dock: u8, chip: Option<Seat> },
        FriendTaken { seat: Seat, card: FriendCard },
    }
}

impl Voyage {
    pub(super) fn fold(&self, state: &mut State) {
        let public = &mut state.public;
        match *self {
            Self::Flew { seat, ship, ref route } => {
                fly(public, seat, ship, route);
                public.frames.renew();
            }
            Self::Looked { seat, planet, .. } => public.players[seat.index()].looked.insert(planet),
            Self::Cleared { seat, planet, chip, reserve } => {
                public.players[seat.index()].cleared.insert(chip);
                reserve.into_iter().for_each(|reserve| public.reserve.remove(reserve));
                public.open.insert(planet);
                state.secret.chips.0[planet.index()] = reserve;
            }
            Self::ColonyFounded { seat, ship, site, .. } => found_colony(public, seat, ship, site),
            Self::PostFounded { seat, ship, base, dock, chip } => {
                // SF-TRADEBASE-4: for good, whatever becomes of the freight rings.
                remove_ship(public, seat, ship, false);
                public.posts[base.index()][usize::from(dock) - 1] = Some(seat);
                public.chips[base.index()] = chip;
                public.frames.push(Phase::ask(seat, Card { base }));
            }
            Self::FriendTaken { seat, card } => {
                public.players[seat.index()].friends.insert(card);
                public.frames.pop();
            }
        }
    }
}

fn fly(public: &mut Public, seat: Seat, ship: Transporter, route: &Route) {
    add(&mut public.record.tally(seat).flown, route.len() as u16);
    let Some(to) = route.last() else { return };
    public.turn.flying = Some(ship);
    with_ship(public, seat, ship, |ship| {
        ship.at = to;
        ship.steps += route.len() as u8;
    });
}

/// SF-COLONY-5: for good.
fn found_colony(public: &mut Public, seat: Seat, ship: Transporter, site: Site) {
    remove_ship(public, seat, ship, false);
    public.sites.0[site.index()] = Some(Colony { owner: Owner::Seat(seat), spaceport: false });
    site.planets().into_iter().for_each(|planet| public.open.insert(planet));
}

impl VoyageShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            Self::Flew { seat, ship, ref route } => {
                let line = about("log-flew", seat).with("rings", ship.rings());
                let line = line.with("place", words::point(route.last()?)).with("steps", route.len());
                Line::new(Some(seat), line, &[ids::FLY]).along(route.iter().map(|point| point.id()))
            }
            Self::Looked { seat, planet, chip } => looked(seat, planet, chip),
            Self::Cleared { seat, planet, chip, reserve } => {
                let line = about("log-cleared", seat).with("planet", words::planet(planet));
                let reserve = reserve.map_or_else(|| Message::new("chip-none"), words::chip);
                let line = line.with("chip", words::chip(chip)).with("reserve", reserve);
                let line = Line::new(Some(seat), line, &[ids::CLEARING, ids::RESERVE]);
                line.seen_at(SightKind::Reveal, format!("planet-{}", planet.id()))
            }
            Self::ColonyFounded { seat, site, chips: [one, two], .. } => {
                let line = about("log-colony", seat).with("site", words::site(site));
                let line = line.with("one", words::chip(one)).with("two", words::chip(two));
                Line::new(Some(seat), line, &[ids::FOUND]).seen_at(SightKind::Gain, site.point().id())
            }
            Self::PostFounded { seat, base, dock, chip, .. } => {
                post_founded(seat, base, dock, chip).seen_at(SightKind::Gain, format!("base-{}", base.id()))
            }
            Self::FriendTaken { seat, card } => {
                told("log-friend", seat, "card", words::friend(card), &[ids::FRIEND]).seen(SightKind::Gain)
            }
        })
    }
}

fn looked(seat: Seat, planet: Planet, chip: Option<Chip>) -> Line {
    let line = |id| about(id, seat).with("planet", words::planet(planet));
    match chip {
        Some(chip) => {
            let line = line("log-looked-own").with("chip", words::chip(chip));
            Line::new(Some(seat), line, &[ids::LOOK, ids::LOOK_PRIVATE])
        }
        None => Line::new(Some(seat), line("log-looked"), &[ids::LOOK_PRIVATE]),
    }
}

fn post_founded(seat: Seat, base: Base, dock: u8, chip: Option<Seat>) -> Line {
    let line = |id| about(id, seat).with("base", words::base(base)).with("dock", dock);
    match chip {
        Some(holder) => Line::new(Some(seat), line("log-post").with("holder", holder), &[ids::POST, ids::CHIP]),
        None => Line::new(Some(seat), line("log-post-only"), &[ids::POST]),
    }
}
