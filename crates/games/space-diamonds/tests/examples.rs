//! The worked examples of the rules, by name and with their numbers.

mod common;

use common::*;
use orrery_core::{Seat, Viewer};
use space_diamonds::content::{Chit, Class, Printing, Space};
use space_diamonds::event::{OperationShown, Shown};
use space_diamonds::flight::tank_up;
use space_diamonds::questions::{Act, Choice, Decision, Turn};
use space_diamonds::reach::reach;
use space_diamonds::state::Phase;

/// How many of the spaces of a way are Lagranges.
fn lagranges(way: &str) -> usize {
    way.split('>').filter(|id| !space(id).printed().is_hohmann() && !space(id).is_site()).count()
}

// Rule: iE1g.1, iE1h.1, R3
#[test]
fn ex_ie1g_1_two_burns_carry_a_sail_to_the_green_fork() {
    let way = "LEO>CYC>GEO>EL1>EL5>G1";
    let mut play = sails(2);
    play.choose(ADA, fly(way));
    assert_eq!((burns(&play), at(&play, ADA), lagranges(way)), ((2, 0), "G1", 5));
    play.refused(ADA, steps("PB"), "iE1g.2");
}

// Rule: iE1j.1, R2
#[test]
fn ex_ie1g_2_on_to_mjolnir_through_six_lagranges() {
    let way = "G1>SEL4>OB1>OL3a>OB2>OL3b>MJO>mjolnir";
    let mut play = sails(2).put(ADA, "G1");
    play.choose(ADA, fly(way));
    assert_eq!((burns(&play), at(&play, ADA), lagranges(way)), ((2, 0), "mjolnir", 6));
    assert!(public(&play).turn.moved, "landed");
}

// Rule: iE1i.2, iE1j.1
#[test]
fn ex_ie1j_a_corner_is_free_after_a_stop() {
    let mut play = sails(2);
    play.choose(ADA, fly("LEO>CYC>GEO>EL2>R1"));
    assert_eq!(burns(&play), (2, 0));
    play.refused(ADA, steps("ML2"), "iE1i.1");
    round_to(&mut play, ADA);
    play.choose(ADA, steps("ML2"));
    assert_eq!((burns(&play), at(&play, ADA)), ((0, 0), "ML2"));
}

// Rule: iE1l.2, R53
#[test]
fn ex_ie1l_both_burns_for_the_pivot_then_deimos() {
    assert_eq!(prices("GEO>EL2>R1>ML2>deimos"), [0, 0, 2, 0]);
    let mut play = sails(2).put(ADA, "GEO");
    play.choose(ADA, fly("GEO>EL2>R1>ML2>deimos"));
    assert_eq!((burns(&play), at(&play, ADA)), ((2, 0), "deimos"));
}

// Rule: iE2a.1
#[test]
fn ex_ie2a_a_sail_in_the_mars_zone_has_thrust_1() {
    assert_eq!(thrust(&sails(2).put(ADA, "ML2"), ADA), 1);
}

// Rule: iE2b.1, R16, R37
#[test]
fn ex_ie2b_a_lighter_rocket_is_faster_and_a_heavy_one_slow() {
    let play = rockets(2, "SC3");
    assert_eq!((thrust(&play, ADA), mass("8").class()), (4, Class::Scout));
    let lighter = mass("8").burn_steps(9).expect("nine steps");
    assert_eq!((lighter.text(), lighter.class()), ("4 1/3", Class::Probe));
    let mut play = play.load(ADA, "4 1/3").put(ADA, "wild2");
    assert_eq!(thrust(&play, ADA), 5);
    let mut stops = Vec::new();
    for _ in 0..4 {
        play.choose(ADA, Choice::Turn(Act::Refuel));
        stops.push(wet(&play, ADA));
        round_to(&mut play, ADA);
    }
    assert_eq!(stops, ["8", "12", "16", "20"]);
    assert_eq!((thrust(&play, ADA), mass("20").class()), (2, Class::Tug));
    assert_eq!([1, 2, 3].map(|tanks| tank_up(mass("4 1/3"), tanks).0.text()), ["5 1/3", "6", "7"]);
}

