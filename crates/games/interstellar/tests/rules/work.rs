//! Assignment, maintenance, attrition and reset (D1, D4, D6, D7; E1, E2).

use crate::common::*;
use interstellar::Interstellar;
use interstellar::content::Blueprint::*;
use interstellar::content::Ideology::*;
use interstellar::content::*;
use interstellar::event::{Event, People, Work};
use interstellar::questions::*;
use interstellar::state::*;
use orrery_core::Setup;
use orrery_testkit::Scenario;

fn charge(state: &State) -> u8 {
    state.public.ship.charge
}

/// Everybody's Worker at their cells, and what follows up to the first question.
fn work(posts: &[(Worker, &str)], arrange: impl FnOnce(&mut State)) -> Table {
    let mut table = in_assignment(|state| {
        posts.iter().for_each(|(worker, id)| put(state, *worker, Post::Cell(cell(id))));
        arrange(state);
    });
    start_work(&mut table);
    table
}

fn next(table: &mut Table, id: &str) {
    let seat = helm(table);
    table.choose(seat, Choice::NextTask(Entry::Cell(cell(id))));
}

/// The EM shields wait for D4.
fn enough(table: &mut Table) {
    let seat = helm(table);
    table.choose(seat, Choice::NextTask(Entry::Enough));
}

fn burn(table: &mut Table, brake: bool, levels: u8) {
    let seat = helm(table);
    table.choose(seat, Choice::Burn(Thrust { brake, levels }));
}

/// The player of this Worker does it.
fn does(table: &mut Table, worker: Worker, doing: Doing) {
    let seat = table.play().state().public.player_of(worker);
    table.choose(seat, Choice::TaskOf(doing));
}

// Rule: D1-1
// Rule: D1i
// Rule: D1k
// Rule: K-Pulse
// Rule: RUL-07
#[test]
fn pulses_go_round_until_every_worker_is_placed() {
    let mut table = in_assignment(|state| {
        put(state, Worker::of(Unity.amazon()), Post::Trapezoid);
        seat_in(state, Unity.meathead(), Slot::Jars);
        put(state, Worker::of(Unity.meathead()), Post::Trapezoid);
        ask_to_assign(state, Unity);
    });
    let (unity, equality) = (helm(&table), table.play().state().public.player(Equality));
    table.refused(unity, Choice::Assign(Placing::Done), "D1i");
    let first = table.play().state().public.market.cards().next().expect("a card");
    table.choose(unity, Choice::Assign(Placing::Librarian(Worker::of(Unity.amazon()), first)));
    table.choose(unity, Choice::Assign(Placing::Done));
    table.choose(equality, Choice::Assign(Placing::Librarian(av(Equality), first)));
    table.asked(unity, |decision| *decision == Decision::Assign(Assign { ideology: Unity }));
    // After Freedom comes Honor, not Individuality.
    let mut table = in_assignment(|state| {
        let waiting = [av(Individuality), av(Freedom), die(Honor.meathead())];
        waiting.into_iter().for_each(|worker| put(state, worker, Post::Trapezoid));
        ask_to_assign(state, Freedom);
    });
    let freedom = player(&table, Freedom);
    table.choose(freedom, Choice::Assign(Placing::Librarian(av(Freedom), first)));
    let honor = player(&table, Honor);
    table.asked(honor, |decision| *decision == Decision::Assign(Assign { ideology: Honor }));
}

// Rule: D1j
// Rule: RUL-05
#[test]
fn all_workers_may_be_placed_at_once_where_that_is_agreed() {
    let setup = Setup::new(2).with("assign_order", "all_at_once");
    let mut table = Scenario::<Interstellar>::new(setup);
    play_until(&mut table, |decision| matches!(decision, Decision::Assign(_)));
    table.arrange(|state| {
        state.public.workers = Default::default();
        put(state, av(Unity), Post::Trapezoid);
        put(state, Worker(av(Unity).0 + 1), Post::Trapezoid);
        ask_to_assign(state, Unity);
    });
    let seat = table.play().state().public.player(Unity);
    table.choose(seat, Choice::Assign(Placing::Cell(av(Unity), cell("J-f1"))));
    table.refused(seat, Choice::Assign(Placing::Done), "D1i");
}

// Rule: D1d
// Rule: E2-1
#[test]
fn a_cell_takes_one_worker() {
    let mut table = in_assignment(|state| put(state, av(Freedom), Post::Cell(cell("B-f1"))));
    let seat = table.play().state().public.player(Equality);
    table.refused(seat, Choice::Assign(Placing::Cell(av(Equality), cell("B-f1"))), "D1d");
    table.refused(seat, Choice::Assign(Placing::Cell(av(Equality), cell("B-l1"))), "D1-1");
    table.choose(seat, Choice::Assign(Placing::Cell(av(Equality), cell("B-f2"))));
}

