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

/// So many points fewer than the best, and an Ideology is a third as likely to be the best in the end.
const REACH: f64 = 5.0;
/// What an own Ideology counts that is behind another of one's own.
const SECOND: f64 = 0.3;

impl Outlook<'_> {
    /// J3: with the king up only the own best Ideology counts, and the best rival's against it. Which they will be is a
    /// guess, so who is selfish minds all that may be.
    pub(super) fn stakes(&self) -> [f64; Ideology::COUNT] {
        if self.taste.selfish { self.by_hopes() } else { self.by_points() }
    }

    /// Each side's weight is shared out by how likely each of its Ideologies is to be its best in the end.
    fn by_hopes(&self) -> [f64; Ideology::COUNT] {
        let ends = Ideology::ALL.map(|of| self.prospects(of));
        let mut stakes = [0.0; Ideology::COUNT];
        for (own, whole) in self.weights() {
            let most = self.side(own).map(|of| ends[of.index()]).fold(f64::NEG_INFINITY, f64::max);
            let odds = |of: Ideology| ((ends[of.index()] - most) / REACH).exp();
            let sum: f64 = self.side(own).map(odds).sum();
            self.side(own).for_each(|of| stakes[of.index()] = whole * odds(of) / sum);
        }
        stakes
    }

    /// Each side's weight is on the one that is ahead; the own others count a little.
    fn by_points(&self) -> [f64; Ideology::COUNT] {
        let points = score::totals(self.public);
        let mut stakes = [0.0; Ideology::COUNT];
        self.side(true).for_each(|of| stakes[of.index()] = SECOND);
        for (own, whole) in self.weights() {
            let best = self.side(own).max_by_key(|of| points[of.index()]);
            best.into_iter().for_each(|of| stakes[of.index()] = whole);
        }
        stakes
    }

    /// What the best of the own Ideologies counts, and the best of the others.
    fn weights(&self) -> [(bool, f64); 2] {
        [(true, self.taste.own), (false, -self.taste.rival)]
    }

    /// The own Ideologies, or all others.
    fn side(&self, own: bool) -> impl Iterator<Item = Ideology> {
        Ideology::ALL.into_iter().filter(move |of| (self.public.player(*of) == self.seat) == own)
    }

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

#[cfg(test)]
mod tests {
    use orrery_core::Seat;

    use super::super::taste::{HARD, NORMAL, Taste};
    use super::super::{Outlook, State, departure};
    use crate::content::{Ideology, Shape};
    use crate::state::{Goo, Public};

    fn of(public: &Public, own: bool) -> Vec<Ideology> {
        Ideology::ALL.into_iter().filter(|of| (public.player(*of) == Seat(0)) == own).collect()
    }

    fn stake(state: &State, taste: &'static Taste, all: &[Ideology]) -> f64 {
        let outlook = Outlook::new(state, Seat(0), taste);
        all.iter().map(|of| outlook.share_of(*of)).sum()
    }

    // J3: who wins is a guess as long as several may, and none once one is far ahead.
    #[test]
    fn with_the_king_up_hard_minds_all_who_may_be_the_best() {
        let mut state = departure();
        let (own, rivals) = (of(&state.public, true), of(&state.public, false));
        assert!(own.iter().all(|of| stake(&state, &HARD, &[*of]) > 0.2));
        assert!(rivals.iter().all(|of| stake(&state, &HARD, &[*of]) < -0.05));
        let all_learned = Shape::ALL.into_iter().collect();
        state.public.mats[own[0].index()].human = all_learned;
        state.public.goo = [Goo::Mat(own[0]); Shape::COUNT];
        assert!(stake(&state, &HARD, &own[..1]) > 1.9);
        assert!((stake(&state, &HARD, &own) - HARD.own).abs() < 1e-9);
        assert!((stake(&state, &HARD, &rivals) + HARD.rival).abs() < 1e-9);
    }

    // J3: others have the one that is ahead, their second a little, and the rival who is ahead against them.
    #[test]
    fn with_the_king_up_normal_follows_who_is_ahead() {
        let mut state = departure();
        let (own, rivals) = (of(&state.public, true), of(&state.public, false));
        Shape::ALL.into_iter().for_each(|shape| {
            state.public.goo[shape.index()] = Goo::Mat(if shape.index() < 2 { own[0] } else { rivals[0] });
        });
        let stakes = [own[0], own[1], rivals[0], rivals[1]].map(|of| stake(&state, &NORMAL, &[of]));
        assert_eq!(stakes, [1.0, 0.3, -0.3, 0.0]);
    }
}
