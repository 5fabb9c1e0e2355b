//! Gear, tokens and the lander.

use orrery_core::Seat;
use orrery_kit::Few;
use vanguard::content::{Class, Gear, Icon, Track, at};
use vanguard::event::{Event, Rounds};
use vanguard::questions::{Aside, Choice, Decision, Deed};
use vanguard::state::{Frame, Lethal, Play, Token};

use super::common::*;

fn token(gear: Gear, sector: u8) -> Few<Token, 4> {
    Few::of([Token { gear, sector, carrier: FIRST }]).expect("room")
}

// Rule: VG-EX-51, VG-GEAR-4, VG-GEAR-3, DP26
#[test]
fn unmarked_gear_changes_hands() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        stand(state, &[1, 1]);
        carry(me(state), at::gear::E01);
        carry(me(state), at::gear::E03);
    });
    let hand = |gear| Choice::Meanwhile(Aside::Hand(gear, FIRST, SECOND));
    table.refused(ME, hand(at::gear::E03), "VG-WIN-1");
    table.choose(ME, hand(at::gear::E01));
    table.expect(|state| state.party[1].carries(at::gear::E01) && !state.party[0].carries(at::gear::E01));
    table.arrange(|state| stand(state, &[1, 2]));
    table.refused(ME, Choice::Meanwhile(Aside::Hand(at::gear::E01, SECOND, FIRST)), "table");
}

// Rule: VG-GEAR-4, DP26
#[test]
fn another_player_must_agree() {
    for agrees in [true, false] {
        let mut table = Table::new(setup("pellucid", 2));
        play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
        table.arrange(|state| carry(&mut state.party[0], at::gear::E01));
        let giver = table.play().state().party[0].seat;
        table.choose(giver, Choice::Meanwhile(Aside::Hand(at::gear::E01, FIRST, SECOND)));
        table.choose(Seat(1 - giver.0), Choice::Exchange(agrees));
        table.expect(|state| state.party[1].carries(at::gear::E01) == agrees);
    }
}

// Rule: VG-GEAR-11
#[test]
fn gear_whose_token_lies_on_the_board_stays() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        stand(state, &[1, 1]);
        carry(me(state), at::gear::E09);
        state.planet.tokens = token(at::gear::E09, 1);
    });
    table.refused(ME, Choice::Meanwhile(Aside::Hand(at::gear::E09, FIRST, SECOND)), "table");
}

// Rule: VG-GEAR-7
#[test]
fn a_token_that_lies_is_not_moved_by_placing_it_again() {
    let mut table = at_turn("pellucid");
    let outpost = at::gear::E09;
    table.arrange(|state| {
        stand(state, &[2, 1]);
        carry(me(state), outpost);
        state.planet.tokens = token(outpost, 1);
    });
    table.refused(ME, Choice::TakeAction(Deed::Use(Play::Gear(outpost))), "VG-ACT-1");
    run(&mut table, |state| {
        let block = outpost.effect().effect.expect("it is placed");
        state.frames.push(effect(vanguard::state::Origin::Gear(outpost), block, FIRST));
    });
    table.expect(|state| state.planet.tokens[..] == token(outpost, 1)[..]);
}

// Rule: VG-EX-31
#[test]
fn an_outpost_is_placed_with_an_action() {
    let mut table = at_turn("pellucid");
    let place = Choice::TakeAction(Deed::Use(Play::Gear(at::gear::E09)));
    table.arrange(|state| {
        man(state, FIRST, vanguard::content::Section::Recon, at::crew::CR21, 1, 5);
        carry(me(state), at::gear::E09);
        me(state).charges = 1;
        state.turn.as_mut().expect("a turn").actions = 0;
    });
    table.refused(ME, place, "VG-ACT-1");
    table.arrange(|state| state.turn.as_mut().expect("a turn").actions = 1);
    table.choose(ME, place);
    table.expect(|state| state.turn.is_some_and(|turn| turn.actions == 0) && state.planet.tokens.len() == 1);
}

