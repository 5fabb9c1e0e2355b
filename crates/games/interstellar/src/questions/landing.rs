//! Who leaves the ship, and for where (4.3 LANDING_PARTY).

use orrery_core::{Dice, Given, Item, Options, Question, Words, phrases, read_picked};

use super::prelude::*;
use crate::event::Landings;
use crate::rules::landing;

/// Which of your Cyborgs volunteer (I4b, DP-23)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Volunteer;

impl Words for Tiles {
    fn read(given: &Given) -> Option<Tiles> {
        read_picked(given, Cyborg::named).map(|tiles| tiles.into_iter().collect())
    }

    fn write(&self) -> Given {
        Given::Picked(self.iter().map(|cyborg| cyborg.id().to_string()).collect())
    }
}

fn own(state: &State, seat: Seat) -> impl Iterator<Item = Cyborg> {
    state.public.available().and(state.public.tiles_run_by(seat)).iter()
}

impl Question<Interstellar> for Volunteer {
    type Answer = Tiles;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let item = |cyborg: Cyborg| Item::new(cyborg.id(), words::cyborg(cyborg)).at(cyborg.id());
        let from: Vec<Item> = own(state, asked.seat).map(item).collect();
        let options = Options::Pick { count: 0..=from.len() as u16, from, judged: false };
        Offer::new(asked, "ask-volunteer", options).act("act-volunteer").rules(&[ids::CREW])
    }

    fn check(&self, state: &State, seat: Seat, who: &Tiles) -> Result<(), Refusal> {
        let own: Tiles = own(state, seat).collect();
        if who.minus(own).is_empty() { Ok(()) } else { Err(not_offered(ids::CREW)) }
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> Tiles {
        own(state, seat).filter(|_| luck.below(2) == 0).collect()
    }

    fn fallback(&self, _: &State, _: Seat) -> Tiles {
        Tiles::NONE
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, who: Tiles) {
        cx.emit(Landings::Volunteered { seat, who }.into());
    }
}

/// Who goes (I4b, RUL-122)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PickCrew;

/// Two if possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Crew {
    One(Cyborg),
    Two(Cyborg, Cyborg),
}

phrases! { Crew { "one" => One(cyborg), "two" => Two(cyborg, other), } }

impl Crew {
    pub fn tiles(self) -> Tiles {
        match self {
            Crew::One(cyborg) => Tiles::NONE.with(cyborg),
            Crew::Two(cyborg, other) => Tiles::NONE.with(cyborg).with(other),
        }
    }
}

impl Listed<Interstellar> for PickCrew {
    type Answer = Crew;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-crew").act("act-crew").rules(&[ids::CREW, ids::ADVICE_COUPLES])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Crew> {
        let public = &state.public;
        public.landing.into_iter().flat_map(|landing| public.crews(&landing))
    }

    fn option(&self, _: &State, _: Seat, crew: &Crew) -> Opt {
        Opt::of(crew, Message::new("crew").with("cyborgs", words::cyborgs(crew.tiles())))
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, crew: Crew) {
        answered(cx);
        cx.emit(Landings::CrewChosen { seat, members: crew.tiles() }.into());
    }
}

/// To which star (I4-1)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NameStar;

impl Listed<Interstellar> for NameStar {
    type Answer = Space;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-name-star").act("act-head").rules(&[ids::BAILOUT])
    }

    /// From Orbit there is one only.
    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Space> {
        let public = &state.public;
        let dropped = public.landing.is_some_and(|landing| landing.way == crate::state::Way::Drop);
        let most = if dropped { 1 } else { Space::COUNT };
        public.pod_targets().into_iter().map(Star::space).take(most)
    }

    fn option(&self, _: &State, _: Seat, space: &Space) -> Opt {
        Opt::of(space, words::space(*space)).at(space.id()).sealed()
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, space: Space) {
        answered(cx);
        space.star().into_iter().for_each(|star| landing::aim(cx, star));
    }
}

/// On which planet (I4-1)? It need not exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NamePlanet;

impl Listed<Interstellar> for NamePlanet {
    type Answer = PlanetBox;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-name-planet").act("act-land").rules(&[ids::BAILOUT])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = PlanetBox> {
        let star = state.public.landing.and_then(|landing| landing.star);
        star.into_iter().flat_map(|star| landing::planets(&state.public, star))
    }

    fn option(&self, _: &State, _: Seat, planet: &PlanetBox) -> Opt {
        Opt::of(planet, words::planet(*planet)).at(planet.id()).sealed()
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, planet: PlanetBox) {
        answered(cx);
        cx.emit(Landings::PlanetNamed { planet }.into());
    }
}
