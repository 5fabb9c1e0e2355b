//! What may be said before a choice is made: prices, consequences, warnings.

use orrery_core::{Fact, Message, Seat, Tone};

use crate::content::{Build, Dock, Part, Planet, Point, Site};
use crate::rules::fly::Craft;
use crate::rules::{found, ids};
use crate::sets::Cards;
use crate::state::{Public, ShipKind, State};
use crate::words;

pub(crate) fn cost(build: Build) -> Fact {
    let cards = words::cards(Cards(build.cost()));
    Fact::new(Tone::Plain, Message::new("fact-cost").with("cards", cards)).rule(ids::COSTS)
}

/// What a build is good for.
pub(crate) fn effect(public: &Public, seat: Seat, build: Build) -> Option<Fact> {
    let counted = |id, count: u8| Message::new(id).with("count", count);
    Some(match build {
        Build::Spaceport => Fact::new(Tone::Good, counted("fact-vp", 1)).rule(ids::NO_RING),
        Build::Part(part) => {
            let after = public.part(seat, part) + 1;
            let id = ["fact-freight-rings", "fact-boosters", "fact-cannons"][part.index()];
            Fact::new(Tone::Plain, counted(id, after)).rule(ids::PART_LIMIT)
        }
        Build::ColonyShip | Build::TradeShip => return None,
    })
}

pub(crate) fn vp(count: u8) -> Fact {
    Fact::new(Tone::Good, Message::new("fact-vp").with("count", count))
}

/// How much somebody holds and how far ahead he is.
pub(crate) fn standing(public: &Public, seat: Seat) -> Fact {
    let message = Message::new("fact-standing").with("vp", public.vp(seat)).with("cards", public.player(seat).hand);
    Fact::new(Tone::Plain, message)
}

/// What a planet gives, as far as `seat` knows.
pub(crate) fn planet(state: &State, seat: Seat, planet: Planet) -> Fact {
    let about = |id| {
        let message = Message::new(id).with("planet", words::planet(planet));
        message.with("card", words::resource(planet.resource()))
    };
    match state.known_chip(seat, planet) {
        None => {
            let hidden = about("fact-planet-hidden").with("dot", words::dot(planet.dot()));
            Fact::new(Tone::Plain, hidden).rule(ids::LOOK)
        }
        Some(chip) => {
            let value = state.public.terms.value(chip);
            let tone = if value.is_closed() { Tone::Warn } else { Tone::Plain };
            Fact::new(tone, about("fact-planet").with("chip", words::chip_value(value)))
        }
    }
}

pub(crate) fn site(state: &State, seat: Seat, site: Site) -> [Fact; 2] {
    site.planets().map(|here| planet(state, seat, here))
}

/// What awaits a ship at a point.
pub(crate) fn arrival(state: &State, craft: &Craft, at: Point, left: u8) -> Vec<Fact> {
    let mut facts = vec![Fact::new(Tone::Plain, Message::new("fact-steps-left").with("count", left)).rule(ids::SPEED)];
    if !state.public.terms.look_on_request {
        let looks = crate::rules::fly::unseen(&state.public, craft.seat, at);
        facts.extend(looks.map(|planet| {
            let look = Message::new("fact-looks").with("planet", words::planet(planet));
            Fact::new(Tone::Good, look).rule(ids::INTERRUPTED)
        }));
    }
    if let (ShipKind::Trade, Some(dock)) = (craft.ship.kind, at.dock()) {
        facts.push(freight(&state.public, craft.seat, dock));
    }
    if let Err(refusal) = craft.may_rest(&state.public, at)
        && !craft.can_found(state, at)
    {
        facts.push(Fact::new(Tone::Warn, refusal.reason).rule(refusal.rule));
    }
    facts
}

/// Freight rings a dock asks for, against one's own.
fn freight(public: &Public, seat: Seat, dock: Dock) -> Fact {
    let (need, have) = (dock.number, public.freight(seat));
    let tone = if have < need { Tone::Warn } else { Tone::Good };
    Fact::new(tone, Message::new("fact-freight").with("need", need).with("have", have)).rule(ids::POST)
}

/// What founding brings.
pub(crate) fn founding(state: &State, craft: &Craft, at: Point) -> Vec<Fact> {
    match (at.site(), at.dock()) {
        (Some(here), _) => [vp(1).rule(ids::FOUND)].into_iter().chain(site(state, craft.seat, here)).collect(),
        (None, Some(dock)) => post(&state.public, craft.seat, dock),
        (None, None) => Vec::new(),
    }
}

fn post(public: &Public, seat: Seat, dock: Dock) -> Vec<Fact> {
    let cards = Message::new("fact-friend-cards").with("count", public.cards_at(dock.base).count());
    let mut facts = vec![Fact::new(Tone::Good, cards).rule(ids::FRIEND)];
    let (before, after) = (public.chips[dock.base.index()], found::chip_holder(public, seat, dock.base));
    if after == Some(seat) && before != Some(seat) {
        facts.push(vp(2).rule(ids::CHIP));
    }
    facts
}

pub(crate) fn clearing(state: &State, seat: Seat, planet: Planet) -> Vec<Fact> {
    let none = (Part::FreightRing, 0, state.public.freight(seat));
    let (part, need, have) = found::demand(state, seat, planet).unwrap_or(none);
    let (id, rule) = if part == Part::Cannon { ("fact-lair", ids::LAIR) } else { ("fact-ice", ids::ICE) };
    let demand = Message::new(id).with("need", need).with("have", have);
    vec![Fact::new(Tone::Plain, demand).rule(rule), vp(1).rule(ids::RESERVE)]
}
