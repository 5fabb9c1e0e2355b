//! Every rule but those of movement, one by one: set-up, operations, missions, the end, options, solo, leaving.

mod common;

use std::collections::BTreeSet;

use common::*;
use orrery_core::{Advice, Asking, Game, Given, Journal, Options, Seat, Setup, Stop, Suggestion, Viewer};
use orrery_text::Rulebook;
use space_diamonds::content::{Chit, ChitKind, Craft, Mission, Printing, Space, Spectral, Zone};
use space_diamonds::event::{Event, Goal, GoalShown, OperationShown, Shown, Voyage, VoyageShown};
use space_diamonds::questions::{Act, Choice, Decision, Scan, Turn};
use space_diamonds::rules::missions;
use space_diamonds::rules::score::{rating, score};
use space_diamonds::sets::Chits;
use space_diamonds::state::{HeadStart, Mode, Phase, State};
use space_diamonds::view::MissionState;
use space_diamonds::{RULEBOOKS, SpaceDiamonds};

fn dealt(setup: &Setup, seed: u64) -> State {
    *Table::new(setup.clone()).key(seed).play().state()
}

fn rockets_setup(seats: u8) -> Setup {
    Setup::new(seats).with("mode", "rockets")
}

/// A table in its last turn, which Ada ends.
fn ending(setup: Setup) -> Table {
    let last = if setup.seats == 1 { 14 } else { 40 };
    let seats = setup.seats;
    table(setup).with(|state| {
        state.public.round = last;
        state.public.first = Seat(1 % seats);
    })
}

fn finish(play: &mut Table) -> State {
    play.choose(ADA, Choice::Turn(Act::EndTurn));
    assert!(play.play().is_over());
    *play.play().state()
}

// Rule: iAa.1, iC1.1, iZ1.1
#[test]
fn sails_are_all_alike_and_burn_nothing_iaa_1() {
    let play = sails(5);
    assert!(Seat::all(5).all(|seat| public(&play).engine(seat).base_thrust() == 2));
    let mut play = play.put(ADA, "phaethon");
    play.refused(ADA, Choice::Turn(Act::Refuel), "iAa.1");
}

// Rule: iAb.1, iC1c.1, iB3.1
#[test]
fn rockets_fly_by_their_cards_iab_1() {
    let play = rockets(2, "SC5");
    assert_eq!((thrust(&play, ADA), public(&play).engine(ADA).consumption()), (5, 3));
    let crafts = |seed| dealt(&rockets_setup(5), seed).public.ships.map(|ship| ship.craft);
    let all: BTreeSet<Craft> = crafts(1).into_iter().collect();
    assert_eq!(all.len(), 5, "each card once");
    assert!((2..20).any(|seed| crafts(seed) != crafts(1)));
}

// Rule: iAc.1, iC1a.1
#[test]
fn every_spacecraft_starts_on_leo_iac_1() {
    for setup in [Setup::new(5), rockets_setup(5)] {
        assert!(dealt(&setup, 1).public.ships.iter().all(|ship| ship.at == Space::LEO));
    }
}

// Rule: iAc.2
#[test]
fn only_this_game_is_played_iac_2() {
    let ids: Vec<&str> = SpaceDiamonds::info().options.iter().map(|option| option.id).collect();
    assert_eq!(ids, ["mode", "hydration", "memory", "four", "firsts", "head-start", "rockets", "limit", "lesson"]);
}

// Rule: iA1a.1, iH1a.1, R56
#[test]
fn who_is_home_never_acts_again_ia1a_1() {
    let mut play = sails(3).put(ADA, "CYC").give(ADA, "S01 S02 S03 S04");
    play.choose(ADA, fly("CYC>LEO"));
    for _ in 0..6 {
        let active = public(&play).active;
        assert_ne!(active, ADA);
        play.refused(ADA, Choice::Turn(Act::EndTurn), "table").choose(active, Choice::Turn(Act::EndTurn));
    }
    play.ended("ending-three-turns").wins(&[ADA]);
}

// Rule: iA1a.2, iH1c.1
#[test]
fn the_game_ends_when_all_are_home_ia1a_2() {
    let mut play = sails(2).put(ADA, "CYC").give(ADA, "S01 S02 S03 S04").put(BEN, "CYC").give(BEN, "C07 C08 C09 C10");
    play.choose(ADA, fly("CYC>LEO")).choose(BEN, fly("CYC>LEO")).ended("ending-all-home");
}

// Rule: iBa.1, iBa.2
#[test]
fn nine_zones_and_a_clock_iba_1() {
    assert_eq!(Zone::ALL.len(), 9);
    assert_eq!((space("eureka").zone(), space("eureka").clock()), (Zone::Mars, (3, 30)));
    let boards = SpaceDiamonds::board(&SpaceDiamonds::view(sails(2).play().state(), Viewer::Spectator));
    assert!(boards.len() > 3);
}

// Rule: iBb.1
#[test]
fn only_sites_are_landed_on_ibb_1() {
    let mut play = sails(2).put(ADA, "GEO");
    play.choose(ADA, fly("GEO>EL2"));
    assert!(!public(&play).turn.moved, "a Lagrange is no landing");
    play.refused(ADA, Choice::Turn(Act::Discover), "iF1.1");
}

// Rule: iB1.1
#[test]
fn five_figures_so_five_players_at_most_ib1_1() {
    match Journal::<SpaceDiamonds>::begin(Setup::new(6), [0; 32]).err() {
        Some(Stop::Refused(refusal)) => assert_eq!(refusal.rule.0, "iB1.1"),
        other => panic!("{other:?}"),
    }
    (1..=5).for_each(|seats| drop(sails(seats)));
}

// Rule: iB2.1, iF1.1, iF1.2
#[test]
fn a_face_is_shown_once_and_kept_face_down_ib2_1() {
    let mut play = sails(3).put(ADA, "eureka").lay("eureka", "S17");
    for viewer in [Viewer::Seat(ADA), Viewer::Seat(BEN), Viewer::Spectator] {
        play.sees(viewer, |view| view.face_at(space("eureka")).is_none() && view.finds.is_empty());
    }
    play.choose(ADA, Choice::Turn(Act::Discover));
    for viewer in [Viewer::Seat(ADA), Viewer::Seat(BEN), Viewer::Spectator] {
        play.sees(viewer, |view| view.face_at(space("eureka")) == Some(chit("S17")));
    }
    play.choose(ADA, Choice::Turn(Act::EndTurn)).choose(BEN, Choice::Turn(Act::EndTurn));
    play.sees(Viewer::Seat(BEN), |view| view.finds.is_empty() && view.public.ship(ADA).letters[0] == 1);
    play.sees(Viewer::Seat(ADA), |view| view.hand == chits("S17"));
}

