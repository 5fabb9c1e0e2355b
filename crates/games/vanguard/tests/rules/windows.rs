//! Moments and windows (5.28), assistance from afar.

use orrery_core::Seat;
use vanguard::content::{Icon, Section, at};
use vanguard::questions::{Aside, Choice, Decision, Deed, Help, Reaction};
use vanguard::state::{Frame, Play, SectionDie, Symbol};

use super::common::*;

// Rule: VG-WIN-1, DP15, R63
#[test]
fn strain_lies_beside_any_question_but_not_inside_an_effect() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| (me(state).available, me(state).spent) = (dice([0, 1, 2]), dice([3, 4])));
    assert!(is_asked(&table, |decision| matches!(decision, Decision::Meanwhile(_))));
    run(&mut table, |state| {
        let die = vanguard::content::Die::D;
        state.frames.push(Frame::Spend { place: FIRST, left: 1, die, has_declined: false });
    });
    assert!(is_asked(&table, |decision| matches!(decision, Decision::PickDice(_))));
    assert!(!is_asked(&table, |decision| matches!(decision, Decision::Meanwhile(_))));
}

// Rule: VG-WIN-1
#[test]
fn a_question_comes_again_with_what_has_changed() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        (me(state).available, me(state).spent) = (dice([0, 1]), dice([2, 3, 4]));
        state.vessel.supplies = 0;
        hold(me(state), &[at::card::SC17]);
        state.vessel.found.0[at::discovery::D02.index()] = 1;
        state.decks.discoveries.0[at::discovery::D02.index()] -= 1;
        state.frames.push(effect(vanguard::state::Origin::Event(at::event::K02), at::event::K02.matched(), FIRST));
    });
    table.refused(ME, Choice::Choose(0), "VG-FX-2");
    table.choose(ME, Choice::Meanwhile(Aside::Use(FIRST, Play::Find(at::discovery::D02))));
    table.choose(ME, Choice::Choose(0));
    table.expect(|state| state.vessel.supplies == 0 && state.deeds.dangers == 0);
}

// Rule: VG-WIN-2, VG-WIN-3, VG-ROLL-36
#[test]
fn a_window_opens_again_until_all_have_passed() {
    let mut table = Table::new(setup("pellucid", 2));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    let [one, two] = [0, 1].map(|place: usize| table.play().state().party[place].seat);
    table.arrange(|state| {
        man(state, FIRST, Section::Security, at::crew::CR07, 1, 5);
        man(state, SECOND, Section::Recon, at::crew::CR03, 1, 5);
        hold(&mut state.party[0], &[at::card::SE02]);
        hold(&mut state.party[1], &[at::card::RE05]);
        stand(state, &[1, 1]);
        state.frames.only(Frame::Turn);
        state.frames.push(danger(FIRST, at::danger::A, &[Symbol::Rare]));
        state.frames.push(Frame::Ask { seat: one, question: vanguard::questions::PassStart.into() });
    });
    table.choose(one, Choice::PassStart(FIRST));
    table.choose(one, Choice::React(Reaction::Pass));
    table.choose_lucky(two, Choice::React(Reaction::Use(Play::Card(at::card::RE05))), |state| {
        matches!(state.frame(), Frame::Window(_))
    });
    table.asked(one, |decision| matches!(decision, Decision::React(_)));
    table.not_asked(two, |decision| matches!(decision, Decision::React(_)));
}

// Rule: VG-WIN-6, DP7
#[test]
fn who_does_not_answer_passes() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        hold(me(state), &[at::card::SC18]);
        rolled(state, None, &[(FIRST, 3, &[Icon::ACC])]);
    });
    table.asked(ME, |decision| matches!(decision, Decision::React(_)));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.party[0].hand.len() == 1);
}

// Rule: VG-ASSIST-8, VG-TRAVEL-5, R68
#[test]
fn who_helps_from_afar_says_so_first() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        man(state, SECOND, Section::Recon, at::crew::CR16, 1, 5);
        state.party[1].charges = 1;
        stand(state, &[1, 5]);
    });
    act(&mut table, Deed::Special(at::action::PE_1_1));
    table.choose(ME, Choice::PickDice(dice([3])));
    table.refused(ME, Choice::Assist(Help::Die(SectionDie(0))), "VG-ASSIST-1");
    table.choose(ME, Choice::Assist(Help::Use(Play::Ability)));
    table.choose(ME, Choice::Assist(Help::Die(SectionDie(0))));
    table.expect(|state| state.deeds.assists == 1 && state.party[1].charges == 0);
}

