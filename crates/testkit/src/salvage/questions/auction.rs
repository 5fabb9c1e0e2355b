//! Cards too many, and the sealed bid.

use orrery_core::{Amount, Asked, Cx, Dice, Given, Item, Offer, Options, Question, Refusal, Seat, Words, read_picked};
use serde::{Deserialize, Serialize};

use super::{Salvage, afford, need};
use crate::salvage::facts::Event;
use crate::salvage::rule;
use crate::salvage::state::{Card, State, Stock};

/// Which cards go back into the bag?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Discard {
    pub count: u8,
}

/// Places in the hand, in rising order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held(pub Vec<u8>);

impl Words for Held {
    fn read(given: &Given) -> Option<Self> {
        let number = |key: &str| key.parse::<u8>().ok().filter(|number| number.to_string() == key);
        let mut places = read_picked(given, number)?;
        places.sort_unstable();
        Some(Held(places))
    }

    fn write(&self) -> Given {
        Given::Picked(self.0.iter().map(u8::to_string).collect())
    }
}

impl Question<Salvage> for Discard {
    type Answer = Held;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let count = u16::from(self.count);
        let item = |(at, card): (usize, &Card)| Item::new(at.to_string(), card.name());
        let from = state.hand(asked.seat).iter().enumerate().map(item).collect();
        let options = Options::Pick { from, count: count..=count, judged: false };
        Offer::new(asked, "ask-discard", options).rules(&[rule::LIMIT])
    }

    fn check(&self, state: &State, seat: Seat, Held(at): &Held) -> Result<(), Refusal> {
        let rising = at.windows(2).all(|pair| pair[0] < pair[1]);
        let held = at.iter().all(|at| usize::from(*at) < state.hand(seat).len());
        need(rising && held && at.len() == usize::from(self.count), rule::LIMIT, "refused-discard")
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> Held {
        let mut at: Vec<u8> = (0..state.hand(seat).len() as u8).collect();
        luck.shuffle(&mut at);
        at.truncate(usize::from(self.count));
        at.sort_unstable();
        Held(at)
    }

    fn fallback(&self, _: &State, _: Seat) -> Held {
        Held((0..self.count).collect())
    }

    fn resolve(&self, cx: &mut Cx<'_, Salvage>, seat: Seat, Held(at): Held) {
        let hand = cx.state().hand(seat);
        let cards: Vec<Card> = at.iter().map(|at| hand[usize::from(*at)]).collect();
        cx.emit(Event::Discarded { seat, count: cards.len(), cards });
    }
}

/// How much for the wreck?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bid;

impl Words for Stock {
    fn read(given: &Given) -> Option<Self> {
        let Given::Amounts(amounts) = given else { return None };
        let of = |key: &str| amounts.get(key).copied().unwrap_or(0);
        let known = amounts.keys().all(|key| key == "credits" || key == "fuel");
        known.then(|| Stock { credits: of("credits"), fuel: of("fuel") })
    }

    fn write(&self) -> Given {
        Given::Amounts([("credits".into(), self.credits), ("fuel".into(), self.fuel)].into())
    }
}

impl Question<Salvage> for Bid {
    type Answer = Stock;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let have = state.public.stock(asked.seat);
        let kind = |key: &'static str, most| Amount { item: Item::new(key, key), range: 0..=most };
        let kinds = vec![kind("credits", have.credits), kind("fuel", have.fuel)];
        let options = Options::Amounts { kinds, total: 0..=have.sum(), judged: false };
        Offer::new(asked, "ask-bid", options).rules(&[rule::BID])
    }

    fn check(&self, state: &State, seat: Seat, bid: &Stock) -> Result<(), Refusal> {
        afford(&state.public, seat, *bid, rule::BID)
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> Stock {
        let have = state.public.stock(seat);
        Stock { credits: luck.below(have.credits + 1), fuel: luck.below(have.fuel + 1) }
    }

    fn fallback(&self, _: &State, _: Seat) -> Stock {
        Stock::default()
    }

    fn resolve(&self, cx: &mut Cx<'_, Salvage>, seat: Seat, bid: Stock) {
        cx.emit(Event::BidSealed { seat, bid });
    }
}
