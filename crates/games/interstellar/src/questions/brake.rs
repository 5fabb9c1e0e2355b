//! Braking on ice or on a world.

use super::prelude::*;
use crate::rules::helm;
use crate::state::Maneuver;

/// Does the ship brake here (F2c, F2d; DP-27)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Brake {
    pub risk: Risk,
}

impl Listed<Interstellar> for Brake {
    type Answer = bool;

    fn ask(&self, state: &State, asked: Asked) -> Offer {
        let rule = if self.risk == Risk::IceBraking { ids::ICE_BRAKING } else { ids::HOT_FLYBY };
        let title = Message::new("ask-brake").with("space", words::space(state.public.ship.space));
        let offer = Offer::bare(asked, title.with("risk", words::risk(self.risk))).act("act-brake").hint("hint-plasma");
        offer.rules(&[rule, ids::PLASMA, ids::ADVICE_PLASMA])
    }

    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = bool> {
        [false, true].into_iter()
    }

    fn option(&self, state: &State, _: Seat, yes: &bool) -> Opt {
        match *yes {
            true => {
                let opt = Opt::of(yes, "brake").at(state.public.ship.space.id()).sealed();
                opt.fact(facts::plasma(&state.public, self.risk))
            }
            false => Opt::of(yes, "do-not-brake").at(marks::SHIP),
        }
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, yes: bool) {
        answered(cx);
        helm::announce(cx, seat, Maneuver::Brake { risk: self.risk, yes });
    }
}
