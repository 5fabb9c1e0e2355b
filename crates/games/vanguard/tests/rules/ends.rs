//! How explorations end, and what they were worth.

use orrery_core::{Asking, Seat};
use vanguard::content::{Flag, Tally, at};
use vanguard::questions::{Choice, Decision, Deed};
use vanguard::rules::end;
use vanguard::state::{Close, Frame, Lethal, Wounding};

use super::common::*;

/// By default until nobody is asked any more.
fn play_to_end(table: &mut Table) {
    while let Some(ask) = table.play().asks().iter().find(|ask| ask.must).cloned() {
        let choice = vanguard::Vanguard::fallback(table.play().state(), &ask);
        table.choose(ask.seat, choice);
    }
}

fn fourth_wound() -> Frame {
    Frame::Wounded { place: FIRST, wound: at::wound::laceration, stage: Wounding::Take }
}

// Rule: VG-LIFT-2, VG-LIFT-3, VG-LIFT-4, VG-END-1
#[test]
fn who_is_not_at_the_lander_is_left_behind() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| stand(state, &[1, 4]));
    act(&mut table, Deed::LiftOff);
    table.ended("ending-failed");
    table.expect(|state| state.party[1].is_dead && !state.party[0].is_dead && state.closed == Some(Close::Lift));
    table.expect(|state| state.account.logs.contains(at::log::N329));
}

// Rule: VG-LIFT-1
#[test]
fn lift_off_is_only_in_the_landers_sector() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| stand(state, &[4, 1]));
    table.refused(ME, Choice::TakeAction(Deed::LiftOff), "VG-LIFT-1");
}

// Rule: VG-END-3, VG-WOUND-3, R71
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

// Rule: VG-END-5
#[test]
fn after_an_evacuation_tokens_are_kept_and_finds_lie_under_their_decks() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        state.success = 4;
        find(state, at::discovery::D19, 2);
        hurt(me(state), &[at::wound::laceration; 3]);
        state.frames.push(fourth_wound());
    });
    table.expect(|state| state.success == 4 && state.decks.under[..] == [at::discovery::D19; 2]);
}

// Rule: VG-GEN-17
#[test]
fn when_the_exploration_ends_what_is_unfinished_is_dropped() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        stand(state, &[4, 1]);
        place_poi(state, at::poi::P203);
        hurt(me(state), &[at::wound::severe, at::wound::laceration, at::wound::burn]);
        rolled(state, Some(at::action::P203_1), &[(FIRST, 2, &[vanguard::content::Icon::XEN])]);
        let trial = state.trial.as_mut().expect("a check");
        trial.injuries = orrery_kit::Few::of([vanguard::state::Injury::Severe]).expect("room");
    });
    table.ended("ending-evacuated");
    table.expect(|state| state.success == 0 && state.trial.is_none() && state.turn.is_none());
}

