//! How explorations end, and what they were worth.

use vanguard::content::{Flag, Tally, at};
use vanguard::questions::{Choice, Decision, Deed};
use vanguard::rules::end;
use vanguard::state::{Close, Frame, Lethal, Wounding};

use super::common::*;

fn fourth_wound() -> Frame {
    Frame::Wounded { place: FIRST, wound: at::wound::laceration, stage: Wounding::Take }
}

// Rule: VG-EX-37, VG-LIFT-2, VG-LIFT-3, VG-LIFT-4, VG-LIFT-6, VG-END-1, VG-END-7
#[test]
fn who_is_not_at_the_lander_is_left_behind() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| stand(state, &[1, 4]));
    act(&mut table, Deed::LiftOff);
    table.ended("ending-failed");
    table.expect(|state| state.party[1].is_dead && !state.party[0].is_dead && state.closed == Some(Close::Lift));
}

// Rule: VG-LIFT-1
#[test]
fn lift_off_is_only_in_the_landers_sector() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| stand(state, &[4, 1]));
    table.refused(ME, Choice::TakeAction(Deed::LiftOff), "VG-LIFT-1");
}

// Rule: VG-EX-38, VG-END-3, VG-END-4, VG-END-5, VG-WOUND-3, VG-GEN-17, R29, R71
#[test]
fn an_evacuation_loses_what_was_found_but_not_what_was_done() {
    let mut table = at_turn("pellucid");
    log(&mut table, at::log::N327);
    run(&mut table, |state| {
        state.vessel.found.0[0] = 2;
        state.decks.discoveries.0[0] -= 2;
        hurt(me(state), &[at::wound::laceration; 3]);
        state.frames.push(fourth_wound());
    });
    table.ended("ending-evacuated");
    table.expect(|state| {
        state.found(None) == 0
            && state.vessel.relics.contains(at::exceptional::X2)
            && state.count(Tally::Key) == 1
            && state.flags.contains(Flag::PelDone)
            && state.party[0].wound_cards() == 3
    });
}

// Rule: VG-END-6
#[test]
fn where_all_are_dead_the_party_is_lost() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        state.terms.lethal = Lethal::On;
        state.party[1].is_dead = true;
        me(state).available = dice([0, 1, 2]);
        hurt(me(state), &[at::wound::laceration; 3]);
        state.frames.push(fourth_wound());
    });
    table.ended("ending-evacuated");
}

// Rule: VG-EX-90, VG-OPS-7, VG-OPS-8, VG-OPS-10, R91
#[test]
fn an_operation_is_graded() {
    for (wounds, score, ending) in [(3, 4, "ending-bronze"), (5, 2, "ending-no-grade")] {
        let mut table = at_turn("lifeline");
        table.arrange(|state| {
            stand(state, &[1, 1]);
            state.success = 5;
            state.counts[Tally::Saved.index()] = 4;
            state.flags.insert(Flag::OaOpen);
            hurt(me(state), &[at::wound::laceration; 3]);
            hurt(&mut state.party[1], &vec![at::wound::burn; wounds - 3]);
        });
        act(&mut table, Deed::LiftOff);
        table.ended(ending).wins(&[ME]);
        assert_eq!(end::score(table.play().state()), score);
    }
}

// Rule: VG-MISSION-1, VG-MISSION-2, VG-MISSION-5
#[test]
fn a_failed_operation_is_worth_nothing() {
    let mut table = at_turn("lifeline");
    table.arrange(|state| {
        stand(state, &[1, 1]);
        state.success = 9;
    });
    act(&mut table, Deed::LiftOff);
    table.ended("ending-failed");
    assert_eq!(end::score(table.play().state()), 0);
    table.expect(|state| state.planet.failed.contains(at::mission::M81));
}

// Rule: VG-END-2, VG-SETUP-7, VG-RANK-2, R30, VG-SETUP-6
#[test]
fn the_quick_start_begins_on_the_eye_and_ends_by_a_log() {
    let mut table = Table::new(setup("eye", 4));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| {
        let members = state.party.iter().all(|member| {
            member.rank == 1 && member.hand.len() == 2 && member.available.len() == 5 && member.charges == 0
        });
        let sectors = !state.in_sector(1).is_empty() && !state.in_sector(2).is_empty();
        members && sectors && state.party.len() == 4 && state.rank_up == Some((at::rank_up::T0, false))
    });
    let mut table = at_turn("eye");
    run(&mut table, |state| {
        state.success = 3;
        let log = at::log::N204;
        state.planet.done = [at::mission::M01, at::mission::M03].into_iter().collect();
        state.frames.push(effect(vanguard::state::Origin::Log(log), log.effect(), FIRST));
    });
    table.ended("ending-success").wins(&[ME]);
}

// Rule: VG-RANK-2
#[test]
fn a_rank_up_card_is_completed_at_once() {
    let mut table = at_turn("eye");
    table.arrange(|state| state.success = 3);
    act(&mut table, Deed::Pass);
    table.expect(|state| state.rank_up == Some((at::rank_up::T0, true)));
}
