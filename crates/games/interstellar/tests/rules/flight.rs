//! The ship's move (D5, 4.1.1), braking and plasma (F2, H6), and what is lost on the way (E4).

use crate::common::{
    Table, at_helm, by_default, fat, helm, keep_quiet, lean, place_ship, player, seat_in, set_row, shield, space,
};
use interstellar::content::Blueprint::*;
use interstellar::content::Ideology::*;
use interstellar::content::*;
use interstellar::event::{Event, Risks, Shelter};
use interstellar::questions::{Choice, Decision, Order};
use interstellar::state::*;
use orrery_core::{Seat, Viewer};

const FLY: Choice = Choice::Helm(Order::Fly);

fn ship(state: &State) -> Ship {
    state.public.ship
}

fn order(table: &mut Table, order: Order) {
    let helm = helm(table);
    table.choose(helm, Choice::Helm(order));
    keep_quiet(table);
}

/// The ship flies, and the dice of its first roll show this.
fn answer_rolling(table: &mut Table, choice: Choice, rolls: u8) {
    let seat = helm(table);
    for key in 0..200 {
        let mut other = Table::new(orrery_core::Setup::new(3)).key(key);
        let truth = *table.play().state();
        other.arrange(|state| *state = truth);
        other.choose(seat, choice);
        crate::common::keep_quiet(&mut other);
        let first = other.play().events().iter().find_map(|event| match event {
            Event::Risks(Risks::Rolled { die, .. }) => Some(*die),
            _ => None,
        });
        if first == Some(rolls) {
            *table = other;
            return;
        }
    }
    panic!("no roll of {rolls}");
}

// Rule: D5d
// EX-own-02
#[test]
fn the_ship_moves_its_velocity_and_never_back() {
    let mut table = at_helm(|state| place_ship(state, at::R01_01, at::SOL, 4));
    order(&mut table, Order::Fly);
    let seat = helm(&table);
    table.expect(|state| ship(state).space == at::R01_03);
    table.refused(seat, Choice::Branch(at::R01_02), "D5d");
    table.choose(seat, Choice::Branch(at::R02_01));
    table.expect(|state| ship(state).came_from == Some(at::R02_01) && ship(state).space == at::R02_02);
}

// Rule: D5k
// EX-own-48
#[test]
fn the_heading_binds_the_first_step() {
    let mut table = at_helm(|state| {
        place_ship(state, at::CYG, at::R01_22, 2);
        state.public.ship.heading = Some(at::R05_01);
        state.public.ship.charge = 1;
    });
    order(&mut table, Order::Fly);
    table.expect(|state| ship(state).space == at::R05_02 && ship(state).heading == Some(at::R05_03));
}

// Rule: D5k
// Rule: A1d
#[test]
fn the_commander_sets_the_heading_where_there_is_a_choice() {
    let mut table = at_helm(|state| {
        place_ship(state, at::R01_22, at::R01_21, 1);
        state.public.ship.charge = 1;
    });
    order(&mut table, Order::Fly);
    let seat = helm(&table);
    table.asked(seat, |decision| matches!(decision, Decision::Heading(_)));
    table.refused(seat, Choice::Heading(at::R01_22), "D5d").choose(seat, Choice::Heading(at::R03_18));
    crate::common::keep_quiet(&mut table);
    table.expect(|state| ship(state).heading == Some(at::R03_18));
}

// Rule: F2c
// Rule: F2e
// EX-own-03
#[test]
fn after_ice_braking_the_move_is_completed() {
    let mut table = at_helm(|state| place_ship(state, at::R06_15, at::R06_14, 2));
    order(&mut table, Order::Fly);
    answer_rolling(&mut table, Choice::Brake(true), 6);
    table.expect(|state| (ship(state).velocity, ship(state).charge, ship(state).space) == (Velocity(1), 5, at::SIR));
}

