//! The Cyborgs.

use super::prelude::*;
use serde::{Deserialize, Serialize};

/// Where a Cyborg tile goes whose slot is lost (DP-33).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Shelter {
    /// What sits or lies there makes room.
    Slot(Slot),
    Jars,
}

facts! {
    pub enum People shown as PeopleShown {
        Died { cyborg: Cyborg },
        /// E4h: a tile leaves a lost slot.
        Sheltered { cyborg: Cyborg, to: Shelter },
        /// D1h: his Avatars enter the Trapezoid if his Ideology falls Asleep.
        Hibernated { cyborg: Cyborg, avatars: Workers },
        /// E2e
        Born { cyborg: Cyborg, slot: Slot, orphan: bool },
        /// E2f: Awake at once, at his Age.
        Woke { cyborg: Cyborg, slot: Slot },
        /// RUL-115: not to be proposed again in this phase.
        Refused { cyborg: Cyborg },
        /// K-Stress
        Stressed { who: Ideologies, by: u8 },
        Relieved { who: Ideologies, by: u8 },
        /// F5b
        Forgot { of: Ideology, shape: Shape },
        /// H5a
        MotherhoodRolled { mother: Cyborg, die: u8, success: bool },
        /// D6a
        Tested { cyborg: Cyborg, age: Age, die: u8, lives: bool },
        /// D6-1
        Aged { cyborgs: Tiles },
        /// D7j
        GrewUp { cyborgs: Tiles },
        /// RUL-12: a die has named the Ideology whose child is decanted.
        Drawn { of: Ideology },
    }
}

impl People {
    pub(super) fn fold(&self, state: &mut State) {
        let public = &mut state.public;
        match *self {
            People::Died { cyborg } => {
                public.person_mut(cyborg).place = Place::Dead;
                public.record_death(cyborg);
                public.leaves_work(cyborg);
            }
            People::Sheltered { cyborg, to: Shelter::Jars } => public.hibernate(cyborg),
            People::Sheltered { cyborg, to: Shelter::Slot(slot) } => public.shelter(cyborg, slot),
            People::Hibernated { cyborg, avatars } => {
                public.hibernate(cyborg);
                avatars.iter().for_each(|avatar| public.put(avatar, Post::Trapezoid));
            }
            People::Born { cyborg, slot, orphan } => {
                public.person_mut(cyborg).orphan |= orphan;
                public.record_birth(cyborg, orphan);
                public.shelter(cyborg, slot);
            }
            People::Woke { cyborg, slot } => {
                public.shelter(cyborg, slot);
                public.person_mut(cyborg).place = Place::Awake(slot);
            }
            People::Refused { cyborg } => public.dozyear.refused.insert(cyborg),
            People::Stressed { who, by } => public.each_mat(who, |mat| mat.stress = mat.stress.saturating_add(by)),
            People::Relieved { who, by } => public.each_mat(who, |mat| mat.stress = mat.stress.saturating_sub(by)),
            People::Forgot { of, shape } => public.mats[of.index()].human.remove(shape),
            People::Tested { cyborg, age, die, lives } => public.record_attrition(cyborg, age, die, lives),
            People::MotherhoodRolled { mother, die, success } => public.record_motherhood(mother, die, success),
            People::Drawn { .. } => {}
            People::Aged { cyborgs } => cyborgs.iter().for_each(|cyborg| {
                let person = public.person_mut(cyborg);
                person.age = Age::nth(person.age.index() + 1).unwrap_or(Age::Eight);
            }),
            People::GrewUp { cyborgs } => cyborgs.iter().for_each(|cyborg| {
                let person = public.person_mut(cyborg);
                person.place = person.slot().map_or(person.place, Place::Awake);
                public.put(Worker::of(cyborg), Post::Trapezoid);
            }),
        }
    }
}

impl Public {
    /// Its die leaves its cell, and the star with it.
    pub(super) fn leaves_work(&mut self, cyborg: Cyborg) {
        self.put(Worker::of(cyborg), Post::Away);
        self.commander = self.commander.filter(|commander| *commander != cyborg);
    }