// Rule: iB2a.1
#[test]
fn the_letter_only_says_where_a_chit_starts_ib2a_1() {
    let state = dealt(&rockets_setup(2), 4);
    for (site, dealt) in state.secret.dealt.iter() {
        assert_eq!(site.site().map(|site| site.spectral), Some(Chit(dealt).spectral()));
    }
}

// Rule: iB2b.1, iB2c.1
#[test]
fn a_chit_has_one_kind_and_scores_its_points_ib2c_1() {
    for printing in Printing::ALL {
        let all = Chits::all(printing);
        assert_eq!(ChitKind::ALL.map(|kind| all.of_kind(kind)).iter().sum::<usize>(), 95);
    }
    let mut play = ending(Setup::new(2)).give(ADA, "S17 M06 C01");
    let state = finish(&mut play);
    assert_eq!((score(&state, ADA).chits, score(&state, ADA).gems), (4, 3));
}

// Rule: iB2c.2, R27
#[test]
fn a_spent_chit_scores_nothing_and_is_shown_ib2c_2() {
    let mut play = sails(2).put(ADA, "EL2").give(ADA, "S25");
    play.choose(ADA, steps("iso-S25"));
    play.shown(Viewer::Seat(BEN), |shown| {
        shown.iter().any(|fact| matches!(fact, Shown::Voyage(VoyageShown::IsofuelSpent { chit: spent, .. }) if *spent == chit("S25")))
    });
    play.sees(Viewer::Seat(BEN), |view| view.public.spent[0] == chits("S25"));
    assert_eq!(score(play.play().state(), ADA).chits, 0);
}

// Rule: R27
#[test]
fn what_a_hazard_takes_is_told_by_letter_only_r27() {
    let mut play = sails(2).put(ADA, "ML2").give(ADA, "S01 C07");
    play.choose_lucky(ADA, fly("ML2>MATM"), |state| state.public.phase() == Phase::Loss { count: 1 });
    play.choose(ADA, Choice::Loss(chits("C07")));
    let told = |shown: &[Shown]| match shown {
        [Shown::Voyage(VoyageShown::ChitsLost { letters, chits, .. })] => Some((*letters, *chits)),
        _ => None,
    };
    play.shown(Viewer::Seat(BEN), |shown| told(shown) == Some(([0, 1, 0, 0, 0, 0], None)));
    play.shown(Viewer::Seat(ADA), |shown| told(shown) == Some(([0, 1, 0, 0, 0, 0], Some(chits("C07")))));
}

// Rule: iC1b.1, iC1b.2, iG.1, R35
#[test]
fn one_secret_sail_mission_and_with_rockets_one_more_ic1b_1() {
    assert_eq!(Mission::all().filter(|card| card.is_rocket()).count(), 15, "R35");
    for (setup, kinds) in [(Setup::new(4), vec![false]), (rockets_setup(4), vec![false, true])] {
        let state = dealt(&setup, 7);
        let mut seen = BTreeSet::new();
        for seat in Seat::all(4) {
            let cards: Vec<Mission> = state.missions(seat).iter().collect();
            assert_eq!(cards.iter().map(|card| card.is_rocket()).collect::<Vec<_>>(), kinds);
            seen.extend(cards);
        }
        assert_eq!(seen.len(), 4 * kinds.len(), "no card twice");
        let view = SpaceDiamonds::view(&state, Viewer::Seat(ADA));
        assert_eq!(
            view.missions.iter().map(|card| card.mission).collect::<Vec<_>>(),
            state.missions(ADA).iter().collect::<Vec<_>>()
        );
        assert!(SpaceDiamonds::view(&state, Viewer::Spectator).missions.is_empty());
    }
}

// Rule: iC1b.2
#[test]
fn a_rocket_fulfils_sail_missions_ic1b_2() {
    let mut play = rockets(2, "SC1").put(ADA, "eureka").deal(ADA, "DM126F DM152F");
    play.choose(ADA, Choice::Turn(Act::Discover));
    assert!(is_done(&play, ADA, "DM126F"));
}

// Rule: iC1d.1, iC1e.1, iC1f.1, R36
#[test]
fn tanks_start_at_8_and_the_marker_on_the_base_thrust_ic1e_1() {
    let state = dealt(&rockets_setup(5), 3);
    assert!(state.public.ships.iter().all(|ship| ship.wet == mass("8")));
    let dry = state.public.ships.map(|ship| ship.craft.dry().text());
    assert!(dry.iter().all(|dry| ["1", "2", "3"].contains(dry)));
    let view = SpaceDiamonds::view(&state, Viewer::Spectator);
    assert_eq!(view.thrusts, state.public.ships.map(|ship| ship.craft.thrust()).to_vec());
}

// Rule: iC2a.1, iC2b.1, iC2c.1
#[test]
fn every_site_out_to_mars_gets_a_random_chit_of_its_letter_ic2b_1() {
    let [one, two] = [1, 2].map(|seed| dealt(&Setup::new(2), seed));
    assert_eq!(one.secret.dealt.iter().count(), 33);
    assert!(one.secret.dealt.iter().all(|(site, _)| site.zone() <= Zone::Mars));
    assert_ne!(one.secret.dealt, two.secret.dealt, "iC2a.1: mixed anew");
    let view = SpaceDiamonds::view(&one, Viewer::Seat(ADA));
    assert_eq!(view.out.iter().map(|count| u32::from(*count)).sum::<u32>(), 95 - 33, "iC2c.1");
}

// Rule: iC2b.2
#[test]
fn with_rockets_the_ceres_zone_has_chits_too_ic2b_2() {
    let state = dealt(&rockets_setup(2), 1);
    assert_eq!(state.secret.dealt.iter().count(), 77);
    assert!(!state.public.is_chit_site(space("europa_ocean")));
}

