//! Flights at random, cheap enough for thousands of games a second.

use super::super::prelude::*;
use super::{Flight, Then, fallback};
use crate::content::{Base, Planet, Point, Site};
use crate::rules::fly::Craft;
use crate::rules::{fly, found};
use crate::sets::{Route, shortest};
use crate::state::{Ship, ShipKind, Transporter};

/// Somewhere the ship could found, as far as its owner knows: mostly the nearest such place.
pub(in super::super) fn random_aim(state: &State, seat: Seat, ship: &Ship, luck: &mut Dice) -> Option<Point> {
    let public = &state.public;
    let any = luck.below(8) == 0;
    match ship.kind {
        ShipKind::Colony => {
            let closed = |planet: Planet| state.known_chip(seat, planet).is_some_and(|chip| chip.value().is_closed());
            let free = |site: &Site| public.colony(*site).is_none() && !public.is_closed(*site);
            let open = |site: &Site| free(site) && !site.planets().into_iter().any(closed);
            let near = || ship.at.sites().iter().copied().find(open);
            if any { luck.one_of(Site::all().filter(open)) } else { near() }.map(Site::point)
        }
        ShipKind::Trade => {
            let freight = public.freight(seat);
            let docks = Base::all().filter_map(|base| public.open_dock(base));
            let open = docks.filter(|dock| dock.number <= freight).map(|dock| dock.point());
            if any { luck.one_of(open) } else { open.min_by_key(|point| ship.at.distance(*point)) }
        }
    }
}

/// Found and clear where that is possible, most of the time; then the ships fly towards something or wander.
pub(super) fn sample(state: &State, seat: Seat, luck: &mut Dice) -> Flight {
    let word = luck.word();
    let order = (word % 3) as u8;
    let names = (0..3).map(|i| Transporter((order + i) % 3));
    let crafts =
        state.public.turn.flying.into_iter().chain(names).filter_map(|name| Craft::of(&state.public, seat, name));
    for craft in crafts {
        let must = craft.must_move(state);
        if let Some(choice) = on_the_spot(state, &craft, word >> 8) {
            return choice;
        }
        let rests = word >> 16 & 31 == 0 || craft.left == 0;
        if rests && !must {
            continue;
        }
        if craft.left == 0 {
            break;
        }
        if let Some(choice) = wander(state, &craft, luck).or_else(|| must.then(|| away(state, &craft)).flatten()) {
            return choice;
        }
        if must {
            break;
        }
    }
    match fly::check_end(state, seat) {
        Ok(()) => Flight::EndTurn,
        Err(_) => fallback(state, seat),
    }
}

fn on_the_spot(state: &State, craft: &Craft, word: u64) -> Option<Flight> {
    let at = craft.ship.at;
    if at.planets().is_empty() && at.dock().is_none() {
        return None;
    }
    let clears = found::clearable(state, craft.seat, at).filter(|_| word & 7 != 0).map(Then::Clear);
    let founds = || (word >> 3 & 7 != 0 && craft.can_found(state, at)).then_some(Then::Found);
    let looks = || {
        let looks = state.public.terms.look_on_request && word >> 6 & 3 != 0;
        (looks && fly::check_look(&state.public, craft.seat, at).is_ok()).then_some(Then::Look)
    };
    clears.or_else(founds).or_else(looks).map(|then| Flight::here(craft.name, then))
}

/// Steps towards an aim, or anywhere, as far as the ship gets or less; then back until it may stop.
fn wander(state: &State, craft: &Craft, luck: &mut Dice) -> Option<Flight> {
    let word = luck.word();
    let goal = if word & 31 == 0 { None } else { random_aim(state, craft.seat, &craft.ship, luck) };
    // A trade ship that no dock takes mostly waits.
    if goal.is_none() && word & 24 != 0 {
        return None;
    }
    let far = if word >> 5 & 15 == 0 { 1 + (word >> 9) as u8 % craft.left } else { craft.left };
    let (mut route, mut at, mut left, mut turns) = (Route::NONE, craft.ship.at, craft.left, word >> 16);
    for _ in 0..far {
        if Some(at) == goal {
            break;
        }
        let near = at.neighbours();
        // A division by a number known beforehand is much the cheaper one.
        let start = if near.len() == 3 { turns % 3 } else { turns % near.len() as u64 } as usize;
        turns >>= 2;
        let to = match goal {
            Some(goal) => {
                let here = at.distance(goal);
                near[start..].iter().chain(&near[..start]).copied().find(|to| to.distance(goal) < here)?
            }
            None => near[start],
        };
        if !craft.leads_on(state, to, left - 1) || !route.push(to) {
            break;
        }
        (at, left) = (to, left - 1);
    }
    stop(state, craft, route)
}

fn stop(state: &State, craft: &Craft, mut route: Route) -> Option<Flight> {
    while let Some(at) = route.last() {
        let then = if craft.can_found(state, at) { Then::Found } else { Then::Stop };
        if then == Then::Found || craft.can_end(state, at) {
            return Some(Flight::Fly { ship: craft.name, route, then });
        }
        route.pop();
    }
    None
}

/// The nearest place where the ship may be.
fn away(state: &State, craft: &Craft) -> Option<Flight> {
    let (to, _) = craft.nearest(state, craft.ship.at)?;
    stop(state, craft, shortest(craft.ship.at, to))
}
