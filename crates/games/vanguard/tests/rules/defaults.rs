//! What is answered when time runs out (4.3).

use orrery_core::Asking;
use orrery_kit::Few;
use vanguard::Vanguard;
use vanguard::content::{Colour, Icon, Section, Type, at};
use vanguard::questions::{
    Act, Applied, Apply, Choice, Column, Decision, Deed, GiveStart, LeadBonus, LeadType, NextLead, NextTrack, Paid,
    PassStart, PickCards, PickDice, TakeRow, Whom,
};
use vanguard::state::{Frame, Injury, Lead, Places, State, Step};

use super::common::*;

/// The default of a question, put now.
fn default(arrange: impl FnOnce(&mut State), question: impl Into<Decision>) -> Choice {
    let mut table = at_turn("pellucid");
    let question = question.into();
    table.arrange(|state| {
        state.frames.only(Frame::Turn);
        arrange(state);
        state.frames.push(Frame::Ask { seat: ME, question });
    });
    let ask = table.play().asks().iter().find(|ask| ask.must).cloned().expect("a question");
    Vanguard::fallback(table.play().state(), &ask)
}

// Rule: DP2, DP3
#[test]
fn recon_begins_and_the_start_token_stays() {
    let recon = |state: &mut State| man(state, SECOND, Section::Recon, at::crew::CR03, 1, 5);
    assert_eq!(default(recon, GiveStart), Choice::GiveStart(SECOND));
    assert_eq!(default(|_| {}, GiveStart), Choice::GiveStart(FIRST));
    assert_eq!(default(|state| state.start = SECOND, PassStart), Choice::PassStart(SECOND));
}

// Rule: DP4
#[test]
fn whoever_is_tired_rests_and_others_pass() {
    let question = vanguard::questions::TakeAction { place: FIRST };
    assert_eq!(default(|_| {}, question), Choice::TakeAction(Deed::Pass));
    let tired = |state: &mut State| (me(state).available, me(state).spent) = (dice([0, 1]), dice([2, 3, 4]));
    assert_eq!(default(tired, question), Choice::TakeAction(Deed::Rest));
}

// Rule: DP5
#[test]
fn all_available_dice_are_rolled() {
    let question = PickDice { place: FIRST, from: dice([]), least: 0, most: 0, act: Act::Roll };
    assert_eq!(default(|_| {}, question), Choice::PickDice(dice(0..5)));
}

// Rule: DP6, DP8, DP14
#[test]
fn nobody_helps_combines_or_lifts_off_by_default() {
    let mut table = at_turn("eye");
    table.arrange(|state| stand(state, &[1, 1]));
    act(&mut table, Deed::Special(at::action::EV_1_1));
    table.choose(ME, Choice::PickDice(dice([0])));
    let ask = table.play().asks().iter().find(|ask| ask.must).cloned().expect("a question");
    let help = Vanguard::fallback(table.play().state(), &ask);
    assert_eq!(help, Choice::Assist(vanguard::questions::Help::Nothing));
    let combos = default(
        |state| {
            hold(me(state), &[at::card::TC1]);
            rolled(state, None, &[(FIRST, 0, &[Icon::BAS]), (FIRST, 4, &[Icon::BAS])]);
        },
        vanguard::questions::Combos,
    );
    assert_eq!(combos, Choice::Combos(vanguard::questions::Combining::Done));
    assert_eq!(default(|_| {}, vanguard::questions::Consent), Choice::Consent(false));
}

// Rule: DP9
#[test]
fn the_column_with_most_room_takes_the_injury_die() {
    assert_eq!(default(|_| {}, Column { place: FIRST }), Choice::Column(Colour::R));
    let full = |state: &mut State| me(state).available = dice([0, 5]);
    assert_eq!(default(full, Column { place: FIRST }), Choice::Column(Colour::G));
    let severe = default(
        |state| {
            rolled(state, None, &[]);
            let trial = state.trial.as_mut().expect("a check");
            trial.injuries = Few::of([Injury::Blank, Injury::Severe]).expect("room");
        },
        vanguard::questions::NextInjury,
    );
    assert_eq!(severe, Choice::NextInjury(Injury::Severe));
}