// Rule: D1h
// Rule: B7b
// Rule: K-Hibernation
#[test]
fn a_meathead_may_hibernate_and_his_avatar_works() {
    let mut table = in_assignment(|state| {
        put(state, Worker::of(Honor.meathead()), Post::Trapezoid);
        state.public.people.0[Honor.meathead().index()].age = Age::Three;
        ask_to_assign(state, Honor);
    });
    let seat = table.play().state().public.player(Honor);
    table.choose(seat, Choice::Assign(Placing::Hibernate(Honor.meathead())));
    table.expect(|state| {
        let person = state.public.person(Honor.meathead());
        (person.place, person.age) == (Place::Hibernating, Age::Three)
            && state.public.post(av(Honor)) == Post::Trapezoid
            && state.public.post(Worker::of(Honor.meathead())) == Post::Away
    });
    table.asked(seat, |decision| *decision == Decision::Assign(Assign { ideology: Honor }));
}

// Rule: A1c
// Rule: B3a
// Rule: K-Meathead
// Rule: K-Amazon
#[test]
fn an_amazon_cannot_hibernate() {
    let mut table = in_assignment(|state| {
        put(state, Worker::of(Unity.amazon()), Post::Trapezoid);
        ask_to_assign(state, Unity);
    });
    let seat = helm(&table);
    table.refused(seat, Choice::Assign(Placing::Hibernate(Unity.amazon())), "D1-1");
    let mut table = in_assignment(|state| {
        put(state, die(Honor.meathead()), Post::Trapezoid);
        ask_to_assign(state, Honor);
    });
    let honor = player(&table, Honor);
    table.choose(honor, Choice::Assign(Placing::Hibernate(Honor.meathead())));
    table.expect(|state| place_of(state, Honor.meathead()) == Place::Hibernating);
}

// Rule: D1b
// Rule: G2
// Rule: RUL-30
#[test]
fn a_librarian_puts_a_card_under_its_deck() {
    let mut table = in_assignment(|state| put(state, av(Freedom), Post::Trapezoid));
    let public = table.play().state().public;
    let card = public.market.cards().last().expect("a card");
    put_two_librarians(&mut table, card);
    table.happened(|events| {
        let recycled = |event: &&Event| format!("{event:?}").contains("Recycled");
        events.iter().filter(recycled).count() == 1
    });
    table.expect(|state| {
        let under = &state.public.market.under[card.section().index()];
        under.contains(&card) && state.public.market.column(card.section())[2].is_none()
    });
    table.expect(|state| state.public.post(av(Freedom)) == Post::Trapezoid);
    // A Cyborg may read as well, and the card goes in D4.
    let mut table = in_assignment(|state| {
        put(state, die(Honor.meathead()), Post::Trapezoid);
        ask_to_assign(state, Honor);
    });
    let honor = player(&table, Honor);
    table.choose(honor, Choice::Assign(Placing::Librarian(die(Honor.meathead()), card)));
    table.expect(|state| state.public.market.cards().any(|one| one == card));
}

fn put_two_librarians(table: &mut Table, card: Workcell) {
    table.arrange(|state| put(state, av(Freedom), Post::Librarian(card)));
    start_work(table);
}

// Rule: D4-1
// Rule: H1a
// Rule: K-Maintenance
// Rule: RUL-15
// EX-E2
#[test]
fn tasks_are_done_in_the_commanders_order_while_the_charge_lasts() {
    let posts = [(av(Individuality), "E-f1"), (av(Freedom), "W-f1"), (av(Authority), "L-f1"), (av(Honor), "B-f1")];
    let bow = |state: &mut State| state.public.nuggets[1] = Lies::Bow;
    let mut table = work(&posts, bow);
    burn(&mut table, false, 1);
    table.expect(|state| charge(state) == 4);
    next(&mut table, "W-f1");
    does(&mut table, av(Freedom), Doing::Nugget(Nugget(1), Freedom));
    table.expect(|state| charge(state) == 2 && state.public.nuggets[1] == Lies::Mat(Freedom));
    next(&mut table, "L-f1");
    let in_vain = Work::InVain { worker: av(Authority), cell: cell("L-f1") };
    table.happened(|events| events.contains(&in_vain.into()));
    next(&mut table, "B-f1");
    table.expect(|state| charge(state) == 6);

    let mut table = work(&posts, bow);
    burn(&mut table, false, 1);
    next(&mut table, "L-f1");
    does(&mut table, av(Authority), Doing::Go);
    table.expect(|state| charge(state) == 1);
    next(&mut table, "B-f1");
    next(&mut table, "W-f1");
    does(&mut table, av(Freedom), Doing::Nugget(Nugget(1), Freedom));
    table.expect(|state| charge(state) == 4);
}

