//! Tracks, threats, leads, conditions, landing.

use orrery_kit::Few;
use vanguard::content::{Icon, Statistic, Tally, Track, Type, at};
use vanguard::event::{Event, Rounds};
use vanguard::questions::{Choice, Decision, Deed};
use vanguard::rules::ways;
use vanguard::state::{Frame, Lead, Origin, Prowling, Threats, value};

use super::common::*;

fn time(place: vanguard::state::Place, state: &vanguard::state::State, by: i8) -> Frame {
    let threats: Threats =
        vanguard::content::Threat::all().filter(|threat| state.planet.standee(*threat).is_in_play).collect();
    Frame::Time { place, condition: Some(state.planet.condition()), threats, by }
}

// Rule: VG-EX-25, VG-TIME-3, VG-FX-6
#[test]
fn the_last_space_of_a_track_does_something() {
    let mut table = at_turn("eye");
    run(&mut table, |state| {
        stand(state, &[3, 2]);
        (state.planet.over, state.planet.over_time) = (Some(at::condition::G01), 3);
        state.frames.push(time(FIRST, state, 1));
    });
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.planet.over_time == 0 && state.deeds.dangers == 2);
}

// Rule: VG-EX-62, VG-TIME-4, VG-TIME-5, R45
#[test]
fn going_back_triggers_nothing() {
    let mut table = at_turn("loom");
    run(&mut table, |state| {
        state.planet.threats[at::threat::TH06.index()].time = 3;
        let frame = time(FIRST, state, -2);
        state.frames.push(frame);
    });
    table.expect(|state| {
        state.planet.standee(at::threat::TH06).time == 1 && state.planet.standee(at::threat::TH06).sector == 6
    });
}

// Rule: VG-EX-63, VG-EX-81, VG-TIME-2, VG-TIME-7, VG-COND-1, VG-COND-3, VG-FX-11, R35, R78, VG-GEN-7
#[test]
fn a_covered_track_is_passed_over() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        stand(state, &[1, 1]);
        state.planet.printed_time = 9;
        let frame = time(FIRST, state, 2);
        state.frames.push(frame);
    });
    table.choose(ME, Choice::NextTrack(0));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| {
        state.planet.over == Some(at::condition::G02)
            && (state.planet.over_time, state.planet.printed_time) == (0, 0)
            && state.planet.standee(at::threat::TH01).time == 2
    });
}

// Rule: VG-EX-26, VG-THREAT-3, VG-ROLL-26
#[test]
fn the_colossus_stomps_or_walks() {
    let mut table = at_turn("cinder-archive");
    run(&mut table, |state| {
        stand(state, &[6, 6]);
        state.planet.threats[at::threat::TH03.index()].time = 2;
        state.frames.push(Frame::Track { place: FIRST, track: Track::Threat(at::threat::TH03), left: 1, attacks: 0 });
    });
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.party.iter().all(|member| member.spent.len() == 2));
    let mut table = at_turn("cinder-archive");
    run_lucky(
        &mut table,
        |state| {
            stand(state, &[1, 1]);
            state.planet.threats[at::threat::TH03.index()].time = 2;
            state.frames.push(Frame::Track {
                place: FIRST,
                track: Track::Threat(at::threat::TH03),
                left: 1,
                attacks: 0,
            });
        },
        |state| state.planet.progress_of(at::action::TH03_1).red == 2,
    );
    table.expect(|state| state.planet.standee(at::threat::TH03).time == 0);
}

/// What play hardly ever comes to: a third accident with the predator, of which none goes into a step of the green counter.
#[test]
fn a_third_accident_beside_the_predator_is_dangerous() {
    let action = at::action::TH02_1;
    let mut table = at_turn("quiet-yard");
    run(&mut table, |state| {
        stand(state, &[2, 2]);
        state.planet.threats[at::threat::TH02.index()].sector = 2;
        state.planet.progress = Few::of([vanguard::state::Progress { action, green: 1, red: 2 }]).expect("room");
        rolled(state, Some(action), &[(FIRST, 0, &[Icon::ACC])]);
    });
    assert_eq!(counters(&table, action), (1, 0));
    table.happened(|facts| facts.iter().any(|fact| matches!(fact, Event::Rounds(Rounds::DangerRolled { .. }))));
}

// Rule: VG-EX-42, VG-THREAT-4, VG-THREAT-6, VG-THREAT-9, R93
#[test]
fn a_threat_never_walks_a_locked_path() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| state.planet.threats[at::threat::TH01.index()].sector = 7);
    assert!(!ways::connected(table.play().state(), 7).any(|sector| sector == 8));
    table.arrange(|state| state.counts[Tally::Pekey.index()] = 2);
    assert!(ways::connected(table.play().state(), 7).any(|sector| sector == 8));
    run(&mut table, |state| {
        stand(state, &[1, 5]);
        state.planet.threats[at::threat::TH01.index()].sector = 7;
        let how = Prowling::To(5);
        state.frames.push(Frame::Prowl { threat: at::threat::TH01, left: 3, how });
    });
    table.expect(|state| state.planet.standee(at::threat::TH01).sector == 5);
}

// Rule: VG-THREAT-2, VG-ACT-2
#[test]
fn a_threat_is_acted_against_in_its_sector_or_from_anywhere() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| stand(state, &[1, 1]));
    table.refused(ME, Choice::TakeAction(Deed::Special(at::action::TH01_1)), "VG-ACT-1");
    act(&mut table, Deed::Special(at::action::TH01_2));
}

