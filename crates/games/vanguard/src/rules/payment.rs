//! Whether dice meet a requirement, and which sets of them pay for it (VG-ROLL-30 to 34, VG-DICE-4, R14).

use super::pool::{Chosen, Conversions, Rolled, is_first_of_equals, may_be};
use crate::content::{Die, Icon, Production, Shown, Term};

/// Ways in which dice may count besides what they show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counting {
    /// By what is printed alone: such a row must be taken (VG-ROLL-22, R101).
    Printed,
    /// Vanguard icons as anything, base results by conversion.
    Freely(Conversions),
}

impl Counting {
    fn allows(self, rolled: Rolled, icon: Icon) -> bool {
        match self {
            Counting::Printed => false,
            Counting::Freely(conversions) => may_be(rolled, icon, conversions),
        }
    }
}

/// What is still wanted of the dice: at most so many terms stand in one way.
const TERMS: usize = 4;
pub(super) type Wanted = [(u8, Want); TERMS];

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Want {
    Icon(Icon),
    Die(Die),
}

/// Identical icons are any icon but an accident (VG-ROLL-33): each is tried.
pub(super) fn wanted(way: &[Term]) -> impl Iterator<Item = Wanted> + '_ {
    let same = way.iter().any(|term| term.of == Shown::Same);
    let icons = Icon::ALL.into_iter().filter(|icon| *icon != Icon::ACC).take(if same { Icon::COUNT } else { 1 });
    icons.map(move |any| {
        let mut wanted = [(0, Want::Die(Die::D)); TERMS];
        for (place, term) in wanted.iter_mut().zip(way) {
            let want = match term.of {
                Shown::Icon(icon) => Want::Icon(icon),
                Shown::Die(die) => Want::Die(die),
                Shown::Same => Want::Icon(any),
            };
            *place = (term.count, want);
        }
        wanted
    })
}

pub(super) fn is_met(wanted: &Wanted) -> bool {
    wanted.iter().all(|(count, _)| *count == 0)
}

/// A die in one of the roles it can have: a whole die for one term, or with its icons for several (VG-ROLL-31, 32).
pub(super) fn roles(rolled: Rolled, wanted: Wanted, counting: Counting) -> impl Iterator<Item = Wanted> {
    let printed = with_icons(rolled, wanted);
    let single = (0..TERMS).filter_map(move |at| {
        let (count, want) = wanted[at];
        let fits = match want {
            Want::Die(die) => rolled.is(die),
            Want::Icon(icon) => counting.allows(rolled, icon),
        };
        let mut left = wanted;
        left[at].0 = count.saturating_sub(1);
        (count > 0 && fits).then_some(left)
    });
    printed.into_iter().chain(single)
}

/// All icons of a face count, each once.
fn with_icons(rolled: Rolled, mut wanted: Wanted) -> Option<Wanted> {
    let before = wanted;
    for icon in [Some(rolled.first), rolled.second].into_iter().flatten() {
        let term = wanted.iter_mut().find(|(count, want)| *count > 0 && *want == Want::Icon(icon));
        if let Some((count, _)) = term {
            *count -= 1;
        }
    }
    (wanted != before).then_some(wanted)
}

/// Whether these dice, all of them or some, meet what is wanted.
fn meets(pool: &[Rolled], dice: Chosen, wanted: Wanted, counting: Counting) -> bool {
    if is_met(&wanted) {
        return true;
    }
    let Some(first) = dice.places().next() else { return false };
    let rest = dice.without(first);
    roles(pool[first], wanted, counting).any(|left| meets(pool, rest, left, counting))
        || meets(pool, rest, wanted, counting)
}

/// VG-ROLL-30: one of the ways is met by these dice.
pub fn is_paid_by(need: &[&[Term]], pool: &[Rolled], dice: Chosen, counting: Counting) -> bool {
    need.iter().flat_map(|way| wanted(way)).any(|wanted| meets(pool, dice, wanted, counting))
}

/// The whole pool.
pub fn all(pool: &[Rolled]) -> Chosen {
    Chosen(((1_u64 << pool.len()) - 1) as u32)
}

/// VG-ROLL-34: the sets that pay and from which no die can be left out; of equal dice the first ones. Accidents never pay for a combo (VG-DICE-4).
pub fn combo_payments(need: &[&[Term]], pool: &[Rolled], conversions: Conversions) -> Vec<Chosen> {
    let usable = (0..pool.len()).filter(|place| pool[*place].shows(Icon::ACC) == 0);
    let usable = usable.fold(Chosen::default(), Chosen::with);
    let counting = Counting::Freely(conversions);
    let mut found = Vec::new();
    for wanted in need.iter().flat_map(|way| wanted(way)) {
        gather(pool, usable, wanted, (counting, Chosen::default()), &mut found);
    }
    found.sort_unstable();
    found.dedup();
    let spare = |set: Chosen| set.places().any(|place| is_paid_by(need, pool, set.without(place), counting));
    found.retain(|set| is_first_of_equals(pool, *set) && !spare(*set));
    found
}

fn gather(
    pool: &[Rolled],
    dice: Chosen,
    wanted: Wanted,
    (counting, taken): (Counting, Chosen),
    found: &mut Vec<Chosen>,
) {
    if is_met(&wanted) {
        found.push(taken);
        return;
    }
    let Some(first) = dice.places().next() else { return };
    let rest = dice.without(first);
    for left in roles(pool[first], wanted, counting) {
        gather(pool, rest, left, (counting, taken.with(first)), found);
    }
    gather(pool, rest, wanted, (counting, taken), found);
}

/// VG-PROD-5: whether a roll of Engineering advances a project; vanguard icons are any, nothing is converted.
pub fn boosts(pool: &[Rolled], project: Production) -> bool {
    match project.boost() {
        None => pool.iter().any(|die| die.shows(Icon::ACC) == 0),
        Some(need) => is_paid_by(need, pool, all(pool), Counting::Freely(Conversions::NONE)),
    }
}
