//! What a check may bring with these dice (8.4): the chance of each row and of each step of a counter.

use orrery_core::{Fact, Message, Tone};

use super::odds::{Chance, Change, ToRoll, chance, chance_with};
use super::payment::Counting;
use super::{ids, passives, plays};
use crate::content::{
    Action, Check, Does, Lander, Landing, Line, Path, Program, Row, Special, Statistic, Stmt, Term, Timing, Toll, Verb,
    When,
};
use crate::state::{Dice, Place, State, Trial};
use crate::words;

/// The chance of a row, or of so many steps of its counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Prospect {
    pub line: Line,
    /// 0 for a row that is no counter.
    pub steps: u8,
    pub chance: Chance,
}

/// So many steps are looked at.
const STEPS: u8 = 3;

pub(crate) fn to_roll(state: &State, place: Place, dice: Dice) -> Vec<ToRoll> {
    let die = |(colour, kind)| ToRoll { owner: place.0, colour, kind };
    dice.iter().map(|one| die(state.member(place).die(one))).collect()
}

/// Dice of everybody that are in hand for a check already.
pub(crate) fn in_hand(state: &State, trial: &Trial) -> Vec<ToRoll> {
    Place::all().zip(trial.taken).flat_map(|(place, dice)| to_roll(state, place, dice)).collect()
}

/// What these dice may bring whoever takes an action.
pub(crate) fn of(state: &State, place: Place, action: Action, dice: &[ToRoll]) -> Vec<Prospect> {
    let counting = Counting::Freely(passives::conversions(state, place));
    let rows = [(Line::Yellow, action.yellow()), (Line::Green, action.green()), (Line::Red, action.red())];
    let mut found = Vec::new();
    for (line, row) in rows {
        match row {
            Some(Row { steps: Some(_), .. }) => steps(action, line, dice, counting, &mut found),
            Some(row) if !row.need.is_empty() => {
                found.push(Prospect { line, steps: 0, chance: chance(row.need, dice, counting) });
            }
            _ => {}
        }
    }
    found.extend(otherwise(action, dice, counting));
    found
}

/// The red row where neither of the others can be taken (VG-ROLL-21).
fn otherwise(action: Action, dice: &[ToRoll], counting: Counting) -> Option<Prospect> {
    let red = action.red().filter(|row| row.steps.is_none() && row.need.is_empty())?;
    let others: Vec<Row> = [action.yellow(), action.green()].into_iter().flatten().collect();
    if others.iter().any(|row| row.steps.is_some()) || red.steps.is_some() {
        return None;
    }
    let either: Vec<&[Term]> = others.iter().flat_map(|row| row.need.iter().copied()).collect();
    Some(Prospect { line: Line::Red, steps: 0, chance: chance(&either, dice, counting).against() })
}

/// One step by any of the special effects that move the counter; more by one that stands alone.
fn steps(action: Action, line: Line, dice: &[ToRoll], counting: Counting, found: &mut Vec<Prospect>) {
    let needs = action.specials().iter().filter_map(|special| match special {
        Special { when: When::Shown(need), does: Does::Advance(to) } if *to == line => Some(*need),
        _ => None,
    });
    let needs: Vec<_> = needs.collect();
    let most = if needs.len() == 1 { STEPS } else { 1 };
    for count in 1..=most {
        let ways: Vec<Vec<Term>> = needs.iter().flat_map(|need| need.iter()).map(|way| times(way, count)).collect();
        let ways: Vec<&[Term]> = ways.iter().map(Vec::as_slice).collect();
        let chance = chance(&ways, dice, counting);
        if chance.of > 0 {
            found.push(Prospect { line, steps: count, chance });
        }
    }
}

fn times(way: &[Term], count: u8) -> Vec<Term> {
    way.iter().map(|term| Term { count: term.count * count, ..*term }).collect()
}

/// What each card in hand that changes dice would make of the better rows.
fn with_cards(state: &State, place: Place, action: Action, dice: &[ToRoll], spare: &[ToRoll]) -> Vec<Fact> {
    let counting = Counting::Freely(passives::conversions(state, place));
    let rows = || [(Line::Yellow, action.yellow()), (Line::Green, action.green())].into_iter();
    let mut told = Vec::new();
    for (name, change) in changes(state, place) {
        let better = rows().filter_map(|(line, row)| {
            let need = needs(action, line, row?);
            let (without, with) = (chance(&need, dice, counting), chance_with(&need, dice, spare, counting, change)?);
            let percent = with.per_cent();
            let fact = Message::new("fact-row").with("line", words::line(line)).with("percent", percent);
            (percent > without.per_cent()).then_some(fact)
        });
        let better: Vec<Message> = better.collect();
        if !better.is_empty() {
            let said = Message::new("fact-with-card").with("card", name).with("rows", better);
            told.push(Fact::new(Tone::Good, said).rule(ids::MODIFY));
        }
    }
    told
}

