//! Rounds, turns, actions, travel, events, windows.

use orrery_core::Seat;
use vanguard::content::{Flag, Section, Tally, at};
use vanguard::event::{Event, Rounds, Worlds};
use vanguard::questions::{Choice, Decision, Deed, Manner, Reaction, Sections, Stride};
use vanguard::state::{Frame, Place, Play, Symbol};

use super::common::*;

// Rule: VG-ROUND-6, R26
#[test]
fn everybody_takes_a_turn_and_then_the_token_may_pass() {
    let mut table = at_turn("eye");
    act(&mut table, Deed::Pass);
    table.expect(|state| state.turn.is_some_and(|turn| turn.place == SECOND) && state.party[0].has_acted);
    act(&mut table, Deed::Pass);
    table.choose(ME, Choice::PassStart(SECOND));
    table.expect(|state| state.round == 2 && state.turn.is_some_and(|turn| turn.place == SECOND));
}

// Rule: VG-ROUND-1
#[test]
fn the_recon_player_gives_the_start_token_though_recon_stays_aboard() {
    for place in [FIRST, SECOND] {
        let mut table = Table::new(setup("pellucid", 2));
        table.choose(Seat(0), Choice::Muster(Sections::NONE.with(Section::Engineering)));
        table.choose(Seat(1), Choice::Muster(Sections::NONE.with(Section::Security)));
        play_until(&mut table, |decision| matches!(decision, Decision::GiveStart(_)));
        table.expect(|state| state.party.iter().all(|member| !member.has_acted));
        table.refused(Seat(1), Choice::GiveStart(Place(2)), "VG-ROUND-1");
        table.choose(Seat(1), Choice::GiveStart(place));
        table.expect(|state| state.start == place && state.turn.is_some_and(|turn| turn.place == place));
    }
}

// Rule: VG-ROUND-2
#[test]
fn turns_go_round_from_the_start_token() {
    let mut table = Table::new(setup("eye", 4));
    play_until(&mut table, |decision| matches!(decision, Decision::GiveStart(_)));
    table.choose(Seat(1), Choice::GiveStart(Place(2)));
    for place in [2, 3, 0, 1].map(Place) {
        table.expect(|state| state.turn.is_some_and(|turn| turn.place == place));
        let seat = table.play().state().member(place).seat;
        table.choose(seat, Choice::TakeAction(Deed::Pass));
    }
    assert!(is_asked(&table, |decision| matches!(decision, Decision::PassStart(_))));
}

// Rule: VG-ROUND-3
#[test]
fn after_a_round_the_holder_passes_the_start_token_or_keeps_it() {
    for place in [FIRST, SECOND] {
        let mut table = Table::new(setup("eye", 2));
        play_until(&mut table, |decision| matches!(decision, Decision::GiveStart(_)));
        table.choose(Seat(1), Choice::GiveStart(SECOND));
        table.choose(Seat(1), Choice::TakeAction(Deed::Pass));
        table.choose(Seat(0), Choice::TakeAction(Deed::Pass));
        table.expect(|state| state.round == 2 && state.party.iter().all(|member| !member.has_acted));
        table.choose(Seat(1), Choice::PassStart(place));
        table.expect(|state| state.start == place && state.turn.is_some_and(|turn| turn.place == place));
    }
}

// Rule: VG-ROUND-4
#[test]
fn a_turn_is_two_actions_then_the_token_and_one_event() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        stand(state, &[1, 1]);
        state.decks.events = [at::event::K13, at::event::K26].into_iter().collect();
    });
    act(&mut table, Deed::Prepare(Manner::Draw));
    table.expect(|state| {
        let is_on = state.turn.is_some_and(|turn| turn.place == FIRST && turn.actions == 1);
        is_on && !state.party[0].has_acted && state.decks.discarded_events.is_empty()
    });
    act(&mut table, Deed::Prepare(Manner::Draw));
    play_to_turn(&mut table, SECOND);
    table.expect(|state| state.party[0].has_acted && state.decks.discarded_events.len() == 1);
}

// Rule: VG-ROUND-5
#[test]
fn a_special_action_is_taken_once_a_turn() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        stand(state, &[1, 1]);
        place_poi(state, at::poi::P102);
        me(state).available = dice([0]);
        me(state).spent = dice(1..5);
    });
    act(&mut table, Deed::Special(at::action::P102_2));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.refused(ME, Choice::TakeAction(Deed::Special(at::action::P102_2)), "VG-ROUND-5");
}

