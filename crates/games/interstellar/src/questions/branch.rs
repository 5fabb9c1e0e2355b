//! Which way at a fork.

use super::prelude::*;
use crate::rules::helm;
use crate::state::Maneuver;

/// Which space next (D5d, DP-26)? Then so many are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Branch {
    pub left: u8,
}

impl Listed<Interstellar> for Branch {
    type Answer = Space;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-branch").act("act-fly").hint("hint-way").rules(&[ids::MOVE])
    }

    /// Ways off the map come last, so that nobody leaves it by default.
    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Space> {
        super::heading::ways_on(state)
    }

    fn check(&self, state: &State, _: Seat, to: &Space) -> Result<(), Refusal> {
        super::heading::check_way(state, *to)
    }

    fn option(&self, state: &State, _: Seat, to: &Space) -> Opt {
        let opt = Opt::of(to, words::space(*to)).at(to.id());
        facts::space(&state.public, *to).into_iter().fold(opt, Opt::fact)
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        bots::suggest(self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, to: Space) {
        answered(cx);
        helm::announce(cx, seat, Maneuver::Branch { to, left: self.left });
    }
}
