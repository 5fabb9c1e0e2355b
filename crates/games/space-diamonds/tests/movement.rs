//! The rules of movement, one by one: each test fails without its rule.

mod common;

use common::*;
use space_diamonds::content::{BRIDGES, Class, Kind, Mass, Space, lines};
use space_diamonds::event::{Event, Voyage};
use space_diamonds::flight::{Blocked, Flight, Pay};
use space_diamonds::questions::{Act, Choice};
use space_diamonds::state::Phase;

fn flight_left(play: &Table) -> (u8, u8) {
    let flight = public(play).flight(ADA);
    (flight.regular, flight.bonus)
}

// Rule: iEa.1, iE2a.1
#[test]
fn net_thrust_is_base_and_modifiers_between_0_and_15_iea_1() {
    let zones = ["MEU", "VEL2", "LEO", "ML2", "KOR", "JAP", "JFLY", "SFLY", "JSJ3", "JSJX"];
    let thrusts = zones.map(|id| thrust(&sails(2).put(ADA, id), ADA));
    assert_eq!(thrusts, [4, 3, 2, 1, 0, 0, 0, 0, 0, 0]);
    let by_mass = |craft, wet| thrust(&rockets(2, craft).load(ADA, wet), ADA);
    assert_eq!(["1 8/9", "2", "8", "8 1/2", "32"].map(|wet| by_mass("SC5", wet)), [7, 6, 5, 4, 3]);
    assert_eq!(by_mass("SC1", "32"), 1, "iE5.6: no rocket is without thrust");
}

// Rule: iEb.1
#[test]
fn unused_burns_are_lost_ieb_1() {
    let mut play = sails(2);
    play.choose(ADA, fly("LEO>CYC"));
    assert_eq!(flight_left(&play), (1, 0));
    round_to(&mut play, ADA);
    assert_eq!(public(&play).flight(ADA).regular, 2, "the next move has its own");
}

// Rule: iEc.1, iEf.1
#[test]
fn bonus_burns_cost_no_thrust_and_no_fuel_iec_1() {
    let mut play = rockets(2, "SC1").put(ADA, "BB1");
    play.choose(ADA, fly("BB1>MFLY"));
    assert_eq!((flight_left(&play), wet(&play, ADA)), ((3, 1), "8"));
    play.choose(ADA, steps("BB2"));
    assert_eq!((flight_left(&play), wet(&play, ADA)), ((3, 0), "8"));
    let mut play = rockets(2, "SC3").put(ADA, "GEO");
    play.choose(ADA, fly("GEO>CYC"));
    assert_eq!(wet(&play, ADA), "7", "iEf.1: two steps for one regular burn");
}

// Rule: iEd.1
#[test]
fn following_a_route_and_turning_on_round_icons_is_free_ied_1() {
    assert_eq!(price("EL1>EL5>G1>SEL4"), 2, "a pivot at the fork alone");
    assert_eq!(price("OL3b>MJO>mjolnir"), 0);
    assert_eq!(price("SEL1>EL1>EL5"), 0);
}

// Rule: iEe.1, iE4.1, iE4a.1, iE4a.6
#[test]
fn entering_a_skull_needs_a_roll_and_the_move_goes_on_iee_1() {
    let mut play = sails(2).put(ADA, "SEL5");
    play.choose_lucky(ADA, fly("SEL5>CRX"), |state| state.public.turn.die.is_some_and(|die| die > 1));
    play.happened(|events| {
        events.iter().any(|event| matches!(event, Event::Voyage(Voyage::HazardRolled { lose: 0, .. })))
    });
    assert_eq!(flight_left(&play), (1, 0), "burns already spent stay spent");
    play.refused(ADA, steps("SEL5"), "iE1e.2").choose(ADA, steps("cruithne"));
}

// Rule: iE1a.1, iE1b.1, iE1m.1
#[test]
fn the_triangle_shows_thrust_and_consumption_ie1a_1() {
    let triangle = |craft: &str| {
        let play = rockets(2, craft);
        (public(&play).engine(ADA).base_thrust(), public(&play).engine(ADA).consumption())
    };
    assert_eq!(["SC1", "SC2", "SC3", "SC4", "SC5"].map(triangle), [(3, 1), (3, 1), (4, 2), (4, 2), (5, 3)]);
    assert_eq!((sail().base_thrust(), sail().consumption()), (2, 0));
}

