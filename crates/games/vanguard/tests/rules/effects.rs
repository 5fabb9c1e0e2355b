//! What cards do: statements, numbers, targets.

use orrery_core::{Ask, Asking};
use orrery_kit::Few;
use vanguard::Vanguard;
use vanguard::content::{Card, Condition, Icon, Section, Tally, Type, at};
use vanguard::event::{Event, Worlds};
use vanguard::questions::{Choice, Combining, Decision, Deed, Paid, PoolDice, Reaction};
use vanguard::state::{Frame, Origin, Play, SectionDie};

use super::common::*;

use Icon::{ACC, BAS, GAT, PHY, SCI};

fn card(card: Card) -> Frame {
    effect(Origin::Card(card), card.main().effect.expect("an effect"), FIRST)
}

// Rule: VG-FX-4, DP12
#[test]
fn an_offer_is_taken_as_a_whole_or_not() {
    for (takes, available) in [(true, 4), (false, 2)] {
        let mut table = at_turn("pellucid");
        table.arrange(|state| {
            me(state).available = dice([0, 1]);
            me(state).spent = dice([2, 3, 4]);
        });
        event(&mut table, at::event::K14, true);
        table.choose(ME, Choice::Take(takes));
        play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
        assert_eq!(boards(&table).0, available);
        table.expect(|state| (state.planet.printed_time == 1) == takes);
    }
}

// Rule: VG-FX-5, VG-FX-26, VG-GEN-5
#[test]
fn everybody_there_is_gone_through_from_the_actor_on() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        for member in state.party.iter_mut() {
            (member.available, member.spent) = (dice([0]), dice(1..5));
        }
        stand(state, &[1, 1]);
        state.frames.push(card(at::card::SE12));
    });
    assert!(is_asked(&table, |decision| matches!(decision, Decision::PickDice(pick) if pick.place == FIRST)));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.party.iter().all(|member| member.available.len() == 3));
}

// Rule: VG-FX-7
#[test]
fn here_is_where_a_special_action_was_begun() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        man(state, FIRST, Section::Recon, at::crew::CR03, 1, 5);
        stand(state, &[4, 1]);
        place_poi(state, at::poi::P203);
        hold(me(state), &[at::card::RE03]);
        rolled(state, Some(at::action::P203_1), &[(FIRST, 4, &[BAS]), (FIRST, 2, &[Icon::XEN])]);
    });
    table.choose(ME, Choice::React(Reaction::Pass));
    table.choose(ME, Choice::Combos(Combining::Card(at::card::RE03, Paid(0b01))));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.sector_of(FIRST) != 4 && state.planet.poi(4) == Some(at::poi::P000));
}

// Rule: VG-FX-9, VG-DOCK-5
#[test]
fn what_belongs_to_the_ship_is_dropped_without_a_campaign() {
    let mut table = at_turn("matchstick");
    log(&mut table, at::log::N345);
    table.expect(|state| state.success == 2 && state.planet.done.contains(at::mission::M20));
}

// Rule: VG-FX-10
#[test]
fn a_threat_comes_into_play_once() {
    let mut table = at_turn("thornmantle");
    run(&mut table, |state| {
        let log = at::log::N362;
        state.planet.threats[at::threat::TH04.index()] =
            vanguard::state::Standee { is_in_play: true, sector: 3, time: 2 };
        state.frames.push(effect(Origin::Log(log), log.effect(), FIRST));
    });
    table.expect(|state| state.planet.standee(at::threat::TH04).sector == 3);
}

// Rule: VG-FX-12, VG-FX-13, VG-GEN-3
#[test]
fn numbers_stay_within_their_bounds() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        state.vessel.supplies = 0;
        state.frames.push(effect(Origin::Event(at::event::K04), at::event::K04.matched(), FIRST));
    });
    table.expect(|state| state.vessel.supplies == 0);
    run(&mut table, |state| {
        state.vessel.supplies = 15;
        state.frames.push(card(at::card::EN28));
    });
    table.expect(|state| state.vessel.supplies == 15);
    run(&mut table, |state| {
        let row = at::action::P701_1.red().expect("a row");
        state.frames.push(effect(Origin::Action(at::action::P701_1), row.effect, FIRST));
    });
    table.expect(|state| state.count(Tally::Trust) == 0);
}