// Rule: VG-EX-3, VG-TRAVEL-3, VG-TRAVEL-4, VG-TRAVEL-7, R16
#[test]
fn travelling_asks_for_a_die_or_a_danger() {
    for (symbol, spent, wounds) in [(Symbol::Common, 0, 0), (Symbol::Uncommon, 1, 0), (Symbol::Rare, 0, 1)] {
        let mut table = at_turn("eye");
        table.arrange(|state| {
            stand(state, &[1, 2]);
            place_poi(state, at::poi::P101);
        });
        travel(&mut table, 1, 5);
        table.choose_fated(ME, Choice::Choose(1), |play| rolled_danger(play, symbol));
        play_to_turn(&mut table, FIRST);
        table.expect(|state| state.sector_of(FIRST) == 5 && state.party[0].wound_cards() == wounds);
        assert_eq!((poi_here(&table), boards(&table).1), (Some(at::poi::P105), spent));
    }
}

// Rule: VG-TRAVEL-1, VG-TRAVEL-8, VG-EX-85
#[test]
fn no_movement_forbids_travel_and_steps() {
    let mut table = at_turn("eye");
    table.arrange(|state| stand(state, &[1, 2]));
    let way = path(&table, 1, 5);
    table.refused(ME, Choice::TakeAction(Deed::Travel(way, 5)), "VG-TRAVEL-1");
    event(&mut table, at::event::K50, true);
    table.expect(|state| state.sector_of(FIRST) == 1 && !matches!(state.frame(), Frame::Steps { .. }));
    assert!(!is_asked(&table, |decision| matches!(decision, Decision::Choose(_))));
}

// Rule: VG-EX-49, VG-TRAVEL-2
#[test]
fn a_one_way_path_is_walked_one_way_once_it_is_open() {
    let mut table = at_turn("eye");
    table.arrange(|state| stand(state, &[3, 2]));
    let way = path(&table, 3, 8);
    table.refused(ME, Choice::TakeAction(Deed::Travel(way, 8)), "VG-TRAVEL-2");
    table.arrange(|state| state.flags.insert(Flag::CoreOpen));
    let one_way = path(&table, 3, 8);
    act(&mut table, Deed::Travel(one_way, 8));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.sector_of(FIRST) == 8);
    table.refused(ME, Choice::TakeAction(Deed::Travel(one_way, 3)), "VG-ACT-1");
}

// Rule: VG-EX-53, VG-TUT-9, R46
#[test]
fn the_last_to_arrive_completes_the_mission() {
    let mut table = at_turn("eye");
    table.arrange(|state| {
        stand(state, &[3, 4]);
        state.planet.pois[4] = orrery_kit::Few::of([at::poi::P106]).expect("room");
    });
    travel(&mut table, 3, 4);
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| {
        state.planet.done.contains(at::mission::M01)
            && state.planet.in_play.contains(at::mission::M02)
            && state.flags.contains(Flag::EventsOn)
    });
}

// Rule: VG-ACT-5
#[test]
fn a_mission_is_tested_before_an_action() {
    let mut table = at_turn("thornmantle");
    run(&mut table, |state| {
        stand(state, &[8, 1]);
        state.planet.in_play.insert(at::mission::M41);
    });
    table.expect(|state| {
        state.planet.done.contains(at::mission::M41) && state.turn.is_some_and(|turn| turn.actions == 2)
    });
}

// Rule: VG-MISSION-4
#[test]
fn a_mission_is_tested_after_an_event() {
    let mut table = at_turn("slow-city");
    table.arrange(|state| {
        stand(state, &[7, 1]);
        state.flags.insert(Flag::IdAdmit);
        state.planet.in_play.insert(at::mission::M41);
        hold(me(state), &[at::card::SC01]);
        state.decks.events = [at::event::K71].into_iter().collect();
    });
    act(&mut table, Deed::Pass);
    table.choose(ME, Choice::Choose(0));
    table.happened(|facts| {
        let done = |fact: &Event| matches!(fact, Event::Worlds(Worlds::MissionDone { mission }) if *mission == at::mission::M41);
        let next = |fact: &Event| matches!(fact, Event::Rounds(Rounds::TurnBegan { .. }));
        facts.iter().position(done).is_some_and(|at| Some(at) < facts.iter().position(next))
    });
}

// Rule: VG-MISSION-7
#[test]
fn of_several_missions_the_lowest_number_is_completed_first() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        state.planet.in_play = [at::mission::M10, at::mission::M12, at::mission::M11].into_iter().collect();
        find(state, at::discovery::D19, 3);
    });
    table.happened(|facts| {
        let done = facts.iter().filter_map(|fact| match fact {
            Event::Worlds(Worlds::MissionDone { mission }) => Some(*mission),
            _ => None,
        });
        done.eq([at::mission::M11, at::mission::M12])
    });
}