// Rule: iC3.1
#[test]
fn a_random_player_begins_and_play_goes_clockwise_ic3_1() {
    let firsts: BTreeSet<Seat> = (0..30).map(|seed| dealt(&Setup::new(3), seed).public.active).collect();
    assert_eq!(firsts.len(), 3);
    let mut play = sails(3);
    play.choose(ADA, Choice::Turn(Act::EndTurn))
        .choose(BEN, Choice::Turn(Act::EndTurn))
        .choose(CYD, Choice::Turn(Act::EndTurn));
    assert_eq!((public(&play).active, public(&play).round), (ADA, 2));
}

// Rule: iD1.1, R34, iZ5.2
#[test]
fn a_move_and_an_operation_in_either_order_or_neither_id1_1() {
    let mut play = sails(2).put(ADA, "didymos");
    play.choose(ADA, Choice::Turn(Act::Discover)).refused(ADA, Choice::Turn(Act::Discover), "iD1.1");
    play.choose(ADA, fly("didymos>DID>dimorphos"));
    assert_eq!(public(&play).active, BEN, "iZ5.2: nothing is left to do");
    play.choose(BEN, Choice::Turn(Act::EndTurn));
    assert_eq!(public(&play).active, ADA, "R34");
    play.choose(ADA, Choice::Turn(Act::Discover));
    assert_eq!(public(&play).ship(ADA).chits(), 2);
}

// Rule: iD1.2
#[test]
fn an_operation_ends_a_move_that_has_begun_id1_2() {
    let mut play = sails(2);
    play.choose(ADA, fly("LEO>CYC")).choose(ADA, scan("eros"));
    assert_eq!(public(&play).active, BEN, "the burn that was left is lost");
    let mut play = sails(2).give(ADA, "S22").put(ADA, "eureka");
    play.choose(ADA, steps("iso-S22")).choose(ADA, Choice::Turn(Act::Discover)).refused(ADA, steps("ML5"), "table");
}

// Rule: iD1a.1, iD1b.1
#[test]
fn flying_discovery_scanner_and_refuelling_are_all_there_is_id1b_1() {
    let keys = |play: &Table| match SpaceDiamonds::offer(play.play().state(), &play.play().asks()[0]).options {
        Options::Path { next, .. } => next.into_iter().map(|option| option.key).collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    };
    let mut play = rockets(2, "SC1").put(ADA, "ceres");
    assert_eq!(keys(&play), ["discover", "refuel", "scan", "end", "CEB"]);
    play.asked(ADA, |decision| *decision == Decision::Scan(Scan));
    assert_eq!(keys(&sails(2)), ["scan", "end", "CYC"]);
}

// Rule: iF1.1
#[test]
fn discovery_needs_a_site_with_a_chit_if1_1() {
    let mut play = sails(2).put(ADA, "eureka");
    play.choose(ADA, Choice::Turn(Act::Discover));
    round_to(&mut play, ADA);
    play.refused(ADA, Choice::Turn(Act::Discover), "iF1.1");
}

// Rule: iF2.1
#[test]
fn a_scan_may_be_a_part_of_the_turn_too() {
    let mut play = rockets(2, "SC1");
    let turn = play.play().asks().iter().find(|ask| ask.decision == Decision::Turn(Turn)).cloned().expect("the turn");
    let given = |keys: &[&str]| Given::Steps(keys.iter().map(|key| key.to_string()).collect());
    let advice = |keys: &[&str]| SpaceDiamonds::advise(play.play().state(), &turn, Some(&given(keys)));
    let open = |advice: &Advice| match &advice.next {
        Some(Options::Path { next, may_stop }) => (next.len(), *may_stop),
        _ => panic!("a way on"),
    };
    assert_eq!(open(&advice(&["scan"])), (77, false), "a scan without a site is none");
    assert_eq!(open(&advice(&["scan", "ceres"])), (76, true));
    assert_eq!(open(&advice(&["scan", "ceres", "eros", "ida"])), (0, true));
    assert_eq!(advice(&["scan", "ceres", "ceres"]).refusal.map(|refusal| refusal.rule.0), Some("iF2.1"));
    let answer = play.play().read(ADA, turn.id, &given(&["scan", "ida", "ceres"])).expect("a scan");
    assert_eq!(answer.choice, scan("ceres ida"));
    play.choose(ADA, answer.choice).sees(Viewer::Seat(ADA), |view| view.water.get(space("ida")).is_some());
}

// Rule: iF2.1, iF2.2, R29
#[test]
fn a_scan_names_one_to_three_sites_anywhere_if2_2() {
    let mut play = sails(2);
    for scan in [scan, scanner] {
        play.refused(ADA, scan(""), "iF2.1").refused(ADA, scan("eros ivar nyx itokawa"), "iF2.1");
        play.refused(ADA, scan("eros eros"), "iF2.1").refused(ADA, scan("ceres"), "iF2.1");
    }
    play.choose(ADA, scanner("icarus")).refused(ADA, scan("eros"), "iD1.1");
    play.sees(Viewer::Seat(ADA), |view| view.water.get(space("icarus")) == Some(4));
    play.sees(Viewer::Seat(BEN), |view| view.public.scanned[0].contains(space("icarus")));
}

// Rule: iF3.1, iF3.2, R30, R28
#[test]
fn refuelling_works_beside_a_chit_and_turn_after_turn_if3_2() {
    let mut play = rockets(2, "SC1").put(ADA, "ceres").load(ADA, "5");
    play.sees(Viewer::Seat(BEN), |view| view.water.get(space("ceres")).is_none());
    play.choose(ADA, Choice::Turn(Act::Refuel));
    assert_eq!(wet(&play, ADA), "9");
    play.sees(Viewer::Seat(BEN), |view| view.water.get(space("ceres")) == Some(4));
    round_to(&mut play, ADA);
    play.choose(ADA, Choice::Turn(Act::Refuel));
    assert_eq!((wet(&play, ADA), public(&play).has_chit(space("ceres"))), ("13", true));
    rockets(2, "SC1").put(ADA, "GEF").refused(ADA, Choice::Turn(Act::Refuel), "iF3.1");
}

// Rule: R58
#[test]
fn refuelling_where_there_is_nothing_uses_the_operation_r58() {
    let mut play = rockets(2, "SC1").put(ADA, "gefion");
    play.choose(ADA, Choice::Turn(Act::Refuel)).refused(ADA, Choice::Turn(Act::Discover), "iD1.1");
    assert_eq!((wet(&play, ADA), play.play().state().public_water(space("gefion"))), ("8", Some(0)));
}