// Rule: F2c
#[test]
fn without_charge_nobody_is_asked_to_brake() {
    let mut table = at_helm(|state| {
        place_ship(state, at::R06_15, at::R06_14, 1);
        state.public.ship.charge = 1;
    });
    order(&mut table, Order::Fly);
    table.not_asked(helm(&table), |decision| matches!(decision, Decision::Brake(_)));
}

// Rule: F2d
#[test]
fn a_hot_fly_by_needs_a_gas_giant_or_a_brown_dwarf() {
    for (space, from, asked) in [(at::SIR, at::R06_16, true), (at::ACN, at::PRX, false), (at::LUH, at::R18_06, true)] {
        let mut table = at_helm(|state| place_ship(state, from, from.neighbours()[0], 1));
        table
            .arrange(|state| state.public.ship.came_from = from.neighbours().iter().copied().find(|one| *one != space));
        table.arrange(|state| state.public.ship.heading = Some(space));
        order(&mut table, Order::Fly);
        let is_asked = table.play().asks().iter().any(|ask| matches!(ask.decision, Decision::Brake(_)));
        assert_eq!((is_asked, ship(table.play().state()).space), (asked, space));
    }
}

// Rule: D5h
// EX-own-04
#[test]
fn a_ship_that_comes_to_rest_on_an_exit_stays_there() {
    let mut table = at_helm(|state| {
        place_ship(state, at::IND, at::R19_18, 1);
        state.public.ship.heading = Some(at::XNE);
    });
    order(&mut table, Order::Fly);
    answer_rolling(&mut table, Choice::Brake(true), 6);
    table.expect(|state| ship(state).space == at::XNE && !ship(state).off_map && ship(state).came_from.is_none());
}

// Rule: D5h
// Rule: J1d-1
// Rule: off-map
// EX-D5h
#[test]
fn beyond_an_exit_the_game_ends_at_the_next_check() {
    let mut table = at_helm(|state| {
        place_ship(state, at::LUY, at::R15_01, 1);
        state.public.ship.heading = Some(at::XSW);
    });
    let commands = table.play().state().public.commanding;
    order(&mut table, Order::Fly);
    table.choose(helm(&table), Choice::Brake(false));
    let medal = |state: &State| state.public.holds_medal(commands, Medal::Galactic);
    assert!(medal(table.play().state()), "the final snapshot");
    crate::common::play_to(&mut table, |state| matches!(state.public.frame(), Frame::Over(_)));
    table.ended("ending-off-map").expect(|state| state.public.dozyear.number == 2);
}

// Rule: J1e
#[test]
fn who_enters_sol_is_home_at_once() {
    let mut table = at_helm(|state| place_ship(state, at::R06_01, at::R06_02, 4));
    order(&mut table, Order::Fly);
    table.ended("ending-home");
}

// Rule: D5e
// Rule: E3a
// Rule: K-LIC
// EX-E3b
#[test]
fn clouds_grind_the_ship_away_from_the_bow() {
    let row = [fat(Wardens), fat(Jars), fat(LifeSupport), fat(Batteries), fat(Engine)];
    let mut table = at_helm(|state| {
        place_ship(state, at::R16_02, at::R16_01, 2);
        set_row(state, &row);
    });
    order(&mut table, Order::Fly);
    table.expect(|state| {
        ship(state).row[..] == [fat(Engine), fat(Batteries), fat(LifeSupport)]
            && state.public.nuggets_at(Lies::Bow).len() == 2
    });
    let mut table = at_helm(|state| place_ship(state, at::R16_02, at::R16_01, 2));
    order(&mut table, Order::Fly);
    table.expect(|state| !ship(state).has(Tile::Section(LifeSupport)) && ship(state).has(Tile::Section(Jars)));
}