// Rule: VG-FX-18, R104
#[test]
fn what_would_change_nothing_cannot_be_used() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| hold(me(state), &[at::card::SC17, at::card::SC12]));
    let use_it = |card| Choice::Meanwhile(vanguard::questions::Aside::Use(FIRST, Play::Card(card)));
    table.refused(ME, use_it(at::card::SC12), "VG-WIN-1");
    table.choose(ME, use_it(at::card::SC17));
}

// Rule: VG-FX-20, VG-FX-24, VG-ROLL-4
#[test]
fn so_many_dice_as_one_likes_are_thrown_again() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        hold(me(state), &[at::card::SC19, at::card::SC18]);
        rolled(state, None, &[(FIRST, 0, &[ACC]), (FIRST, 1, &[ACC]), (FIRST, 3, &[SCI])]);
    });
    table.choose(ME, Choice::React(Reaction::Use(Play::Card(at::card::SC19))));
    table.refused(ME, Choice::PickPool(PoolDice(0b111)), "VG-FX-20");
    table.refused(ME, Choice::PickPool(PoolDice(0)), "VG-FX-20");
    table.choose_lucky(ME, Choice::PickPool(PoolDice(0b011)), |state| {
        state.trial.is_some_and(|trial| trial.pool[0].first != ACC && trial.pool[1].first != ACC)
    });
}

// Rule: VG-FX-24
#[test]
fn a_die_that_finds_no_slot_is_spent() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        man(state, FIRST, Section::Engineering, at::crew::CR04, 1, 5);
        hold(me(state), &[at::card::EN06]);
        rolled(state, None, &[(FIRST, 2, &[BAS])]);
        // Every blue slot is taken meanwhile.
        me(state).injured = [vanguard::content::Colour::B].into_iter().collect();
        me(state).available = dice([3, 4, 7]);
    });
    table.choose(ME, Choice::React(Reaction::Use(Play::Card(at::card::EN06))));
    table.expect(|state| state.party[0].spent.contains(SectionDie(2)));
}

// Rule: VG-FX-25
#[test]
fn all_costs_of_a_branch_are_looked_at() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        stand(state, &[1, 1]);
        hold(me(state), &[]);
        state.frames.push(effect(Origin::Event(at::event::K71), at::event::K71.matched(), FIRST));
    });
    table.expect(|state| state.sector_of(FIRST) == 1 && state.deeds.dangers == 1);
}

// Rule: VG-FX-29
#[test]
fn events_are_looked_at_and_put_back_in_any_order() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| state.frames.push(card(at::card::SC20)));
    let seen = table.play().state().decks.known_events;
    assert_eq!(seen.len(), 2);
    let below = seen[0];
    table.choose(ME, Choice::OrderEvents(0));
    table.expect(|state| state.decks.known_events.last() == Some(below));
    act(&mut table, Deed::Pass);
    table.expect(|state| !state.decks.events.contains(below));
}

// Rule: VG-FX-14
#[test]
fn flags_and_counts_last() {
    let mut table = at_turn("pellucid");
    log(&mut table, at::log::N327);
    act(&mut table, Deed::Pass);
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.flags.contains(vanguard::content::Flag::Thaw) && state.count(Tally::Key) == 1);
}

// Rule: VG-GEN-8, VG-GEN-10
#[test]
fn anybody_may_be_the_one_at_random() {
    for place in [FIRST, SECOND] {
        let mut table = at_turn("quiet-yard");
        let actor = |frame: &Frame| if let Frame::Effect(one) = frame { Some(one.at.actor) } else { None };
        run_lucky(
            &mut table,
            |state| {
                let threat = at::threat::TH02;
                state.frames.push(effect(Origin::Threat(threat), threat.track()[1], FIRST));
            },
            |state| is_choosing(state) && state.frames.nearest(actor) == Some(place),
        );
    }
}

