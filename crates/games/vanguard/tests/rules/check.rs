//! Checks, by the examples of the rulebook.

use orrery_kit::Few;
use vanguard::content::{Icon, Line, Section, at};
use vanguard::event::{Event, Rolls, Rounds};
use vanguard::questions::{Applied, Choice, Combining, Decision, Deed, Help, Paid, PoolDice, Reaction, Turning};
use vanguard::state::{Colours, Injury, Play, SectionDie, Symbol, Treat};

use super::common::*;

use Icon::{ACC, BAS, BIO, CON, DEF, EXP, GAT, PHY, SCI, TEC, VAN, XEN};

// Rule: VG-EX-1, VG-ROLL-5, VG-WIN-3
#[test]
fn a_card_breaks_the_bulkhead() {
    let mut table = at_turn("eye");
    run(&mut table, |state| {
        stand(state, &[1, 2]);
        hold(me(state), &[at::card::TC1, at::card::TC2]);
        rolled(state, Some(at::action::EV_1_1), &[(FIRST, 0, &[ACC]), (FIRST, 4, &[BAS])]);
    });
    table.choose(ME, Choice::React(Reaction::Use(Play::Card(at::card::TC1))));
    table.choose(ME, Choice::PickPool(PoolDice(0b01)));
    table.choose(ME, Choice::TurnDie(Turning::To(0, 4)));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeRow(_)));
    table.choose(ME, Choice::TakeRow(true));
    table.expect(|state| state.success == 1 && state.party[0].discard.contains(at::card::TC1));
    assert_eq!((poi_here(&table), boards(&table)), (Some(at::poi::P101), (3, 2)));
}

// Rule: VG-EX-2
#[test]
fn the_red_row_leads_on_to_the_green_one() {
    let mut table = at_turn("eye");
    run_lucky(
        &mut table,
        |state| {
            stand(state, &[1, 2]);
            rolled(state, Some(at::action::EV_1_1), &[(FIRST, 0, &[ACC]), (FIRST, 4, &[BAS])]);
        },
        |state| state.success == 1 && state.party[0].wound_cards() == 0,
    );
    assert_eq!(poi_here(&table), Some(at::poi::P101));
    table.happened(|facts| facts.iter().any(|fact| matches!(fact, Event::Rounds(Rounds::DangerRolled { .. }))));
}

