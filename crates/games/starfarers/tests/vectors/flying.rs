//! SF-T43 to SF-T55, SF-T66, SF-T67, SF-T71, SF-T72: flying, exploring, founding, clearing.

use orrery_core::{Asking, Given, Options, Setup, Viewer};
use starfarers::Starfarers;
use starfarers::content::{ChipValue, Site};
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
    Choice::Fly(Flight::Fly { ship: ONE, route: way(from, to), then: Then::Stop })
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
        table.refused(P3, Choice::Fly(Flight::EndTurn), "SF-FLY-11").choose(P3, fly(ONE, "3_14"));
        table.choose(P3, Choice::Fly(Flight::EndTurn));
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

/// SF-FLY-5, SF-3P-1: nobody's spaceports keep ships away as anybody's do.
#[test]
fn not_next_to_a_neutral_spaceport() {
    for seats in [2, 3] {
        let table = basic_with(Setup::new(seats));
        let ports = Site::all().filter(|site| {
            public(&table).colony(*site).is_some_and(|colony| colony.spaceport && colony.owner == Owner::Neutral)
        });
        let points: Vec<_> = ports.flat_map(Site::launch_points).collect();
        assert_eq!(points.len(), 2 * usize::from(4 - seats));
        for near in points {
            let from = near.neighbours().iter().find(|from| from.planets().is_empty()).expect("a way out");
            let mut table = basic_with(Setup::new(seats)).with(|state| {
                put_ship(state, P1, ONE, ShipKind::Colony, from.id());
                flight(state, P1, 3);
            });
            table.refused(P1, fly(ONE, near.id()), "SF-FLY-5");
        }
    }
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
    table.refused(P1, Choice::Fly(Flight::EndTurn), "SF-FLY-11").choose(P1, fly(ONE, "3_16"));
}

