//! Flights at random, cheap enough for thousands of games a second.

use super::super::prelude::*;
use super::{Flight, Then, default};
use crate::content::{Base, Planet, Point, Site};
use crate::rules::fly::Craft;
use crate::rules::{fly, found};
use crate::sets::Route;
use crate::state::{ShipKind, Transporter};

/// Somewhere the ship could found, as far as its owner knows: mostly the nearest such place.
pub(in super::super) fn random_aim(
    state: &State,
    seat: Seat,
    kind: ShipKind,
    from: Point,
    luck: &mut Dice,
) -> Option<Point> {
    let public = &state.public;
    let any = luck.below(8) == 0;
    match kind {
        ShipKind::Colony => {
            let closed = |planet: Planet| state.known_chip(seat, planet).is_some_and(|chip| chip.value().is_closed());
            let free = |site: &Site| public.colony(*site).is_none() && !public.is_closed(*site);
            let open = |site: &Site| free(site) && !site.planets().into_iter().any(closed);
            let site =
                if any { luck.one_of(Site::all().filter(open)) } else { from.sites().iter().copied().find(open) };
            site.map(Site::point)
        }
        ShipKind::Trade => {
            let freight = public.freight(seat);
            let docks = Base::all().filter_map(|base| public.open_dock(base));
            let open = docks.filter(|dock| dock.number <= freight).map(|dock| dock.point());
            if any { luck.one_of(open) } else { open.min_by_key(|point| from.distance(*point)) }
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
        Err(_) => default::fallback(state, seat),
    }
}

fn on_the_spot(state: &State, craft: &Craft, word: u64) -> Option<Flight> {
    let (at, ship) = (craft.ship.at, craft.name);
    let here = |then: Then| Some(Flight::Fly { ship, route: Route::NONE, then });
    if at.planets().is_empty() && at.dock().is_none() {
        return None;
    }
    let clears = |planet: &&Planet| found::can_clear(state, craft.seat, **planet);
    if let (Some(planet), true) = (at.planets().iter().find(clears), word & 7 != 0) {
        return here(Then::Clear(*planet));
    }
    if word >> 3 & 7 != 0 && craft.can_found(state, at) {
        return here(Then::Found);
    }
    let looks = state.public.terms.look_on_request && word >> 6 & 3 != 0;
    if looks && fly::check_look(&state.public, craft.seat, at).is_ok() { here(Then::Look) } else { None }
}

/// Steps towards an aim, or anywhere, as far as the ship gets or less; then back until it may stop.
fn wander(state: &State, craft: &Craft, luck: &mut Dice) -> Option<Flight> {
    let word = luck.word();
    let goal = if word & 31 == 0 { None } else { random_aim(state, craft.seat, craft.ship.kind, craft.ship.at, luck) };
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
        if craft.can_found(state, at) {
            return Some(Flight::Fly { ship: craft.name, route, then: Then::Found });
        }
        if craft.can_end(state, at) {
            return Some(Flight::Fly { ship: craft.name, route, then: Then::Stop });
        }
        route.pop();
    }
    None
}

/// The nearest place where the ship may be.
fn away(state: &State, craft: &Craft) -> Option<Flight> {
    let (to, _) = craft.nearest(state, craft.ship.at)?;
    stop(state, craft, Route::shortest(craft.ship.at, to))
}