// Rule: VG-EX-4, VG-ROLL-12, VG-ROLL-13, VG-EX-32, R11
#[test]
fn accidents_and_dice_move_their_counters() {
    let mut table = at_turn("eye");
    let faces: [Shown<'_>; 5] =
        [(FIRST, 0, &[ACC]), (FIRST, 1, &[ACC]), (FIRST, 2, &[BAS]), (FIRST, 3, &[VAN]), (FIRST, 4, &[PHY])];
    run(&mut table, |state| {
        stand(state, &[2, 2]);
        rolled(state, Some(at::action::EV_2_1), &faces);
    });
    assert_eq!((counters(&table, at::action::EV_2_1), boards(&table)), ((3, 2), (0, 5)));
    table.expect(|state| state.success == 0);
}

// Rule: VG-EX-5
#[test]
fn a_full_counter_is_resolved_and_the_card_replaced() {
    let mut table = at_turn("eye");
    let faces: [Shown<'_>; 5] =
        [(FIRST, 0, &[BAS]), (FIRST, 1, &[BAS]), (FIRST, 2, &[BAS]), (FIRST, 3, &[VAN]), (FIRST, 4, &[PHY])];
    run(&mut table, |state| {
        stand(state, &[2, 2]);
        rolled(state, Some(at::action::EV_2_1), &faces);
    });
    assert_eq!((poi_here(&table), boards(&table)), (Some(at::poi::P102), (0, 5)));
    assert_eq!(counters(&table, at::action::EV_2_1), (0, 0));
}

/// The supplies with counters that have come so far, and a roll.
fn supplies(green: u8, red: u8, pool: &[Shown<'_>]) -> Table {
    let mut table = at_turn("eye");
    run(&mut table, |state| {
        stand(state, &[2, 2]);
        let action = at::action::EV_2_1;
        state.planet.progress = Few::of([vanguard::state::Progress { action, green, red }]).expect("room");
        rolled(state, Some(action), pool);
    });
    table
}

// Rule: VG-ROLL-25, VG-EX-5
#[test]
fn where_the_card_is_replaced_its_other_counter_is_not_resolved() {
    let mut table = supplies(3, 3, &[(FIRST, 0, &[ACC]), (FIRST, 1, &[BAS])]);
    table.expect(|state| state.success == 1 && state.deeds.dangers == 0);
    assert_eq!(poi_here(&table), Some(at::poi::P102));
    let mut table = supplies(2, 3, &[(FIRST, 0, &[ACC]), (FIRST, 1, &[BAS])]);
    play_to_turn(&mut table, FIRST);
    assert_eq!(poi_here(&table), Some(at::poi::P103), "alone it is");
}

// Rule: VG-ROLL-20
#[test]
fn anybody_goes_on_where_another_has_stopped() {
    let mut table = supplies(0, 0, &[(FIRST, 1, &[BAS])]);
    act(&mut table, Deed::Pass);
    act(&mut table, Deed::Special(at::action::EV_2_1));
    table.choose(ME, Choice::PickDice(dice([0])));
    table
        .choose_lucky(ME, Choice::Assist(Help::Nothing), |state| state.planet.progress_of(at::action::EV_2_1).red == 0);
    assert_eq!(counters(&table, at::action::EV_2_1), (2, 0));
}

// Rule: VG-ROLL-19
#[test]
fn a_counter_stops_on_its_box() {
    let action = at::action::P201_1;
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        man(state, FIRST, Section::Recon, at::crew::CR03, 3, 5);
        stand(state, &[4, 1]);
        hold(me(state), &[at::card::RE28, at::card::RE03]);
        state.planet.progress = Few::of([vanguard::state::Progress { action, green: 2, red: 0 }]).expect("room");
        let faces: [Shown<'_>; 4] = [(FIRST, 1, &[EXP]), (FIRST, 2, &[XEN]), (FIRST, 3, &[BAS]), (FIRST, 4, &[BAS])];
        rolled(state, Some(action), &faces);
    });
    table.choose(ME, Choice::React(Reaction::Pass));
    table.choose(ME, Choice::Combos(Combining::Card(at::card::RE28, Paid(0b0111))));
    assert_eq!(counters(&table, action), (3, 0), "two further would be four of three");
}

// Rule: VG-EX-67
#[test]
fn two_accidents_may_be_thrown_again_or_turned() {
    let mut table = at_turn("eye");
    run(&mut table, |state| {
        man(state, FIRST, Section::Engineering, at::crew::CR04, 1, 5);
        stand(state, &[2, 2]);
        hold(me(state), &[at::card::TE1]);
        let faces: [Shown<'_>; 5] =
            [(FIRST, 0, &[ACC]), (FIRST, 1, &[BAS]), (FIRST, 2, &[ACC]), (FIRST, 3, &[TEC]), (FIRST, 4, &[BAS])];
        rolled(state, Some(at::action::EV_2_1), &faces);
    });
    table.choose(ME, Choice::React(Reaction::Use(Play::Card(at::card::TE1))));
    table.choose(ME, Choice::TurnDie(Turning::To(2, 0)));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    assert_eq!((poi_here(&table), table.play().state().success), (Some(at::poi::P102), 1));
}

// Rule: VG-EX-67
#[test]
fn with_both_cards_five_dice_are_left_for_the_green_counter() {
    let throw_again = |own: &[vanguard::content::Card]| {
        let mut table = at_turn("eye");
        run(&mut table, |state| {
            man(state, FIRST, Section::Engineering, at::crew::CR04, 1, 5);
            stand(state, &[2, 2]);
            hold(me(state), own);
            let faces: [Shown<'_>; 5] =
                [(FIRST, 0, &[ACC]), (FIRST, 1, &[BAS]), (FIRST, 2, &[ACC]), (FIRST, 3, &[TEC]), (FIRST, 4, &[BAS])];
            rolled(state, Some(at::action::EV_2_1), &faces);
        });
        table.choose(ME, Choice::React(Reaction::Use(Play::Card(at::card::TE2))));
        table.choose_lucky(ME, Choice::PickPool(PoolDice(0b1)), |state| {
            state.trial.is_none() || state.trial.is_some_and(|trial| trial.pool[0].first == GAT)
        });
        table
    };
    let moved = |table: &Table| {
        let of = |fact: &Event| match fact {
            Event::Rolls(Rolls::CounterSet { line, to, .. }) if *to > 0 => Some((*line, *to)),
            _ => None,
        };
        table.play().events().iter().filter_map(of).collect::<Vec<_>>()
    };
    let mut table = throw_again(&[at::card::TE2, at::card::TE1]);
    table.choose(ME, Choice::React(Reaction::Use(Play::Card(at::card::TE1))));
    table.choose(ME, Choice::TurnDie(Turning::To(2, 0)));
    play_until(&mut table, |decision| matches!(decision, Decision::Combos(_) | Decision::TakeAction(_)));
    if is_asked(&table, |decision| matches!(decision, Decision::Combos(_))) {
        table.choose(ME, Choice::Combos(Combining::Done));
    }
    assert_eq!((moved(&table), boards(&table)), (vec![(Line::Green, 4)], (0, 5)));
    assert_eq!((poi_here(&table), table.play().state().success), (Some(at::poi::P102), 1));
}

// Rule: VG-EX-8, VG-ROLL-22, R56, VG-EX-28, VG-ROLL-24
#[test]
fn a_bonus_row_brings_the_green_one_with_it() {
    let mut table = at_turn("eye");
    run(&mut table, |state| {
        stand(state, &[1, 2]);
        place_poi(state, at::poi::P101);
        rolled(state, Some(at::action::P101_1), &[(FIRST, 0, &[GAT])]);
    });
    table.expect(|state| state.success == 1 && state.vessel.relics.contains(at::exceptional::X1));
    assert_eq!(poi_here(&table), Some(at::poi::P000));
    let mut table = at_turn("eye");
    run(&mut table, |state| {
        stand(state, &[1, 2]);
        place_poi(state, at::poi::P101);
        rolled(state, Some(at::action::P101_1), &[(FIRST, 0, &[BAS]), (FIRST, 1, &[BAS]), (SECOND, 4, &[ACC])]);
    });
    table.expect(|state| state.success == 0 && state.vessel.relics.contains(at::exceptional::X1));
}

/// Which rows were marked after this roll.
fn marked(action: vanguard::content::Action, pool: &[Shown<'_>]) -> Vec<Line> {
    let mut table = at_turn("matchstick");
    run(&mut table, |state| rolled(state, Some(action), pool));
    let lines = table.play().events().iter().filter_map(|fact| match fact {
        Event::Rolls(Rolls::RowMarked { line, .. }) => Some(*line),
        _ => None,
    });
    lines.collect()
}

// Rule: VG-ROLL-21
#[test]
fn the_first_row_from_the_top_that_is_met_is_marked_and_no_other() {
    let city = at::action::P110_1;
    let both: [Shown<'_>; 4] = [(FIRST, 3, &[TEC]), (FIRST, 1, &[EXP]), (FIRST, 0, &[BAS]), (SECOND, 0, &[BAS])];
    assert_eq!(marked(city, &both), [Line::Yellow]);
    assert_eq!(marked(city, &[(FIRST, 3, &[BAS]), (FIRST, 0, &[BAS]), (SECOND, 0, &[BAS])]), [Line::Green]);
    assert_eq!(marked(city, &both[1..]), [Line::Red]);
    assert_eq!(marked(at::action::P301_1, &both), [], "it has counters");
}

// Rule: VG-ROLL-23
#[test]
fn dice_that_were_not_used_are_spent_by_their_owners() {
    let mut table = at_turn("eye");
    run(&mut table, |state| {
        stand(state, &[1, 2]);
        place_poi(state, at::poi::P101);
        rolled(state, Some(at::action::P101_1), &[(FIRST, 0, &[GAT]), (FIRST, 2, &[ACC]), (SECOND, 1, &[BAS])]);
    });
    table.expect(|state| state.party[0].spent == dice([0, 2]) && state.party[1].spent == dice([1]));
}

// Rule: VG-EX-9
#[test]
fn a_red_row_without_an_arrow_leads_nowhere() {
    let mut table = at_turn("eye");
    run_lucky(
        &mut table,
        |state| {
            stand(state, &[1, 2]);
            place_poi(state, at::poi::P101);
            rolled(state, Some(at::action::P101_1), &[(FIRST, 0, &[ACC])]);
        },
        |state| state.trial.is_none() && state.party[0].wound_cards() == 0,
    );
    table.expect(|state| state.success == 0 && state.vessel.relics.is_empty());
    assert_eq!(poi_here(&table), Some(at::poi::P101));
}

// Rule: VG-EX-10, VG-COMBO-1, VG-COMBO-2, VG-ASSIST-2
#[test]
fn combos_are_paid_with_ones_own_dice_and_with_those_of_assistants() {
    let mut table = at_turn("eye");
    run(&mut table, |state| {
        man(state, FIRST, Section::Recon, at::crew::CR03, 1, 5);
        man(state, SECOND, Section::Science, at::crew::CR02, 1, 5);
        stand(state, &[5, 5]);
        place_poi(state, at::poi::P000);
        hold(me(state), &[at::card::TR2, at::card::TR3]);
        rolled(state, None, &[(FIRST, 4, &[BAS]), (FIRST, 0, &[PHY]), (SECOND, 1, &[VAN])]);
    });
    table.choose(ME, Choice::React(Reaction::Pass));
    table.choose(ME, Choice::Combos(Combining::Card(at::card::TR3, Paid(0b001))));
    play_until(&mut table, |decision| matches!(decision, Decision::Combos(_)));
    table.choose(ME, Choice::Combos(Combining::Card(at::card::TR2, Paid(0b011))));
    table.asked(ME, |decision| matches!(decision, Decision::PickDice(_)));
    table.choose(ME, Choice::PickDice(dice([0])));
    table.expect(|state| {
        let (own, other) = (state.party[0], state.party[1]);
        own.available == dice(0..4) && own.spent == dice([4]) && other.spent == dice([1]) && own.hand.is_empty()
    });
}

// Rule: VG-ROLL-7
#[test]
fn combos_are_those_of_the_active_one_and_need_not_be_used() {
    let mut table = at_turn("eye");
    run(&mut table, |state| {
        man(state, FIRST, Section::Security, at::crew::CR01, 1, 5);
        man(state, SECOND, Section::Science, at::crew::CR02, 1, 5);
        stand(state, &[5, 5]);
        hold(me(state), &[at::card::SE07]);
        hold(&mut state.party[1], &[at::card::SC10]);
        rolled(state, None, &[(FIRST, 0, &[PHY]), (FIRST, 4, &[SCI])]);
    });
    table.refused(ME, Choice::Combos(Combining::Card(at::card::SC10, Paid(0b10))), "VG-COMBO-1");
    table.choose(ME, Choice::Combos(Combining::Done));
    table.expect(|state| state.party[0].hand[..] == [at::card::SE07] && state.party[1].hand[..] == [at::card::SC10]);
}

// Rule: VG-CARD-1
#[test]
fn the_upper_half_of_a_card_is_used_at_its_timing_alone() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| hold(me(state), &[at::card::SC18, at::card::SC03]));
    let now = |card| Choice::Meanwhile(vanguard::questions::Aside::Use(FIRST, Play::Card(card)));
    table.refused(ME, now(at::card::SC18), "VG-WIN-1");
    table.choose(ME, now(at::card::SC03));
}

// Rule: VG-CARD-6, R77
#[test]
fn a_card_that_is_played_is_neither_in_hand_nor_drawn_by_itself() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        hold(me(state), &[at::card::SC03, at::card::SC02]);
        me(state).deck = [at::card::SC01].into_iter().collect();
    });
    table.choose(ME, Choice::Meanwhile(vanguard::questions::Aside::Use(FIRST, Play::Card(at::card::SC03))));
    table.asked(ME, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.party[0].hand[..] == [at::card::SC02, at::card::SC01]);
    table.expect(|state| state.party[0].discard == [at::card::SC03].into_iter().collect());
}

// Rule: VG-FX-22
#[test]
fn a_die_is_turned_to_an_icon_it_does_not_have_or_to_one_of_its_faces() {
    let shown = |card| {
        let mut table = at_turn("pellucid");
        run(&mut table, |state| {
            man(state, FIRST, Section::Engineering, at::crew::CR04, 1, 5);
            hold(me(state), &[card, at::card::EN06]);
            rolled(state, None, &[(FIRST, 4, &[BAS]), (FIRST, 0, &[ACC])]);
        });
        table.choose(ME, Choice::React(Reaction::Use(Play::Card(card))));
        table
    };
    let mut table = shown(at::card::EN01);
    table.expect(|state| state.trial.is_some_and(|trial| (trial.pool[0].first, trial.pool[0].second) == (CON, None)));
    let mut table = shown(at::card::EN30);
    table.refused(ME, Choice::TurnDie(Turning::To(0, 6)), "VG-FX-22");
    table.choose(ME, Choice::TurnDie(Turning::To(0, 4)));
    table.expect(|state| state.trial.is_some_and(|trial| trial.pool[0].first == VAN));
}

// Rule: VG-FX-21
#[test]
fn a_filter_finds_what_a_die_counts_as_and_either_of_two_icons() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        man(state, FIRST, Section::Recon, at::crew::CR03, 1, 5);
        hold(me(state), &[at::card::RE10]);
        rolled(state, None, &[(FIRST, 0, &[BAS]), (FIRST, 1, &[VAN]), (FIRST, 2, &[EXP, ACC]), (FIRST, 3, &[EXP])]);
        let treat = Treat { filter: vanguard::content::Filter::BAS, icon: ACC };
        state.trial.as_mut().expect("a check").treats = Few::of([treat]).expect("room");
    });
    table.choose(ME, Choice::React(Reaction::Use(Play::Card(at::card::RE10))));
    for other in [0b0010, 0b1000] {
        table.refused(ME, Choice::PickPool(PoolDice(other)), "VG-FX-20");
    }
    table.choose(ME, Choice::PickPool(PoolDice(0b0101)));
}

