//! Live feedback: what a half-made way costs and where it can go on.

use super::super::prelude::*;
use super::offer::{scans, steps};
use super::{Act, Step, Turn};
use crate::questions::Targets;

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
    Advice { refusal, act: Some(Message::new("act-scan")), next: Some(next), ..Advice::default() }
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