fn is_choosing(state: &vanguard::state::State) -> bool {
    matches!(state.frame(), Frame::Ask { question: Decision::Choose(_), .. })
}

// Rule: VG-GEN-16, VG-FX-6
#[test]
fn a_log_runs_to_its_end_before_the_next_statement() {
    let mut table = at_turn("eye");
    run(&mut table, |state| {
        let row = at::action::P107_1.green().expect("a row");
        state.counts[Tally::Relay.index()] = 1;
        stand(state, &[3, 4]);
        state.frames.push(effect(Origin::Action(at::action::P107_1), row.effect, FIRST));
    });
    table.happened(|facts| {
        let logs = facts.iter().filter(|fact| matches!(fact, Event::Worlds(Worlds::LogShown { .. }))).count();
        logs == 1
    });
    table.expect(|state| state.success == 2 && state.planet.over == Some(at::condition::G01));
}

// Rule: VG-GEN-16, VG-FX-6
#[test]
fn what_follows_a_log_waits_for_it() {
    use super::ship::aboard;
    use vanguard::event::Ships;
    let mut table = aboard(vanguard::state::Page::Objective, |state| {
        state.flags = [vanguard::content::Flag::PelDone].into_iter().collect();
    });
    table.happened(|facts| {
        let at = |wanted: fn(&Event) -> bool| facts.iter().position(wanted).expect("it happened");
        let opened = at(|fact| matches!(fact, Event::Ships(Ships::SystemOpened { .. })));
        let second = at(|fact| matches!(fact, Event::Worlds(Worlds::LogShown { log }) if *log == at::log::N753));
        let set = at(|fact| matches!(fact, Event::Ships(Ships::ObjectiveSet { .. })));
        opened < second && second < set
    });
}

// Rule: VG-ROLL-27, VG-GEN-6
#[test]
fn a_rows_effect_is_for_the_active_one_alone() {
    let mut table = at_turn("eye");
    run(&mut table, |state| {
        stand(state, &[7, 7]);
        for member in state.party.iter_mut() {
            (member.available, member.spent) = (dice([0, 1, 2]), dice([3, 4]));
        }
        rolled(state, Some(at::action::EV_7_1), &[(FIRST, 2, &[Icon::XEN])]);
    });
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.party[1].spent.len() == 2 && state.party[0].hand.len() == 1);
}

// Rule: VG-ROLL-35
#[test]
fn dice_stay_spent_where_the_effect_does_nothing() {
    let mut table = at_turn("loom");
    run(&mut table, |state| {
        state.planet.threats[at::threat::TH06.index()] = Default::default();
        state.planet.over = Some(at::condition::G09);
        rolled(state, None, &[(FIRST, 0, &[ACC]), (FIRST, 1, &[ACC])]);
    });
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    assert_eq!(boards(&table).1, 2);
}

// Rule: VG-STRAIN-4, R13
#[test]
fn dice_that_come_back_do_not_join_the_check() {
    let mut table = at_turn("eye");
    run(&mut table, |state| {
        man(state, FIRST, Section::Recon, at::crew::CR03, 1, 5);
        stand(state, &[5, 2]);
        place_poi(state, at::poi::P000);
        me(state).available = dice([0, 1]);
        me(state).spent = dice([2, 3, 4]);
        hold(me(state), &[at::card::TR3, at::card::TR1]);
        rolled(state, None, &[(FIRST, 0, &[ACC]), (FIRST, 1, &[BAS])]);
    });
    let strain = Choice::Meanwhile(vanguard::questions::Aside::Strain(FIRST));
    table.choose(ME, strain);
    table.choose(ME, Choice::PickDice(dice([4])));
    play_until(&mut table, |decision| matches!(decision, Decision::React(_)));
    table.expect(|state| state.trial.is_some_and(|trial| trial.pool.len() == 2) && state.dice_in_play(FIRST) == 4);
}

