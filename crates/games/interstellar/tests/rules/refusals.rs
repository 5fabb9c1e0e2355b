//! Bad input is refused with the rule and the numbers, and changes nothing; good advice is cited where it is about
//! something.

use crate::common::*;
use interstellar::Interstellar;
use interstellar::content::Blueprint::*;
use interstellar::content::Ideology::*;
use interstellar::content::*;
use interstellar::event::Shelf;
use interstellar::questions::*;
use interstellar::state::*;
use orrery_core::{Answer, Ask, AskId, Asking, Refusal, Seat, Stop};

/// Every open question of a seat refuses this, and this is the reason of the one that the game waits for.
fn refusal(table: &mut Table, seat: Seat, choice: Choice) -> Refusal {
    let before = *table.play().state();
    let ask = table.play().asks().of(seat).find(|ask| ask.must).expect("a question").id;
    let stop = table.play().clone().answer(&Answer { ask, seat, choice }).map(drop);
    let Err(Stop::Refused(refusal)) = stop else { panic!("{choice:?}: {stop:?}") };
    table.refused(seat, choice, refusal.rule.0).expect(|state| *state == before);
    refusal
}

/// The numbers and names in a reason.
fn told(refusal: &Refusal) -> String {
    format!("{:?}", refusal.reason)
}

#[test]
fn unknown_and_stale_questions_and_those_of_others_are_not_answered() {
    let mut table = at_helm(|_| {});
    let (seat, ask) = (helm(&table), table.play().asks().iter().find(|ask| ask.must).cloned().expect("a question"));
    let other = Seat((seat.0 + 1) % 3);
    let turn = Choice::Helm(Order::TurnAlert);
    let stopped = |table: &Table, answer: Answer<Choice>| {
        let before = *table.play().state();
        let mut play = table.play().clone();
        let stop = play.answer(&answer).map(drop);
        assert!(*play.state() == before);
        matches!(stop, Err(Stop::Refused(_)))
    };
    let unknown = AskId::new(9_999, seat, ask.decision.kind());
    assert!(stopped(&table, Answer { ask: unknown, seat, choice: turn }));
    assert!(stopped(&table, Answer { ask: ask.id, seat: other, choice: turn }), "another seat's question");
    assert!(stopped(&table, Answer { ask: ask.id, seat: Seat(7), choice: turn }), "nobody's seat");
    assert!(stopped(&table, Answer { ask: ask.id, seat, choice: Choice::Declare(true) }), "another kind of answer");
    table.choose(seat, turn);
    assert!(stopped(&table, Answer { ask: ask.id, seat, choice: turn }), "a question that has been answered");
}

// Rule: F3b
#[test]
fn nobody_votes_for_somebody_asleep_or_with_the_ballot_of_another() {
    let mut table = at_helm(|state| {
        [Freedom.amazon(), Honor.meathead()].into_iter().for_each(|one| seat_in(state, one, Slot::LifeSupport));
        state.public.frames.only(Frame::Election);
        state.public.waiting = Seat::all(3).collect();
    });
    let asleep = Ideology::ALL.into_iter().find(|of| !table.play().state().public.is_awake(*of)).expect("a sleeper");
    let refused = refusal(&mut table, Seat(0), Choice::Ballot(asleep));
    assert_eq!(refused.rule.0, "F3b");
    assert!(told(&refused).contains(asleep.id()), "{refused:?}");
    let ballot = table.play().asks().of(Seat(1)).find(|ask| ask.must).expect("a ballot").id;
    let stolen = Answer { ask: ballot, seat: Seat(0), choice: Choice::Ballot(Honor) };
    assert!(matches!(table.play().clone().answer(&stolen), Err(Stop::Refused(_))));
}

// Rule: D5d
// Rule: D5b
#[test]
fn nothing_jumps_on_the_map() {
    let mut table = at_helm(|state| place_ship(state, space("R01-02"), space("R01-01"), 2));
    let seat = helm(&table);
    table.choose(seat, Choice::Helm(Order::Fly));
    table.asked(seat, |decision| matches!(decision, Decision::Branch(_)));
    let refused = refusal(&mut table, seat, Choice::Branch(space("R01-06")));
    assert_eq!(refused.rule.0, "D5d");
    assert!(told(&refused).contains('3'), "it is three spaces away: {refused:?}");
    let refused = refusal(&mut table, seat, Choice::Branch(space("R01-02")));
    assert_eq!((refused.rule.0, refused.reason.id), ("D5d", "refused-turning-back"));
}

// Rule: G1d
// Rule: K-Busted
#[test]
fn no_card_comes_into_a_full_or_busted_slot() {
    let mut table = researching("LS3", |state| {
        show(state, Honor, Slot::Jars, "BA4");
        show(state, Honor, Slot::Jars, "BA5");
        set_row(state, &[shield(Honor), fat(Wardens), fat(LifeSupport), fat(Jars), fat(Batteries), fat(Engine)]);
    });
    let honor = player(&table, Honor);
    table.choose(honor, to_research(die(Honor.meathead()), "LS3", Honor));
    let on = |slot| Choice::PlaceCard(Placement::On(Shelf::Free(slot)));
    let refused = refusal(&mut table, honor, on(Slot::Jars));
    assert_eq!(refused.rule.0, "G1d");
    assert!(told(&refused).contains('2'), "it holds two: {refused:?}");
    table.arrange(|state| state.public.mats[Honor.index()].busted.insert(Slot::Shield));
    assert_eq!(refusal(&mut table, honor, on(Slot::Shield)).rule.0, "K-Busted");
}

