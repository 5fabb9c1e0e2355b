//! How likely a star is to become a home, from its chits or from those that are left (2.8).

use crate::content::{BoxKind, Chit, Face, PlanetBox, Stack, Star, Substar};
use crate::state::{ChitPlace, Public, Stuff, WET};

/// How likely Dropstone, or a card, brings the drop that is missing.
const ONE_DROP: f64 = 0.65;
const LEAN_DROP: f64 = 0.9;
const TWO_DROPS: f64 = 0.12;
/// How likely a species of goo, or a nugget, that is missing is there in the end.
const ONE_GOO: f64 = 0.75;
const TWO_GOO: f64 = 0.5;
const ONE_NUGGET: f64 = 0.2;
const NUGGET_AHEAD: f64 = 0.85;

/// What a star promises: a Goldilocks, or at least a cave (I6b).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Promise {
    pub goldilocks: f64,
    pub cave: f64,
}

pub(super) struct Planets<'a> {
    public: &'a Public,
    stuff: Stuff,
    one_drop: f64,
    nugget: f64,
    /// How many chits of each face are left.
    left: [f64; Chit::COUNT],
    /// How likely an unexplored Goldilocks becomes a home, by its air and its printed drop.
    homes: [[f64; 2]; Stack::COUNT],
    /// How likely there is an unexplored cave, by its sub-star.
    caves: [f64; Substar::COUNT],
}

