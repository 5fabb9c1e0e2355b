//! Crew boards: spending, sacrificing, straining, resting, wounds.

use vanguard::content::{Colour, Die, Section, at};
use vanguard::questions::{Aside, Choice, Decision, Deed, Reaction};
use vanguard::state::{Colours, Frame, Injury, Lethal, Play, Wounding};

use super::common::*;

fn spend(count: u8, die: Die) -> Frame {
    Frame::Spend { place: FIRST, left: count, die, has_declined: false }
}

// Rule: VG-EX-6, VG-REST-1, VG-REST-2, VG-GEN-9
#[test]
fn a_rest_recharges_half_of_the_dice() {
    for (available, owned, expected) in [(0, 5, 3), (2, 7, 4)] {
        let mut table = at_turn("pellucid");
        table.arrange(|state| {
            man(state, FIRST, Section::Security, at::crew::CR01, 3, owned);
            me(state).available = dice(0..available);
            me(state).spent = dice(available..owned);
            state.vessel.supplies = 5;
        });
        act(&mut table, Deed::Rest);
        play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
        assert_eq!(boards(&table).0, usize::from(available) + expected);
        table.expect(|state| state.vessel.supplies == 4);
    }
}

// Rule: VG-REST-1, R1
#[test]
fn without_supplies_nobody_rests() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| state.vessel.supplies = 0);
    table.refused(ME, Choice::TakeAction(Deed::Rest), "VG-REST-1");
}

// Rule: VG-EX-7, VG-REST-3, VG-CARD-2
#[test]
fn whoever_draws_beyond_the_limit_discards() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        hold(me(state), &[at::card::SC04, at::card::SC01]);
        me(state).available = dice([0, 1]);
        me(state).spent = dice([2, 3, 4]);
    });
    act(&mut table, Deed::Rest);
    play_until(&mut table, |decision| matches!(decision, Decision::PickCards(_)));
    table.choose(ME, Choice::PickCards([at::card::SC04].into_iter().collect()));
    table.expect(|state| state.party[0].hand.len() == 2 && state.party[0].discard.contains(at::card::SC04));
}

// Rule: VG-EX-20, VG-WOUND-5
#[test]
fn an_injury_die_pushes_a_die_out_of_its_column() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        man(state, FIRST, Section::Security, at::crew::CR07, 2, 8);
        assert_eq!(state.party[0].of_colour(state.party[0].available, Die::R).len(), 4);
        state.frames.push(Frame::Wounded { place: FIRST, wound: at::wound::laceration, stage: Wounding::Take });
    });
    table.choose(ME, Choice::Column(Colour::R));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    assert_eq!((of_colour(&table, FIRST, Colour::R), boards(&table).1), (3, 1));
}

// Rule: VG-WOUND-1
#[test]
fn a_wound_comes_face_up_into_the_leftmost_empty_slot_with_an_injury_die() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        hurt(me(state), &[at::wound::burn, at::wound::panic]);
        me(state).wounds[0] = None;
        state.frames.push(Frame::Wounded { place: FIRST, wound: at::wound::breach, stage: Wounding::Take });
    });
    table.choose(ME, Choice::Column(Colour::B));
    table.expect(|state| {
        let (first, third) = (state.party[0].wounds[0], state.party[0].wounds[2]);
        first.is_some_and(|hurt| hurt.wound == at::wound::breach && !hurt.face_down) && third.is_none()
    });
    table.expect(|state| state.party[0].injured == [Colour::B].into_iter().collect());
}

// Rule: VG-WOUND-4
#[test]
fn an_injury_die_lies_on_a_column_without_one() {
    let wounded = |columns: &[Colour]| {
        let mut table = at_turn("pellucid");
        run(&mut table, |state| {
            me(state).injured = columns.iter().copied().collect();
            state.frames.push(Frame::InjuryDie { place: FIRST });
        });
        table
    };
    let mut table = wounded(&[Colour::G]);
    table.refused(ME, Choice::Column(Colour::G), "VG-WOUND-4");
    table.choose(ME, Choice::Column(Colour::B));
    wounded(&Colour::ALL).asked(ME, |decision| matches!(decision, Decision::TakeAction(_)));
}

// Rule: VG-DANGER-1
#[test]
fn a_danger_die_does_what_its_table_says_and_nothing_where_it_says_nothing() {
    use vanguard::state::Symbol::{Common, Rare, Special, Uncommon};
    let rows = [
        (at::danger::A, Common, 0, None),
        (at::danger::A, Uncommon, 1, None),
        (at::danger::A, Rare, 0, Some(at::wound::laceration)),
        (at::danger::A, Special, 0, None),
        (at::danger::B, Rare, 0, Some(at::wound::exhausted)),
        (at::danger::D, Uncommon, 0, None),
        (at::danger::D, Rare, 0, Some(at::wound::burn)),
        (at::danger::E, Special, 0, Some(at::wound::panic)),
    ];
    for (letter, symbol, spent, wound) in rows {
        let mut table = at_turn("pellucid");
        run(&mut table, |state| state.frames.push(danger(FIRST, letter, &[symbol])));
        play_to_turn(&mut table, FIRST);
        let member = table.play().state().party[0];
        assert_eq!((member.spent.len(), member.wounds[0].map(|hurt| hurt.wound)), (spent, wound), "{symbol:?}");
    }
}

