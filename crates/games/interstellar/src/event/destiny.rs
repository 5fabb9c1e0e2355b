//! What experiments make of people and of the ship (E6, K-Posthuman, K-Restoration).

use super::prelude::*;

facts! {
    pub enum Destiny shown as DestinyShown {
        /// E6c: the king, no longer the palm.
        KingCame,
        /// K-Posthuman-1: its tiles on board leave the game, which is no death.
        Transcended { of: Ideology },
        Enthroned { slot: Slot },
        /// RUL-86: it begins in its jar.
        Stored,
        /// E6d
        RedEye,
        RamjetBuilt,
        /// K-Hermaphroditism
        Turned { cyborg: Cyborg },
        /// JA4
        Rejuvenated { cyborg: Cyborg },
        /// K-Restoration: attached to a tile of the row.
        Restored { section: Blueprint, onto: Tile },
        /// H2m
        DieKept { die: u8, success: bool, culprit: bool },
    }
}

impl Destiny {
    pub(super) fn fold(&self, state: &mut State) {
        let public = &mut state.public;
        match *self {
            Destiny::KingCame => public.competitive = true,
            Destiny::Transcended { of } => public.transcend(of),
            Destiny::Enthroned { slot } => {
                public.shelter(Cyborg::POST_HUMAN, slot);
                public.person_mut(Cyborg::POST_HUMAN).place = Place::Awake(slot);
            }
            Destiny::Stored => public.person_mut(Cyborg::POST_HUMAN).place = Place::Hibernating,
            Destiny::RedEye => public.red_eye = true,
            Destiny::RamjetBuilt => public.ramjet = true,
            Destiny::Turned { cyborg } => {
                let person = public.person_mut(cyborg);
                (person.turned, person.orphan) = (true, true);
            }
            Destiny::Rejuvenated { cyborg } => {
                let person = public.person_mut(cyborg);
                person.age = Age::nth(person.age.index().saturating_sub(1)).unwrap_or(Age::One);
            }
            Destiny::Restored { section, onto } => public.restore(section, onto),
            Destiny::DieKept { die, success, culprit } => public.keep_die(die, success, culprit),
        }
    }
}

impl Public {
    /// If one of the tiles was the Commander the Post-human takes over the star.
    fn transcend(&mut self, of: Ideology) {
        let commands = self.commander.is_some_and(|cyborg| of.pair().contains(&cyborg));
        for cyborg in of.pair() {
            if self.person(cyborg).is_on_board() {
                self.leaves_work(cyborg);
                self.person_mut(cyborg).place = Place::Nowhere;
            }
        }
        (self.competitive, self.post_human) = (true, Some(of));
        if commands {
            self.commander = Some(Cyborg::POST_HUMAN);
        }
    }

    /// Its cards lie in its deck again, its slots are open, and Batteries return with charge 1.
    fn restore(&mut self, section: Blueprint, onto: Tile) {
        self.ship.attach(section, onto);
        self.market.restore(section);
        let lost = Slot::ALL.into_iter().filter(|slot| slot.busted_with() == Some(section));
        lost.for_each(|slot| self.mats.iter_mut().for_each(|mat| mat.busted.remove(slot)));
        if section == Blueprint::Batteries {
            self.ship.charge = 1;
        }
    }

    fn keep_die(&mut self, die: u8, success: bool, culprit: bool) {
        let worker = Worker::of(Cyborg::POST_HUMAN);
        self.change_roll(|roll| {
            (roll.dice.0[worker.index()], roll.spare) = (die, 0);
            if success {
                roll.successes.insert(worker)
            } else {
                roll.successes.remove(worker)
            }
            if culprit { roll.culprits.insert(worker) } else { roll.culprits.remove(worker) }
        });
    }
}

impl DestinyShown {
    pub(super) fn line(&self) -> Option<Line> {
        let cyborg_line = |id, cyborg, rules: &[_]| noted(id, "cyborg", words::cyborg(cyborg), rules);
        Some(match *self {
            Self::KingCame => Line::new(None, "log-king", &[ids::TIE]).seen(SightKind::Reveal),
            Self::Transcended { of } => {
                noted("log-post-human", "ideology", words::ideology(of), &[ids::POST_HUMAN]).seen(SightKind::Reveal)
            }
            Self::Enthroned { .. } => return None,
            Self::Stored => Line::new(None, "log-stored", &[ids::POST_HUMAN_STORED]),
            Self::RedEye => Line::new(None, "log-red-eye", &[ids::RED_EYE]).seen(SightKind::Reveal),
            Self::RamjetBuilt => Line::new(None, "log-ramjet", &[ids::RAMJET]).seen(SightKind::Gain),
            Self::Turned { cyborg } => cyborg_line("log-turned", cyborg, &[ids::HERMAPHRODITISM]),
            Self::Rejuvenated { cyborg } => cyborg_line("log-younger", cyborg, &[ids::ENGINEER]),
            Self::Restored { section, onto } => {
                let message = Message::new("log-restored").with("tile", words::tile(Tile::Section(section)));
                Line::new(None, message.with("onto", words::tile(onto)), &[ids::RESTORATION]).seen(SightKind::Gain)
            }
            Self::DieKept { die, .. } => noted("log-die-kept", "die", die, &[ids::TWO_DICE]),
        })
    }
}
