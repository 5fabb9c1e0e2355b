//! What takes the place of the mass that was lost by leaning.

use orrery_core::phrases;

use super::prelude::*;
use crate::event::Hull;

/// Is a Shield added at the bow (E1d)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AddShield {
    /// Whose Worker has leaned the Blueprint.
    pub by: Ideology,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Added {
    Nothing,
    Shield(Ideology),
}

phrases! { Added { "nothing" => Nothing, "shield" => Shield(of), } }

impl Listed<Interstellar> for AddShield {
    type Answer = Added;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-add-shield").act("act-shield").rules(&[ids::SHIELD_ADDED, ids::ADVICE_LEAN])
    }

    /// The own Shield comes first, then the others by pulse.
    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Added> {
        let (own, ship) = (self.by, state.public.ship);
        let all = [own].into_iter().chain(Ideology::ALL.into_iter().filter(move |of| *of != own));
        let shields = all.filter(move |of| !ship.has(Tile::Shield(*of))).map(Added::Shield);
        shields.chain([Added::Nothing])
    }

    fn option(&self, _: &State, _: Seat, added: &Added) -> Opt {
        match *added {
            Added::Nothing => Opt::of(added, "add-no-shield"),
            Added::Shield(of) => Opt::of(added, words::tile(Tile::Shield(of))).at(marks::mat(of)),
        }
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, added: Added) {
        answered(cx);
        if let Added::Shield(of) = added {
            cx.emit(Hull::ShieldAdded { of }.into());
        }
    }
}