// Rule: iGa.1, R25, R1
#[test]
fn a_mission_met_in_play_is_laid_open_iga_1() {
    let cards = [
        ("DM126F", "eureka"),
        ("DM127F", "icarus"),
        ("DM139F", "venus_aerostat"),
        ("DM142F", "hartley2"),
        ("DM144F", "borrelly"),
        ("DM145F", "holmes"),
        ("DM146F", "ariadne"),
        ("DM133F", "encke"),
    ];
    for (card, site) in cards {
        let mut play = rockets(2, "SC1").put(ADA, site).deal(ADA, card);
        play.sees(Viewer::Seat(BEN), |view| view.public.ship(ADA).done.is_empty());
        play.choose(ADA, Choice::Turn(Act::Discover));
        assert!(is_done(&play, ADA, card), "{card}");
        play.shown(Viewer::Seat(BEN), |shown| {
            shown.contains(&Shown::Goal(GoalShown::MissionScored {
                seat: ADA,
                mission: mission(card),
                vp: mission(card).vp(PRINTED),
            }))
        });
    }
}

// Rule: iGa.1
#[test]
fn landings_are_missions_too() {
    for (card, from, site) in [("DM141F", "JRX", "europa_conamara"), ("DM148F", "HA3", "halley")] {
        let mut play = rockets(2, "SC1").put(ADA, from).deal(ADA, card);
        play.choose(ADA, steps(site));
        assert!(is_done(&play, ADA, card), "{card}");
    }
    let mut play = rockets(2, "SC1").put(ADA, "hermes_a").deal(ADA, "DM149F");
    play.choose(ADA, Choice::Turn(Act::Discover)).choose(ADA, fly("hermes_a>HER>hermes_b"));
    assert!(!is_done(&play, ADA, "DM149F"));
    round_to(&mut play, ADA);
    play.choose(ADA, Choice::Turn(Act::Discover));
    assert!(is_done(&play, ADA, "DM149F"));
}

// Rule: R20
#[test]
fn the_saturn_bonus_must_be_used_r20() {
    let mut play = rockets(2, "SC1").put(ADA, "JOC").deal(ADA, "DM150F");
    play.choose(ADA, fly("JOC>SFLY"));
    assert!(!is_done(&play, ADA, "DM150F"), "entered only");
    play.choose(ADA, steps("TIB"));
    assert!(is_done(&play, ADA, "DM150F"));
}

// Rule: R20
#[test]
fn the_oberth_bonus_on_two_turns_is_the_sun_king() {
    let mut play = rockets(2, "SC1").deal(ADA, "DM154F").put(ADA, "SBB");
    for (way, done) in [("SBB>SOB>SB2", false), ("SB2>SOB>SBB", true)] {
        let safe = |state: &State| state.public.turn.die.is_some_and(|die| die > 1);
        play.choose_lucky(ADA, fly(way), safe);
        assert_eq!(is_done(&play, ADA, "DM154F"), done);
        round_to(&mut play, ADA);
    }
}

// Rule: iGa.2, R26
#[test]
fn a_completed_mission_stays_completed_iga_2() {
    let mut play = sails(2).put(ADA, "eureka").lay("eureka", "S22").deal(ADA, "DM126F");
    play.choose(ADA, Choice::Turn(Act::Discover)).choose(ADA, steps("iso-S22"));
    assert!(is_done(&play, ADA, "DM126F") && play.play().state().hand(ADA).is_empty());
    // R26: what looks at the end looks at what is held then.
    let mut play = ending(Setup::new(2)).deal(ADA, "DM140F").give(ADA, "S22").put(ADA, "EL2");
    play.choose(ADA, steps("iso-S22"));
    assert!(!finish(&mut play).public.ship(ADA).done.contains(mission("DM140F")));
}

// Rule: iGb.1
#[test]
fn a_chit_taken_by_another_spoils_its_mission_igb_1() {
    let mut play = sails(2).put(BEN, "eureka").deal(ADA, "DM126F").with(|state| state.public.active = BEN);
    play.choose(BEN, Choice::Turn(Act::Discover));
    play.sees(Viewer::Seat(ADA), |view| view.missions[0].state == MissionState::Gone { to: BEN });
}

// Rule: iG.2
#[test]
fn missions_of_the_end_are_judged_home_or_not_ig_2() {
    let cards = [
        ("DM128F", "C01"),
        ("DM129F", "C11"),
        ("DM130F", "S01"),
        ("DM132F", "S01 S02 S03"),
        ("DM135F", "V01"),
        ("DM138F", "S10"),
        ("DM140F", "S22"),
    ];
    for (card, hand) in cards {
        let mut play = ending(Setup::new(2)).deal(ADA, card).give(ADA, hand).give(BEN, "S29");
        assert!(finish(&mut play).public.ship(ADA).done.contains(mission(card)), "{card}");
        let mut play = ending(Setup::new(2)).deal(ADA, card).give(BEN, hand);
        assert!(!finish(&mut play).public.ship(ADA).done.contains(mission(card)), "{card} with nothing");
    }
    for (hand, done) in [("S01 C01 M01 V01 D01 H01", true), ("S01 C01 M01 V01 D01 D02", false)] {
        let mut play = ending(Setup::new(2)).deal(ADA, "DM137F").give(ADA, hand);
        assert_eq!(finish(&mut play).public.ship(ADA).done.contains(mission("DM137F")), done);
    }
}

// Rule: iG.2
#[test]
fn fuel_steps_count_at_the_end() {
    let fuel = |own: &str, other: &str| {
        let mut play = ending(rockets_setup(2)).deal(ADA, "DM155F").load(ADA, own).load(BEN, other);
        play.arrange(|state| state.public.ships.iter_mut().for_each(|ship| ship.craft = Craft(0)));
        finish(&mut play).public.ship(ADA).done.contains(mission("DM155F"))
    };
    assert_eq!((fuel("9", "8"), fuel("8", "9"), fuel("8", "8"), fuel("3", "3")), (true, false, true, false));
}

// Rule: iG.3
#[test]
fn no_new_mission_and_no_penalty_ig_3() {
    let mut play = sails(2).put(ADA, "eureka").deal(ADA, "DM126F");
    play.choose(ADA, Choice::Turn(Act::Discover));
    assert_eq!(play.play().state().missions(ADA).iter().count(), 1);
    let mut play = ending(Setup::new(2)).deal(ADA, "DM127F").give(ADA, "S10");
    assert_eq!(score(&finish(&mut play), ADA).total(), 1);
}

