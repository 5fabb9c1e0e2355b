//! The flight phase: ships fly, look, clear and found, until the turn is over.

mod advise;
mod offer;
mod sample;

pub(super) use sample::random_aim;

use orrery_core::{Heard, Said, Word};

use super::prelude::*;
use crate::content::{Planet, Point};
use crate::event::Voyage;
use crate::rules::fly::{Craft, check_end, check_look, check_route, check_then, check_turn, look, unseen};
use crate::rules::{found, turn};
use crate::sets::{Route, shortest};
use crate::state::Transporter;

/// Which ship flies where, or is the turn over (SF-FLY-1)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fly;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Flight {
    EndTurn,
    Fly { ship: Transporter, route: Route, then: Then },
}

impl Flight {
    /// What a ship does where it stands.
    pub(crate) const fn here(ship: Transporter, then: Then) -> Flight {
        Flight::Fly { ship, route: Route::NONE, then }
    }
}

/// What a ship does where its way ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Then {
    Stop,
    /// SF-EXPLORE-1, where looking is on request.
    Look,
    /// SF-PIRATE-1, SF-ICE-1
    Clear(Planet),
    /// SF-COLONY-2, SF-TRADEBASE-2
    Found,
}

/// A ship, the points it flies to, and what it does there; or the end of the turn.
impl Word for Flight {
    const STEPS: bool = true;

    fn say(&self, said: &mut Said) {
        let Flight::Fly { ship, route, then } = self else { return said.put("end") };
        said.put(format!("ship-{}", ship.id()));
        route.iter().for_each(|point| point.say(said));
        match then {
            Then::Stop => {}
            Then::Look => said.put("look"),
            Then::Found => said.put("found"),
            Then::Clear(planet) => said.put(format!("clear-{}", planet.id())),
        }
    }

    fn hear(heard: &mut Heard<'_>) -> Option<Self> {
        if heard.take_if("end") {
            return Some(Flight::EndTurn);
        }
        let ship = Transporter::named(heard.take()?.strip_prefix("ship-")?)?;
        let mut route = Route::NONE;
        while let Some(point) = heard.peek().and_then(Point::named) {
            heard.take();
            route.push(point).then_some(())?;
        }
        let then = match heard.take() {
            None => Then::Stop,
            Some("look") => Then::Look,
            Some("found") => Then::Found,
            Some(word) => Then::Clear(Planet::named(word.strip_prefix("clear-")?)?),
        };
        Some(Flight::Fly { ship, route, then })
    }
}

impl Question<Starfarers> for Fly {
    type Answer = Flight;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let offer = Offer::new(asked, "title-fly", offer::start(state, asked.seat));
        let offer = offer.reason(offer::reason(&state.public, asked.seat)).hint("hint-fly").act("act-fly");
        offer.rules(&[ids::FLY, ids::ANY_ORDER]).refused(offer::refused(self, state, asked.seat))
    }

    fn check(&self, state: &State, seat: Seat, flight: &Flight) -> Result<(), Refusal> {
        let Flight::Fly { ship, route, then } = flight else { return check_end(state, seat) };
        let Some(craft) = Craft::of(&state.public, seat, *ship) else { return Err(Refusal::not_offered()) };
        if !route.is_empty() || *then == Then::Found {
            check_turn(state, &craft)?;
        }
        let end = check_route(state, &craft, route)?;
        check_then(state, &craft, end, route.is_empty(), *then)
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> Flight {
        sample::sample(state, seat, luck)
    }

    fn fallback(&self, state: &State, seat: Seat) -> Flight {
        fallback(state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, flight: Flight) {
        match flight {
            Flight::EndTurn => turn::end(cx, seat),
            Flight::Fly { ship, route, then } => fly(cx, seat, ship, &route, then),
        }
    }

    fn advise(&self, state: &State, asked: Asked, given: Option<&Given>) -> Advice {
        advise::advise(self, state, asked.seat, given)
    }
}

/// SF-FLY-15: what lies under a chip is looked at, what can be cleared or founded is; a ship that may not stay flies
/// to the nearest legal place. A ship in flight comes first.
fn fallback(state: &State, seat: Seat) -> Flight {
    let flying = |craft: &Craft| state.public.turn.flying == Some(craft.name);
    let crafts = || Craft::all(&state.public, seat);
    let in_turn = crafts().filter(flying).chain(crafts().filter(|craft| !flying(craft)));
    in_turn.filter_map(|craft| default(state, &craft)).next().unwrap_or(Flight::EndTurn)
}

fn default(state: &State, craft: &Craft) -> Option<Flight> {
    let (at, ship) = (craft.ship.at, craft.name);
    let looks = check_look(&state.public, craft.seat, at).is_ok().then_some(Then::Look);
    let clears = || found::clearable(state, craft.seat, at).map(Then::Clear);
    let founds = || craft.can_found(state, at).then_some(Then::Found);
    if let Some(then) = looks.or_else(clears).or_else(founds) {
        return Some(Flight::here(ship, then));
    }
    let (to, _) = craft.must_move(state).then(|| craft.nearest(state, at))??;
    let then = if craft.may_rest(&state.public, to).is_ok() { Then::Stop } else { Then::Found };
    Some(Flight::Fly { ship, route: shortest(at, to), then })
}

/// SF-EXPLORE-3, SF-EXPLORE-4, SF-EXPLORE-5, R-16: the flight stops at the first news, and beside what can be cleared.
fn fly(cx: &mut Cx<'_>, seat: Seat, ship: Transporter, route: &Route, then: Then) {
    let flown = until_news(cx.state(), seat, route);
    let whole = flown.len() == route.len();
    cx.emit(Voyage::Flew { seat, ship, route: flown }.into());
    if let (Some(at), false) = (flown.last(), cx.state().public.terms.look_on_request) {
        look(cx, seat, at);
    }
    let Some(at) = cx.state().public.ship(seat, ship).map(|ship| ship.at) else { return };
    match then {
        Then::Stop => {}
        _ if !whole => {}
        Then::Look => look(cx, seat, at),
        Then::Clear(planet) => found::clear(cx, seat, planet),
        Then::Found => found::found(cx, seat, ship, at),
    }
}

fn until_news(state: &State, seat: Seat, route: &Route) -> Route {
    let mut flown = Route::NONE;
    for at in route.iter() {
        flown.push(*at);
        let looks = !state.public.terms.look_on_request && unseen(&state.public, seat, *at).next().is_some();
        if looks || found::clearable(state, seat, *at).is_some() {
            break;
        }
    }
    flown
}
