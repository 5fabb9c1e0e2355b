//! Rulings that no example shows.

use orrery_core::{Game, Viewer};
use vanguard::Vanguard;
use vanguard::content::{Flag, Mark, Section, at};
use vanguard::event::{Course, Event, Rolls, Worlds};
use vanguard::questions::{Aside, Choice, Decision, Deed, Reaction, Stride};
use vanguard::rules::end;
use vanguard::state::{Carried, Frame, Lethal, Origin, Play, Prowling, Symbol};

use super::common::*;

// Rule: R24
#[test]
fn hands_lie_open() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| hold(me(state), &[at::card::SC01]));
    let seen = Vanguard::view(table.play().state(), Viewer::Spectator);
    assert_eq!(seen.state.party[0].hand[..], [at::card::SC01]);
}

// Rule: R28
#[test]
fn there_is_no_end_of_success_tokens() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| state.success = 16);
    log(&mut table, at::log::N327);
    table.expect(|state| state.success == 18);
}

// Rule: R37, VG-TRAVEL-7
#[test]
fn a_step_into_a_sector_shows_its_log() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        stand(state, &[1, 1]);
        state.frames.push(Frame::Steps { place: FIRST, left: 1, has_begun: false });
    });
    table.choose(ME, Choice::StepTo(Stride::To(3)));
    assert_eq!(poi_here(&table), Some(at::poi::P205));
}

// Rule: R47, VG-END-7
#[test]
fn an_evacuation_by_a_log_shows_no_second_one() {
    let mut table = at_turn("dead-reckoning");
    log(&mut table, at::log::N613);
    table.ended("ending-evacuated");
    table.happened(|facts| {
        !facts.iter().any(|fact| matches!(fact, Event::Worlds(Worlds::LogShown { log }) if *log == at::log::N618))
    });
}

// Rule: R57, VG-SETUP-8
#[test]
fn on_the_eye_there_are_no_leads_and_no_charges() {
    let mut table = at_turn("eye");
    for card in [at::card::SC26, at::card::EN05] {
        run(&mut table, |state| {
            state.frames.push(effect(Origin::Card(card), card.main().effect.expect("one"), FIRST));
        });
        play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    }
    table.expect(|state| state.decks.bag.0.iter().sum::<u8>() == 20 && state.party[0].charges == 0);
}

// Rule: R60, R79, VG-LAND-6, DP27
#[test]
fn landing_in_a_sector_is_entering_it() {
    let mut table = Table::new(setup("slow-city", 1));
    play_until(&mut table, |decision| matches!(decision, Decision::LandIn(_)));
    table.expect(|state| state.party.iter().all(|member| member.hand.len() == 3));
    table.choose(ME, Choice::LandIn(4));
    table.expect(|state| state.planet.poi(4) == Some(at::poi::P957) && state.in_sector(4).len() == 2);
}

// Rule: R64, VG-WIN-2
#[test]
fn the_chance_to_strain_opens_no_window() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        (me(state).available, me(state).spent) = (dice([0, 1]), dice([2, 3, 4]));
        state.frames.push(danger(FIRST, at::danger::A, &[Symbol::Common]));
    });
    table.asked(ME, |decision| matches!(decision, Decision::TakeAction(_)));
}

// Rule: R86, VG-ACT-6
#[test]
fn the_landers_surgery_is_no_special_action() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        stand(state, &[1, 1]);
        state.vessel.modifications = orrery_kit::Few::of([at::modification::A08]).expect("room");
        hurt(me(state), &[at::wound::burn]);
        state.vessel.supplies = 5;
    });
    act(&mut table, Deed::Use(Play::Modification(at::modification::A08)));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| {
        state.turn.is_some_and(|turn| turn.actions == 1 && !turn.special_used) && state.vessel.supplies == 4
    });
}

// Rule: R90, VG-LETHAL-6, VG-LETHAL-2
#[test]
fn when_one_dies_the_effect_goes_on_for_the_others() {
    let mut table = at_turn("pellucid");
    run_lucky(
        &mut table,
        |state| {
            state.terms.lethal = Lethal::On;
            hurt(me(state), &[at::wound::burn; 3]);
            me(state).available = dice([0, 1, 2]);
            let log = at::log::N322;
            state.frames.push(effect(Origin::Log(log), log.effect(), FIRST));
        },
        |state| state.party[0].is_dead && state.deeds.dangers == 2,
    );
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(one) if one.place == SECOND));
    table.expect(|state| state.start == SECOND && state.planet.over == Some(at::condition::G02));
}