// Rule: R52
#[test]
fn two_chits_from_the_inner_zones_in_any_mix_r52() {
    let mut play = sails(2).put(ADA, "hathor").deal(ADA, "DM134F").with(|state| {
        state.public.ships[0].from_inner = 1;
    });
    play.choose(ADA, Choice::Turn(Act::Discover));
    assert!(is_done(&play, ADA, "DM134F"));
}

// Rule: R22
#[test]
fn the_moons_of_mars_are_not_mars_r22() {
    let mut play = sails(2).put(ADA, "phobos").deal(ADA, "DM131F");
    play.choose(ADA, Choice::Turn(Act::Discover));
    assert_eq!(public(&play).ship(ADA).from_mars, 0);
}

// Rule: iH1.1, iZ1.4, R17
#[test]
fn the_four_chits_are_held_or_with_the_option_discovered_iz1_4() {
    for (four, allowed) in [("held", false), ("discovered", true)] {
        let mut play = table(Setup::new(2).with("four", four)).put(ADA, "EL2").give(ADA, "S22 S01 S02 S03");
        play.choose(ADA, steps("iso-S22>GEO>CYC"));
        if allowed {
            play.choose(ADA, steps("LEO"));
        } else {
            play.refused(ADA, steps("LEO"), "iH1.1");
        }
        let mut play = table(Setup::new(2).with("four", four)).put(ADA, "EL2").give(ADA, "S22 S01 S02 S03");
        if allowed {
            play.choose(ADA, steps("iso-S22>GEO>CYC>LEO"));
        } else {
            play.refused(ADA, steps("iso-S22>GEO>CYC>LEO"), "iH1.1");
        }
    }
}

// Rule: iH1b.1, iH2a.1
#[test]
fn arrivals_are_ranked_4_3_2_1_0_ih1b_1() {
    let hands = ["S01 S02 S03 S04", "C07 C08 C09 C10", "S05 S06 S07 S08", "M13 M14 V05 V06", "H01 H02 V07 V08"];
    let mut play = sails(5);
    for (seat, hand) in Seat::all(5).zip(hands) {
        play = play.put(seat, "CYC").give(seat, hand);
    }
    for seat in Seat::all(5) {
        play.choose(seat, fly("CYC>LEO"));
    }
    play.ended("ending-all-home");
    let races: Vec<u8> = Seat::all(5).map(|seat| score(play.play().state(), seat).race).collect();
    assert_eq!(races, [4, 3, 2, 1, 0]);
}

// Rule: iH2b.1, iH2c.1
#[test]
fn chits_and_missions_score_without_a_return_ih2b_1() {
    let mut play = ending(Setup::new(2)).deal(ADA, "DM135F").give(ADA, "V03");
    let state = finish(&mut play);
    let points = score(&state, ADA);
    assert_eq!((points.race, points.chits, points.missions), (0, 4, 2));
}

// Rule: iZ1.2
#[test]
fn water_may_be_shuffled_among_sites_of_one_letter_iz1_2() {
    let printed = dealt(&rockets_setup(2), 1).secret.water;
    assert!(printed.iter().all(|(site, water)| site.site().is_some_and(|site| site.hydration == water)));
    let shuffled = dealt(&rockets_setup(2).with("hydration", "shuffled"), 1);
    let of = |state: &State, letter: Spectral, water: &space_diamonds::sets::PerSite| -> Vec<u8> {
        let own = |site: &Space| state.public.is_chit_site(*site) && site.site().is_some_and(|s| s.spectral == letter);
        let mut drops: Vec<u8> = water.iter().filter(|(site, _)| own(site)).map(|(_, drops)| drops).collect();
        drops.sort_unstable();
        drops
    };
    assert_ne!(shuffled.secret.water, printed);
    for letter in Spectral::ALL {
        assert_eq!(of(&shuffled, letter, &shuffled.secret.water), of(&shuffled, letter, &printed));
    }
    assert_eq!(shuffled.secret.water.get(space("halley")), Some(4), "no chit there, nothing to shuffle");
}

// Rule: iZ1.3
#[test]
fn a_face_stays_until_the_end_of_the_viewers_next_turn_iz1_3() {
    let seen = |play: &mut Table, viewer: Viewer, id: &str| {
        SpaceDiamonds::view(play.play().state(), viewer).fresh.contains(chit(id))
    };
    let mut play = sails(3).put(ADA, "eureka").lay("eureka", "S17").put(CYD, "eros").lay("eros", "S18");
    play.choose(ADA, Choice::Turn(Act::Discover));
    play.shown(Viewer::Seat(BEN), |shown| {
        shown.iter().any(|fact| matches!(fact, Shown::Operation(OperationShown::Discovered { chit: None, .. })))
    });
    play.choose(ADA, Choice::Turn(Act::EndTurn));
    assert!(seen(&mut play, Viewer::Seat(BEN), "S17") && seen(&mut play, Viewer::Seat(CYD), "S17"));
    play.choose(BEN, Choice::Turn(Act::EndTurn));
    assert!(!seen(&mut play, Viewer::Seat(BEN), "S17") && seen(&mut play, Viewer::Seat(CYD), "S17"));
    assert!(seen(&mut play, Viewer::Spectator, "S17"), "who has no turn sees it until the next discovery");
    play.choose(CYD, Choice::Turn(Act::Discover));
    assert!(seen(&mut play, Viewer::Spectator, "S18") && !seen(&mut play, Viewer::Spectator, "S17"));
}

// Rule: iZ1.3
#[test]
fn with_memory_faces_stay_readable() {
    let mut play = table(Setup::new(2).with("memory", "on")).put(ADA, "eureka").lay("eureka", "S17");
    play.choose(ADA, Choice::Turn(Act::Discover));
    play.shown(Viewer::Seat(BEN), |shown| {
        shown.iter().any(|fact| matches!(fact, Shown::Operation(OperationShown::Discovered { chit: Some(face), .. }) if *face == chit("S17")))
    });
    round_to(&mut play, ADA);
    play.sees(Viewer::Seat(BEN), |view| view.face_at(space("eureka")) == Some(chit("S17")));
}