// Rule: iE1c.1, iE1e.1
#[test]
fn a_move_may_end_anywhere_with_burns_left_ie1c_1() {
    for end in ["CYC", "CYC>GEO>EL1", "CYC>GEO>EL2>W1", "CYC>GEO>EL2>R1"] {
        let mut play = sails(2);
        play.choose(ADA, steps(end)).choose(ADA, Choice::Turn(Act::EndTurn));
        assert_eq!(public(&play).active, BEN);
    }
}

// Rule: iE1d.1, iE1f.1
#[test]
fn craft_keep_to_the_edges_and_bridges_join_nothing_ie1d_1() {
    sails(2).refused(ADA, fly("LEO>GEO"), "iE1d.1");
    for bridge in BRIDGES {
        let flight = Flight { regular: 9, ..Flight::begin(sail(), bridge.over.0, Mass::EIGHT, 4) };
        for to in [bridge.under.0, bridge.under.1] {
            assert_eq!(flight.step(to, Pay::BonusFirst), Err(Blocked::NoEdge), "iE1f.1");
        }
    }
}

// Rule: iE1e.3
#[test]
fn what_has_no_icon_is_a_hohmann_ie1e_3() {
    let hohmanns = Space::all().filter(|space| space.printed().is_hohmann());
    assert_eq!(hohmanns.count(), 16);
    // Any two edges of a round icon combine without a pivot.
    for space in Space::all().filter(|space| !space.printed().is_hohmann() && !space.is_site()) {
        for from in space.neighbours() {
            let flight = Flight { from: Some(*from), ..Flight::begin(sail(), space, Mass::EIGHT, 4) };
            assert!(space.neighbours().iter().all(|to| !flight.is_pivot(*to)), "{}", space.id());
        }
    }
}

// Rule: iE1g.2, iE1i.3, R49
#[test]
fn burns_are_for_burn_spaces_and_pivots_only_ie1i_3() {
    for line in lines() {
        for pair in line.spaces.windows(2) {
            let flight = Flight::begin(sail(), pair[0], Mass::EIGHT, 4);
            let is_burn = matches!(pair[1].printed(), Kind::Burn | Kind::HazardBurn | Kind::Star);
            assert_eq!(flight.price(pair[1]), u8::from(is_burn));
        }
    }
    // R49: half burns count whole.
    assert_eq!((price("GEF>CEB"), price("VES>VSB")), (1, 1));
}

// Rule: iE1j.2
#[test]
fn the_first_step_pays_for_its_burn_space_ie1j_2() {
    let mut play = sails(2).put(ADA, "W1");
    play.choose(ADA, fly("W1>YB1"));
    assert_eq!(burns(&play), (1, 0));
    sails(2).put(ADA, "HBL").refused(ADA, fly("HBL>BB2"), "iE1g.2");
}

// Rule: iE1k.1, iE6e.3, iE6e.1
#[test]
fn without_burns_or_fuel_a_craft_coasts_ie1k_1() {
    let mut play = sails(2);
    play.choose(ADA, fly("LEO>CYC>GEO")).choose(ADA, steps("EL1>EL5>G1")).refused(ADA, steps("PB"), "iE1g.2");
    // iE6e.3: dry in the middle of a move.
    let mut play = rockets(2, "SC5").put(ADA, "CYC").load(ADA, "1 1/3");
    play.choose(ADA, fly("CYC>GEO"));
    assert_eq!((public(&play).flight(ADA).steps_left(), flight_left(&play).0), (0, 6));
    play.choose(ADA, steps("EL2")).refused(ADA, steps("BB1"), "iE6e.1").choose(ADA, steps("R1"));
}

// Rule: iE1k.2
#[test]
fn while_coasting_one_may_land_and_gain_and_use_bonus_ie1k_2() {
    let mut play = sails(2).put(ADA, "YB2");
    play.choose(ADA, fly("YB2>VEL2>VFLY>MET>MEU"));
    assert_eq!(burns(&play), (0, 2), "both from the flyby");
    let mut play = sails(2).put(ADA, "JAP");
    assert_eq!(thrust(&play, ADA), 0);
    play.refused(ADA, fly("JAP>HTB"), "iE1g.2");
    let mut play = sails(2).put(ADA, "KOR");
    play.choose(ADA, fly("KOR>koronis"));
    assert_eq!(at(&play, ADA), "koronis");
}

