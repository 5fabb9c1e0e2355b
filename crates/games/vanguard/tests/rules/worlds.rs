//! Tracks, threats, leads, conditions, landing.

use orrery_core::Asking;
use orrery_kit::Few;
use vanguard::Vanguard;
use vanguard::content::{Crew, Icon, Lander, Mark, Modification, Section, Tally, Track, Type, at};
use vanguard::event::{Event, Finds, Rounds, Worlds};
use vanguard::questions::{Choice, Decision, Deed};
use vanguard::rules::ways;
use vanguard::state::{Frame, Lead, Origin, Page, Prowling, Standee, State, Threats, value};

use super::common::*;
use super::ship::{aboard, crew, on};

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

// Rule: VG-EX-62, VG-TIME-4, R45
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
    run(&mut table, |state| {
        stand(state, &[6, 1]);
        state.frames.push(time(FIRST, state, 1));
    });
    table.choose(ME, Choice::NextTrack(1));
    table.asked(ME, |decision| matches!(decision, Decision::Choose(_)));
}

// Rule: VG-TIME-5
#[test]
fn back_from_the_first_space_a_token_is_gone() {
    let mut table = at_turn("loom");
    run(&mut table, |state| {
        state.planet.threats[at::threat::TH06.index()].time = 1;
        state.planet.printed_time = 4;
        let frame = time(FIRST, state, -2);
        state.frames.push(frame);
    });
    table.expect(|state| state.planet.standee(at::threat::TH06).time == 0 && state.planet.printed_time == 2);
}

/// The tracks that moved by what was done last, in order.
fn moved(table: &Table) -> Vec<Track> {
    let facts = table.play().events().iter();
    let tracks = facts.filter_map(|fact| match fact {
        Event::Worlds(Worlds::TimeSet { track, .. }) => Some(*track),
        _ => None,
    });
    tracks.collect()
}

// Rule: VG-TIME-2, VG-GEN-7
#[test]
fn the_active_player_says_which_track_is_finished_first() {
    let (kurma, cold) = (Track::Threat(at::threat::TH01), Track::Condition(at::condition::PE_C));
    for (first, order) in [(0, [cold, cold, kurma, kurma]), (1, [kurma, kurma, cold, cold])] {
        let mut table = at_turn("pellucid");
        run(&mut table, |state| {
            stand(state, &[8, 8]);
            state.frames.push(time(FIRST, state, 2));
        });
        table.choose(ME, Choice::NextTrack(first));
        assert_eq!(moved(&table), order);
    }
}

// Rule: VG-TIME-7
#[test]
fn a_threat_track_that_has_reset_itself_goes_on_from_nothing() {
    let mut table = at_turn("cinder-archive");
    run(&mut table, |state| {
        stand(state, &[6, 6]);
        state.planet.threats[at::threat::TH03.index()].time = 2;
        state.frames.push(Frame::Track { place: FIRST, track: Track::Threat(at::threat::TH03), left: 2, attacks: 0 });
    });
    play_to_turn(&mut table, FIRST);
    table.expect(|state| state.planet.standee(at::threat::TH03).time == 1);
    table.expect(|state| state.party.iter().all(|member| member.spent.len() == 3));
}

// Rule: VG-TIME-7
#[test]
fn a_track_that_has_left_play_is_passed_over() {
    let mut table = at_turn("loom");
    run(&mut table, |state| {
        state.frames.push(time(FIRST, state, 1));
        state.planet.threats[at::threat::TH06.index()] = Default::default();
    });
    play_to_turn(&mut table, FIRST);
    table.expect(|state| state.planet.printed_time == 1);
    table.expect(|state| state.planet.standee(at::threat::TH06) == Default::default());
}

// Rule: VG-COND-1
#[test]
fn the_topmost_condition_is_in_force_or_else_the_printed_one() {
    for over in [Some(at::condition::G03), None] {
        let mut table = at_turn("pellucid");
        table.arrange(|state| {
            stand(state, &[1, 1]);
            state.planet.over = over;
        });
        travel(&mut table, 1, 2);
        assert_eq!(is_asked(&table, |decision| matches!(decision, Decision::Choose(_))), over.is_none());
    }
}