// Rule: VG-EX-48
#[test]
fn the_first_wound_of_all_takes_a_slot() {
    let mut table = at_turn("eye");
    run(&mut table, |state| {
        man(state, FIRST, Section::Recon, at::crew::CR03, 1, 5);
        state.frames.push(danger(FIRST, at::danger::T, &[vanguard::state::Symbol::Rare]));
    });
    table.choose(ME, Choice::Column(Colour::G));
    table.expect(|state| {
        let member = state.party[0];
        member.wounds[0].is_some_and(|hurt| hurt.wound == at::wound::nothing) && member.usable(Colour::G) == 3
    });
    assert_eq!(of_colour(&table, FIRST, Colour::G), 3);
}

// Rule: VG-SETUP-8, R38
#[test]
fn on_the_eye_there_is_one_wound_of_no_weight() {
    let mut table = at_turn("eye");
    for _ in 0..2 {
        run(&mut table, |state| state.frames.push(danger(FIRST, at::danger::B, &[vanguard::state::Symbol::Rare])));
        play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    }
    table.expect(|state| {
        state.party[0].wound_cards() == 1
            && state.party[0].wounds[0].is_some_and(|hurt| hurt.wound == at::wound::nothing)
    });
}

// Rule: VG-EX-21, VG-STRAIN-3, VG-SPEND-2, VG-WIN-2
#[test]
fn straining_comes_before_a_spend_that_cannot_be_paid() {
    for (strains, expected) in [(true, (4, 1)), (false, (0, 5))] {
        let mut table = at_turn("pellucid");
        run(&mut table, |state| {
            man(state, FIRST, Section::Security, at::crew::CR07, 2, 6);
            me(state).spent = dice(0..6);
            me(state).available = dice([]);
            state.frames.push(spend(1, Die::D));
        });
        table.choose(ME, Choice::StrainFirst(strains));
        play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
        assert_eq!(boards(&table), expected);
    }
}

// Rule: VG-SAC-2, VG-GEN-18
#[test]
fn with_three_dice_a_sacrifice_is_a_wound() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        me(state).available = dice([0]);
        me(state).spent = dice([1, 2]);
        state.frames.push(Frame::Sacrifice { place: FIRST, die: Die::D, left: 1, from_spent: false });
    });
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| {
        state.party[0].wounds[0].is_some_and(|hurt| hurt.wound == at::wound::exhausted)
            && state.dice_in_play(FIRST) == 3
    });
}

// Rule: VG-EX-22, VG-GEN-4
#[test]
fn a_sacrifice_that_would_be_a_wound_may_be_chosen() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| (me(state).available, me(state).spent) = (dice([0]), dice([1, 2])));
    event(&mut table, at::event::K69, true);
    table.choose(ME, Choice::Choose(0));
    play_to_turn(&mut table, FIRST);
    table.expect(|state| state.party[0].wounds[0].is_some_and(|hurt| hurt.wound == at::wound::exhausted));
    table.expect(|state| state.dice_in_play(FIRST) == 3);
}

// Rule: VG-SAC-2
#[test]
fn where_every_die_is_in_the_roll_a_sacrifice_is_a_wound() {
    use vanguard::content::Icon::BAS;
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        me(state).available = dice(0..4);
        rolled(state, None, &[(FIRST, 0, &[BAS]), (FIRST, 1, &[BAS]), (FIRST, 2, &[BAS]), (FIRST, 3, &[BAS])]);
        state.frames.push(Frame::Sacrifice { place: FIRST, die: Die::D, left: 1, from_spent: false });
    });
    play_to_turn(&mut table, FIRST);
    table.expect(|state| state.party[0].wound_cards() == 1 && state.dice_in_play(FIRST) == 4);
}

// Rule: VG-STRAIN-1
#[test]
fn a_strain_costs_a_die_and_brings_back_five_also_in_anothers_turn() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        man(state, SECOND, Section::Security, at::crew::CR07, 2, 8);
        (state.party[1].available, state.party[1].spent) = (dice([]), dice(0..8));
    });
    table.choose(ME, Choice::Meanwhile(Aside::Strain(SECOND)));
    play_to_turn(&mut table, FIRST);
    table.expect(|state| state.party[1].available.len() == 5 && state.party[1].spent.len() == 2);
    table.expect(|state| state.turn.is_some_and(|turn| turn.place == FIRST && turn.actions == 2));
}

