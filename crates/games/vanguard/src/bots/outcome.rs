//! What a roll would come to: special effects, rows and counters of a check, by what they are worth.

use super::worth::{self, Hope};
use crate::content::{Action, Does, Icon, Line, Row, Special, When};
use crate::rules::payment::{Counting, all, is_paid_by};
use crate::rules::pool::{Chosen, Conversions, Rolled};
use crate::rules::prospects::Case;
use crate::rules::special::{Counted, Matching};
use crate::rules::{check, passives};
use crate::state::{Origin, Place, State};

/// A check as somebody who is about to make it sees it.
pub(crate) struct Outlook {
    specials: Vec<(Special, f32)>,
    /// Yellow, green and red: the row and what it is worth with all that its arrow leads to.
    rows: [Option<(Row, f32)>; 3],
    /// How far the counters have come.
    green: u8,
    red: u8,
    pub conversions: Conversions,
}

impl Outlook {
    /// `hope` is what is expected of logs after a success.
    pub(crate) fn new(state: &State, place: Place, action: Option<Action>, here: u8, hope: Hope) -> Outlook {
        let condition = state.planet.condition();
        let judged = |origin: Origin, special: &Special| {
            let case = Case { here, ..Case::of(state, origin, place) };
            let gain = match special.does {
                Does::Effect(block) => worth::block(state, case, block, Hope::GOOD),
                Does::Advance(_) | Does::AtOnce(_) => 0.0,
            };
            (*special, gain)
        };
        let first = condition.specials().iter().map(|special| judged(Origin::Condition(condition), special));
        let own = action
            .into_iter()
            .flat_map(|action| action.specials().iter().map(move |special| judged(Origin::Action(action), special)));
        let specials = first.chain(own).collect();
        let rows = Line::ALL.map(|line| action.and_then(|action| row(state, place, action, line, here, hope)));
        let progress = action.map(|action| state.planet.progress_of(action));
        let (green, red) = progress.map_or((0, 0), |progress| (progress.green, progress.red));
        Outlook { specials, rows, green, red, conversions: passives::conversions(state, place) }
    }

    fn worth(&self, line: Line) -> f32 {
        self.rows[line.index()].map_or(0.0, |(_, worth)| worth)
    }

    fn has_counters(&self) -> bool {
        self.rows.iter().flatten().any(|(row, _)| row.steps.is_some())
    }

    /// Icons that a die should show, and whether dice count by themselves.
    pub(crate) fn wants(&self, icon: Icon) -> bool {
        let asks = |need: &[&[crate::content::Term]]| {
            need.iter().copied().flatten().any(|term| term.of == crate::content::Shown::Icon(icon))
        };
        let special = |(special, gain): &(Special, f32)| match special.when {
            When::Shown(need) => asks(need) && (*gain > 0.0 || special.does == Does::Advance(Line::Green)),
            When::Without(of) => of == icon,
        };
        let row = |line: Line| self.rows[line.index()].is_some_and(|(row, _)| asks(row.need));
        self.specials.iter().any(special) || row(Line::Yellow) || row(Line::Green)
    }

    /// What these dice come to.
    pub(crate) fn value(&self, pool: &[Rolled]) -> f32 {
        self.after(pool.to_vec(), 0, self.green, self.red)
    }

    /// The same, once the first so many special effects lie behind.
    pub(crate) fn after(&self, mut pool: Vec<Rolled>, from: usize, mut green: u8, mut red: u8) -> f32 {
        let mut sum = 0.0;
        for (special, gain) in self.specials.iter().skip(from) {
            let times = match special.when {
                When::Without(icon) => u8::from(!shows(&pool, icon)),
                When::Shown(need) => {
                    let is_good = *gain > 0.0 || special.does == Does::Advance(Line::Green);
                    Counted::of(need).map_or(0, |counted| self.take(&mut pool, counted, is_good))
                }
            };
            match special.does {
                Does::AtOnce(line) if times > 0 => return sum + self.worth(line),
                Does::AtOnce(_) => {}
                Does::Advance(Line::Red) => red += times,
                Does::Advance(_) => green += times,
                Does::Effect(_) => sum += gain * f32::from(times),
            }
        }
        sum + if self.has_counters() { self.counted(green, red) } else { self.best_row(&pool) }
    }