// Rule: VG-EX-11, VG-ASSIST-1, VG-ASSIST-6
#[test]
fn an_assistant_gives_one_die_and_one_card() {
    let mut table = at_turn("eye");
    table.arrange(|state| {
        stand(state, &[1, 1]);
        let riku = &mut state.party[1];
        hold(riku, &[at::card::SE04, at::card::SE10]);
    });
    act(&mut table, Deed::Special(at::action::EV_1_1));
    table.choose(ME, Choice::PickDice(dice([0])));
    table.refused(ME, Choice::Assist(Help::Dice(SectionDie(0), SectionDie(1))), "VG-ASSIST-1");
    table.choose_lucky(ME, Choice::Assist(Help::Die(SectionDie(3))), |state| {
        state.trial.is_some_and(|trial| trial.pool.iter().all(|cast| cast.first == ACC))
    });
    table.choose(ME, Choice::React(Reaction::Use(Play::Card(at::card::SE04))));
    table.choose(ME, Choice::PickPool(PoolDice(0b01)));
    let state = table.play().state();
    assert_eq!((state.deeds.assists, state.party[1].discard.contains(at::card::SE04)), (2, true));
    assert!(!is_asked(&table, |decision| matches!(decision, Decision::React(react) if react.place == SECOND)));
}