// Rule: iE3a.1
#[test]
fn ex_ie3a_the_mars_flyby_gives_a_bonus_burn() {
    let mut play = rockets(2, "SC1").put(ADA, "GEO");
    play.choose(ADA, fly("GEO>EL2>BB1>MFLY"));
    assert_eq!((burns(&play), wet(&play, ADA)), ((1, 0), "7 1/2"));
    assert_eq!(public(&play).turn.flight.map(|flight| flight.bonus), Some(1));
}

// Rule: iE6d.1, R5
#[test]
fn ex_ie6_a_rocket_to_ceres() {
    let mut play = rockets(2, "SC1");
    play.choose(ADA, fly("LEO>CYC>GEO>EL2>BB1>MFLY>BB2>HBL"));
    assert_eq!((burns(&play), wet(&play, ADA), at(&play, ADA)), ((3, 1), "6 1/2", "HBL"));
    assert_eq!(space("HBL").zone().id(), "ceres");
    play.refused(ADA, steps("H2"), "iE1i.1");
    round_to(&mut play, ADA);
    assert_eq!(thrust(&play, ADA), 3);
    play.choose(ADA, fly("HBL>H2>BB3>GEF"));
    assert_eq!((burns(&play), wet(&play, ADA)), ((3, 0), "5 1/3"));
    round_to(&mut play, ADA);
    play.choose(ADA, fly("GEF>CEB>ceres"));
    assert_eq!((burns(&play), wet(&play, ADA)), ((1, 0), "5"));
    assert_eq!(mass("5").steps_to(mass("3")), 7);
}

// Rule: iE6d.1
#[test]
fn ex_ie6d_five_burns_of_three_steps() {
    let mut play = rockets(2, "SC5").put(ADA, "ML2");
    assert_eq!(thrust(&play, ADA), 5);
    play.choose(ADA, fly("ML2>R1>EL2>W1>NEO>nereus"));
    assert_eq!((burns(&play), wet(&play, ADA), at(&play, ADA)), ((5, 0), "2 5/6", "nereus"));
}

// Rule: iE6e.2, R15
#[test]
fn ex_ie6e_two_steps_are_no_burn_at_consumption_3() {
    let mut play = rockets(2, "SC5").put(ADA, "GEO").load(ADA, "1 2/9");
    assert_eq!(public(&play).flight(ADA).steps_left(), 2);
    play.refused(ADA, fly("GEO>EL2"), "iE1k.3");
    assert!(!public(&play).may_fly(ADA) && public(&play).may_call_for_help(ADA));
}

// Rule: iF1.3
#[test]
fn ex_if3_refuelling_first_leaves_the_next_chit_to_others() {
    let mut play = rockets(2, "SC1").put(ADA, "gefion").put(BEN, "GEF");
    play.choose(ADA, Choice::Turn(Act::Refuel)).choose(ADA, fly("gefion>GEF>minerva"));
    play.refused(ADA, Choice::Turn(Act::Discover), if public(&play).active == ADA { "iD1.1" } else { "table" });
    assert_eq!(public(&play).active, BEN, "move and operation are used");
    play.choose(BEN, fly("GEF>minerva")).choose(BEN, Choice::Turn(Act::Discover));
    assert_eq!(public(&play).takers.get(space("minerva")), Some(BEN.0));
}

// Rule: iE1h.2, R4
#[test]
fn ex_o1_straight_pivot_straight_start() {
    assert_eq!(price("EL2>W1>WB0"), 1);
    assert_eq!(price("EL2>W1>YB1"), 3);
    assert_eq!(price("NEO>W1>YB1"), 1);
    assert_eq!(price("W1>YB1"), 1);
}