// Rule: VG-COND-3
#[test]
fn a_new_condition_replaces_the_former_and_begins_without_a_token() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| (state.planet.over, state.planet.over_time) = (Some(at::condition::G03), 3));
    log(&mut table, at::log::N322);
    table.expect(|state| (state.planet.over, state.planet.over_time) == (Some(at::condition::G02), 0));
}

// Rule: R35
#[test]
fn a_covered_track_keeps_its_token_and_stands_still() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| (state.planet.over, state.planet.printed_time) = (Some(at::condition::G02), 4));
    event(&mut table, at::event::K02, false);
    play_to_turn(&mut table, FIRST);
    table.expect(|state| (state.planet.over_time, state.planet.printed_time) == (1, 4));
}

// Rule: VG-FX-11
#[test]
fn a_covered_track_can_be_named_and_one_that_is_not_in_play_cannot() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| (state.planet.over, state.planet.printed_time) = (Some(at::condition::G03), 4));
    log(&mut table, at::log::N322);
    play_to_turn(&mut table, FIRST);
    table.expect(|state| state.planet.printed_time == 0);
    let mut table = at_turn("quiet-yard");
    run(&mut table, |state| {
        state.planet.threats[at::threat::TH02.index()] = Default::default();
        let row = at::action::P503_1.red().expect("a row");
        state.frames.push(effect(Origin::Action(at::action::P503_1), row.effect, FIRST));
    });
    table.expect(|state| state.planet.standee(at::threat::TH02) == Default::default());
}

// Rule: VG-EX-63
#[test]
fn when_a_condition_leaves_the_printed_track_begins_from_nothing() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        (state.planet.over, state.planet.over_time) = (Some(at::condition::G02), 5);
        state.frames.push(time(FIRST, state, 1));
    });
    table.choose(ME, Choice::NextTrack(0));
    play_to_turn(&mut table, FIRST);
    table.expect(|state| state.planet.condition() == at::condition::PE_C && state.planet.printed_time == 0);
}

// Rule: VG-EX-81, R78
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

/// What play hardly ever comes to: the last accident beside a threat, of which none goes into a step of the green counter.
#[test]
fn the_last_accident_beside_a_threat_is_dangerous() {
    let (predator, pilgrim) = (at::threat::TH02, at::threat::TH10);
    let threats = [("quiet-yard", predator, at::action::TH02_1, 2), ("slow-city", pilgrim, at::action::TH10_1, 1)];
    for (world, threat, action, red) in threats {
        let mut table = at_turn(world);
        run(&mut table, |state| {
            stand(state, &[2, 2]);
            state.planet.threats[threat.index()] = Standee { is_in_play: true, sector: 2, time: 0 };
            state.planet.progress = Few::of([vanguard::state::Progress { action, green: 1, red }]).expect("room");
            rolled(state, Some(action), &[(FIRST, 0, &[Icon::ACC])]);
        });
        assert_eq!(counters(&table, action), (1, 0), "{world}");
        table.happened(|facts| facts.iter().any(|fact| matches!(fact, Event::Rounds(Rounds::DangerRolled { .. }))));
    }
}

// Rule: VG-EX-42, VG-THREAT-4
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

/// Where the threat of the Loom stands after one move towards the nearest, from this sector.
fn hunted(from: u8, sectors: [u8; 2], arrange: impl FnOnce(&mut State)) -> u8 {
    let mut table = at_turn("loom");
    run(&mut table, |state| {
        stand(state, &sectors);
        let threat = at::threat::TH06;
        state.planet.threats[threat.index()].sector = from;
        arrange(state);
        state.frames.push(effect(Origin::Threat(threat), threat.track()[0], FIRST));
    });
    table.play().state().planet.standee(at::threat::TH06).sector
}

