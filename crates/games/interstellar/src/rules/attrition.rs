//! D6: elders may die, and everybody grows older.
//!
//! Rules held here beside those that are named below: D6b, D6c.

use super::{Cx, begin, carryover, dice, people};
use crate::content::{Age, Cyborg, EarthData, Ideology, Sex, Tiles, Wisdom};
use crate::event::People;
use crate::lesson::Throw;
use crate::state::{Phase, Public};

/// D6-1
pub(super) fn age(cx: &mut Cx<'_>) {
    let awake: Vec<Cyborg> = humans().filter(|cyborg| cx.state().public.person(*cyborg).is_awake()).collect();
    let dead: Tiles = awake.iter().copied().filter(|cyborg| !survives(cx, *cyborg)).collect();
    let older = awake.into_iter().filter(|cyborg| !dead.contains(*cyborg)).collect();
    people::kill(cx, dead);
    cx.emit(People::Aged { cyborgs: older }.into());
    match cx.state().public.is_coasting() {
        true => carryover::wake_up(cx),
        false => begin(cx, Phase::Reset),
    }
}

/// 4.1: in pulse order, of each Ideology the Amazon first.
fn humans() -> impl Iterator<Item = Cyborg> {
    Ideology::ALL.into_iter().flat_map(|of| [of.amazon(), of.meathead()])
}

/// D6a: only elders roll.
fn survives(cx: &mut Cx<'_>, cyborg: Cyborg) -> bool {
    let Some(age) = cx.state().public.modified_age(cyborg) else { return true };
    let die = dice::roll(cx, Throw::Age(cyborg));
    let lives = cyborg.survives(age).is_none_or(|rolls| rolls.contains(&die));
    cx.emit(People::Tested { cyborg, age, die, lives }.into());
    lives
}

impl Public {
    /// D6a: an elder's Age with the Stress of the Ideology, 8 at most; the Physician makes it one less.
    pub fn modified_age(&self, cyborg: Cyborg) -> Option<Age> {
        let age = Some(self.person(cyborg).age).filter(|age| age.is_elder())?;
        let cure = if self.sex(cyborg) == Sex::Amazon { EarthData::TumourVaccine } else { EarthData::AlzheimersCure };
        let stress = cyborg.ideology().filter(|_| !self.knows(cure)).map_or(0, |of| self.mat(of).stress);
        let capped = age.number().saturating_add(stress).min(Age::Eight.number());
        let relief = u8::from(self.has_wisdom(Wisdom::Physician));
        Age::of_number((capped - relief).max(Age::Five.number()))
    }
}