// Rule: VG-GEAR-10
#[test]
fn an_upgrade_is_loaded_with_its_gear_alone() {
    use super::ship::{aboard, on};
    use vanguard::questions::Loading;
    let mut table = aboard(vanguard::state::Page::Hangar, |state| {
        on(state).scanner = Some(at::landing::L01);
        for gear in [at::gear::E09, at::gear::E10] {
            on(state).inventory.0[gear.index()] = 1;
            on(state).unavailable.0[gear.index()] = 0;
        }
    });
    play_until(&mut table, |decision| matches!(decision, Decision::Load(_)));
    let load = |gear, place| Choice::Load(Loading::With(gear, place));
    table.refused(ME, load(at::gear::E10, FIRST), "VG-GEAR-2");
    table.choose(ME, load(at::gear::E09, FIRST));
    table.refused(ME, load(at::gear::E10, SECOND), "VG-GEAR-2");
    table.choose(ME, load(at::gear::E10, FIRST));
}

// Rule: VG-GEAR-10
#[test]
fn an_upgrade_helps_round_the_token_of_its_gear() {
    for (lies, sector, cards) in [(true, 1, 2), (true, 2, 1), (false, 1, 1)] {
        let mut table = at_turn("pellucid");
        table.arrange(|state| {
            stand(state, &[sector, 1]);
            carry(me(state), at::gear::E09);
            carry(me(state), at::gear::E10);
            if lies {
                state.planet.tokens = token(at::gear::E09, 1);
            }
        });
        act(&mut table, Deed::Rest);
        table.expect(|state| state.party[0].hand.len() == cards);
    }
}

// Rule: VG-GEAR-10
#[test]
fn an_upgrade_stays_with_whoever_has_its_gear() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        stand(state, &[1, 1]);
        carry(me(state), at::gear::E10);
        carry(me(state), at::gear::E09);
    });
    table.refused(ME, Choice::Meanwhile(Aside::Hand(at::gear::E10, FIRST, SECOND)), "VG-WIN-1");
    table.choose(ME, Choice::Meanwhile(Aside::Hand(at::gear::E09, FIRST, SECOND)));
    table.expect(|state| state.party[0].gear.is_empty() && state.party[1].carries(at::gear::E10));
}

// Rule: VG-GEAR-8, VG-GEAR-9, R40
#[test]
fn what_is_stowed_is_gone_and_what_is_used_waits_for_the_next_turn() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        carry(me(state), at::gear::E12);
        carry(me(state), at::gear::E35);
        (me(state).available, me(state).spent) = (dice([0]), dice(1..5));
    });
    table.choose(ME, Choice::Meanwhile(Aside::Use(FIRST, Play::Gear(at::gear::E12))));
    table.choose(ME, Choice::Meanwhile(Aside::Use(FIRST, Play::Gear(at::gear::E35))));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.party[0].gear.len() == 1 && state.party[0].gear[0].used);
    table.refused(ME, Choice::Meanwhile(Aside::Use(FIRST, Play::Gear(at::gear::E35))), "VG-WIN-1");
    act(&mut table, Deed::Pass);
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(one) if one.place == SECOND));
    act(&mut table, Deed::Pass);
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| !state.party[0].gear[0].used);
}

// Rule: VG-THREAT-8, VG-GEAR-6, VG-FX-28
#[test]
fn a_turret_wards_off_the_first_attack_of_a_space() {
    for (gear, spent) in [(Some(at::gear::E13), 1), (None, 2)] {
        let mut table = at_turn("cinder-archive");
        run(&mut table, |state| {
            stand(state, &[6, 6]);
            if let Some(gear) = gear {
                state.planet.tokens = token(gear, 6);
            }
            state.planet.threats[at::threat::TH03.index()].time = 2;
            let track = Track::Threat(at::threat::TH03);
            state.frames.push(Frame::Track { place: FIRST, track, left: 1, attacks: 0 });
        });
        play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
        table.expect(|state| state.party.iter().all(|member| member.spent.len() == spent));
    }
}

// Rule: VG-EX-57, VG-FX-17
#[test]
fn two_conversions_work_in_one_check() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        stand(state, &[1, 1]);
        state.planet.tokens = token(at::gear::E14, 1);
        place_poi(state, at::poi::P101);
        rolled(state, Some(at::action::P101_1), &[(FIRST, 0, &[Icon::BAS])]);
    });
    table.choose(ME, Choice::TakeRow(true));
    // The linked row finds no such discovery here and gives what the board gives instead.
    table.expect(|state| state.success == 2);
}

