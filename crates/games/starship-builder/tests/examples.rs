//! The worked examples of the rules, by name and with their numbers.

mod common;

use common::*;
use orrery_core::{Answer, Dice, Play, Seat, Setup};
use starship_builder::assembly::best_ships;
use starship_builder::numbers::Category;
use starship_builder::questions::{Choice, HandIn};
use starship_builder::rules::compare;
use starship_builder::ship::{Feed, Problem, feeds};
use starship_builder::state::Phase;

fn fed_by(ids: &str, to: &str) -> String {
    let all = feeds(&ship(ids));
    let found: Option<&Feed> = all.iter().find(|feed| feed.to == card(to));
    found.map_or("nobody".into(), |feed| format!("{:?} {:?}", feed.from, feed.letter))
}

// Rule: iI-J1.3
#[test]
fn ex_i1_one_generator_feeds_thruster_and_robonaut() {
    let ids = "TH04 RO10 RF04 GE03";
    assert_eq!(five(&ship(ids).numbers), (8, 4, 3, whole(2), 1));
    assert_eq!((fed_by(ids, "TH04"), fed_by(ids, "RO10")), ("GE03 E".into(), "GE03 E".into()));
}

#[test]
fn ex_i2_one_reactor_serves_all_three_and_adds_thrust() {
    assert_eq!(five(&ship("TH03 RO08 RF02 RE01").numbers), (5, 3, 9, whole(5), 5));
}

#[test]
fn ex_i3_two_therms_cooled_by_two() {
    let ship = ship("TH08 RO11 RF04 RA02");
    assert_eq!(five(&ship.numbers), (10, 2, 0, whole(0), 1));
    assert_eq!((ship.layout().therms_needed(), ship.layout().therms_given()), (2, 2));
}

#[test]
fn ex_i4_the_chain_runs_through_a_generator_to_a_reactor() {
    let ids = "TH10 RO07 RF10 GE01 RE08 RA04+";
    let ship = ship(ids);
    assert_eq!(five(&ship.numbers), (11, 2, 7, whole(1), 4));
    assert_eq!(ship.chain, cards("GE01 RE08"));
    assert_eq!((ship.layout().therms_needed(), ship.layout().therms_given()), (2, 5));
    assert_eq!((fed_by(ids, "TH10"), fed_by(ids, "GE01")), ("GE01 P".into(), "RE08 W".into()));
}

#[test]
fn ex_i5_one_reactor_gives_two_letters_and_thrust_falls_to_0() {
    assert_eq!(five(&ship("TH01 RO05 RF12 RE05").numbers), (4, 3, 0, whole(2), 4));
}

#[test]
fn ex_i6_a_reactor_without_cooling() {
    let layout = layout("TH03 RO08 RF02 RE08");
    assert_eq!(layout.problems(layout.cards), [Problem::TooHot { need: 1, have: 0 }]);
    assert!(best_ships(layout.cards).is_empty());
}

#[test]
fn ex_i7_nothing_gives_p_or_x() {
    let layout = layout("TH05 RO02 RF04");
    let unmet = [Problem::Unsupported(card("TH05")), Problem::Unsupported(card("RO02"))];
    assert_eq!(layout.problems(layout.cards)[..2], unmet);
    assert!(best_ships(layout.cards).is_empty());
}

#[test]
fn ex_i8_three_categories_to_two() {
    let ids = ["TH03 RO08 RF02 RE01", "TH10 RO07 RF10 GE01 RE08 RA04+"];
    let mut field: compare::Field = [None; 6];
    (field[0], field[1]) = (Some(ship(ids[0]).numbers), Some(ship(ids[1]).numbers));
    let best: Vec<u8> = Category::ALL.iter().flat_map(|c| compare::best_in(&field, *c).iter()).map(|s| s.0).collect();
    assert_eq!(best, [0, 1, 0, 1, 0], "mass, ISRU, thrust, fuel, rad-hardness");
    let points = compare::points(&field, &Category::ALL);
    assert_eq!((points.of(RED), points.of(BLUE)), (3, 2));
}

#[test]
fn ex_i8_at_the_table() {
    let mut state = *begin(&Setup::new(2), 1).state();
    state.frames.enter(Phase::Assemble);
    state.hands[0] = cards("TH03 RO08 RF02 RE01");
    state.hands[1] = cards("TH10 RO07 RF10 GE01 RE08 RA04");
    let mut table: Table = Play::of_state(state, Dice::seeded("EX-I8", 1));
    for (seat, ids) in [(RED, "TH03 RO08 RF02 RE01"), (BLUE, "TH10 RO07 RF10 GE01 RE08 RA04+")] {
        let ask = table.asks().of(seat).next().expect("an assembly").id;
        table.answer(&Answer { ask, seat, choice: Choice::Assemble(HandIn::Ship(layout(ids))) }).expect("a legal ship");
    }
    let outcome = table.outcome().expect("the end");
    let standing: Vec<(Seat, u8, i64)> = outcome.places.iter().map(|p| (p.seat, p.place, p.score)).collect();
    assert_eq!((outcome.ending, standing), ("ending-won", vec![(RED, 1, 3), (BLUE, 2, 2)]));
}

#[test]
fn ex_i9_a_generator_and_a_reactor_feed_each_other() {
    let ids = "TH11 RO03 RF04 GE02 RE04 RA07";
    let ship = ship(ids);
    assert_eq!(five(&ship.numbers), (7, 3, 5, 2, 2), "fuel is two quarters: 2 × 1/4");
    assert_eq!(ship.numbers.fuel.ratio(), (1, 2));
    assert_eq!(ship.chain, cards("GE02 RE04"));
    assert_eq!((fed_by(ids, "RE04"), fed_by(ids, "GE02")), ("GE02 P".into(), "RE04 B".into()));
}