// Rule: E2b
// EX-own-05
#[test]
fn a_dustbug_clears_a_cloud_once() {
    let row = [shield(Equality), lean(Wardens), fat(Engine)];
    let mut table = at_helm(|state| {
        place_ship(state, at::R06_03, at::R06_02, 1);
        set_row(state, &row);
        state.public.dustbugs[1] = Some(at::R06_04);
    });
    order(&mut table, Order::Fly);
    table.expect(|state| ship(state).row.len() == 3 && state.public.dustbugs == [None; 2]);
    table.expect(|state| state.public.nuggets_at(Lies::Bow).is_empty());
}

// Rule: D4b-4
// EX-own-06
#[test]
fn a_braking_engine_swallows_the_cloud() {
    let mut table = at_helm(|state| {
        place_ship(state, at::R06_03, at::R06_02, 1);
        state.public.dozyear.braked = true;
        state.public.dustbugs[0] = Some(at::R06_04);
    });
    order(&mut table, Order::Fly);
    table.expect(|state| ship(state).row.len() == 5 && state.public.dustbugs[0] == Some(at::R06_04));
    table.expect(|state| state.public.nuggets_at(Lies::Bow).is_empty());
}

// Rule: RUL-132
// EX-own-71
#[test]
fn the_lidar_is_kept_for_the_cloud_that_would_erode() {
    let mut table = at_helm(|state| {
        place_ship(state, at::R16_02, at::R16_01, 2);
        state.public.dozyear.lidar = true;
        state.public.dustbugs[0] = Some(at::R16_03);
    });
    order(&mut table, Order::Fly);
    table.expect(|state| ship(state).row.len() == 5 && state.public.nuggets_at(Lies::Bow).len() == 1);
    table.expect(|state| state.public.dustbugs[0].is_none() && !state.public.dozyear.lidar);
}

// Rule: RUL-71
// Rule: B10b
#[test]
fn without_tiles_or_nuggets_nothing_comes_of_a_cloud() {
    let mut table = at_helm(|state| {
        place_ship(state, at::R06_03, at::R06_02, 1);
        set_row(state, &[]);
    });
    order(&mut table, Order::Fly);
    table.expect(|state| state.public.nuggets_at(Lies::Cosmos).len() == 3);
    let mut table = at_helm(|state| {
        place_ship(state, at::R06_03, at::R06_02, 1);
        state.public.nuggets = [Lies::Bow, Lies::Bow, Lies::Mat(Unity)];
    });
    order(&mut table, Order::Fly);
    table.expect(|state| ship(state).row.len() == 4 && state.public.nuggets_at(Lies::Bow).len() == 2);
}

// Rule: E4a
// EX-E4a
#[test]
fn less_mass_is_more_fuel() {
    let mut table = at_helm(|_| {});
    table.expect(|state| (ship(state).mass(), ship(state).dry(), ship(state).levels()) == (10, Position(3), 6));
    order(&mut table, Order::Jettison(Tile::Section(Wardens)));
    order(&mut table, Order::Jettison(Tile::Section(Engine)));
    table.expect(|state| (ship(state).mass(), ship(state).dry(), ship(state).levels()) == (6, Position(2), 7));
    table.expect(|state| ship(state).wet == Position::TOP);
}

fn put_card(state: &mut State, of: Ideology, slot: Slot, card: &str) {
    let card = Workcell::named(card).expect("a card");
    state.public.market.unseen.remove(card);
    for column in &mut state.public.market.columns {
        column.iter_mut().filter(|place| **place == Some(card)).for_each(|place| *place = None);
    }
    assert!(state.public.mats[of.index()].cards[slot.index()].push(card));
}

// Rule: E4b
// Rule: B12c
// Rule: K-Shield
// Rule: RUL-51
// EX-E4b
#[test]
fn a_lost_shield_blocks_its_slot_again() {
    let mut table = at_helm(|state| {
        place_ship(state, at::R06_03, at::R06_02, 1);
        set_row(state, &[shield(Authority), lean(Wardens), fat(Engine), fat(Batteries), fat(Jars), fat(LifeSupport)]);
        put_card(state, Authority, Slot::Shield, "BA4");
    });
    order(&mut table, Order::Fly);
    table.expect(|state| {
        let public = &state.public;
        !public.is_open(Authority, Slot::Shield)
            && public.mat(Authority).display().next().is_none()
            && public.market.under[Batteries.index()].last() == Workcell::named("BA4")
            && public.nuggets_at(Lies::Bow).len() == 1
            && public.holds_medal(Authority, Medal::Guardian)
    });
}