// Rule: E2h
// Rule: B4f-1
// EX-own-01
#[test]
fn a_dead_battery_is_a_trap() {
    let mut table = work(&[(av(Individuality), "E-f1")], |state| state.public.ship.charge = 3);
    burn(&mut table, false, 1);
    table.expect(|state| charge(state) == 1);
    let mut table = work(&[(av(Individuality), "E-f1"), (av(Freedom), "B-f1")], |state| state.public.ship.charge = 1);
    next(&mut table, "B-f1");
    table.expect(|state| charge(state) == 1);
}

// Rule: E2h
#[test]
fn lean_batteries_recharge_without_the_engine() {
    let lean_batteries = |state: &mut State| {
        set_row(state, &[fat(Wardens), fat(LifeSupport), fat(Jars), lean(Batteries), fat(Engine)]);
        state.public.ship.charge = 2;
    };
    let mut table = work(&[(av(Freedom), "B-l1")], lean_batteries);
    next(&mut table, "B-l1");
    table.expect(|state| charge(state) == 6);
}

// Rule: D4b
// Rule: D4b-1
// Rule: D4b-3
// Rule: K-Ignition
// Rule: DP-20
// EX-D4b
#[test]
fn a_burn_takes_fuel_and_charge_and_frays_the_nerves() {
    let posts = [(av(Individuality), "E-f1")];
    let before_sirius = |state: &mut State| {
        place_ship(state, at::R06_15, at::R06_14, 3);
        state.public.ship.wet = Position(6);
        state.public.mats[Honor.index()].stress = 2;
    };
    let mut table = work(&posts, before_sirius);
    assert_eq!(by_default(&table, helm(&table)), Choice::Burn(Thrust { brake: false, levels: 0 }));
    table.refused(helm(&table), Choice::Burn(Thrust { brake: true, levels: 3 }), "D4b");
    burn(&mut table, true, 1);
    table.expect(|state| {
        let (public, ship) = (&state.public, &state.public.ship);
        (ship.wet.mass(), ship.velocity, ship.charge) == (30, Velocity(2), 4)
            && (public.mat(Unity).stress, public.mat(Honor).stress, public.mat(Freedom).stress) == (1, 3, 0)
            && public.dozyear.braked
            && public.dozyear.lit
    });
    let at_sirius = |state: &mut State| {
        place_ship(state, at::SIR, at::R06_16, 2);
        state.public.ship.wet = Position(5);
    };
    let mut table = work(&posts, at_sirius);
    burn(&mut table, true, 2);
    table.expect(|state| {
        let ship = &state.public.ship;
        (ship.wet.mass(), ship.levels(), ship.is_in_orbit()) == (10, 0, true)
    });
}

// Rule: D4b
// Rule: A2n
// EX-A2n
#[test]
fn three_burns_bring_the_ship_to_sixteen_per_cent() {
    let mut ship = work(&[(av(Individuality), "E-f1")], |_| {}).play().state().public.ship;
    for (levels, velocity, mass) in [(1, 1, 130), (1, 2, 80), (2, 4, 30)] {
        let mut table = work(&[(av(Individuality), "E-f1")], |state| {
            state.public.ship = ship;
            place_ship(state, at::R01_04, at::R01_03, ship.velocity.0);
            state.public.ship.charge = 6;
        });
        burn(&mut table, false, levels);
        ship = table.play().state().public.ship;
        assert_eq!((ship.velocity, ship.wet.mass()), (Velocity(velocity), mass));
    }
    let mut table = work(&[(av(Individuality), "E-l1")], |state| {
        state.public.ship = ship;
        place_ship(state, at::R01_04, at::R01_03, 4);
        set_row(state, &[fat(Wardens), fat(LifeSupport), lean(Jars), lean(Batteries), lean(Engine)]);
    });
    burn(&mut table, true, 3);
    table.expect(|state| (state.public.ship.wet.mass(), state.public.ship.velocity) == (7, Velocity(1)));
}

// Rule: D4b-2
// Rule: RUL-65
#[test]
fn without_fuel_there_is_no_ignition_and_no_burn_is_a_burn() {
    let mut table = work(&[(av(Individuality), "E-f1")], |state| state.public.ship.wet = Position(3));
    table.expect(|state| !state.public.dozyear.lit && charge(state) == 6);
    let mut table = work(&[(av(Individuality), "E-f1"), (av(Freedom), "B-f1")], |_| {});
    burn(&mut table, false, 0);
    next(&mut table, "B-f1");
    table.expect(|state| state.public.dozyear.lit && charge(state) == 6 && state.public.mat(Unity).stress == 1);
}

// Rule: E2j
#[test]
fn a_lean_engine_needs_less_charge() {
    let mut table = work(&[(av(Individuality), "E-l1")], |state| {
        set_row(state, &[fat(Wardens), fat(LifeSupport), fat(Jars), fat(Batteries), lean(Engine)]);
        state.public.ship.charge = 2;
    });
    burn(&mut table, false, 1);
    table.expect(|state| charge(state) == 1);
}

