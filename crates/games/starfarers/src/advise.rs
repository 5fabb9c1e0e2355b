//! Live feedback: what a half-made choice means and how it can go on, and whole choices worth a look.

use std::cmp::Reverse;

use orrery_core::{Advice, Ask, Fact, Given, Message, Options, SeatSet, Suggestion, Tone};

use crate::content::{Build, Point, Resource};
use crate::decision::{Choice, Decision, Then, Transporter};
use crate::offer::{self, flight};
use crate::rules::fly::{Craft, check_route};
use crate::rules::time_out::shortest;
use crate::rules::{check, ids};
use crate::sets::{Cards, Route};
use crate::state::{ShipKind, State};
use crate::{facts, words};

/// How many places to stop at are tried on the way to one out of reach.
const STOPS: usize = 12;
/// How many suggestions at most.
const SUGGESTIONS: usize = 6;

pub(crate) fn advise(state: &State, ask: &Ask<Decision>, given: Option<&Given>) -> Advice {
    let Some(given) = given else { return suggest(state, ask) };
    match offer::choice(ask, given) {
        Err(refusal) => Advice { refusal: Some(refusal), next: before(state, ask, given), ..Advice::default() },
        Ok(choice) => {
            let refusal = check(state, ask, &choice).err();
            Advice {
                refusal,
                facts: facts_of(state, ask, &choice),
                next: next(state, ask, &choice),
                ..Advice::default()
            }
        }
    }
}

/// Nothing chosen yet: everything is open.
fn before(state: &State, ask: &Ask<Decision>, given: &Given) -> Option<Options> {
    let nothing = matches!(given, Given::Steps(steps) if steps.is_empty());
    (nothing && ask.decision == Decision::Fly).then(|| flight::start(state, ask))
}

/// How a way can go on; after an act it cannot.
fn next(state: &State, ask: &Ask<Decision>, choice: &Choice) -> Option<Options> {
    let legal = check(state, ask, choice).is_ok();
    match choice {
        Choice::EndTurn => legal.then(|| Options::Path { next: Vec::new(), may_stop: true }),
        Choice::Fly { ship, route, then } => {
            let craft = Craft::of(&state.public, ask.seat, *ship)?;
            check_route(state, &craft, route).ok()?;
            let next = if *then == Then::Stop { flight::onwards(state, &craft, route) } else { Vec::new() };
            Some(Options::Path { next, may_stop: legal })
        }
        _ => None,
    }
}

fn facts_of(state: &State, ask: &Ask<Decision>, choice: &Choice) -> Vec<Fact> {
    match *choice {
        Choice::Fly { ship, ref route, then } => flight_facts(state, ask, ship, route, then),
        Choice::Offer { give, want, .. } => bag_facts(state, ask, give, want.unwrap_or_default()),
        Choice::Terms(terms) => bag_facts(state, ask, terms.give, terms.want),
        _ => Vec::new(),
    }
}

fn flight_facts(state: &State, ask: &Ask<Decision>, ship: Transporter, route: &Route, then: Then) -> Vec<Fact> {
    let Some(craft) = Craft::of(&state.public, ask.seat, ship) else { return Vec::new() };
    let (at, left) = (route.last().unwrap_or(craft.ship.at), craft.left.saturating_sub(route.len() as u8));
    match then {
        Then::Found => facts::founding(state, &craft, at),
        Then::Clear(planet) if at.planets().contains(&planet) => facts::clearing(state, ask.seat, planet),
        _ => facts::arrival(state, &craft, at, left),
    }
}

/// An offer that shows all one has of a type says more than it must.
fn bag_facts(state: &State, ask: &Ask<Decision>, give: Cards, want: Cards) -> Vec<Fact> {
    let hand = state.hand(ask.seat);
    let bags = Message::new("fact-bags").with("give", words::cards(give)).with("want", words::cards(want));
    let mut facts = vec![Fact::new(Tone::Plain, bags).rule(ids::OFFER)];
    let all = |card: &Resource| give.get(*card) > 0 && give.get(*card) == hand.get(*card);
    for card in Resource::ALL.into_iter().filter(all) {
        let shown = Message::new("fact-shows-all").with("card", words::resource(card));
        facts.push(Fact::new(Tone::Warn, shown));
    }
    facts
}

fn suggest(state: &State, ask: &Ask<Decision>) -> Advice {
    let suggestions = match ask.decision {
        Decision::Fly => flights(state, ask),
        Decision::Trade => exchanges(state, ask),
        Decision::Draft => swaps(state, ask),
        _ => Vec::new(),
    };
    Advice { suggestions, ..Advice::default() }
}

