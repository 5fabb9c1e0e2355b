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
    }
}

impl People {
    pub(super) fn fold(&self, state: &mut State) {
        let public = &mut state.public;
        match *self {
            People::Died { cyborg } => {
                public.person_mut(cyborg).place = Place::Dead;
                public.leaves_work(cyborg);
            }
            People::Sheltered { cyborg, to: Shelter::Jars } => public.hibernate(cyborg),
            People::Sheltered { cyborg, to: Shelter::Slot(slot) } => public.shelter(cyborg, slot),
        }
    }
}

impl Public {
    /// Its die leaves its cell, and the star with it.
    fn leaves_work(&mut self, cyborg: Cyborg) {
        self.put(Worker::of(cyborg), Post::Away);
        self.commander = self.commander.filter(|commander| *commander != cyborg);
    }

    /// B7b: the Age is kept.
    fn hibernate(&mut self, cyborg: Cyborg) {
        self.person_mut(cyborg).place = Place::Hibernating;
        self.leaves_work(cyborg);
    }

    fn shelter(&mut self, cyborg: Cyborg, slot: Slot) {
        let Some(of) = cyborg.ideology() else { return };
        self.sitting(of, slot).into_iter().for_each(|meathead| self.hibernate(meathead));
        let cards = std::mem::take(&mut self.mats[of.index()].cards[slot.index()]);
        for card in cards.iter().copied() {
            let on_it = Worker::all().filter(|one| self.post(*one) == Post::Workcell(card)).collect::<Workers>();
            on_it.iter().for_each(|worker| self.put(worker, Post::Trapezoid));
            self.market.put_under(card);
        }
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
        })
    }
}