// Rule: VG-END-2
#[test]
fn a_log_that_ends_the_exploration_saves_everybody_and_no_mission() {
    for (done, ending) in [(true, "ending-success"), (false, "ending-failed")] {
        let mut table = at_turn("loom");
        table.arrange(|state| stand(state, &[9, 2]));
        run(&mut table, |state| {
            let log = if done { at::log::N450 } else { at::log::N204 };
            state.frames.push(effect(vanguard::state::Origin::Log(log), log.effect(), FIRST));
        });
        table.ended(ending);
        table.expect(|state| state.closed == Some(Close::Log) && state.everybody().len() == 2);
    }
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

// Rule: VG-EX-90, VG-OPS-8, VG-OPS-10, R91
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

// Rule: VG-OPS-7
#[test]
fn an_operation_that_is_evacuated_is_lost_whatever_was_done() {
    let mut table = at_turn("dead-reckoning");
    run(&mut table, |state| {
        state.planet.done.insert(at::mission::M82);
        state.success = 9;
        hurt(me(state), &[at::wound::laceration; 3]);
        state.frames.push(fourth_wound());
    });
    table.ended("ending-evacuated").wins(&[]);
    assert_eq!(end::score(table.play().state()), 0);
}

// Rule: VG-OPS-10, R91
#[test]
fn halves_are_rounded_down_and_no_score_is_less_than_nothing() {
    for (success, wounds, score) in [(3, 0, 5), (0, 3, 0)] {
        let mut table = at_turn("dead-reckoning");
        table.arrange(|state| {
            stand(state, &[1, 1]);
            state.planet.done.insert(at::mission::M82);
            (state.success, state.vessel.supplies) = (success, if wounds > 0 { 1 } else { 5 });
            hurt(me(state), &vec![at::wound::burn; wounds]);
        });
        act(&mut table, Deed::LiftOff);
        assert_eq!(end::score(table.play().state()), score);
    }
}

// Rule: VG-MISSION-1
#[test]
fn optional_missions_need_not_be_done() {
    for (done, ending) in [(at::mission::M10, "ending-success"), (at::mission::M11, "ending-failed")] {
        let mut table = at_turn("pellucid");
        table.arrange(|state| {
            stand(state, &[1, 1]);
            state.planet.done.insert(done);
            state.planet.in_play.remove(done);
        });
        act(&mut table, Deed::LiftOff);
        table.ended(ending);
    }
}

// Rule: VG-MISSION-2
#[test]
fn a_log_completes_a_mission_which_is_then_put_away() {
    let mut table = at_turn("pellucid");
    table.expect(|state| state.planet.in_play.contains(at::mission::M10));
    log(&mut table, at::log::N327);
    table.expect(|state| {
        !state.planet.in_play.contains(at::mission::M10) && state.planet.done.contains(at::mission::M10)
    });
}

// Rule: VG-MISSION-5
#[test]
fn what_is_done_fails_in_an_operation_alone() {
    for (world, log, mission, is_done) in
        [("loom", at::log::N454, at::mission::M70, true), ("glass-orchard", at::log::N623, at::mission::M83, false)]
    {
        let mut table = at_turn(world);
        table.arrange(|state| state.planet.done.insert(mission));
        super::common::log(&mut table, log);
        play_to_end(&mut table);
        table.expect(|state| state.planet.done.contains(mission) == is_done);
    }
}

// Rule: VG-MISSION-5, VG-OPS-7
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

// Rule: VG-RANK-2, VG-SETUP-6
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

// Rule: VG-SETUP-7
#[test]
fn the_quick_start_has_ten_white_cards_five_events_and_two_logs() {
    let mut table = Table::new(setup("eye", 2));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| {
        let is_white = |card: vanguard::content::Card| card.pile() == vanguard::content::Pile::White;
        let decks = state.party.iter().all(|member| {
            let cards = || member.hand.iter().copied().chain(member.deck.iter());
            cards().count() == 10 && cards().all(is_white) && member.hand.len() == 2 && member.charges == 0
        });
        let tutorial = |event: &vanguard::content::Event| event.deck() == vanguard::content::EventDeck::Tutorial;
        let events = vanguard::content::Event::all().filter(tutorial).collect();
        decks && state.decks.events == events && state.decks.events.len() == 5
    });
    table.expect(|state| state.account.logs.iter().eq([at::log::START, at::log::N1]));
}

// Rule: R30, VG-SETUP-7
#[test]
fn they_begin_in_two_sectors_and_none_is_left_empty() {
    let mut table = Table::new(setup("eye", 3));
    for (seat, sector) in [(0, 2), (1, 2)] {
        play_until(&mut table, |decision| matches!(decision, Decision::StartIn(_)));
        table.refused(Seat(seat), Choice::StartIn(3), "VG-SETUP-7");
        table.choose(Seat(seat), Choice::StartIn(sector));
    }
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.party.iter().map(|member| member.sector).eq([2, 2, 1]));
}

// Rule: VG-RANK-2
#[test]
fn a_rank_up_card_is_completed_at_once() {
    let mut table = at_turn("eye");
    table.arrange(|state| state.success = 3);
    act(&mut table, Deed::Pass);
    table.expect(|state| state.rank_up == Some((at::rank_up::T0, true)));
}
