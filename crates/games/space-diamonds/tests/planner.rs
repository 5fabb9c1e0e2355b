//! The flight planner: the map facts of the rules file, and that every plan can be flown as it says.

mod common;

use common::*;
use orrery_core::{Game, Viewer};
use space_diamonds::SpaceDiamonds;
use space_diamonds::content::{Craft, Edition, Mass, Space};
use space_diamonds::flight::{Engine, Flight, Pay};
use space_diamonds::planner::atlas::MOST_BURNS;
use space_diamonds::planner::{Plan, Start, Way, Wishes, plan, plans_for, targets};
use space_diamonds::sets::PerSite;
use space_diamonds::state::Mode;

const SAIL: Engine = Engine::sail(Edition::First);

fn rocket(craft: &str) -> Engine {
    Engine { mode: Mode::Rockets, craft: Craft::named(craft).expect("a craft"), edition: Edition::First }
}

fn start(at: &str, wet: &str, isofuel: u8) -> Start {
    Start { at: space(at), wet: mass(wet), chits: 4, isofuel, now: None }
}

fn water() -> PerSite {
    Space::sites().filter_map(|site| Some((site, site.site()?.hydration))).collect()
}

fn turns(engine: Engine, from: &str, goals: &[Space]) -> usize {
    let plans = plan(engine, &start(from, "8", 0), &water(), goals, &Wishes::default());
    plans.first().map_or(99, |plan| plan.way.turns())
}

/// Rules file 2.7: turns there and back, hazards never failing.
const THERE_AND_BACK: &str = "luna_aristarchus 2/2, luna_shackleton 2/2, mercury_north 3/2, mercury_rupes 3/2, \
    venus_aerostat 2/2, hathor 2/2, ra_shalom 3/2, amun 3/3, khufu 3/3, itokawa 2/2, bennu 2/2, ryugu 3/3, mjolnir 2/2, \
    apophis 2/2, cruithne 2/2, geographos 3/3, phaethon 3/3, mars_north 2/3, mars_hellas 2/2, mars_arsia 2/2, phobos 2/2, \
    deimos 2/2, eureka 2/3, icarus 3/4, eros 2/3, nereus 2/2, nyx 2/3, didymos 3/4, dimorphos 3/4, ivar 3/3, oljato 4/4, \
    magellan 4/4, da1986 3/4";

#[test]
fn sails_need_the_turns_the_map_promises() {
    for fact in THERE_AND_BACK.split(", ") {
        let (site, turns_) = fact.split_once(' ').expect("a site and its turns");
        let (there, back) = turns_.split_once('/').expect("there and back");
        assert_eq!(turns(SAIL, "LEO", &[space(site)]).to_string(), there, "to {site}");
        assert_eq!(turns(SAIL, site, &[Space::LEO]).to_string(), back, "home from {site}");
    }
}

/// Flies a way by the game's own flight functions.
fn fly_way(engine: Engine, start: &Start, way: &Way) {
    let (mut at, mut wet, mut fuel, mut hazards) = (start.at, start.wet, 0, 0);
    for leg in &way.legs {
        if leg.emergency {
            assert!(engine.needs_help(at, wet) && at.neighbours().contains(&leg.route[0]));
            (at, hazards) = (leg.route[0], hazards + u8::from(leg.route[0].kind(engine.edition).has_skull()));
            continue;
        }
        assert!(!engine.is_out_of_fuel(wet));
        let mut flight = Flight::begin(engine, at, wet, 4 + leg.isofuel);
        (0..leg.isofuel).for_each(|_| flight = flight.with_isofuel());
        let (mut regular, mut bonus) = (0, 0);
        for to in &leg.route {
            let stepped = flight.step(*to, Pay::BonusFirst).unwrap_or_else(|why| panic!("{way:?}: {why:?}"));
            (flight, regular, bonus) = (stepped.flight, regular + stepped.regular, bonus + stepped.bonus);
            hazards += u8::from(to.kind(engine.edition).has_skull());
        }
        assert_eq!((regular, bonus, flight.wet), (leg.regular, leg.bonus, leg.wet));
        (at, wet, fuel) = (flight.at, flight.wet, fuel + regular * engine.consumption());
    }
    assert_eq!((Some(at), fuel, hazards), (way.end(), way.fuel, way.hazards));
}