// Rule: VG-ASSIST-3, R33
#[test]
fn an_assistants_card_is_played_as_if_by_the_active_one() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        man(state, SECOND, Section::Engineering, at::crew::CR04, 1, 5);
        hold(me(state), &[at::card::SC19]);
        hold(&mut state.party[1], &[at::card::EN08]);
        rolled(state, None, &[(FIRST, 0, &[ACC])]);
    });
    table.choose(ME, Choice::React(Reaction::Pass));
    table.choose(ME, Choice::React(Reaction::Use(Play::Card(at::card::EN08))));
    table.choose(ME, Choice::PickDice(dice([3])));
    table.expect(|state| {
        let is_added =
            state.trial.is_some_and(|trial| trial.pool[1].owner == FIRST && trial.pool[1].die == SectionDie(3));
        is_added && state.party[1].available.len() == 5 && state.party[1].discard.contains(at::card::EN08)
    });
}

// Rule: VG-CONV-4
#[test]
fn an_assistants_conversion_is_of_no_use() {
    for (active, helper, is_met) in [(at::crew::CR02, at::crew::CR06, false), (at::crew::CR06, at::crew::CR02, true)] {
        let mut table = at_turn("pellucid");
        run(&mut table, |state| {
            man(state, FIRST, Section::Security, active, 1, 5);
            man(state, SECOND, Section::Science, helper, 1, 5);
            stand(state, &[4, 4]);
            place_poi(state, at::poi::P203);
            rolled(state, Some(at::action::P203_1), &[(SECOND, 1, &[BAS])]);
        });
        assert_eq!(is_asked(&table, |decision| matches!(decision, Decision::TakeRow(_))), is_met);
    }
}

/// A check of somebody with these wounds, in which these injury dice have been rolled.
fn injured(wounds: &[vanguard::content::Wound], injuries: &[Injury]) -> Table {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        state.vessel.supplies = 9;
        hurt(me(state), wounds);
        rolled(state, None, &[]);
        let trial = state.trial.as_mut().expect("a check");
        trial.injuries = Few::of(injuries.iter().copied()).expect("room");
    });
    play_to_turn(&mut table, FIRST);
    table
}

// Rule: VG-ROLL-8
#[test]
fn the_first_wound_without_a_die_takes_an_injury_die() {
    let wounds = [at::wound::laceration, at::wound::severe];
    for (dice, expected) in [(&[Injury::Damage][..], (4, 1)), (&[Injury::Damage; 2], (4, 0))] {
        assert_eq!(boards(&injured(&wounds, dice)), expected, "spent by the first, sacrificed by the second");
    }
}

// Rule: VG-WOUND-8
#[test]
fn an_injury_die_does_what_the_wound_says_and_nothing_where_the_icon_is_missing() {
    for (injury, supplies, spent) in [(Injury::Damage, 8, 0), (Injury::Severe, 9, 2), (Injury::Mental, 9, 0)] {
        let mut table = injured(&[at::wound::burn, at::wound::breach], &[injury]);
        table.expect(|state| state.vessel.supplies == supplies && state.party[0].spent.len() == spent);
    }
}

