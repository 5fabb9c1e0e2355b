//! Missions and scoring at their limits: one less, one more, and what looks alike but does not count.

mod common;

use common::*;
use orrery_core::{Seat, Setup};
use space_diamonds::content::{ChitKind, Mission, Printing};
use space_diamonds::questions::{Act, Choice};
use space_diamonds::rules::missions;
use space_diamonds::rules::score::score;
use space_diamonds::sets::Chits;
use space_diamonds::state::State;

const FOUR: [&str; 3] = ["S01 S02 S03 S04", "C07 C08 C09 C10", "M13 M14 V05 V06"];

fn turns_left(play: &Table, seat: Seat) -> Option<u8> {
    public(play).ship(seat).turns_left
}

fn safe(state: &State) -> bool {
    state.public.turn.die.is_some_and(|die| die > 1)
}

// Rule: iH1.2, R48
#[test]
fn only_the_first_arrival_starts_the_last_three_turns_ih1_2() {
    let mut play = sails(4).put(ADA, "CYC").give(ADA, FOUR[0]).put(CYD, "CYC").give(CYD, FOUR[1]);
    play.choose(ADA, fly("CYC>LEO"));
    assert_eq!([BEN, CYD, Seat(3)].map(|seat| turns_left(&play, seat)), [Some(3); 3]);
    assert_eq!(turns_left(&play, ADA), None, "who is home has no turns");
    play.choose(BEN, Choice::Turn(Act::EndTurn)).choose(CYD, fly("CYC>LEO"));
    assert_eq!(public(&play).ship(CYD).rank, Some(2));
    assert_eq!((turns_left(&play, BEN), turns_left(&play, Seat(3))), (Some(2), Some(3)), "nothing starts anew");
    for seat in [Seat(3), BEN, Seat(3), BEN, Seat(3)] {
        assert!(!play.play().is_over());
        play.choose(seat, Choice::Turn(Act::EndTurn));
    }
    play.ended("ending-three-turns");
}

/// A rocket at Saturn's door with a card that wants its flyby used.
fn at_saturn(from: &str) -> Table {
    rockets(2, "SC1").put(ADA, from).give(ADA, "S22 S23").deal(ADA, "DM150F")
}

// Rule: R20
#[test]
fn a_bonus_burn_before_the_flyby_does_not_use_it_r20() {
    let mut play = at_saturn("JOB");
    play.choose(ADA, steps("iso-S22>JOC>SFLY"));
    assert_eq!(burns(&play), (0, 1));
    assert!(!is_done(&play, ADA, "DM150F"), "the burn came first");
    play.choose(ADA, steps("TIB"));
    assert!(is_done(&play, ADA, "DM150F"));
}

// Rule: R20
#[test]
fn a_regular_burn_after_the_flyby_does_not_use_it_r20() {
    let mut play = at_saturn("JOC");
    play.choose(ADA, fly("JOC>SFLY>TIB!>titan"));
    assert_eq!(burns(&play), (1, 0));
    assert!(!is_done(&play, ADA, "DM150F"));
    let mut play = at_saturn("JOC");
    play.choose_lucky(ADA, fly("JOC>SFLY>PHX>phoebe"), safe);
    assert!(!is_done(&play, ADA, "DM150F"), "nor does drifting on");
}

// Rule: R20
#[test]
fn entering_a_second_flyby_does_not_use_the_first_r20() {
    let mut play =
        rockets(2, "SC1").put(ADA, "JB1").deal(ADA, "DM151F").with(|state| state.public.turn.took_chit = true);
    play.choose(ADA, fly("JB1>JFLY>JOB!>JOC!>SFLY"));
    assert_eq!((burns(&play), is_done(&play, ADA, "DM151F")), ((2, 0), false), "all burns were regular ones");
    play.choose(ADA, steps("TIB"));
    assert!(is_done(&play, ADA, "DM151F"), "a bonus burn uses them all");
}

// Rule: R20
#[test]
fn a_flyby_is_used_in_the_move_that_entered_it_r20() {
    let mut play = at_saturn("JOC");
    play.choose(ADA, fly("JOC>SFLY"));
    round_to(&mut play, ADA);
    play.choose(ADA, steps("iso-S22>TIB"));
    assert_eq!(burns(&play), (0, 1));
    assert!(!is_done(&play, ADA, "DM150F"), "it is another move");
}

// Rule: R20
#[test]
fn each_flyby_has_a_mission_of_its_own_r20() {
    let ways = [("JOC", "JOC>SFLY>TIB", "DM150F"), ("JB1", "JB1>JFLY>JMB", "DM151F"), ("SBB", "SBB>SOB>SB2", "DM154F")];
    for (from, way, used) in ways {
        // A chit was taken before, which is the other half of DM151F, and the Oberth used once, that of DM154F.
        let mut play = rockets(2, "SC1").put(ADA, from).deal(ADA, "DM150F DM151F DM154F").with(|state| {
            state.public.turn.took_chit = true;
            state.public.ships[0].oberths = 1;
        });
        play.choose_lucky(ADA, fly(way), |state| state.public.turn.die.is_none_or(|die| die > 1));
        assert_eq!(burns(&play).1, 1, "{way}");
        let done: Vec<&str> = public(&play).ship(ADA).done.iter().map(Mission::id).collect();
        assert_eq!(done, [used], "{way}");
    }
}