// Rule: VG-THREAT-9
#[test]
fn a_threat_leaves_out_whom_it_cannot_reach() {
    // The ninth sector is locked, so the way to the first is taken, or none.
    assert_eq!(hunted(7, [9, 1], |_| {}), 4);
    assert_eq!(hunted(7, [9, 9], |_| {}), 7);
    assert_eq!(hunted(7, [9, 1], |state| state.counts[Tally::Thread.index()] = 3), 9);
}

// Rule: VG-THREAT-4
#[test]
fn a_threat_cares_for_no_movement_and_for_no_icon() {
    let fixed = vanguard::content::Poi::all().find(|poi| poi.marks().contains(&Mark::NM)).expect("such a card");
    assert_eq!(hunted(7, [4, 4], |state| state.planet.pois[7] = Few::of([fixed]).expect("room")), 4);
}

// Rule: VG-THREAT-6
#[test]
fn of_ways_and_crew_equally_near_the_lower_sector_counts() {
    assert_eq!(hunted(7, [1, 1], |_| {}), 4, "by 4, 5 or 6");
    assert_eq!(hunted(4, [5, 2], |_| {}), 2, "both are one step away");
    assert_eq!(hunted(4, [4, 2], |_| {}), 4, "it is there already");
}

// Rule: VG-THREAT-6, R93
#[test]
fn the_most_wounded_is_hunted_over_both_steps() {
    let mut table = at_turn("quiet-yard");
    run(&mut table, |state| {
        stand(state, &[5, 1]);
        hurt(me(state), &[at::wound::burn]);
        hurt(&mut state.party[1], &[at::wound::burn; 2]);
        state.planet.threats[at::threat::TH02.index()].sector = 4;
        let threat = at::threat::TH02;
        state.frames.push(effect(Origin::Threat(threat), threat.track()[0], FIRST));
    });
    table.expect(|state| state.planet.standee(at::threat::TH02).sector == 1);
}

// Rule: VG-THREAT-1
#[test]
fn a_threat_strikes_in_its_own_sector() {
    let mut table = at_turn("glass-orchard");
    run(&mut table, |state| {
        stand(state, &[1, 4]);
        state.planet.threats[at::threat::TH05.index()].time = 1;
        state.frames.push(Frame::Track { place: FIRST, track: Track::Threat(at::threat::TH05), left: 1, attacks: 0 });
    });
    play_to_turn(&mut table, FIRST);
    table.expect(|state| state.party[0].spent.is_empty() && state.party[1].spent.len() == 1);
}

// Rule: VG-THREAT-7
#[test]
fn off_the_board_a_threat_does_not_move_and_strikes_as_its_card_says() {
    for (sector, spent) in [(0, 1), (5, 2)] {
        let mut table = at_turn("quiet-yard");
        let threat = at::threat::TH02;
        run(&mut table, |state| {
            stand(state, &[5, 5]);
            state.party[1].is_dead = true;
            state.planet.threats[threat.index()].sector = sector;
            state.frames.push(effect(Origin::Threat(threat), threat.track()[1], FIRST));
            state.frames.push(effect(Origin::Threat(threat), threat.track()[0], FIRST));
        });
        table.expect(|state| state.planet.standee(threat).sector == sector);
        table.choose(ME, Choice::Choose(1));
        play_to_turn(&mut table, FIRST);
        assert_eq!(boards(&table).1, spent);
    }
}

// Rule: VG-THREAT-2, VG-ACT-2
#[test]
fn a_threat_is_acted_against_in_its_sector_or_from_anywhere() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| stand(state, &[1, 1]));
    table.refused(ME, Choice::TakeAction(Deed::Special(at::action::TH01_1)), "VG-ACT-1");
    act(&mut table, Deed::Special(at::action::TH01_2));
}

// Rule: VG-EX-27, VG-LEAD-3, VG-LEAD-4
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
    table.expect(|state| state.decks.leads[Type::ALI.index()].0[Lead::ZeroCard.index()] == 1);
}

