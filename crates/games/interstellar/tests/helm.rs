//! Mutinies at the helm (F2f).

mod common;

use common::*;
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

fn asks_mutiny(decision: &Decision) -> bool {
    matches!(decision, Decision::Mutiny(_))
}

// Rule: F2f
// Rule: F2g
// Rule: F3e
// Rule: RUL-18
// Rule: RUL-112
// Rule: RUL-119
// Rule: DP-25
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
