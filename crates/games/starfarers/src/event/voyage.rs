//! Flights, and what ships find and found.

use orrery_core::{Line, Message, Seat, facts};

use super::pieces::{remove_ship, with_ship};
use crate::content::{Base, Chip, FriendCard, Planet, Site};
use crate::questions::Card;
use crate::record::add;
use crate::rules::ids;
use crate::sets::Route;
use crate::state::{Colony, Owner, Phase, Public, State, Transporter};
use crate::tell::of_seat;
use crate::words;

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
            Voyage::Flew { seat, ship, ref route } => {
                fly(public, seat, ship, route);
                public.frames.renew();
            }
            Voyage::Looked { seat, planet, .. } => public.players[seat.index()].looked.insert(planet),
            Voyage::Cleared { seat, planet, chip, reserve } => {
                public.players[seat.index()].cleared.insert(chip);
                reserve.into_iter().for_each(|reserve| public.reserve.remove(reserve));
                public.open.insert(planet);
                state.secret.chips.0[planet.index()] = reserve;
            }
            Voyage::ColonyFounded { seat, ship, site, .. } => found_colony(public, seat, ship, site),
            Voyage::PostFounded { seat, ship, base, dock, chip } => {
                // SF-TRADEBASE-4: for good, whatever becomes of the freight rings.
                remove_ship(public, seat, ship, false);
                public.posts[base.index()][usize::from(dock) - 1] = Some(seat);
                public.chips[base.index()] = chip;
                public.frames.push(Phase::ask(seat, Card { base }));
            }
            Voyage::FriendTaken { seat, card } => {
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
            VoyageShown::Flew { seat, ship, ref route } => {
                let to = words::point(route.last()?);
                let line = |m: Message| m.with("rings", ship.rings()).with("place", to).with("steps", route.len());
                of_seat("log-flew", seat, line, &[ids::FLY]).along(route.points().iter().map(|point| point.id()))
            }
            VoyageShown::Looked { seat, planet, chip } => looked(seat, planet, chip),
            VoyageShown::Cleared { seat, planet, chip, reserve } => {
                let line = |line: Message| line.with("planet", words::planet(planet)).with("chip", words::chip(chip));
                let reserve = reserve.map_or_else(|| Message::new("chip-none"), words::chip);
                let told = |message| line(message).with("reserve", reserve);
                of_seat("log-cleared", seat, told, &[ids::CLEARING, ids::RESERVE])
            }
            VoyageShown::ColonyFounded { seat, site, chips: [one, two], .. } => {
                let line = |line: Message| line.with("site", words::site(site)).with("one", words::chip(one));
                of_seat("log-colony", seat, |message| line(message).with("two", words::chip(two)), &[ids::FOUND])
            }
            VoyageShown::PostFounded { seat, base, dock, chip, .. } => post_founded(seat, base, dock, chip),
            VoyageShown::FriendTaken { seat, card } => {
                of_seat("log-friend", seat, |line| line.with("card", words::friend(card)), &[ids::FRIEND])
            }
        })
    }
}

fn looked(seat: Seat, planet: Planet, chip: Option<Chip>) -> Line {
    let line = |line: Message| line.with("planet", words::planet(planet));
    match chip.map(words::chip) {
        Some(chip) => {
            let told = |message| line(message).with("chip", chip);
            of_seat("log-looked-own", seat, told, &[ids::LOOK, ids::LOOK_PRIVATE])
        }
        None => of_seat("log-looked", seat, line, &[ids::LOOK_PRIVATE]),
    }
}

fn post_founded(seat: Seat, base: Base, dock: u8, chip: Option<Seat>) -> Line {
    let line = |line: Message| line.with("base", words::base(base)).with("dock", dock);
    match chip {
        Some(holder) => {
            of_seat("log-post", seat, |message| line(message).with("holder", holder), &[ids::POST, ids::CHIP])
        }
        None => of_seat("log-post-only", seat, line, &[ids::POST]),
    }
}
