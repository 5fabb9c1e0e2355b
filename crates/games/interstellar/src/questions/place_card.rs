//! A card from the market for a mat.

use orrery_core::phrases;

use super::prelude::*;
use crate::event::{Labs, Shelf};
use crate::rules::research;
use crate::state::Worker;

/// Does the card come to this mat, and where (G1d, DP-06; CONSENT, ROOM)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlaceCard {
    pub worker: Worker,
    pub card: Workcell,
    pub mat: Ideology,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Placement {
    Refuse,
    On(Shelf),
}

phrases! { Placement { "refuse" => Refuse, _ => On(shelf) } }
phrases! { Shelf { "free" => Free(slot), "instead" => Instead(slot, card), "bed" => Bed(slot), } }

impl Listed<Interstellar> for PlaceCard {
    type Answer = Placement;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-place-card").with("card", words::workcell(self.card));
        Offer::bare(asked, title.with("ideology", words::ideology(self.mat))).rules(&[ids::RESEARCH])
    }

    /// Another player may refuse, and does so without an answer.
    fn answers(&self, state: &State, seat: Seat) -> impl Iterator<Item = Placement> {
        let public = &state.public;
        let refuse = (public.player_of(self.worker) != seat).then_some(Placement::Refuse);
        refuse.into_iter().chain(public.shelves(self.mat, self.worker.cyborg()).map(Placement::On))
    }

    fn option(&self, _: &State, _: Seat, placement: &Placement) -> Opt {
        let label = match *placement {
            Placement::Refuse => Message::new("refuse"),
            Placement::On(Shelf::Free(slot)) => words::slot(slot),
            Placement::On(Shelf::Instead(slot, out)) => {
                Message::new("shelf-instead").with("slot", words::slot(slot)).with("card", words::workcell(out))
            }
            Placement::On(Shelf::Bed(slot)) => Message::new("shelf-bed").with("slot", words::slot(slot)),
        };
        Opt::of(placement, label)
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, placement: Placement) {
        answered(cx);
        let PlaceCard { worker, card, mat } = *self;
        match placement {
            Placement::Refuse => cx.emit(Labs::Refused { card, mat }.into()),
            Placement::On(shelf) => research::research(cx, worker, card, mat, shelf),
        }
    }
}
