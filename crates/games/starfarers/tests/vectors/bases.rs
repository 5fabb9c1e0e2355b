//! SF-T56 to SF-T61: posts, friendship chips, the end.

use orrery_core::{Seat, Setup};
use starfarers::content::{Base, Chip};
use starfarers::rules::found::chip_holder;
use starfarers::rules::score::score;
use starfarers::state::{Phase, ShipKind, State};

use crate::common::*;

const GREEN: Base = Base(0);
const MERCHANTS: Base = Base(1);
const SCIENTISTS: Base = Base(2);
const DIPLOMATS: Base = Base(3);

/// A trade ship of `seat` beside the open dock of the Green Folk, with so many freight rings.
fn calls(state: &mut State, seat: Seat, freight: u8) {
    let dock = state.public.open_dock(GREEN).expect("an open dock").point();
    let beside = dock.neighbours().iter().find(|near| near.dock().is_none()).expect("a place beside the dock");
    put_ship(state, seat, ONE, ShipKind::Trade, beside.id());
    set_parts(state, seat, 0, 0, freight);
    flight(state, seat, 3);
}

fn post(table: &mut Table, seat: Seat) {
    let dock = public(table).open_dock(GREEN).expect("an open dock").point();
    let choice = fly_and(ONE, dock.id(), Then::Found);
    table.choose(seat, choice).asked(seat, |ask| *ask == Card { base: GREEN }.into());
}

fn first_card(table: &mut Table, seat: Seat) {
    let card = public(table).cards_at(GREEN).next().expect("a card");
    table.choose(seat, Choice::Card(card));
}

/// SF-TRADEBASE-1: whatever the freight rings, the docks fill in order.
#[test]
fn only_the_lowest_empty_dock_is_open() {
    for taken in 0..5 {
        for (number, dock) in GREEN.docks().into_iter().enumerate() {
            let beside = dock.neighbours().iter().find(|near| near.dock().is_none()).expect("a place beside the dock");
            let mut table = basic().with(|state| {
                (0..taken).for_each(|_| put_post(state, P2, GREEN));
                put_ship(state, P1, ONE, ShipKind::Trade, beside.id());
                set_parts(state, P1, 0, 0, 6);
                flight(state, P1, 3);
            });
            let lands = fly_and(ONE, dock.id(), Then::Found);
            if number == taken {
                table.choose(P1, lands).asked(P1, |ask| *ask == Card { base: GREEN }.into());
                assert_eq!(public(&table).posts[0][number], Some(P1));
            } else {
                table.refused(P1, lands, "SF-TRADEBASE-1");
            }
        }
    }
}

/// SF-TRADEBASE-1, SF-TRADEBASE-2, SF-TRADEBASE-5, SF-TRADEBASE-6, SF-TRADEBASE-7, SF-TRADEBASE-8,
/// SF-TRADEBASE-9
#[test]
fn sf_t56_and_t57_the_friendship_chip_changes_hands() {
    let mut table = basic().with(|state| calls(state, P1, 1));
    post(&mut table, P1);
    assert_eq!((vp(&table, P1), public(&table).chips[0], offered(&table, P1).len()), (6, Some(P1), 5));
    first_card(&mut table, P1);
    let mut table = table.with(|state| calls(state, P2, 1));
    table.refused(P2, fly_and(ONE, "3_26", Then::Found), "SF-TRADEBASE-2");
    let mut table = table.with(|state| calls(state, P2, 2));
    post(&mut table, P2);
    assert_eq!((offered(&table, P2).len(), public(&table).chips[0]), (4, Some(P1)), "1-1: dock 1 decides");
    first_card(&mut table, P2);
    // SF-T57
    let mut table = table.with(|state| calls(state, P2, 3));
    post(&mut table, P2);
    assert_eq!((vp(&table, P1), vp(&table, P2), public(&table).chips[0]), (4, 6, Some(P2)));
    first_card(&mut table, P2);
    let mut table = table.with(|state| calls(state, P1, 4));
    post(&mut table, P1);
    assert_eq!((vp(&table, P1), vp(&table, P2), public(&table).chips[0]), (6, 4, Some(P1)));
}

/// SF-TRADEBASE-10, R-01
#[test]
fn sf_t58_other_ways_to_break_a_tie() {
    for (tie, holder) in [("fewest", P2), ("most", P1), ("lowest-dock", P1)] {
        let table = basic_with(Setup::new(4).with("tie", tie)).with(|state| {
            [P1, P2, P2].into_iter().for_each(|seat| put_post(state, seat, GREEN));
            [P1, P1, P1].into_iter().for_each(|seat| put_post(state, seat, MERCHANTS));
            put_post(state, P2, SCIENTISTS);
        });
        assert_eq!((public(&table).all_posts(P1), public(&table).all_posts(P2)), (4, 3));
        assert_eq!(chip_holder(public(&table), P1, GREEN), Some(holder), "{tie}");
    }
}