// Rule: iE1l.1, iE1l.3
#[test]
fn all_sites_are_alike_whatever_their_size_ie1l_3() {
    let large = price("MEL>MEO>mercury_north");
    let small = price("SEL4>ITB>itokawa");
    assert_eq!((large, small), (1, 1));
    let sizes: std::collections::BTreeSet<u8> = Space::sites().filter_map(|site| Some(site.site()?.size)).collect();
    assert!(sizes.len() > 5, "{sizes:?}");
    // iE1l.1: a body may have several.
    assert_eq!(Space::sites().filter(|site| site.id().starts_with("mars_")).count(), 3);
}

// Rule: iE1l.2, iBb.1
#[test]
fn landing_and_taking_off_cost_nothing_and_landing_ends_the_move_ie1l_2() {
    assert_eq!(price("ML2>deimos"), 0);
    assert_eq!(price("deimos>ML2"), 0);
    let mut play = sails(2).put(ADA, "DID");
    play.refused(ADA, fly("DID>didymos>DID"), "iD1.1");
    play.choose(ADA, fly("DID>didymos")).refused(ADA, steps("DID"), "iD1.1");
}

// Rule: iE2a.2
#[test]
fn another_zone_changes_thrust_next_turn_only_ie2a_2() {
    let mut play = sails(2).put(ADA, "EL2");
    play.choose(ADA, fly("EL2>BB1"));
    assert_eq!((flight_left(&play).0, thrust(&play, ADA)), (1, 1), "one of two left in the Mars zone");
    let mut play = sails(2).put(ADA, "BB1");
    play.choose(ADA, fly("BB1>EL2>GEO")).refused(ADA, steps("CYC"), "iE1g.2");
}

// Rule: iE2b.2, iE6c.2, R10
#[test]
fn another_class_changes_thrust_next_turn_only_ie2b_2() {
    let mut play = rockets(2, "SC1").put(ADA, "EL2").load(ADA, "5").give(ADA, "D06");
    assert_eq!(thrust(&play, ADA), 3);
    play.choose(ADA, fly("EL2>GEO"));
    assert_eq!((flight_left(&play).0, wet(&play, ADA), thrust(&play, ADA)), (2, "4 2/3", 3));
    play.choose(ADA, steps("LUN"));
    assert_eq!((flight_left(&play).0, wet(&play, ADA)), (1, "4 1/3"));
    assert_eq!((mass("4 1/3").class(), thrust(&play, ADA)), (Class::Probe, 4), "iE6c.2: a probe now, faster next turn");
    // R10: water in the move adds mass, and takes no burn away.
    play.choose(ADA, steps("ice-D06"));
    assert_eq!((wet(&play, ADA), flight_left(&play).0), ("7", 1));
    assert_eq!(thrust(&rockets(2, "SC1").put(ADA, "MEU"), ADA), 3, "sunlight does not touch rockets");
}

// Rule: iE3.1
#[test]
fn bonus_burns_are_lost_at_the_end_of_the_move_ie3_1() {
    let mut play = sails(2).put(ADA, "BB1");
    play.choose(ADA, fly("BB1>MFLY"));
    assert_eq!(flight_left(&play), (1, 1));
    round_to(&mut play, ADA);
    assert_eq!(flight_left(&play), (1, 0));
}

// Rule: iE3.2, iE3.3
#[test]
fn a_step_may_be_paid_in_regular_burns_but_only_where_it_matters_ie3_3() {
    let mut play = rockets(2, "SC1").put(ADA, "BB1");
    play.refused(ADA, steps("EL2!"), "iE3.3").refused(ADA, steps("ERX!"), "iE3.3");
    play.choose(ADA, steps("MFLY>BB2!"));
    assert_eq!((flight_left(&play), wet(&play, ADA)), ((2, 1), "7 1/2"));
    // iE3.2: one bonus and one regular burn make a pivot.
    play.choose(ADA, steps("HBL>H2"));
    assert_eq!(burns(&play), (1, 1));
}

// Rule: iE3a.2, iE3a.3, R7
#[test]
fn every_entry_of_a_flyby_pays_but_the_oberth_once_a_turn_ie3a_3() {
    let enter = |id: &str, from: &str, paid: bool| {
        let flight = Flight { regular: 9, oberth: paid, ..Flight::begin(sail(), space(from), Mass::EIGHT, 4) };
        flight.step(space(id), Pay::BonusFirst).map(|stepped| stepped.gained)
    };
    assert_eq!(enter("MFLY", "BB1", false), Ok(1));
    assert_eq!(enter("VFLY", "VEL2", true), Ok(2));
    assert_eq!(enter("SOB", "SBB", false), Ok(3));
    assert_eq!(enter("SOB", "SB2", true), Ok(0));
    let mut play = sails(2).put(ADA, "SBB");
    play.choose_lucky(ADA, fly("SBB>SOB"), |state| state.public.turn.die.is_some_and(|die| die > 1));
    assert!(public(&play).turn.oberth_paid && public(&play).flight(ADA).oberth);
}

