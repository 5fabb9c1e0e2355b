//! What may be agreed before a game: Forward (C9), a combined game (C8), and how children and decks are dealt with.

use crate::common::*;
use interstellar::content::Ideology::*;
use interstellar::content::*;
use interstellar::questions::*;
use interstellar::state::*;
use orrery_core::{Seat, Setup};

fn forward(seats: u8) -> Table {
    Table::new(Setup::new(seats).with("forward", "on"))
}

// Rule: C9-1
// Rule: C9-2
// Rule: C9-3
// Rule: C9-4
// Rule: C9-5
// Rule: RUL-126
#[test]
fn forward_begins_in_full_flight_without_an_engine() {
    let mut table = forward(3);
    play_until(&mut table, |decision| matches!(decision, Decision::Heading(_)));
    let public = table.play().state().public;
    let officer = Ideology::ALL.into_iter().find(|of| public.person(of.meathead()).is_awake()).expect("an officer");
    let commander = public.commanding;
    let row: Vec<Tile> = public.ship.row.iter().rev().take(2).map(|part| part.tile).collect();
    assert_eq!(row, [Tile::Shield(commander), Tile::Shield(officer)]);
    assert_eq!((public.ship.mass(), public.ship.levels(), public.ship.velocity), (10, 0, Velocity(4)));
    assert!(!public.ship.has(Tile::Section(Blueprint::Engine)) && public.mat(officer).human.contains(Shape::Triangle));
    assert!(public.market.column(Blueprint::Engine).iter().all(Option::is_none));
    assert!(!public.may_restore(Blueprint::Engine));
    let helm = public.helm();
    table.choose(helm, Choice::Heading(Space::named("R16-01").expect("a space")));
    table.expect(|state| state.public.ship.space == Space::named("R16-02").expect("a space"));
    table.expect(|state| {
        let age = |cyborg: Cyborg| state.public.person(cyborg).age;
        state.public.dozyear.number == 2
            && (age(commander.amazon()), age(officer.meathead())) == (Age::Two, Age::Two)
            && Ideology::ALL.iter().all(|of| state.public.mat(*of).stress == 0)
    });
}

// Rule: RUL-126
// Rule: C9-6
#[test]
fn forward_never_has_fuel_nor_leaves_the_map_at_once() {
    let mut table = forward(1);
    play_until(&mut table, |decision| matches!(decision, Decision::Assign(_)));
    let mut state = *table.play().state();
    state.public.ship.row.pop();
    state.public.ship.row.pop();
    assert_eq!(state.public.ship.levels(), state.public.ship.wet.levels_over(state.public.ship.dry()).unwrap_or(0));
    let mut table = Table::new(Setup::new(1).with("forward", "on").with("start_star", "LUY"));
    play_to(&mut table, |state| state.public.dozyear.number == 2);
    table.expect(|state| state.public.ship.space != Space::named("XSW").expect("an exit"));
}

// Rule: H4b
// EX-own-51
#[test]
fn goo_finds_no_fuel_to_eat_in_forward() {
    let mut table = forward(3);
    play_until(&mut table, |decision| matches!(decision, Decision::Helm(_)));
    let helm = table.play().state().public.helm();
    // Two fat tiles less.
    for section in [Blueprint::Wardens, Blueprint::LifeSupport] {
        table.choose(helm, Choice::Helm(Order::Jettison(Tile::Section(section))));
        play_until(&mut table, |decision| matches!(decision, Decision::Helm(_)));
    }
    table.expect(|state| {
        let ship = &state.public.ship;
        (ship.mass(), ship.dry(), ship.wet, ship.levels()) == (6, Position(2), Position(2), 0)
    });
}

fn combined(seats: u8) -> Table {
    Table::new(Setup::new(seats).with("combined", "on"))
}

fn write(table: &mut Table, filled: Filled) {
    table.choose(Seat(0), Choice::FillIn(filled));
}

/// The sheet of three players up to the augmentations.
fn sheet(winner: Filled, backer: Filled) -> Table {
    let mut table = combined(3);
    for of in [Unity, Honor] {
        write(&mut table, Filled::Ideology(of));
    }
    table.refused(Seat(0), Choice::FillIn(Filled::Ideology(Unity)), "RUL-109");
    write(&mut table, Filled::Ideology(Freedom));
    write(&mut table, winner);
    write(&mut table, backer);
    table
}

