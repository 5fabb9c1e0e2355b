//! SF-T43 to SF-T55, SF-T66, SF-T67, SF-T71, SF-T72: flying, exploring, founding, clearing.

use orrery_core::{Game, Setup, Viewer};
use starfarers::Starfarers;
use starfarers::content::ChipValue;
use starfarers::decision::{Choice, Decision, Then};
use starfarers::rules::fly::Craft;
use starfarers::state::{Owner, ShipKind, State};

use crate::common::*;

/// P1's only ship, in flight with so many steps.
fn flying(kind: ShipKind, at: &'static str, speed: u8) -> Table {
    basic().with(|state| {
        put_ship(state, P1, ONE, kind, at);
        flight(state, P1, speed);
    })
}

fn colony_ship(at: &'static str, speed: u8) -> Table {
    flying(ShipKind::Colony, at, speed)
}

fn trade_ship(at: &'static str, speed: u8) -> Table {
    flying(ShipKind::Trade, at, speed)
}

fn to(from: &str, to: &str) -> Choice {
    Choice::Fly { ship: ONE, route: way(from, to), then: Then::Stop }
}

/// SF-FLY-1, SF-EXPLORE-1, SF-EXPLORE-2, SF-EXPLORE-4, SF-EXPLORE-5
#[test]
fn sf_t43_two_turns_to_a_site() {
    let mut table = colony_ship("2_5", 5).with(|state| {
        lay(state, "A-R", ChipValue::Number(9));
        lay(state, "A-L", ChipValue::Number(4));
    });
    assert_eq!(way("2_5", "2_17").len(), 8);
    table.refused(P1, to("2_5", "2_17"), "SF-FLY-1").choose(P1, to("2_5", "4_13"));
    let mut table = table.with(|state| flight(state, P1, 3));
    table.choose(P1, fly(ONE, "3_14 3_16 2_17"));
    assert_eq!(at(&table, P1, ONE), "3_16", "interrupted by A-R");
    assert!(public(&table).knows(P1, planet("A-R")) && !public(&table).knows(P1, planet("A-L")));
    table.choose(P1, fly(ONE, "2_17"));
    assert!(public(&table).knows(P1, planet("A-L")));
    table.choose(P1, found(ONE));
    assert_eq!(public(&table).colony(site("A-LR")).map(|colony| colony.owner), Some(Owner::Seat(P1)));
}

/// SF-FLY-4: news may stop a ship on top of another, and it may not stay there, whoever of the two sits first.
#[test]
fn a_ship_that_is_stopped_on_another_flies_on() {
    for other in [P2, P4] {
        let mut table = basic().with(|state| {
            put_ship(state, P3, ONE, ShipKind::Colony, "4_13");
            put_ship(state, other, TWO, ShipKind::Colony, "3_16");
            flight(state, P3, 4);
        });
        table.choose(P3, fly(ONE, "3_14 3_16 2_17"));
        assert_eq!(at(&table, P3, ONE), "3_16", "there is a chip to look at");
        table.refused(P3, Choice::EndTurn, "SF-FLY-11").choose(P3, fly(ONE, "3_14"));
        table.choose(P3, Choice::EndTurn);
    }
}

/// SF-FLY-3, SF-FLY-5
#[test]
fn sf_t44_not_next_to_a_foreign_spaceport() {
    let mut table = colony_ship("8_7", 3);
    remove_at(&mut table);
    table.refused(P1, fly(ONE, "8_5"), "SF-FLY-5");
    table.choose(P1, fly(ONE, "8_5 7_4"));
    assert_eq!(at(&table, P1, ONE), "7_4");
}

/// P2's own ship is out of the way.
fn remove_at(table: &mut Table) {
    table.arrange(|state| remove_ship(state, P2, ONE));
}

/// SF-FLY-3, SF-FLY-7
#[test]
fn sf_t45_a_trade_ship_passes_a_site() {
    let mut table = trade_ship("1_16", 3);
    table.arrange(|state| player(state, P1).looked.insert(planet("A-L")));
    table.refused(P1, fly(ONE, "2_17"), "SF-FLY-7");
    table.choose(P1, fly(ONE, "2_17 3_16"));
    assert!(public(&table).knows(P1, planet("A-L")) && public(&table).knows(P1, planet("A-R")));
    assert_eq!(at(&table, P1, ONE), "2_17", "interrupted, but it may not stay");
    table.refused(P1, Choice::EndTurn, "SF-FLY-11").choose(P1, fly(ONE, "3_16"));
}

