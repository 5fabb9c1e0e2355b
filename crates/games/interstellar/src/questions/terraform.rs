//! What a card does to the sky (DP-17).

use orrery_core::phrases;

use super::prelude::*;
use crate::event::Landings;
use crate::rules::{exploration, terraforming};

/// What becomes of a Dustbug (E2b, I3a).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Launch {
    /// It protects.
    Guard(Space),
    /// I4g
    Sow(Space),
    /// I3a: with the Shield of that Ideology.
    Zeppelin(Ideology),
    /// The same without any Shield left.
    Balloon,
}

phrases! { Launch { "guard" => Guard(space), "sow" => Sow(space), "zeppelin" => Zeppelin(of), "balloon" => Balloon, } }

impl Launch {
    pub(super) fn label(self) -> Message {
        match self {
            Launch::Guard(space) => Message::new("launch-guard").with("space", words::space(space)),
            Launch::Sow(space) => Message::new("launch-sow").with("space", words::space(space)),
            Launch::Zeppelin(of) => Message::new("launch-zeppelin").with("tile", words::tile(Tile::Shield(of))),
            Launch::Balloon => Message::new("term-zeppelin"),
        }
    }

    /// The space it goes to.
    pub(super) fn space(self) -> Option<Space> {
        match self {
            Launch::Guard(space) | Launch::Sow(space) => Some(space),
            Launch::Zeppelin(_) | Launch::Balloon => None,
        }
    }
}

/// Where does the Dustbug go (BA1)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dispatch {
    pub of: Ideology,
}

impl Listed<Interstellar> for Dispatch {
    type Answer = Launch;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-dustbug").act("act-dustbug").rules(&[ids::DUSTBUG, ids::ZEPPELIN])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Launch> {
        state.public.launches().into_iter()
    }

    fn option(&self, _: &State, _: Seat, launch: &Launch) -> Opt {
        let opt = Opt::of(launch, launch.label());
        launch.space().map_or(opt.clone(), |space| opt.at(space.id()))
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, launch: Launch) {
        answered(cx);
        terraforming::launch(cx, seat, self.of, launch);
    }
}

/// Which Goldilocks here is helped (I3b, LS7, WA8)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PickPlanet {
    /// What it needs less of; `None` brings it water.
    pub less: Option<RightStuff>,
}

impl Listed<Interstellar> for PickPlanet {
    type Answer = PlanetBox;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-pick-planet").act("act-help").rules(&[ids::TERRAFORMING])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = PlanetBox> {
        let planets: Vec<PlanetBox> = match self.less {
            None => state.public.deserts_here().collect(),
            Some(of) => state.public.easable_here(of).collect(),
        };
        planets.into_iter()
    }

    fn option(&self, _: &State, _: Seat, planet: &PlanetBox) -> Opt {
        Opt::of(planet, words::planet(*planet)).at(planet.id())
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, planet: PlanetBox) {
        answered(cx);
        cx.emit(match self.less {
            None => Landings::Watered { planet }.into(),
            Some(of) => Landings::Eased { planet, of }.into(),
        });
    }
}

/// Which star is explored (WA3)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PickStar {
    pub by: Ideology,
    /// How far the telescope sees.
    pub within: u8,
}

impl Listed<Interstellar> for PickStar {
    type Answer = Space;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-pick-star").act("act-explore").rules(&[ids::EXPLORATION])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Space> {
        let (public, within) = (&state.public, self.within);
        let near = Star::ALL.into_iter().filter(move |star| public.ship.space.distance(star.space()) <= within);
        near.filter(|star| public.sky.is_unexplored(*star) && !public.ship.off_map).map(Star::space)
    }

    fn option(&self, _: &State, _: Seat, space: &Space) -> Opt {
        Opt::of(space, words::space(*space)).at(space.id()).sealed()
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, space: Space) {
        answered(cx);
        space.star().into_iter().for_each(|star| exploration::explore(cx, star, self.by, false));
    }
}