// Rule: R20, iE3a.3
#[test]
fn the_solar_oberth_is_used_once_a_turn_however_many_burns_it_pays() {
    let mut play = rockets(2, "SC1").put(ADA, "SBB").deal(ADA, "DM154F");
    play.choose_lucky(ADA, fly("SBB>SOB>SB2>SB3"), safe);
    assert_eq!((burns(&play), public(&play).ship(ADA).oberths), ((0, 2), 1));
    assert!(!is_done(&play, ADA, "DM154F"));
}

// Rule: R9, R20
#[test]
fn a_flyby_with_a_failed_roll_is_not_used_r9() {
    let mut play = rockets(2, "SC1").put(ADA, "SBB").deal(ADA, "DM154F");
    play.choose_lucky(ADA, fly("SBB>SOB>SB2"), |state| state.public.turn.die == Some(1));
    assert_eq!((at(&play, ADA), public(&play).ship(ADA).oberths), ("SOB", 0));
}

// Rule: R51
#[test]
fn jupiters_bonus_without_a_chit_or_a_chit_without_it_is_half_of_dm151f() {
    let mut play = rockets(2, "SC1").put(ADA, "JB1").deal(ADA, "DM151F");
    play.choose(ADA, fly("JB1>JFLY>JMB"));
    assert!(!is_done(&play, ADA, "DM151F"));
    round_to(&mut play, ADA);
    play.arrange(|state| put(state, ADA, "eureka"));
    play.choose(ADA, Choice::Turn(Act::Discover));
    assert!(!is_done(&play, ADA, "DM151F"), "another turn");
}

// Rule: R21
#[test]
fn nine_burns_are_not_ten_r21() {
    let mut play = rockets(2, "SC1").deal(ADA, "DM152F").with(|state| state.public.turn.burns = 8);
    play.choose(ADA, fly("LEO>CYC"));
    assert_eq!((public(&play).turn.burns, is_done(&play, ADA, "DM152F")), (9, false));
    play.choose(ADA, steps("GEO"));
    assert_eq!((public(&play).turn.burns, is_done(&play, ADA, "DM152F")), (10, true));
}

// Rule: R21
#[test]
fn a_pivot_counts_two_and_bonus_burns_count_and_a_new_turn_counts_anew_r21() {
    let mut play = rockets(2, "SC1").put(ADA, "EL1").give(ADA, "S22");
    play.choose(ADA, fly("EL1>EL5>G1>SEL4"));
    assert_eq!((burns(&play), public(&play).turn.burns), ((2, 0), 2), "a pivot at the fork");
    play.choose(ADA, steps("iso-S22>OB1"));
    assert_eq!(public(&play).turn.burns, 3, "a bonus burn");
    round_to(&mut play, ADA);
    assert_eq!(public(&play).turn.burns, 0);
}

// Rule: iGa.1
#[test]
fn only_the_stony_site_of_europa_is_dm141f() {
    for (site, done) in [("europa_ocean", false), ("europa_conamara", true)] {
        let mut play = rockets(2, "SC1").put(ADA, "JRX").deal(ADA, "DM141F");
        play.choose(ADA, steps(site));
        assert_eq!(is_done(&play, ADA, "DM141F"), done, "{site}");
    }
    let mut play = rockets(2, "SC1").put(ADA, "JMB").deal(ADA, "DM141F");
    play.choose_lucky(ADA, steps("JRX"), safe);
    assert!(!is_done(&play, ADA, "DM141F"), "over it is not on it");
}

// Rule: iB2c.1, iH2b.1
#[test]
fn every_kind_of_chit_scores_what_is_on_its_face_ib2c_1() {
    for (kind, hand, points) in [
        (ChitKind::Gem, "S17 V03", 7),
        (ChitKind::Ice, "C03 D07", 1),
        (ChitKind::Isofuel, "S22 S25 H03", 0),
        (ChitKind::Science, "S10 V07", 3),
        (ChitKind::Life, "S29 D10", 3),
        (ChitKind::Industrial, "S05 M06", 3),
    ] {
        assert!(chits(hand).iter().all(|chit| chit.kind() == kind), "{hand}");
        let play = rockets(2, "SC1").give(ADA, hand);
        let score = score(play.play().state(), ADA);
        assert_eq!(score.chits, points, "{kind:?}");
        assert_eq!(score.gems, if kind == ChitKind::Gem { points } else { 0 }, "iH3.1: gems alone break ties");
    }
    let all = Printing::ALL.map(|printing| Chits::all(printing).vp());
    assert_eq!(all, [216, 109, 117, 117, 101], "the sum over all letters");
}