/// SF-TRADEBASE-10: the new post counts in all, and so do the posts of the others.
#[test]
fn a_tie_is_broken_by_all_posts_of_everybody() {
    for (tie, holder) in [("fewest", P1), ("most", P2), ("lowest-dock", P2)] {
        let table = basic_with(Setup::new(4).with("tie", tie)).with(|state| {
            put_post(state, P2, GREEN);
            put_post(state, P2, SCIENTISTS);
        });
        assert_eq!(chip_holder(public(&table), P1, GREEN), Some(holder), "{tie}");
    }
}

/// SF-END-1
#[test]
fn sf_t59_the_game_ends_before_the_card_is_chosen() {
    let mut table = basic().with(|state| {
        calls(state, P3, 1);
        set_vp(state, P3, 13);
    });
    table.choose(P3, fly_and(ONE, "2_25", Then::Found)).ended("ending-target").wins(&[P3]);
    assert!(table.play().asks().is_empty());
}

/// SF-END-2, R-22
#[test]
fn sf_t60_points_in_anothers_turn_count_at_the_start_of_the_own() {
    let fourteen = |state: &mut State| {
        set_vp(state, P4, 14);
        player(state, P4).fame += 1;
        set_parts(state, P4, 0, 0, 2);
        state.public.frames.only(Phase::ask(P1, Shake));
        stack(state, "E32");
    };
    let mut table = basic().with(fourteen);
    lucky(&mut table, P1, Choice::Shake(Shaking::Shake), |events| {
        events.iter().any(|event| matches!(event, Event::Reading(Reading::WearOver { .. })))
    });
    assert_eq!((vp(&table, P4), table.play().is_over()), (15, false));
    let last = |state: &mut State| {
        flight(state, P3, 3);
        state.public.meeting = None;
    };
    let mut won = Table::new(Setup::new(4)).with(|state| *state = *table.play().state()).with(last);
    won.choose(P3, Choice::Fly(Flight::EndTurn)).ended("ending-target-before").wins(&[P4]);
    let mut lost = Table::new(Setup::new(4)).with(|state| *state = *table.play().state()).with(last);
    lost.arrange(|state| player(state, P4).fame -= 2);
    lost.choose(P3, Choice::Fly(Flight::EndTurn)).asked(P4, |ask| matches!(ask, Decision::Roll(_)));
}

/// SF-VP-1
#[test]
fn sf_t61_the_final_table_of_a_game() {
    let outer: Vec<&str> = vec![
        "A-LR", "A-LT", "B-LR", "B-LT", "C-LR", "C-LT", "D-LR", "D-LT", "E-BR", "F-BL", "G-LR", "G-LT", "G-RT", "C-RT",
    ];
    let table = basic().with(|state| {
        let mut free = outer.iter();
        for (seat, sites, fame) in [(P1, 8, 5), (P2, 7, 1), (P3, 6, 3), (P4, 5, 8)] {
            remove_ship(state, seat, ONE);
            for place in 3..sites {
                put_colony(state, seat, free.next().expect("a site"), place < 5);
            }
            player(state, seat).fame = fame;
            assert_eq!(state.public.spaceports(seat), 3);
        }
        let closed: Vec<Chip> = Chip::all().filter(|chip| chip.value().is_closed()).collect();
        player(state, P1).cleared = closed[..2].iter().copied().collect();
        for (base, owners) in [
            (GREEN, vec![P2, P2, P2]),
            (MERCHANTS, vec![P3, P2, P4]),
            (SCIENTISTS, vec![P2, P1, P2]),
            (DIPLOMATS, vec![P4, P3]),
        ] {
            for seat in owners {
                let holder = chip_holder(&state.public, seat, base);
                put_post(state, seat, base);
                state.public.chips[base.index()] = holder;
            }
        }
    });
    assert_eq!(public(&table).chips, [Some(P2), Some(P3), Some(P2), Some(P4)]);
    assert_eq!([P1, P2, P3, P4].map(|seat| vp(&table, seat)), [15, 14, 12, 14]);
    let first = score(public(&table), P1);
    assert_eq!((first.colonies, first.spaceports, first.cleared, first.fame), (5, 6, 2, 2));
}