// Rule: D4b
#[test]
fn newborns_do_not_feel_the_engine() {
    let mut table = work(&[(av(Individuality), "E-f1"), (av(Authority), "B-f1")], |state| {
        state.public.people.0[Freedom.amazon().index()].place = Place::Newborn(Slot::LifeSupport);
    });
    burn(&mut table, false, 1);
    let stress = |state: &State| [Unity, Honor, Freedom].map(|of| state.public.mat(of).stress);
    table.expect(|state| stress(state) == [1, 1, 0] && charge(state) == 4);
    next(&mut table, "B-f1");
    table.expect(|state| charge(state) == 6);
}

// Rule: E2-2
// Rule: RUL-95
#[test]
fn who_was_assigned_may_decline() {
    let mut table = work(&[(av(Authority), "L-f1"), (av(Freedom), "S-FR")], |state| {
        state.public.ship.row.push(shield(Freedom));
    });
    enough(&mut table);
    next(&mut table, "L-f1");
    does(&mut table, av(Authority), Doing::Decline);
    table.expect(|state| charge(state) == 6 && state.public.ultralights.is_empty());
    let mut table = work(&[(av(Authority), "L-f1"), (av(Freedom), "S-FR")], |state| {
        state.public.ship.row.push(shield(Freedom));
        state.public.dozyear.ordered.insert(av(Authority));
    });
    enough(&mut table);
    next(&mut table, "L-f1");
    table.expect(|state| charge(state) == 3 && state.public.ultralights.len() == 1);
}

// Rule: E2l
#[test]
fn an_em_shield_helps_against_plasma() {
    let mut table = work(&[(av(Freedom), "S-FR")], |state| assert!(state.public.ship.row.push(shield(Freedom))));
    table.expect(|state| state.public.dozyear.phase == Phase::Rolls);
    next(&mut table, "S-FR");
    does(&mut table, av(Freedom), Doing::Go);
    table.expect(|state| charge(state) == 2 && state.public.dozyear.plasma == 1);
}

// Rule: E2a
#[test]
fn a_nugget_for_another_mat_needs_consent() {
    let mut table = work(&[(av(Freedom), "W-f1")], |state| {
        state.public.nuggets = [Lies::Bow, Lies::Mat(Freedom), Lies::Cosmos];
    });
    next(&mut table, "W-f1");
    let public = table.play().state().public;
    let others = [Individuality, Honor, Unity, Authority, Equality];
    let other = others.into_iter().find(|of| public.player(*of) != public.player(Freedom)).expect("another player");
    does(&mut table, av(Freedom), Doing::Nugget(Nugget(0), other));
    table.choose(public.player(other), Choice::GiveNugget(false));
    let (seat, again) = (public.player(Freedom), Choice::TaskOf(Doing::Nugget(Nugget(0), other)));
    table.expect(|state| charge(state) == 6).refused(seat, again, "table");
    let third = others.into_iter().find(|of| *of != other && public.player(*of) != public.player(Freedom));
    let third = third.expect("another mat");
    does(&mut table, av(Freedom), Doing::Nugget(Nugget(0), third));
    table.choose(public.player(third), Choice::GiveNugget(true));
    table.expect(|state| state.public.nuggets[0] == Lies::Mat(third) && charge(state) == 4);
}

// Rule: E2b
// Rule: K-Dustbug
#[test]
fn a_dustbug_goes_where_dust_or_fire_lies_ahead() {
    let mut table = work(&[(av(Freedom), "W-l2")], |state| {
        set_row(state, &[lean(Wardens), fat(LifeSupport), fat(Jars), fat(Batteries), fat(Engine)]);
        place_ship(state, at::R16_03, at::R16_02, 1);
    });
    next(&mut table, "W-l2");
    let seat = table.play().state().public.player(Freedom);
    table.refused(seat, Choice::TaskOf(Doing::Dustbug(Launch::Guard(at::R16_05))), "table");
    table.refused(seat, Choice::TaskOf(Doing::Dustbug(Launch::Guard(at::PRX))), "table");
    table.choose(seat, Choice::TaskOf(Doing::Dustbug(Launch::Guard(at::R16_04))));
    table.expect(|state| state.public.dustbugs[0] == Some(at::R16_04) && charge(state) == 5);
}

// Rule: E2c
// Rule: D5b
// Rule: I2c
// Rule: K-Ultralight
// Rule: RUL-66
#[test]
fn an_ultralight_looks_beyond_the_map() {
    let mut table = work(&[(av(Freedom), "L-f1")], |state| place_ship(state, at::R16_03, at::R16_02, 1));
    next(&mut table, "L-f1");
    does(&mut table, av(Freedom), Doing::Go);
    play_until(&mut table, |decision| matches!(decision, Decision::Ultralight(_)));
    let seat = table.play().state().public.player(Freedom);
    table.refused(seat, Choice::Ultralight(at::R01_10), "D5b");
    table.choose(seat, Choice::Ultralight(at::R16_01));
    table.expect(|state| {
        state.public.holds_medal(Freedom, Medal::Galactic)
            && state.public.ultralights.is_empty()
            && state.public.post(av(Freedom)) == Post::Cell(cell("L-f1"))
    });
}

