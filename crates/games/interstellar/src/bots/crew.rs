//! Children, sleepers and the dead: who is woken, who bears, who hibernates (E2e, H5, D1h).

use super::outlook::{Outlook, best};
use crate::content::{Age, Cyborg, Ideology, Sex, Wisdom};
use crate::event::Shelter;
use crate::questions::{Clearing, Displaced};
use crate::state::Place;

impl Outlook<'_> {
    /// What it is worth to have somebody Awake: what the Ideology may still learn, less the quarrels with its archenemy.
    pub(super) fn waking(&self, cyborg: Cyborg) -> f64 {
        let public = self.public;
        let Some(of) = public.side(cyborg) else { return 0.0 };
        let turns = (self.years - 1.0).clamp(0.0, 6.0);
        let helpers = public.tiles_of(of).filter(|one| public.person(*one).slot().is_some()).count() as f64;
        let left = f64::from(self.unlearned(of)) - helpers * turns.min(3.0) * 0.8;
        let lessons = left.clamp(0.0, turns) * self.taste.learning * self.share_of(of) * self.taste.childhood;
        let quarrel = match public.tiles_of(of.archenemy()).any(|one| public.person(one).slot().is_some()) {
            true => self.taste.quarrel * turns.min(5.0),
            false => 0.0,
        };
        lessons - quarrel + self.keeping(cyborg)
    }

    /// Amazons cannot sleep their age away, Meatheads can; somebody must be Awake at all times (D7i).
    fn keeping(&self, cyborg: Cyborg) -> f64 {
        let public = self.public;
        let lonely = match self.awake_humans() {
            0 => 30.0,
            1 => 8.0,
            2 => 3.0,
            _ => 0.0,
        };
        if public.sex(cyborg) != Sex::Amazon {
            return lonely - 0.5;
        }
        let is_kept = |one: &Cyborg| public.sex(*one) == Sex::Amazon && public.person(*one).place == Place::Embryo;
        let kept = Cyborg::all().filter(is_kept).count();
        let reserve = self.taste.reserve[kept.min(self.taste.reserve.len() - 1)];
        lonely - self.lingering(cyborg) - self.risk_of_age() - reserve
    }

    /// D7b: while she is Awake her archenemies had better sleep.
    fn lingering(&self, amazon: Cyborg) -> f64 {
        let Some(foe) = self.public.side(amazon).map(Ideology::archenemy) else { return 0.0 };
        let is_up = self.public.tiles_of(foe).any(|one| self.public.person(one).slot().is_some());
        if is_up { 0.0 } else { self.taste.linger * f64::from(self.unlearned(foe)) }
    }

    /// Whoever wakes now may not live to land.
    fn risk_of_age(&self) -> f64 {
        ((self.years - 4.0) * 0.9).clamp(0.5, 4.0)
    }

    /// H5c, E2e: whom the Jars should give up first.
    pub(super) fn best_embryo(&self) -> Option<(f64, Cyborg)> {
        best(self.public.embryos().map(|cyborg| (self.waking(cyborg), cyborg)))
    }

    pub(super) fn best_sleeper(&self, hibernators: bool) -> Option<(f64, Cyborg)> {
        best(self.public.sleepers_in_jars(hibernators).map(|cyborg| (self.rousing(cyborg), cyborg)))
    }

    /// Elders who sleep are better left alone.
    pub(super) fn rousing(&self, cyborg: Cyborg) -> f64 {
        let elder = if self.public.person(cyborg).age.is_elder() { 6.0 } else { 0.0 };
        self.waking(cyborg) - elder
    }

    /// H5a: how likely she has a child.
    pub(super) fn fertility(&self, mother: Cyborg) -> f64 {
        let public = self.public;
        let age = match public.person(mother).age {
            Age::Five => Age::Four,
            age => age,
        };
        let sides = mother.fertile(age).count() as f64;
        let again = mother.ideology().is_some_and(|of| public.has_second_chance(of));
        let fails = 1.0 - sides / 6.0;
        let rolls = 1 + i32::from(again) + i32::from(public.has_wisdom(Wisdom::Obstetrics));
        1.0 - fails.powi(rolls)
    }

    pub(super) fn bearing(&self, mother: Cyborg) -> f64 {
        let child = self.best_embryo().map_or(0.0, |(worth, _)| worth);
        let of = mother.ideology();
        let six = of.map_or(0.0, |of| self.stress_cost(of)) / 6.0;
        self.fertility(mother) * child - six
    }

    /// D1h: what it is worth to sleep: nobody ages, nobody quarrels, and the Avatar works instead.
    pub(super) fn hibernating(&self, cyborg: Cyborg) -> f64 {
        let public = self.public;
        let Some(of) = public.side(cyborg) else { return 0.0 };
        let must_stay = public.commander == Some(cyborg) && !self.taste.relieves;
        if self.awake_humans() <= 2 || must_stay {
            return -10.0;
        }
        let age = public.person(cyborg).age;
        let dies = self.attrition(cyborg, of);
        let left = f64::from(self.unlearned(of));
        let tired = f64::from(public.mat(of).stress.saturating_sub(2)) * 0.8;
        let quarrel = if public.is_awake(of.archenemy()) { 1.2 } else { 0.0 };
        let ageing = if age.is_elder() { 0.5 } else { 0.0 };
        let stands_in = match public.tiles_of(of).any(|one| one != cyborg && public.person(one).is_awake()) {
            true => 0.0,
            false => self.taste.stand_in,
        };
        let makes_way = match left > 0.0 {
            true => 0.0,
            false => self.taste.makes_way * f64::from(self.unlearned(of.archenemy())),
        };
        dies * self.taste.death + ageing + tired + quarrel + stands_in + makes_way
            - left * self.taste.learning * self.taste.sleepless
    }

    /// D6a: how likely an elder does not live through this dozyear.
    pub(super) fn attrition(&self, cyborg: Cyborg, of: Ideology) -> f64 {
        let person = self.public.person(cyborg);
        if !person.age.is_elder() {
            return 0.0;
        }
        let helped = u8::from(self.public.has_wisdom(Wisdom::Physician));
        let age = (person.age.number() + self.public.mat(of).stress).min(8).saturating_sub(helped).max(5);
        let lives = Age::of_number(age).and_then(|age| cyborg.survives(age)).map_or(0, Iterator::count);
        1.0 - lives as f64 / 6.0
    }

    /// E4h: a slot rather than the Jars for who has yet to learn.
    pub(super) fn shelter(&self, asked: Displaced) -> Option<Shelter> {
        let learns = self.public.side(asked.cyborg).is_some_and(|of| self.unlearned(of) > 0);
        let worth = |shelter: &Shelter| match shelter {
            Shelter::Jars if learns && self.awake_humans() <= 3 => 0.5,
            Shelter::Jars => 1.5,
            Shelter::Slot(slot) => {
                let of = self.public.side(asked.cyborg);
                let cards = of.map_or(0.0, |of| {
                    self.public.mat(of).cards_in(*slot).iter().map(|card| self.card_points(*card)).sum()
                });
                let sits = of.is_some_and(|of| self.public.sitting(of, *slot).is_some());
                3.0 - cards - if sits { 2.0 } else { 0.0 }
            }
        };
        let all = crate::rules::loss::shelters(self.public, asked.cyborg);
        best(all.map(|shelter| (worth(&shelter), shelter))).map(|(_, shelter)| shelter)
    }

    /// A card that makes room moves on rather than away.
    pub(super) fn clearing(&self, all: impl Iterator<Item = Clearing>) -> Option<Clearing> {
        let worth = |clearing: &Clearing| match *clearing {
            Clearing::Shift(_) => 2.0,
            Clearing::Offer(mat) if self.share_of(mat) > 0.5 => 1.0,
            Clearing::Discard => 0.0,
            Clearing::Offer(_) => -1.0,
        };
        best(all.map(|clearing| (worth(&clearing), clearing))).map(|(_, clearing)| clearing)
    }
}