// Rule: iZ1.5, R18
#[test]
fn firsts_are_for_all_or_personal_iz1_5() {
    for (firsts, done) in [("all", false), ("personal", true)] {
        let mut play = table(rockets_setup(2).with("firsts", firsts)).put(ADA, "encke").deal(ADA, "DM133F");
        play = play.put(BEN, "wild2").with(|state| state.public.active = BEN);
        play.choose(BEN, Choice::Turn(Act::Discover));
        round_to(&mut play, ADA);
        play.choose(ADA, Choice::Turn(Act::Discover));
        assert_eq!(is_done(&play, ADA, "DM133F"), done);
        assert_eq!(public(&play).first_at(mission("DM133F")), Some(BEN), "the ledger is public");
        let gone = missions::spoiler(public(&play), ADA, mission("DM133F"));
        assert_eq!(gone.is_some(), !done);
    }
}

// Rule: iZ1.6
#[test]
fn everybody_may_fly_the_same_rocket_iz1_6() {
    for (value, craft) in [("electric", (3, 1)), ("laser", (4, 2)), ("nuclear", (5, 3))] {
        let state = dealt(&rockets_setup(5).with("rockets", value), 1);
        assert!(state.public.ships.iter().all(|ship| (ship.craft.thrust(), ship.craft.consumption()) == craft));
    }
}

// Rule: iZ1.7, R32, R38
#[test]
fn the_last_round_is_played_to_its_end_iz1_7() {
    for (value, limit) in [("20", 20), ("30", 30), ("40", 40), ("60", 60), ("100", 100)] {
        let mut play = table(Setup::new(2).with("limit", value)).with(|state| state.public.round = limit);
        play.choose(ADA, Choice::Turn(Act::EndTurn));
        assert!(!play.play().is_over());
        play.choose(BEN, Choice::Turn(Act::EndTurn)).ended("ending-round-limit");
    }
}

// Rule: iZ1.8
#[test]
fn a_round_is_a_pass_from_the_first_players_seat_iz1_8() {
    let mut play = sails(3).with(|state| (state.public.first, state.public.active) = (CYD, CYD));
    let mut rounds = Vec::new();
    for _ in 0..6 {
        rounds.push((public(&play).active.0, public(&play).round));
        let active = public(&play).active;
        play.choose(active, Choice::Turn(Act::EndTurn));
    }
    assert_eq!(rounds, [(2, 1), (0, 1), (1, 1), (2, 2), (0, 2), (1, 2)]);
    // The first player is gone: the round still turns at that seat.
    play.leave(CYD).choose(ADA, Choice::Turn(Act::EndTurn)).choose(BEN, Choice::Turn(Act::EndTurn));
    assert_eq!((public(&play).active, public(&play).round), (ADA, 4));
}

// Rule: iZ2.1, iZ2.2
#[test]
fn alone_the_round_of_arrival_counts_iz2_2() {
    for (round, race) in [(3, 4), (9, 4), (10, 3), (11, 2), (12, 1), (13, 0), (14, 0)] {
        let mut play = table(Setup::new(1)).put(ADA, "CYC").give(ADA, "S01 S02 S03 S04");
        play.arrange(|state| state.public.round = round);
        play.choose(ADA, fly("CYC>LEO")).ended("ending-solo-home");
        assert_eq!(score(play.play().state(), ADA).race, race, "round {round}");
    }
    let mut play = ending(Setup::new(1)).give(ADA, "S10");
    finish(&mut play);
    play.ended("ending-solo-late");
    assert_eq!(score(play.play().state(), ADA).total(), 1);
}

// Rule: iZ2.3
#[test]
fn alone_most_needs_a_number_iz2_3() {
    let won = |card: &str, hand: &str| {
        let mut play = ending(Setup::new(1)).deal(ADA, card).give(ADA, hand);
        finish(&mut play).public.ship(ADA).done.contains(mission(card))
    };
    assert!(won("DM135F", "V01 V02") && !won("DM135F", "V01"));
    assert!(won("DM132F", "S01 S02 S03 S04 S05 S06 S07") && !won("DM132F", "S01 S02 S03 S04 S05 S06"));
    let fuel = |wet: &str| {
        let mut play = ending(rockets_setup(1)).deal(ADA, "DM155F").load(ADA, wet);
        play.arrange(|state| state.public.ships[0].craft = Craft(0));
        finish(&mut play).public.ship(ADA).done.contains(mission("DM155F"))
    };
    assert_eq!((mass("5 1/3").steps_to(mass("3")), fuel("5 1/3"), fuel("5")), (8, true, false));
}

// Rule: iZ2.4
#[test]
fn a_solo_score_has_a_rating_iz2_4() {
    let names = ["cadet", "pilot", "pilot", "captain", "captain", "commodore", "commodore", "admiral"];
    let rated = |printing, total, is_home| rating(printing, total, is_home).trim_start_matches("rating-");
    for is_home in [false, true] {
        let ratings = [9, 10, 14, 15, 19, 20, 24, 25].map(|total| rated(Printing::First, total, is_home));
        assert_eq!(ratings, names, "as tables of the first printing were promised");
    }
    for printing in &Printing::ALL[1..] {
        assert_eq!([5, 6, 8, 9, 11, 12, 14, 15].map(|total| rated(*printing, total, true)), names);
        assert_eq!([5, 6, 40].map(|total| rated(*printing, total, false)), ["cadet", "pilot", "pilot"]);
    }
}

fn fallback(play: &Table) -> Choice {
    SpaceDiamonds::fallback(play.play().state(), &play.play().asks()[0])
}

// Rule: iZ3.1
#[test]
fn a_time_out_gives_up_the_lowest_points_iz3_1() {
    let mut play = sails(2).put(ADA, "ML2").give(ADA, "S01 C07 C18 S17");
    play.choose_lucky(ADA, fly("ML2>MATM"), |state| state.public.phase() == Phase::Loss { count: 2 });
    assert_eq!(fallback(&play), Choice::Loss(chits("C07 S01")));
    let mut play = sails(2).put(ADA, "ML2").give(ADA, "S05 C07 M13 S17");
    play.choose_lucky(ADA, fly("ML2>MATM"), |state| state.public.phase() == Phase::Loss { count: 2 });
    assert_eq!(fallback(&play), Choice::Loss(chits("C07 M13")), "ties by letter, then by number");
}

// Rule: iZ3.2
#[test]
fn a_time_out_ends_the_turn_where_the_craft_is_iz3_2() {
    let mut play = sails(2);
    play.choose(ADA, fly("LEO>CYC"));
    let choice = fallback(&play);
    play.choose(ADA, choice);
    assert_eq!((at(&play, ADA), public(&play).active), ("CYC", BEN));
}