    fn each_mat(&mut self, who: Ideologies, change: impl Fn(&mut Mat)) {
        who.iter().for_each(|of| change(&mut self.mats[of.index()]));
    }

    /// B7b: the Age is kept.
    pub(crate) fn hibernate(&mut self, cyborg: Cyborg) {
        self.person_mut(cyborg).place = Place::Hibernating;
        self.leaves_work(cyborg);
    }

    pub(super) fn shelter(&mut self, cyborg: Cyborg, slot: Slot) {
        let Some(of) = self.side(cyborg) else { return };
        self.sitting(of, slot).into_iter().for_each(|meathead| self.hibernate(meathead));
        self.mat(of).cards_in(slot).iter().for_each(|card| self.discard(*card));
        let person = self.person_mut(cyborg);
        person.place = if person.is_awake() { Place::Awake(slot) } else { Place::Newborn(slot) };
    }
}

impl PeopleShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            Self::Died { cyborg } => {
                noted("log-died", "cyborg", words::cyborg(cyborg), &[ids::KILLED]).seen(SightKind::Loss)
            }
            Self::Sheltered { cyborg, to: Shelter::Jars } => {
                noted("log-hibernates", "cyborg", words::cyborg(cyborg), &[ids::DISPLACED])
            }
            Self::Sheltered { cyborg, to: Shelter::Slot(slot) } => {
                let message = Message::new("log-sheltered").with("cyborg", words::cyborg(cyborg));
                Line::new(None, message.with("slot", words::slot(slot)), &[ids::DISPLACED])
            }
            Self::Hibernated { cyborg, .. } => {
                noted("log-hibernates", "cyborg", words::cyborg(cyborg), &[ids::HIBERNATE])
            }
            Self::Born { cyborg, .. } => {
                noted("log-born", "cyborg", words::cyborg(cyborg), &[ids::DECANT]).seen(SightKind::Gain)
            }
            Self::Woke { cyborg, .. } => {
                noted("log-woke", "cyborg", words::cyborg(cyborg), &[ids::REVIVE]).seen(SightKind::Gain)
            }
            Self::Refused { cyborg } => noted("log-refused", "cyborg", words::cyborg(cyborg), &[ids::BOUNDS]),
            Self::Stressed { who, by } => stress("log-stressed", who, by)?,
            Self::Relieved { who, by } => stress("log-relieved", who, by)?,
            Self::Tested { cyborg, age, die, lives } => {
                let id = if lives { "log-lives-on" } else { "log-dies-of-age" };
                let message = Message::new(id).with("cyborg", words::cyborg(cyborg)).with("die", die);
                Line::new(None, message.with("age", age.number()), &[ids::ATTRITION]).seen(SightKind::Roll)
            }
            Self::MotherhoodRolled { mother, die, success } => {
                let id = if success { "log-motherhood" } else { "log-no-child" };
                let message = Message::new(id).with("cyborg", words::cyborg(mother)).with("die", die);
                Line::new(None, message, &[ids::MOTHERHOOD]).seen(SightKind::Roll)
            }
            Self::Forgot { of, shape } => {
                let message = Message::new("log-forgot").with("ideology", words::ideology(of));
                Line::new(None, message.with("shape", words::shape(shape)), &[ids::MALFUNCTION])
            }
            Self::Drawn { of } => {
                noted("log-drawn", "ideology", words::ideology(of), &[ids::RANDOM_DECANT]).seen(SightKind::Roll)
            }
            Self::Aged { .. } => return None,
            Self::GrewUp { cyborgs } if cyborgs.is_empty() => return None,
            Self::GrewUp { cyborgs } => noted("log-grew-up", "cyborgs", words::cyborgs(cyborgs), &[ids::TEENAGERS]),
        })
    }
}

fn stress(id: &'static str, who: Ideologies, by: u8) -> Option<Line> {
    let message = Message::new(id).with("ideologies", words::ideologies(who)).with("by", by);
    (!who.is_empty()).then(|| Line::new(None, message, &[ids::STRESS]))
}