// Rule: E2e
// Rule: RUL-13
// Rule: K-Orphan
// Rule: B13h
#[test]
fn who_is_decanted_by_an_avatar_is_an_orphan() {
    for (worker, orphan) in [(av(Freedom), true), (Worker::of(Unity.amazon()), false)] {
        let mut table = work(&[(worker, "J-f1")], |_| {});
        next(&mut table, "J-f1");
        let public = table.play().state().public;
        table.refused(public.player_of(worker), Choice::TaskOf(Doing::Cyborg(Honor.amazon())), "table");
        does(&mut table, worker, Doing::Cyborg(Authority.amazon()));
        receive(&mut table, Slot::Jars);
        table.expect(|state| {
            let person = state.public.person(Authority.amazon());
            (person.place, person.orphan) == (Place::Newborn(Slot::Jars), orphan) && charge(state) == 5
        });
    }
}

// Rule: E2e
// Rule: RUL-115
#[test]
fn a_refused_child_is_not_proposed_again() {
    let mut table = work(&[(av(Freedom), "J-f1")], |_| {});
    next(&mut table, "J-f1");
    let public = table.play().state().public;
    let mut others = [Individuality, Authority, Equality].into_iter();
    let other = others.rfind(|of| public.player(*of) != public.player(Freedom)).expect("another player");
    does(&mut table, av(Freedom), Doing::Cyborg(other.meathead()));
    table.choose(public.player(Freedom), Choice::Receive(Reception::Slot(Slot::Jars)));
    table.choose(public.player(other), Choice::Receive(Reception::Refuse));
    let again = Choice::TaskOf(Doing::Cyborg(other.meathead()));
    table.refused(public.player(Freedom), again, "table").expect(|state| charge(state) == 6);
}

// Rule: E2f
// Rule: RUL-14
#[test]
fn a_hibernator_is_revived_at_his_age_and_works_in_the_next_dozyear() {
    let mut table = work(&[(av(Freedom), "J-l1")], |state| {
        set_row(state, &[fat(Wardens), fat(LifeSupport), lean(Jars), fat(Batteries), fat(Engine)]);
        let sleeper = &mut state.public.people.0[Unity.meathead().index()];
        (sleeper.place, sleeper.age) = (Place::Hibernating, Age::Six);
    });
    next(&mut table, "J-l1");
    does(&mut table, av(Freedom), Doing::Cyborg(Unity.meathead()));
    receive(&mut table, Slot::Jars);
    table.expect(|state| {
        let person = state.public.person(Unity.meathead());
        (person.place, person.age) == (Place::Awake(Slot::Jars), Age::Six)
            && state.public.post(Worker::of(Unity.meathead())) == Post::Away
    });
}

fn three_hexagons(state: &mut State) {
    [Freedom, Honor, Unity].iter().for_each(|of| state.public.mats[of.index()].human.insert(Shape::Hexagon));
}

// Rule: E2m
// Rule: E1c
// Rule: E1d
// Rule: E5
// Rule: RUL-125
#[test]
fn metal_foam_leans_a_blueprint_and_a_shield_may_take_its_mass() {
    let mut table = work(&[(av(Freedom), "W-f2"), (av(Authority), "W-f1"), (av(Honor), "L-f1")], three_hexagons);
    next(&mut table, "W-f2");
    does(&mut table, av(Freedom), Doing::Go);
    let seat = table.play().state().public.player(Freedom);
    table.choose(seat, Choice::AddShield(Added::Shield(Freedom)));
    table.expect(|state| {
        let public = &state.public;
        public.ship.foremost() == Some(Tile::Shield(Freedom))
            && public.ship.mass() == 10
            && public.is_open(Freedom, Slot::Shield)
            && public.post(av(Freedom)) == Post::Trapezoid
    });
    let helm = helm(&table);
    table.refused(helm, Choice::Reassign(Sent::Cell(cell("E-f1"))), "RUL-125");
    table.refused(helm, Choice::Reassign(Sent::Cell(cell("L-f1"))), "RUL-125");
    table.choose(helm, Choice::Reassign(Sent::Cell(cell("W-l1"))));
    table.expect(|state| state.public.post(av(Authority)) == Post::Cell(cell("W-l1")));
    table.expect(|state| state.public.dozyear.ordered.contains(av(Authority)));
}

