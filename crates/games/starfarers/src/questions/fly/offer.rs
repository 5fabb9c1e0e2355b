//! Flights described: a ship, its way step by step, and what it does there.

use super::super::prelude::*;
use super::{Flight, Fly, Then};
use crate::content::{Part, Planet, Point};
use crate::rules::fly::{Craft, check_end, check_step, check_then, check_turn};
use crate::rules::found;
use crate::sets::Route;

/// The speed with its sum (SF-SHAKE-4).
pub(super) fn reason(public: &Public, seat: Seat) -> Message {
    let boosters = public.part(seat, Part::Booster);
    let speed = Message::new("reason-speed").with("speed", public.speed(seat)).with("base", public.turn.base);
    let speed = speed.with("boosters", boosters).with("friends", public.speed_bonus(seat));
    speed.with("modifier", words::signed(public.turn.modifier))
}

/// The ships that can do something, and the end of the turn.
pub(super) fn start(state: &State, seat: Seat) -> Options {
    let mut next: Vec<Opt> = Craft::all(&state.public, seat).filter_map(|craft| ship_opt(state, &craft)).collect();
    if check_end(state, seat).is_ok() {
        next.push(end(state, seat));
    }
    Options::Path { next, may_stop: false }
}

fn ship_opt(state: &State, craft: &Craft) -> Option<Opt> {
    if onwards(state, craft, &Route::NONE).is_empty() {
        return None;
    }
    let rings = craft.name.rings();
    let label = Message::new("pick-ship").with("ship", words::ship_kind(craft.ship.kind));
    let label = label.with("rings", rings).with("place", words::point(craft.ship.at));
    let element = format!("ship-{}-{rings}", craft.seat.number());
    let steps = Message::new("fact-steps-left").with("count", craft.left);
    let option = Opt::new(format!("ship-{rings}"), label).at(element);
    let option = option.fact(Fact::new(Tone::Plain, steps).rule(ids::SPEED));
    Some(if craft.must_move(state) {
        option.fact(Fact::new(Tone::Warn, "fact-must-leave").rule(ids::SAME_SITE))
    } else {
        option
    })
}

fn end(state: &State, seat: Seat) -> Opt {
    let option = Opt::new("end", "pick-end").act("pick-end").sealed();
    let idle = state.public.ships(seat).any(|(_, ship)| ship.steps == 0 && !ship.stalled);
    if idle && state.public.speed(seat) > 0 {
        return option.fact(Fact::new(Tone::Warn, "fact-not-flown").rule(ids::FLY));
    }
    option
}

/// How a way can go on after `route`: further points, and what the ship can do where it is.
pub(super) fn onwards(state: &State, craft: &Craft, route: &Route) -> Vec<Opt> {
    let at = route.last().unwrap_or(craft.ship.at);
    let left = craft.left.saturating_sub(route.len() as u8);
    let here = Craft { left, ..*craft };
    let moves = check_turn(state, craft).is_ok();
    let steps = at.neighbours().iter().filter(|to| moves && check_step(state, craft, at, **to, left).is_ok());
    let mut next: Vec<Opt> = steps.map(|to| step(state, &here, *to)).collect();
    let acts = [Then::Found, Then::Look].into_iter().chain(at.planets().iter().map(|planet| Then::Clear(*planet)));
    let acts = acts.filter(|then| moves || *then != Then::Found);
    let legal = acts.filter(|then| check_then(state, craft, at, route.is_empty(), *then).is_ok());
    next.extend(legal.map(|then| act(state, craft, at, then)));
    next
}

fn step(state: &State, craft: &Craft, to: Point) -> Opt {
    let mut option = Opt::new(to.id(), words::point(to)).at(to.id());
    option.facts = facts::arrival(state, craft, to, craft.left.saturating_sub(1));
    option
}

fn act(state: &State, craft: &Craft, at: Point, then: Then) -> Opt {
    match then {
        Then::Clear(planet) => clear(state, craft.seat, planet),
        Then::Look => Opt::new("look", "pick-look").rule(ids::LOOK).sealed(),
        Then::Found | Then::Stop => {
            let label = Message::new("pick-found").with("place", words::point(at));
            let mut option = Opt::new("found", label).at(format!("found-{}", at.id())).sealed();
            option.facts = facts::founding(state, craft, at);
            option
        }
    }
}

fn clear(state: &State, seat: Seat, planet: Planet) -> Opt {
    let label = Message::new("pick-clear").with("planet", words::planet(planet));
    let mut option = Opt::new(format!("clear-{}", planet.id()), label).at(format!("planet-{}", planet.id())).sealed();
    option.facts = facts::clearing(state, seat, planet);
    option
}

/// What one might look for: founding, clearing, stepping on where it is not possible, ending too early.
pub(super) fn refused(fly: &Fly, state: &State, seat: Seat) -> Vec<Refused> {
    let crafts = Craft::all(&state.public, seat);
    let mut all: Vec<(Flight, Message)> = crafts.flat_map(|craft| tempting(state, &craft)).collect();
    all.push((Flight::EndTurn, "pick-end".into()));
    let why = |(flight, label)| Some(Refused::new(&flight, label, fly.check(state, seat, &flight).err()?));
    all.into_iter().filter_map(why).collect()
}

fn tempting(state: &State, craft: &Craft) -> Vec<(Flight, Message)> {
    let (at, ship) = (craft.ship.at, craft.name);
    let mut choices = Vec::new();
    if at.site().is_some() {
        let label = Message::new("pick-found").with("place", words::point(at));
        choices.push((Flight::here(ship, Then::Found), label));
    }
    let closed = |planet: &&Planet| {
        let chip = state.known_chip(craft.seat, **planet);
        chip.is_some_and(|chip| chip.value().is_closed()) && !found::can_clear(state, craft.seat, **planet)
    };
    for planet in at.planets().iter().filter(closed) {
        let label = Message::new("pick-clear").with("planet", words::planet(*planet));
        choices.push((Flight::here(ship, Then::Clear(*planet)), label));
    }
    for near in at.neighbours() {
        if let Some(route) = Route::of([*near]) {
            choices.push((Flight::Fly { ship, route, then: Then::Stop }, words::point(*near)));
        }
    }
    choices
}
