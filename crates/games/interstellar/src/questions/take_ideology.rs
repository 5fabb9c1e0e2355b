//! Who runs which Ideology.

use super::prelude::*;
use crate::event::Beginning;

/// Which Ideology do you run (C1a, DP-01)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakeIdeology;

impl Listed<Interstellar> for TakeIdeology {
    type Answer = Ideology;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-ideology").hint("hint-ideology").rules(&[ids::MATS, ids::TAKING_ORDER])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Ideology> {
        let taken = state.public.taken;
        Ideology::ALL.into_iter().filter(move |of| !taken.contains(*of))
    }

    fn option(&self, _: &State, _: Seat, of: &Ideology) -> Opt {
        Opt::of(of, words::ideology(*of)).at(marks::mat(*of))
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, ideology: Ideology) {
        answered(cx);
        cx.emit(Beginning::IdeologyTaken { seat, ideology }.into());
    }
}
