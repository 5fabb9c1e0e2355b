//! Who commands (F3, F5).

use crate::common::*;
use interstellar::content::Ideology::*;
use interstellar::content::*;
use interstellar::event::{PoliticsShown, Shown};
use interstellar::questions::*;
use interstellar::state::*;
use orrery_core::{Seat, Viewer};

/// Nobody commands; these are Awake, and D1 is about to end. Each player runs two Ideologies: the first seat Individuality
/// and Freedom, the second Honor and Unity, the third Authority and Equality.
fn vacant(awake: &[Cyborg], arrange: impl FnOnce(&mut State)) -> Table {
    let mut table = in_assignment(|state| {
        let public = &mut state.public;
        public.people.0.iter_mut().take(12).for_each(|person| person.place = Place::Embryo);
        public.commander = None;
        public.players = [0, 0, 1, 1, 2, 2].map(Seat);
        awake.iter().for_each(|cyborg| seat_in(state, *cyborg, Slot::LifeSupport));
        ask_to_assign(state, Equality);
        arrange(state);
    });
    start_work(&mut table);
    table
}

fn vote(table: &mut Table, votes: [Ideology; 3]) {
    for (seat, candidate) in Seat::all(3).zip(votes) {
        table.choose(seat, Choice::Ballot(candidate));
    }
}

// Rule: F3-1
// Rule: F3a
// Rule: F3b
// Rule: F3c
// Rule: F3e
// Rule: ELECTION
// Rule: DP-11
#[test]
fn everybody_votes_in_secret_and_the_winner_takes_the_star() {
    let mut table = vacant(&[Freedom.amazon(), Honor.meathead(), Equality.amazon()], |_| {});
    table.refused(Seat(0), Choice::Ballot(Unity), "F3b");
    let usual = [0, 1, 2].map(|seat| by_default(&table, Seat(seat)));
    assert_eq!(usual, [Freedom, Honor, Equality].map(Choice::Ballot), "an own candidate");
    table.choose(Seat(0), Choice::Ballot(Honor));
    let votes = |shown: &[Shown]| {
        shown.iter().find_map(|fact| match fact {
            Shown::Politics(PoliticsShown::Voted { candidate, .. }) => Some(*candidate),
            _ => None,
        })
    };
    table.shown(Viewer::Seat(Seat(1)), |shown| votes(shown) == Some(None));
    table.shown(Viewer::Seat(Seat(0)), |shown| votes(shown) == Some(Some(Honor)));
    table.sees(Viewer::Seat(Seat(0)), |view| view.ballot == Some(Honor));
    table.sees(Viewer::Seat(Seat(2)), |view| view.ballot.is_none());
    table.choose(Seat(2), Choice::Ballot(Equality)).choose(Seat(1), Choice::Ballot(Honor));
    table.expect(|state| state.public.commander == Some(Honor.meathead()) && state.public.commanding == Honor);
}

// Rule: F3d
// Rule: DP-12
// EX-own-18
#[test]
fn medals_and_the_marshal_weigh_and_the_lowest_pulse_breaks_ties() {
    let mut table = vacant(&[Freedom.amazon(), Authority.meathead(), Honor.amazon()], |state| {
        state.public.medals[Medal::Galactic.index()] = Some(Freedom);
        state.public.medals[Medal::Champion.index()] = Some(Individuality);
        state.public.people.0[Authority.meathead().index()].age = Age::Five;
    });
    let votes = |seat| table.play().state().public.votes(Seat(seat));
    assert_eq!([0, 1, 2].map(votes), [3, 1, 3]);
    vote(&mut table, [Freedom, Honor, Authority]);
    table.asked(Seat(0), |decision| matches!(decision, Decision::BreakTie(_)));
    assert_eq!(by_default(&table, Seat(0)), Choice::BreakTie(Freedom), "the lowest pulse");
    table.refused(Seat(0), Choice::BreakTie(Honor), "F3d").choose(Seat(0), Choice::BreakTie(Authority));
    table.expect(|state| state.public.commander == Some(Authority.meathead()));
}

// Rule: F3e
// Rule: K-Commander
#[test]
fn the_winner_says_which_cyborg_bears_the_star() {
    let mut table = vacant(&[Freedom.amazon(), Honor.amazon()], |state| seat_in(state, Honor.meathead(), Slot::Jars));
    vote(&mut table, [Honor, Honor, Freedom]);
    table.choose(Seat(1), Choice::Star(Honor.meathead()));
    table.expect(|state| state.public.commander == Some(Honor.meathead()));
}

// Rule: F3g
#[test]
fn a_single_candidate_needs_no_ballot() {
    vacant(&[Unity.amazon()], |_| {}).expect(|state| state.public.commander == Some(Unity.amazon()));
}

// Rule: F5d
// Rule: RUL-114
// EX-own-46
#[test]
fn where_only_newborns_live_the_first_of_them_commands() {
    let newborns = |state: &mut State| {
        for cyborg in [Freedom.amazon(), Authority.meathead()] {
            state.public.people.0[cyborg.index()].place = Place::Newborn(Slot::LifeSupport);
        }
    };
    let mut table = vacant(&[], newborns);
    table.expect(|state| state.public.commander == Some(Freedom.amazon()));
}

// Rule: F5-1
// Rule: F5a
// Rule: RUL-117
// EX-F5
#[test]
fn the_first_out_of_the_jars_of_a_ghost_ship_commands() {
    let mut table = vacant(&[], |state| {
        state.public.commanding = Equality;
        put(state, Worker::avatar(Unity), Post::Cell(cell("J-f1")));
    });
    table.expect(|state| state.public.commander.is_none() && state.public.helm() == Seat(2));
    table.choose(Seat(2), Choice::NextTask(Entry::Cell(cell("J-f1"))));
    table.choose(Seat(1), Choice::TaskOf(Doing::Cyborg(Unity.meathead())));
    receive(&mut table, Slot::LifeSupport);
    table.expect(|state| state.public.commander == Some(Unity.meathead()));
    // He has no die to place before he grows up, but decides what a Commander decides.
    table.expect(|state| state.public.post(die(Unity.meathead())) == Post::Away);
    assert_eq!((player(&table, Unity), helm(&table)), (Seat(1), Seat(1)));
}

// Rule: RUL-118
#[test]
fn who_commanded_last_decides_until_the_election() {
    let mut table = at_helm(|state| {
        place_ship(state, at::R01_22, at::R01_21, 1);
        state.public.ship.charge = 1;
        state.public.commander = None;
    });
    let helm = table.play().state().public.helm();
    table.choose(helm, Choice::Helm(Order::Fly));
    table.asked(helm, |decision| matches!(decision, Decision::Heading(_)));
    table.expect(|state| state.public.commander.is_none());
    table.choose(helm, Choice::Heading(at::R05_01));
    play_to(&mut table, |state| state.public.commander.is_some());
}