    /// VG-ROLL-14: matching dice leave the pool; wild and convertible ones only where they do good.
    fn take(&self, pool: &mut Vec<Rolled>, counted: Counted, is_good: bool) -> u8 {
        let matches = |rolled: Rolled| match counted.printed(rolled) {
            0 => u8::from(is_good && counted.may_add(rolled, self.conversions)),
            icons => icons,
        };
        let times = pool.iter().map(|rolled| matches(*rolled)).sum::<u8>() / counted.each;
        let mut left = times * counted.each;
        // Of dice that count as such those that show nothing of use go first.
        if matches!(counted.of, Matching::Dice(_)) {
            pool.sort_by_key(|rolled| std::cmp::Reverse(rolled.shows(Icon::ACC) * 2 + rolled.shows(Icon::BAS)));
        }
        pool.retain(|rolled| {
            let icons = matches(*rolled);
            let goes = icons > 0 && left > 0;
            left -= if goes { icons.min(left) } else { 0 };
            !goes
        });
        times
    }

    /// A counter that is under way is worth its share.
    fn counted(&self, green: u8, red: u8) -> f32 {
        let share = |line: Line, before: u8, now: u8| {
            let Some((row, worth)) = self.rows[line.index()] else { return 0.0 };
            let steps = row.steps.unwrap_or(1).max(1);
            let part = |at: u8| if at >= steps { 1.0 } else { 0.9 * (f32::from(at) / f32::from(steps)).powf(1.2) };
            worth * (part(now) - part(before))
        };
        share(Line::Green, self.green, green) + share(Line::Red, self.red, red)
    }

    /// VG-ROLL-21: the first row that is met; those that need more than what is printed may be declined.
    fn best_row(&self, pool: &[Rolled]) -> f32 {
        let mut declined = f32::NEG_INFINITY;
        for line in [Line::Yellow, Line::Green] {
            let Some((row, worth)) = self.rows[line.index()].filter(|(row, _)| !row.need.is_empty()) else { continue };
            if is_paid_by(row.need, pool, all(pool), Counting::Printed) {
                return declined.max(worth);
            }
            if is_paid_by(row.need, pool, all(pool), Counting::Freely(self.conversions)) {
                declined = declined.max(worth);
            }
        }
        declined.max(self.worth(Line::Red))
    }

    /// Whether a row that may be declined is better than what comes after it.
    pub(crate) fn takes(&self, pool: &[Rolled], line: Line) -> bool {
        let later = match line {
            Line::Yellow => {
                let green = self.rows[Line::Green.index()].filter(|(row, _)| !row.need.is_empty());
                let met =
                    |(row, _): &(Row, f32)| is_paid_by(row.need, pool, all(pool), Counting::Freely(self.conversions));
                green.filter(met).map_or(self.worth(Line::Red), |(_, worth)| worth)
            }
            _ => self.worth(Line::Red),
        };
        self.worth(line) >= later
    }

    /// VG-ROLL-13: with these dice, so many times, or not at all.
    pub(crate) fn applied(&self, pool: &[Rolled], at: usize, dice: Chosen, times: u8) -> f32 {
        let Some((special, gain)) = self.specials.get(at) else { return 0.0 };
        let rest: Vec<Rolled> = (0..pool.len()).filter(|place| !dice.has(*place)).map(|place| pool[place]).collect();
        let (mut green, mut red, mut sum) = (self.green, self.red, 0.0);
        match special.does {
            Does::Advance(Line::Red) => red += times,
            Does::Advance(_) => green += times,
            Does::Effect(_) => sum = gain * f32::from(times),
            Does::AtOnce(line) if times > 0 => return self.worth(line),
            Does::AtOnce(_) => {}
        }
        sum + self.after(rest, at + 1, green, red)
    }
}

fn shows(pool: &[Rolled], icon: Icon) -> bool {
    pool.iter().any(|rolled| rolled.shows(icon) > 0 || rolled.shows(Icon::VAN) > 0)
}

fn row(state: &State, place: Place, action: Action, line: Line, here: u8, hope: Hope) -> Option<(Row, f32)> {
    let case = Case { here, ..Case::of(state, Origin::Action(action), place) };
    let row = check::row_of(action, line)?;
    let hope = if line == Line::Red { Hope { log: Hope::BAD.log, ..hope } } else { hope };
    let linked = row.then.and_then(|line| check::row_of(action, line));
    let worth = worth::block(state, case, row.effect, hope);
    let linked = linked.map_or(0.0, |linked| {
        worth::block(state, case, linked.effect, Hope { log: hope.log.max(Hope::GOOD.log), ..hope })
    });
    Some((row, worth + linked))
}