// Rule: VG-DICE-6, VG-DICE-7
#[test]
fn a_die_that_is_used_is_spent_at_once() {
    let mut table = at_turn("matchstick");
    run(&mut table, |state| {
        stand(state, &[7, 1]);
        rolled(state, Some(at::action::P113_1), &[(FIRST, 0, &[GAT, PHY])]);
    });
    assert_eq!((counters(&table, at::action::P113_1), boards(&table)), ((1, 0), (4, 1)));
}

// Rule: VG-DICE-3, VG-DICE-1
#[test]
fn a_base_result_is_a_die_of_its_colour() {
    let mut table = at_turn("matchstick");
    run(&mut table, |state| {
        stand(state, &[4, 1]);
        let faces: [Shown<'_>; 3] = [(FIRST, 0, &[BAS]), (SECOND, 0, &[ACC]), (FIRST, 4, &[BAS])];
        rolled(state, Some(at::action::P110_1), &faces);
    });
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.decks.bag.0.iter().sum::<u8>() == 19 && state.deeds.dangers == 0);
}

// Rule: VG-TIME-6, VG-TIME-1
#[test]
fn behind_the_last_space_nothing_happens() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        state.planet.printed_time = 10;
        let track = vanguard::content::Track::Condition(at::condition::PE_C);
        state.frames.push(Frame::Track { place: FIRST, track, left: 2, attacks: 0 });
    });
    table.expect(|state| state.planet.printed_time == 10 && state.planet.over.is_none());
}

// Rule: VG-TIME-8, R27
#[test]
fn a_track_with_a_plus_grows_with_the_party() {
    let by_three = [("two", 11), ("four", 17)].map(|party| ("lifeline", at::condition::OA_C, party));
    let by_one = [("two", 5), ("four", 7)].map(|party| ("thornmantle", at::condition::G05, party));
    for (world, condition, (party, length)) in by_three.into_iter().chain(by_one) {
        let mut table = Table::new(setup(world, 2).with("party", party));
        play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
        run(&mut table, |state| {
            let planet = &mut state.planet;
            (planet.over_time, planet.printed_time) = (length - 1, length - 1);
            planet.over = (planet.board.condition() != condition).then_some(condition);
            let track = vanguard::content::Track::Condition(condition);
            state.frames.push(Frame::Track { place: FIRST, track, left: 1, attacks: 0 });
        });
        table.ended("ending-evacuated");
    }
}

/// At the last space of the condition that follows the printed one.
fn closing(world: &str, condition: Condition, arrange: impl Fn(&mut vanguard::state::State)) -> Table {
    let mut table = at_turn(world);
    run(&mut table, |state| {
        arrange(state);
        let length = condition.time().map_or(0, |time| time.length);
        (state.planet.over, state.planet.over_time) = (Some(condition), length - 1);
        let track = vanguard::content::Track::Condition(condition);
        state.frames.push(Frame::Track { place: FIRST, track, left: 1, attacks: 0 });
    });
    let is_asked = |ask: &&Ask<Decision>| ask.must && !matches!(ask.decision, Decision::TakeAction(_));
    while let Some(ask) = table.play().asks().iter().find(is_asked).cloned() {
        let choice = Vanguard::fallback(table.play().state(), &ask);
        table.choose(ask.seat, choice);
    }
    table
}