// Rule: E2m
#[test]
fn metal_foam_needs_three_augmentations_and_the_forgemaster_two() {
    let two = |state: &mut State| {
        [Freedom, Honor].iter().for_each(|of| state.public.mats[of.index()].human.insert(Shape::Hexagon));
    };
    let mut table = work(&[(av(Freedom), "W-f2")], two);
    next(&mut table, "W-f2");
    let in_vain = Work::InVain { worker: av(Freedom), cell: cell("W-f2") };
    table.happened(|events| events.contains(&in_vain.into()));
    let mut table = work(&[(av(Individuality), "W-f2")], |state| {
        two(state);
        seat_in(state, Freedom.meathead(), Slot::LifeSupport);
        state.public.people.0[Freedom.meathead().index()].age = Age::Five;
    });
    next(&mut table, "W-f2");
    does(&mut table, av(Individuality), Doing::Go);
    table.expect(|state| state.public.ship.section(Wardens).is_some_and(|part| part.side == Side::Lean));
}

// Rule: E1b
// EX-own-20
#[test]
fn leaning_without_shields_lowers_the_dry_marker() {
    let mut state = *in_assignment(|_| {}).play().state();
    for (section, mass, dry) in [(Jars, 9, 10), (Engine, 8, 10), (Wardens, 7, 7)] {
        let row: Vec<Part> = state.public.ship.row.iter().rev().copied().collect();
        let leaned = |part: &Part| if part.tile == Tile::Section(section) { lean(section) } else { *part };
        set_row(&mut state, &row.iter().map(leaned).collect::<Vec<_>>());
        assert_eq!((state.public.ship.mass(), state.public.ship.dry().mass()), (mass, dry));
    }
}

// Rule: E2k
// Rule: RUL-50
// Rule: K-Busted
// EX-own-68
#[test]
fn aerogel_gives_a_slot_for_a_shield() {
    let mut table = work(&[(Worker::of(Honor.amazon()), "E-l2")], |state| {
        set_row(state, &[shield(Unity), fat(Wardens), fat(LifeSupport), fat(Jars), fat(Batteries), lean(Engine)]);
        seat_in(state, Honor.amazon(), Slot::LifeSupport);
        state.public.people.0[Honor.meathead().index()].place = Place::Embryo;
        state.public.mats[Honor.index()].cards[Slot::Jars.index()].push(card("LS3"));
        state.public.market.unseen.remove(card("LS3"));
    });
    next(&mut table, "E-l2");
    does(&mut table, Worker::of(Honor.amazon()), Doing::Slot(Slot::Jars));
    table.expect(|state| {
        let public = &state.public;
        public.ship.foremost() == Some(Tile::Shield(Honor))
            && public.is_open(Honor, Slot::Shield)
            && !public.is_open(Honor, Slot::Jars)
            && public.market.under[LifeSupport.index()].contains(&card("LS3"))
            && (public.ship.mass(), public.ship.dry().mass()) == (11, 10)
    });
    // The slot of the Shield itself may be the one.
    let mut table = work(&[(die(Honor.meathead()), "E-l2")], |state| {
        set_row(state, &[fat(Wardens), fat(LifeSupport), fat(Jars), fat(Batteries), lean(Engine)]);
    });
    next(&mut table, "E-l2");
    does(&mut table, die(Honor.meathead()), Doing::Slot(Slot::Shield));
    table.expect(|state| state.public.ship.has(Tile::Shield(Honor)) && !state.public.is_open(Honor, Slot::Shield));
}

// Rule: E5
// EX-own-19
#[test]
fn a_shield_at_the_bow_opens_its_slot_disc_and_all() {
    let mut table = work(&[(av(Authority), "E-l2")], |state| {
        set_row(state, &[fat(Wardens), fat(LifeSupport), fat(Jars), fat(Batteries), lean(Engine)]);
        state.public.mats[Authority.index()].busted.insert(Slot::Shield);
    });
    next(&mut table, "E-l2");
    does(&mut table, av(Authority), Doing::Slot(Slot::LifeSupport));
    table.expect(|state| {
        let open = |slot| state.public.is_open(Authority, slot);
        Slot::ALL.map(open) == [true, false, true]
    });
}

// Rule: RUL-84
#[test]
fn a_heavier_ship_pushes_the_wet_marker_along() {
    let mut table = work(&[(av(Authority), "E-l2")], |state| {
        set_row(state, &[fat(LifeSupport), fat(Jars), fat(Batteries), lean(Engine)]);
        state.public.ship.wet = Position(2);
    });
    next(&mut table, "E-l2");
    does(&mut table, av(Authority), Doing::Slot(Slot::LifeSupport));
    table.expect(|state| (state.public.ship.wet, state.public.ship.levels()) == (Position(3), 0));
}

