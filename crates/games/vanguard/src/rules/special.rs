//! Special effects of a check: how often they are applied, and with which dice (VG-ROLL-12 to 16).

use super::pool::{Chosen, Conversions, Rolled, may_be};
use crate::content::{Die, Icon, Shown, Term};

/// What a special effect counts: so many icons of these, or so many dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    pub each: u8,
    pub of: Matching,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matching {
    /// VG-ROLL-15: icons that are written beside each other are pooled.
    Icons(u16),
    Dice(Die),
}

/// The dice that are spent, and how often the effect is applied for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Application {
    pub dice: Chosen,
    pub times: u8,
}

impl Counted {
    /// Every special effect of the content is a number of one thing; of icons there may be several kinds.
    pub fn of(need: &[&[Term]]) -> Option<Counted> {
        let mut icons = 0;
        for way in need {
            let [term] = way else { return None };
            match term.of {
                Shown::Die(die) if need.len() == 1 => {
                    return Some(Counted { each: term.count, of: Matching::Dice(die) });
                }
                Shown::Icon(icon) if term.count == need[0][0].count => icons |= 1 << icon.index(),
                _ => return None,
            }
        }
        Some(Counted { each: need.first()?.first()?.count, of: Matching::Icons(icons) })
    }

    /// Printed matches of a die: icons, or itself (VG-ROLL-14, R73: accidents count as dice).
    pub(crate) fn printed(self, rolled: Rolled) -> u8 {
        match self.of {
            Matching::Dice(die) => u8::from(rolled.is(die)),
            Matching::Icons(icons) => {
                Icon::ALL.into_iter().filter(|icon| icons >> icon.index() & 1 == 1).map(|icon| rolled.shows(icon)).sum()
            }
        }
    }

    /// Whether a die may be added that shows no match (VG-ROLL-13).
    pub(crate) fn may_add(self, rolled: Rolled, conversions: Conversions) -> bool {
        let Matching::Icons(icons) = self.of else { return false };
        let named = Icon::ALL.into_iter().filter(|icon| icons >> icon.index() & 1 == 1);
        self.printed(rolled) == 0 && named.into_iter().any(|icon| may_be(rolled, icon, conversions))
    }

    /// VG-ROLL-13: what is printed is enough, so it is applied.
    pub fn must_be_applied(self, pool: &[Rolled]) -> bool {
        pool.iter().map(|rolled| self.printed(*rolled)).sum::<u8>() >= self.each
    }

    /// All that the player may choose between; one alone is not asked for, and nothing matches where there is none. Of
    /// equal dice only the number counts, and where one icon is enough every printed one is spent: so there are few ways
    /// to go through, however many dice there are.
    pub fn applications(self, pool: &[Rolled], dice: Chosen, conversions: Conversions) -> Vec<Application> {
        let printed: u8 = dice.of(pool).map(|rolled| self.printed(rolled)).sum();
        let (must, may): (Vec<usize>, Vec<usize>) = dice
            .places()
            .filter(|place| self.printed(pool[*place]) > 0 || self.may_add(pool[*place], conversions))
            .partition(|place| self.each == 1 && self.printed(pool[*place]) > 0);
        let mut found = Vec::new();
        let taken = must.into_iter().fold(Chosen::default(), Chosen::with);
        self.gather(pool, (&alike(pool, &may), printed), taken, &mut found);
        found.sort_unstable();
        found.dedup();
        found
    }

    /// So many of the first group, then of the next.
    fn gather(
        self,
        pool: &[Rolled],
        (groups, printed): (&[Vec<usize>], u8),
        taken: Chosen,
        found: &mut Vec<Application>,
    ) {
        let Some((group, rest)) = groups.split_first() else {
            found.extend(self.times(pool, printed, taken).map(|times| Application { dice: taken, times }));
            return;
        };
        for count in 0..=group.len() {
            let more = group[..count].iter().fold(taken, |taken, place| taken.with(*place));
            self.gather(pool, (rest, printed), more, found);
        }
    }

    /// VG-ROLL-14: how often it is applied if exactly these are spent; `None` where they are too few, one too many, or
    /// added in vain.
    fn times(self, pool: &[Rolled], printed: u8, taken: Chosen) -> Option<u8> {
        let value = |rolled: Rolled| self.printed(rolled).max(1);
        let added = taken.of(pool).filter(|rolled| self.printed(*rolled) == 0).count() as u8;
        let times = (printed + added) / self.each;
        let (wanted, icons) = (times * self.each, taken.of(pool).map(value).sum::<u8>());
        let in_vain = added > 0 && times == printed / self.each;
        let spare = taken.of(pool).any(|rolled| icons - value(rolled) >= wanted);
        (times > 0 && icons >= wanted && !in_vain && !spare).then_some(times)
    }
}

/// Places of dice that are the same choice, together.
fn alike(pool: &[Rolled], places: &[usize]) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for place in places {
        match groups.iter_mut().find(|group| pool[group[0]] == pool[*place]) {
            Some(group) => group.push(*place),
            None => groups.push(vec![*place]),
        }
    }
    groups
}