// Rule: VG-ASSIST-4, VG-ASSIST-6, R34, VG-FX-24
#[test]
fn an_ability_may_give_two_dice_and_bring_them_back() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        man(state, SECOND, Section::Security, at::crew::CR05, 1, 5);
        state.party[1].charges = 1;
        stand(state, &[1, 1]);
    });
    act(&mut table, Deed::Prepare(vanguard::questions::Manner::Check));
    table.choose(ME, Choice::PickDice(dice([])));
    table.choose(ME, Choice::Assist(Help::Use(Play::Ability)));
    table.choose(ME, Choice::Assist(Help::Dice(SectionDie(0), SectionDie(4))));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.party[1].available.len() == 5 && state.deeds.assists == 2);
}

// Rule: VG-ASSIST-4
#[test]
fn assistants_roll_no_injury_dice() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        stand(state, &[1, 1]);
        state.party[1].injured = vanguard::content::Colour::ALL.into_iter().collect();
    });
    act(&mut table, Deed::Prepare(vanguard::questions::Manner::Check));
    table.choose(ME, Choice::PickDice(dice([0])));
    table.choose_fated(ME, Choice::Assist(Help::Die(SectionDie(0))), |play| {
        play.events().iter().any(|fact| {
            matches!(fact, vanguard::event::Event::Rolls(vanguard::event::Rolls::Rolled { injuries, pool, .. }) if injuries.is_empty() && pool.len() == 2)
        })
    });
}

// Rule: VG-ROLL-3, VG-ROLL-1
#[test]
fn injury_and_danger_dice_are_rolled_with_the_check() {
    let mut table = at_turn("eye");
    table.arrange(|state| {
        stand(state, &[6, 2]);
        hurt(me(state), &[at::wound::nothing]);
        me(state).injured = [vanguard::content::Colour::R].into_iter().collect();
    });
    act(&mut table, Deed::Special(at::action::EV_6_1));
    table.choose_fated(ME, Choice::PickDice(dice([])), |play| {
        play.events().iter().any(|fact| {
            matches!(fact, vanguard::event::Event::Rolls(vanguard::event::Rolls::Rolled { injuries, danger, .. }) if injuries.len() == 1 && danger.len() == 1)
        })
    });
}

// Rule: VG-ROUND-8, R87
#[test]
fn after_the_last_action_an_effect_of_the_turn_may_be_used() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        man(state, FIRST, Section::Recon, at::crew::CR21, 1, 5);
        me(state).charges = 1;
        state.turn.as_mut().expect("a turn").actions = 1;
    });
    act(&mut table, Deed::Prepare(vanguard::questions::Manner::Draw));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.turn.is_some_and(|turn| turn.place == FIRST && turn.actions == 0));
    act(&mut table, Deed::Turn(Play::Ability));
    table.expect(|state| state.turn.is_some_and(|turn| turn.actions == 1));
}

// Rule: VG-ROUND-7
#[test]
fn when_the_exploration_ends_the_turn_does_too() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| stand(state, &[1, 1]));
    act(&mut table, Deed::LiftOff);
    table.ended("ending-failed");
    table.expect(|state| state.turn.is_none() && state.decks.discarded_events.is_empty());
}

// Rule: VG-REST-5, R99
#[test]
fn a_rest_is_counted_before_what_is_used_in_it() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        man(state, FIRST, Section::Science, at::crew::CR02, 2, 6);
        (me(state).available, me(state).spent) = (dice([]), dice(0..6));
        hold(me(state), &[at::card::SC09]);
    });
    act(&mut table, Deed::Rest);
    table.choose(ME, Choice::React(Reaction::Use(Play::Card(at::card::SC09))));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    assert_eq!(boards(&table), (5, 1));
}

// Rule: VG-PLAY-1, DP1
#[test]
fn every_section_has_one_player() {
    for seats in 1..=4 {
        let table = Table::new(setup("pellucid", seats));
        let controllers = table.play().state().controllers;
        let most = controllers.iter().map(|seat| controllers.iter().filter(|other| *other == seat).count()).max();
        assert_eq!(most, Some(usize::from(4_u8.div_ceil(seats))));
        assert!(Seat::all(seats).all(|seat| controllers.contains(&seat)));
    }
}
