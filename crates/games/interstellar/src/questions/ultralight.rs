//! The flight of an Ultralight.

use orrery_core::Dice;

use super::prelude::*;
use crate::rules::scouting;
use crate::state::Worker;

/// Where does the Ultralight fly (D5b, DP-24)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ultralight {
    pub worker: Worker,
}

impl Listed<Interstellar> for Ultralight {
    type Answer = Space;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-ultralight").with("worker", words::worker(self.worker));
        Offer::bare(asked, title).act("act-fly").rules(&[ids::ULTRALIGHT_FLIGHT, ids::ADVICE_SCOUTS])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Space> {
        scouting::within_reach(&state.public)
    }

    fn check(&self, state: &State, _: Seat, to: &Space) -> Result<(), Refusal> {
        let (far, reach) = (state.public.ship.space.distance(*to), scouting::reach(&state.public));
        require(far <= reach, ids::ULTRALIGHT_FLIGHT, || {
            Message::new("refused-too-far").with("space", words::space(*to)).with("spaces", far).with("reach", reach)
        })
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> Space {
        let near = state.public.ship.space.within(scouting::reach(&state.public));
        luck.one_of(near).unwrap_or_else(|| Listed::fallback(self, state, seat))
    }

    fn option(&self, _: &State, _: Seat, to: &Space) -> Opt {
        Opt::of(to, words::space(*to)).at(to.id())
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        bots::suggest(self, state, seat)
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, to: Space) {
        answered(cx);
        scouting::fly(cx, seat, self.worker, to);
    }
}