// Rule: VG-EX-12, VG-CONV-4
#[test]
fn a_converted_die_of_an_assistant_cures_the_ecosystem() {
    let mut table = at_turn("thornmantle");
    run(&mut table, |state| {
        man(state, FIRST, Section::Science, at::crew::CR06, 1, 5);
        stand(state, &[8, 8]);
        place_poi(state, at::poi::P407);
        state.vessel.supplies = 9;
        hurt(me(state), &[at::wound::infection]);
        let action = at::action::P407_1;
        state.planet.progress = Few::of([vanguard::state::Progress { action, green: 1, red: 0 }]).expect("room");
        let faces: [Shown<'_>; 4] = [(FIRST, 3, &[VAN]), (FIRST, 4, &[ACC]), (FIRST, 1, &[BIO]), (SECOND, 3, &[BAS])];
        rolled(state, Some(action), &faces);
        let trial = state.trial.as_mut().expect("a check");
        trial.injuries = Few::of([Injury::Special]).expect("room");
    });
    play_until(&mut table, |decision| matches!(decision, Decision::Apply(_)));
    table.choose(ME, Choice::Apply(Applied::With(Paid(0b1101))));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| {
        state.success == 3
            && state.vessel.supplies == 8
            && state.planet.done.contains(at::mission::M30)
            && state.party[0].injured.len() == 1
    });
}

// Rule: VG-EX-16, VG-ROLL-16, R23
#[test]
fn icons_that_are_not_needed_are_lost() {
    let mut table = at_turn("matchstick");
    let action = at::action::P113_1;
    run(&mut table, |state| {
        stand(state, &[7, 1]);
        rolled(state, Some(action), &[(FIRST, 0, &[GAT, GAT]), (FIRST, 1, &[GAT, DEF])]);
    });
    assert_eq!((counters(&table, action), boards(&table).1), ((3, 0), 2));
}

// Rule: VG-EX-69, VG-ROLL-14, R73
#[test]
fn a_vanguard_icon_may_be_kept_for_the_second_effect() {
    let action = at::action::P113_1;
    for (answer, expected) in [(Paid(0b011), (2, 0)), (Paid(0b001), (1, 1))] {
        let mut table = at_turn("matchstick");
        run(&mut table, |state| {
            stand(state, &[7, 1]);
            rolled(state, Some(action), &[(FIRST, 0, &[GAT]), (FIRST, 1, &[VAN]), (FIRST, 2, &[BAS])]);
        });
        table.choose(ME, Choice::Apply(Applied::With(answer)));
        assert_eq!(counters(&table, action), expected);
    }
}

// Rule: VG-EX-19, VG-ROLL-9
#[test]
fn a_new_wound_may_take_a_later_injury_die() {
    for (first, wounds, sacrificed) in [(Injury::Severe, 3, 0), (Injury::Damage, 2, 2)] {
        let mut table = at_turn("pellucid");
        run(&mut table, |state| {
            hurt(me(state), &[at::wound::severe, at::wound::exhausted]);
            rolled(state, None, &[]);
            let trial = state.trial.as_mut().expect("a check");
            trial.injuries = Few::of([Injury::Severe, Injury::Damage]).expect("room");
        });
        table.choose(ME, Choice::NextInjury(first));
        play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
        let state = table.play().state();
        assert_eq!((state.party[0].wound_cards(), 5 - state.dice_in_play(FIRST)), (wounds, sacrificed));
    }
}

// Rule: VG-EX-59, VG-ROLL-17, VG-ROLL-18, VG-EX-46
#[test]
fn without_the_icon_the_check_stops_unless_a_vanguard_shows() {
    let mut table = at_turn("quiet-yard");
    run(&mut table, |state| {
        man(state, FIRST, Section::Engineering, at::crew::CR04, 1, 5);
        stand(state, &[2, 1]);
        let faces: [Shown<'_>; 3] = [(FIRST, 2, &[SCI]), (FIRST, 3, &[BAS]), (FIRST, 0, &[ACC])];
        rolled(state, Some(at::action::P114_1), &faces);
    });
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.party[0].wounds[0].is_some_and(|hurt| hurt.wound == at::wound::exhausted));
    assert_eq!(boards(&table).1, 3);
    let mut table = at_turn("thornmantle");
    run(&mut table, |state| {
        man(state, FIRST, Section::Science, at::crew::CR06, 1, 5);
        stand(state, &[4, 1]);
        rolled(state, Some(at::action::P402_1), &[(FIRST, 1, &[BAS]), (FIRST, 3, &[SCI]), (FIRST, 2, &[VAN])]);
    });
    play_until(&mut table, |decision| matches!(decision, Decision::TakeRow(_)));
    table.choose(ME, Choice::TakeRow(true));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.success == 1 && state.found(None) == 1);
}

// Rule: VG-EX-59, R39
#[test]
fn a_base_result_that_could_be_converted_does_not_count_as_the_icon() {
    let mut table = at_turn("thornmantle");
    run(&mut table, |state| {
        man(state, FIRST, Section::Science, at::crew::CR06, 1, 5);
        stand(state, &[4, 1]);
        rolled(state, Some(at::action::P402_1), &[(FIRST, 1, &[BAS]), (FIRST, 3, &[SCI]), (FIRST, 0, &[PHY])]);
    });
    table.expect(|state| state.deeds.dangers == 1);
    play_to_turn(&mut table, FIRST);
    table.expect(|state| state.success == 0 && state.planet.poi(4) == Some(at::poi::P402));
}

