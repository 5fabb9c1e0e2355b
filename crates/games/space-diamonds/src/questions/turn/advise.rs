//! Live feedback: what a half-made way costs and where it can go on, and ways worth a look.

use super::super::prelude::*;
use super::offer::{scans, steps};
use super::{Act, Step, Turn};
use crate::questions::Targets;
use crate::reach::{End, Reach, reach};

/// How many ways are suggested at most.
const SUGGESTIONS: usize = 6;

pub(super) fn advise(state: &State, asked: Asked, given: &Given) -> Advice {
    let Some(act) = Act::read(given) else {
        return Advice { refusal: Some(Refusal::not_offered()), ..Advice::default() };
    };
    let refusal = Turn.check(state, asked.seat, &act).err();
    match act {
        Act::Fly(way) => on_way(state, asked, &way, refusal),
        Act::Scan(targets) => on_scan(state, &targets, refusal),
        Act::Emergency(_) | Act::Discover | Act::Refuel | Act::EndTurn => {
            let next = refusal.is_none().then(|| Options::Path { next: Vec::new(), may_stop: true });
            let (facts, act) = whole_act(state, asked, given).map(|option| (option.facts, option.label)).unzip();
            Advice { refusal, facts: facts.unwrap_or_default(), act, next, ..Advice::default() }
        }
    }
}

/// What the offer says of an act that is a whole answer.
fn whole_act(state: &State, asked: Asked, given: &Given) -> Option<Opt> {
    let (Given::Steps(keys), Options::Path { next, .. }) = (given, Turn.offer(state, asked).options) else {
        return None;
    };
    next.into_iter().find(|option| keys.first() == Some(&option.key))
}

/// Sites are named one after the other.
fn on_scan(state: &State, Targets(sites): &Targets, refusal: Option<Refusal>) -> Advice {
    let next = Options::Path { next: scans(state, sites), may_stop: refusal.is_none() };
    Advice { refusal, next: Some(next), ..Advice::default() }
}

fn on_way(state: &State, asked: Asked, way: &[Step], refusal: Option<Refusal>) -> Advice {
    let mut course = Course::of(state, asked.seat);
    let facts = way_facts(state, asked.seat, &mut course, way);
    if refusal.is_some() {
        // Before the first step everything of the turn is open, and nothing is chosen yet.
        let next = way.is_empty().then(|| Turn.offer(state, asked).options);
        return Advice { refusal, facts, next, ..Advice::default() };
    }
    let next = Options::Path { next: steps(state, asked.seat, &course), may_stop: true };
    let act = Message::new("suggest-fly").with("space", words::space(course.flight.at));
    Advice { refusal, facts, act: Some(act), next: Some(next), ..Advice::default() }
}

/// The price of a way as far as it can be flown, and what awaits on it.
fn way_facts(state: &State, seat: Seat, course: &mut Course, way: &[Step]) -> Vec<Fact> {
    let (mut regular, mut bonus, mut awaits) = (0, 0, Vec::new());
    for step in way {
        let Ok(leg) = course.leg(*step) else { break };
        course.take(leg);
        if let Leg::Flown(stepped) = leg {
            (regular, bonus) = (regular + stepped.regular, bonus + stepped.bonus);
            awaits.extend(facts::of_arrival(&state.public, seat, stepped.flight.at));
        }
    }
    let price = course.begun.then(|| facts::burns(regular, bonus, &course.flight));
    let strands = facts::strands(state, seat, &course.flight).filter(|_| course.begun);
    price.into_iter().chain(facts::fuel(&course.flight)).chain(strands).chain(awaits).collect()
}

/// Sites with chits that this move can reach, and home; the cheapest and safest first.
pub(super) fn suggest(public: &Public, seat: Seat) -> Advice {
    if !public.may_fly(seat) {
        return Advice::default();
    }
    let flight = public.flight(seat);
    let reach = reach(&flight, 0, false);
    let worth = |end: &End| end.space != flight.at && is_worth(public, end.space);
    let mut ends: Vec<End> = reach.ends().filter(worth).collect();
    ends.sort_by_key(|end| (end.hazards, end.regular, end.space));
    // The calmest way to each place; the map has the others.
    let mut seen = [false; Space::COUNT];
    ends.retain(|end| !std::mem::replace(&mut seen[end.space.index()], true));
    let suggestions = ends.iter().take(SUGGESTIONS).map(|end| suggestion(public, seat, &reach, end.label)).collect();
    Advice { suggestions, ..Advice::default() }
}

fn is_worth(public: &Public, space: Space) -> bool {
    public.has_chit(space) || space == Space::LEO
}

fn suggestion(public: &Public, seat: Seat, reach: &Reach, label: u16) -> Suggestion {
    let (end, route) = (reach.end(label), reach.route(label));
    let price = facts::burns(end.regular, end.bonus, &end.flight);
    let awaits = route.iter().flat_map(|to| facts::of_arrival(public, seat, *to));
    let facts = [price].into_iter().chain(facts::fuel(&end.flight)).chain(awaits).collect();
    let given = Act::Fly(route.iter().copied().map(Step::To).collect()).write();
    Suggestion { label: Message::new("suggest-fly").with("space", words::space(end.space)), given, facts }
}
