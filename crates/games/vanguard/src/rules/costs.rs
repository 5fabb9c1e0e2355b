//! What a branch costs by 9.3, in tenths: spends, dangers, wounds, supplies, sacrifices, cards; what is gained counts
//! against it. Whoever says nothing takes the cheapest (DP12, DP13).

use orrery_kit::fx::BlockId;

use super::prospects::{Case, reduced};
use crate::content::{Stmt, Verb};
use crate::state::State;

pub(crate) fn of(state: &State, case: Case, block: BlockId) -> i32 {
    case.origin.program().block(block).iter().map(|stmt| of_statement(state, case, stmt)).sum()
}

fn of_statement(state: &State, case: Case, stmt: &Stmt) -> i32 {
    match *stmt {
        Stmt::Do(verb) => of_verb(state, case, verb),
        Stmt::Go(block) => of(state, case, block),
        Stmt::Choose(parts) => parts.iter().map(|part| of(state, case, *part)).min().unwrap_or(0),
        Stmt::Each(who, block) => {
            let among = super::prospects::targets(state, case, who);
            among.iter().map(|actor| of(state, Case { actor, ..case }, block)).sum()
        }
        _ => 0,
    }
}

fn of_verb(state: &State, case: Case, verb: Verb) -> i32 {
    let member = state.party.get(case.actor.index());
    let is_hurt = member.is_some_and(|member| member.wound_cards() >= 2);
    let available = |die| member.map_or(0, |member| member.of_colour(member.available, die).len());
    let supplies = |by: i32| -12 * by;
    match verb {
        Verb::Spend(count, die) => {
            let paid = available(die).min(count.into()) as i32;
            10 * paid + 40 * (i32::from(count) - paid)
        }
        Verb::Danger(_, count) => i32::from(count) * if is_hurt { 40 } else { 11 },
        Verb::Wound(_) => {
            if is_hurt {
                200
            } else {
                40
            }
        }
        Verb::Supplies(by) => supplies(by.into()),
        Verb::SuppliesLess(by, statistic) => supplies(-i32::from(reduced(state, by, statistic))),
        Verb::Sacrifice(count, _) => 30 * i32::from(count),
        Verb::Discard(count) => 5 * i32::from(count),
        Verb::Recharge(count, _) => -5 * i32::from(count),
        Verb::Draw(count) => -3 * i32::from(count),
        Verb::Success(by) => -30 * i32::from(by),
        Verb::Charge(by) => -6 * i32::from(by),
        Verb::Lead(_, count) | Verb::LeadAny(count) => -8 * i32::from(count),
        Verb::Disc(_, count) | Verb::DiscAny(count) => -25 * i32::from(count),
        Verb::LanderDamage => 40,
        _ => 0,
    }
}
