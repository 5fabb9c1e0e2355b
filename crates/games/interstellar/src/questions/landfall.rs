//! Landing with everybody, or staying where one is.

use super::prelude::*;
use crate::rules::landfall;
use crate::state::Stuff;

/// On which planet does everybody land (I6c, DP-46)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LandAt {
    pub with: Stuff,
}

impl Listed<Interstellar> for LandAt {
    type Answer = PlanetBox;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-land-at").act("act-land").rules(&[ids::LANDFALL, ids::CAVE_LANDFALL])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = PlanetBox> {
        state.public.homes(self.with)
    }

    fn option(&self, _: &State, _: Seat, planet: &PlanetBox) -> Opt {
        let group = Message::new(if planet.kind().is_goldilocks() { "term-goldilocks" } else { "term-troglodyte" });
        Opt::of(planet, words::planet(*planet)).group(group).at(planet.id()).sealed()
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, planet: PlanetBox) {
        answered(cx);
        landfall::land(cx, planet);
    }
}

/// Does the Ecologist count (RUL-99, RUL-127, DP-43)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CountEcologist {
    /// What there is with her.
    pub with: Stuff,
}

impl Listed<Interstellar> for CountEcologist {
    type Answer = bool;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-ecologist").act("act-ecologist").rules(&[ids::ECOLOGIST, ids::ECOLOGIST_ASKED])
    }

    /// Without an answer she counts for a Goldilocks, and is silent about a Troglodyte.
    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = bool> {
        let is_good = state.public.homes(self.with).any(|planet| planet.kind().is_goldilocks());
        [is_good, !is_good].into_iter()
    }

    fn option(&self, state: &State, _: Seat, counts: &bool) -> Opt {
        let homes: Vec<Message> = state.public.homes(self.with).map(words::planet).collect();
        match counts {
            true => Opt::of(counts, Message::new("ecologist-counts").with("planets", homes)).sealed(),
            false => Opt::of(counts, "ecologist-silent"),
        }
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, counts: bool) {
        answered(cx);
        if counts {
            let helm = cx.state().public.helm();
            super::pose(cx, helm, LandAt { with: self.with });
        }
    }
}