// Rule: VG-STRAIN-2
#[test]
fn with_three_dice_a_strain_is_a_wound() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| (me(state).available, me(state).spent) = (dice([]), dice([0, 1, 3])));
    table.choose(ME, Choice::Meanwhile(Aside::Strain(FIRST)));
    play_to_turn(&mut table, FIRST);
    table.expect(|state| state.party[0].wounds[0].is_some_and(|hurt| hurt.wound == at::wound::exhausted));
    assert_eq!(boards(&table), (3, 0));
}

// Rule: VG-EX-52, VG-STRAIN-5
#[test]
fn a_strain_brings_back_what_is_left() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        man(state, FIRST, Section::Security, at::crew::CR07, 2, 6);
        me(state).available = dice([0]);
        me(state).spent = dice(1..6);
    });
    table.choose(ME, Choice::Meanwhile(Aside::Strain(FIRST)));
    table.choose(ME, Choice::PickDice(dice([1])));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    assert_eq!(boards(&table), (5, 0));
}

// Rule: VG-EX-41, VG-REST-4
#[test]
fn a_column_with_an_injury_die_takes_no_more_dice() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        man(state, FIRST, Section::Recon, at::crew::CR03, 1, 8);
        me(state).injured = Colours::NONE.with(Colour::G);
        me(state).available = dice([1, 2, 3]);
        me(state).spent = dice([7]);
    });
    let state = table.play().state();
    assert_eq!((state.party[0].free(Colour::G), state.party[0].fitting(state.party[0].spent)), (0, 0));
}

// Rule: VG-EX-58, VG-WOUND-6
#[test]
fn cards_and_dice_are_healed_apart() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        hurt(me(state), &[at::wound::severe, at::wound::exhausted, at::wound::laceration]);
        me(state).injured = Colour::ALL.into_iter().collect();
        state.frames.push(Frame::Heal { place: FIRST, dice: 0, cards: 1 });
    });
    table.choose(ME, Choice::Mend(vanguard::questions::MendWhat::Card(1)));
    table.expect(|state| state.party[0].wound_cards() == 2 && state.party[0].injured.len() == 3);
    run(&mut table, |state| {
        state.frames.push(Frame::Wounded { place: FIRST, wound: at::wound::burn, stage: Wounding::Take });
    });
    table.expect(|state| state.party[0].wound_cards() == 3 && state.party[0].injured.len() == 3);
}

// Rule: VG-EX-87, R12
#[test]
fn the_wrong_colour_costs_a_die_of_the_right_one() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        man(state, FIRST, Section::Recon, at::crew::CR03, 1, 8);
        me(state).available = dice([1, 2]);
        me(state).spent = dice([0, 4]);
        state.frames.push(spend(1, Die::R));
    });
    table.choose(ME, Choice::StrainFirst(false));
    table.expect(|state| state.party[0].available == dice([1, 2]) && state.party[0].spent == dice([4]));
}

// Rule: VG-WOUND-2
#[test]
fn without_a_card_of_the_kind_it_is_a_laceration() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        state.decks.wounds.0[at::wound::panic.index()] = 0;
        state.frames.push(Frame::Wounded { place: FIRST, wound: at::wound::panic, stage: Wounding::Take });
    });
    table.expect(|state| state.party[0].wounds[0].is_some_and(|hurt| hurt.wound == at::wound::laceration));
}

// Rule: VG-WOUND-9, VG-WOUND-12
#[test]
fn a_suit_keeps_infections_out() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        me(state).gear.push(vanguard::state::Carried { gear: at::gear::E21, used: false });
        state.frames.push(Frame::Wounded { place: FIRST, wound: at::wound::infection, stage: Wounding::Take });
    });
    table.expect(|state| state.party[0].wound_cards() == 0 && state.party[0].injured.is_empty());
}

// Rule: VG-WOUND-12, VG-WIN-2, VG-WIN-4
#[test]
fn who_stands_by_may_prevent_a_wound() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        man(state, SECOND, Section::Engineering, at::crew::CR07, 2, 5);
        hold(&mut state.party[1], &[at::card::EN25]);
        stand(state, &[1, 1]);
        state.frames.push(Frame::Wounded { place: FIRST, wound: at::wound::burn, stage: Wounding::Window });
    });
    table.choose(ME, Choice::React(Reaction::Use(Play::Card(at::card::EN25))));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.party[0].wound_cards() == 0 && state.party[1].spent.len() == 1);
}