// Rule: B12-2
// Rule: DP-36
// Rule: medal-guardian
// Rule: medal-watchdog
#[test]
fn the_first_eroded_shield_is_guardian_and_later_ones_are_watchdogs() {
    let mut table = at_helm(|state| {
        place_ship(state, at::R16_02, at::R16_01, 2);
        set_row(state, &[shield(Authority), shield(Honor), fat(Engine), fat(Jars), fat(LifeSupport)]);
        state.public.medals[Medal::Watchdog.index()] = Some(Unity);
    });
    order(&mut table, Order::Fly);
    let honor = table.play().state().public.player(Honor);
    table.expect(|state| state.public.holds_medal(Authority, Medal::Guardian));
    table.asked(honor, |decision| matches!(decision, Decision::TakeMedal(_)));
    table.choose(honor, Choice::TakeMedal(false));
    table.expect(|state| state.public.holds_medal(Unity, Medal::Watchdog) && state.public.honours.is_empty());
}

// Rule: E4c
// Rule: E4f
// Rule: B4-1
// Rule: E4-1
// Rule: K-Lost
#[test]
fn a_lost_section_takes_its_cards_out_of_the_game() {
    let mut table = at_helm(|state| put_card(state, Unity, Slot::Jars, "BA2"));
    order(&mut table, Order::Jettison(Tile::Section(Batteries)));
    table.expect(|state| {
        let market = &state.public.market;
        Batteries.workcells().all(|card| market.gone.contains(card) && !market.unseen.contains(card))
            && market.column(Batteries).iter().all(Option::is_none)
            && state.public.mat(Unity).display().next().is_none()
            && ship(state).charge == 0
            && !ship(state).has(Tile::Section(Batteries))
            && ship(state).row.len() == 4
    });
}

// Rule: E4d
// Rule: RUL-52
#[test]
fn nuggets_at_the_bow_return_to_the_cosmos_unless_dust_took_the_tile() {
    let mut table = at_helm(|state| state.public.nuggets[0] = Lies::Bow);
    order(&mut table, Order::Jettison(Tile::Section(Engine)));
    table.expect(|state| state.public.nuggets_at(Lies::Bow).len() == 1);
    order(&mut table, Order::Jettison(Tile::Section(Wardens)));
    table.expect(|state| state.public.nuggets_at(Lies::Cosmos).len() == 3);
    let mut table = at_helm(|state| {
        place_ship(state, at::R06_03, at::R06_02, 1);
        state.public.nuggets[0] = Lies::Bow;
    });
    order(&mut table, Order::Fly);
    table.expect(|state| state.public.nuggets_at(Lies::Bow).len() == 2);
}

// Rule: E4g
// Rule: F2g
#[test]
fn everybody_in_jettisoned_jars_dies() {
    let mut table = at_helm(|_| {});
    order(&mut table, Order::Jettison(Tile::Section(Jars)));
    table.expect(|state| Cyborg::all().filter(|one| state.public.person(*one).place == Place::Dead).count() == 10);
    table.expect(|state| Ideology::ALL.into_iter().all(|of| !state.public.is_open(of, Slot::Jars)));
}

