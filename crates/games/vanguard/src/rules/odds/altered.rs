//! Chances with a card that changes dice after the roll (8.4). Whoever plays it sees all dice first, so every way of using
//! it is kept open until the last die lies there.

use std::collections::BTreeMap;

use super::{Chance, Left, ToRoll, after, is_met, wanted};
use crate::content::{Die, Filter, Icon, Stmt, Term, Verb, faces};
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
    /// So many further dice of this kind, chosen when the others lie there.
    Add(u8, Die),
    /// One die, whichever, goes to its owner's spent pool; then so many are turned.
    SendAndTurn(u8, Filter, Option<Icon>),
}

impl Change {
    /// Of an effect that does nothing else.
    pub fn of(block: &[Stmt]) -> Option<Change> {
        let verb = match block {
            [Stmt::Do(verb)] => verb,
            [Stmt::Do(Verb::Send(1, Filter::D)), turn] => match Change::of(&[*turn])? {
                Change::Turn(count, filter, icon) => return Some(Change::SendAndTurn(count, filter, icon)),
                _ => return None,
            },
            _ => return None,
        };
        Some(match *verb {
            Verb::Turn(count, filter, icon) => Change::Turn(count, filter, Some(icon)),
            Verb::TurnAny(count, filter) => Change::Turn(count, filter, None),
            Verb::Add(count, die) => Change::Add(count, die),
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
            Change::Turn(..) | Change::Treat(_) | Change::Add(..) | Change::SendAndTurn(..) => 8,
        }
    }

    /// How many dice of which kind may be turned to what.
    const fn turn(self) -> Option<(u8, Filter, Option<Icon>)> {
        match self {
            Change::Turn(count, filter, to) | Change::SendAndTurn(count, filter, to) => Some((count, filter, to)),
            _ => None,
        }
    }
}

/// One way in which a card may have been used on the dice so far.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Way {
    /// How many were turned, or whether they all count as something else.
    turned: u8,
    is_one_sent: bool,
    /// Which are rolled again.
    again: Vec<u8>,
}

impl Way {
    const fn begun(turned: u8) -> Way {
        Way { turned, is_one_sent: false, again: Vec::new() }
    }
}

/// Every way with what it leaves.
type Ways = BTreeMap<Way, Left>;

struct Roll<'a> {
    dice: &'a [ToRoll],
    /// What is left to be added.
    spare: &'a [ToRoll],
    counting: Counting,
    change: Change,
}

/// How likely the dice meet a requirement if this is done to them where it helps; nothing where they are too many.
/// `spare` are the dice that could be added.
pub fn chance_with(
    need: &[&[Term]],
    dice: &[ToRoll],
    spare: &[ToRoll],
    counting: Counting,
    change: Change,
) -> Option<Chance> {
    let roll = Roll { dice, spare, counting, change };
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
        let ways: Ways = played.map(|played| (Way::begun(played), begin.clone())).collect();
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

    /// How many dice may be rolled again, or added, at most.
    fn again(&self) -> u32 {
        match self.change {
            Change::Reroll(count, _) => u32::from(count).min(self.dice.len() as u32),
            Change::Add(count, die) => u32::from(count).min(self.to_add(die).count() as u32),
            _ => 0,
        }
    }

    fn to_add(&self, die: Die) -> impl Iterator<Item = ToRoll> {
        self.spare.iter().copied().filter(move |one| die.is(one.colour))
    }

    /// The ways after one more die; nothing once one of them meets the requirement.
    fn lies(&self, ways: &Ways, at: u8, face: Rolled) -> Option<Ways> {
        let mut next = Ways::new();
        for (way, left) in ways {
            let kept = if let (Change::Treat(treat), 1) = (self.change, way.turned) { treat.of(face) } else { face };
            self.goes_on(&mut next, way.clone(), left, kept, at)?;
            if let Some((count, filter, to)) = self.change.turn()
                && way.turned < count
                && filter.matches(face)
            {
                for shown in turns(self.dice[usize::from(at)], face, to) {
                    self.goes_on(&mut next, Way { turned: way.turned + 1, ..way.clone() }, left, shown, at)?;
                }
            }
            self.sets_aside(&mut next, way, left, at, face);
        }
        Some(next)
    }

    /// A die counts as showing this; nothing where that is enough. Who turns dice by a card that sends one away must have
    /// one left to send.
    fn goes_on(&self, next: &mut Ways, way: Way, left: &Left, shown: Rolled, at: u8) -> Option<()> {
        let is_last = usize::from(at) + 1 == self.dice.len();
        let lacks_one = matches!(self.change, Change::SendAndTurn(..)) && way.turned > 0 && !way.is_one_sent;
        if !(is_last && lacks_one) {
            add(next, way, after(left, shown, self.counting)?);
        }
        Some(())
    }

    /// A die that is rolled again, or sent away, counts for nothing as it lies.
    fn sets_aside(&self, next: &mut Ways, way: &Way, left: &Left, at: u8, face: Rolled) {
        match self.change {
            Change::Reroll(count, filter) if way.again.len() < usize::from(count) && filter.matches(face) => {
                let again = way.again.iter().copied().chain([at]).collect();
                add(next, Way { again, ..way.clone() }, left.clone());
            }
            Change::SendAndTurn(..) if !way.is_one_sent => {
                add(next, Way { is_one_sent: true, ..way.clone() }, left.clone());
            }
            _ => {}
        }
    }

    /// The throws of the dice to come in which the best way of choosing them meets the requirement.
    fn best(&self, ways: &Ways, most: u32) -> u64 {
        let met = |left: &Left, dice: &[ToRoll]| {
            super::count(left.clone(), dice, self.counting) * 6_u64.pow(most - dice.len() as u32)
        };
        let of_way = |(way, left): (&Way, &Left)| match self.change {
            Change::Add(_, die) => self.choices(die, most).iter().map(|dice| met(left, dice)).max().unwrap_or(0),
            _ => {
                let again: Vec<ToRoll> = way.again.iter().map(|at| self.dice[usize::from(*at)]).collect();
                met(left, &again)
            }
        };
        ways.iter().map(of_way).max().unwrap_or(0)
    }

    /// Every choice of so many dice to add.
    fn choices(&self, die: Die, count: u32) -> Vec<Vec<ToRoll>> {
        let spare: Vec<ToRoll> = self.to_add(die).collect();
        let mut found = vec![(0, Vec::new())];
        for _ in 0..count {
            let longer = |(from, dice): &(usize, Vec<ToRoll>)| {
                let dice = dice.clone();
                let with = move |(at, one): (usize, &ToRoll)| (at + 1, [&dice[..], &[*one]].concat());
                spare.iter().enumerate().skip(*from).map(with).collect::<Vec<_>>()
            };
            found = found.iter().flat_map(longer).collect();
        }
        found.into_iter().map(|(_, dice)| dice).collect()
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
