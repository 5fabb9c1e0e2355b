//! How good a position is: the points there are, what people may still learn, and how likely they live to land.

use super::outlook::Outlook;
use crate::content::{Blueprint, Cyborg, Ideology, Medal, Side, Tile};
use crate::rules::score;
use crate::state::{Frame, Goo, Lies, Place, Post, Public, State};

/// A position in points of the final score, for this seat.
pub(super) fn standing(state: &State, outlook: &Outlook<'_>) -> f64 {
    let public = &state.public;
    if let Frame::Over(ending) = public.frame() {
        return final_score(public, outlook, ending.is_scored());
    }
    let ideologies = Ideology::ALL.into_iter().map(|of| outlook.share_of(of) * outlook.prospects(of)).sum::<f64>();
    ideologies + outlook.hull() - outlook.troubles() - outlook.taste.haste * outlook.years
}

fn final_score(public: &Public, outlook: &Outlook<'_>, scored: bool) -> f64 {
    let has_eve = public.females().next().is_some();
    let totals = score::totals(public);
    let sum: f64 = Ideology::ALL.into_iter().map(|of| outlook.share_of(of) * f64::from(totals[of.index()])).sum();
    if scored && has_eve { sum } else { 0.0 }
}

impl Outlook<'_> {
    /// What an Ideology has, may learn, and may land.
    fn prospects(&self, of: Ideology) -> f64 {
        let public = self.public;
        let mat = public.mat(of);
        let tame = public.goo.iter().filter(|goo| **goo == Goo::Mat(of)).count();
        let medals: u8 = Medal::ALL.into_iter().filter(|medal| public.holds_medal(of, *medal)).map(Medal::vp).sum();
        let nugget = usize::from(!public.nuggets_at(Lies::Mat(of)).is_empty());
        let cards: f64 = mat.display().map(|card| self.card_points(card)).sum();
        let people: f64 = of.pair().into_iter().map(|cyborg| self.survival(cyborg)).sum();
        let landing = 0.25 + 0.75 * self.hope;
        4.0 * (mat.human.len() + tame + nugget) as f64
            + f64::from(medals)
            + cards
            + 4.0 * landing * people
            + self.taste.learning * self.lessons(of)
            - self.strain(of)
    }

    /// How likely somebody is alive when the ship lands.
    fn survival(&self, cyborg: Cyborg) -> f64 {
        let person = self.public.person(cyborg);
        match person.place {
            Place::Dead | Place::Nowhere => 0.0,
            Place::Landed(_) => 0.8,
            Place::Embryo | Place::Hibernating => 0.95,
            Place::Newborn(_) | Place::Awake(_) => {
                let age = f64::from(person.age.number());
                let old = (self.years + age - 4.5).clamp(0.0, 6.0);
                let sleeps = self.public.can_hibernate(cyborg);
                0.95 * f64::powf(if sleeps { 0.95 } else { 0.8 }, old)
            }
        }
    }

    /// How much an Ideology is likely to learn still.
    fn lessons(&self, of: Ideology) -> f64 {
        let left = f64::from(self.unlearned(of));
        let turns = |cyborg: Cyborg| {
            let person = self.public.person(cyborg);
            let age = f64::from(person.age.number());
            match person.place {
                Place::Newborn(_) | Place::Awake(_) => (6.5 - age).clamp(0.7, 5.0).min(self.years) * 0.9,
                Place::Embryo => (self.years - 2.5).clamp(0.0, 5.0) * 0.25,
                Place::Hibernating => (self.years - 1.5).clamp(0.0, 2.0) * 0.25,
                _ => 0.0,
            }
        };
        let all: f64 = of.pair().into_iter().map(turns).sum();
        left.min(all)
    }

    fn strain(&self, of: Ideology) -> f64 {
        let stress = usize::from(self.public.mat(of).stress);
        let asleep = if self.public.is_awake(of) { 0.6 } else { 0.15 };
        let cost = |level: usize| self.taste.stress[level.min(self.taste.stress.len() - 1)];
        asleep * (0..stress).map(cost).sum::<f64>()
    }

    /// Shields, lean sections, and what is missing.
    fn hull(&self) -> f64 {
        let public = self.public;
        let tile = |tile: &Tile, side: Side| match (tile, side) {
            (Tile::Shield(_), _) => self.taste.shield,
            (Tile::Section(Blueprint::Batteries), Side::Lean) => self.taste.lean_batteries,
            (Tile::Section(_), Side::Lean) => 1.5,
            (Tile::Section(_), Side::Fat) => 0.0,
        };
        let row: f64 = public.ship.row.iter().map(|part| tile(&part.tile, part.side)).sum();
        let lost = Blueprint::ALL.into_iter().filter(|section| !public.ship.has(Tile::Section(*section)));
        let gone = |section: Blueprint| match section {
            Blueprint::Batteries if self.has_arrived() => 2.0,
            Blueprint::Jars | Blueprint::LifeSupport => 20.0,
            _ => 10.0,
        };
        let is_dead = self.is_fat(Blueprint::Batteries) && public.ship.charge < 3;
        row - lost.map(gone).sum::<f64>() - if is_dead { 8.0 } else { 0.0 }
    }

    /// Loose goo, few females, few who are Awake.
    fn troubles(&self) -> f64 {
        let public = self.public;
        let goo = |shape: crate::content::Shape| {
            let fighters = public.workers_at(Post::Goo(shape)).len() as f64;
            match public.goo[shape.index()] {
                Goo::Card(_) => 3.0,
                _ => 0.35 * self.loss(shape.blueprint()) / (1.0 + fighters),
            }
        };
        let females = match public.amazons().count() {
            0 => 150.0,
            1 => 30.0,
            2 => 8.0,
            _ => 0.0,
        };
        let awake = match self.awake_humans() {
            0 => 25.0,
            1 => 6.0,
            _ => 0.0,
        };
        self.loose_goo().map(goo).sum::<f64>() + females + awake
    }
}
