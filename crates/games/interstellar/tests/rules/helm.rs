//! Mutinies at the helm (F2f).

use crate::common::*;
use interstellar::content::Ideology::*;
use interstellar::content::*;
use interstellar::questions::*;
use interstellar::state::*;
use orrery_core::Seat;

/// Unity's Amazon commands at the helm, Honor's is Awake; each player runs two Ideologies.
fn steering(arrange: impl FnOnce(&mut State)) -> Table {
    at_helm(|state| {
        let public = &mut state.public;
        public.people.0.iter_mut().take(12).for_each(|person| person.place = Place::Embryo);
        public.players = [0, 0, 1, 2, 2, 0].map(Seat);
        (public.commander, public.commanding) = (Some(Unity.amazon()), Unity);
        seat_in(state, Unity.amazon(), Slot::LifeSupport);
        seat_in(state, Honor.amazon(), Slot::LifeSupport);
        state.public.ship.velocity = Velocity::REST;
        let seat = state.public.helm();
        state.public.frames.only(Frame::Helm);
        state.public.frames.push(Frame::Ask { seat, question: Helm.into() });
        arrange(state);
    })
}

const JARS: Tile = Tile::Section(Blueprint::Jars);
const WARDENS: Tile = Tile::Section(Blueprint::Wardens);

// Rule: F2f
// Rule: F2g
// Rule: F3e
// Rule: RUL-18
// Rule: RUL-112
// Rule: RUL-119
// Rule: DP-25
// Rule: F2-1
// Rule: RUL-57
// Rule: HELM-MUTINY
// EX-own-47
#[test]
fn a_jettison_is_announced_and_a_mutiny_saves_the_jars() {
    let mut table = steering(|_| {});
    table.choose(Seat(2), Choice::Helm(Order::Jettison(JARS)));
    table.expect(|state| state.public.ship.has(JARS)).asked(Seat(1), asks_mutiny).not_asked(Seat(2), asks_mutiny);
    table.choose(Seat(1), Choice::Mutiny(Revolt::Rise(Honor, Against::Commander)));
    table.expect(|state| state.public.mat(Honor).stress == 1);
    for seat in Seat::all(3) {
        table.choose(seat, Choice::Ballot(Honor));
    }
    table.expect(|state| state.public.commander == Some(Honor.amazon()));
    table.asked(Seat(1), |decision| matches!(decision, Decision::Helm(_)));
    table.choose(Seat(1), Choice::Helm(Order::Fly));
    table.expect(|state| state.public.ship.has(JARS) && !state.public.regime.won);
}

// Rule: F2f
// Rule: F3h
#[test]
fn without_a_mutiny_or_after_a_lost_one_the_tile_goes() {
    let mut table = steering(|_| {});
    table.choose(Seat(2), Choice::Helm(Order::Jettison(WARDENS))).choose(Seat(1), Choice::Mutiny(Revolt::No));
    table.expect(|state| !state.public.ship.has(WARDENS));
    let mut table = steering(|_| {});
    table.choose(Seat(2), Choice::Helm(Order::Jettison(WARDENS)));
    table.choose(Seat(1), Choice::Mutiny(Revolt::Rise(Honor, Against::Commander)));
    for seat in Seat::all(3) {
        table.choose(seat, Choice::Ballot(Unity));
    }
    table.expect(|state| !state.public.ship.has(WARDENS) && state.public.commander == Some(Unity.amazon()));
    table.asked(Seat(2), |decision| matches!(decision, Decision::Helm(_)));
}

// Rule: RUL-112
#[test]
fn nobody_rises_against_what_the_winner_decides() {
    let mut table = steering(|_| {});
    table.choose(Seat(2), Choice::Helm(Order::Jettison(WARDENS)));
    table.choose(Seat(1), Choice::Mutiny(Revolt::Rise(Honor, Against::Commander)));
    for seat in Seat::all(3) {
        table.choose(seat, Choice::Ballot(Honor));
    }
    table.choose(Seat(1), Choice::Helm(Order::Jettison(WARDENS)));
    table.expect(|state| !state.public.ship.has(WARDENS));
    // The next decision is another matter.
    table.choose(Seat(1), Choice::Helm(Order::Jettison(Tile::Section(Blueprint::Batteries))));
    table.asked(Seat(2), asks_mutiny);
}

