//! Motherhood (H5).
//!
//! Rules held here beside those that are named below: A3f, K-Motherhood-Roll, RUL-106, RUL-138, RUL-148.

use std::ops::RangeInclusive;

use super::{Cx, dice};
use crate::content::{Age, Cyborg, Ideologies, Ideology, Sex, Wisdom, hermaphrodite_fertile};
use crate::event::{People, Work};
use crate::lesson::Throw;
use crate::questions::{self, Child, Reroll};
use crate::state::{Place, Post, Public, Worker};

impl Public {
    /// D1g, H5d: a young Amazon, while the Jars hold an embryo and another Amazon is alive.
    pub fn may_bear(&self, cyborg: Cyborg) -> bool {
        let has_embryo = Cyborg::all().any(|one| self.person(one).place == Place::Embryo);
        let is_sterile = self.amazons().count() == 1;
        self.sex(cyborg) == Sex::Amazon && self.fertile_age(cyborg).is_some() && has_embryo && !is_sterile
    }

    pub fn fertile(&self, mother: Cyborg, age: Age) -> RangeInclusive<u8> {
        if self.person(mother).turned { hermaphrodite_fertile(age) } else { mother.fertile(age) }
    }

    /// Obstetrics: at Age 5 with the results of Age 4.
    pub fn fertile_age(&self, cyborg: Cyborg) -> Option<Age> {
        match self.person(cyborg).age {
            Age::Five if self.has_wisdom(Wisdom::Obstetrics) => Some(Age::Four),
            age => Some(age).filter(|age| !age.is_elder()),
        }
    }

    /// H5c: embryos for which room can be made, Amazons first.
    pub fn embryos(&self) -> impl Iterator<Item = Cyborg> + use<'_> {
        let all = Ideology::ALL.map(Ideology::amazon).into_iter().chain(Ideology::ALL.map(Ideology::meathead));
        let has_room = |cyborg: &Cyborg| cyborg.ideology().is_some_and(|of| self.has_room(of));
        all.filter(move |cyborg| self.person(*cyborg).place == Place::Embryo && has_room(cyborg))
    }
}

/// Whose Motherhood Roll is still to come.
pub(super) fn due(public: &Public) -> impl Iterator<Item = Cyborg> + use<'_> {
    let waits = |cyborg: &Cyborg| {
        let die = Worker::of(*cyborg);
        public.post(die) == Post::Pregnancy && !public.dozyear.done.contains(die)
    };
    Cyborg::all().filter(waits)
}

pub(super) fn bear(cx: &mut Cx<'_>, mother: Cyborg) {
    cx.emit(Work::Done { worker: Worker::of(mother) }.into());
    let public = &cx.state().public;
    let chance = mother.ideology().is_some_and(|of| public.has_second_chance(of));
    let helped = [chance, public.has_wisdom(Wisdom::Obstetrics), public.dozyear.kind_birth];
    let rerolls = helped.into_iter().filter(|one| *one).count() as u8;
    roll(cx, mother, rerolls);
}

/// H5a: a 6 gives her Ideology Stress. H5b: a failure may be rolled again so many times.
pub(crate) fn roll(cx: &mut Cx<'_>, mother: Cyborg, rerolls: u8) {
    let die = dice::roll(cx, Throw::Birth(mother));
    let public = &cx.state().public;
    let (seat, of) = (public.player_of(Worker::of(mother)), mother.ideology());
    let is_fertile = public.fertile_age(mother).is_some_and(|age| public.fertile(mother, age).contains(&die));
    let success = is_fertile || public.dozyear.sure_birth;
    cx.emit(People::MotherhoodRolled { mother, die, success }.into());
    if let Some(of) = of.filter(|_| die == 6) {
        cx.emit(People::Stressed { who: Ideologies::NONE.with(of), by: 1 }.into());
    }
    if success && cx.state().public.embryos().next().is_some() {
        questions::pose(cx, seat, Child { mother });
    } else if !success && rerolls > 0 {
        questions::pose(cx, seat, Reroll { mother, rerolls });
    }
}
