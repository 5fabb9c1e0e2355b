//! What is known of the planets (I1), and what was done to them (I3b).
//!
//! Rules held here beside those that are named below: RUL-70.

use orrery_kit::{Few, Rows};
use serde::{Deserialize, Serialize};

use crate::content::{BoxKind, Chit, Face, Mark, PlanetBox, PlanetBoxes, RightStuff, Stack, Star, Stars, WaterPlace};

/// Drops on their way to the planets of one star: at most two Goldilocks, two drops each (RUL-131).
const DROPS: usize = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sky {
    pub explored: Stars,
    /// The air chits, by the boxes they lie in.
    pub air: Rows<Option<Chit>, { PlanetBox::COUNT }>,
    pub water: Rows<Option<Chit>, { WaterPlace::COUNT }>,
    /// I3b: planets that have been brought a drop, and those that have been brought another.
    pub watered: PlanetBoxes,
    pub watered_again: PlanetBoxes,
    /// They count from the next dozyear.
    pub coming: Few<PlanetBox, DROPS>,
    /// Planets that need one goo, or one nugget, less (LS7, WA8).
    pub less_goo: PlanetBoxes,
    pub less_nuggets: PlanetBoxes,
}

/// Where a chit lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ChitPlace {
    Air(PlanetBox),
    Water(WaterPlace),
}

impl ChitPlace {
    /// From which chits its own is drawn.
    pub fn stack(self) -> Option<Stack> {
        match self {
            ChitPlace::Air(planet) => planet.kind().air(),
            ChitPlace::Water(_) => Some(Stack::Water),
        }
    }
}

/// What is there to live on: species of goo and nuggets (I5b).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stuff {
    pub goo: u8,
    pub nuggets: u8,
}

/// I5a
pub const WET: u8 = 2;
/// I6b
const CAVE_SPECIES: u8 = 2;

impl Star {
    /// 2.7.2: in the order in which they are filled, air before water.
    pub fn chit_places(self) -> Vec<ChitPlace> {
        let mut places = Vec::new();
        for planet in self.boxes() {
            let air = planet.kind().is_goldilocks().then_some(ChitPlace::Air(planet));
            for place in air.into_iter().chain([ChitPlace::Water(planet.water())]) {
                if !places.contains(&place) {
                    places.push(place);
                }
            }
        }
        places
    }
}

impl Sky {
    /// C7f: the star where the voyage starts counts as explored and empty.
    pub fn seen_from(star: Star) -> Sky {
        Sky {
            explored: Stars::NONE.with(star),
            air: Rows::default(),
            water: Rows::default(),
            watered: PlanetBoxes::NONE,
            watered_again: PlanetBoxes::NONE,
            coming: Few::NONE,
            less_goo: PlanetBoxes::NONE,
            less_nuggets: PlanetBoxes::NONE,
        }
    }

    /// Whether it still has chits to draw.
    pub fn is_unexplored(&self, star: Star) -> bool {
        !self.explored.contains(star) && star.boxes().next().is_some()
    }

    pub fn chit(&self, place: ChitPlace) -> Option<Chit> {
        match place {
            ChitPlace::Air(planet) => self.air.0[planet.index()],
            ChitPlace::Water(place) => self.water.0[place.index()],
        }
    }

    pub(crate) fn lay(&mut self, place: ChitPlace, chit: Option<Chit>) {
        match place {
            ChitPlace::Air(planet) => self.air.0[planet.index()] = chit,
            ChitPlace::Water(place) => self.water.0[place.index()] = chit,
        }
    }

    /// How many chits of a face still lie in their stack.
    pub fn left(&self, chit: Chit) -> u8 {
        let drawn = self.air.0.iter().chain(&self.water.0).filter(|one| **one == Some(chit)).count();
        chit.copies().saturating_sub(drawn as u8)
    }

    fn face(&self, place: ChitPlace) -> Option<Face> {
        self.chit(place).map(Chit::face)
    }

    /// What stands beside the drops there.
    pub fn mark(&self, place: WaterPlace) -> Option<Mark> {
        if let Some(Face::Water { mark, .. }) = self.face(ChitPlace::Water(place)) { mark } else { None }
    }