// Rule: iZ4.1
#[test]
fn steps_can_be_taken_back_until_something_comes_to_light_iz4_1() {
    let mut journal = Journal::<SpaceDiamonds>::begin(Setup::new(1), [1; 32]).expect("a beginning");
    let answer = |journal: &mut Journal<SpaceDiamonds>, choice: Choice| {
        let ask = journal
            .play()
            .asks()
            .iter()
            .find(|ask| ask.decision == Decision::Scan(Scan) || !matches!(choice, Choice::Scan(_)));
        let ask = ask.map(|ask| ask.id).expect("an ask");
        journal.answer(orrery_core::Answer { ask, seat: ADA, choice }).map(|entry| entry.barrier)
    };
    assert_eq!(answer(&mut journal, fly("LEO>CYC")), Ok(false));
    assert!(journal.undo(ADA).is_ok());
    assert_eq!(answer(&mut journal, Choice::Turn(Act::EndTurn)), Ok(true), "the turn has ended");
    assert!(journal.undo(ADA).is_err());
}

// Rule: iZ4.1
#[test]
fn rolls_discoveries_and_scans_cannot_be_taken_back() {
    let barrier = |play: &mut Table, choice: Choice| {
        let mut table = play.play().clone();
        let asks: Vec<_> = table.asks().of(ADA).map(|ask| ask.id).collect();
        let answers = asks.into_iter().map(|ask| orrery_core::Answer { ask, seat: ADA, choice: choice.clone() });
        let barriers: Vec<bool> =
            answers.filter_map(|answer| table.answer(&answer).ok().map(|step| step.barrier)).collect();
        barriers == [true]
    };
    assert!(barrier(&mut sails(2).put(ADA, "ML2"), fly("ML2>MATM")));
    assert!(barrier(&mut sails(2).put(ADA, "eureka"), Choice::Turn(Act::Discover)));
    assert!(barrier(&mut rockets(2, "SC1").put(ADA, "ceres"), Choice::Turn(Act::Refuel)));
    assert!(
        !barrier(&mut rockets(2, "SC1").put(ADA, "halley"), Choice::Turn(Act::Refuel)),
        "everybody knows this water"
    );
    assert!(barrier(&mut rockets(2, "SC1").put(ADA, "JSJ3").deal(ADA, "DM153F"), fly("JSJ3>JSJX")));
}

// Rule: iZ5.1
#[test]
fn a_step_pays_then_rolls_then_completes_missions_iz5_1() {
    let mut play = sails(2).put(ADA, "SEL5").deal(ADA, "DM136F");
    play.choose_lucky(ADA, fly("SEL5>CRX"), |state| state.public.turn.die == Some(1));
    let order: Vec<u8> = play
        .play()
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Voyage(Voyage::Flew { .. }) => Some(1),
            Event::Voyage(Voyage::HazardRolled { .. }) => Some(2),
            Event::Goal(Goal::FeatDone { .. }) => Some(3),
            Event::Goal(Goal::MissionScored { .. }) => Some(4),
            _ => None,
        })
        .collect();
    assert_eq!(order, [1, 2, 3, 4]);
}

/// The letters that have ice, by the table of chits.
fn letters_of_ice() -> Vec<Spectral> {
    let has_ice = |letter: &Spectral| PRINTED.chits().any(|chit| chit.spectral() == *letter && chit.drops() > 0);
    Spectral::ALL.into_iter().filter(has_ice).collect()
}

/// Whether Ada's turn has ended by itself, with such a chit in hand, once she has operated and landed.
fn ends_by_itself(play: Table, chit: Chit, operation: Choice, way: &str) -> bool {
    let mut play = play.give(ADA, chit.id());
    play.choose(ADA, operation).choose(ADA, fly(way));
    public(&play).active == BEN
}

// Rule: iZ5.2
#[test]
fn with_a_rocket_a_turn_ends_by_itself_unless_the_letter_of_a_chit_may_be_ice_iz5_2() {
    for chit in PRINTED.chits() {
        let waits = letters_of_ice().contains(&chit.spectral());
        let rocket = rockets(2, "SC1").put(ADA, "gefion");
        let ended = ends_by_itself(rocket, chit, Choice::Turn(Act::Refuel), "gefion>GEF>minerva");
        assert_eq!(ended, !waits, "{}: letters alone decide, or a hand would be told", chit.id());
    }
    for chit in ["C03", "S27", "D01", "M01"].map(chit) {
        let sail = sails(2).put(ADA, "didymos");
        assert!(ends_by_itself(sail, chit, scan("eros"), "didymos>DID>dimorphos"), "water is of no use to a sail");
    }
}

// Rule: iZ5.2
#[test]
fn the_rulebook_names_the_letters_that_may_be_ice_iz5_2() {
    let letters: Vec<char> = letters_of_ice().into_iter().flat_map(|letter| letter.id().chars()).collect();
    for ((lang, book), joined) in RULEBOOKS.into_iter().zip(["S, C or D", "S, C o D", "S、C、D"]) {
        assert_eq!(joined.chars().filter(|c| "SCMVDH".contains(*c)).collect::<Vec<_>>(), letters);
        let entry = Rulebook::read(book).entry("iZ5.2").cloned().expect("the entry");
        assert!(entry.paragraphs.iter().any(|text| text.contains(joined)), "{lang}");
    }
}

// Rule: iZ5.2
#[test]
fn a_move_that_can_go_no_further_is_over_unless_a_chit_might_carry_it_on_iz5_2() {
    for (hand, ends) in [("", true), ("M01", false)] {
        let mut play = sails(2).put(ADA, "EL1").give(ADA, hand);
        // At the corner both burns of a sail would be needed, and one of them is gone.
        play.choose(ADA, scan("eros")).choose(ADA, fly("EL1>GEO>EL2>R1"));
        assert_eq!(public(&play).active == BEN, ends, "{hand:?}");
    }
    let mut play = sails(2).put(ADA, "EL1");
    play.choose(ADA, scan("eros")).choose(ADA, fly("EL1>GEO>EL2"));
    assert_eq!(public(&play).active, ADA, "from there it can go on");
}

// Rule: iZ5.2
#[test]
fn a_turn_ends_on_leo_whatever_is_left_to_do_iz5_2() {
    let mut play = rockets(2, "SC1").put(ADA, "CYC").give(ADA, "C01 C02 C03 C04");
    play.choose(ADA, fly("CYC>LEO"));
    assert_eq!(public(&play).active, BEN, "though the operation is left and ice is in hand");
}