// Rule: C8a
// Rule: C8b
// Rule: C8c
// Rule: C8d
// Rule: B12f
// Rule: C8e
// Rule: C8f
// Rule: C8g
// Rule: C8i
// Rule: DP-47
// Rule: DP-51
// Rule: RUL-109
// Rule: RUL-147
// Rule: RUL-38
// Rule: K-Combined-Game
// Rule: medal-command
// Rule: medal-backer
// Rule: medal-propulsion
#[test]
fn an_earlier_game_leaves_its_mark() {
    let mut table = sheet(Filled::Player(Seat(1)), Filled::Player(Seat(2)));
    write(&mut table, Filled::Player(Seat(0)));
    for of in Ideology::ALL {
        let shapes = if of == Honor { Shapes::NONE.with(Shape::Heart) } else { Shapes::NONE };
        table.choose(Seat(0), Choice::Earned(shapes));
    }
    write(&mut table, Filled::Ideology(Freedom));
    for glory in [0, 0, 3, 0, 0, 0] {
        write(&mut table, Filled::Number(glory));
    }
    write(&mut table, Filled::Ideology(Authority));
    write(&mut table, Filled::Nobody);
    write(&mut table, Filled::Fuel(Fuel::Crisis));
    table.expect(|state| {
        let public = &state.public;
        let holder = |medal: Medal| public.medals[medal.index()];
        (holder(Medal::Command), holder(Medal::Backer), holder(Medal::Propulsion))
            == (Some(Honor), Some(Freedom), Some(Unity))
            && public.mat(Honor).human.contains(Shape::Heart)
            && public.goo[Shape::Hexagon.index()] == Goo::Mat(Freedom)
            && public.ship.wet == Position(8)
    });
    // Everybody has the colour played before, and the winner chooses who commands.
    play_until(&mut table, |decision| matches!(decision, Decision::NameCommander(_)));
    table.expect(|state| [Unity, Honor, Freedom].map(|of| state.public.player(of)) == [Seat(0), Seat(1), Seat(2)]);
    table.choose(Seat(1), Choice::NameCommander(Honor));
    table.asked(Seat(2), |decision| matches!(decision, Decision::FirstOfficer(_)));
    play_until(&mut table, |decision| matches!(decision, Decision::Heading(_)));
    table.expect(|state| {
        let ship = &state.public.ship;
        let lean = ship.section(Blueprint::Wardens).is_some_and(|part| part.side == Side::Lean);
        lean && ship.foremost() == Some(Tile::Shield(Authority)) && state.public.is_open(Authority, Slot::Shield)
    });
    // Three of glory and two medals.
    table.expect(|state| state.public.votes(Seat(1)) == 1 + 3 + 1);
}

// Rule: C8c
#[test]
fn nobody_is_winner_and_backer() {
    let mut table = combined(3);
    for of in [Unity, Honor, Freedom] {
        write(&mut table, Filled::Ideology(of));
    }
    write(&mut table, Filled::Player(Seat(1)));
    table.refused(Seat(0), Choice::FillIn(Filled::Player(Seat(1))), "RUL-109");
}

// Rule: C8h
// Rule: RUL-110
#[test]
fn a_second_shield_is_named_by_its_giver() {
    let mut table = sheet(Filled::Nobody, Filled::Nobody);
    write(&mut table, Filled::Nobody);
    for _ in Ideology::ALL {
        table.choose(Seat(0), Choice::Earned(Shapes::NONE));
    }
    write(&mut table, Filled::Nobody);
    for _ in Ideology::ALL {
        write(&mut table, Filled::Number(0));
    }
    write(&mut table, Filled::Ideology(Honor));
    write(&mut table, Filled::Ideology(Honor));
    write(&mut table, Filled::Fuel(Fuel::Max));
    play_until(&mut table, |decision| matches!(decision, Decision::SpareShield(_)));
    table.choose(Seat(1), Choice::SpareShield(Equality));
    table.expect(|state| state.public.ship.mass() == 10 && state.public.ship.has(Tile::Shield(Equality)));
}

// Rule: E2e
// Rule: RUL-12
// EX-E2e
#[test]
fn children_may_be_left_to_chance() {
    let mut table = in_assignment(|state| {
        state.public.players = [0, 0, 1, 1, 2, 2].map(Seat);
        state.public.terms.decant = Decant::Random;
        for of in [Individuality, Honor, Authority, Equality] {
            seat_in(state, of.amazon(), Slot::LifeSupport);
        }
        state.public.people.0[Unity.amazon().index()].place = Place::Embryo;
        state.public.people.0[Honor.meathead().index()].place = Place::Embryo;
        (state.public.commander, state.public.commanding) = (Some(Honor.amazon()), Honor);
        put(state, Worker::avatar(Unity), Post::Cell(cell("J-f1")));
        ask_to_assign(state, Equality);
    });
    start_work(&mut table);
    let helm = table.play().state().public.helm();
    table.choose(helm, Choice::NextTask(Entry::Cell(cell("J-f1"))));
    let named = |state: &State| matches!(state.public.frame(), Frame::Ask { question: Decision::PickEmbryo(pick), .. } if pick.of == Freedom);
    table.choose_lucky(Seat(1), Choice::TaskOf(Doing::Go), named);
    table.choose(Seat(1), Choice::PickEmbryo(Freedom.meathead()));
    // His player cannot refuse.
    table.refused(Seat(0), Choice::Receive(Reception::Refuse), "table");
    table.choose(Seat(0), Choice::Receive(Reception::Slot(Slot::Jars)));
    table.expect(|state| state.public.person(Freedom.meathead()).place == Place::Newborn(Slot::Jars));
}

// Rule: RUL-04
// Rule: C3a
#[test]
fn the_next_card_of_each_deck_may_lie_face_up() {
    let mut table = Table::new(Setup::new(1).with("deck_top_visible", "on"));
    table.expect(|state| state.public.market.tops.iter().all(Option::is_some));
    play_until(&mut table, |decision| matches!(decision, Decision::Assign(_)));
    let before = table.play().state().public;
    let read = before.market.cards().next().expect("a card");
    let top = before.market.tops[read.section().index()].expect("a top card");
    play_to(&mut table, |state| state.public.dozyear.number == 2);
    // Librarians have made room, and the card that lay face up has come.
    table.expect(|state| state.public.market.cards().any(|card| card == top));
}
