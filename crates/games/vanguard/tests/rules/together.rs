//! How several players are asked: when in windows, and when all vote.

use orrery_core::{Seat, Setup};
use vanguard::content::at;
use vanguard::questions::{Choice, Course, Decision, PassStart, Reaction};
use vanguard::state::{Attention, Frame, Page, Symbol};

use crate::common::*;
use crate::ship::{aboard_with, ship};

const OTHER: Seat = Seat(1);
const THIRD: Seat = Seat(2);

/// Two players stand in one sector, and neither could react to a danger die.
fn two_in_a_sector() -> Table {
    let mut table = Table::new(setup("pellucid", 2));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.arrange(|state| {
        stand(state, &[2, 2]);
        state.party.iter_mut().for_each(|member| (member.hand, member.charges) = (Default::default(), 0));
    });
    table
}

/// A danger die is thrown for the first; who is asked in its window?
fn asked_in_a_window(table: &mut Table) -> Vec<Seat> {
    let first = table.play().state().member(FIRST).seat;
    table.arrange(|state| {
        state.frames.push(danger(FIRST, at::danger::A, &[Symbol::Common]));
        state.frames.push(Frame::Ask { seat: first, question: PassStart.into() });
    });
    let start = table.play().state().start;
    table.choose(first, Choice::PassStart(start));
    let asks = table.play().asks();
    asks.iter().filter(|ask| matches!(ask.decision, Decision::React(_))).map(|ask| ask.seat).collect()
}

// Rule: VG-WIN-2
#[test]
fn who_wants_to_is_asked_at_every_window() {
    let mut table = two_in_a_sector();
    assert_eq!(asked_in_a_window(&mut table), []);
    table.choose(OTHER, Choice::Attend(Attention::Always));
    for _ in 0..2 {
        assert_eq!(asked_in_a_window(&mut table), [OTHER], "auto-pass is everybody's own");
        table.choose(OTHER, Choice::React(Reaction::Pass));
    }
    table.choose(OTHER, Choice::Attend(Attention::Useful));
    assert_eq!(asked_in_a_window(&mut table), []);
}

// Rule: VG-WIN-2
#[test]
fn auto_pass_is_put_aside_for_one_window() {
    let mut table = two_in_a_sector();
    table.choose(OTHER, Choice::Attend(Attention::Next));
    table.refused(OTHER, Choice::Attend(Attention::Next), "VG-WIN-2");
    assert_eq!(asked_in_a_window(&mut table), [OTHER]);
    table.choose(OTHER, Choice::React(Reaction::Pass));
    table.expect(|state| state.attention[1] == Attention::Useful);
    assert_eq!(asked_in_a_window(&mut table), []);
}

// Rule: VG-WIN-2
#[test]
fn a_window_that_does_not_concern_one_takes_nothing_away() {
    let mut table = two_in_a_sector();
    table.arrange(|state| stand(state, &[2, 3]));
    table.choose(OTHER, Choice::Attend(Attention::Next));
    assert_eq!(asked_in_a_window(&mut table), []);
    table.expect(|state| state.attention[1] == Attention::Next);
}

fn star_map(setup: Setup) -> Table {
    aboard_with(setup, Page::StarMap, |_| {})
}

fn voters(table: &Table) -> Vec<Seat> {
    table.play().asks().iter().filter(|ask| ask.must).map(|ask| ask.seat).collect()
}

const EXAMINE: Choice = Choice::Plot(Course::Examine(at::landing::L01));
const STAY: Choice = Choice::Plot(Course::Stay);

// Rule: R25
#[test]
fn without_a_vote_the_section_of_the_page_decides() {
    let table = star_map(setup("campaign", 3));
    assert_eq!(voters(&table).len(), 1);
}

// Rule: R25
#[test]
fn with_a_vote_most_decide() {
    let mut table = star_map(setup("campaign", 3).with("vote", "on"));
    assert_eq!(voters(&table), [ME, OTHER, THIRD]);
    table.choose(OTHER, EXAMINE);
    table.refused(OTHER, EXAMINE, "table");
    table.choose(THIRD, STAY);
    assert_eq!(voters(&table), [ME]);
    table.choose(ME, EXAMINE);
    assert_eq!(ship(&table).scanner, Some(at::landing::L01));
    table.expect(|state| state.ballots.iter().all(Option::is_none));
}

// Rule: R25
#[test]
fn in_a_tie_the_player_of_the_page_decides() {
    for (own, found) in [(EXAMINE, Some(at::landing::L01)), (STAY, None)] {
        let mut table = star_map(setup("campaign", 2).with("vote", "on"));
        let decider = table.play().state().decider(Page::StarMap.section());
        let other = if own == EXAMINE { STAY } else { EXAMINE };
        table.choose(Seat(1 - decider.0), other);
        table.choose(decider, own);
        assert_eq!(ship(&table).scanner, found);
    }
}

// Rule: R25, VG-PLAY-8
#[test]
fn computers_do_not_vote() {
    let mut setup = setup("campaign", 3).with("vote", "on");
    setup.companions = [OTHER].into_iter().collect();
    assert_eq!(voters(&star_map(setup)), [ME, THIRD]);
}

// Rule: R25, VG-PLAY-7
#[test]
fn who_leaves_in_the_middle_of_a_vote_does_not_hold_it_up() {
    let mut table = star_map(setup("campaign", 3).with("vote", "on"));
    table.choose(ME, EXAMINE);
    table.leave(OTHER);
    assert_eq!(voters(&table), [ME, THIRD], "those who stay vote anew");
    table.choose(ME, EXAMINE);
    table.choose(THIRD, EXAMINE);
    assert_eq!(ship(&table).scanner, Some(at::landing::L01));
}