// Rule: VG-EX-24, VG-EVENT-2, VG-EVENT-4
#[test]
fn an_event_looks_at_the_biomes_of_the_place() {
    for (sector, spent) in [(7, 1), (5, 0)] {
        let mut table = at_turn("eye");
        table.arrange(|state| {
            stand(state, &[sector, 2]);
            state.planet.pois[5] = orrery_kit::Few::of([at::poi::P000]).expect("room");
            state.flags.insert(Flag::EventsOn);
            state.planet.over = Some(at::condition::G01);
            state.decks.events = [at::event::KT1].into_iter().collect();
        });
        act(&mut table, Deed::Pass);
        play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
        let state = table.play().state();
        assert_eq!((state.party[0].spent.len(), state.planet.over_time), (spent, 1 - spent as u8));
        assert!(state.decks.discarded_events.contains(at::event::KT1));
    }
}

// Rule: VG-EVENT-1
#[test]
fn with_no_event_left_those_that_were_seen_are_shuffled() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        stand(state, &[1, 1]);
        state.decks.events = Default::default();
        state.decks.discarded_events = [at::event::K02].into_iter().collect();
    });
    act(&mut table, Deed::Pass);
    let seen =
        |fact: &Event| matches!(fact, Event::Rounds(Rounds::EventRevealed { event, .. }) if *event == at::event::K02);
    table.happened(|facts| facts.iter().any(seen));
}

// Rule: VG-EX-23, VG-FX-16, VG-FX-2
#[test]
fn a_branch_that_cannot_be_paid_cannot_be_chosen() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        state.vessel.supplies = 1;
        let event = at::event::K02;
        state.frames.push(effect(vanguard::state::Origin::Event(event), event.matched(), FIRST));
    });
    table.asked(ME, |decision| matches!(decision, Decision::Choose(_)));
    table.arrange(|state| state.vessel.supplies = 0);
    table.refused(ME, Choice::Choose(0), "VG-FX-2");
    table.choose(ME, Choice::Choose(1));
}

// Rule: VG-FX-3
#[test]
fn a_price_may_be_left_unpaid() {
    use vanguard::event::Finds;
    for pays in [true, false] {
        let mut table = at_turn("pellucid");
        event(&mut table, at::event::K06, true);
        let drawn = |fact: &Event| matches!(fact, Event::Finds(Finds::LeadsDrawn { tokens, .. }) if tokens.len() == 1);
        table.choose(ME, Choice::Take(pays));
        // Of two green dice one is asked for, and only then the lead is drawn.
        table.happened(|facts| !facts.iter().any(drawn));
        if pays {
            table.choose(ME, Choice::PickDice(dice([1])));
            table.happened(|facts| facts.iter().any(drawn));
        }
        assert_eq!(boards(&table).1, usize::from(pays));
    }
}

// Rule: VG-EX-84, VG-LIFT-1, VG-LIFT-5, R66
#[test]
fn a_lift_off_that_is_refused_costs_nothing() {
    let mut table = Table::new(setup("pellucid", 2));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    let turn = table.play().state().turn.expect("a turn");
    let seat = table.play().state().member(turn.place).seat;
    let other = Seat(1 - seat.0);
    table.choose(seat, Choice::TakeAction(Deed::LiftOff));
    table.choose(other, Choice::Consent(false));
    table.expect(|state| state.turn.is_some_and(|turn| turn.actions == 2) && state.closed.is_none());
    table.refused(seat, Choice::TakeAction(Deed::LiftOff), "VG-LIFT-5");
    table.choose(seat, Choice::TakeAction(Deed::Pass));
    play_to_turn(&mut table, Place(1 - turn.place.0));
    table.choose(other, Choice::TakeAction(Deed::Pass));
    play_to_turn(&mut table, turn.place);
    table.choose(seat, Choice::TakeAction(Deed::LiftOff));
    table.choose(other, Choice::Consent(true));
    table.ended("ending-failed");
}

// Rule: VG-EVENT-5, VG-WIN-3
#[test]
fn an_event_may_be_exchanged_for_another() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        state.decks.events = [at::event::K04, at::event::K13].into_iter().collect();
        hold(me(state), &[at::card::SC08]);
    });
    act(&mut table, Deed::Pass);
    table.choose(ME, Choice::React(Reaction::Use(Play::Card(at::card::SC08))));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.decks.discarded_events.len() == 2 && state.party[0].discard.contains(at::card::SC08));
}

// Rule: VG-EX-71, R61, R62
#[test]
fn whoever_reaches_the_heart_of_moss_has_done_it() {
    let mut table = at_turn("thornmantle");
    table.arrange(|state| {
        stand(state, &[7, 1]);
        state.flags.insert(Flag::TmGate);
        state.planet.in_play.insert(at::mission::M41);
        state.planet.pois[8] = orrery_kit::Few::of([at::poi::P000]).expect("room");
    });
    travel(&mut table, 7, 8);
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| {
        state.success == 2
            && state.planet.done.contains(at::mission::M41)
            && state.turn.is_some_and(|turn| turn.actions == 1)
    });
}