// Rule: iE1e.2
#[test]
fn ex_o2_not_back_by_the_same_edge_in_one_turn() {
    let mut play = sails(2).put(ADA, "G1");
    play.refused(ADA, fly("G1>PB>G1"), "iE1e.2");
    play.choose(ADA, fly("G1>PB")).refused(ADA, steps("G1"), "iE1e.2");
    round_to(&mut play, ADA);
    play.choose(ADA, steps("G1"));
    assert_eq!(at(&play, ADA), "G1");
}

// Rule: iE3.2
#[test]
fn ex_o3_bonus_for_one_burn_and_regular_for_the_pivot() {
    let mut play = rockets(2, "SC3").put(ADA, "GEO");
    play.choose(ADA, fly("GEO>EL2>BB1>MFLY>BB2>HBL>H2"));
    assert_eq!((burns(&play), wet(&play, ADA)), ((3, 1), "5 1/3"));
}

// Rule: iE3b.1, iE3b.2
#[test]
fn ex_o4_isofuel_pays_the_pivot() {
    let mut play = sails(2).put(ADA, "deimos").give(ADA, "S22");
    play.refused(ADA, fly("deimos>ML2>R1>EL2"), "iE1i.1");
    play.choose(ADA, steps("iso-S22>ML2>R1>EL2>GEO"));
    assert_eq!((burns(&play), at(&play, ADA)), ((1, 2), "GEO"));
    assert!(public(&play).spent[0].contains(chit("S22")) && play.play().state().hand(ADA).is_empty());
}

// Rule: iE4a.2, iE4a.3, R46, R47
#[test]
fn ex_o5_a_failed_hazard_takes_two_of_three_chits() {
    let mut play = sails(2).put(ADA, "APB").give(ADA, "S01 S02 C07");
    play.choose_lucky(ADA, fly("APB>SEL5>CRX>cruithne"), |state| state.public.phase() == Phase::Loss { count: 2 });
    assert_eq!((burns(&play), at(&play, ADA)), ((1, 0), "CRX"));
    play.refused(ADA, Choice::Loss(chits("S01")), "iE4a.2").refused(ADA, Choice::Loss(chits("S01 S05")), "iE4a.2");
    play.choose(ADA, Choice::Loss(chits("S01 C07")));
    assert_eq!(play.play().state().hand(ADA), chits("S02"));
    play.refused(ADA, steps("cruithne"), "iD1.1").choose(ADA, scan("eros"));
    assert_eq!(public(&play).active, BEN);
}

// Rule: R23
#[test]
fn ex_o6_a_one_without_chits_ends_the_move_alone() {
    let mut play = sails(2).put(ADA, "APB").deal(ADA, "DM136F");
    play.choose_lucky(ADA, fly("APB>SEL5>CRX"), |state| state.public.turn.die == Some(1));
    assert_eq!((public(&play).phase(), is_done(&play, ADA, "DM136F")), (Phase::Turn, true));
    assert!(public(&play).turn.moved);
}

// Rule: iE3a.2, iE3a.3, R51
#[test]
fn ex_o7_from_the_sun_to_hartley_in_one_move() {
    let mut play = rockets(2, "SC1").put(ADA, "SB1").load(ADA, "6 1/2").deal(ADA, "DM142F DM151F");
    let way = fly("SB1>SBB>SOB>JSA>JSB>JSC>JSD>JSJ1>JFLY>JB1>JAP>HTB>hartley2");
    play.choose_lucky(ADA, way, |state| state.public.ship(ADA).at == space("hartley2"));
    assert_eq!((burns(&play), wet(&play, ADA), public(&play).turn.burns), ((3, 5), "5 1/3", 8));
    assert!(!is_done(&play, ADA, "DM142F") && !is_done(&play, ADA, "DM151F"));
    let before = public(&play).turn.used;
    assert!(before.jupiter && before.oberth);
    play.choose(ADA, Choice::Turn(Act::Discover));
    assert!(is_done(&play, ADA, "DM142F") && is_done(&play, ADA, "DM151F"));
}

