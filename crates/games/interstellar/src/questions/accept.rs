//! A success on a workcell.

use super::prelude::*;
use crate::event::Labs;
use crate::state::Site;

/// Does the Chief Engineer accept the success (H2d, DP-17)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Accept {
    pub of: Ideology,
}

impl Listed<Interstellar> for Accept {
    type Answer = bool;

    fn ask(&self, state: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-accept").with("ideology", words::ideology(self.of));
        let offer = Offer::bare(asked, title).act("act-accept").rules(&[ids::ENGINEER]);
        match state.public.roll.map(|roll| roll.site) {
            Some(Site::Card(card)) => offer.hint(words::hint::card(card.subtitle())),
            _ => offer,
        }
    }

    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = bool> {
        [true, false].into_iter()
    }

    fn option(&self, state: &State, _: Seat, yes: &bool) -> Opt {
        let opt = Opt::of(yes, if *yes { "accept-success" } else { "decline-success" });
        match state.public.roll.map(|roll| roll.site).filter(|_| *yes) {
            Some(Site::Card(card)) => facts::experiment(&state.public, card).into_iter().fold(opt, Opt::fact),
            _ => opt,
        }
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, yes: bool) {
        answered(cx);
        cx.emit(if yes { Labs::Accepted } else { Labs::Declined { of: self.of } }.into());
    }
}