// Rule: VG-LEAD-1
#[test]
fn leads_are_drawn_together_and_placed_in_any_order() {
    for last in [true, false] {
        let mut table = at_turn("pellucid");
        table.expect(|state| state.decks.bag.0.iter().sum::<u8>() == 20);
        run_lucky(
            &mut table,
            |state| state.frames.push(effect(Origin::Log(at::log::N22), at::log::N22.effect(), FIRST)),
            |state| matches!(state.frame(), Frame::Ask { question: Decision::NextLead(_), .. }),
        );
        table.expect(|state| state.decks.bag.0.iter().sum::<u8>() == 18);
        let drawn = |frame: &Frame| if let Frame::Leads { tokens, .. } = frame { Some(*tokens) } else { None };
        let tokens = table.play().state().frames.nearest(drawn).expect("two leads");
        let (chosen, other) = if last { (tokens[1], tokens[0]) } else { (tokens[0], tokens[1]) };
        let missing = Lead::ALL.into_iter().find(|lead| *lead != chosen && *lead != other).expect("another");
        table.refused(ME, Choice::NextLead(missing), "VG-LEAD-1");
        table.choose(ME, Choice::NextLead(chosen));
        let first =
            |fact: &Event| if let Event::Finds(Finds::LeadPlaced { lead, .. }) = fact { Some(*lead) } else { None };
        assert_eq!(table.play().events().iter().find_map(first), Some(chosen));
    }
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

// Rule: VG-DISC-7
#[test]
fn an_empty_deck_gives_nothing_and_its_leads_go_all_the_same() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        let of_type = |card: &vanguard::content::Discovery| card.of() == Type::LIV;
        let cards = vanguard::content::Discovery::all().filter(of_type);
        cards.for_each(|card| state.decks.discoveries.0[card.index()] = 0);
        state.decks.leads[Type::LIV.index()].0[Lead::Two.index()] = 1;
        state.decks.bag.0[Lead::Two.index()] -= 1;
        state.decks.bag.0[Lead::One.index()] -= 1;
        let tokens = Few::of([Lead::One]).expect("room");
        state.frames.push(Frame::Leads { place: FIRST, of: Type::LIV, tokens });
    });
    table.expect(|state| state.found(None) == 0 && value(&state.decks.leads[Type::LIV.index()]) == 0);
    table.asked(ME, |decision| matches!(decision, Decision::TakeAction(_)));
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

/// A step of the landing on Pellucid for which the D10 shows 0, with these modifications.
fn hard_landing(modifications: &[Modification]) -> Table {
    let landing = at::landing::L01;
    let mut table = at_turn("pellucid");
    let zero = |fact: &Event| matches!(fact, Event::Rounds(Rounds::LandingRolled { number: 0 }));
    run_fated(
        &mut table,
        |state| {
            state.vessel.modifications = Few::of(modifications.iter().copied()).expect("room");
            state.vessel.supplies = 10;
            state.frames.push(effect(Origin::Landing(landing), landing.table(), FIRST));
        },
        |play| play.events().iter().any(zero),
    );
    table
}

// Rule: VG-EX-29, VG-LAND-2, VG-LANDER-2
#[test]
fn armour_lessens_what_a_landing_costs() {
    for (modifications, loss) in [(&[][..], 3), (&[at::modification::A01], 1), (&[at::modification::A07], 3)] {
        let mut table = hard_landing(modifications);
        table.choose(ME, Choice::Choose(0));
        table.expect(|state| state.vessel.supplies == 10 - loss);
    }
    let mut table = hard_landing(&[]);
    table.choose(ME, Choice::Choose(1));
    play_to_turn(&mut table, FIRST);
    table.expect(|state| state.vessel.supplies == 10 && state.party.iter().all(|member| member.wound_cards() == 1));
}

// Rule: VG-LAND-4
#[test]
fn what_a_landing_costs_is_paid_in_full_or_not_at_all() {
    let mut table = hard_landing(&[]);
    table.arrange(|state| state.vessel.supplies = 2);
    table.refused(ME, Choice::Choose(0), "VG-FX-2");
    table.arrange(|state| state.vessel.supplies = 3);
    table.choose(ME, Choice::Choose(0));
}

