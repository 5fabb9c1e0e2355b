//! Promises (4.4).

use crate::common::*;
use interstellar::content::Ideology::*;
use interstellar::content::*;
use interstellar::questions::*;
use interstellar::state::*;
use orrery_core::{Seat, Viewer};

const ONE: Seat = Seat(0);
const TWO: Seat = Seat(1);
const THREE: Seat = Seat(2);

/// Honor commands, with Freedom Awake; each player runs two Ideologies, and Equality's Avatar is the last to be placed.
fn council(arrange: impl FnOnce(&mut State)) -> Table {
    in_assignment(|state| {
        state.public.players = [0, 0, 1, 1, 2, 2].map(Seat);
        (state.public.commander, state.public.commanding) = (Some(Honor.meathead()), Honor);
        seat_in(state, Freedom.amazon(), Slot::LifeSupport);
        show(state, Authority, Slot::Jars, "LS3");
        put(state, av(Individuality), Post::Workcell(card("LS3")));
        ask_to_assign(state, Equality);
        arrange(state);
    })
}

fn promise(table: &mut Table, from: Seat, to: Seat, what: Pledge, open: bool) {
    let promised = Promised { to, what, until: Until::Now, open };
    table.choose(from, Choice::MakePromise(promised));
}

fn kept(table: &Table, from: Seat) -> Option<bool> {
    table.play().state().secret.promises[from.index()][0].expect("a promise").kept
}

fn may_promise(decision: &Decision) -> bool {
    matches!(decision, Decision::MakePromise(_))
}

// Rule: DP-48
// Rule: TALK
#[test]
fn a_private_promise_is_known_to_the_two() {
    let mut table = council(|_| {});
    promise(&mut table, ONE, TWO, Pledge::Saw(Reality::X), false);
    let known = |view: &interstellar::view::View| view.promises[0][0].is_some();
    for seat in [ONE, TWO] {
        table.shown(Viewer::Seat(seat), |shown| shown.len() == 1).sees(Viewer::Seat(seat), known);
    }
    for viewer in [Viewer::Seat(THREE), Viewer::Spectator] {
        table.shown(viewer, |shown| shown.is_empty()).sees(viewer, |view| !known(view));
    }
    table.not_asked(THREE, |decision| matches!(decision, Decision::JudgePromise(_)));
    promise(&mut table, ONE, TWO, Pledge::Spare, true);
    table.sees(Viewer::Spectator, |view| view.promises[0][1].is_some());
}

// Rule: DP-48
#[test]
fn who_received_a_promise_may_judge_it_once() {
    let mut table = council(|_| {});
    promise(&mut table, ONE, TWO, Pledge::Saw(Reality::O), true);
    let judgement = Judgement { from: ONE, slot: 0, kept: false };
    table.refused(THREE, Choice::JudgePromise(judgement), "table");
    table.choose(TWO, Choice::JudgePromise(judgement));
    assert_eq!(kept(&table, ONE), Some(false));
    table.expect(|state| state.public.repute[0] == Repute { kept: 0, broken: 1 });
    table.not_asked(TWO, |decision| matches!(decision, Decision::JudgePromise(_)));
}

// Rule: DP-48
// Rule: BOUNDS
#[test]
fn a_player_makes_three_promises_in_a_dozyear_and_none_alone_or_where_talk_is_off() {
    let mut table = council(|_| {});
    for to in [TWO, THREE, TWO] {
        promise(&mut table, ONE, to, Pledge::Welcome, true);
    }
    table.not_asked(ONE, may_promise).asked(TWO, may_promise);
    let mut table = council(|state| state.public.terms.talk = Talk::None);
    table.not_asked(ONE, may_promise);
    let mut alone = crate::common::table(1);
    play_until(&mut alone, |decision| matches!(decision, Decision::Assign(_)));
    alone.not_asked(ONE, may_promise);
}

// Rule: TALK
#[test]
fn a_levy_breaks_the_promise_not_to_levy() {
    let mut table = council(|_| {});
    promise(&mut table, TWO, ONE, Pledge::Spare, false);
    let read = Placing::Librarian(av(Equality), table.play().state().public.market.cards().last().expect("a card"));
    table.choose(THREE, Choice::Assign(read));
    assert_eq!(kept(&table, TWO), None);
    table.choose(TWO, Choice::Regulate(Decree::Give(Edict::Levy(av(Individuality), cell("L-f1")))));
    assert_eq!(kept(&table, TWO), Some(false));
    table.expect(|state| state.public.repute[1] == Repute::default());
}

// Rule: TALK
#[test]
fn work_keeps_the_promise_to_work_and_a_dozyear_without_breaks_it() {
    let mut table = council(|_| {});
    promise(&mut table, THREE, ONE, Pledge::Work(card("LS3")), true);
    table.choose(THREE, Choice::Assign(Placing::Workcell(av(Equality), card("LS3"))));
    assert_eq!(kept(&table, THREE), Some(true));
    let mut table = council(|_| {});
    promise(&mut table, THREE, ONE, Pledge::Work(card("LS3")), true);
    promise(&mut table, TWO, ONE, Pledge::Spare, true);
    let number = table.play().state().public.dozyear.number;
    play_to(&mut table, |state| state.public.dozyear.number > number);
    assert_eq!((kept(&table, THREE), kept(&table, TWO)), (Some(false), Some(true)));
    play_to(&mut table, |state| state.public.dozyear.number > number + 1);
    table.expect(|state| state.secret.promises[2][0].is_none());
}

// Rule: TALK
#[test]
fn votes_judge_the_promise_of_a_vote() {
    let mut table = council(|state| state.public.commander = None);
    promise(&mut table, ONE, TWO, Pledge::Vote(Honor), true);
    promise(&mut table, THREE, TWO, Pledge::Vote(Honor), false);
    let read = Placing::Librarian(av(Equality), table.play().state().public.market.cards().last().expect("a card"));
    table.choose(THREE, Choice::Assign(read));
    for (seat, of) in [(ONE, Freedom), (TWO, Honor), (THREE, Honor)] {
        table.choose(seat, Choice::Ballot(of));
    }
    assert_eq!((kept(&table, ONE), kept(&table, THREE)), (Some(false), Some(true)));
}

// Rule: TALK
#[test]
fn a_card_that_is_refused_breaks_the_promise_of_a_welcome() {
    let mut table = researching("LS3", |state| {
        state.public.players = [0, 0, 1, 1, 2, 2].map(Seat);
        ask_to_assign(state, Honor);
    });
    promise(&mut table, THREE, TWO, Pledge::Welcome, true);
    table.choose(TWO, to_research(die(Honor.meathead()), "LS3", Authority));
    while table.play().asks().of(TWO).any(|ask| matches!(ask.decision, Decision::PlaceCard(_))) {
        table.choose(TWO, Choice::PlaceCard(Placement::On(interstellar::event::Shelf::Free(Slot::Jars))));
    }
    table.choose(THREE, Choice::PlaceCard(Placement::Refuse));
    assert_eq!(kept(&table, THREE), Some(false));
}