/// SF-FLY-6, SF-FLY-9
#[test]
fn sf_t46_docks() {
    colony_ship("2_23", 2).refused(P1, fly(ONE, "2_25"), "SF-FLY-6");
    let mut table = trade_ship("2_23", 2);
    table.refused(P1, fly(ONE, "2_25"), "SF-FLY-9").refused(P1, fly_and(ONE, "2_25", Then::Found), "SF-TRADEBASE-2");
    let mut table = trade_ship("2_23", 2).with(|state| set_parts(state, P1, 0, 0, 1));
    table.refused(P1, fly(ONE, "2_25"), "SF-FLY-9").choose(P1, fly_and(ONE, "2_25", Then::Found));
    table.asked(P1, |ask| matches!(ask, Decision::Card { .. }));
}

/// SF-FLY-3, SF-FLY-4
#[test]
fn sf_t47_one_ship_at_a_place() {
    let mut table = colony_ship("10_19", 3).with(|state| put_ship(state, P2, ONE, ShipKind::Colony, "10_17"));
    table.refused(P1, fly(ONE, "10_17"), "SF-FLY-4").choose(P1, fly(ONE, "10_17 9_16"));
}

fn on_site(state: &mut State) {
    lay(state, "G-L", ChipValue::Number(3));
    lay(state, "G-R", ChipValue::Number(6));
    ["G-L", "G-R"].into_iter().for_each(|id| player(state, P1).looked.insert(planet(id)));
}

/// SF-FLY-8, SF-ENC-13, R-25
#[test]
fn sf_t48_found_or_leave() {
    let mut table = colony_ship("12_23", 3).with(on_site);
    table.refused(P1, Choice::EndTurn, "SF-FLY-8");
    table.choose(P1, fly(ONE, "11_22")).choose(P1, Choice::EndTurn);
    colony_ship("12_23", 3).with(on_site).choose(P1, found(ONE));
    let mut table = colony_ship("12_23", 3).with(on_site).with(|state| {
        if let Some(ship) = &mut player(state, P1).ships[0] {
            ship.stalled = true;
        }
    });
    table.choose(P1, Choice::EndTurn);
}

/// SF-FLY-13
#[test]
fn sf_t49_steps_go_to_neighbours() {
    assert_eq!(starfarers::content::Point::named("12_22"), None, "no such intersection");
    let mut table = colony_ship("11_22", 2).with(|state| player(state, P1).looked.insert(planet("G-L")));
    table.refused(P1, fly(ONE, "13_22"), "SF-Z6");
    table.choose(P1, fly(ONE, "12_23 13_22"));
    assert!(public(&table).knows(P1, planet("G-L")) && public(&table).knows(P1, planet("G-R")));
    table.choose(P1, fly(ONE, "13_22"));
    assert_eq!(public(&table).ship(P1, ONE).map(|ship| ship.steps), Some(2));
}

#[test]
fn sf_t50_the_centre_is_no_intersection() {
    assert_eq!(starfarers::content::Point::named("2_19"), None);
    assert_eq!(point("2_17").neighbours().len(), 2);
}

/// SF-COLONY-2, SF-COLONY-3, SF-COLONY-4
#[test]
fn sf_t51_a_colony() {
    let mut table = colony_ship("3_16", 1).with(|state| {
        lay(state, "A-L", ChipValue::Number(4));
        lay(state, "A-R", ChipValue::Number(9));
    });
    table.choose(P1, fly(ONE, "2_17")).choose(P1, found(ONE));
    assert!(["A-L", "A-R"].into_iter().all(|id| public(&table).open.contains(planet(id))));
    assert_eq!((vp(&table, P1), public(&table).free_transporters(P1).count()), (5, 3));
    let produced = |sum| starfarers::rules::turn::production(table.play().state(), sum).0[0];
    assert_eq!((produced(4), produced(9)), (cards("c1 f1"), cards("f1")), "with the spaceport at α-LR");
}

/// A colony ship beside the lair on A-T.
fn beside_lair(cannons: u8) -> Table {
    colony_ship("3_22", 2).with(move |state| {
        lay(state, "A-R", ChipValue::Number(9));
        lay(state, "A-T", ChipValue::Lair(5));
        set_parts(state, P1, 0, cannons, 0);
    })
}

/// SF-COLONY-7, SF-PIRATE-1, SF-PIRATE-2, SF-EXPLORE-3, R-18
#[test]
fn sf_t52_a_lair() {
    let mut table = beside_lair(3);
    table.choose(P1, fly(ONE, "3_20")).refused(P1, found(ONE), "SF-COLONY-7");
    for other in [Viewer::Seat(P2), Viewer::Spectator] {
        table.sees(other, |view| view.chip(planet("A-T")).is_none());
    }
    let mut table = table.with(|state| give_friend(state, P1, "F15"));
    table.choose(P1, fly_and(ONE, "", Then::Clear(planet("A-T"))));
    assert_eq!((vp(&table, P1), public(&table).reserve.len()), (5, 4));
    table.sees(Viewer::Spectator, |view| view.chip(planet("A-T")).is_some());
    table.choose(P1, found(ONE));
    assert_eq!(vp(&table, P1), 6);
}

