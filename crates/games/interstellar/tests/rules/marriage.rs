//! Marriage, its laws and bliss (D1f, D7c, F4).

use crate::common::*;
use interstellar::content::Ideology::*;
use interstellar::content::*;
use interstellar::event::{Event, Shown, Unions, WhispersShown};
use interstellar::questions::*;
use interstellar::state::*;
use orrery_core::{Seat, Viewer};

fn cupid(one: Ideology, other: Ideology) -> Cupid {
    Cupid::between(one, other).expect("neighbours")
}

/// The first seat runs Individuality and Freedom, the second Honor and Unity, the third Authority and Equality; one
/// Cyborg commands, and these are Awake with a Worker to place.
fn people(state: &mut State, commander: Cyborg, awake: &[Cyborg]) {
    let public = &mut state.public;
    public.people.0.iter_mut().take(12).for_each(|person| person.place = Place::Embryo);
    public.workers = Default::default();
    public.players = [0, 0, 1, 1, 2, 2].map(Seat);
    (public.commander, public.commanding) = (Some(commander), commander.ideology().expect("an Ideology"));
    let slot = |cyborg: &Cyborg| if cyborg.sex() == Sex::Amazon { Slot::LifeSupport } else { Slot::Jars };
    for cyborg in awake.iter().chain([&commander]) {
        seat_in(state, *cyborg, slot(cyborg));
        put(state, Worker::of(*cyborg), Post::Trapezoid);
    }
}

/// It is the pulse of this Ideology in D1.
fn pulse(of: Ideology, commander: Cyborg, awake: &[Cyborg], arrange: impl FnOnce(&mut State)) -> Table {
    in_assignment(|state| {
        people(state, commander, awake);
        ask_to_assign(state, of);
        arrange(state);
    })
}

fn wed(state: &mut State, one: Ideology, other: Ideology) {
    state.public.regime.bands[one.index()] = Band { owner: one, at: Some(cupid(one, other)), made: 1 };
}

/// The ship stands still at the helm, and the dozyear is about to end.
fn at_end(commander: Cyborg, awake: &[Cyborg], arrange: impl FnOnce(&mut State)) -> Table {
    let mut table = at_helm(|state| {
        people(state, commander, awake);
        state.public.ship.velocity = Velocity::REST;
        state.public.mats.iter_mut().for_each(|mat| mat.stress = 0);
        let seat = state.public.helm();
        state.public.frames.only(Frame::Helm);
        state.public.frames.push(Frame::Ask { seat, question: Helm.into() });
        arrange(state);
    });
    let helm = table.play().state().public.helm();
    table.choose(helm, Choice::Helm(Order::Fly));
    table
}

fn propose(table: &mut Table, seat: u8, to: Ideology) {
    table.choose(Seat(seat), Choice::Assign(Placing::Propose(to)));
}

fn elect(table: &mut Table, of: Ideology) {
    for seat in Seat::all(3) {
        table.choose(seat, Choice::Ballot(of));
    }
}

fn are_married(table: &Table, one: Ideology, other: Ideology) -> bool {
    table.play().state().public.unions().contains(cupid(one, other))
}

fn proposals(table: &Table, of: Ideology) -> Vec<Ideology> {
    table.play().state().public.suits(of).collect()
}

// Rule: D1f
// Rule: F4-1
// Rule: F4a
// Rule: DP-07
// Rule: MARRY
// EX-D1
#[test]
fn honor_proposes_to_unity_and_they_are_married() {
    let mut table = pulse(Honor, Freedom.amazon(), &[Honor.amazon(), Unity.amazon()], |state| {
        state.public.players[Unity.index()] = Seat(2);
    });
    propose(&mut table, 1, Unity);
    table.asked(Seat(2), |decision| *decision == Decision::Marry(Marry { by: Honor, to: Unity }));
    table.choose(Seat(2), Choice::Marry(true));
    assert!(are_married(&table, Honor, Unity));
    table.expect(|state| state.public.regime.band(Ring(2)).owner == Honor);
    // The ring is the token of this pulse.
    table.choose(Seat(1), Choice::Assign(Placing::Done));
    table.asked(Seat(2), |decision| *decision == Decision::Assign(Assign { ideology: Unity }));
}

// Rule: D1k
// Rule: RUL-103
// EX-own-38
#[test]
fn the_ring_comes_before_the_last_worker() {
    let mut table = pulse(Freedom, Unity.amazon(), &[Freedom.amazon(), Honor.amazon()], |_| {});
    let card = table.play().state().public.market.cards().next().expect("a card");
    let place = Choice::Assign(Placing::Librarian(Worker::of(Freedom.amazon()), card));
    table.choose(Seat(0), place);
    table.not_asked(Seat(0), |decision| matches!(decision, Decision::Assign(_)));
    table.expect(|state| state.public.regime.ring_of(Freedom).is_some());
}