// Rule: E4h
// Rule: RUL-23
// Rule: RUL-09
// EX-own-31
#[test]
fn dust_kills_nobody_who_can_move() {
    let mut table = at_helm(|state| {
        place_ship(state, at::R06_03, at::R06_02, 1);
        set_row(state, &[fat(LifeSupport), fat(Jars), fat(Batteries), fat(Engine)]);
        seat_in(state, Equality.amazon(), Slot::LifeSupport);
        state.public.people.0[Equality.meathead().index()].place = Place::Embryo;
        put_card(state, Equality, Slot::Jars, "BA4");
    });
    order(&mut table, Order::Fly);
    crate::common::play_to(&mut table, rules_done);
    table.expect(|state| {
        state.public.person(Equality.amazon()).place == Place::Awake(Slot::Jars)
            && state.public.mat(Equality).display().next().is_none()
    });
}

/// Nobody is without a slot any more.
fn rules_done(state: &State) -> bool {
    Cyborg::all().all(|one| {
        let seat = one.ideology().zip(state.public.person(one).slot());
        seat.is_none_or(|(of, slot)| state.public.is_open(of, slot))
    })
}

// Rule: RUL-135
// EX-own-69
#[test]
fn a_meathead_may_make_room_for_an_amazon() {
    let mut table = at_helm(|state| {
        place_ship(state, at::R06_03, at::R06_02, 1);
        set_row(state, &[fat(LifeSupport), fat(Jars), fat(Batteries), fat(Engine)]);
        for of in Ideology::ALL {
            state.public.people.0[of.amazon().index()].place = Place::Embryo;
            state.public.people.0[of.meathead().index()].place = Place::Embryo;
        }
        seat_in(state, Equality.amazon(), Slot::LifeSupport);
        seat_in(state, Equality.meathead(), Slot::Jars);
    });
    order(&mut table, Order::Fly);
    table.expect(|state| {
        state.public.person(Equality.amazon()).place == Place::Awake(Slot::Jars)
            && state.public.person(Equality.meathead()).place == Place::Hibernating
    });
}

// Rule: DP-33
// Rule: E4h
#[test]
fn the_owner_of_a_mat_says_where_a_displaced_cyborg_goes() {
    let mut table = at_helm(|state| {
        place_ship(state, at::R06_03, at::R06_02, 1);
        set_row(state, &[fat(LifeSupport), fat(Jars), fat(Batteries), fat(Engine)]);
        for of in Ideology::ALL {
            of.pair().iter().for_each(|cyborg| state.public.people.0[cyborg.index()].place = Place::Embryo);
        }
        seat_in(state, Equality.meathead(), Slot::LifeSupport);
    });
    order(&mut table, Order::Fly);
    let owner = player(&table, Equality);
    table.asked(owner, |decision| matches!(decision, Decision::Displaced(_)));
    assert_eq!(by_default(&table, owner), Choice::Displaced(Shelter::Slot(Slot::Jars)));
    table.choose(owner, Choice::Displaced(Shelter::Jars));
    table.expect(|state| state.public.person(Equality.meathead()).place == Place::Hibernating);
}

// Rule: B8b-1
// Rule: B8b-2
// Rule: RUL-21
#[test]
fn flares_and_debris_discs_are_rolled_for_on_rows_of_their_own() {
    let ways = [("TAU", "R22-05", "R22-04", Risk::Debris), ("UVC", "R22-01", "R22-02", Risk::Flare)];
    for (to, from, before, wanted) in ways {
        let mut table = at_helm(|state| place_ship(state, space(from), space(before), 1));
        order(&mut table, Order::Fly);
        table.expect(|state| ship(state).space == space(to));
        table.happened(|events| {
            let rolled = |event: &Event| matches!(event, Event::Risks(Risks::Rolled { risk, .. }) if *risk == wanted);
            events.iter().any(rolled)
        });
    }
}

// Rule: D5g
// Rule: F2c
#[test]
fn a_lens_lets_the_ship_brake_on_ice() {
    let mut table = at_helm(|state| place_ship(state, space("R06-15"), space("R06-14"), 1));
    let seat = helm(&table);
    order(&mut table, Order::Fly);
    table.asked(seat, |decision| matches!(decision, Decision::Brake(_)));
    let mut table = at_helm(|state| place_ship(state, space("R06-14"), space("R06-13"), 1));
    order(&mut table, Order::Fly);
    table.not_asked(seat, |decision| matches!(decision, Decision::Brake(_)));
}

