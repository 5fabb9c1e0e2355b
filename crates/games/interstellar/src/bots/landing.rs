//! Landfall, landing parties and what is done to planets (I, J1).

use super::outlook::{Outlook, best};
use super::planets::Planets;
use crate::content::{Cyborg, Ideology, PlanetBox, Star};
use crate::questions::{Crew, Look};
use crate::state::ChitPlace;

impl Outlook<'_> {
    /// 2.4: a chit goes back if another would likely be better.
    pub(super) fn look(&self, star: Star, offered: impl Iterator<Item = Look>) -> Look {
        let planets = Planets::new(self.public);
        let gain = |look: &Look| match *look {
            Look::Keep => 0.02,
            Look::Air(planet) => planets.second_look(star, ChitPlace::Air(planet)),
            Look::Water(place) => planets.second_look(star, ChitPlace::Water(place)),
        };
        best(offered.map(|look| (gain(&look), look))).map_or(Look::Keep, |(_, look)| look)
    }

    /// Which Goldilocks is helped: the one that is nearest to a home.
    pub(super) fn planet(&self, offered: impl Iterator<Item = PlanetBox>) -> Option<PlanetBox> {
        let planets = Planets::new(self.public);
        best(offered.map(|planet| (planets.known(planet), planet))).map(|(_, planet)| planet)
    }

    pub(super) fn star(&self, offered: impl Iterator<Item = Star>) -> Option<Star> {
        let planets = Planets::new(self.public);
        best(offered.map(|star| (planets.promise(star).goldilocks, star))).map(|(_, star)| star)
    }

    /// I6b: a cave is left to others while a Goldilocks may yet be reached.
    pub(super) fn wants_cave(&self) -> bool {
        let finished = Ideology::ALL.into_iter().map(|of| u32::from(self.unlearned(of))).sum::<u32>() < 8;
        self.hope < 0.15 && (finished || self.public.dozyear.number >= 14)
    }

    /// J1d-2: as long as people learn the end can wait, unless they are about to die.
    pub(super) fn declares(&self) -> bool {
        let public = self.public;
        let learning: u32 = public.awake().iter().map(|of| u32::from(self.unlearned(of))).sum();
        let may_land = self.has_arrived() && self.hope > 0.2;
        let fading = public.amazons().count() <= 1;
        !may_land && (learning == 0 || fading) && public.stranded >= 2
    }

    /// I4: a party is sent only where it can live, and only if somebody is left to fly on.
    pub(super) fn sends_party(&self) -> bool {
        let public = self.public;
        let with = public.stuff();
        let lives = |star: Star| {
            star.boxes().any(|planet| planet.kind().is_goldilocks() && public.sky.is_habitable(planet, with))
        };
        public.pod_targets().into_iter().any(lives) && public.amazons().count() >= 3
    }

    /// Old people and those who have learned everything go first.
    pub(super) fn crew(&self, offered: impl Iterator<Item = Crew>) -> Option<Crew> {
        let cost = |cyborg: Cyborg| {
            let person = self.public.person(cyborg);
            let learns = self.public.side(cyborg).map_or(0.0, |of| f64::from(self.unlearned(of)));
            let awake = if person.is_awake() { 1.0 } else { 0.3 };
            learns * awake - if person.age.is_elder() { 1.0 } else { 0.0 }
        };
        let worth = |crew: &Crew| -crew.tiles().iter().map(cost).sum::<f64>();
        best(offered.map(|crew| (worth(&crew), crew))).map(|(_, crew)| crew)
    }
}