/// Cards, gear and the ability of a crew member that change dice after the roll, each once.
fn changes(state: &State, place: Place) -> Vec<(&'static str, Change)> {
    let mut found: Vec<(&'static str, Change)> = Vec::new();
    for play in plays::held(state, place) {
        let timed = play.timed(state, place);
        let block = timed.effect.filter(|_| timed.when == Some(Timing::Check));
        let change = block.and_then(|block| Change::of(play.origin(state, place).program().block(block)));
        let name = play.name(state, place);
        found.extend(
            change.map(|change| (name, change)).filter(|(name, _)| found.iter().all(|(known, _)| known != name)),
        );
    }
    found
}

/// What a row asks of the dice, or one step of its counter.
fn needs(action: Action, line: Line, row: Row) -> Vec<&'static [Term]> {
    let by = |special: &Special| match special {
        Special { when: When::Shown(need), does: Does::Advance(to) } if *to == line => Some(*need),
        _ => None,
    };
    let steps = || action.specials().iter().filter_map(by).flatten().copied().collect();
    if row.steps.is_some() { steps() } else { row.need.to_vec() }
}

/// What is said while dice are picked: the chances, with and without each card, and what else is rolled.
pub(crate) fn facts(state: &State, trial: &Trial, picked: Dice) -> Vec<Fact> {
    let mut dice = to_roll(state, trial.active, picked);
    dice.extend(in_hand(state, trial));
    let prospects = trial.of.map_or(Vec::new(), |action| of(state, trial.active, action, &dice));
    let injuries = state.member(trial.active).injured.len();
    let hurt = Message::new("fact-injuries").with("count", injuries);
    let danger = match trial.of.map(Action::check) {
        Some(Check::Dice { danger: Some((table, count)), .. }) => {
            Some(Message::new("says-danger").with("count", count).with("table", table.name()))
        }
        _ => None,
    };
    let warned = (injuries > 0).then_some(hurt).into_iter().chain(danger);
    let warned = warned.map(|message| Fact::new(Tone::Warn, message).rule(ids::INJURIES));
    let spare = to_roll(state, trial.active, state.member(trial.active).available.minus(picked));
    let cards = trial.of.map_or(Vec::new(), |action| with_cards(state, trial.active, action, &dice, &spare));
    prospects.chunk_by(|one, next| one.line == next.line).map(fact).chain(cards).chain(warned).collect()
}

/// All that is to be said of one row.
fn fact(of: &[Prospect]) -> Fact {
    let line = of[0].line;
    let tone = if line == Line::Red { Tone::Warn } else { Tone::Good };
    let step = |one: &Prospect| Message::new("fact-step").with("n", one.steps).with("percent", one.chance.per_cent());
    let message = match of {
        [Prospect { steps: 0, chance, .. }] => Message::new("fact-row").with("percent", chance.per_cent()),
        steps => Message::new("fact-steps").with("steps", steps.iter().map(step).collect::<Vec<_>>()),
    };
    Fact::new(tone, message.with("line", words::line(line)))
}

/// Supplies that a landing takes on average, in tenths, if it is paid with supplies alone (VG-LAND-1, VG-LAND-2).
pub(crate) fn landing_loss(landing: Landing, lander: Lander) -> u32 {
    let program = landing.program();
    let rows = program.block(landing.table()).iter().find_map(|stmt| match stmt {
        Stmt::Table(_, _, rows) => Some(*rows),
        _ => None,
    });
    let lost: u32 = rows.unwrap_or_default().iter().map(|row| supplies_lost(program, *row, lander)).sum();
    lost * u32::from(lander.steps())
}

/// Supplies that a route takes at most, if every travel icon is paid with them while the condition in force lasts.
pub(crate) fn supplies_on(state: &State, route: &[Path]) -> u32 {
    let icons = route.iter().flat_map(|path| path.tolls()).filter(|toll| **toll == Toll::Travel).count() as u32;
    let condition = state.planet.condition();
    let each = condition.travel().map_or(0, |block| supplies_lost(condition.program(), block, state.vessel.lander));
    if passives::is_unlimited(state) { 0 } else { icons * each }
}

fn supplies_lost(program: Program, block: orrery_fx::BlockId, lander: Lander) -> u32 {
    let of = |statistic: Statistic| match statistic {
        Statistic::ARM => lander.armour(),
        Statistic::SEN => lander.sensors(),
        Statistic::AGI => lander.agility(),
    };
    let lost = |stmt: &Stmt| match *stmt {
        Stmt::Do(Verb::Supplies(by)) if by < 0 => by.unsigned_abs().into(),
        Stmt::Do(Verb::SuppliesLess(by, statistic)) => by.unsigned_abs().saturating_sub(of(statistic)).into(),
        Stmt::Choose(parts) => parts.iter().map(|part| supplies_lost(program, *part, lander)).max().unwrap_or(0),
        Stmt::Go(block) => supplies_lost(program, block, lander),
        _ => 0,
    };
    program.block(block).iter().map(lost).sum()
}
