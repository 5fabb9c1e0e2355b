//! The Relief Chest.

use super::bags::least_held;
use super::prelude::*;
use crate::content::Resource;
use crate::event::Income;
use crate::rules::bank;

/// Which card does the Relief Chest give (F20)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Relief;

impl Question<Starfarers> for Relief {
    type Answer = Resource;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let cards = state.public.bank.iter().map(|(card, _)| card);
        let option = |card: Resource| Opt::of(&card, words::resource(card)).at(format!("card-{}", card.id()));
        Offer::list(asked, "title-relief", cards.map(option)).act("act-card").rules(&[ids::GIFTS])
    }

    fn check(&self, state: &State, _: Seat, card: &Resource) -> Result<(), Refusal> {
        bank::check_stock(&state.public, *card)
    }

    fn sample(&self, state: &State, _: Seat, luck: &mut Dice) -> Resource {
        some(state.public.bank.pick(luck))
    }

    fn fallback(&self, state: &State, seat: Seat) -> Resource {
        some(least_held(state.hand(seat), state.public.bank, 1).nth(0))
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, card: Resource) {
        cx.emit(Income::Relieved { seat, card }.into());
    }
}