fn beats(one: &Plan, other: &Plan) -> bool {
    let (one, other) = (&one.way, &other.way);
    let no_worse = one.fuel <= other.fuel && one.hazards <= other.hazards && one.isofuel <= other.isofuel;
    no_worse && one.turns() <= other.turns()
}

#[test]
fn every_plan_can_be_flown_and_none_beats_another() {
    let engines = [(SAIL, "8", 0), (rocket("SC1"), "8", 0), (rocket("SC4"), "8", 1), (rocket("SC5"), "4", 0)];
    let editions = |(engine, wet, isofuel)| Edition::ALL.map(|edition| (Engine { edition, ..engine }, wet, isofuel));
    for (engine, wet, isofuel) in engines.into_iter().flat_map(editions) {
        for (from, to) in
            [("LEO", "eros"), ("ceres", "psyche"), ("mars_hellas", "LEO"), ("JFLY", "halley"), ("VFLY", "icarus")]
        {
            let (start, wishes) =
                (start(from, wet, isofuel), Wishes { isofuel: true, and_home: true, ..Wishes::default() });
            let plans = plan(engine, &start, &water(), &[space(to)], &wishes);
            assert!(!plans.is_empty() && plans.len() <= 6, "{from} to {to}");
            for (place, plan) in plans.iter().enumerate() {
                fly_way(engine, &start, &plan.way);
                assert_eq!(plan.way.end(), Some(space(to)));
                assert!(plans[..place].iter().all(|other| !beats(other, plan)), "{from} to {to}");
                let Some(home) = &plan.home else { continue };
                let wet = plan.way.legs.last().expect("a turn").wet;
                fly_way(engine, &Start { at: space(to), wet, ..start }, home);
                assert_eq!(home.end(), Some(Space::LEO));
            }
        }
    }
}

#[test]
fn a_corner_is_stopped_on_rather_than_pivoted() {
    let goal = [space("deimos")];
    let plans = plan(rocket("SC1"), &start("LEO", "8", 0), &water(), &goal, &Wishes::default());
    assert_eq!(plans[0].way.legs[0].end(), Some(space("R1")));
    assert_eq!((plans[0].way.turns(), plans[0].way.fuel, plans[0].way.legs[1].regular), (2, 2, 0));
}

#[test]
fn a_rocket_without_fuel_crawls_and_a_plan_that_strands_says_so() {
    let dry = plan(rocket("SC1"), &start("HBL", "3", 0), &PerSite::default(), &[space("BB2")], &Wishes::default());
    assert!(dry[0].way.legs.iter().all(|leg| leg.emergency) && dry[0].strands, "{dry:?}");
    let rich = plan(rocket("SC1"), &start("LEO", "8", 0), &water(), &[space("ceres")], &Wishes::default());
    assert!(rich.iter().all(|plan| !plan.strands), "{rich:?}");
}

#[test]
fn a_move_in_progress_is_flown_on() {
    let mut table = sails(2);
    table.choose(ADA, fly("LEO>CYC>GEO>EL2"));
    let view = SpaceDiamonds::view(table.play().state(), Viewer::Seat(ADA));
    let plans = plans_for(&view, ADA, &[space("R1")], &Wishes::default());
    assert_eq!(plans[0].way.legs[0].route, [space("R1")]);
    assert_eq!(plans_for(&view, BEN, &[space("R1")], &Wishes::default())[0].way.turns(), 1);
    assert!(plans_for(&view, CYD, &[Space::LEO], &Wishes::default()).is_empty(), "no such seat");
}

#[test]
fn own_missions_come_first_among_the_targets() {
    let table = sails(2).deal(ADA, "DM126F");
    let seen = |seat| targets(&SpaceDiamonds::view(table.play().state(), Viewer::Seat(ADA)), seat);
    assert_eq!(seen(ADA)[0], space("eureka"));
    assert_ne!(seen(BEN)[0], space("eureka"), "another's missions are nobody's business");
    assert_eq!(seen(ADA).len(), 33);
}

#[test]
fn no_craft_has_more_burns_than_the_atlas_knows() {
    for craft in ["SC1", "SC2", "SC3", "SC4", "SC5"] {
        assert!(Mass::all().all(|wet| rocket(craft).net_thrust(Space::LEO, wet) <= MOST_BURNS));
    }
    assert!(Space::all().all(|at| SAIL.net_thrust(at, Mass::EIGHT) <= MOST_BURNS));
}