impl<'a> Planets<'a> {
    pub(super) fn new(public: &'a Public) -> Planets<'a> {
        use crate::content::{Blueprint, Side};
        use crate::state::Lies;
        let lean = public.ship.section(Blueprint::Batteries).is_some_and(|part| part.side == Side::Lean);
        let bow = !public.nuggets_at(Lies::Bow).is_empty();
        let planets = Planets {
            public,
            stuff: public.stuff(),
            one_drop: if lean { LEAN_DROP } else { ONE_DROP },
            nugget: if bow { NUGGET_AHEAD } else { ONE_NUGGET },
            left: left(public),
            homes: Default::default(),
            caves: Default::default(),
        };
        let water = [0, 1].map(|drop| planets.unknown_water(drop));
        let homes = Stack::ALL.map(|air| water.map(|water| planets.unknown_home(air, water)));
        let caves = Substar::ALL.map(|substar| planets.unknown_cave(substar));
        Planets { homes, caves, ..planets }
    }

    pub(super) fn promise(&self, star: Star) -> Promise {
        let explored = self.public.sky.explored.contains(star);
        let (mut none, mut no_cave) = (1.0, 1.0);
        for planet in star.boxes() {
            match planet.kind() {
                BoxKind::YellowGoldilocks | BoxKind::RedGoldilocks => {
                    none *= 1.0 - if explored { self.known(planet) } else { self.unknown(planet) };
                }
                _ => no_cave *= 1.0 - self.cave(planet, explored),
            }
        }
        Promise { goldilocks: 1.0 - none, cave: 1.0 - no_cave }
    }

    /// How likely the people can live on an explored Goldilocks in the end.
    pub(super) fn known(&self, planet: PlanetBox) -> f64 {
        let sky = &self.public.sky;
        if !sky.is_goldilocks(planet) {
            return 0.0;
        }
        let needs = sky.needs(planet);
        self.water(sky.coming_hydration(planet)) * self.goo(needs.goo) * self.nuggets(needs.nuggets)
    }

    fn unknown(&self, planet: PlanetBox) -> f64 {
        let air = planet.kind().air().unwrap_or(Stack::YellowAir);
        self.homes[air.index()][usize::from(planet.drop())]
    }

    fn unknown_water(&self, drop: u8) -> f64 {
        self.mean(Stack::Water, |face| match face {
            Face::Water { drops, .. } => self.water(drops + drop),
            _ => 0.0,
        })
    }

    fn unknown_home(&self, air: Stack, water: f64) -> f64 {
        self.mean(air, |face| match face {
            Face::Living => 1.0,
            Face::Air { goo, nuggets } => water * self.goo(goo) * self.nuggets(nuggets),
            _ => 0.0,
        })
    }

    fn cave(&self, planet: PlanetBox, explored: bool) -> f64 {
        let exists = match explored {
            true => f64::from(u8::from(self.public.sky.exists(planet))),
            false => planet.kind().substar().map_or(0.0, |substar| self.caves[substar.index()]),
        };
        exists * self.goo(2)
    }

    fn unknown_cave(&self, substar: Substar) -> f64 {
        self.mean(Stack::Water, |face| match face {
            Face::Water { mark: Some(mark), .. } => {
                f64::from(u8::from(!mark.is_magnifier() && substar == mark.substar()))
            }
            _ => 0.0,
        })
    }

    /// Over the chits that are left in a stack.
    fn mean(&self, stack: Stack, worth: impl Fn(Face) -> f64) -> f64 {
        let (sum, count) = stack.chits().fold((0.0, 0.0), |(sum, count), chit| {
            let left = self.left[chit.index()];
            (sum + left * worth(chit.face()), count + left)
        });
        if count > 0.0 { sum / count } else { 0.0 }
    }

    fn water(&self, drops: u8) -> f64 {
        match WET.saturating_sub(drops) {
            0 => 1.0,
            1 => self.one_drop,
            _ => TWO_DROPS,
        }
    }

    fn goo(&self, needed: u8) -> f64 {
        match needed.saturating_sub(self.stuff.goo) {
            0 => 1.0,
            1 => ONE_GOO,
            _ => TWO_GOO,
        }
    }

    fn nuggets(&self, needed: u8) -> f64 {
        match needed.saturating_sub(self.stuff.nuggets) {
            0 => 1.0,
            1 => self.nugget,
            _ => self.nugget * ONE_NUGGET,
        }
    }

    /// What is still missing on the Goldilocks of an explored star that is nearest to a home.
    pub(super) fn missing(&self, star: Star) -> Missing {
        let best = self.public.sky.goldilocks(star).max_by(|a, b| self.known(*a).total_cmp(&self.known(*b)));
        let Some(planet) = best.filter(|_| self.public.sky.explored.contains(star)) else { return Missing::default() };
        let needs = self.public.sky.needs(planet);
        Missing {
            goo: needs.goo.saturating_sub(self.stuff.goo),
            nuggets: needs.nuggets.saturating_sub(self.stuff.nuggets),
            drops: WET.saturating_sub(self.public.sky.coming_hydration(planet)),
            planet: Some(planet),
        }
    }

    /// What another look at a place would change for a star (the Surveyor, 2.4).
    pub(super) fn second_look(&self, star: Star, place: ChitPlace) -> f64 {
        let Some(stack) = place.stack() else { return 0.0 };
        let chit = self.public.sky.chit(place);
        let mut public = *self.public;
        let now = self.promise(star).goldilocks;
        let with = |public: &mut Public, chit: Option<Chit>| {
            public.sky.lay(place, chit);
            Planets { public, ..Planets::new(public) }.promise(star).goldilocks
        };
        public.sky.lay(place, None);
        let left: Vec<(Chit, f64)> = stack
            .chits()
            .map(|chit| (chit, f64::from(public.sky.left(chit))))
            .filter(|(_, left)| *left > 0.0)
            .collect();
        let count: f64 = left.iter().map(|(_, left)| left).sum();
        let sum: f64 = left.iter().map(|(chit, left)| left * with(&mut public, Some(*chit))).sum();
        if chit.is_none() || count == 0.0 { 0.0 } else { sum / count - now }
    }
}

fn left(public: &Public) -> [f64; Chit::COUNT] {
    let mut left: [f64; Chit::COUNT] = std::array::from_fn(|at| Chit::nth(at).map_or(0.0, |chit| chit.copies().into()));
    let drawn = public.sky.air.0.iter().chain(&public.sky.water.0).flatten();
    drawn.for_each(|chit| left[chit.index()] -= 1.0);
    left
}

/// What a landing still wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Missing {
    pub goo: u8,
    pub nuggets: u8,
    pub drops: u8,
    pub planet: Option<PlanetBox>,
}

impl Missing {
    /// Whether the ship has to stay in Orbit for what is missing.
    pub(super) fn wants_time(&self) -> bool {
        self.drops > 0 || self.nuggets > 0 || self.goo > 0
    }
}
