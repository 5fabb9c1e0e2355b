//! Live feedback: what a flight half made means and how it can go on, and whole flights worth a look.

use std::cmp::Reverse;

use orrery_core::Words;

use super::super::prelude::*;
use super::offer::{onwards, start};
use super::{Flight, Fly, Then};
use crate::content::Point;
use crate::rules::fly::{Craft, check_route};
use crate::sets::shortest;
use crate::state::ShipKind;

/// How many places to stop at are tried on the way to one out of reach.
const STOPS: usize = 12;
/// How many suggestions at most.
const SUGGESTIONS: usize = 6;

pub(super) fn advise(fly: &Fly, state: &State, seat: Seat, given: Option<&Given>) -> Advice {
    let Some(given) = given else {
        return Advice { suggestions: flights(fly, state, seat), ..Advice::default() };
    };
    let refusal = fly.judge(state, seat, given).err();
    match Flight::read(given) {
        // Nothing chosen yet: everything is open.
        None => {
            let nothing = matches!(given, Given::Steps(steps) if steps.is_empty());
            Advice { refusal, next: nothing.then(|| start(state, seat)), ..Advice::default() }
        }
        Some(flight) => {
            let next = next(state, seat, &flight, refusal.is_none());
            let act = refusal.is_none().then(|| act(state, seat, &flight)).flatten();
            Advice { refusal, facts: facts_of(state, seat, &flight), act, next, ..Advice::default() }
        }
    }
}

/// What the main button says of a flight.
fn act(state: &State, seat: Seat, flight: &Flight) -> Option<Message> {
    let Flight::Fly { ship, route, then } = flight else { return Some(Message::new("pick-end")) };
    let at = route.last().unwrap_or(Craft::of(&state.public, seat, *ship)?.ship.at);
    Some(match *then {
        Then::Stop => Message::new("suggest-fly").with("place", words::point(at)),
        Then::Found => Message::new("suggest-found").with("place", words::point(at)),
        Then::Look => Message::new("pick-look"),
        Then::Clear(planet) => Message::new("pick-clear").with("planet", words::planet(planet)),
    })
}

/// How a way can go on; after an act it cannot.
fn next(state: &State, seat: Seat, flight: &Flight, legal: bool) -> Option<Options> {
    match flight {
        Flight::EndTurn => legal.then(|| Options::Path { next: Vec::new(), may_stop: true }),
        Flight::Fly { ship, route, then } => {
            let craft = Craft::of(&state.public, seat, *ship)?;
            check_route(state, &craft, route).ok()?;
            let next = if *then == Then::Stop { onwards(state, &craft, route) } else { Vec::new() };
            Some(Options::Path { next, may_stop: legal })
        }
    }
}

fn facts_of(state: &State, seat: Seat, flight: &Flight) -> Vec<Fact> {
    let Flight::Fly { ship, route, then } = flight else { return Vec::new() };
    let Some(craft) = Craft::of(&state.public, seat, *ship) else { return Vec::new() };
    let (at, left) = (route.last().unwrap_or(craft.ship.at), craft.left.saturating_sub(route.len() as u8));
    match *then {
        Then::Found => facts::founding(state, &craft, at),
        Then::Clear(planet) if at.planets().contains(&planet) => facts::clearing(state, seat, planet),
        _ => facts::arrival(state, &craft, at, left),
    }
}

/// The whole answer in the offer's words, if the rules take it.
fn legal(fly: &Fly, state: &State, seat: Seat, flight: &Flight) -> Option<Given> {
    fly.check(state, seat, flight).is_ok().then(|| flight.write())
}

/// Places worth flying to within reach: founding first, then sites not yet seen.
fn flights(fly: &Fly, state: &State, seat: Seat) -> Vec<Suggestion> {
    let crafts = || Craft::all(&state.public, seat);
    let mut found: Vec<(bool, u8, Suggestion)> = Vec::new();
    for craft in crafts() {
        for to in targets(state, &craft) {
            let steps = craft.ship.at.distance(to);
            let founds = craft.can_found(state, to);
            let then = if founds { Then::Found } else { Then::Stop };
            let flight = Flight::Fly { ship: craft.name, route: shortest(craft.ship.at, to), then };
            let id = if founds { "suggest-found" } else { "suggest-fly" };
            let label = of_ship(state, seat, &craft, Message::new(id).with("place", words::point(to)));
            let facts = facts::arrival(state, &craft, to, craft.left.saturating_sub(steps));
            if let Some(given) = legal(fly, state, seat, &flight) {
                found.push((founds, steps, Suggestion { label, given, facts }));
            }
        }
    }
    let far = crafts().filter(|craft| targets(state, craft).next().is_none());
    found.extend(far.filter_map(|craft| Some((false, u8::MAX, towards(fly, state, seat, &craft)?))));
    found.sort_by_key(|(founds, steps, _)| (Reverse(*founds), *steps));
    found.into_iter().take(SUGGESTIONS).map(|(_, _, suggestion)| suggestion).collect()
}

fn targets<'a>(state: &'a State, craft: &'a Craft) -> impl Iterator<Item = Point> + 'a {
    worth_reaching(state, craft).filter(|point| craft.ship.at.distance(*point) <= craft.left)
}

fn worth_reaching<'a>(state: &'a State, craft: &'a Craft) -> impl Iterator<Item = Point> + 'a {
    Point::all().filter(move |point| match craft.ship.kind {
        ShipKind::Colony => point.site().is_some_and(|site| state.public.colony(site).is_none()),
        ShipKind::Trade => craft.can_found(state, *point),
    })
}

/// As far as possible on the way to the nearest place that is out of reach.
fn towards(fly: &Fly, state: &State, seat: Seat, craft: &Craft) -> Option<Suggestion> {
    let goal = worth_reaching(state, craft).min_by_key(|point| craft.ship.at.distance(*point))?;
    let mut stops: Vec<Point> = Point::all().filter(|point| craft.ship.at.distance(*point) <= craft.left).collect();
    stops.sort_by_key(|point| point.distance(goal));
    let nearer = stops.into_iter().take_while(|point| point.distance(goal) < craft.ship.at.distance(goal));
    nearer.take(STOPS).find_map(|stop| {
        let flight = Flight::Fly { ship: craft.name, route: shortest(craft.ship.at, stop), then: Then::Stop };
        let towards = Message::new("suggest-towards").with("place", words::point(goal));
        let label = of_ship(state, seat, craft, towards);
        Some(Suggestion { label, given: legal(fly, state, seat, &flight)?, facts: Vec::new() })
    })
}

/// Of several ships it is said which one.
fn of_ship(state: &State, seat: Seat, craft: &Craft, what: Message) -> Message {
    if state.public.ships(seat).count() < 2 {
        return what;
    }
    Message::new("suggest-ship").with("what", what).with("rings", craft.name.rings())
}