/// Places worth flying to within reach: founding first, then sites not yet seen.
fn flights(state: &State, ask: &Ask<Decision>) -> Vec<Suggestion> {
    let crafts = || Transporter::ALL.into_iter().filter_map(|ship| Craft::of(&state.public, ask.seat, ship));
    let mut found: Vec<(bool, u8, Suggestion)> = Vec::new();
    for craft in crafts() {
        for to in targets(state, &craft) {
            let steps = craft.ship.at.distance(to);
            let founds = craft.can_found(state, to);
            let then = if founds { Then::Found } else { Then::Stop };
            let choice = Choice::Fly { ship: craft.name, route: shortest(craft.ship.at, to), then };
            let id = if founds { "suggest-found" } else { "suggest-fly" };
            let label = Message::new(id).with("place", words::point(to)).with("rings", craft.name.rings());
            let facts = facts::arrival(state, &craft, to, craft.left.saturating_sub(steps));
            if let Some(given) = flight::legal(state, ask, &choice) {
                found.push((founds, steps, Suggestion { label, given, facts }));
            }
        }
    }
    let far = crafts().filter(|craft| targets(state, craft).next().is_none());
    found.extend(far.filter_map(|craft| Some((false, u8::MAX, towards(state, ask, &craft)?))));
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
fn towards(state: &State, ask: &Ask<Decision>, craft: &Craft) -> Option<Suggestion> {
    let goal = worth_reaching(state, craft).min_by_key(|point| craft.ship.at.distance(*point))?;
    let mut stops: Vec<Point> = Point::all().filter(|point| craft.ship.at.distance(*point) <= craft.left).collect();
    stops.sort_by_key(|point| point.distance(goal));
    let nearer = stops.into_iter().take_while(|point| point.distance(goal) < craft.ship.at.distance(goal));
    nearer.take(STOPS).find_map(|stop| {
        let choice = Choice::Fly { ship: craft.name, route: shortest(craft.ship.at, stop), then: Then::Stop };
        let label = Message::new("suggest-towards").with("place", words::point(goal)).with("rings", craft.name.rings());
        Some(Suggestion { label, given: flight::legal(state, ask, &choice)?, facts: Vec::new() })
    })
}

/// One card that is not needed for the one that a build still lacks.
fn swaps(state: &State, ask: &Ask<Decision>) -> Vec<Suggestion> {
    let hand = state.hand(ask.seat);
    let mut suggestions: Vec<Suggestion> = Vec::new();
    for build in Build::ALL {
        let cost = Cards(build.cost());
        let missing = cost.minus(hand);
        let (1, Some(want)) = (missing.total(), missing.nth(0)) else { continue };
        let spare = Resource::ALL.into_iter().filter(|card| hand.get(*card) > cost.get(*card));
        let Some(give) = spare.max_by_key(|card| hand.get(*card) - cost.get(*card)) else { continue };
        let (give, want) = (Cards::of(give, 1), Cards::of(want, 1));
        let choice = Choice::Offer { give, want: Some(want), to: SeatSet::empty() };
        let label = Message::new("suggest-swap").with("give", words::cards(give)).with("want", words::cards(want));
        let label = label.with("build", words::build(build));
        suggestions.push(Suggestion { label, given: offer::given(&choice), facts: Vec::new() });
    }
    suggestions
}

/// One exchange with the bank that makes a build possible.
fn exchanges(state: &State, ask: &Ask<Decision>) -> Vec<Suggestion> {
    let hand = state.hand(ask.seat);
    let mut suggestions = Vec::new();
    for build in Build::ALL {
        let missing = Cards(build.cost()).minus(hand);
        let (1, Some(take)) = (missing.total(), missing.nth(0)) else { continue };
        for give in Resource::ALL {
            let choice = Choice::Bank { give, take };
            let rest = hand.minus(Cards::of(give, state.public.rate(ask.seat, give))).plus(missing);
            if rest.covers(Cards(build.cost())) && check(state, ask, &choice).is_ok() {
                let label = Message::new("suggest-bank").with("card", words::resource(give));
                let label = label.with("build", words::build(build));
                suggestions.push(Suggestion { label, given: offer::given(&choice), facts: vec![facts::cost(build)] });
            }
        }
    }
    suggestions.truncate(SUGGESTIONS);
    suggestions
}