// Rule: DP10, DP11
#[test]
fn special_effects_are_used_on_green_and_rows_are_taken() {
    let green = |state: &mut State| {
        rolled(state, Some(at::action::P113_1), &[(FIRST, 0, &[Icon::GAT]), (FIRST, 1, &[Icon::VAN])]);
        *state.frames.top_mut() = Frame::Check(Step::Specials);
    };
    assert_eq!(default(green, Apply), Choice::Apply(Applied::With(Paid(0b11))));
    assert_eq!(default(|_| {}, TakeRow { line: vanguard::content::Line::Green }), Choice::TakeRow(true));
}

// Rule: DP16, DP17
#[test]
fn who_has_least_gets_the_bonus_and_leads_are_placed_as_drawn() {
    let holding = |state: &mut State| hold(me(state), &[at::card::SC01]);
    assert_eq!(default(holding, LeadBonus { card: true }), Choice::LeadBonus(SECOND));
    let drawn = |state: &mut State| {
        let tokens = Few::of([Lead::Two, Lead::One]).expect("room");
        state.frames.push(Frame::Leads { place: FIRST, of: Type::MIN, tokens });
    };
    assert_eq!(default(drawn, NextLead { of: Type::MIN }), Choice::NextLead(Lead::Two));
    let tracks = |state: &mut State| {
        let threats = [at::threat::TH01].into_iter().collect();
        let condition = Some(state.planet.condition());
        state.frames.push(Frame::Time { place: FIRST, condition, threats, by: 1 });
    };
    assert_eq!(default(tracks, NextTrack { place: FIRST }), Choice::NextTrack(0));
}

// Rule: DP20, DP21, DP22, DP27, DP29
#[test]
fn a_set_up_goes_on_by_itself() {
    let mut table = Table::new(setup("brackwater", 1));
    play_until(&mut table, |decision| matches!(decision, Decision::TakeAction(_)));
    table.expect(|state| {
        let ten =
            state.party.iter().all(|member| member.deck.len() + member.hand.len() == 10 && member.gear.is_empty());
        ten && state.planet.lander == 1
    });
}

// Rule: DP23
#[test]
fn base_dice_are_given_up_first_and_got_back_last() {
    let spend = PickDice { place: FIRST, from: dice(0..5), least: 1, most: 1, act: Act::Spend };
    assert_eq!(default(|_| {}, spend), Choice::PickDice(dice([0])));
    let spent = |state: &mut State| (me(state).available, me(state).spent) = (dice([]), dice(0..5));
    let back = PickDice { place: FIRST, from: dice(0..5), least: 1, most: 1, act: Act::Recharge };
    assert_eq!(default(spent, back), Choice::PickDice(dice([3])));
    let cards = |state: &mut State| hold(me(state), &[at::card::SC03, at::card::SC01]);
    let first = [at::card::SC03].into_iter().collect();
    assert_eq!(default(cards, PickCards { place: FIRST, count: 1 }), Choice::PickCards(first));
    let among: Places = [FIRST, SECOND].into_iter().collect();
    assert_eq!(default(|_| {}, Whom { among, block: 0 }), Choice::Whom(FIRST));
    let leads = |state: &mut State| state.decks.leads[Type::FLO.index()].0[Lead::Two.index()] = 1;
    assert_eq!(default(leads, LeadType { place: FIRST, count: 1, leads: true }), Choice::LeadType(Type::FLO));
}

// Rule: DP25
#[test]
fn base_dice_stay_behind_where_there_are_too_many() {
    let question = PickDice { place: FIRST, from: dice([0, 5]), least: 1, most: 1, act: Act::LeaveBehind };
    assert_eq!(default(|_| {}, question), Choice::PickDice(dice([0])));
}