/// How often the D10 is rolled until this lander has landed, and whether a check was made meanwhile.
fn landing_of(lander: Lander) -> (usize, bool) {
    let mut table = aboard(Page::Hangar, |state| {
        on(state).scanner = Some(at::landing::L01);
        on(state).landers = [lander].into_iter().collect();
    });
    let (mut rolls, mut has_checked) = (0, false);
    while !is_asked(&table, |decision| matches!(decision, Decision::GiveStart(_))) {
        let ask = table.play().asks().iter().find(|ask| ask.must).cloned().expect("a question");
        let choice = Vanguard::fallback(table.play().state(), &ask);
        table.choose(ask.seat, choice);
        let facts = table.play().events();
        rolls += facts.iter().filter(|fact| matches!(fact, Event::Rounds(Rounds::LandingRolled { .. }))).count();
        has_checked |= facts.iter().any(|fact| matches!(fact, Event::Rolls(_)));
    }
    (rolls, has_checked)
}

// Rule: VG-LAND-1, R22
#[test]
fn a_lander_rolls_once_for_each_of_its_steps() {
    assert_eq!([at::lander::V1, at::lander::V2, at::lander::V6].map(landing_of), [(3, false), (4, false), (1, false)]);
}

// Rule: VG-LAUNCH-5
#[test]
fn the_briefing_is_read_before_the_landing_and_the_landed_log_after_it() {
    let mut table = Table::new(setup("pellucid", 1));
    play_until(&mut table, |decision| matches!(decision, Decision::KeepRankUp(_)));
    table.expect(|state| !state.account.logs.contains(at::log::N315));
    let card = table.play().state().rank_ups_drawn.nth(0).expect("a card");
    table.choose_lucky(ME, Choice::KeepRankUp(card), |state| {
        matches!(state.frame(), Frame::Ask { question: Decision::Choose(_), .. })
    });
    let read = |state: &State| [at::log::N315, at::log::N317].map(|log| state.account.logs.contains(log));
    table.expect(|state| read(state) == [true, false]);
    play_until(&mut table, |decision| matches!(decision, Decision::GiveStart(_)));
    table.expect(|state| read(state) == [true, true]);
}

// Rule: VG-OPS-2
#[test]
fn of_three_crew_an_operation_keeps_one_of_rank_two() {
    let mut table = Table::new(setup("lifeline", 2));
    play_until(&mut table, |decision| matches!(decision, Decision::KeepCrew(_)));
    let drawn: Vec<Crew> = table.play().state().drawn.iter().collect();
    assert_eq!(drawn.len(), 3);
    let other = Crew::all().find(|crew| !drawn.contains(crew)).expect("another");
    table.refused(ME, Choice::KeepCrew(other), "VG-OPS-2");
    table.choose(ME, Choice::KeepCrew(drawn[2]));
    table.expect(|state| state.party[0].crew == drawn[2] && state.party[0].rank == 2 && state.party.len() == 2);
}

// Rule: VG-OPS-3, VG-OPS-6
#[test]
fn an_operation_has_eight_dice_full_decks_and_no_memory() {
    let mut table = Table::new(setup("glass-orchard", 4));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| {
        state.party.iter().all(|member| {
            let cards = || member.hand.iter().copied().chain(member.deck.iter());
            let is_so = cards().count() >= 10 && cards().all(|card| card.rank() <= 2);
            is_so && member.available.or(member.spent) == dice(0..8)
        })
    });
    table.expect(|state| {
        let is_base = |event: &vanguard::content::Event| event.deck() == vanguard::content::EventDeck::Base;
        let is_empty = state.flags.is_empty() && state.counts.iter().all(|count| *count == 0);
        let base: vanguard::state::Events = vanguard::content::Event::all().filter(is_base).collect();
        let finds = Type::ALL.iter().map(|of| state.decks.discoveries_left(*of)).sum::<u8>();
        is_empty && state.decks.events == base && (base.len(), finds) == (40, 65)
    });
}