// Rule: R33
#[test]
fn a_leavers_chits_go_to_the_box_and_the_place_is_last_r33() {
    let mut play = sails(3).give(BEN, "S17 S18").deal(BEN, "DM135F");
    play.leave(BEN);
    assert!(play.play().state().hand(BEN).is_empty() && public(&play).ship(BEN).chits() == 0);
    play.choose(ADA, Choice::Turn(Act::EndTurn));
    assert_eq!(public(&play).active, CYD);
    play.leave(CYD);
    assert_eq!((public(&play).active, play.play().is_over()), (ADA, false), "one player goes on to the end");
    play.arrange(|state| state.public.round = 40);
    finish(&mut play);
    play.ended("ending-round-limit").wins(&[ADA]);
    let places: Vec<(u8, i64)> =
        play.play().outcome().map_or(Vec::new(), |end| end.places.iter().map(|p| (p.place, p.score)).collect());
    assert_eq!(places, [(1, 0), (2, 0), (2, 0)]);
}

// Rule: R33
#[test]
fn a_taken_rank_stays_taken_and_a_pending_loss_is_dropped_r33() {
    let mut play = sails(3).put(ADA, "CYC").give(ADA, "S01 S02 S03 S04").put(BEN, "CYC").give(BEN, "C07 C08 C09 C10");
    play.choose(ADA, fly("CYC>LEO")).leave(ADA).choose(BEN, fly("CYC>LEO"));
    assert_eq!(public(&play).ship(BEN).rank, Some(2));
    let mut play = sails(2).put(ADA, "ML2").give(ADA, "S01 S02");
    play.choose_lucky(ADA, fly("ML2>MATM"), |state| state.public.phase() == Phase::Loss { count: 1 });
    play.leave(ADA);
    assert_eq!((public(&play).phase(), public(&play).active), (Phase::Turn, BEN));
    play.leave(BEN).ended("ending-abandoned").wins(&[]);
}

// Rule: R33
#[test]
fn who_left_counts_in_no_comparison() {
    let mut play = ending(Setup::new(3)).deal(ADA, "DM135F").give(ADA, "V01").give(BEN, "V02 V03");
    play.arrange(|state| state.public.first = BEN);
    play.leave(BEN);
    play.leave(CYD);
    assert!(finish(&mut play).public.ship(ADA).done.contains(mission("DM135F")));
}

// Rule: iH3.1
#[test]
fn everything_is_revealed_at_the_end() {
    let mut play = ending(rockets_setup(2)).give(ADA, "V01").deal(ADA, "DM135F DM141F");
    finish(&mut play);
    play.sees(Viewer::Spectator, |view| {
        let result = view.result.as_ref().expect("a result");
        let ada = &result.seats[0];
        let finds: Vec<Chit> = ada.chits.iter().map(|find| find.chit).collect();
        finds == [chit("V01")]
            && ada.missions.len() == 2
            && ada.missions[0].done
            && !ada.missions[1].done
            && result.unplaced.len() == 95 - 77
            && view.finds.len() == 77
            && view.public.terms.mode == Mode::Rockets
    });
}

#[test]
fn suggestions_are_ways_that_can_be_flown() {
    for start in ["LEO", "apophis", "EL2", "SEL5", "didymos"] {
        let play = sails(2).put(ADA, start).give(ADA, "S01 S02 S03 S04");
        let (state, ask) = (play.play().state(), play.play().asks()[0].clone());
        for suggestion in SpaceDiamonds::advise(state, &ask, None).suggestions {
            let choice = SpaceDiamonds::choice(&ask, &suggestion.given).expect("a choice");
            assert_eq!(SpaceDiamonds::check(state, &ask, &choice), Ok(()), "{start}: {choice:?}");
        }
    }
    let play = sails(2).put(ADA, "SEL5");
    let advice = SpaceDiamonds::advise(play.play().state(), &play.play().asks()[0], None);
    assert!(advice.suggestions.len() >= 2, "Apophis and Cruithne at least");
}

/// Sites with chits come first; a stop says what the next move reaches from it.
#[test]
fn destinations_are_sites_first_and_stops_by_what_they_lead_to() {
    let suggested = |start: &str| {
        let play = sails(2).put(ADA, start);
        SpaceDiamonds::advise(play.play().state(), &play.play().asks()[0], None).suggestions
    };
    let leads = |suggestion: &Suggestion| suggestion.facts.iter().any(|fact| fact.message.id == "fact-then");
    let from_home = suggested("LEO");
    assert!(from_home.len() >= 4 && from_home.iter().all(leads), "no chit is in reach of home");
    let from_near = suggested("SEL5");
    let landings = from_near.iter().take_while(|suggestion| !leads(suggestion)).count();
    assert!(landings >= 2 && from_near[landings..].iter().all(leads), "{landings} of {}", from_near.len());
}

/// The net thrust of each seat in a round.
fn thrusts(mut play: Table, round: u8) -> Vec<u8> {
    play.arrange(|state| state.public.round = round);
    let public = public(&play);
    Seat::all(public.seats).map(|seat| public.flight(seat).regular).collect()
}

// Rule: R60
#[test]
fn late_places_have_more_thrust_on_their_first_turns_r60() {
    let ahead = |seats: u8| sails(seats).with(|state| state.public.terms.head_start = HeadStart::On);
    let by_round = |seats: u8| (1..=6).map(move |round| thrusts(ahead(seats), round)).collect::<Vec<_>>();
    assert_eq!(by_round(1).concat(), [2; 6]);
    assert_eq!(by_round(2).concat(), [2, 3, 2, 3, 2, 2, 2, 2, 2, 2, 2, 2]);
    assert_eq!(by_round(5)[..4], [[2, 3, 3, 3, 3], [2, 3, 3, 3, 3], [2, 2, 3, 3, 3], [2, 2, 2, 3, 3]]);
    assert_eq!(by_round(5)[4..], [[2, 2, 2, 2, 3], [2, 2, 2, 2, 2]]);
    let adrift = ahead(2).put(BEN, "HBL");
    assert_eq!(thrusts(adrift, 1), [2, 0], "no thrust, no head start");
    assert_eq!(thrusts(sails(5), 1), [2; 5], "as the box has it the marker starts on the base thrust");
}