// Rule: iE5.4, R13
#[test]
fn ex_o8_a_sail_without_light_coasts_or_calls_for_help() {
    let mut play = sails(2).put(ADA, "HBL");
    assert_eq!(thrust(&play, ADA), 0);
    let ends = reach(&public(&play).flight(ADA), 0, false).spaces();
    assert_eq!(ends, [space("HBL"), space("H2")]);
    play.refused(ADA, steps("BB2"), "iE1g.2");
    for to in ["BB2", "H2", "LUB", "PSB"] {
        let mut play = sails(2).put(ADA, "HBL");
        play.choose(ADA, sos(to));
        assert_eq!((at(&play, ADA), burns(&play)), (to, (0, 0)));
    }
    play.choose(ADA, steps("H2")).refused(ADA, sos("CB5"), "iE5.1");
}

// Rule: iE1k.3, R11, R12
#[test]
fn ex_o9_water_makes_an_empty_rocket_fly_again() {
    let mut play = rockets(2, "SC5").put(ADA, "EL2").load(ADA, "1 2/9").give(ADA, "C03 S22");
    play.refused(ADA, steps("iso-S22"), "iE1k.3").refused(ADA, fly("EL2>R1"), "iE1k.3");
    assert!(public(&play).may_call_for_help(ADA));
    assert_eq!(tank_up(mass("1 2/9"), 1).0.text(), "2 1/6");
    play.choose(ADA, steps("ice-C03"));
    assert_eq!((wet(&play, ADA), thrust(&play, ADA)), ("3 1/4", 6));
    assert_eq!((mass("3 1/4").steps_to(mass("1")), mass("3 1/4").class()), (16, Class::Probe));
    assert!(!public(&play).may_call_for_help(ADA));
    play.choose(ADA, fly("EL2>GEO"));
    assert_eq!(burns(&play), (1, 0));
}

// Rule: iE6b.1, iE6b.2, R31
#[test]
fn ex_o10_tanks_along_the_red_line() {
    let after = |wet: &str, tanks: u8| tank_up(mass(wet), tanks).0.text();
    assert_eq!(after("4 1/3", 1), "5 1/3");
    assert_eq!(after("5 1/3", 1), "6");
    assert_eq!(after("5 2/3", 1), "6 1/2");
    assert_eq!(after("3 3/4", 2), "5 2/3");
    assert_eq!(after("10 1/2", 1), "11");
    assert_eq!((after("30", 4), tank_up(mass("30"), 4).1), ("32", 2));
}

// Rule: iE6c.1
#[test]
fn ex_o11_steps_along_the_black_line() {
    let after = |wet: &str, steps: u8| mass(wet).burn_steps(steps).map(|mass| mass.text());
    let steps = [after("26", 1), after("26", 2), after("25", 1), after("24", 1)];
    assert_eq!(steps, ["24", "23", "23", "23"].map(Some));
}

// Rule: iH1.1, R56
#[test]
fn ex_o12_home_with_four_chits_only() {
    let mut play = sails(2).put(ADA, "CYC").give(ADA, "S01 S02 S03");
    play.refused(ADA, fly("CYC>LEO"), "iH1.1");
    let mut play = play.give(ADA, "S04");
    play.choose(ADA, fly("CYC>LEO"));
    assert_eq!((public(&play).ship(ADA).rank, public(&play).active), (Some(1), BEN));
}

/// Seats and rounds of the turns after a return of `seat` in round 9.
fn turns_after_return(seat: Seat) -> Vec<(u8, u8)> {
    let mut play = sails(3).put(seat, "CYC").give(seat, "S01 S02 S03 S04").with(|state| {
        (state.public.round, state.public.active) = (9, seat);
    });
    play.choose(seat, fly("CYC>LEO"));
    let mut turns = Vec::new();
    while !play.play().is_over() {
        let active = public(&play).active;
        turns.push((active.0, public(&play).round));
        play.choose(active, Choice::Turn(Act::EndTurn));
    }
    play.ended("ending-three-turns");
    turns
}

