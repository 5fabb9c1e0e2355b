//! Who runs which Ideology.

use super::prelude::*;
use crate::event::Beginning;

/// Which Ideology do you run (C1a, DP-01)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakeIdeology;

impl Listed<Interstellar> for TakeIdeology {
    type Answer = Ideology;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-ideology").act("act-run").hint("hint-ideology").rules(&[
            ids::MATS,
            ids::TAKING_ORDER,
            ids::NEW_MISSION,
        ])
    }

    fn answers(&self, state: &State, seat: Seat) -> impl Iterator<Item = Ideology> {
        state.public.takeable(seat).iter()
    }

    fn option(&self, _: &State, _: Seat, of: &Ideology) -> Opt {
        Opt::of(of, words::ideology(*of)).at(marks::mat(*of))
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, ideology: Ideology) {
        answered(cx);
        cx.emit(Beginning::IdeologyTaken { seat, ideology }.into());
    }
}