// Rule: F2g
// EX-F2e-2
#[test]
fn a_ship_at_rest_throws_mass_overboard_and_comes_back() {
    let mut table = at_helm(|state| {
        place_ship(state, at::R19_01, at::ACN, 0);
        state.public.ship.came_from = None;
        set_row(state, &[fat(LifeSupport), fat(Jars), fat(Batteries), fat(Engine)]);
        state.public.ship.wet = Position(3);
    });
    table.choose(helm(&table), Choice::Helm(Order::Jettison(Tile::Section(LifeSupport))));
    play_until(&mut table, |decision| matches!(decision, Decision::Helm(_)));
    table.expect(|state| (state.public.ship.dry(), state.public.ship.levels()) == (Position(2), 1));
    let ship = table.play().state().public.ship;
    let mut table = work(&[(av(Individuality), "E-f1")], |state| state.public.ship = ship);
    burn(&mut table, false, 1);
    play_until(&mut table, |decision| matches!(decision, Decision::Helm(_)));
    table.choose(helm(&table), Choice::Helm(Order::Fly));
    table.choose(helm(&table), Choice::Branch(at::ACN));
    table.expect(|state| state.public.ship.space == at::ACN && state.public.ship.wet.mass() == 7);
}

/// The ship flies, and D6 and D7 pass.
fn pass_the_dozyear(table: &mut Table) {
    play_until(table, |decision| matches!(decision, Decision::Helm(_)));
    table.choose(helm(table), Choice::Helm(Order::Fly));
    play_until(table, |decision| matches!(decision, Decision::Assign(_)));
}

// Rule: D6-1
// Rule: D6b
#[test]
fn the_awake_grow_older_and_the_others_do_not() {
    let mut table = work(&[], |state| state.public.people.0[Unity.amazon().index()].age = Age::Four);
    pass_the_dozyear(&mut table);
    let age = |state: &State, cyborg: Cyborg| state.public.person(cyborg).age;
    table.expect(|state| age(state, Unity.amazon()) == Age::Five && age(state, Honor.meathead()) == Age::Two);
    table.expect(|state| age(state, Freedom.amazon()) == Age::One);
}

// Rule: D6a
// EX-own-15
#[test]
fn stress_makes_old_and_the_physician_helps() {
    let old = |physician: bool| {
        let table = in_assignment(|state| {
            let elder = &mut state.public.people.0[Unity.amazon().index()];
            elder.age = Age::Six;
            state.public.mats[Unity.index()].stress = 4;
            seat_in(state, Equality.meathead(), Slot::LifeSupport);
            state.public.people.0[Equality.meathead().index()].age = if physician { Age::Five } else { Age::Four };
        });
        table.play().state().public.modified_age(Unity.amazon())
    };
    assert_eq!((old(false), old(true)), (Some(Age::Eight), Some(Age::Seven)));
}

// Rule: D6a
#[test]
fn an_elder_who_rolls_too_high_dies() {
    let mut table = work(&[], |state| state.public.people.0[Unity.amazon().index()].age = Age::Eight);
    play_until(&mut table, |decision| matches!(decision, Decision::Helm(_)));
    let seat = helm(&table);
    let dies = |state: &State| state.public.person(Unity.amazon()).place == Place::Dead;
    table.choose_lucky(seat, Choice::Helm(Order::Fly), dies);
    table.happened(|events| {
        let deadly = |event: &Event| matches!(event, Event::People(People::Tested { die: 2.., lives: false, .. }));
        events.iter().any(deadly)
    });
    table.expect(|state| state.public.commander == Some(Honor.meathead()));
}

// Rule: D7a
// Rule: RUL-08
#[test]
fn workers_return_and_the_avatar_of_a_newborn_retires() {
    let mut table = work(&[(av(Freedom), "J-f1")], |_| {});
    next(&mut table, "J-f1");
    does(&mut table, av(Freedom), Doing::Cyborg(Freedom.amazon()));
    receive(&mut table, Slot::LifeSupport);
    table.expect(|state| state.public.post(av(Freedom)) == Post::Cell(cell("J-f1")));
    pass_the_dozyear(&mut table);
    table.expect(|state| {
        state.public.post(av(Freedom)) == Post::Away && state.public.person(Freedom.amazon()).is_awake()
    });
}

// Rule: D7j
// Rule: K-Age
#[test]
fn newborns_become_teenagers() {
    let mut table = work(&[], |state| {
        state.public.people.0[Freedom.amazon().index()].place = Place::Newborn(Slot::Jars);
        state.public.people.0[Equality.amazon().index()].place = Place::Embryo;
    });
    pass_the_dozyear(&mut table);
    table.expect(|state| {
        let person = state.public.person(Freedom.amazon());
        (person.place, person.age) == (Place::Awake(Slot::Jars), Age::One)
    });
}

// Rule: D7b
// Rule: D7d
// Rule: K-Archenemy
// Rule: K-Awake
// EX-D7b
#[test]
fn archenemies_fray_each_other_and_sleepers_rest() {
    let mut table = work(&[], |state| {
        seat_in(state, Freedom.amazon(), Slot::LifeSupport);
        seat_in(state, Freedom.meathead(), Slot::Jars);
        seat_in(state, Authority.meathead(), Slot::LifeSupport);
        state.public.mats[Individuality.index()].stress = 3;
        // A newborn sleeps, and is nobody's archenemy.
        state.public.people.0[Individuality.meathead().index()].place = Place::Newborn(Slot::Jars);
    });
    pass_the_dozyear(&mut table);
    let stress = |state: &State| [Freedom, Authority, Unity, Individuality].map(|of| state.public.mat(of).stress);
    table.expect(|state| stress(state) == [1, 1, 0, 2]);
}