/// Ada on a site, with a strip filled so far, who has taken on so many tanks there.
fn tanking(site: &str, wet: &str, tanks: u8) -> Table {
    let table = rockets(2, "SC1").put(ADA, site).load(ADA, wet).deal(ADA, "DM143F");
    table.with(|state| state.public.ships[0].tanks = tanks)
}

// Rule: R24
#[test]
fn thirteen_tanks_are_enough_and_twelve_are_not_r24() {
    for (before, done) in [(8, false), (9, true)] {
        let mut play = tanking("mars_north", "5", before);
        play.choose(ADA, Choice::Turn(Act::Refuel));
        assert_eq!((public(&play).ship(ADA).tanks, is_done(&play, ADA, "DM143F")), (before + 4, done));
    }
}

// Rule: R24, R31
#[test]
fn tanks_lost_at_the_end_of_the_strip_do_not_count_r24() {
    let mut play = tanking("mars_north", "30", 10);
    play.choose(ADA, Choice::Turn(Act::Refuel));
    assert_eq!((wet(&play, ADA), public(&play).ship(ADA).tanks), ("32", 12));
    assert!(!is_done(&play, ADA, "DM143F"));
}

// Rule: R24
#[test]
fn leaving_the_site_starts_the_count_anew_and_ice_does_not_count_r24() {
    let mut play = tanking("mars_north", "5", 12);
    play.choose(ADA, fly("mars_north>MLO"));
    assert_eq!(public(&play).ship(ADA).tanks, 0);
    let mut play = tanking("mars_north", "5", 12).give(ADA, "C06");
    play.choose(ADA, steps("ice-C06"));
    assert_eq!((wet(&play, ADA), public(&play).ship(ADA).tanks), ("8", 12), "water from a chit is no refuelling");
    assert!(!is_done(&play, ADA, "DM143F"));
    let mut play = rockets(2, "SC5").put(ADA, "mars_north").load(ADA, "1").deal(ADA, "DM143F");
    play.arrange(|state| state.public.ships[0].tanks = 12);
    play.choose(ADA, sos("MLO"));
    assert_eq!(public(&play).ship(ADA).tanks, 0, "an emergency step leaves it too");
}

/// The last turn of a game is Ada's; Ben is home.
fn last_turn_with_ben_home(mode: &str) -> Table {
    table(Setup::new(3).with("mode", mode)).with(|state| {
        (state.public.round, state.public.first) = (40, BEN);
        let ben = &mut state.public.ships[BEN.index()];
        (ben.rank, ben.home_round, ben.at) = (Some(1), 39, space("LEO"));
        // Cyd has no turn left, so that Ada's is the last.
        state.public.ships[CYD.index()].turns_left = Some(0);
        state.public.ships[ADA.index()].turns_left = Some(1);
    })
}

// Rule: iH1a.1, iG.2, R19
#[test]
fn who_is_home_counts_in_every_comparison_ih1a_1() {
    for (card, fewer, more) in [
        ("DM128F", "C01", "C03 C05"),
        ("DM129F", "C11", "C12 C13"),
        ("DM130F", "S01", "S05 S09"),
        ("DM132F", "S01", "S05 V07"),
        ("DM135F", "V01", "V02 V03"),
        ("DM138F", "S10", "S13 V06"),
        ("DM140F", "S22", "S25 H03"),
    ] {
        for (ada, ben, ada_wins) in [(fewer, more, false), (more, fewer, true)] {
            let mut play = last_turn_with_ben_home("sails").give(ADA, ada).give(BEN, ben).deal(ADA, card);
            play.choose(ADA, Choice::Turn(Act::EndTurn)).ended("ending-three-turns");
            assert_eq!(is_done(&play, ADA, card), ada_wins, "{card}");
            let mut play = last_turn_with_ben_home("sails").give(ADA, ada).give(BEN, ben).deal(BEN, card);
            play.choose(ADA, Choice::Turn(Act::EndTurn));
            assert_eq!(is_done(&play, BEN, card), !ada_wins, "{card} of who is home");
        }
    }
    for (ada, ben, done) in [("8", "9", false), ("9", "8", true)] {
        let mut play = last_turn_with_ben_home("rockets").load(ADA, ada).load(BEN, ben).load(CYD, "3");
        play.arrange(|state| deal(state, ADA, "DM155F"));
        play.arrange(|state| state.public.ships.iter_mut().for_each(|ship| ship.craft.0 = 0));
        play.choose(ADA, Choice::Turn(Act::EndTurn));
        assert_eq!(is_done(&play, ADA, "DM155F"), done, "the fuel of who is home counts");
    }
}

// Rule: R19
#[test]
fn the_best_of_the_others_is_the_best_of_all_of_them() {
    let play = sails(3).give(BEN, "V01 V02").give(CYD, "S17");
    let best = |seat| missions::best_other(play.play().state(), seat, mission("DM135F"));
    assert_eq!([ADA, BEN, CYD].map(best), [2, 1, 2]);
}