// Rule: RUL-115
// Rule: RUL-143
#[test]
fn a_refused_ring_goes_back_and_the_same_pair_is_not_proposed_again() {
    let awake = [Freedom.amazon(), Honor.amazon(), Unity.amazon()];
    let mut table = pulse(Freedom, Authority.amazon(), &awake, |_| {});
    propose(&mut table, 0, Honor);
    table.choose(Seat(1), Choice::Marry(false));
    assert!(!are_married(&table, Freedom, Honor) && proposals(&table, Freedom).is_empty());
    table.refused(Seat(0), Choice::Assign(Placing::Propose(Honor)), "RUL-115");
    assert_eq!(proposals(&table, Honor), [Unity], "nor the other way round");
    table.choose(Seat(0), Choice::Assign(Placing::Done));
}

// Rule: F4c
// Rule: F4b-3
#[test]
fn the_married_divorce_first_but_not_under_honor() {
    let awake = [Freedom.amazon(), Honor.amazon(), Unity.amazon()];
    let mut table = pulse(Freedom, Authority.amazon(), &awake, |state| wed(state, Unity, Honor));
    assert_eq!(proposals(&table, Honor), [], "the married propose under polygamy only");
    propose(&mut table, 0, Honor);
    table.choose(Seat(1), Choice::Marry(true));
    assert!(are_married(&table, Freedom, Honor) && !are_married(&table, Honor, Unity));
    table.expect(|state| state.public.regime.ring_of(Unity).is_some());
    let table = pulse(Freedom, Honor.amazon(), &awake, |state| wed(state, Unity, Honor));
    assert_eq!(proposals(&table, Freedom), []);
}

// Rule: F4b-1
// Rule: F4b-6
#[test]
fn polygamy_allows_two_spouses_and_polyamory_none() {
    let awake = [Freedom.amazon(), Honor.amazon(), Unity.amazon()];
    let mut table = pulse(Freedom, Individuality.amazon(), &awake, |state| wed(state, Unity, Honor));
    assert_eq!(proposals(&table, Freedom), [Individuality, Honor]);
    propose(&mut table, 0, Honor);
    table.choose(Seat(1), Choice::Marry(true));
    assert!(are_married(&table, Freedom, Honor) && are_married(&table, Honor, Unity));
    let table = pulse(Freedom, Equality.amazon(), &awake, |_| {});
    assert_eq!(proposals(&table, Freedom), []);
}

// Rule: F4b
// Rule: F4b-4
// EX-F4b
#[test]
fn under_unity_a_marriage_needs_both_sexes() {
    let awake = [Authority.amazon(), Authority.meathead()];
    let mut table = pulse(Authority, Unity.amazon(), &awake, |state| wed(state, Unity, Authority));
    table.choose(Seat(2), Choice::Assign(Placing::Hibernate(Authority.meathead())));
    assert!(!are_married(&table, Unity, Authority));
    table.expect(|state| state.public.regime.ring_of(Unity).is_some());
    assert_eq!(proposals(&table, Unity), [], "two Amazons");
}

// Rule: F4d
// Rule: RUL-48
#[test]
fn a_marriage_ends_when_a_spouse_falls_asleep_and_the_other_keeps_the_ring() {
    let mut table = pulse(Honor, Freedom.amazon(), &[Honor.meathead(), Unity.amazon()], |state| {
        wed(state, Honor, Unity);
    });
    table.choose(Seat(1), Choice::Assign(Placing::Hibernate(Honor.meathead())));
    assert!(!are_married(&table, Honor, Unity));
    let rings = |state: &State, of| state.public.regime.bands.iter().filter(|band| band.owner == of).count();
    table.expect(|state| rings(state, Unity) == 2 && rings(state, Honor) == 0);
}

