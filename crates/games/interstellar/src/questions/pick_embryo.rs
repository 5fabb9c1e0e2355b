//! A child that a die has named.

use super::prelude::*;
use super::{Receive, pose};
use crate::state::Worker;

/// Which embryo of this Ideology is decanted (E2e, RUL-12)? A die has named the Ideology; nobody may refuse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PickEmbryo {
    pub worker: Worker,
    pub cell: Cell,
    pub of: Ideology,
}

impl Listed<Interstellar> for PickEmbryo {
    type Answer = Cyborg;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-pick-embryo").with("ideology", words::ideology(self.of));
        Offer::bare(asked, title).act("act-decant").rules(&[ids::DECANT, ids::RANDOM_DECANT])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Cyborg> {
        let (public, of) = (&state.public, self.of);
        public.sleepers_in_jars(false).filter(move |cyborg| public.side(*cyborg) == Some(of))
    }

    fn option(&self, _: &State, _: Seat, cyborg: &Cyborg) -> Opt {
        Opt::of(cyborg, words::cyborg(*cyborg)).at(cyborg.id())
    }

    /// ROOM is a duty, so only its own player is asked where.
    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, cyborg: Cyborg) {
        answered(cx);
        let PickEmbryo { worker, cell, of } = *self;
        let owner = cx.state().public.player(of);
        pose(cx, owner, Receive { worker, cell, cyborg, suggested: None });
    }
}
