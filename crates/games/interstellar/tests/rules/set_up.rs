//! The set-up (C1, C2, C7b).

use crate::common::{at_helm, place_ship, play_to, play_until, seat_of, space, table};
use interstellar::Interstellar;
use interstellar::content::Ideology::{Authority, Equality, Unity};
use interstellar::content::*;
use interstellar::questions::{Choice, Decision, Order};
use interstellar::state::{Frame, Mission, Place, Public, State, Terms};
use orrery_core::{Game, Seat, Setup, Viewer};
use orrery_testkit::Scenario;

/// The set-up is done.
fn begun(state: &State) -> bool {
    state.public.dozyear.number >= 1
}

fn run_by(public: &Public, seat: Seat) -> usize {
    Ideology::ALL.into_iter().filter(|of| public.player(*of) == seat).count()
}

// Rule: A1a
#[test]
fn one_to_six_may_play() {
    let refused = |seats| Setup::new(seats).check::<Interstellar>().is_err();
    assert_eq!([0, 1, 6, 7].map(refused), [true, false, false, true]);
}

// Rule: A1b
// Rule: C1a
#[test]
fn everybody_runs_as_many_ideologies_as_the_table_says() {
    for (seats, each) in [(1, 6), (2, 3), (3, 2), (4, 1), (5, 1), (6, 1)] {
        let mut table = table(seats);
        play_to(&mut table, begun);
        table.expect(|state| {
            let public = &state.public;
            public.taken.len() == Ideology::COUNT
                && public.coalition.len() == Ideology::COUNT - usize::from(seats) * each
                && public.everybody().all(|seat| run_by(public, seat) >= each)
        });
    }
}

// Rule: C1a
// Rule: RUL-102
// Rule: DP-01
#[test]
fn ideologies_are_taken_one_each_in_an_order_drawn_by_lot() {
    let mut table = table(3);
    let order = table.play().state().public.order;
    for round in 0..5 {
        assert_eq!(seat_of(&table), order[round % 3]);
        table.choose(order[round % 3], Choice::TakeIdeology(Ideology::ALL[5 - round]));
    }
    table.expect(|state| state.public.player(Ideology::Individuality) == state.public.order[2]);
    table.expect(|state| state.public.taken.len() == 6);
}

// Rule: C1a
#[test]
fn rolled_ideologies_are_not_asked_for() {
    let mut table = Scenario::<Interstellar>::new(Setup::new(6).with("assignment", "roll"));
    table.not_asked(seat_of(&table), |decision| matches!(decision, Decision::TakeIdeology(_)));
    table.expect(|state| run_by(&state.public, Seat(3)) == 1);
}

// Rule: C1b
// Rule: RUL-73
#[test]
fn alone_one_runs_all_six_mats() {
    let mut table = table(1);
    assert_eq!(run_by(&table.play().state().public, Seat(0)), 6);
    play_until(&mut table, |decision| matches!(decision, Decision::FirstOfficer(_)));
    let public = table.play().state().public;
    let last = Ideology::ALL.into_iter().rfind(|of| *of != public.commanding).expect("five others");
    table.choose(Seat(0), Choice::FirstOfficer(last)).expect(|state| state.public.is_awake(last));
}

// Rule: C2-1
// Rule: B7-1
// Rule: C2a
// Rule: C2b
// Rule: C2c
// Rule: DP-02
#[test]
fn one_amazon_and_one_meathead_are_awake_and_the_others_are_embryos() {
    let mut table = table(3);
    play_until(&mut table, |decision| matches!(decision, Decision::FirstOfficer(_)));
    let helm = seat_of(&table);
    let commands = table.play().state().public.commanding;
    table.refused(helm, Choice::FirstOfficer(commands), "C2c");
    let officer = commands.archenemy();
    table.choose(helm, Choice::FirstOfficer(officer));
    table.expect(|state| {
        let public = &state.public;
        let awake = [commands.amazon(), officer.meathead()];
        public.commander == Some(commands.amazon())
            && public.helm() == helm
            && awake.iter().all(|one| public.person(*one).place == Place::Awake(Slot::LifeSupport))
            && Cyborg::all().filter(|one| public.person(*one).place == Place::Embryo).count() == 10
            && Cyborg::all().all(|one| public.person(one).age == Age::One)
    });
}

// Rule: C2d
// Rule: K-Coalition
#[test]
fn the_coalition_goes_to_those_with_neither_commander_nor_first_officer() {
    for seats in [4, 5] {
        let mut table = table(seats);
        play_to(&mut table, begun);
        let public = table.play().state().public;
        for of in public.coalition.iter() {
            assert!(!public.is_awake(of) && public.person(of.amazon()).place == Place::Nowhere);
            let others = Ideology::ALL.into_iter().filter(|one| public.player(*one) == public.player(of));
            assert!(others.into_iter().all(|one| !public.is_awake(one)), "{seats} players");
        }
        let most = public.everybody().map(|seat| run_by(&public, seat)).max();
        assert_eq!(most, Some(2), "nobody runs two of them");
    }
}