// Rule: VG-TIME-3, VG-END-3, VG-END-7
#[test]
fn a_world_closes_on_those_who_have_not_done_its_mission() {
    let worlds = [
        ("matchstick", at::condition::G04, at::mission::M20),
        ("thornmantle", at::condition::G05, at::mission::M30),
        ("quiet-yard", at::condition::G06, at::mission::M40),
        ("cinder-archive", at::condition::G07, at::mission::M50),
        ("brackwater", at::condition::G08, at::mission::M60),
        ("lampfall", at::condition::G13, at::mission::M73),
        ("slow-city", at::condition::G14, at::mission::M90),
    ];
    for (world, condition, mission) in worlds {
        closing(world, condition, |_| ()).ended("ending-evacuated");
        let mut table = closing(world, condition, |state| {
            state.planet.done.insert(mission);
        });
        table.expect(|state| state.planet.over.is_none() || state.planet.over_time == 0);
    }
    closing("loom", at::condition::G09, |_| ()).ended("ending-evacuated");
}

// Rule: VG-DISC-3, VG-DISC-6, VG-DISC-2
#[test]
fn a_find_is_used_and_goes_under_its_deck() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        let ore = at::discovery::D02;
        state.vessel.found.0[ore.index()] = 1;
        state.decks.discoveries.0[ore.index()] -= 1;
        state.vessel.supplies = 3;
    });
    let ore = Choice::Meanwhile(vanguard::questions::Aside::Use(SECOND, Play::Find(at::discovery::D02)));
    table.choose(ME, ore);
    table.expect(|state| {
        state.vessel.supplies == 4
            && state.decks.under == Few::of([at::discovery::D02]).expect("room")
            && state.found(None) == 0
    });
}

// Rule: VG-CREW-2, VG-GEN-14
#[test]
fn an_ability_costs_a_charge_and_no_action() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        man(state, FIRST, Section::Science, at::crew::CR14, 1, 5);
        me(state).charges = 3;
    });
    table.choose(ME, Choice::Meanwhile(vanguard::questions::Aside::Use(FIRST, Play::Ability)));
    table.expect(|state| {
        state.party[0].charges == 2
            && state.party[0].hand.len() == 2
            && state.turn.is_some_and(|turn| turn.actions == 2)
    });
}

// Rule: VG-ACT-3, VG-ACT-4
#[test]
fn a_plain_action_just_does_what_it_says() {
    let mut table = at_turn("eye");
    table.arrange(|state| {
        stand(state, &[4, 4]);
        place_poi(state, at::poi::P106);
        state.planet.in_play = Default::default();
    });
    act(&mut table, Deed::Special(at::action::P106_1));
    table.expect(|state| state.party.iter().all(|member| member.hand.len() == 1) && state.trial.is_none());
}

// Rule: VG-LEAD-3
#[test]
fn three_points_of_leads_are_a_discovery() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        state.decks.bag.0[vanguard::state::Lead::Three.index()] -= 1;
        let tokens = Few::of([vanguard::state::Lead::Three]).expect("room");
        state.frames.push(Frame::Leads { place: FIRST, of: Type::MIN, tokens });
    });
    table.expect(|state| state.found(Some(Type::MIN)) == 1);
}

// Rule: VG-TRAVEL-9, VG-SPEND-1, VG-SAC-1
#[test]
fn paths_cost_what_is_drawn_on_them() {
    let mut table = at_turn("thornmantle");
    table.arrange(|state| {
        stand(state, &[6, 1]);
        state.planet.pois[8] = Few::of([at::poi::P000]).expect("room");
    });
    travel(&mut table, 6, 8);
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.sector_of(FIRST) == 8 && state.dice_in_play(FIRST) == 4 && state.deeds.dangers == 1);
}

// Rule: R15, VG-TRAVEL-3
#[test]
fn the_travel_icon_comes_last() {
    let mut table = at_turn("quiet-yard");
    table.arrange(|state| {
        stand(state, &[2, 1]);
        state.planet.pois[5] = Few::of([at::poi::P000]).expect("room");
    });
    travel(&mut table, 2, 5);
    table.happened(|facts| {
        facts.iter().any(|fact| matches!(fact, Event::Rounds(vanguard::event::Rounds::DangerRolled { .. })))
    });
    assert_eq!(table.play().state().sector_of(FIRST), 2);
}