// Rule: iE3b.1, iE3b.3, R57
#[test]
fn any_number_of_isofuel_chits_before_or_after_the_first_step_ie3b_1() {
    let mut play = sails(2).put(ADA, "KOR").give(ADA, "S22 S23 S01");
    play.refused(ADA, steps("iso-S01"), "iE3b.1").refused(ADA, steps("iso-S24"), "iB2c.2");
    play.choose(ADA, steps("iso-S22>KOB>iso-S23>KOH>C5C"));
    assert_eq!((burns(&play), flight_left(&play)), ((0, 2), (0, 2)), "iE3b.3: a sail flies on isofuel alone");
    round_to(&mut play, ADA);
    let mut play = sails(2).put(ADA, "didymos").give(ADA, "S22");
    play.choose(ADA, fly("didymos>DID>dimorphos")).refused(ADA, steps("iso-S22"), "iD1.1");
}

// Rule: iE4a.2, iE4a.3, R9
#[test]
fn a_one_ends_the_move_and_all_burns_ie4a_3() {
    let mut play = rockets(2, "SC1").put(ADA, "SBB").give(ADA, "S01");
    play.choose_lucky(ADA, fly("SBB>SOB>JSA"), |state| state.public.phase() == Phase::Loss { count: 1 });
    play.choose(ADA, Choice::Loss(chits("S01")));
    assert_eq!((at(&play, ADA), public(&play).turn.flight), ("SOB", None), "R9: no bonus either");
    play.refused(ADA, steps("JSA"), "iD1.1");
    let halves = [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)];
    for (held, lost) in halves {
        let ids = ["S01", "S02", "S03", "S04", "S05"][..held].join(" ");
        let mut play = sails(2).put(ADA, "ML2").give(ADA, &ids);
        play.choose_lucky(ADA, fly("ML2>MATM"), |state| state.public.phase() == Phase::Loss { count: lost });
    }
}

// Rule: iE4a.3, R54
#[test]
fn after_a_one_no_water_is_spent_either_r54() {
    let wet = |play: &Table| (public(play).ship(ADA).wet, public(play).ship(ADA).chits());
    let mut play = rockets(2, "SC1").put(ADA, "SBB").give(ADA, "C01 C02");
    let before = wet(&play);
    play.choose_lucky(ADA, steps("SOB>ice-C01"), |state| state.public.turn.die == Some(1));
    assert_eq!(wet(&play), before);
    let mut play = rockets(2, "SC1").put(ADA, "SBB").give(ADA, "C01 C02");
    play.choose_lucky(ADA, steps("SOB>ice-C01"), |state| state.public.turn.die.is_some_and(|die| die > 1));
    assert!(wet(&play).0 > before.0 && wet(&play).1 == 1);
}

// Rule: iE4a.4
#[test]
fn starting_on_a_skull_needs_no_roll_ie4a_4() {
    let mut play = sails(2).put(ADA, "MATM");
    play.choose(ADA, fly("MATM>mars_arsia"));
    assert_eq!(public(&play).turn.die, None);
}

// Rule: iE5.1, iE5.2, iE5.6, R14
#[test]
fn one_emergency_step_is_the_whole_move_ie5_2() {
    let mut play = sails(2).put(ADA, "KOH");
    play.refused(ADA, sos("KOR"), "iE5.2").choose(ADA, sos("KOB"));
    assert_eq!((at(&play, ADA), burns(&play)), ("KOB", (0, 0)), "a burn space, for nothing");
    play.refused(ADA, steps("KOR"), "iD1.1").refused(ADA, sos("KOR"), "iE5.1").choose(ADA, scan("eros"));
    let mut play = sails(2);
    play.refused(ADA, sos("CYC"), "iE5.1");
}