// Rule: VG-CREW-1
#[test]
fn charges_begin_with_what_is_printed_and_may_come_to_more() {
    for (modification, more) in [(at::modification::A09, 1), (at::modification::A10, 0)] {
        let mut table = aboard(Page::Hangar, |state| {
            on(state).scanner = Some(at::landing::L01);
            on(state).modifications.insert(modification);
        });
        play_until(&mut table, |decision| matches!(decision, Decision::Outfit(_)));
        table.choose(ME, Choice::Outfit([modification].into_iter().collect()));
        play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
        table.expect(|state| state.party.iter().all(|member| member.charges == member.crew.charges() + more));
        event(&mut table, at::event::K34, true);
        table.expect(|state| state.party[0].charges == state.party[0].crew.charges() + more + 1);
    }
}

// Rule: VG-DICE-8
#[test]
fn where_a_column_is_too_short_the_player_says_which_dice_stay() {
    let mut table = aboard(Page::Hangar, |state| {
        on(state).scanner = Some(at::landing::L01);
        (0..3).for_each(|number| on(state).roster.0[crew(Section::Recon, number).index()] = None);
        (0..3).for_each(|number| on(state).roster.0[crew(Section::Science, number).index()] = None);
        on(state).roster.0[crew(Section::Security, 0).index()] = None;
        on(state).dice = 8;
    });
    // Four red dice, and three slots for them at rank 1.
    play_until(&mut table, |decision| matches!(decision, Decision::PickDice(_)));
    table.refused(ME, Choice::PickDice(dice([0, 1])), "VG-DICE-8");
    table.choose(ME, Choice::PickDice(dice([1])));
    table.expect(|state| state.party[1].available == dice([0, 2, 3, 4, 5, 6, 7]));
}

// Rule: VG-LAND-6, VG-OPS-5, VG-LAUNCH-4
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
    assert!(
        state.account.logs.contains(at::landing::L11.briefing()) && state.planet.in_play.contains(at::mission::M82)
    );
}

// Rule: VG-EX-31, VG-GEAR-6, VG-ACT-6
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

// Rule: VG-POI-5
#[test]
fn a_card_that_replaces_another_leaves_none_below() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        stand(state, &[4, 1]);
        state.planet.pois[4] = Few::of([at::poi::P102, at::poi::P201]).expect("room");
        let row = at::action::P201_1.green().expect("a row");
        state.frames.push(effect(Origin::Action(at::action::P201_1), row.effect, FIRST));
    });
    play_to_turn(&mut table, FIRST);
    table.expect(|state| state.planet.pois[4][..] == [at::poi::P203]);
}

// Rule: VG-POI-6
#[test]
fn a_card_on_top_leaves_the_others_below() {
    let mut table = at_turn("eye");
    table.arrange(|state| state.planet.pois[5] = Few::of([at::poi::P102]).expect("room"));
    log(&mut table, at::log::N227);
    table.expect(|state| state.planet.pois[5][..] == [at::poi::P102, at::poi::P105]);
}

// Rule: VG-POI-7
#[test]
fn counters_go_with_their_card_and_what_lies_in_the_sector_stays() {
    let action = at::action::P107_1;
    let mut table = at_turn("eye");
    table.arrange(|state| {
        state.planet.pois[5] = Few::of([at::poi::P107]).expect("room");
        state.planet.progress = Few::of([vanguard::state::Progress { action, green: 2, red: 1 }]).expect("room");
        state.planet.marks[5] = 1;
        let token = vanguard::state::Token { gear: at::gear::E09, sector: 5, carrier: FIRST };
        state.planet.tokens = Few::of([token]).expect("room");
    });
    log(&mut table, at::log::N227);
    assert_eq!(counters(&table, action), (0, 0));
    table.expect(|state| state.planet.marks[5] == 1 && state.planet.tokens.len() == 1);
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
