//! A card from another mat.

use super::prelude::*;
use crate::rules::room;

/// Which workcell comes to the Chief Engineer's mat (LS8)? Nobody is asked for consent, and no copyright is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StealCard {
    pub to: Ideology,
}

impl Listed<Interstellar> for StealCard {
    type Answer = Workcell;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        let title = Message::new("ask-steal-card").with("ideology", words::ideology(self.to));
        Offer::bare(asked, title).act("act-take").rules(&[ids::MOVED_CARD])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Workcell> {
        let (public, to) = (&state.public, self.to);
        let has_place = public.free_places(to).next().is_some();
        public.displays().filter(move |card| has_place && public.owner(*card) != Some(to))
    }

    fn option(&self, state: &State, _: Seat, card: &Workcell) -> Opt {
        let opt = Opt::of(card, words::workcell(*card)).at(card.id());
        state.public.owner(*card).into_iter().fold(opt, |opt, of| opt.group(words::ideology(of)))
    }

    fn resolve(&self, cx: &mut Cx<'_>, _: Seat, card: Workcell) {
        answered(cx);
        room::move_card(cx, card, self.to, None);
    }
}
