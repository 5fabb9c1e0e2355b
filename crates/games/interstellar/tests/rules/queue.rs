//! The order of tasks: what is suggested (8.5), and the Commander's queue (DP-50).

use crate::common::*;
use interstellar::content::Ideology::*;
use interstellar::content::*;
use interstellar::questions::*;
use interstellar::state::*;
use orrery_core::{Asking, Given, Seat, Viewer};
use orrery_kit::Few;

/// Avatars read, recharge and fly; nothing of D3 is to be rolled.
fn tasks(arrange: impl FnOnce(&mut State)) -> Table {
    let mut table = in_assignment(|state| {
        let charge = &mut state.public.ship.charge;
        *charge = 5;
        set_row(
            state,
            &[fat(Blueprint::Wardens), fat(Blueprint::LifeSupport), fat(Blueprint::Jars), lean(Blueprint::Batteries)],
        );
        put(state, av(Individuality), Post::Cell(cell("B-l1")));
        put(state, av(Freedom), Post::Cell(cell("L-f1")));
        put(state, av(Authority), Post::Cell(cell("W-f1")));
        state.public.nuggets[0] = Lies::Bow;
        arrange(state);
    });
    start_work(&mut table);
    table
}

fn entries(table: &Table) -> Vec<Entry> {
    table.play().state().public.entries()
}

fn arrange(table: &mut Table, order: &[Entry]) {
    let helm = table.play().state().public.helm();
    table.choose(helm, Choice::Arrange(Agenda(Few::of(order.iter().copied()).expect("room"))));
}

fn in_cell(id: &str) -> Entry {
    Entry::Cell(cell(id))
}

// Rule: DP-15
// Rule: ORDERING
#[test]
fn batteries_are_recharged_just_before_the_first_task_they_cannot_pay() {
    let table = tasks(|_| {});
    assert_eq!(entries(&table)[..3], ["L-f1", "B-l1", "W-f1"].map(in_cell));
    let table = tasks(|state| state.public.ship.charge = 6);
    assert_eq!(entries(&table)[..3], ["L-f1", "W-f1", "B-l1"].map(in_cell), "6, then 3, then 1");
    let table = tasks(|state| state.public.ship.charge = 3);
    assert_eq!(entries(&table)[..3], ["B-l1", "L-f1", "W-f1"].map(in_cell));
}

// Rule: DP-15
// Rule: RUL-149
// Rule: RUL-19
#[test]
fn a_pod_has_the_shields_up_first_and_goo_on_cards_is_fought_before_goo_on_blueprints() {
    let mut table = in_assignment(|state| {
        show(state, Honor, Slot::Jars, "EN3");
        show(state, Unity, Slot::Jars, "LS3");
        show(state, Freedom, Slot::Jars, "BA4");
        show(state, Authority, Slot::Jars, "JA7");
        state.public.ship.row.push(shield(Freedom));
        put(state, av(Individuality), Post::Workcell(card("EN3")));
        put(state, av(Freedom), Post::Workcell(card("LS3")));
        put(state, av(Authority), Post::Cell(cell("S-FR")));
        state.public.goo[Shape::Battery.index()] = Goo::Blueprint;
        state.public.goo[Shape::Jar.index()] = Goo::Card(card("JA7"));
    });
    start_work(&mut table);
    let wanted = [
        Entry::Workcell(card("LS3")),
        in_cell("S-FR"),
        Entry::Workcell(card("EN3")),
        Entry::Goo(Shape::Jar),
        Entry::Goo(Shape::Battery),
    ];
    assert_eq!(entries(&table), wanted);
}

// Rule: DP-50
// Rule: ORDERING
#[test]
fn a_queue_is_followed_until_a_result_opens_a_question() {
    let mut table = tasks(|state| state.public.ship.charge = 4);
    let helm = table.play().state().public.helm();
    let read = *entries(&table).last().expect("a librarian");
    arrange(&mut table, &[in_cell("B-l1"), read, in_cell("W-f1"), in_cell("L-f1")]);
    table.expect(|state| state.public.ship.charge == 6 && !state.public.dozyear.done.contains(av(Freedom)));
    table.asked(player(&table, Authority), |decision| matches!(decision, Decision::TaskOf(_)));
    let (seat, doing) = (player(&table, Authority), Doing::Nugget(Nugget(0), Authority));
    table.choose(seat, Choice::TaskOf(doing));
    table.expect(|state| state.public.ship.charge == 4);
    let asked =
        |decision: &Decision| matches!(decision, Decision::TaskOf(TaskOf { cell: one, .. }) if *one == cell("L-f1"));
    table.asked(player(&table, Freedom), asked);
    table.not_asked(helm, |decision| matches!(decision, Decision::Arrange(_)));
}

// Rule: DP-50
#[test]
fn what_is_left_of_a_queue_and_the_usual_order_are_suggested_and_nobody_else_sees_it() {
    let mut table = tasks(|state| {
        put(state, av(Honor), Post::Cell(cell("J-f1")));
        state.public.ship.charge = 6;
    });
    let helm = table.play().state().public.helm();
    arrange(&mut table, &[in_cell("W-f1"), in_cell("B-l1"), in_cell("L-f1"), in_cell("J-f1")]);
    table.sees(Viewer::Seat(helm), |view| view.queue.entries.len() == 3);
    let others = Seat::all(3).filter(|seat| *seat != helm).map(Viewer::Seat).chain([Viewer::Spectator]);
    for viewer in others {
        table.sees(viewer, |view| view.queue == Queue::default());
    }
    let seat = player(&table, Authority);
    table.choose(seat, Choice::TaskOf(Doing::Nugget(Nugget(0), Authority)));
    let ask = table.play().asks().of(helm).find(|ask| matches!(ask.decision, Decision::Arrange(_))).cloned();
    let ask = ask.expect("the queue may be changed after a result");
    let steps = |entries: &[&str]| Given::Steps(entries.iter().map(|id| format!("cell {id}")).collect());
    let advice = <interstellar::Interstellar as Asking>::advise(table.play().state(), &ask, None);
    assert_eq!(advice.suggestions.len(), 2);
    assert_eq!(advice.suggestions[0].given, steps(&["B-l1", "L-f1", "J-f1"]));
    table.refused(helm, Choice::Arrange(Agenda(Few::of([in_cell("W-f1")]).expect("room"))), "DP-50");
}