// Rule: iH1.2, iD.1, R48, iZ1.8
#[test]
fn ex_o13_three_turns_for_each_of_the_others() {
    assert_eq!(turns_after_return(ADA), [(1, 9), (2, 9), (1, 10), (2, 10), (1, 11), (2, 11)]);
    assert_eq!(turns_after_return(BEN), [(2, 9), (0, 10), (2, 10), (0, 11), (2, 11), (0, 12)]);
}

/// A table of three at its last turn, with these chits.
fn last_turn(hands: [&str; 3]) -> Table {
    let mut play = sails(3).with(|state| (state.public.round, state.public.active) = (40, CYD));
    for (seat, hand) in [ADA, BEN, CYD].into_iter().zip(hands) {
        play = play.give(seat, hand);
    }
    play
}

// Rule: iH3.1, iA1.1
#[test]
fn ex_o14_gems_break_a_tie() {
    // 15, 15 and 12 points; gems of 4 and 7.
    let mut play = last_turn(["V02 D08 D10 C12 C08 S30", "S17 M07 C14 S05 S10 M04", "C10 V06 V05 V07 C16 M02"]);
    play.choose(CYD, Choice::Turn(Act::EndTurn));
    let totals: Vec<i64> = play.play().outcome().map_or(Vec::new(), |end| end.places.iter().map(|p| p.score).collect());
    assert_eq!(totals, [15, 15, 12]);
    play.wins(&[BEN]);
    let mut play = last_turn(["V02 D08 D10 C12 C08 S30", "M07 C14 S05 S10 M04 C09 S29", "S07"]);
    play.choose(CYD, Choice::Turn(Act::EndTurn)).wins(&[ADA, BEN]);
}

// Rule: R18, R22
#[test]
fn ex_o15_the_second_on_mars_cannot_be_first() {
    let mut play = sails(2).deal(ADA, "DM131F").put(BEN, "mars_hellas").put(ADA, "mars_north").with(|state| {
        state.public.ships[0].from_mars = 1;
        state.public.ships[1].from_mars = 1;
        state.public.active = BEN;
    });
    play.choose(BEN, Choice::Turn(Act::Discover));
    assert_eq!(public(&play).first_at(mission("DM131F")), Some(BEN));
    play.choose(BEN, Choice::Turn(Act::EndTurn)).choose(ADA, Choice::Turn(Act::Discover));
    assert!(public(&play).ship(ADA).from_mars == 2 && !is_done(&play, ADA, "DM131F"));
    play.sees(Viewer::Seat(ADA), |view| view.open_missions().next().is_none());
}

// Rule: R19
#[test]
fn ex_o16_most_is_shared_but_never_with_none() {
    let ended = |holder: Seat, hands: [&str; 3]| {
        let mut play = last_turn(hands).deal(holder, "DM128F");
        play.choose(CYD, Choice::Turn(Act::EndTurn));
        is_done(&play, holder, "DM128F")
    };
    assert!(ended(ADA, ["C01 C02", "D01 D02", ""]));
    assert!(!ended(CYD, ["C01 C02", "D01 D02", ""]));
    assert!(!ended(ADA, ["S01", "S02", "S03"]));
}

// Rule: R24
#[test]
fn ex_o17_thirteen_tanks_on_the_fourth_refuelling() {
    let mut play = rockets(2, "SC1").put(ADA, "mars_north").deal(ADA, "DM143F");
    for (turn, tanks) in [4, 8, 12, 16].into_iter().enumerate() {
        play.choose(ADA, Choice::Turn(Act::Refuel));
        assert_eq!((public(&play).ship(ADA).tanks, is_done(&play, ADA, "DM143F")), (tanks, turn == 3));
        round_to(&mut play, ADA);
    }
}