// Rule: E4h
#[test]
fn who_can_go_nowhere_dies() {
    let mut table = at_helm(|state| {
        place_ship(state, at::R06_03, at::R06_02, 1);
        set_row(state, &[fat(LifeSupport), fat(Jars), fat(Engine)]);
        seat_in(state, Equality.amazon(), Slot::LifeSupport);
        state.public.mats[Equality.index()].busted = Slots::NONE.with(Slot::Jars);
    });
    order(&mut table, Order::Fly);
    crate::common::play_to(&mut table, rules_done);
    table.expect(|state| state.public.person(Equality.amazon()).place == Place::Dead);
}

// Rule: B12a
// Rule: medal-founder
#[test]
fn the_founder_is_who_loses_the_second_cyborg() {
    let mut table = at_helm(|state| {
        for of in Ideology::ALL {
            state.public.people.0[of.meathead().index()].place = Place::Embryo;
            state.public.people.0[of.amazon().index()].place = Place::Hibernating;
        }
        seat_in(state, Unity.amazon(), Slot::LifeSupport);
        state.public.people.0[Honor.amazon().index()].place = Place::Dead;
        seat_in(state, Freedom.amazon(), Slot::LifeSupport);
        seat_in(state, Individuality.amazon(), Slot::LifeSupport);
        seat_in(state, Authority.amazon(), Slot::LifeSupport);
        seat_in(state, Equality.amazon(), Slot::LifeSupport);
    });
    order(&mut table, Order::Jettison(Tile::Section(Jars)));
    table.expect(|state| state.public.holds_medal(Honor, Medal::Founder));
}

// Rule: F5c
#[test]
fn without_humans_the_game_is_over() {
    let mut table = at_helm(|state| {
        for of in Ideology::ALL {
            state.public.people.0[of.meathead().index()].place = Place::Embryo;
            state.public.people.0[of.amazon().index()].place = Place::Dead;
        }
    });
    order(&mut table, Order::Jettison(Tile::Section(Jars)));
    table.ended("ending-no-humans").wins(&[]);
}

// Rule: H6-1
// Rule: K-Plasma-Risk-Roll
// Rule: K-Wisdom
// EX-own-11
#[test]
fn pilot_and_shields_add_to_the_roll() {
    let mut table = at_helm(|state| {
        place_ship(state, at::R06_15, at::R06_14, 1);
        seat_in(state, Individuality.meathead(), Slot::LifeSupport);
        state.public.people.0[Individuality.meathead().index()].age = Age::Five;
        state.public.dozyear.plasma = 1;
    });
    order(&mut table, Order::Fly);
    answer_rolling(&mut table, Choice::Brake(true), 4);
    table.happened(|events| {
        let rolled = Risks::Rolled { risk: Risk::IceBraking, die: 4, modifier: 2, outcome: Outcome::G };
        events.contains(&rolled.into())
    });
}

// Rule: H6g
// Rule: D5i
// Rule: F2b
// Rule: RUL-21
// EX-own-12
#[test]
fn a_dustbug_helps_against_a_flare() {
    let mut table = at_helm(|state| {
        place_ship(state, at::R16_07, at::R16_06, 1);
        state.public.dustbugs[0] = Some(at::PRX);
    });
    answer_rolling(&mut table, FLY, 1);
    table.expect(|state| state.public.dustbugs[0].is_none());
    table.expect(|state| Cyborg::all().all(|one| !state.public.person(one).is_in_jars()));
}