/// SF-PIRATE-1, R-17
#[test]
fn sf_t53_too_weak() {
    let mut table = beside_lair(4);
    table.choose(P1, fly(ONE, "3_20"));
    table.refused(P1, fly_and(ONE, "", Then::Clear(planet("A-T"))), "SF-PIRATE-1");
}

/// SF-ICE-1, SF-PIRATE-3, SF-PART-3, R-16
#[test]
fn sf_t54_a_trade_ship_clears_ice_in_passing() {
    let mut table = trade_ship("3_22", 3).with(|state| {
        lay(state, "A-T", ChipValue::Ice(3));
        set_parts(state, P1, 0, 0, 3);
        player(state, P1).looked.insert(planet("A-T"));
    });
    table.choose(P1, fly_and(ONE, "2_23", Then::Clear(planet("A-T"))));
    assert_eq!(vp(&table, P1), 5);
    table.choose(P1, fly(ONE, "1_22 0_23"));
    assert_eq!(at(&table, P1, ONE), "0_23");
}

/// SF-3P-2, SF-3P-3
#[test]
fn sf_t55_three_players_close_a_system() {
    let mut table = basic_with(Setup::new(3)).with(|state| {
        put_colony(state, P2, "G-LR", false);
        put_colony(state, P3, "G-LT", false);
        lay(state, "G-R", ChipValue::Number(6));
        lay(state, "G-T", ChipValue::Number(10));
        put_ship(state, P1, ONE, ShipKind::Colony, "13_28");
        flight(state, P1, 3);
    });
    table.choose(P1, fly(ONE, "13_26"));
    table.refused(P1, found(ONE), "SF-3P-2").choose(P1, Choice::EndTurn);
}

/// SF-FLY-11, R-31
#[test]
fn sf_t66_a_new_spaceport_drives_ships_away() {
    let mut table = basic().with(|state| {
        put_colony(state, P4, "B-LR", true);
        put_ship(state, P3, ONE, ShipKind::Colony, "21_16");
        flight(state, P3, 3);
    });
    table.refused(P3, Choice::EndTurn, "SF-FLY-11");
    table.choose(P3, fly(ONE, "21_14")).choose(P3, Choice::EndTurn);
}

/// SF-SHAKE-5, SF-FLY-10
#[test]
fn sf_t67_a_faster_ship_for_those_not_yet_flown() {
    let mut table = basic().with(|state| {
        put_ship(state, P1, ONE, ShipKind::Colony, "10_11");
        put_ship(state, P1, TWO, ShipKind::Trade, "8_35");
        put_ship(state, P1, THREE, ShipKind::Colony, "14_11");
        set_parts(state, P1, 0, 0, 1);
        flight(state, P1, 3);
    });
    table.choose(P1, fly(ONE, "10_13"));
    table.choose(P1, fly_and(TWO, "8_37", Then::Found)).choose(P1, Choice::Card(friend("F14")));
    assert_eq!(public(&table).speed(P1), 5);
    table.refused(P1, fly(ONE, "11_14"), "SF-FLY-10");
    table.choose(P1, fly(THREE, "14_13 15_14 15_16 16_17 16_19"));
}

/// SF-FLY-14, R-40
#[test]
fn sf_t71_only_steps_that_lead_on() {
    let knows =
        |state: &mut State| ["A-L", "A-R"].into_iter().for_each(|id| player(state, P1).looked.insert(planet(id)));
    trade_ship("1_16", 1).with(knows).refused(P1, fly(ONE, "2_17"), "SF-FLY-14");
    let table = trade_ship("1_16", 2).with(knows);
    let craft = Craft::of(public(&table), P1, ONE).expect("the ship");
    assert!(
        craft.leads_on(table.play().state(), point("2_17"), 1)
            && !craft.leads_on(table.play().state(), point("2_17"), 0)
    );
    let mut table = table;
    table.choose(P1, fly(ONE, "2_17 3_16"));
}

/// SF-FLY-15
#[test]
fn sf_t72_when_time_is_up() {
    let default = |table: &Table, seat| {
        let ask = table.play().asks().of(seat).find(|ask| ask.must).expect("an ask").clone();
        Starfarers::fallback(table.play().state(), &ask)
    };
    let table = colony_ship("12_23", 3).with(on_site);
    assert_eq!(default(&table, P1), found(ONE));
    let table = basic_with(Setup::new(3)).with(|state| {
        on_site(state);
        put_colony(state, P2, "G-LT", false);
        put_colony(state, P3, "G-RT", false);
        put_ship(state, P1, ONE, ShipKind::Colony, "12_23");
        flight(state, P1, 3);
    });
    assert_eq!(default(&table, P1), fly(ONE, "11_22"));
}