// Rule: R21
#[test]
fn ex_o18_ten_burns_in_one_move() {
    let mut play = rockets(2, "SC5").put(ADA, "LEO").load(ADA, "4").give(ADA, "S22 S23").deal(ADA, "DM152F");
    assert_eq!((thrust(&play, ADA), mass("4").steps_to(mass("1"))), (6, 19));
    play.choose(ADA, steps("iso-S22>iso-S23>CYC>GEO>EL2>W1>YB1>YB2>VEL2>VLO"));
    assert!(!is_done(&play, ADA, "DM152F"));
    play.choose(ADA, steps("VR1>WVB"));
    assert_eq!((public(&play).turn.burns, public(&play).flight(ADA).steps_left()), (10, 1));
    assert!(is_done(&play, ADA, "DM152F"));
}

// Rule: iE1i.2
#[test]
fn ex_o19_ariadnes_corner() {
    assert_eq!(price("FLO>ARH>ariadne"), 2);
    assert_eq!(price("ARH>ariadne"), 0);
}

// Rule: R8
#[test]
fn ex_o20_no_bonus_for_starting_on_a_flyby() {
    let mut play = rockets(2, "SC1").put(ADA, "MFLY");
    play.choose(ADA, fly("MFLY>BB2"));
    assert_eq!(burns(&play), (1, 0));
}

// Rule: iE1e.2
#[test]
fn ex_o21_the_exit_and_back() {
    let mut play = rockets(2, "SC1").put(ADA, "JSJ3").deal(ADA, "DM153F");
    play.choose(ADA, fly("JSJ3>JSJX"));
    assert!(is_done(&play, ADA, "DM153F"));
    assert!(!public(&play).flight(ADA).can_go_on());
    round_to(&mut play, ADA);
    play.choose(ADA, steps("JSJ3"));
    assert_eq!(burns(&play), (1, 0));
}

// Rule: iD1.1
#[test]
fn ex_o22_one_chit_a_turn() {
    let mut play = sails(2).put(ADA, "didymos");
    play.choose(ADA, Choice::Turn(Act::Discover)).choose(ADA, fly("didymos>DID>dimorphos"));
    assert_eq!((public(&play).ship(ADA).chits(), public(&play).active), (1, BEN));
}

// Rule: iF2.1, R28
#[test]
fn ex_o23_a_scan_tells_its_player_alone() {
    let mut play = sails(2);
    play.choose(ADA, scan("eureka eros luna_aristarchus"));
    let told = |wanted: Option<[u8; 3]>| {
        let is = move |sites: usize, water: &Option<[u8; 3]>| sites == 3 && *water == wanted;
        move |shown: &[Shown]| {
            let scanned = |fact: &Shown| match fact {
                Shown::Operation(OperationShown::Scanned { sites, water, .. }) => is(sites.len(), water),
                _ => false,
            };
            shown.iter().any(scanned)
        }
    };
    play.shown(Viewer::Seat(ADA), told(Some([0; 3]))).shown(Viewer::Seat(BEN), told(None));
    play.sees(Viewer::Seat(ADA), |view| view.water.get(space("eureka")) == Some(0));
    play.sees(Viewer::Seat(BEN), |view| view.water.get(space("eureka")).is_none());
    let mut play = sails(2).with(|state| state.public.takers.set(space("eros"), BEN.0));
    play.refused(ADA, scan("eros"), "iF2.1");
}

// Rule: iE3.3, R6
#[test]
fn ex_o24_paying_with_fuel_to_be_lighter() {
    let after = |way: &str| {
        let mut play = rockets(2, "SC1").put(ADA, "GEO").load(ADA, "9");
        assert_eq!(thrust(&play, ADA), 2);
        play.choose(ADA, fly(way));
        (burns(&play), wet(&play, ADA), thrust(&play, ADA))
    };
    assert_eq!(after("GEO>EL2>BB1>MFLY>BB2>HBL"), ((1, 1), "8 1/2", 2));
    assert_eq!(after("GEO>EL2>BB1>MFLY>BB2!>HBL"), ((2, 0), "8", 3));
}

