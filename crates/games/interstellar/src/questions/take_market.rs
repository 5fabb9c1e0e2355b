//! A card of the market without research.

use orrery_core::phrases;

use super::prelude::*;
use super::{PlaceCard, pose};
use crate::state::Guest;

/// Which card of the market is taken, and for which mat (LS9)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakeMarket;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Taking {
    Nothing,
    Card(Workcell, Ideology),
}

phrases! { Taking { "nothing" => Nothing, "card" => Card(card, mat), } }

impl Listed<Interstellar> for TakeMarket {
    type Answer = Taking;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "ask-take-market").act("act-take-card").rules(&[ids::RESEARCH])
    }

    /// The own mat comes first.
    fn answers(&self, state: &State, seat: Seat) -> impl Iterator<Item = Taking> {
        let public = &state.public;
        let pairs = public.market.cards().flat_map(|card| Ideology::ALL.map(|mat| (card, mat)));
        let mut legal: Vec<(Workcell, Ideology)> =
            pairs.filter(|(card, mat)| public.may_receive(*card, *mat, None)).collect();
        legal.sort_by_key(|(_, mat)| public.player(*mat) != seat);
        legal.into_iter().map(|(card, mat)| Taking::Card(card, mat)).chain([Taking::Nothing])
    }

    fn option(&self, _: &State, _: Seat, taking: &Taking) -> Opt {
        match *taking {
            Taking::Nothing => Opt::of(taking, "take-nothing"),
            Taking::Card(card, mat) => {
                let label = Message::new("placing-research").with("card", words::workcell(card));
                Opt::of(taking, label.with("ideology", words::ideology(mat))).at(card.id())
            }
        }
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, taking: Taking) {
        answered(cx);
        if let Taking::Card(card, mat) = taking {
            pose(cx, seat, PlaceCard { guest: Guest::Idea(card), mat, suggested: None });
        }
    }
}