// Rule: VG-EX-33, R72
#[test]
fn a_vanguard_counts_as_the_icon_unasked_and_is_still_there() {
    for takes in [true, false] {
        let mut table = at_turn("thornmantle");
        run(&mut table, |state| {
            stand(state, &[4, 1]);
            rolled(state, Some(at::action::P402_1), &[(FIRST, 1, &[VAN]), (FIRST, 0, &[BAS]), (FIRST, 3, &[SCI])]);
        });
        table.asked(ME, |decision| matches!(decision, Decision::TakeRow(asked) if asked.line == Line::Yellow));
        table.expect(|state| state.trial.is_some_and(|trial| trial.pool.len() == 3));
        table.choose(ME, Choice::TakeRow(takes));
        assert_eq!(table.play().state().found(None), u8::from(takes));
    }
}

// Rule: VG-EX-47, VG-ROLL-15
#[test]
fn three_effects_one_after_the_other() {
    let mut table = at_turn("pellucid");
    let action = at::action::P201_1;
    run(&mut table, |state| {
        man(state, FIRST, Section::Science, at::crew::CR02, 2, 7);
        stand(state, &[4, 1]);
        let faces: [Shown<'_>; 6] = [
            (FIRST, 0, &[ACC]),
            (FIRST, 1, &[BIO]),
            (FIRST, 2, &[EXP]),
            (FIRST, 3, &[BAS]),
            (FIRST, 4, &[BAS]),
            (FIRST, 5, &[SCI]),
        ];
        rolled(state, Some(action), &faces);
    });
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    assert_eq!((poi_here(&table), boards(&table).1), (Some(at::poi::P203), 6));
}

// Rule: VG-EX-43, VG-TRAVEL-4
#[test]
fn a_travel_check_that_fails_arrives_all_the_same() {
    let mut table = at_turn("matchstick");
    table.arrange(|state| stand(state, &[1, 3]));
    travel(&mut table, 1, 2);
    let has_failed = |fact: &Event| matches!(fact, Event::Rolls(Rolls::RowMarked { line: Line::Red, .. }));
    let is_hurt = |fact: &Event| matches!(fact, Event::Rounds(Rounds::DangerRolled { .. }));
    table.choose_fated(ME, Choice::PickDice(dice([4])), |play| {
        let facts = play.events();
        let has_arrived = play.state().travel.is_none() && play.state().sector_of(FIRST) == 2;
        has_arrived && facts.iter().any(has_failed) && facts.iter().any(is_hurt)
    });
}

// Rule: VG-EX-75, VG-TRAVEL-6
#[test]
fn a_step_breaks_off_the_travel() {
    let mut table = at_turn("matchstick");
    table.arrange(|state| {
        man(state, FIRST, Section::Recon, at::crew::CR03, 1, 5);
        stand(state, &[1, 1]);
        hold(me(state), &[at::card::RE01]);
    });
    travel(&mut table, 1, 2);
    table.choose(ME, Choice::React(Reaction::Pass));
    table.choose(ME, Choice::PickDice(dice([1, 2])));
    table.choose_lucky(ME, Choice::Assist(Help::Nothing), |state| {
        state.trial.is_some_and(|trial| trial.pool.iter().all(|cast| cast.first == EXP || cast.first == XEN))
            && state.trial.is_some_and(|trial| trial.pool.first().is_some_and(|cast| cast.first == EXP))
    });
    table.choose(ME, Choice::Combos(Combining::Card(at::card::RE01, Paid(0b01))));
    table.choose(ME, Choice::StepTo(vanguard::questions::Stride::To(3)));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.sector_of(FIRST) == 3 && state.travel.is_none());
    table.expect(|state| state.turn.is_some_and(|turn| turn.actions == 1));
}

// Rule: VG-TRAVEL-10, R65
#[test]
fn who_has_gone_elsewhere_pays_nothing_more_of_the_way() {
    let mut table = at_turn("matchstick");
    table.arrange(|state| {
        man(state, FIRST, Section::Recon, at::crew::CR03, 1, 5);
        stand(state, &[6, 1]);
        hold(me(state), &[at::card::RE01, at::card::RE22]);
    });
    travel(&mut table, 6, 7);
    table.choose(ME, Choice::Meanwhile(vanguard::questions::Aside::Use(FIRST, Play::Card(at::card::RE22))));
    table.choose(ME, Choice::StepTo(vanguard::questions::Stride::To(3)));
    table.choose(ME, Choice::StepTo(vanguard::questions::Stride::Stay));
    play_to_turn(&mut table, FIRST);
    table.expect(|state| state.sector_of(FIRST) == 3 && state.travel.is_none() && state.deeds.dangers == 0);
    assert_eq!(boards(&table), (5, 0));
}

// Rule: VG-FX-15
#[test]
fn a_check_goes_on_though_the_active_one_has_left() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        man(state, FIRST, Section::Recon, at::crew::CR03, 1, 5);
        man(state, SECOND, Section::Science, at::crew::CR02, 1, 5);
        stand(state, &[4, 4]);
        place_poi(state, at::poi::P203);
        hold(me(state), &[at::card::RE03]);
        rolled(state, Some(at::action::P203_1), &[(FIRST, 4, &[BAS]), (SECOND, 2, &[XEN])]);
    });
    table.choose(ME, Choice::React(Reaction::Pass));
    table.choose(ME, Choice::Combos(Combining::Card(at::card::RE03, Paid(0b01))));
    play_to_turn(&mut table, FIRST);
    table.expect(|state| state.sector_of(FIRST) != 4 && state.success == 1 && state.party[1].spent == dice([2]));
}