// Rule: R20, R51
#[test]
fn ex_o25_the_chit_first_and_jupiter_after() {
    let mut play = rockets(2, "SC1").put(ADA, "hartley2").load(ADA, "6 1/2").deal(ADA, "DM142F DM151F");
    play.choose(ADA, Choice::Turn(Act::Discover));
    assert!(is_done(&play, ADA, "DM142F") && !is_done(&play, ADA, "DM151F"));
    play.choose(ADA, fly("hartley2>HTB>JAP>JB1>JFLY"));
    assert!(!is_done(&play, ADA, "DM151F"), "entered, not used");
    play.choose(ADA, steps("JMB"));
    assert!(is_done(&play, ADA, "DM151F"));
    play.choose(ADA, steps("ganymede"));
    assert_eq!((wet(&play, ADA), at(&play, ADA)), ("5 2/3", "ganymede"));
}

// Rule: iE4a.5, R54
#[test]
fn ex_o26_nothing_is_spent_between_roll_and_loss() {
    let mut play = rockets(2, "SC1").put(ADA, "SEL5").give(ADA, "C01 C02 S01 S02");
    play.choose_lucky(ADA, fly("SEL5>CRX"), |state| state.public.phase() == Phase::Loss { count: 2 });
    play.refused(ADA, steps("ice-C01"), "table").not_asked(ADA, |decision| *decision == Decision::Turn(Turn));
}

// Rule: R55
#[test]
fn ex_o27_three_emergency_turns_in_a_row() {
    let mut play = rockets(2, "SC5").put(ADA, "ML2").load(ADA, "1").deal(ADA, "DM147F");
    for (turn, to) in
        [(5, Some("R1")), (6, Some("ML2")), (7, None), (8, Some("R1")), (9, Some("ML2")), (10, Some("R1"))]
    {
        if let Some(to) = to {
            play.choose(ADA, sos(to));
        }
        assert_eq!(is_done(&play, ADA, "DM147F"), turn == 10, "turn {turn}");
        round_to(&mut play, ADA);
    }
}