// Rule: D1d
// Rule: D1-1
// Rule: D1i
#[test]
fn a_worker_is_placed_once_and_a_cell_takes_one() {
    let mut table = in_assignment(|state| {
        put(state, av(Freedom), Post::Cell(cell("B-f1")));
        put(state, av(Individuality), Post::Cell(cell("E-f1")));
    });
    let seat = player(&table, Equality);
    let refused = refusal(&mut table, seat, Choice::Assign(Placing::Cell(av(Equality), cell("B-f1"))));
    assert_eq!(refused.rule.0, "D1d");
    let refused = refusal(&mut table, seat, Choice::Assign(Placing::Cell(av(Freedom), cell("W-f1"))));
    assert_eq!((refused.rule.0, refused.reason.id), ("D1-1", "refused-not-waiting"));
    let refused = refusal(&mut table, seat, Choice::Assign(Placing::Done));
    assert_eq!(refused.rule.0, "D1i");
    assert!(told(&refused).contains('1'), "one Worker waits: {refused:?}");
}

// Rule: F1-2
// Rule: RUL-115
// Rule: D2a
#[test]
fn a_commander_orders_what_the_own_ideology_allows_and_moves_a_worker_once() {
    let mut table = in_assignment(|state| {
        show(state, Authority, Slot::Jars, "JA7");
        [av(Freedom), av(Individuality)].into_iter().for_each(|one| put(state, one, Post::Workcell(card("JA7"))));
        put(state, av(Equality), Post::Trapezoid);
    });
    let last = table.play().state().public.market.cards().last().expect("a card");
    table.choose(player(&table, Equality), Choice::Assign(Placing::Librarian(av(Equality), last)));
    let seat = helm(&table);
    let give = |edict| Choice::Regulate(Decree::Give(edict));
    let wed = Edict::Wed(Honor, Cupid::between(Honor, Unity).expect("neighbours"));
    assert_eq!(refusal(&mut table, seat, give(wed)).rule.0, "D2a", "Unity arranges no marriages");
    table.choose(seat, give(Edict::Levy(av(Freedom), cell("L-f1"))));
    let again = refusal(&mut table, seat, give(Edict::Levy(av(Freedom), cell("E-f1"))));
    assert_eq!(again.rule.0, "RUL-115");
}

// Rule: A4-0
// Rule: A4a
// Rule: A4b
// Rule: A4c
// Rule: A4d
// Rule: A4e
// Rule: A4f
// Rule: A4g
// Rule: A4h
// Rule: A4i
// Rule: A4j
// Rule: A4k
// Rule: A4l
#[test]
fn advice_is_cited_where_it_is_about_something() {
    let table = at_helm(|_| {});
    let state = table.play().state();
    let cites = |decision: Decision, rules: &[&str]| {
        let seat = Seat(0);
        let ask = Ask { id: AskId::new(1, seat, decision.kind()), seat, must: true, decision };
        let offer = Interstellar::offer(state, &ask);
        rules.iter().for_each(|id| assert!(offer.rules.iter().any(|rule| rule.0 == *id), "{id} at {decision:?}"));
    };
    cites(Heading.into(), &["A4-0", "A4a"]);
    cites(Ultralight { worker: av(Honor) }.into(), &["A4b"]);
    cites(Burn { cell: cell("E-f1"), ramjet: false }.into(), &["A4c", "A4k"]);
    cites(AddShield { by: Honor }.into(), &["A4d"]);
    cites(Assign { ideology: Honor }.into(), &["A4e"]);
    cites(PutDome { by: Honor, card: card("LS5") }.into(), &["A4f"]);
    cites(Child { mother: Honor.amazon() }.into(), &["A4g", "A4j"]);
    cites(Marry { by: Honor, to: Unity }.into(), &["A4h"]);
    cites(PickCrew.into(), &["A4i"]);
    cites(Brake { risk: Risk::IceBraking }.into(), &["A4l"]);
}

// Rule: C1c
// Rule: RUL-102
#[test]
fn players_are_shown_by_their_lowest_pulse() {
    let mut table = at_helm(|state| state.public.players = [2, 0, 2, 1, 0, 1].map(Seat));
    assert_eq!(table.play().state().public.seating().collect::<Vec<_>>(), [2, 0, 1].map(Seat));
    // Whom a promise may be made to is listed so.
    let state = table.play().state();
    assert_eq!(state.hearers(Seat(0)).collect::<Vec<_>>(), [2, 1].map(Seat));
    table.arrange(|state| state.public.taken = Ideologies::NONE.with(Unity).with(Equality));
    assert_eq!(table.play().state().public.seating().collect::<Vec<_>>(), [Seat(1)], "nobody else has any yet");
}