// Rule: C2d
// Rule: DP-03
#[test]
fn the_commander_says_who_receives_the_coalition() {
    let mut table = table(4);
    play_until(&mut table, |decision| matches!(decision, Decision::Coalition(_)));
    let helm = seat_of(&table);
    assert_eq!(helm, table.play().state().public.helm());
    table.refused(helm, Choice::Coalition(helm), "C2d");
    let public = table.play().state().public;
    let commands_one = |seat: Seat| {
        let mut own = public.taken.iter().filter(|of| public.player(*of) == seat);
        own.any(|of| public.is_awake(of))
    };
    let last = public.everybody().rfind(|seat| !commands_one(*seat));
    let to = last.expect("two have neither");
    let first = Ideology::ALL.into_iter().find(|of| public.coalition.contains(*of)).expect("a coalition");
    table.choose(helm, Choice::Coalition(to));
    table.expect(|state| state.public.player(first) == to && state.public.taken.len() == 6);
}

// Rule: C1-b
#[test]
fn beginners_get_an_augmentation_for_every_ideology_that_sleeps() {
    let mut table = Scenario::<Interstellar>::new(Setup::new(5).with("beginner", "on"));
    play_to(&mut table, begun);
    table.expect(|state| {
        let public = &state.public;
        Ideology::ALL.into_iter().all(|of| public.mat(of).human.len() == usize::from(!public.is_awake(of)))
    });
}

// Rule: C4-1
// Rule: C4a
#[test]
fn nobody_knows_the_nuggets() {
    let mut table = table(2);
    table.expect(|state| {
        let x = state.secret.faces.0.iter().filter(|face| **face == Reality::X).count();
        x == 1 || x == 2
    });
    let other = |state: &State| {
        let mut other = *state;
        other.secret.faces.0 =
            other.secret.faces.0.map(|face| if face == Reality::X { Reality::O } else { Reality::X });
        other
    };
    let state = table.play().state();
    let seen = |state: &State| <Interstellar as orrery_core::Game>::view(state, Viewer::Seat(Seat(0)));
    assert_eq!(seen(state), seen(&other(state)));
}

// Rule: C5a
// Rule: C5b
// Rule: C7-1
// Rule: C7b
// Rule: DP-04
#[test]
fn the_ship_waits_at_sol_and_the_commander_sets_the_heading() {
    for (fuel, mass) in [("max", 220), ("crisis", 130), ("daredevil", 80)] {
        let mut table = Scenario::<Interstellar>::new(Setup::new(2).with("fuel", fuel));
        table.expect(|state| {
            let ship = &state.public.ship;
            (ship.wet.mass(), ship.velocity, ship.space) == (mass, Velocity(0), at::SOL)
        });
        play_until(&mut table, |decision| matches!(decision, Decision::Heading(_)));
        let helm = table.play().state().public.helm();
        table.refused(helm, Choice::Heading(at::R01_02), "D5d").choose(helm, Choice::Heading(at::R16_01));
        table.expect(|state| state.public.ship.heading == Some(at::R16_01) && begun(state));
    }
}

// Rule: C7f
#[test]
fn the_voyage_may_start_at_another_star() {
    let mut table = Scenario::<Interstellar>::new(Setup::new(2).with("start_star", "TAU"));
    play_until(&mut table, |decision| matches!(decision, Decision::Heading(_)));
    let helm = table.play().state().public.helm();
    table.choose(helm, Choice::Heading(at::R22_05)).expect(|state| state.public.ship.space == at::TAU);
}

// Rule: RUL-156
// Rule: ABSENCE
// Rule: abandoned
#[test]
fn who_has_left_is_played_by_the_defaults_until_nobody_is_left() {
    let mut table = table(2);
    table.leave(Seat(1)).expect(|state| !matches!(state.public.frame(), Frame::Over(_)));
    play_to(&mut table, |state| state.public.dozyear.number == 2);
    assert!(table.play().asks().of(Seat(1)).next().is_none());
    table.leave(Seat(0)).ended("ending-abandoned").wins(&[]);
}

#[test]
fn every_option_of_the_table_is_one_of_the_rules() {
    assert!(Terms::OPTIONS.iter().all(|option| OPTIONS.contains(option)));
}

// Rule: J1e-1
#[test]
fn on_a_new_mission_ideologies_pass_to_other_players() {
    let home = |seats: u8| Mission { seats, players: [0, 0, 0, 1, 1, 1].map(Seat) };
    let mut state = State::fresh(Terms::of(&Setup::new(2), Printing::NEWEST), 2).after(Some(home(2)));
    assert_eq!(state.public.takeable(Seat(0)).iter().collect::<Vec<_>>(), [Unity, Authority, Equality]);
    state.public.taken = [Unity, Authority, Equality].into_iter().collect();
    assert_eq!(state.public.takeable(Seat(0)).len(), 3, "nothing else is left");
    let other = State::fresh(Terms::of(&Setup::new(3), Printing::NEWEST), 3).after(Some(home(2)));
    assert_eq!(other.public.former, None, "another company");
    let mut table = at_helm(|state| place_ship(state, space("R01-01"), space("R01-02"), 1));
    assert_eq!(Interstellar::leaves(table.play().state()), None);
    let helm = table.play().state().public.helm();
    table.choose(helm, Choice::Helm(Order::Fly)).ended("ending-home");
    let public = &table.play().state().public;
    let left = Mission { seats: 3, players: public.players };
    assert_eq!(Interstellar::leaves(table.play().state()), Some(left));
}