// Rule: D7f
// Rule: D7g
// Rule: D7h
// EX-own-24
#[test]
fn columns_close_and_refill_while_their_deck_lasts() {
    let mut table = work(&[], |state| {
        let market = &mut state.public.market;
        market.columns[Engine.index()][0] = None;
        Engine.workcells().for_each(|card| market.unseen.remove(card));
        market.columns[Jars.index()][1] = None;
    });
    pass_the_dozyear(&mut table);
    table.expect(|state| {
        let column = |of: Blueprint| state.public.market.column(of).map(|place| place.is_some());
        column(Engine) == [true, true, false] && column(Jars) == [true; 3]
    });
}

// Rule: RUL-113
// EX-own-39
#[test]
fn what_was_put_under_a_deck_comes_last_in_its_order() {
    let mut table = in_assignment(|state| {
        let market = &mut state.public.market;
        market.columns[Batteries.index()] = [None; 3];
        Batteries.workcells().for_each(|card| market.unseen.remove(card));
        market.unseen.insert(card("BA1"));
        market.under[Batteries.index()].push(card("BA4"));
        market.under[Batteries.index()].push(card("BA9"));
    });
    start_work(&mut table);
    pass_the_dozyear(&mut table);
    let drawn = ["BA1", "BA4", "BA9"].map(|id| Some(card(id)));
    table.expect(|state| *state.public.market.column(Batteries) == drawn);
}

// Rule: D7i
// Rule: F5b
// Rule: RUL-144
// Rule: DP-31
#[test]
fn a_ghost_ship_malfunctions() {
    let mut table = work(&[], |state| {
        for of in [Unity.amazon(), Honor.meathead()] {
            state.public.people.0[of.index()].place = Place::Embryo;
        }
        state.public.mats[Freedom.index()].human = Shapes::NONE.with(Shape::Jar).with(Shape::Heart);
        state.public.mats[Unity.index()].human = Shapes::NONE.with(Shape::Jar);
        state.public.nuggets[2] = Lies::Mat(Unity);
    });
    play_until(&mut table, |decision| matches!(decision, Decision::Forfeit(_)));
    let public = table.play().state().public;
    table.choose(public.player(Freedom), Choice::Forfeit(Token::Human(Shape::Heart)));
    table.choose(public.player(Unity), Choice::Forfeit(Token::Nugget));
    table.expect(|state| {
        let human = |of: Ideology| state.public.mat(of).human;
        human(Freedom) == Shapes::NONE.with(Shape::Jar)
            && human(Unity) == Shapes::NONE.with(Shape::Jar)
            && state.public.nuggets_at(Lies::Cosmos).len() == 3
    });
}

// Rule: J1d-3
#[test]
fn after_forty_dozyears_the_voyage_is_over() {
    let mut table = in_assignment(|state| state.public.dozyear.number = 40);
    start_work(&mut table);
    table.ended("ending-forty");
}

// Rule: RUL-128
// Rule: DP-43
// EX-own-52
#[test]
fn the_watchkeeper_makes_one_discharge_smaller() {
    let watched = |charge: u8| {
        work(&[(av(Individuality), "E-f1"), (av(Authority), "L-l1")], |state| {
            let row = [fat(Wardens), lean(LifeSupport), fat(Jars), fat(Batteries), fat(Engine)];
            set_row(state, &row);
            seat_in(state, Honor.amazon(), Slot::Jars);
            state.public.people.0[Honor.amazon().index()].age = Age::Five;
            state.public.ship.charge = charge;
        })
    };
    let mut table = watched(3);
    let (honor, authority) = (table.play().state().public.player(Honor), table.play().state().public.player(Authority));
    table.choose(honor, Choice::KeepWatch(true));
    burn(&mut table, false, 1);
    table.expect(|state| charge(state) == 2);
    next(&mut table, "L-l1");
    table.not_asked(honor, |decision| matches!(decision, Decision::KeepWatch(_)));
    table.choose(authority, Choice::TaskOf(Doing::Go)).expect(|state| charge(state) == 1);
    // Where the charge is exactly 1 too small, too; without help the task does nothing.
    let mut table = watched(2);
    let commander = helm(&table);
    table.choose(honor, Choice::KeepWatch(false));
    table.not_asked(commander, |decision| matches!(decision, Decision::Burn(_)));
    let mut table = watched(2);
    table.choose(honor, Choice::KeepWatch(true));
    burn(&mut table, false, 1);
    table.expect(|state| charge(state) == 1);
}