/// One line of the recorded game: who, the way, regular burns, what is done there.
type Row = (Seat, &'static str, u8, Choice);

fn sails_game() -> Vec<Row> {
    const DISCOVER: Choice = Choice::Turn(Act::Discover);
    const END_TURN: Choice = Choice::Turn(Act::EndTurn);
    vec![
        (ADA, "LEO>CYC>GEO>EL2", 2, scan("eureka eros nereus")),
        (BEN, "LEO>CYC>GEO>EL2>R1", 2, scan("mars_hellas mars_arsia phobos")),
        (ADA, "EL2>BB1>EUB>ML5>eureka", 2, DISCOVER),
        (BEN, "R1>ML2>MATM>mars_hellas", 0, DISCOVER),
        (ADA, "eureka>ML5>EUB", 1, END_TURN),
        (BEN, "mars_hellas>MLO>mars_arsia", 1, DISCOVER),
        (ADA, "EUB>BB1>EL2>W1", 1, END_TURN),
        (BEN, "mars_arsia>MATM>ML2>deimos", 0, DISCOVER),
        (ADA, "W1>NEO>nereus", 1, DISCOVER),
        (BEN, "deimos>ML2>R1", 0, END_TURN),
        (ADA, "nereus>NEO>W1", 1, END_TURN),
        (BEN, "R1>EL2>GEO>LUN>luna_shackleton", 2, DISCOVER),
        (ADA, "W1>WB0>SEL5>APB>apophis", 2, DISCOVER),
        (BEN, "luna_shackleton>LUN>GEO", 2, END_TURN),
        (ADA, "apophis>APB>SEL5>CRX>cruithne", 2, DISCOVER),
        (BEN, "GEO>CYC>LEO", 1, END_TURN),
        (ADA, "cruithne>CRX>SEL5>WB0>W1>EL2", 2, END_TURN),
        (ADA, "EL2>GEO>CYC>LEO", 2, END_TURN),
    ]
}

/// The worked game was written with the first figures.
fn first_printing() -> Table {
    sails(2).with(|state| {
        let first = |(site, chit): (Space, u8)| (site, Chit(chit).of(Printing::First).0);
        state.public.printing = Printing::First;
        state.secret.dealt = state.secret.dealt.iter().map(first).collect();
    })
}

// Rule: iH2a.1, iH2b.1, iH2c.1, iA1.2
#[test]
fn one_complete_sails_game() {
    let found = [
        ("eureka", "S17"),
        ("nereus", "M01"),
        ("apophis", "S05"),
        ("cruithne", "S10"),
        ("mars_hellas", "C03"),
        ("mars_arsia", "V02"),
        ("deimos", "D08"),
        ("luna_shackleton", "V04"),
    ];
    let mut play = first_printing().deal(ADA, "DM126F").deal(BEN, "DM131F");
    for (site, chit) in found {
        play = play.lay(site, chit);
    }
    for (seat, way, regular, operation) in sails_game() {
        let end = space(way.rsplit('>').next().unwrap_or_default());
        assert_eq!(public(&play).active, seat, "{way}");
        play.choose_lucky(seat, fly(way), |state| state.public.ship(seat).at == end);
        assert_eq!(burns(&play), (regular, 0), "{way}");
        if end != space("LEO") {
            play.choose(seat, operation);
        }
    }
    assert!(is_done(&play, ADA, "DM126F") && is_done(&play, BEN, "DM131F"));
    play.ended("ending-all-home").wins(&[BEN]);
    assert_eq!(public(&play).round, 10);
    play.sees(Viewer::Spectator, |view| {
        let parts = |seat: usize| view.result.as_ref().map(|result| result.seats[seat].score);
        let sums = [0, 1].map(|seat| parts(seat).map(|score| (score.chits, score.missions, score.race, score.total())));
        sums == [Some((8, 4, 3, 15)), Some((9, 4, 4, 17))]
    });
}

// Rule: iAb.1
#[test]
fn one_rockets_complete_flight() {
    let mut play = rockets(2, "SC1");
    let legs = [
        (3, "LEO>CYC>GEO>EL2>BB1>MFLY>BB2>HBL", (3, 1), "6 1/2", false, None),
        (3, "HBL>H2>BB3>GEF", (3, 0), "5 1/3", false, None),
        (3, "GEF>CEB>ceres", (1, 0), "5", true, None),
        (2, "ceres>CEB>GEF>gefion", (1, 0), "8 1/2", false, Some(Choice::Turn(Act::Refuel))),
        (2, "gefion>GEF>minerva", (0, 0), "8 1/2", false, Some(Choice::Turn(Act::Discover))),
        (2, "minerva>GEF>CO4>KOR>koronis", (1, 0), "8", false, Some(Choice::Turn(Act::Discover))),
        (3, "koronis>KOR>KOB>KOH>C5C>C5B>MS1", (3, 0), "6 1/2", false, Some(Choice::Turn(Act::Discover))),
        (3, "MS1>BB1>EL2>GEO>CYC>LEO", (3, 0), "5 1/3", false, None),
    ];
    for (thrust_then, way, made, wet_after, discovers, before) in legs {
        if let Some(act) = before {
            play.choose(ADA, act);
        }
        assert_eq!(thrust(&play, ADA), thrust_then, "{way}");
        play.choose(ADA, fly(way));
        assert_eq!((burns(&play), wet(&play, ADA)), (made, wet_after), "{way}");
        if discovers {
            play.choose(ADA, Choice::Turn(Act::Discover));
        }
        if public(&play).ship(ADA).rank.is_none() {
            round_to(&mut play, ADA);
        }
    }
    assert_eq!((public(&play).ship(ADA).rank, public(&play).ship(ADA).chits()), (Some(1), 4));
    assert_eq!(mass("5 1/3").steps_to(mass("3")), 8);
}