// Rule: VG-FX-17
#[test]
fn a_cableway_makes_paths_free() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        stand(state, &[2, 1]);
        state.planet.tokens = token(at::gear::E22, 2);
    });
    travel(&mut table, 2, 4);
    table.expect(|state| state.sector_of(FIRST) == 4 && state.deeds.dangers == 0);
}

// Rule: VG-EVENT-2, VG-FX-17
#[test]
fn a_suit_makes_a_biome_ones_own() {
    let mut table = at_turn("quiet-yard");
    table.arrange(|state| {
        stand(state, &[1, 1]);
        carry(me(state), at::gear::E19);
        state.decks.events = [at::event::K21].into_iter().collect();
    });
    act(&mut table, Deed::Pass);
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.planet.printed_time == 1 && state.party[0].spent.is_empty());
}

// Rule: VG-EX-65, VG-LAND-2, R42
#[test]
fn a_lander_that_cannot_be_damaged_pays_in_supplies() {
    let landing = at::landing::L04;
    let land = |lander| {
        let mut table = at_turn("quiet-yard");
        let three = |fact: &Event| matches!(fact, Event::Rounds(Rounds::LandingRolled { number: 3 }));
        run_fated(
            &mut table,
            |state| {
                (state.vessel.lander, state.vessel.modifications, state.vessel.supplies) = (lander, Few::NONE, 10);
                state.frames.push(effect(vanguard::state::Origin::Landing(landing), landing.table(), FIRST));
            },
            |play| play.events().iter().any(three),
        );
        table
    };
    land(at::lander::V1).expect(|state| state.vessel.supplies == 8 && !state.vessel.is_damaged);
    for (branch, supplies, is_damaged) in [(0, 9, false), (1, 10, true)] {
        let mut table = land(at::lander::V2);
        table.choose(ME, Choice::Choose(branch));
        table.expect(|state| (state.vessel.supplies, state.vessel.is_damaged) == (supplies, is_damaged));
    }
}

// Rule: VG-LAND-5, VG-LAND-3
#[test]
fn a_fourth_wound_in_the_landing_is_an_evacuation() {
    let mut table = Table::new(setup("pellucid", 1));
    play_until(&mut table, |decision| matches!(decision, Decision::KeepRankUp(_)));
    let card = table.play().state().rank_ups_drawn.nth(0).expect("a card");
    table.choose_lucky(ME, Choice::KeepRankUp(card), |state| {
        matches!(state.frame(), Frame::Ask { question: Decision::Choose(_), .. }) && state.round == 0
    });
    table.arrange(|state| {
        assert_eq!(state.terms.lethal, Lethal::Off);
        state.party.iter_mut().for_each(|member| hurt(member, &[at::wound::burn; 3]));
    });
    if table.play().state().closed.is_none() {
        table.arrange(|state| {
            let wound = at::wound::laceration;
            state.frames.push(Frame::Wounded { place: FIRST, wound, stage: vanguard::state::Wounding::Take });
            state.frames.push(Frame::Ask { seat: ME, question: vanguard::questions::PassStart.into() });
        });
        table.choose(ME, Choice::PassStart(FIRST));
    }
    table.ended("ending-evacuated");
}

// Rule: VG-GEAR-1, VG-LANDER-1, R20
#[test]
fn gear_has_a_class_and_landers_their_figures() {
    assert!(Gear::all().filter(|gear| gear.class() == Class::Upgrade).all(|gear| gear.upgrades().is_some()));
    let ranger = at::lander::V1;
    assert_eq!((ranger.armour(), ranger.sensors(), ranger.agility(), ranger.supplies()), (1, 1, 2, 12));
    assert_eq!((ranger.personal(), ranger.mission(), ranger.discoveries(), ranger.steps()), (4, 2, 5, 3));
}

// Rule: VG-RANK-1, VG-RANK-3, DP18
#[test]
fn of_two_rank_up_cards_one_is_kept() {
    let mut table = Table::new(setup("pellucid", 1));
    play_until(&mut table, |decision| matches!(decision, Decision::KeepRankUp(_)));
    let drawn = table.play().state().rank_ups_drawn;
    let kept = drawn.nth(1).expect("two");
    table.choose(ME, Choice::KeepRankUp(kept));
    table.expect(|state| state.rank_up == Some((kept, false)) && state.rank_ups.len() == 17);
}