// Rule: VG-EX-60, VG-ROLL-11
#[test]
fn a_check_may_jump_to_its_ninth_step() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        man(state, FIRST, Section::Recon, at::crew::CR03, 1, 5);
        stand(state, &[4, 1]);
        hold(me(state), &[at::card::RE05]);
        hurt(me(state), &[at::wound::laceration]);
        rolled(state, Some(at::action::P201_1), &[(FIRST, 1, &[EXP]), (FIRST, 0, &[ACC]), (FIRST, 4, &[VAN])]);
        let trial = state.trial.as_mut().expect("a check");
        trial.injuries = Few::of([Injury::Damage]).expect("room");
    });
    table.refused(ME, Choice::Combos(Combining::Card(at::card::RE05, Paid(0b011))), "VG-COMBO-1");
    table.choose(ME, Choice::Combos(Combining::Card(at::card::RE05, Paid(0b101))));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    assert_eq!((counters(&table, at::action::P201_1), boards(&table)), ((0, 0), (2, 3)));
    table.expect(|state| state.party[0].injured.len() == 1 && state.sector_of(FIRST) != 4);
}

// Rule: VG-EX-61, VG-FX-8
#[test]
fn the_sphere_wakes_only_for_all_of_them() {
    let mut table = at_turn("eye");
    let action = at::action::P109_1;
    let progress = |green| Few::of([vanguard::state::Progress { action, green, red: 0 }]).expect("room");
    run(&mut table, |state| {
        stand(state, &[8, 7]);
        place_poi(state, at::poi::P109);
        state.planet.progress = progress(3);
        rolled(state, Some(action), &[(FIRST, 3, &[SCI]), (FIRST, 2, &[XEN])]);
    });
    assert_eq!((counters(&table, action), table.play().state().success), ((4, 0), 0));
    run(&mut table, |state| {
        stand(state, &[8, 8]);
        rolled(state, Some(action), &[(FIRST, 4, &[TEC])]);
    });
    table.ended("ending-failed");
    table.expect(|state| state.planet.done.contains(at::mission::M03) && state.success == 1);
}

// Rule: VG-EX-76, VG-WOUND-11, R69
#[test]
fn an_injury_die_is_healed_out_of_the_roll() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        man(state, FIRST, Section::Security, at::crew::CR01, 1, 5);
        hold(me(state), &[at::card::SE02]);
        hurt(me(state), &[at::wound::laceration]);
        rolled(state, None, &[(FIRST, 0, &[DEF]), (FIRST, 1, &[PHY])]);
        let trial = state.trial.as_mut().expect("a check");
        trial.injuries = Few::of([Injury::Damage]).expect("room");
    });
    table.choose(ME, Choice::Combos(Combining::Card(at::card::SE02, Paid(0b01))));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.party[0].injured.is_empty() && state.party[0].spent.len() == 2);
}

// Rule: VG-EX-77, VG-WOUND-10, R3, R70
#[test]
fn three_injury_dice_are_enough() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        hurt(me(state), &[at::wound::severe, at::wound::exhausted]);
        rolled(state, None, &[]);
        let trial = state.trial.as_mut().expect("a check");
        trial.injuries = Few::of([Injury::Severe, Injury::Blank, Injury::Blank]).expect("room");
    });
    table.choose(ME, Choice::NextInjury(Injury::Severe));
    // A fourth die would have been laid on a column before those of the roll.
    table.expect(|state| state.trial.is_some_and(|trial| trial.injuries.is_empty()));
    table.expect(|state| state.party[0].injured.is_empty() && state.party[0].wound_cards() == 3);
    play_to_turn(&mut table, FIRST);
    table.expect(|state| state.party[0].injured.len() == 3);
}

// Rule: VG-EX-78, VG-COND-2
#[test]
fn a_conditions_pairs_come_first() {
    let mut table = at_turn("pellucid");
    let action = at::action::P201_1;
    run(&mut table, |state| {
        stand(state, &[4, 1]);
        state.planet.over = Some(at::condition::G05);
        let faces: [Shown<'_>; 4] = [(FIRST, 0, &[ACC]), (FIRST, 1, &[ACC]), (FIRST, 3, &[ACC]), (FIRST, 2, &[BIO])];
        rolled(state, Some(action), &faces);
    });
    table.choose(ME, Choice::Apply(Applied::With(Paid(0b011))));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    assert_eq!(counters(&table, action), (1, 1));
}

// Rule: VG-EX-79, VG-FX-23, R75
#[test]
fn a_colour_counts_as_an_icon_but_for_accidents_and_vanguards() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        let faces: [Shown<'_>; 4] =
            [(FIRST, 1, &[EXP, BIO]), (FIRST, 2, &[VAN]), (FIRST, 8, &[ACC]), (FIRST, 3, &[SCI])];
        rolled(state, None, &faces);
        let trial = state.trial.as_mut().expect("a check");
        let treat = Treat { filter: vanguard::content::Filter::G, icon: XEN };
        trial.treats = Few::of([treat]).expect("room");
        let shown: Vec<(Icon, Option<Icon>)> = trial.shown().iter().map(|die| (die.first, die.second)).collect();
        assert_eq!(shown, [(XEN, Some(XEN)), (VAN, None), (ACC, None), (SCI, None)]);
    });
}

// Rule: VG-EX-80, VG-CONV-2
#[test]
fn a_burn_makes_accidents_of_base_results() {
    let mut table = at_turn("pellucid");
    let action = at::action::P201_1;
    run(&mut table, |state| {
        man(state, FIRST, Section::Engineering, at::crew::CR04, 1, 5);
        stand(state, &[4, 1]);
        hurt(me(state), &[at::wound::burn]);
        rolled(state, Some(action), &[(FIRST, 2, &[BAS]), (FIRST, 0, &[BAS]), (FIRST, 1, &[BIO])]);
        let trial = state.trial.as_mut().expect("a check");
        trial.injuries = Few::of([Injury::Special]).expect("room");
    });
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    assert_eq!(counters(&table, action), (1, 2));
}

// Rule: VG-EX-88, VG-DANGER-2, R95
#[test]
fn the_common_ones_of_several_danger_dice_come_first() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        state.frames.push(danger(FIRST, at::danger::A, &[Symbol::Rare, Symbol::Uncommon]));
    });
    table.asked(ME, |decision| matches!(decision, Decision::PickDice(_)));
    table.expect(|state| state.party[0].wound_cards() == 0);
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.party[0].wound_cards() == 1);
}