// Rule: R94
#[test]
fn without_wounds_anybody_is_hunted_and_off_the_board_nobody() {
    for sector in [5, 1] {
        let mut table = at_turn("quiet-yard");
        run_lucky(
            &mut table,
            |state| {
                stand(state, &[5, 1]);
                state.planet.threats[at::threat::TH02.index()].sector = 4;
                let threat = at::threat::TH02;
                state.frames.push(effect(Origin::Threat(threat), threat.track()[0], FIRST));
            },
            |state| state.planet.standee(at::threat::TH02).sector == sector,
        );
    }
    let mut table = at_turn("quiet-yard");
    run(&mut table, |state| {
        let how = Prowling::To(1);
        state.frames.push(Frame::Prowl { threat: at::threat::TH02, left: 2, how });
    });
    table.expect(|state| state.planet.standee(at::threat::TH02).sector == 0);
}

// Rule: R96
#[test]
fn cornering_the_saboteur_pays_once() {
    let mut table = at_turn("lampfall");
    for _ in 0..2 {
        run(&mut table, |state| {
            let row = at::action::TH09_1.green().expect("a row");
            state.frames.push(effect(Origin::Action(at::action::TH09_1), row.effect, FIRST));
        });
    }
    table.expect(|state| state.success == 1 && state.flags.contains(Flag::BaTrail));
}

// Rule: R97, VG-TUT-9
#[test]
fn there_is_no_lander_on_the_eye() {
    let mut table = at_turn("eye");
    table.refused(ME, Choice::TakeAction(Deed::LiftOff), "VG-ACT-1");
    run(&mut table, |state| {
        let card = at::card::EN23;
        state.frames.push(effect(Origin::Card(card), card.main().effect.expect("one"), FIRST));
    });
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.sector_of(FIRST) > 0);
}

// Rule: R98, VG-GEN-18
#[test]
fn a_price_that_is_prevented_counts_as_paid() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        man(state, FIRST, Section::Security, at::crew::CR17, 1, 5);
        me(state).charges = 1;
        (me(state).available, me(state).spent) = (dice([]), dice([0, 1, 3]));
    });
    table.choose(ME, Choice::Meanwhile(Aside::Strain(FIRST)));
    table.choose(ME, Choice::React(Reaction::Use(Play::Ability)));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.party[0].wound_cards() == 0 && state.party[0].available.len() == 3);
}

// Rule: VG-STRAIN-5
#[test]
fn nobody_strains_inside_a_strain_of_their_own() {
    use orrery_core::Asking;
    let strain = Choice::Meanwhile(Aside::Strain(FIRST));
    let is_open = |table: &Table| {
        let play = table.play();
        play.asks().iter().any(|ask| vanguard::Vanguard::check(play.state(), ask, &strain).is_ok())
    };
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        man(state, FIRST, Section::Security, at::crew::CR17, 1, 5);
        me(state).charges = 1;
        (me(state).available, me(state).spent) = (dice([]), dice([0, 1, 3]));
    });
    assert!(is_open(&table));
    table.choose(ME, strain);
    assert!(is_asked(&table, |decision| matches!(decision, Decision::React(_))) && !is_open(&table));
}

// Rule: R105, VG-OPS-8, VG-OPS-10
#[test]
fn who_is_left_behind_costs_three_points() {
    let mut table = at_turn("lifeline");
    table.arrange(|state| {
        stand(state, &[1, 4]);
        state.success = 9;
        state.counts[vanguard::content::Tally::Saved.index()] = 3;
        state.flags.insert(Flag::OaOpen);
    });
    act(&mut table, Deed::LiftOff);
    table.ended("ending-bronze");
    assert_eq!(end::score(table.play().state()), 6);
}

// Rule: VG-CARD-4, VG-CARD-5
#[test]
fn a_deck_has_ten_cards_of_the_section_and_none_above_the_rank() {
    let mut table = Table::new(setup("pellucid", 1));
    play_until(&mut table, |decision| matches!(decision, Decision::ChooseDeck(_)));
    let own = |rank: u8, count: usize| {
        let all = vanguard::content::Card::all().filter(move |card| card.section() == Section::Engineering);
        all.filter(|card| card.id().starts_with("EN") && card.rank() <= rank).take(count).collect()
    };
    table.refused(ME, Choice::ChooseDeck(own(2, 9)), "VG-CARD-5");
    table.refused(ME, Choice::ChooseDeck(own(3, 30)), "VG-CARD-5");
    table.choose(ME, Choice::ChooseDeck(own(2, 24)));
}

