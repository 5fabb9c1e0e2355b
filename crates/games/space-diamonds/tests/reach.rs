//! The search for all ends of a move, against a plain one that forgets nothing and compares everything at the end.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::*;
use space_diamonds::content::{Craft, Edition, Space, Zone};
use space_diamonds::flight::{Engine, Flight, Pay};
use space_diamonds::questions::Step;
use space_diamonds::reach::{Manner, reach, reach_by};
use space_diamonds::state::Mode;

/// Isofuel, regular burns and hazards of an end.
type Price = (u8, u8, u8);

/// Every state a move can be in, step by step.
fn plain(start: &Flight, isofuel: u8, avoid_hazards: bool) -> BTreeMap<Space, BTreeSet<Price>> {
    let mut found: BTreeMap<Space, BTreeSet<Price>> = BTreeMap::new();
    let mut seen = BTreeSet::new();
    let mut flight = *start;
    for spent in 0..=isofuel {
        let mut open = vec![(flight, 0, 0)];
        while let Some((at, regular, hazards)) = open.pop() {
            if hazards > 2 || !seen.insert((spent, at.at, at.from, regular, hazards, at.bonus, at.oberth)) {
                continue;
            }
            found.entry(at.at).or_default().insert((spent, regular, hazards));
            let near = at.at.neighbours().iter().filter(|to| !(avoid_hazards && at.kind(**to).has_skull()));
            for to in near.filter(|_| !at.is_over()) {
                if let Ok(step) = at.step(*to, Pay::BonusFirst) {
                    let skull = u8::from(at.kind(*to).has_skull());
                    open.push((step.flight, regular + step.regular, hazards + skull));
                }
            }
        }
        flight = flight.with_isofuel();
    }
    found.into_iter().map(|(space, prices)| (space, best(prices))).collect()
}

fn best(prices: BTreeSet<Price>) -> BTreeSet<Price> {
    let beats = |a: &Price, b: &Price| a != b && a.0 <= b.0 && a.1 <= b.1 && a.2 <= b.2;
    prices.iter().copied().filter(|price| !prices.iter().any(|other| beats(other, price))).collect()
}

fn found(start: &Flight, isofuel: u8, avoid_hazards: bool) -> BTreeMap<Space, BTreeSet<Price>> {
    let mut found: BTreeMap<Space, BTreeSet<Price>> = BTreeMap::new();
    for end in reach(start, isofuel, avoid_hazards).ends().filter(|end| end.hazards <= 2) {
        let is_new = found.entry(end.space).or_default().insert((end.isofuel, end.regular, end.hazards));
        assert!(is_new, "{} twice", end.space.id());
    }
    found
}

fn engines() -> [(Engine, &'static str); 4] {
    let rocket = |craft, edition| Engine { mode: Mode::Rockets, craft: Craft(craft), edition };
    let [first, second] = Edition::ALL;
    [(Engine::sail(first), "8"), (rocket(0, first), "8"), (rocket(2, second), "6 1/2"), (rocket(4, second), "4")]
}

#[test]
fn every_end_and_only_the_best_ways_to_it_are_found() {
    for (engine, wet) in engines() {
        for (number, at) in Space::all().enumerate().filter(|(_, space)| space.zone() <= Zone::Saturn).step_by(9) {
            let (isofuel, chits) = ((number / 9 % 3) as u8, 3 + (number % 4) as u8);
            let start = Flight::begin(engine, at, mass(wet), chits);
            for avoid in [false, true] {
                let (plain, found) = (plain(&start, isofuel, avoid), found(&start, isofuel, avoid));
                assert_eq!(found, plain, "{} with {isofuel} isofuel, {chits} chits, {engine:?}", at.id());
            }
        }
    }
}

#[test]
fn a_move_in_progress_goes_on_from_where_it_came() {
    let start = flown(Flight::begin(engines()[1].0, space("BB1"), mass("8"), 5), &["MFLY", "BB2"]);
    assert_eq!(found(&start, 1, false), plain(&start, 1, false));
    assert!(reach(&start, 0, false).ends().all(|end| end.space != space("MFLY")), "not back by the same edge");
}

fn flown(flight: Flight, way: &[&str]) -> Flight {
    way.iter().fold(flight, |flight, to| flight.step(space(to), Pay::BonusFirst).expect("a step").flight)
}

#[test]
fn each_way_flies_as_it_says() {
    for (engine, wet) in engines() {
        for pay in [Pay::BonusFirst, Pay::Regular] {
            let start = Flight::begin(engine, space("BB1"), mass(wet), 5);
            let ends = reach_by(&start, Manner { isofuel: 2, avoid_hazards: false, pay });
            for end in ends.ends() {
                let begin = (0..end.isofuel).fold(start, |flight, _| flight.with_isofuel());
                let fly = |flight: Flight, step: &Step| match step {
                    Step::Regular(to) => flight.step(*to, Pay::Regular).expect("a step").flight,
                    Step::To(to) => flight.step(*to, Pay::BonusFirst).expect("a step").flight,
                    other => panic!("{other:?}"),
                };
                assert_eq!(ends.steps(end.label).iter().fold(begin, fly), end.flight, "{}", end.space.id());
            }
        }
    }
}

#[test]
fn a_bonus_can_be_kept_by_paying_with_fuel() {
    let start = Flight::begin(engines()[1].0, space("BB1"), mass("8"), 5);
    let by =
        |pay| reach_by(&start, Manner { isofuel: 0, avoid_hazards: false, pay }).best(space("BB2")).expect("an end");
    let (bonus, fuel) = (by(Pay::BonusFirst), by(Pay::Regular));
    assert_eq!((bonus.regular, bonus.flight.bonus), (0, 0));
    assert_eq!((fuel.regular, fuel.flight.bonus), (1, 1));
    assert!(fuel.flight.wet < bonus.flight.wet);
}
