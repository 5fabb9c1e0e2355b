//! What is done with a look at the stars.

use orrery_core::phrases;

use super::prelude::*;
use crate::rules::exploration;
use crate::state::ChitPlace;

/// Is one of the chits put back, and drawn anew (the Surveyor, DP-43)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Survey {
    pub star: Star,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Look {
    Keep,
    Air(PlanetBox),
    Water(WaterPlace),
}

phrases! { Look { "keep" => Keep, "air" => Air(planet), "water" => Water(place), } }

impl Look {
    fn of(place: ChitPlace) -> Look {
        match place {
            ChitPlace::Air(planet) => Look::Air(planet),
            ChitPlace::Water(place) => Look::Water(place),
        }
    }

    fn place(self) -> Option<ChitPlace> {
        match self {
            Look::Keep => None,
            Look::Air(planet) => Some(ChitPlace::Air(planet)),
            Look::Water(place) => Some(ChitPlace::Water(place)),
        }
    }
}

impl Listed<Interstellar> for Survey {
    type Answer = Look;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-survey").with("star", words::star(self.star));
        Offer::bare(asked, title).act("act-survey").rules(&[ids::SURVEYOR])
    }

    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = Look> {
        [Look::Keep].into_iter().chain(self.star.chit_places().into_iter().map(Look::of))
    }

    fn option(&self, state: &State, _: Seat, look: &Look) -> Opt {
        let Some(place) = look.place() else { return Opt::of(look, "survey-keep") };
        let label = Message::new("survey-again").with("place", words::chit_place(place));
        let chit = state.public.sky.chit(place).map(words::chit);
        let label = label.with("chit", chit.unwrap_or(Message::new("survey-keep")));
        Opt::of(look, label).at(marks::chit(place)).sealed()
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, look: Look) {
        answered(cx);
        look.place().into_iter().for_each(|place| exploration::draw_again(cx, place));
    }
}
