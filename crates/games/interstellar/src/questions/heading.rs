//! Where the ship is to go first.

use super::prelude::*;
use crate::event::Voyage;

/// Which space lies ahead (C7b, D5k; DP-04, DP-28)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Heading;

impl Listed<Interstellar> for Heading {
    type Answer = Space;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-heading").rules(&[ids::HEADING])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Space> {
        state.public.ship.space.ahead(None)
    }

    fn option(&self, _: &State, _: Seat, to: &Space) -> Opt {
        Opt::of(to, words::space(*to)).at(to.id())
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, to: Space) {
        answered(cx);
        cx.emit(Voyage::HeadingSet { seat, to }.into());
    }
}