// Rule: VG-EX-91, VG-ASSIST-7, R67
#[test]
fn what_nobody_helps_with_is_taken_back() {
    let mut table = at_turn("matchstick");
    table.arrange(|state| stand(state, &[3, 3]));
    act(&mut table, Deed::Special(at::action::MA_3_1));
    table.choose(ME, Choice::PickDice(dice([0])));
    table.choose(ME, Choice::Assist(Help::Nothing));
    table.expect(|state| state.turn.is_some_and(|turn| turn.actions == 2 && !turn.special_used));
    assert_eq!(boards(&table), (5, 0));
    table.refused(ME, Choice::TakeAction(Deed::Special(at::action::MA_3_1)), "VG-ASSIST-7");
}

// Rule: VG-ASSIST-5
#[test]
fn what_needs_help_cannot_be_chosen_where_nobody_could_give_a_die() {
    let deed = Choice::TakeAction(Deed::Special(at::action::MA_3_1));
    let mut table = at_turn("matchstick");
    table.arrange(|state| stand(state, &[3, 1]));
    table.refused(ME, deed, "VG-ASSIST-7");
    table.arrange(|state| {
        stand(state, &[3, 3]);
        (state.party[1].available, state.party[1].spent) = (dice([]), dice(0..5));
    });
    table.refused(ME, deed, "VG-ASSIST-7");
}

// Rule: VG-ASSIST-5, VG-ASSIST-7
#[test]
fn who_can_help_from_afar_could_give_a_die() {
    let mut table = at_turn("matchstick");
    table.arrange(|state| {
        man(state, SECOND, Section::Recon, at::crew::CR16, 1, 5);
        state.party[1].charges = 1;
        stand(state, &[3, 1]);
    });
    act(&mut table, Deed::Special(at::action::MA_3_1));
    table.choose(ME, Choice::PickDice(dice([0])));
    table.choose(ME, Choice::Assist(Help::Use(Play::Ability)));
    // Nothing may be used that could be taken back: whoever has used something helps.
    table.refused(ME, Choice::Assist(Help::Nothing), "VG-ASSIST-7");
    table.choose(ME, Choice::Assist(Help::Die(SectionDie(0))));
    table.expect(|state| state.deeds.assists == 1 && state.turn.is_some_and(|turn| turn.special_used));
}

// Rule: VG-EX-93, VG-EX-68, R101
#[test]
fn a_row_that_would_do_nothing_may_be_declined() {
    let mut table = at_turn("brackwater");
    run(&mut table, |state| {
        stand(state, &[2, 1]);
        rolled(state, Some(at::action::P701_1), &[(FIRST, 2, &[XEN]), (FIRST, 0, &[ACC])]);
    });
    play_until(&mut table, |decision| matches!(decision, Decision::TakeRow(_)));
    table.choose(ME, Choice::TakeRow(false));
    table.expect(|state| state.trial.is_some_and(|trial| trial.marked == Some(vanguard::content::Line::Green)));
}

// Rule: VG-EX-68, R10
#[test]
fn rows_that_need_a_vanguard_or_a_conversion_may_be_declined() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        man(state, FIRST, Section::Science, at::crew::CR06, 1, 5);
        stand(state, &[4, 1]);
        place_poi(state, at::poi::P203);
        rolled(state, Some(at::action::P203_1), &[(FIRST, 1, &[VAN]), (FIRST, 2, &[BAS])]);
    });
    table.choose(ME, Choice::TakeRow(false));
    table.asked(ME, |decision| matches!(decision, Decision::TakeRow(_)));
    table.choose(ME, Choice::TakeRow(false));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.success == 0 && state.found(None) == 0);
}

// Rule: VG-EX-13, VG-COMBO-3
#[test]
fn samples_under_a_condition_with_a_combo() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        man(state, FIRST, Section::Recon, at::crew::CR01, 1, 5);
        stand(state, &[4, 1]);
        place_poi(state, at::poi::P101);
        state.planet.over = Some(at::condition::G03);
        state.planet.relics.insert(at::exceptional::X1);
        let faces: [Shown<'_>; 4] = [(FIRST, 0, &[ACC]), (FIRST, 1, &[EXP]), (FIRST, 2, &[BAS]), (FIRST, 4, &[BAS])];
        rolled(state, Some(at::action::P101_1), &faces);
    });
    table.choose(ME, Choice::Combos(Combining::Condition(Paid(0b0010))));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.vessel.relics.contains(at::exceptional::X1) && state.success == 0);
    assert_eq!(poi_here(&table), Some(at::poi::P000));
}

// Rule: VG-EX-54, R2, VG-ROLL-10
#[test]
fn danger_in_a_check_does_not_stop_the_row() {
    let mut table = at_turn("eye");
    run(&mut table, |state| {
        stand(state, &[6, 2]);
        rolled(state, Some(at::action::EV_6_1), &[(FIRST, 0, &[PHY])]);
        state.trial.as_mut().expect("a check").danger = Few::of([Symbol::Rare]).expect("room");
    });
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.party[0].wound_cards() == 1 && state.success == 1 && state.sector_of(FIRST) == 7);
}

// Rule: VG-PREP-1, VG-PREP-2, VG-ROLL-2
#[test]
fn a_prepare_check_has_no_rows_and_needs_no_dice() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        stand(state, &[1, 4]);
        me(state).injured = Colours::NONE;
    });
    act(&mut table, Deed::Prepare(vanguard::questions::Manner::CheckThenDraw));
    table.choose(ME, Choice::PickDice(dice([])));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.party[0].hand.len() == 1 && state.turn.is_some_and(|turn| turn.actions == 1));
}