// Rule: F4d
// Rule: RUL-143
#[test]
fn who_has_landed_stays_married_and_counts_like_one_awake() {
    let landed = |state: &mut State, cyborg: Cyborg| {
        state.public.people.0[cyborg.index()].place = Place::Landed(0);
        state.public.parties.push(Party { planet: PlanetBox(0), kit: Stuff::default() });
    };
    let awake = [Honor.meathead(), Unity.amazon()];
    let mut table = pulse(Honor, Freedom.amazon(), &awake, |state| {
        wed(state, Honor, Unity);
        landed(state, Honor.amazon());
    });
    table.choose(Seat(1), Choice::Assign(Placing::Hibernate(Honor.meathead())));
    assert!(are_married(&table, Honor, Unity), "the landed spouse");
    let mut table = at_end(Unity.amazon(), &[], |state| {
        wed(state, Honor, Unity);
        landed(state, Honor.meathead());
        (state.public.mats[Honor.index()].stress, state.public.mats[Unity.index()].stress) = (2, 0);
    });
    assert!(are_married(&table, Honor, Unity), "under Heterogamy, too");
    assert_eq!(stress(&table, Honor), 0, "bliss, and sleep");
    table = pulse(Unity, Freedom.amazon(), &[Unity.amazon()], |state| landed(state, Honor.amazon()));
    assert_eq!(proposals(&table, Unity), [], "nobody proposes to who has landed");
}

// Rule: F4b-6
// Rule: F4b-7
// EX-own-17
#[test]
fn a_new_commander_brings_a_new_law() {
    let awake = [Individuality.amazon(), Freedom.amazon(), Equality.amazon()];
    let mut table = in_assignment(|state| {
        people(state, Individuality.amazon(), &awake);
        state.public.commander = None;
        state.public.workers = Default::default();
        wed(state, Individuality, Freedom);
        put(state, Worker::avatar(Authority), Post::Trapezoid);
        ask_to_assign(state, Authority);
    });
    let card = table.play().state().public.market.cards().next().expect("a card");
    table.choose(Seat(2), Choice::Assign(Placing::Librarian(Worker::avatar(Authority), card)));
    assert!(are_married(&table, Individuality, Freedom), "the old law holds until the election (RUL-118)");
    elect(&mut table, Equality);
    assert!(!are_married(&table, Individuality, Freedom));
    table.expect(|state| state.public.regime.ring_of(Individuality).is_some());
}

// Rule: F4b-7
// Rule: DP-45
#[test]
fn when_polygamy_ends_the_commander_says_which_marriages_end() {
    let awake = [Freedom.amazon(), Honor.amazon(), Unity.amazon(), Individuality.amazon()];
    let mut table = in_assignment(|state| {
        people(state, Individuality.amazon(), &awake);
        state.public.commander = None;
        state.public.workers = Default::default();
        for (made, (one, other)) in [(Freedom, Individuality), (Honor, Freedom), (Unity, Honor)].into_iter().enumerate()
        {
            wed(state, one, other);
            state.public.regime.bands[one.index()].made = made as u8 + 1;
        }
        put(state, Worker::avatar(Authority), Post::Trapezoid);
        ask_to_assign(state, Authority);
    });
    let card = table.play().state().public.market.cards().next().expect("a card");
    table.choose(Seat(2), Choice::Assign(Placing::Librarian(Worker::avatar(Authority), card)));
    elect(&mut table, Freedom);
    let seat = Seat(0);
    table.asked(seat, |decision| matches!(decision, Decision::EndUnion(_)));
    assert_eq!(table.play().state().public.surplus().len(), 3);
    table.choose(seat, Choice::EndUnion(cupid(Freedom, Honor)));
    assert!(are_married(&table, Individuality, Freedom) && are_married(&table, Honor, Unity));
    table.not_asked(seat, |decision| matches!(decision, Decision::EndUnion(_)));
}

// Rule: D7c
// Rule: F4b-3
// Rule: RUL-47
// Rule: DP-29
// Rule: BLISS
// EX-own-16
#[test]
fn under_honor_a_quarrel_costs_both_and_they_stay_married() {
    let mut table = at_end(Honor.amazon(), &[Freedom.amazon()], |state| {
        wed(state, Honor, Freedom);
        state.public.mats[Honor.index()].stress = 1;
        state.public.mats[Freedom.index()].stress = 2;
    });
    table.choose(Seat(0), Choice::Bliss(Freedom));
    let named = |shown: &[Shown]| shown.iter().any(|fact| matches!(fact, Shown::Whispers(WhispersShown::Named { .. })));
    table.shown(Viewer::Seat(Seat(0)), named).shown(Viewer::Seat(Seat(1)), |shown| shown.is_empty());
    table.sees(Viewer::Seat(Seat(0)), |view| view.bliss == Some(Freedom));
    table.sees(Viewer::Seat(Seat(1)), |view| view.bliss.is_none() && view.public.regime.window.awaits(Seat(0)));
    table.choose(Seat(1), Choice::Bliss(Honor));
    assert_eq!((stress(&table, Honor), stress(&table, Freedom)), (2, 3));
    assert!(are_married(&table, Honor, Freedom));
}

