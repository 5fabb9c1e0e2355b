//! Cards of choice that go to the bank or come from it while a card is read.

use orrery_kit::fx;

use super::bags::{bag, check_count, least_held, most_held};
use super::prelude::*;
use crate::event::{Fortune, Reading};
use crate::rules::bank;
use crate::rules::encounter::Reader;
use crate::rules::trade::check_held;

/// Which cards are paid?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pay {
    pub count: u8,
}

impl Question<Starfarers> for Pay {
    type Answer = Cards;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let options = bag(state.hand(asked.seat), self.count, self.count);
        Offer::new(asked, "title-pay", options).act("act-pay").rules(&[ids::GIFT])
    }

    fn check(&self, state: &State, seat: Seat, cards: &Cards) -> Result<(), Refusal> {
        check_count(self.count, *cards, ids::EFFECTS)?;
        check_held(state, seat, *cards, ids::GIFT)
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> Cards {
        state.hand(seat).draw(self.count, luck)
    }

    fn fallback(&self, state: &State, seat: Seat) -> Cards {
        most_held(state.hand(seat), self.count)
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, cards: Cards) {
        cx.emit(Reading::Gave { seat, cards }.into());
        cx.reveal();
        fx::decide(&mut Reader(cx), true);
    }
}

/// Which cards are taken from the bank?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Take {
    pub count: u8,
}

impl Question<Starfarers> for Take {
    type Answer = Cards;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let options = bag(state.public.bank, self.count, self.count);
        Offer::new(asked, "title-take", options).act("act-take").rules(&[ids::EFFECTS])
    }

    fn check(&self, state: &State, _: Seat, cards: &Cards) -> Result<(), Refusal> {
        check_count(self.count, *cards, ids::EFFECTS)?;
        let missing = cards.iter().find(|(card, count)| state.public.bank.get(*card) < *count);
        missing.map_or(Ok(()), |(card, _)| {
            bank::check_stock(&state.public, card)?;
            Err(Refusal::new(ids::BANK_STOCK, "refused-bank-short"))
        })
    }

    fn sample(&self, state: &State, _: Seat, luck: &mut Dice) -> Cards {
        state.public.bank.draw(self.count, luck)
    }

    fn fallback(&self, state: &State, seat: Seat) -> Cards {
        least_held(state.hand(seat), state.public.bank, self.count)
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, cards: Cards) {
        cx.emit(Fortune::Took { seat, cards, chosen: true }.into());
        fx::next(&mut Reader(cx));
    }
}
