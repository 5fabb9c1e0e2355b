//! What the map is like to fly on: the facts of the rules about turns and ends of moves, and the search itself.

mod common;

use std::collections::BTreeSet;

use common::*;
use space_diamonds::content::{Mass, Space};
use space_diamonds::flight::{Flight, Pay};
use space_diamonds::reach::reach;

fn flight(from: Space, burns: Option<u8>) -> Flight {
    let flight = Flight::begin(sail(), from, Mass::EIGHT, 4);
    Flight { regular: burns.unwrap_or(flight.regular), ..flight }
}

fn ends(from: &str, burns: u8) -> BTreeSet<&'static str> {
    reach(&flight(space(from), Some(burns)), 0, false).spaces().into_iter().map(Space::id).collect()
}

fn set(ids: &'static str) -> BTreeSet<&'static str> {
    ids.split(", ").collect()
}

/// Where a sail can be after one more turn.
fn turn_from(at: Space) -> Vec<Space> {
    let mut ends = reach(&flight(at, None), 0, false).spaces();
    if sail().needs_help(at, Mass::EIGHT) {
        ends.extend(at.neighbours());
    }
    ends
}

/// The least number of turns between two spaces, no hazard failing.
fn turns(from: Space, to: Space) -> u8 {
    let mut seen = BTreeSet::from([from]);
    for turn in 1.. {
        let next: BTreeSet<Space> = seen.iter().flat_map(|at| turn_from(*at)).collect();
        if next.contains(&to) {
            return turn;
        }
        seen.extend(next);
    }
    unreachable!("every site can be reached")
}

/// Turns out and home for each site with a chit in Sails mode.
const TURNS: &str = "luna_aristarchus 2/2, luna_shackleton 2/2, mercury_north 3/2, mercury_rupes 3/2, venus_aerostat 2/2, \
    hathor 2/2, ra_shalom 3/2, amun 3/3, khufu 3/3, itokawa 2/2, bennu 2/2, ryugu 3/3, mjolnir 2/2, apophis 2/2, \
    cruithne 2/2, geographos 3/3, phaethon 3/3, mars_north 2/3, mars_hellas 2/2, mars_arsia 2/2, phobos 2/2, \
    deimos 2/2, eureka 2/3, icarus 3/4, eros 2/3, nereus 2/2, nyx 2/3, didymos 3/4, dimorphos 3/4, ivar 3/3, \
    oljato 4/4, magellan 4/4, da1986 3/4";

// Rule: iE1c.1, iE1e.1
#[test]
fn sails_need_these_turns_out_and_home() {
    for entry in TURNS.split(", ") {
        let (id, numbers) = entry.trim().split_once(' ').expect("a site and its turns");
        let (out, home) = (turns(Space::LEO, space(id)), turns(space(id), Space::LEO));
        assert_eq!(format!("{out}/{home}"), numbers, "{id}");
    }
}

#[test]
fn moves_end_on_these_spaces() {
    let near = "CYC, EL1, EL2, EL5, G1, GEO, LEO, R1, SEL1, W1";
    let far = "BB1, BB2, HB0, HBL, LUN, MFLY, MS1, PB, SEL5, WB0, luna_aristarchus, luna_shackleton, phobos";
    assert_eq!(ends("LEO", 2), set(near));
    assert_eq!(ends("LEO", 3), set(near).union(&set(far)).copied().collect());
    assert_eq!(ends("deimos", 1), set("deimos, MATM, ML2, R1, mars_arsia, mars_hellas"));
    assert_eq!(ends("HBL", 0), set("H2, HBL"));
}

/// Every way the rules allow, without any cleverness.
fn by_hand(flight: Flight, found: &mut BTreeSet<(Space, u8, u8)>, hazards: u8, burnt: u8) {
    found.insert((flight.at, burnt, hazards));
    if flight.is_over() {
        return;
    }
    for to in flight.at.neighbours() {
        if let Ok(stepped) = flight.step(*to, Pay::BonusFirst) {
            let skull = u8::from(flight.kind(*to).has_skull());
            by_hand(stepped.flight, found, hazards + skull, burnt + stepped.regular);
        }
    }
}

#[test]
fn the_search_finds_what_flying_every_way_finds() {
    for id in ["LEO", "GEO", "SB1", "JAP", "KOR", "WL", "MLO", "deimos"] {
        let flight = flight(space(id), Some(4));
        let mut all = BTreeSet::new();
        by_hand(flight, &mut all, 0, 0);
        let beaten = |(at, r, h): &(Space, u8, u8)| {
            all.iter().any(|other| other.0 == *at && other.1 <= *r && other.2 <= *h && other != &(*at, *r, *h))
        };
        let best: BTreeSet<_> = all.iter().filter(|end| !beaten(end)).copied().collect();
        let reach = reach(&flight, 0, false);
        let found: BTreeSet<_> = reach.ends().map(|end| (end.space, end.regular, end.hazards)).collect();
        assert_eq!(found, best, "{id}");
    }
}

#[test]
fn routes_can_be_flown_and_cost_what_they_say() {
    let start = flight(space("GEO"), Some(3));
    let reach = reach(&start, 1, false);
    for end in reach.ends() {
        let mut flight = (0..end.isofuel).fold(start, |flight, _| flight.with_isofuel());
        for to in reach.route(end.label) {
            flight = flight.step(to, Pay::BonusFirst).expect("a step of a route").flight;
        }
        assert_eq!((flight.at, flight.regular), (end.space, start.regular - end.regular));
    }
    assert!(reach.ends().any(|end| end.isofuel == 1), "isofuel goes further");
}

#[test]
fn hazards_can_be_avoided() {
    let start = flight(space("ML2"), Some(3));
    assert!(reach(&start, 0, false).best(space("MATM")).is_some());
    assert!(reach(&start, 0, true).ends().all(|end| end.hazards == 0));
}