// Rule: D7c
#[test]
fn who_agrees_is_relieved_and_who_does_not_is_divorced() {
    let quarrel = |named: Ideology| {
        let mut table = at_end(Authority.amazon(), &[Honor.amazon(), Freedom.amazon()], |state| {
            wed(state, Honor, Freedom);
            state.public.mats[Honor.index()].stress = 1;
            state.public.mats[Freedom.index()].stress = 2;
        });
        table.choose(Seat(0), Choice::Bliss(Honor)).choose(Seat(1), Choice::Bliss(named));
        table
    };
    let table = quarrel(Honor);
    // Freedom and Authority are archenemies.
    assert_eq!((stress(&table, Honor), stress(&table, Freedom)), (0, 3));
    assert!(are_married(&table, Honor, Freedom));
    let table = quarrel(Freedom);
    assert_eq!((stress(&table, Honor), stress(&table, Freedom)), (1, 3));
    assert!(!are_married(&table, Honor, Freedom));
}

// Rule: RUL-47
// EX-own-60
#[test]
fn marriages_are_blessed_one_after_another() {
    let mut table = at_end(Individuality.amazon(), &[Freedom.amazon(), Honor.amazon()], |state| {
        wed(state, Individuality, Freedom);
        wed(state, Honor, Freedom);
        state.public.mats[Freedom.index()].stress = 1;
        state.public.mats[Honor.index()].stress = 2;
    });
    table.expect(|state| [Individuality, Freedom, Honor].map(|of| state.public.mat(of).stress) == [0, 0, 1]);
    table.happened(|events| !events.iter().any(|event| matches!(event, Event::Unions(Unions::BlissAsked { .. }))));
}

// Rule: F4b-2
#[test]
fn under_freedom_bliss_may_go_to_any_awake_ideology() {
    let mut table = at_end(Freedom.amazon(), &[Honor.amazon(), Unity.amazon()], |state| {
        wed(state, Honor, Freedom);
        state.public.mats[Honor.index()].stress = 1;
        state.public.mats[Unity.index()].stress = 2;
    });
    table.refused(Seat(0), Choice::Bliss(Freedom), "D7c");
    table.choose(Seat(0), Choice::Bliss(Unity)).choose(Seat(1), Choice::Bliss(Unity));
    assert_eq!((stress(&table, Honor), stress(&table, Unity)), (1, 1));
}

// Rule: RUL-156
#[test]
fn who_has_left_names_the_spouse_with_more_stress() {
    let mut table = at_end(Authority.amazon(), &[Honor.amazon(), Unity.amazon()], |state| {
        state.public.players[Unity.index()] = Seat(2);
        wed(state, Honor, Unity);
        state.public.mats[Honor.index()].stress = 1;
        state.public.mats[Unity.index()].stress = 3;
    });
    table.leave(Seat(1));
    table.choose(Seat(2), Choice::Bliss(Unity));
    assert_eq!((stress(&table, Honor), stress(&table, Unity)), (1, 2));
}

// Rule: H5b
#[test]
fn the_married_roll_once_more_for_a_child() {
    let bears = |arrange: fn(&mut State), commander: Cyborg| {
        let table = in_assignment(|state| {
            people(state, commander, &[Honor.amazon(), Unity.meathead()]);
            state.public.workers = Default::default();
            put(state, Worker::of(Honor.amazon()), Post::Pregnancy);
            put(state, Worker::avatar(Equality), Post::Trapezoid);
            ask_to_assign(state, Equality);
            arrange(state);
        });
        let public = table.play().state().public;
        let card = public.market.cards().last().expect("a card");
        let rerolls = |state: &State| matches!(state.public.frame(), Frame::Ask { question: Decision::Reroll(_), .. });
        let choice = Choice::Assign(Placing::Librarian(Worker::avatar(Equality), card));
        (0..60).any(|seed| {
            let dice = orrery_core::Dice::seeded("children", seed);
            let mut play = orrery_core::Play::<interstellar::Interstellar>::of_state(*table.play().state(), dice);
            let ask = play.asks()[0].id;
            play.answer(&orrery_core::Answer { ask, seat: Seat(2), choice }).expect("legal");
            rerolls(play.state())
        })
    };
    assert!(bears(|state| wed(state, Honor, Unity), Freedom.amazon()));
    assert!(!bears(|_| {}, Freedom.amazon()));
    assert!(bears(|_| {}, Equality.amazon()), "under Polyamory everybody does");
}
