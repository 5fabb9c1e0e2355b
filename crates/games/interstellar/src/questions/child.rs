//! Which child is born.

use super::prelude::*;
use super::{Nursery, pose};
use crate::rules::promises;
use crate::state::Deed;

/// Which embryo is born (H5c, DP-19)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Child {
    pub mother: Cyborg,
}

impl Listed<Interstellar> for Child {
    type Answer = Cyborg;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-child").with("cyborg", words::cyborg(self.mother));
        Offer::bare(asked, title).act("act-bear").rules(&[ids::CHILD, ids::ADVICE_GENERATIONS, ids::ADVICE_ELDERS])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Cyborg> {
        state.public.embryos()
    }

    fn option(&self, _: &State, _: Seat, cyborg: &Cyborg) -> Opt {
        Opt::of(cyborg, words::cyborg(*cyborg)).at(cyborg.id())
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        bots::suggest(self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, cyborg: Cyborg) {
        answered(cx);
        let of = cx.state().public.side(cyborg);
        let owner = of.map_or(seat, |of| cx.state().public.player(of));
        of.into_iter().for_each(|of| promises::judge(cx, seat, Deed::Bore(of)));
        pose(cx, owner, Nursery { cyborg });
    }
}