    /// I1a, I1b: a Goldilocks unless its air says no, a Troglodyte if the icon fits what is printed.
    pub fn exists(&self, planet: PlanetBox) -> bool {
        match planet.kind() {
            BoxKind::YellowGoldilocks | BoxKind::RedGoldilocks => {
                self.face(ChitPlace::Air(planet)).is_some_and(|face| face != Face::NoGoldilocks)
            }
            kind => self.mark(planet.water()).is_some_and(|mark| !mark.is_magnifier() && fits(mark, kind)),
        }
    }

    pub fn is_goldilocks(&self, planet: PlanetBox) -> bool {
        planet.kind().is_goldilocks() && self.exists(planet)
    }

    /// The explored existing Goldilocks of a star.
    pub fn goldilocks(&self, star: Star) -> impl Iterator<Item = PlanetBox> + use<'_> {
        star.boxes().filter(|planet| self.is_goldilocks(*planet))
    }

    /// I1c, 2.11: a find counts with its own sub-star only, among the boxes that share its water.
    pub fn finds(&self, star: Star) -> impl Iterator<Item = Mark> + use<'_> {
        let places = star.chit_places().into_iter();
        let waters = places.filter_map(|place| if let ChitPlace::Water(place) = place { Some(place) } else { None });
        waters.filter_map(|place| {
            let mark = self.mark(place).filter(|mark| mark.is_magnifier())?;
            place.boxes().any(|planet| fits(mark, planet.kind())).then_some(mark)
        })
    }

    /// I5a: the drops of the chit, the printed one, and what was brought; a Living planet has 2 at least.
    pub fn hydration(&self, planet: PlanetBox) -> u8 {
        let drops = match self.face(ChitPlace::Water(planet.water())) {
            Some(Face::Water { drops, .. }) => drops,
            _ => 0,
        };
        let brought = [self.watered, self.watered_again].into_iter().filter(|one| one.contains(planet)).count();
        let wet = drops + planet.drop() + brought as u8;
        if self.face(ChitPlace::Air(planet)) == Some(Face::Living) { wet.max(WET) } else { wet }
    }

    /// RUL-131: with the drops on their way.
    pub fn coming_hydration(&self, planet: PlanetBox) -> u8 {
        self.hydration(planet) + self.coming.iter().filter(|one| **one == planet).count() as u8
    }

    /// I5b, I5c: what its air needs.
    pub fn needs(&self, planet: PlanetBox) -> Stuff {
        let Some(Face::Air { goo, nuggets }) = self.face(ChitPlace::Air(planet)) else { return Stuff::default() };
        Stuff {
            goo: goo.saturating_sub(u8::from(self.less_goo.contains(planet))),
            nuggets: nuggets.saturating_sub(u8::from(self.less_nuggets.contains(planet))),
        }
    }

    /// I5d, I6b
    pub fn is_habitable(&self, planet: PlanetBox, with: Stuff) -> bool {
        match planet.kind().is_goldilocks() {
            _ if !self.exists(planet) => false,
            true => {
                let needs = self.needs(planet);
                self.hydration(planet) >= WET && with.goo >= needs.goo && with.nuggets >= needs.nuggets
            }
            false => with.goo >= CAVE_SPECIES,
        }
    }

    /// F2f: whether a Goldilocks with water enough is known.
    pub fn knows_wet_goldilocks(&self) -> bool {
        PlanetBox::all().any(|planet| self.is_goldilocks(planet) && self.hydration(planet) >= WET)
    }

    /// LS7, WA8: once per planet, and not where nothing is needed.
    pub fn may_ease(&self, planet: PlanetBox, of: RightStuff) -> bool {
        let needs = self.needs(planet);
        match of {
            RightStuff::Goo => needs.goo > 0 && !self.less_goo.contains(planet),
            RightStuff::Nugget => needs.nuggets > 0 && !self.less_nuggets.contains(planet),
        }
    }

    /// I3b: what was on its way has come.
    pub(crate) fn rain(&mut self) {
        for planet in self.coming.iter().copied() {
            let again = self.watered.contains(planet);
            if again { self.watered_again.insert(planet) } else { self.watered.insert(planet) }
        }
        self.coming = Few::NONE;
    }
}

/// Whether a mark belongs to what a Troglodyte of this kind orbits.
fn fits(mark: Mark, kind: BoxKind) -> bool {
    kind.substar() == Some(mark.substar())
}
