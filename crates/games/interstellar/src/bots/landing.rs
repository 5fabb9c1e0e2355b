//! Landfall, landing parties and what is done to planets (I, J1).

use super::outlook::{Outlook, best};
use crate::content::{Cyborg, Ideology, PlanetBox, Space, Star};
use crate::planner;
use crate::questions::{Crew, Look};
use crate::state::{ChitPlace, Public};

/// So many dozyears few elders live to see (2.4).
const LAST_YEARS: u8 = 4;

/// J1c: only elders are left, nobody sleeps who could be born or woken, and the ship can neither stop at a star nor leave the
/// map in their time: the game would end without points (F5c, H5d).
pub(super) fn is_forlorn(public: &Public) -> bool {
    let is_last = |cyborg: Cyborg| public.person(cyborg).is_awake() && public.person(cyborg).age.is_elder();
    let alive = |cyborg: &Cyborg| *cyborg != Cyborg::POST_HUMAN && public.person(*cyborg).is_alive();
    let speed = public.ship.velocity.0;
    let leaves_map = |exit: Space| public.ship.space.distance(exit) <= speed * LAST_YEARS;
    speed > 0
        && !public.ship.off_map
        && Cyborg::all().filter(alive).all(is_last)
        && !Space::all().filter(|space| space.exit().is_some()).any(leaves_map)
        && !planner::routes(public).into_iter().flatten().any(|plan| plan.stops && plan.dozyears <= LAST_YEARS)
}

impl Outlook<'_> {
    /// 2.4: a chit goes back if another would likely be better.
    pub(super) fn look(&self, star: Star, offered: impl Iterator<Item = Look>) -> Look {
        let gain = |look: &Look| match *look {
            Look::Keep => 0.02,
            Look::Air(planet) => self.planets.second_look(star, ChitPlace::Air(planet)),
            Look::Water(place) => self.planets.second_look(star, ChitPlace::Water(place)),
        };
        best(offered.map(|look| (gain(&look), look))).map_or(Look::Keep, |(_, look)| look)
    }

    /// Which Goldilocks is helped: the one that is nearest to a home.
    pub(super) fn planet(&self, offered: impl Iterator<Item = PlanetBox>) -> Option<PlanetBox> {
        best(offered.map(|planet| (self.planets.known(planet), planet))).map(|(_, planet)| planet)
    }

    pub(super) fn star(&self, offered: impl Iterator<Item = Star>) -> Option<Star> {
        best(offered.map(|star| (self.planets.promise(star).goldilocks, star))).map(|(_, star)| star)
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

    /// I4: a party is sent only where it can live alone, and only if somebody is left to fly on.
    pub(super) fn sends_party(&self) -> bool {
        let public = self.public;
        public.amazons().count() >= 3 && public.pod_targets().into_iter().any(|star| self.outpost(star).is_some())
    }

    /// I3d: before everybody lands some go down to another world here, for the medals of I4f.
    pub(super) fn drops_party(&self) -> bool {
        let here = self.public.ship.space.star().filter(|_| self.public.homes(self.public.stuff()).next().is_some());
        self.public.amazons().count() >= 2 && here.is_some_and(|star| self.outpost(star).is_some())
    }

    /// I4f: a world where a party can live on which nobody else lands: not the ship, and no other party.
    pub(super) fn outpost(&self, star: Star) -> Option<PlanetBox> {
        let public = self.public;
        let is_habitable = |planet: &PlanetBox| public.sky.is_habitable(*planet, public.stuff());
        let is_free = |planet: &PlanetBox| public.parties.iter().all(|party| party.planet != *planet);
        let aims_here = self.course.as_ref().is_some_and(|plan| plan.star == star);
        let best_first = crate::rules::landing::planets(public, star).filter(is_habitable).filter(is_free);
        best_first.skip(usize::from(aims_here)).last()
    }

    /// I4f: the ship lands where no party has.
    pub(super) fn home(&self, offered: impl Iterator<Item = PlanetBox>) -> Option<PlanetBox> {
        let taken = |planet: PlanetBox| self.public.parties.iter().any(|party| party.planet == planet);
        let worth =
            |planet: PlanetBox| f64::from(planet.kind().is_goldilocks()) * 20.0 - f64::from(taken(planet)) * 12.0;
        best(offered.map(|planet| (worth(planet), planet))).map(|(_, planet)| planet)
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
