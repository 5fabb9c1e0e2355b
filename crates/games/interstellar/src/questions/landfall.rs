//! Landing with everybody, or staying where one is.

use orrery_core::{Dice, Question};

use super::prelude::*;
use crate::rules::{end, landfall};
use crate::state::{Ending, Stuff};

/// On which planet does everybody land (I6c, DP-46)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LandAt {
    pub with: Stuff,
}

impl Listed<Interstellar> for LandAt {
    type Answer = PlanetBox;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-land-at").rules(&[ids::LANDFALL, ids::CAVE_LANDFALL])
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
        Offer::bare(asked, "ask-ecologist").rules(&[ids::ECOLOGIST, ids::ECOLOGIST_ASKED])
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

/// Does the Commander declare the ship stranded (J1d-2, DP-35)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Declare;

/// How seldom chance declares it: a ship may yet be helped.
const SELDOM: u32 = 12;

impl Question<Interstellar> for Declare {
    type Answer = bool;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-declare").with("checks", state.public.stranded);
        let options = [Opt::of(&false, "declare-nothing"), Opt::of(&true, "declare-stranded").sealed()];
        Offer::list(asked, title, options).rules(&[ids::STRANDED]).forfeit(&true, "declare-stranded")
    }

    fn check(&self, _: &State, _: Seat, _: &bool) -> Result<(), Refusal> {
        Ok(())
    }

    fn sample(&self, _: &State, _: Seat, luck: &mut Dice) -> bool {
        luck.below(SELDOM) == 0
    }

    fn fallback(&self, _: &State, _: Seat) -> bool {
        false
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, yes: bool) {
        answered(cx);
        if yes {
            end::end(cx, Ending::Stranded);
        }
    }
}