// Rule: H6e
// Rule: H6c
// Rule: B2f
// Rule: H6a
// Rule: K-Neutron-Sensitive
// EX-F2e
#[test]
fn a_ship_without_fuel_brakes_on_ice_and_suffers() {
    let cards = [("EN4", Freedom, Slot::Jars), ("BA9", Honor, Slot::Jars), ("JA9", Unity, Slot::Jars)];
    let mut table = at_helm(|state| {
        place_ship(state, at::R16_06, at::R16_05, 2);
        let wakes = |cyborg: Cyborg, age: Age, state: &mut State| {
            seat_in(state, cyborg, Slot::LifeSupport);
            state.public.people.0[cyborg.index()].age = age;
        };
        for cyborg in Cyborg::all().take(12) {
            state.public.people.0[cyborg.index()].place = Place::Embryo;
        }
        wakes(Honor.amazon(), Age::Six, state);
        wakes(Freedom.meathead(), Age::Five, state);
        wakes(Unity.amazon(), Age::Two, state);
        (state.public.commander, state.public.commanding) = (Some(Honor.amazon()), Honor);
        cards.iter().for_each(|(card, of, slot)| put_card(state, *of, *slot, card));
        put_card(state, Authority, Slot::Jars, "BA4");
    });
    order(&mut table, Order::Fly);
    let before = *table.play().state();
    answer_rolling(&mut table, Choice::Brake(true), 5);
    table.happened(|events| {
        events.iter().any(|event| matches!(event, Event::Risks(Risks::Rolled { outcome: Outcome::F, .. })))
    });
    table.expect(|state| {
        ship(state).velocity == Velocity(1)
            && state.public.mats.iter().flat_map(Mat::display).collect::<Vec<_>>()
                == [Workcell::named("BA4").expect("a card")]
    });
    // The flare at Proxima: E kills the elders, the Commander among them.
    let mut table = at_helm(|state| {
        let frames = state.public.frames;
        *state = before;
        state.public.frames = frames;
        place_ship(state, at::R16_07, at::R16_06, 1);
    });
    answer_rolling(&mut table, FLY, 3);
    table.expect(|state| {
        let public = &state.public;
        public.person(Honor.amazon()).place == Place::Dead
            && public.person(Freedom.meathead()).place == Place::Dead
            && public.person(Unity.amazon()).is_awake()
            && public.commander == Some(Unity.amazon())
    });
    // C at the Ran lens: the foremost tile is Lost and the Awake die.
    let mut table = at_helm(|state| {
        let frames = state.public.frames;
        *state = before;
        state.public.frames = frames;
        place_ship(state, at::ACN, at::PRX, 1);
        state.public.ship.heading = Some(at::R19_01);
    });
    order(&mut table, Order::Fly);
    answer_rolling(&mut table, Choice::Brake(true), 2);
    table.expect(|state| {
        ship(state).velocity == Velocity(0)
            && !ship(state).has(Tile::Section(Wardens))
            && state.public.awake().is_empty()
            && ship(state).came_from.is_none()
    });
}

// Rule: H6b
// Rule: D-4
// Rule: RUL-92
// EX-own-32
#[test]
fn lightning_kills_who_sits_and_stands_where_it_strikes() {
    let strikes = |state: &State| !ship(state).has(Tile::Section(Jars));
    let mut table = at_helm(|state| {
        place_ship(state, at::R06_16, at::R06_15, 1);
        set_row(state, &[fat(Wardens), fat(LifeSupport), lean(Jars), fat(Batteries), fat(Engine)]);
        seat_in(state, Honor.amazon(), Slot::Jars);
        seat_in(state, Individuality.amazon(), Slot::LifeSupport);
        let cell = Cell::named("J-l1").expect("a cell");
        state.public.workers.put(Worker::of(Individuality.amazon()), Post::Cell(cell));
        state.public.ship.heading = Some(at::SIR);
        // No landing is delayed there.
        state.public.sky.explored.insert(at::SIR.star().expect("a star"));
    });
    order(&mut table, Order::Fly);
    table.choose_lucky(helm(&table), Choice::Brake(true), strikes);
    table.expect(|state| {
        let public = &state.public;
        [Honor.amazon(), Individuality.amazon()].iter().all(|one| public.person(*one).place == Place::Dead)
            && Cyborg::all().all(|one| !public.person(one).is_in_jars())
            && !public.is_open(Honor, Slot::Jars)
            && Jars.workcells().all(|card| public.market.gone.contains(card))
            && public.nuggets_at(Lies::Bow).len() == 1
    });
}