// Rule: VG-EX-27, VG-LEAD-1, VG-LEAD-3, VG-LEAD-4
#[test]
fn leads_complete_a_discovery_in_the_middle() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        let ali = Type::ALI.index();
        state.decks.leads[ali].0[Lead::One.index()] = 1;
        state.decks.bag.0[Lead::One.index()] -= 1;
        state.decks.bag.0[Lead::Two.index()] -= 1;
        state.decks.bag.0[Lead::ZeroCard.index()] -= 1;
        let tokens = Few::of([Lead::Two, Lead::ZeroCard]).expect("room");
        state.frames.push(Frame::Leads { place: FIRST, of: Type::ALI, tokens });
    });
    table.choose(ME, Choice::NextLead(Lead::Two));
    table.expect(|state| state.found(Some(Type::ALI)) == 1);
    table.choose(ME, Choice::LeadBonus(SECOND));
    table.expect(|state| value(&state.decks.leads[Type::ALI.index()]) == 0 && state.found(None) == 1);
}

// Rule: VG-EX-45, VG-LEAD-5
#[test]
fn science_says_who_gets_what_comes_with_a_lead() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        let tokens = Few::of([Lead::ZeroCard]).expect("room");
        state.decks.bag.0[Lead::ZeroCard.index()] -= 1;
        state.frames.push(Frame::Leads { place: FIRST, of: Type::MIN, tokens });
    });
    table.choose(ME, Choice::LeadBonus(SECOND));
    table.expect(|state| state.party[1].hand.len() == 1);
}

// Rule: VG-LEAD-2, VG-LEAD-6
#[test]
fn an_empty_bag_gives_nothing() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        state.decks.bag = Default::default();
        let card = at::card::SC14;
        state.frames.push(effect(Origin::Card(card), card.main().effect.expect("one"), FIRST));
    });
    table.choose(ME, Choice::LeadType(Type::FLO));
    table.expect(|state| state.decks.leads.iter().all(|leads| value(leads) == 0));
}

// Rule: VG-DISC-1, VG-DISC-7
#[test]
fn a_discovery_clears_the_leads_of_its_deck() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        state.decks.leads[Type::LIV.index()].0[Lead::OneRecycle.index()] = 1;
        state.decks.bag.0[Lead::OneRecycle.index()] = 0;
        state.frames.push(Frame::Discoveries { of: Type::LIV, left: 1 });
    });
    table.expect(|state| state.found(Some(Type::LIV)) == 1 && state.decks.bag.0[Lead::OneRecycle.index()] == 1);
}

// Rule: VG-DISC-8, VG-DISC-9
#[test]
fn what_was_taken_is_replaced_by_the_boards_substitute() {
    let mut table = at_turn("pellucid");
    log(&mut table, at::log::N327);
    table.expect(|state| {
        state.vessel.relics.contains(at::exceptional::X2)
            && state.success == 2
            && state.count(Tally::Key) == 1
            && state.planet.done.contains(at::mission::M10)
    });
    log(&mut table, at::log::N327);
    table.expect(|state| state.success == 5);
}

// Rule: VG-EX-29, VG-LAND-1, VG-LAND-2, VG-LAND-4, VG-LANDER-2, VG-LANDER-3, R22
#[test]
fn armour_lessens_what_a_landing_costs() {
    let mut table = Table::new(setup("pellucid", 1));
    play_until(&mut table, |decision| matches!(decision, Decision::KeepRankUp(_)));
    let card = table.play().state().rank_ups_drawn.nth(0).expect("a card");
    table.choose_lucky(ME, Choice::KeepRankUp(card), |state| {
        matches!(state.frame(), Frame::Ask { question: Decision::Choose(_), .. }) && state.vessel.supplies == 15
    });
    let landing = at::landing::L01;
    assert_eq!(landing.advice(), [Statistic::ARM]);
    table.choose(ME, Choice::Choose(0));
    table.expect(|state| [13, 14].contains(&state.vessel.supplies));
}

// Rule: VG-LAND-6, VG-CREW-1, VG-OPS-2, VG-OPS-3, VG-OPS-5, VG-OPS-6, VG-DICE-8, VG-LAUNCH-4, VG-PLAY-5
#[test]
fn an_operation_begins_with_what_its_table_says() {
    let mut table = Table::new(setup("dead-reckoning", 3));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    let state = table.play().state();
    assert_eq!(
        (state.planet.lander, state.party.len(), state.rank_up, state.decks.bag.0.iter().sum::<u8>()),
        (1, 3, None, 20)
    );
    for member in state.party.iter() {
        assert_eq!((member.sector, member.rank, member.hand.len()), (1, 2, 3));
        assert_eq!(member.charges, member.crew.charges());
        assert!(member.available.len() + member.spent.len() <= 8);
    }
    assert!(state.flags.is_empty() && state.planet.in_play.contains(at::mission::M82));
}

// Rule: VG-EX-31, VG-GEAR-6, VG-GEAR-7, VG-GEAR-10, VG-ACT-6
#[test]
fn an_outpost_makes_rests_better() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        me(state).gear.push(vanguard::state::Carried { gear: at::gear::E09, used: false });
        stand(state, &[1, 1]);
    });
    act(&mut table, Deed::Use(vanguard::state::Play::Gear(at::gear::E09)));
    table.arrange(|state| {
        me(state).available = dice([]);
        me(state).spent = dice(0..5);
    });
    act(&mut table, Deed::Rest);
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.party[0].available.len() == 5 && state.planet.tokens.len() == 1);
}

// Rule: VG-POI-1, VG-POI-2, VG-POI-9
#[test]
fn a_sector_log_is_shown_once() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| stand(state, &[1, 1]));
    travel(&mut table, 1, 3);
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    assert_eq!(poi_here(&table), Some(at::poi::P205));
}