// Rule: VG-FX-19
#[test]
fn a_plain_action_that_would_do_nothing_cannot_be_chosen() {
    let mut table = at_turn("thornmantle");
    table.arrange(|state| {
        stand(state, &[8, 1]);
        place_poi(state, at::poi::P409);
    });
    table.refused(ME, Choice::TakeAction(Deed::Special(at::action::P409_2)), "VG-FX-19");
    table.arrange(|state| state.counts[Tally::Cure.index()] = 2);
    act(&mut table, Deed::Special(at::action::P409_2));
    assert_eq!(poi_here(&table), Some(at::poi::P407));
}

// Rule: VG-FX-27, R76
#[test]
fn steps_are_taken_one_after_the_other() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        stand(state, &[1, 1]);
        state.frames.push(Frame::Steps { place: FIRST, left: 2, has_begun: false });
    });
    table.refused(ME, Choice::StepTo(Stride::Stay), "VG-FX-27");
    table.choose(ME, Choice::StepTo(Stride::To(2)));
    table.choose(ME, Choice::StepTo(Stride::Stay));
    table.expect(|state| state.sector_of(FIRST) == 2);
}

// Rule: VG-PREP-1
#[test]
fn preparing_draws_a_card() {
    let mut table = at_turn("pellucid");
    act(&mut table, Deed::Prepare(Manner::Draw));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.party[0].hand.len() == 1);
}

// Rule: VG-PREP-1
#[test]
fn the_parts_of_a_prepare_come_in_the_order_that_was_chosen() {
    for (manner, cards) in [(Manner::DrawThenCheck, 1), (Manner::CheckThenDraw, 0)] {
        let mut table = at_turn("pellucid");
        table.arrange(|state| stand(state, &[1, 4]));
        act(&mut table, Deed::Prepare(manner));
        assert!(is_asked(&table, |decision| matches!(decision, Decision::PickDice(_))));
        table.expect(|state| state.party[0].hand.len() == cards);
        table.choose(ME, Choice::PickDice(dice([])));
        play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
        table.expect(|state| state.party[0].hand.len() == 1 && state.turn.is_some_and(|turn| turn.actions == 1));
    }
}

// Rule: VG-PLAY-3, VG-PLAY-4, VG-PLAY-6
#[test]
fn a_party_is_as_large_as_the_table_and_two_at_least() {
    for (seats, size, party) in
        [(1, "standard", 2), (2, "standard", 2), (3, "standard", 3), (2, "four", 4), (1, "three", 3)]
    {
        let mut table = Table::new(setup("pellucid", seats).with("party", size));
        play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
        let state = table.play().state();
        assert_eq!(state.party.len(), party);
        let order: Vec<Seat> = state.party.iter().map(|member| member.seat).collect();
        assert!(order.is_sorted());
    }
}

// Rule: VG-PLAY-5
#[test]
fn nobody_uses_what_another_has() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        hold(me(state), &[at::card::SC03]);
        carry(me(state), at::gear::E01);
        (state.party[1].available, state.party[1].spent) = (dice([]), dice(0..5));
    });
    for play in [Play::Card(at::card::SC03), Play::Gear(at::gear::E01)] {
        let aside = vanguard::questions::Aside::Use(SECOND, play);
        table.refused(ME, Choice::Meanwhile(aside), "VG-WIN-1");
    }
    let die = vanguard::content::Die::D;
    run(&mut table, |state| {
        state.frames.push(Frame::Spend { place: SECOND, left: 1, die, has_declined: true });
    });
    play_to_turn(&mut table, FIRST);
    table.expect(|state| state.party[0].available.len() == 5 && state.dice_in_play(SECOND) == 4);
}

// Rule: VG-GEAR-2, VG-GEAR-3, VG-OPS-4
#[test]
fn gear_is_loaded_within_the_cargo_limits() {
    use vanguard::questions::Loading;
    let mut table = Table::new(setup("lifeline", 1));
    play_until(&mut table, |decision| matches!(decision, Decision::Load(_)));
    table.refused(ME, Choice::Load(Loading::With(at::gear::E06, FIRST)), "VG-GEAR-2");
    table.choose(ME, Choice::Load(Loading::With(at::gear::E05, FIRST)));
    table.refused(ME, Choice::Load(Loading::With(at::gear::E16, FIRST)), "VG-GEAR-2");
    table.choose(ME, Choice::Load(Loading::With(at::gear::E16, SECOND)));
    table.expect(|state| state.pool.len() == 9 && state.vessel.supplies == 15);
}
