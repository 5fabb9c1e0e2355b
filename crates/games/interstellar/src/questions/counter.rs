//! A counter-offer.

use super::prelude::*;
use crate::event::Shelf;
use crate::rules::consent;
use crate::state::Guest;

/// The owner of the mat has named another place. Is it taken (4.3 CONSENT, DP-06)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counter {
    pub guest: Guest,
    pub mat: Ideology,
    pub place: Shelf,
}

impl Listed<Interstellar> for Counter {
    type Answer = bool;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-counter").with("ideology", words::ideology(self.mat));
        Offer::bare(asked, title.with("place", words::shelf(self.place)))
            .act("act-counter")
            .rules(&[ids::RESEARCH, ids::BOUNDS])
    }

    /// Without an answer it is left.
    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = bool> {
        [false, true].into_iter()
    }

    fn option(&self, _: &State, _: Seat, yes: &bool) -> Opt {
        Opt::of(yes, if *yes { "counter-take" } else { "counter-leave" })
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, yes: bool) {
        answered(cx);
        let Counter { guest, mat, place } = *self;
        match yes {
            true => consent::accept(cx, guest, mat, place),
            false => consent::refuse(cx, guest, mat),
        }
    }
}
