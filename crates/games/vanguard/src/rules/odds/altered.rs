//! Chances with a card that changes dice after the roll (8.4). Whoever plays it sees all dice first, so every way of using
//! it is kept open until the last die lies there.

use std::collections::BTreeMap;

use super::{Chance, Left, ToRoll, after, is_met, wanted};
use crate::content::{Filter, Icon, Stmt, Term, Verb, faces};
use crate::rules::payment::Counting;
use crate::rules::pool::Rolled;
use crate::state::Treat;

/// What a card does to the dice of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// So many dice to an icon, or to any of their faces.
    Turn(u8, Filter, Option<Icon>),
    Reroll(u8, Filter),
    Treat(Treat),
}

impl Change {
    /// Of an effect that does nothing else.
    pub fn of(block: &[Stmt]) -> Option<Change> {
        let [Stmt::Do(verb)] = block else { return None };
        Some(match *verb {
            Verb::Turn(count, filter, icon) => Change::Turn(count, filter, Some(icon)),
            Verb::TurnAny(count, filter) => Change::Turn(count, filter, None),
            Verb::Reroll(count, filter) => Change::Reroll(count, filter),
            Verb::RerollAny(filter) => Change::Reroll(u8::MAX, filter),
            Verb::TreatAs(filter, icon) => Change::Treat(Treat { filter, icon }),
            _ => return None,
        })
    }

    /// More dice than these have too many ways: nothing is said of them.
    const fn most(self) -> usize {
        match self {
            Change::Reroll(..) => 4,
            Change::Turn(..) | Change::Treat(_) => 8,
        }
    }
}

/// One way in which a card may have been used on the dice so far: how many were turned, or whether they all count as
/// something else, and which are rolled again.
type Way = (u8, Vec<u8>);
/// Every way with what it leaves.
type Ways = BTreeMap<Way, Left>;

struct Roll<'a> {
    dice: &'a [ToRoll],
    counting: Counting,
    change: Change,
}

/// How likely the dice meet a requirement if this is done to them where it helps; nothing where they are too many.
pub fn chance_with(need: &[&[Term]], dice: &[ToRoll], counting: Counting, change: Change) -> Option<Chance> {
    let roll = Roll { dice, counting, change };
    let begin: Left = need.iter().flat_map(|way| wanted(way)).collect();
    (dice.len() <= change.most()).then(|| roll.chance(begin))
}

impl Roll<'_> {
    /// Throws are counted together with those of dice that may be rolled again.
    fn chance(&self, begin: Left) -> Chance {
        let (count, again) = (self.dice.len() as u32, self.again());
        let all = 6_u64.pow(count + again);
        if begin.iter().any(is_met) {
            return Chance { of: all, all };
        }
        let played = if matches!(self.change, Change::Treat(_)) { 0..=1 } else { 0..=0 };
        let ways: Ways = played.map(|played| ((played, Vec::new()), begin.clone())).collect();
        let (mut open, mut met) = (BTreeMap::from([(ways, 1_u64)]), 0);
        for (at, die) in self.dice.iter().enumerate() {
            let share = 6_u64.pow(count + again - at as u32 - 1);
            let mut next: BTreeMap<Ways, u64> = BTreeMap::new();
            for (ways, throws) in open {
                for (face, alike) in distinct(*die) {
                    match self.lies(&ways, at as u8, face) {
                        None => met += throws * alike * share,
                        Some(ways) => *next.entry(ways).or_default() += throws * alike,
                    }
                }
            }
            open = next;
        }
        let last: u64 = open.into_iter().map(|(ways, throws)| throws * self.best(&ways, again)).sum();
        Chance { of: met + last, all }
    }

    /// How many dice may be rolled again at most.
    fn again(&self) -> u32 {
        match self.change {
            Change::Reroll(count, _) => u32::from(count).min(self.dice.len() as u32),
            _ => 0,
        }
    }

    /// The ways after one more die; nothing once one of them meets the requirement.
    fn lies(&self, ways: &Ways, at: u8, face: Rolled) -> Option<Ways> {
        let mut next = Ways::new();
        for ((turned, again), left) in ways {
            let kept = if let (Change::Treat(treat), 1) = (self.change, *turned) { treat.of(face) } else { face };
            add(&mut next, (*turned, again.clone()), after(left, kept, self.counting)?);
            match self.change {
                Change::Turn(count, filter, to) if *turned < count && filter.matches(face) => {
                    for shown in turns(self.dice[usize::from(at)], face, to) {
                        add(&mut next, (turned + 1, again.clone()), after(left, shown, self.counting)?);
                    }
                }
                Change::Reroll(count, filter) if again.len() < usize::from(count) && filter.matches(face) => {
                    let again = again.iter().copied().chain([at]).collect();
                    add(&mut next, (*turned, again), left.clone());
                }
                _ => {}
            }
        }
        Some(next)
    }

    /// The throws of the dice to be rolled again in which the best way of choosing them meets the requirement.
    fn best(&self, ways: &Ways, most: u32) -> u64 {
        let met = |((_, again), left): (&Way, &Left)| {
            let dice: Vec<ToRoll> = again.iter().map(|at| self.dice[usize::from(*at)]).collect();
            super::count(left.clone(), &dice, self.counting) * 6_u64.pow(most - dice.len() as u32)
        };
        ways.iter().map(met).max().unwrap_or(0)
    }
}

fn add(ways: &mut Ways, way: Way, left: Left) {
    let known = ways.entry(way).or_default();
    known.extend(left);
    known.sort_unstable();
    known.dedup();
}

fn turns(die: ToRoll, face: Rolled, to: Option<Icon>) -> Vec<Rolled> {
    match to {
        Some(icon) => vec![Rolled { first: icon, second: None, ..face }],
        None => distinct(die).into_iter().map(|(face, _)| face).collect(),
    }
}

/// The different faces of a die, and how often it has each.
fn distinct(die: ToRoll) -> Vec<(Rolled, u64)> {
    let mut found: Vec<(Rolled, u64)> = Vec::new();
    for face in faces(die.colour, die.kind).map(|face| Rolled::new(die.owner, die.colour, face)) {
        match found.iter_mut().find(|(known, _)| *known == face) {
            Some((_, alike)) => *alike += 1,
            None => found.push((face, 1)),
        }
    }
    found
}
