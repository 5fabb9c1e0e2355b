//! The card of a people that a new post brings.

use super::prelude::*;
use crate::content::{Base, FriendCard, Gift, Resource};
use crate::event::Voyage;
use crate::says;

/// Which friendship card is taken (SF-TRADEBASE-5)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    pub base: Base,
}

impl Listed<Starfarers> for Card {
    type Answer = FriendCard;

    fn ask(&self, _: &State, asked: Asked) -> Offer {
        Offer::bare(asked, "title-card").hint("hint-card").act("act-card").rules(&[ids::FRIEND])
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = FriendCard> {
        state.public.cards_at(self.base)
    }

    fn option(&self, _: &State, _: Seat, card: &FriendCard) -> Opt {
        let text = Fact::new(Tone::Plain, says::friend(*card)).rule(ids::GIFTS);
        Opt::of(card, words::friend(*card)).at(format!("friend-{}", card.id())).fact(text).sealed()
    }

    /// SF-TRADEBASE-5, SF-TRADEBASE-6, R-29
    fn check(&self, state: &State, _: Seat, card: &FriendCard) -> Result<(), Refusal> {
        require(state.public.cards_at(self.base).any(|other| other == *card), ids::FRIEND, || "refused-friend")
    }

    fn fallback(&self, state: &State, seat: Seat) -> FriendCard {
        some(state.public.cards_at(self.base).min_by_key(|card| rank(&state.public, seat, *card)))
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, card: FriendCard) {
        cx.emit(Voyage::FriendTaken { seat, card }.into());
    }
}

/// The order in which the absent take friendship cards: the most useful first.
fn rank(public: &Public, seat: Seat, card: FriendCard) -> (u8, u8) {
    let income = |resource: Resource| -> u8 {
        let planets = public.sites_of(seat).flat_map(|(site, _)| site.planets());
        planets.filter(|planet| planet.resource() == resource).count() as u8
    };
    let rank = |gift: Gift| match gift {
        Gift::SeatOfHonour if public.has(seat, Gift::SeatOfHonour) => (20, 0),
        Gift::SeatOfHonour => (0, 0),
        Gift::BetterRate(Resource::Goods) => (1, 0),
        Gift::More(resource) => (2, u8::MAX - income(resource)),
        Gift::Speed(2..) => (3, 0),
        Gift::Relief => (4, 0),
        Gift::FairShares(_) => (5, 0),
        Gift::Speed(_) => (6, 0),
        Gift::Strength(_) => (11, 0),
        Gift::BetterRate(Resource::Ore) => (7, 0),
        Gift::BetterRate(Resource::Carbon) => (8, 0),
        Gift::BetterRate(Resource::Fuel) => (9, 0),
        Gift::BetterRate(Resource::Food) => (10, 0),
        Gift::LightTribute(_) => (12, 0),
    };
    card.gifts().map(rank).min().unwrap_or((u8::MAX, 0))
}