// Rule: iE5.3, R59
#[test]
fn an_emergency_step_still_rolls_and_gains_nothing_ie5_3() {
    let mut play = sails(2).put(ADA, "HLL").give(ADA, "S01 S02");
    play.choose_lucky(ADA, sos("HLX"), |state| state.public.phase() == Phase::Loss { count: 1 });
    let mut play = rockets(2, "SC5").put(ADA, "JB1").load(ADA, "1");
    play.choose(ADA, sos("JFLY"));
    assert_eq!((public(&play).turn.flight, public(&play).turn.used.jupiter), (None, false), "R59");
}

// Rule: iE5.4
#[test]
fn a_rocket_out_of_fuel_has_the_emergency_step_alone_ie5_4() {
    let mut play = rockets(2, "SC1").put(ADA, "EL2").load(ADA, "3");
    play.refused(ADA, steps("R1"), "iE1k.3").choose(ADA, sos("R1"));
}

// Rule: iE5.5
#[test]
fn leo_may_be_entered_by_an_emergency_step_with_four_chits_ie5_5() {
    let mut play = rockets(2, "SC1").put(ADA, "CYC").load(ADA, "3").give(ADA, "S01 S02 S03");
    play.refused(ADA, sos("LEO"), "iH1.1");
    let mut play = play.give(ADA, "S04");
    play.choose(ADA, sos("LEO"));
    assert_eq!(public(&play).ship(ADA).rank, Some(1));
}

// Rule: iE6a.1, iE6c.1
#[test]
fn water_is_spent_by_regular_burns_alone_and_dry_mass_stays_ie6a_1() {
    let mut play = rockets(2, "SC1").put(ADA, "EL2");
    let dry = public(&play).ship(ADA).craft.dry();
    play.choose(ADA, fly("EL2>R1"));
    assert_eq!(wet(&play, ADA), "8", "coasting is free");
    round_to(&mut play, ADA);
    play.choose(ADA, fly("R1>EL2>GEO"));
    assert_eq!((wet(&play, ADA), public(&play).ship(ADA).craft.dry()), ("7 1/2", dry));
}

// Rule: iE6b.2, R31
#[test]
fn a_full_tank_takes_no_more_ie6b_2() {
    let mut play = rockets(2, "SC1").put(ADA, "ceres").load(ADA, "31");
    play.choose(ADA, Choice::Turn(Act::Refuel));
    assert_eq!((wet(&play, ADA), public(&play).ship(ADA).tanks), ("32", 1), "three are lost");
}

// Rule: iE6e.1
#[test]
fn a_burn_without_all_its_steps_cannot_be_made_ie6e_1() {
    let mut play = rockets(2, "SC3").put(ADA, "LEO").load(ADA, "2 1/2");
    assert_eq!(public(&play).flight(ADA).steps_left(), 3);
    play.refused(ADA, fly("LEO>CYC>GEO"), "iE6e.1").choose(ADA, fly("LEO>CYC"));
    assert_eq!(wet(&play, ADA), "2 1/6");
}

// Rule: iE6f.1, iB2c.2
#[test]
fn ice_becomes_water_at_any_time_of_the_turn_ie6f_1() {
    let mut play = rockets(2, "SC1").put(ADA, "EL2").load(ADA, "5").give(ADA, "C03 D06 S27 S01");
    play.refused(ADA, steps("ice-S01"), "iE6f.1").refused(ADA, steps("ice-C04"), "iB2c.2");
    play.choose(ADA, steps("ice-S27"));
    assert_eq!(wet(&play, ADA), "6");
    play.choose(ADA, steps("GEO>ice-C03>LUN>luna_aristarchus"));
    assert_eq!(wet(&play, ADA), "7");
    play.choose(ADA, Choice::Turn(Act::Discover)).choose(ADA, steps("ice-D06"));
    assert_eq!((wet(&play, ADA), public(&play).active), ("10", ADA), "move and operation used, water still spent");
    let mut play = sails(2).give(ADA, "C03");
    play.refused(ADA, steps("ice-C03"), "iE6f.1");
}

// Rule: iE6f.1
#[test]
fn two_chits_may_be_spent_in_one_answer_after_a_failed_hazard() {
    let mut play = rockets(2, "SC1").put(ADA, "ML2").load(ADA, "5").give(ADA, "C01 C02 S01 S02 S03 S04");
    play.choose_lucky(ADA, fly("ML2>MATM"), |state| state.public.phase() == Phase::Loss { count: 3 });
    play.choose(ADA, Choice::Loss(chits("S01 S02 S03"))).choose(ADA, steps("ice-C01>ice-C02"));
    assert_eq!(wet(&play, ADA), "7");
}