// Rule: VG-EVENT-3
#[test]
fn a_track_concerns_whoever_s_turn_it_is() {
    let mut table = at_turn("brackwater");
    run(&mut table, |state| {
        let track = vanguard::content::Track::Condition(at::condition::BW_C);
        state.planet.printed_time = 4;
        state.frames.push(Frame::Track { place: SECOND, track, left: 1, attacks: 0 });
    });
    table.happened(|facts| {
        let source = |fact: &Event| match fact {
            Event::Course(Course::Began { what: Frame::Effect(one) }) => Some((one.source, one.at.actor)),
            _ => None,
        };
        facts.iter().find_map(source) == Some((FIRST, FIRST))
    });
    table.expect(|state| state.planet.over == Some(at::condition::G08));
}

// Rule: VG-GEN-11
#[test]
fn a_healed_wound_card_may_come_again() {
    let mut table = at_turn("pellucid");
    let left = table.play().state().decks.wounds.0[at::wound::burn.index()];
    run(&mut table, |state| {
        hurt(me(state), &[at::wound::burn]);
        state.decks.wounds.0[at::wound::burn.index()] -= 1;
        state.frames.push(Frame::Heal { place: FIRST, dice: 0, cards: 1 });
    });
    assert_eq!(table.play().state().decks.wounds.0[at::wound::burn.index()], left);
}

// Rule: VG-GEN-15, VG-ACT-1
#[test]
fn the_party_is_who_is_on_the_planet() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| state.party[1].is_dead = true);
    let state = table.play().state();
    assert_eq!(state.crew().collect::<Vec<_>>(), [FIRST]);
    for deed in [Deed::Rest, Deed::Prepare(vanguard::questions::Manner::Draw), Deed::LiftOff, Deed::Pass] {
        let ask = table.play().asks().iter().find(|ask| ask.must).expect("a question").id;
        let answer = orrery_core::Answer { ask, seat: ME, choice: Choice::TakeAction(deed) };
        assert!(table.play().clone().answer(&answer).is_ok(), "{deed:?}");
    }
}

// Rule: VG-POI-3, VG-POI-4
#[test]
fn what_is_explored_has_no_action_and_what_matters_is_marked() {
    let used_up = at::poi::P000;
    assert!(used_up.marks().contains(&Mark::LP));
    assert!(!vanguard::content::Action::all().any(|action| action.of() == vanguard::content::Owner::Poi(used_up)));
    let mut table = at_turn("pellucid");
    table.expect(|state| state.planet.is_marked(8, Mark::IM));
}

// Rule: VG-ROLL-6, VG-CARD-2
#[test]
fn above_the_hand_limit_nothing_else_is_done() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        hold(me(state), &[at::card::SC17, at::card::SC01, at::card::SC02]);
        me(state).spent = dice([4]);
        me(state).available = dice(0..4);
        state.frames.push(Frame::HandLimit { place: FIRST });
    });
    table.refused(ME, Choice::Meanwhile(Aside::Use(FIRST, Play::Card(at::card::SC17))), "table");
    table.choose(ME, Choice::PickCards([at::card::SC01].into_iter().collect()));
    table.choose(ME, Choice::Meanwhile(Aside::Use(FIRST, Play::Card(at::card::SC17))));
}

// Rule: VG-THREAT-5
#[test]
fn a_threat_off_the_board_is_in_no_sector() {
    let mut table = at_turn("quiet-yard");
    table.arrange(|state| stand(state, &[1, 1]));
    let deed = Deed::Special(at::action::TH02_1);
    table.refused(ME, Choice::TakeAction(deed), "VG-ACT-1");
    act(&mut table, Deed::Special(at::action::TH02_2));
}

// Rule: VG-SAC-1, VG-FX-20
#[test]
fn a_card_that_adds_dice_takes_available_ones() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        man(state, FIRST, Section::Engineering, at::crew::CR04, 1, 5);
        hold(me(state), &[at::card::EN08]);
        me(state).gear.push(Carried { gear: at::gear::E02, used: false });
        rolled(state, None, &[(FIRST, 2, &[vanguard::content::Icon::ACC])]);
    });
    table.choose(ME, Choice::React(Reaction::Use(Play::Card(at::card::EN08))));
    table.choose(ME, Choice::PickDice(dice([3])));
    table.happened(|facts| facts.iter().any(|fact| matches!(fact, Event::Rolls(Rolls::Added { .. }))));
    table.expect(|state| state.trial.is_some_and(|trial| trial.pool.len() == 2));
}