// Rule: VG-WOUND-7
#[test]
fn a_wound_that_lies_face_down_takes_no_injury_dice() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        hurt(me(state), &[at::wound::severe]);
        me(state).wounds[0].as_mut().expect("a wound").face_down = true;
        rolled(state, None, &[]);
        let trial = state.trial.as_mut().expect("a check");
        trial.injuries = orrery_kit::Few::of([Injury::Damage]).expect("room");
    });
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.dice_in_play(FIRST) == 5 && state.party[0].wound_cards() == 1);
}

// Rule: VG-EX-72, VG-LETHAL-2, R51
#[test]
fn in_lethal_space_a_fourth_wound_may_kill() {
    for survives in [true, false] {
        let mut table = at_turn("pellucid");
        run_lucky(
            &mut table,
            |state| {
                state.terms.lethal = Lethal::On;
                man(state, FIRST, Section::Security, at::crew::CR07, 2, 6);
                hurt(me(state), &[at::wound::laceration; 3]);
                carry(me(state), at::gear::E09);
                let token = vanguard::state::Token { gear: at::gear::E09, sector: 1, carrier: FIRST };
                state.planet.tokens = orrery_kit::Few::of([token]).expect("room");
                state.frames.push(Frame::Wounded { place: FIRST, wound: at::wound::burn, stage: Wounding::Take });
            },
            |state| state.party[0].is_dead != survives,
        );
        if survives {
            play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
            table.expect(|state| state.dice_in_play(FIRST) == 5 && state.party[0].wound_cards() == 3);
            table.expect(|state| state.party[0].injured.is_empty() && state.planet.tokens.len() == 1);
        } else {
            table.expect(|state| state.closed.is_none() && state.everybody().len() == 1);
            table.expect(|state| state.planet.tokens.is_empty() && state.dice_in_play(FIRST) == 0);
        }
    }
}

// Rule: VG-LETHAL-1
#[test]
fn in_lethal_space_three_dice_are_too_few_to_live_through_a_fourth_wound() {
    for (number, may_live) in [(3, false), (4, true)] {
        let lives = |seed: u64| {
            let mut table = at_turn("pellucid").key(seed);
            play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
            run(&mut table, |state| {
                state.terms.lethal = Lethal::On;
                me(state).available = dice(0..number);
                me(state).spent = dice([]);
                hurt(me(state), &[at::wound::laceration; 3]);
                state.frames.push(Frame::Wounded { place: FIRST, wound: at::wound::burn, stage: Wounding::Take });
            });
            !table.play().state().party[0].is_dead
        };
        assert_eq!((0..12).any(lives), may_live, "{number} dice");
    }
}

// Rule: VG-EX-86, VG-LETHAL-6, R89
#[test]
fn a_survivor_pays_with_a_die_of_the_roll() {
    use vanguard::content::Icon::BAS;
    let mut table = at_turn("pellucid");
    run_lucky(
        &mut table,
        |state| {
            state.terms.lethal = Lethal::On;
            hurt(me(state), &[at::wound::severe, at::wound::laceration, at::wound::burn]);
            me(state).available = dice(0..4);
            rolled(state, None, &[(FIRST, 0, &[BAS]), (FIRST, 1, &[BAS]), (FIRST, 2, &[BAS]), (FIRST, 3, &[BAS])]);
            let trial = state.trial.as_mut().expect("a check");
            trial.injuries = orrery_kit::Few::of([Injury::Severe]).expect("room");
        },
        |state| !state.party[0].is_dead,
    );
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| state.dice_in_play(FIRST) == 3 && state.party[0].spent.len() == 3);
}

// Rule: VG-EX-66, VG-GEAR-5, VG-GEAR-9
#[test]
fn gear_is_used_in_ones_own_turn() {
    let mut table = at_turn("pellucid");
    table.arrange(|state| {
        for member in state.party.iter_mut() {
            member.gear.push(vanguard::state::Carried { gear: at::gear::E05, used: false });
            (member.available, member.spent) = (dice([0]), dice(1..5));
        }
    });
    table.refused(ME, Choice::Meanwhile(Aside::Use(SECOND, Play::Gear(at::gear::E05))), "VG-WIN-1");
    table.choose(ME, Choice::Meanwhile(Aside::Use(FIRST, Play::Gear(at::gear::E05))));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    assert_eq!(boards(&table).0, 5);
    table.expect(|state| state.party[0].gear.is_empty());
}

// Rule: VG-CARD-3, VG-CARD-7
#[test]
fn an_empty_deck_is_made_of_the_discards() {
    let mut table = at_turn("pellucid");
    run(&mut table, |state| {
        let member = me(state);
        member.deck = vanguard::state::Cards::NONE;
        member.discard = [at::card::SC01].into_iter().collect();
        state.frames.push(effect(
            vanguard::state::Origin::Card(at::card::SC29),
            at::card::SC29.main().effect.expect("one"),
            FIRST,
        ));
    });
    table.expect(|state| state.party[0].hand.len() == 1 && state.party[0].discard.is_empty());
}