/// SF-FLY-6, SF-FLY-9
#[test]
fn sf_t46_docks() {
    colony_ship("2_23", 2).refused(P1, fly(ONE, "2_25"), "SF-FLY-6");
    let mut table = trade_ship("2_23", 2);
    table.refused(P1, fly(ONE, "2_25"), "SF-FLY-9").refused(P1, fly_and(ONE, "2_25", Then::Found), "SF-TRADEBASE-2");
    let mut table = trade_ship("2_23", 2).with(|state| set_parts(state, P1, 0, 0, 1));
    table.refused(P1, fly(ONE, "2_25"), "SF-FLY-9").choose(P1, fly_and(ONE, "2_25", Then::Found));
    table.asked(P1, |ask| matches!(ask, Decision::Card(_)));
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
    table.refused(P1, Choice::Fly(Flight::EndTurn), "SF-FLY-8");
    table.choose(P1, fly(ONE, "11_22")).choose(P1, Choice::Fly(Flight::EndTurn));
    colony_ship("12_23", 3).with(on_site).choose(P1, found(ONE));
    let mut table = colony_ship("12_23", 3).with(on_site).with(|state| {
        if let Some(ship) = &mut player(state, P1).ships[0] {
            ship.stalled = true;
        }
    });
    table.choose(P1, Choice::Fly(Flight::EndTurn));
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

/// SF-EXPLORE-5: a flight pauses beside what can be cleared, and only there.
#[test]
fn a_flight_pauses_beside_what_can_be_cleared() {
    let passing = |cannons: u8, chip: ChipValue| {
        let mut table = trade_ship("4_23", 4).with(|state| {
            lay(state, "A-T", chip);
            set_parts(state, P1, 0, cannons, 0);
            player(state, P1).looked.insert(planet("A-T"));
        });
        table.choose(P1, fly(ONE, "3_22 2_23 1_22 0_23"));
        at(&table, P1, ONE)
    };
    assert_eq!(passing(4, ChipValue::Lair(4)), "3_22");
    assert_eq!(passing(3, ChipValue::Lair(4)), "0_23", "too weak");
    assert_eq!(passing(4, ChipValue::Number(10)), "0_23", "nothing to clear");
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
    table.refused(P1, found(ONE), "SF-3P-2").choose(P1, Choice::Fly(Flight::EndTurn));
}

/// SF-2P-1, SF-3P-2, SF-3P-3: two colonies close an outer system for two players as for three, whosever they are; with
/// four its third site is open.
#[test]
fn two_colonies_close_a_system_for_two_players() {
    for seats in [2, 3, 4] {
        for owners in [[P1, P1], [P1, P2], [P2, P2]] {
            let third = |held: usize| {
                basic_with(Setup::new(seats)).with(|state| {
                    let sites = ["G-LR", "G-LT"].into_iter().zip(owners).take(held);
                    sites.for_each(|(id, seat)| put_colony(state, seat, id, false));
                    lay(state, "G-R", ChipValue::Number(6));
                    lay(state, "G-T", ChipValue::Number(10));
                    put_ship(state, P1, ONE, ShipKind::Colony, "13_26");
                    ["G-R", "G-T"].into_iter().for_each(|id| player(state, P1).looked.insert(planet(id)));
                    flight(state, P1, 3);
                })
            };
            third(1).choose(P1, found(ONE));
            if seats == 4 {
                third(2).choose(P1, found(ONE));
            } else {
                third(2).refused(P1, found(ONE), "SF-3P-2");
            }
        }
    }
}

/// SF-FLY-11, R-31
#[test]
fn sf_t66_a_new_spaceport_drives_ships_away() {
    let mut table = basic().with(|state| {
        put_colony(state, P4, "B-LR", true);
        put_ship(state, P3, ONE, ShipKind::Colony, "21_16");
        flight(state, P3, 3);
    });
    table.refused(P3, Choice::Fly(Flight::EndTurn), "SF-FLY-11");
    table.choose(P3, fly(ONE, "21_14")).choose(P3, Choice::Fly(Flight::EndTurn));
}

/// SF-SHAKE-5, SF-FLY-10, R-41
#[test]
fn sf_t67_a_faster_ship_for_all() {
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
    table.choose(P1, fly(THREE, "14_13 15_14 15_16 16_17 16_19"));
    table.choose(P1, fly(ONE, "11_14 11_16 10_17 10_19")).refused(P1, fly(ONE, "11_20"), "SF-FLY-1");
}

/// SF-FLY-10, R-41: in any order and in parts, and no ship has more steps by it.
#[test]
fn ships_fly_in_parts() {
    let mut table = basic().with(|state| {
        put_ship(state, P1, ONE, ShipKind::Colony, "10_11");
        put_ship(state, P1, TWO, ShipKind::Colony, "14_11");
        flight(state, P1, 3);
    });
    table.choose(P1, fly(ONE, "10_13")).choose(P1, fly(TWO, "14_13 15_14")).choose(P1, fly(ONE, "11_14 11_16"));
    table.refused(P1, fly(ONE, "10_17"), "SF-FLY-1");
    table.choose(P1, fly(TWO, "15_16")).refused(P1, fly(TWO, "16_17"), "SF-FLY-1");
    table.choose(P1, Choice::Fly(Flight::EndTurn));
}

/// SF-PIRATE-3: at any moment, so also when another ship has brought the strength since.
#[test]
fn a_ship_that_flew_earlier_clears() {
    let mut table = beside_lair(3).with(|state| {
        put_ship(state, P1, TWO, ShipKind::Trade, "8_35");
        set_parts(state, P1, 0, 3, 1);
        flight(state, P1, 2);
    });
    let clear = fly_and(ONE, "", Then::Clear(planet("A-T")));
    table.choose(P1, fly(ONE, "2_23")).refused(P1, clear, "SF-PIRATE-1");
    table.choose(P1, fly_and(TWO, "8_37", Then::Found)).choose(P1, Choice::Card(friend("F15")));
    let before = vp(&table, P1);
    table.choose(P1, clear);
    assert_eq!((vp(&table, P1), public(&table).open.contains(planet("A-T"))), (before + 1, true));
    table.choose(P1, fly(ONE, "1_22"));
}

/// SF-PIRATE-3: neither ends the flight of the other, who moved last or not.
#[test]
fn a_standing_ship_clears_while_another_flies() {
    let mut table = beside_lair(5).with(|state| {
        put_ship(state, P1, TWO, ShipKind::Colony, "10_11");
        player(state, P1).looked.insert(planet("A-T"));
        flight(state, P1, 3);
    });
    table.choose(P1, fly(TWO, "10_13")).choose(P1, fly_and(ONE, "", Then::Clear(planet("A-T"))));
    assert_eq!(public(&table).turn.flying, Some(TWO), "the ship that stood has not flown");
    table.choose(P1, fly(TWO, "11_14 11_16")).choose(P1, fly(ONE, "2_23"));
}

/// P1's trade ship has been stopped on a colony site with a step left; a colony ship stands beside a lair it can clear,
/// or where it can found.
fn stopped_on_a_site(other: &'static str) -> Table {
    let mut table = basic().with(|state| {
        put_ship(state, P1, ONE, ShipKind::Colony, other);
        put_ship(state, P1, TWO, ShipKind::Trade, "13_28");
        on_site(state);
        lay(state, "A-T", ChipValue::Lair(4));
        set_parts(state, P1, 0, 4, 0);
        ["A-T", "G-T"].into_iter().for_each(|id| player(state, P1).looked.insert(planet(id)));
        player(state, P1).looked.remove(planet("G-R"));
        flight(state, P1, 2);
    });
    table.choose(P1, fly(TWO, "13_26 14_25"));
    assert_eq!(at(&table, P1, TWO), "13_26", "stopped by G-R");
    table
}

/// SF-FLY-10, SF-FLY-14, R-40: a ship stopped where it may not stay flies on before another moves or founds, so that
/// nothing gets in its way; clearing is possible even then.
#[test]
fn a_ship_that_may_not_stay_flies_on_first() {
    let mut table = stopped_on_a_site("3_22");
    table.refused(P1, fly(ONE, "4_23"), "SF-FLY-10").refused(P1, Choice::Fly(Flight::EndTurn), "SF-FLY-11");
    let clear = fly_and(ONE, "", Then::Clear(planet("A-T")));
    assert_eq!(choices_of(&table, ONE), ["clear-A-T"], "what is offered agrees");
    table.choose(P1, clear).refused(P1, fly(ONE, "4_23"), "SF-FLY-10");
    assert_eq!(choices_of(&table, ONE), [""; 0]);
    table.choose(P1, fly(TWO, "13_28")).choose(P1, fly(ONE, "4_23")).choose(P1, Choice::Fly(Flight::EndTurn));
}

#[test]
fn founding_waits_for_a_ship_that_may_not_stay() {
    let mut table = stopped_on_a_site("2_17").with(|state| {
        lay(state, "A-L", ChipValue::Number(4));
        lay(state, "A-R", ChipValue::Number(9));
        ["A-L", "A-R"].into_iter().for_each(|id| player(state, P1).looked.insert(planet(id)));
    });
    table.refused(P1, found(ONE), "SF-FLY-10");
    table.choose(P1, fly(TWO, "13_28")).choose(P1, found(ONE));
}

/// What the question offers once a ship is chosen.
fn choices_of(table: &Table, ship: Transporter) -> Vec<String> {
    let ask = table.play().asks().of(P1).next().expect("an ask");
    let given = Given::Steps(vec![format!("ship-{}", ship.rings())]);
    match Starfarers::advise(table.play().state(), ask, Some(&given)).next {
        Some(Options::Path { next, .. }) => next.into_iter().map(|option| option.key).collect(),
        other => panic!("no way on but {other:?}"),
    }
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