// Rule: H6b
#[test]
fn an_umbrella_keeps_the_lightning_off() {
    let mut table = at_helm(|state| {
        place_ship(state, at::R06_16, at::R06_15, 1);
        state.public.ship.heading = Some(at::SIR);
        state.public.dozyear.no_lightning = true;
    });
    order(&mut table, Order::Fly);
    answer_rolling(&mut table, Choice::Brake(true), 1);
    table.expect(|state| ship(state).row.len() == 5);
}

// Rule: E4h
// Rule: RUL-125
// Rule: K-Trapezoid
// EX-own-58
#[test]
fn a_die_on_a_tile_lost_to_dust_goes_to_its_trapezoid() {
    let worker = Worker::of(Unity.amazon());
    let mut table = at_helm(|state| {
        place_ship(state, at::R06_03, at::R06_02, 1);
        seat_in(state, Unity.amazon(), Slot::LifeSupport);
        state.public.workers.put(worker, Post::Cell(Cell::named("W-f1").expect("a cell")));
    });
    order(&mut table, Order::Fly);
    table.happened(|events| events.iter().any(|event| matches!(event, Event::Hull(_))));
    table.expect(|state| state.public.person(Unity.amazon()).is_awake());
    table.expect(|state| state.public.post(worker) == Post::Trapezoid);
}

// Rule: F2a
// Rule: RUL-115
// Rule: D5c
#[test]
fn the_alert_is_turned_once() {
    let mut table = at_helm(|_| {});
    order(&mut table, Order::TurnAlert);
    table.expect(|state| state.public.alert == Alert::Yellow);
    table.refused(helm(&table), Choice::Helm(Order::TurnAlert), "RUL-115");
}

// Rule: D5j
// Rule: RUL-62
// Rule: PEEK
// EX-own-40
#[test]
fn a_jet_shows_a_nugget_to_players_of_sleeping_ideologies() {
    let mut table = at_helm(|state| {
        place_ship(state, at::R01_13, at::R01_12, 1);
        for of in Ideology::ALL {
            seat_in(state, of.amazon(), Slot::LifeSupport);
        }
        state.public.people.0[Authority.amazon().index()].place = Place::Embryo;
        state.public.people.0[Authority.meathead().index()].place = Place::Embryo;
    });
    let sees = table.play().state().public.player(Authority);
    order(&mut table, Order::Fly);
    let state = *table.play().state();
    let worlds = |seat: Seat| state.secret.worlds[seat.index()].x();
    for seat in Seat::all(3) {
        let (x, of) = worlds(seat);
        // The majority is what was seen in two of three worlds.
        let most = x.max(of - x);
        assert!(if seat == sees { 3 * most == 2 * of } else { 2 * most == of }, "{seat:?}: {x} of {of}");
    }
    table.sees(Viewer::Spectator, |view| view.worlds == Worlds::ANY);
    // Later a nugget at the bow is shown to be of the other face.
    let (x, of) = worlds(sees);
    let other = if 2 * x > of { Reality::O } else { Reality::X };
    let mut table = at_helm(|now| {
        let frames = now.public.frames;
        *now = state;
        now.public.frames = frames;
        place_ship(now, at::R01_13, at::R01_12, 1);
        now.public.nuggets[0] = Lies::Bow;
        now.secret.faces = *Faces::ALL.iter().find(|faces| faces.of(Nugget(0)) == other).expect("a world");
    });
    order(&mut table, Order::Fly);
    let (x, of) = table.play().state().secret.worlds[sees.index()].x();
    assert_eq!(2 * x, of, "one in two");
}