// Rule: RUL-112
// Rule: RUL-118
#[test]
fn nobody_rises_while_nobody_commands_or_where_no_landing_is_delayed() {
    let mut table = steering(|state| state.public.commander = None);
    table.choose(Seat(2), Choice::Helm(Order::Jettison(WARDENS)));
    table.expect(|state| !state.public.ship.has(WARDENS));
    let mut table = steering(|_| {});
    table.choose(Seat(2), Choice::Helm(Order::TurnAlert));
    table.asked(Seat(2), |decision| matches!(decision, Decision::Helm(_)));
}

/// A Goldilocks of 61 Cygni needs one goo, and has water enough.
fn know_landing(state: &mut State) {
    let (planet, sky) = (PlanetBox::named("CYG-gA").expect("a planet box"), &mut state.public.sky);
    sky.explored.insert(interstellar::content::Star::Cyg);
    sky.air.0[planet.index()] = Chit::named("yellow-1-0");
    sky.water.0[WaterPlace::CygA.index()] = Chit::named("water-moon-2");
    assert_eq!(sky.hydration(planet), 2);
}

// Rule: F2f
// Rule: RUL-17
// EX-F2f
#[test]
fn who_wants_to_land_may_rise_against_an_alert() {
    let mut table = steering(|state| {
        know_landing(state);
        state.public.ship.space = interstellar::content::Star::Cyg.space();
        state.public.alert = Alert::Yellow;
        state.public.goo[Shape::Heart.index()] = Goo::Blueprint;
    });
    table.choose(Seat(2), Choice::Helm(Order::TurnAlert)).asked(Seat(1), asks_mutiny);
    table.expect(|state| state.public.alert == Alert::Yellow);
    table.choose(Seat(1), Choice::Mutiny(Revolt::Rise(Honor, Against::Commander)));
    for seat in Seat::all(3) {
        table.choose(seat, Choice::Ballot(Honor));
    }
    table.expect(|state| state.public.mat(Honor).stress == 1 && state.public.alert == Alert::Yellow);
    table.asked(Seat(1), |decision| matches!(decision, Decision::Helm(_)));
}

// Rule: RUL-17
// Rule: RUL-112
// Rule: DP-27
// EX-own-43
#[test]
fn who_has_won_decides_about_braking_without_another_window() {
    let mut table = steering(|state| {
        know_landing(state);
        state.public.players = [0, 0, 0, 2, 1, 0].map(Seat);
        state.public.people.0[Honor.amazon().index()].place = Place::Embryo;
        seat_in(state, Authority.amazon(), Slot::LifeSupport);
        place_ship(state, at::R06_15, at::R06_14, 2);
    });
    table.choose(Seat(2), Choice::Helm(Order::Fly)).choose(Seat(2), Choice::Brake(false));
    table.choose(Seat(1), Choice::Mutiny(Revolt::Rise(Authority, Against::Commander)));
    for seat in Seat::all(3) {
        table.choose(seat, Choice::Ballot(Authority));
    }
    table.asked(Seat(1), |decision| matches!(decision, Decision::Brake(_))).choose(Seat(1), Choice::Brake(false));
    table.not_asked(Seat(2), asks_mutiny).expect(|state| state.public.ship.velocity == Velocity(2));
}

// Rule: DP-35
// Rule: F2f
// Rule: J1d-2
#[test]
fn who_wants_to_land_may_rise_against_giving_the_ship_up() {
    let stranded = || {
        steering(|state| {
            know_landing(state);
            let seat = state.public.helm();
            state.public.frames.only(Frame::Stuck { judged: true });
            state.public.frames.push(Frame::Ask { seat, question: Declare.into() });
        })
    };
    let mut table = stranded();
    table.choose(Seat(2), Choice::Declare(true)).asked(Seat(1), asks_mutiny);
    table.choose(Seat(1), Choice::Mutiny(Revolt::No)).ended("ending-stranded");
    let mut table = stranded();
    table.choose(Seat(2), Choice::Declare(true));
    table.choose(Seat(1), Choice::Mutiny(Revolt::Rise(Honor, Against::Commander)));
    for seat in Seat::all(3) {
        table.choose(seat, Choice::Ballot(Honor));
    }
    table.asked(Seat(1), |decision| matches!(decision, Decision::Declare(_)));
    table.choose(Seat(1), Choice::Declare(false));
    table.expect(|state| state.public.ending.is_none() && !state.public.regime.won);
    let mut table = stranded();
    table.arrange(|state| state.public.sky.air = Default::default());
    table.choose(Seat(2), Choice::Declare(true)).ended("ending-stranded");
}
