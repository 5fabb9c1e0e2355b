//! What a 7 takes.

use super::bags::{bag, check_count, most_held};
use super::prelude::*;
use crate::event::Seven;
use crate::rules::trade::check_held;

/// Which cards go to the bank (SF-SEVEN-1)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Discard {
    pub count: u8,
}

impl Question<Starfarers> for Discard {
    type Answer = Cards;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let hand = state.hand(asked.seat);
        let reason = Message::new("reason-discard").with("count", self.count).with("hand", hand.total());
        let offer = Offer::new(asked, "title-discard", bag(hand, self.count, self.count)).act("act-discard");
        offer.reason(reason).hint("hint-discard").rules(&[ids::SEVEN, ids::SEALED])
    }

    /// SF-SEVEN-1: exactly so many, from the hand.
    fn check(&self, state: &State, seat: Seat, cards: &Cards) -> Result<(), Refusal> {
        check_held(state, seat, *cards, ids::SEVEN)?;
        check_count(self.count, *cards, ids::SEVEN)
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> Cards {
        state.hand(seat).draw(self.count, luck)
    }

    fn fallback(&self, state: &State, seat: Seat) -> Cards {
        most_held(state.hand(seat), self.count)
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, cards: Cards) {
        cx.emit(Seven::DiscardSealed { seat, count: cards.total(), cards }.into());
    }
}
