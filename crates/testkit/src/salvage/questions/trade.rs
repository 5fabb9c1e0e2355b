//! Trades beside the bids: an offer, its replies, one counter-offer.

use orrery_core::{Asked, Cx, Heard, Listed, Message, Offer as Offered, Opt, Refusal, Said, Seat, Word};
use orrery_kit::{Bargain, Deal};
use serde::{Deserialize, Serialize};

use super::{Salvage, afford, need};
use crate::salvage::content::TERMS;
use crate::salvage::facts::Event;
use crate::salvage::rule;
use crate::salvage::rules::{deal_of, honour};
use crate::salvage::state::{State, Stock};

/// One of the terms that trades are struck over, by its place in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tariff(pub u8);

impl Tariff {
    fn all() -> impl Iterator<Item = Tariff> {
        (0..TERMS.len() as u8).map(Tariff)
    }

    fn terms(self) -> Result<Bargain<Stock>, Refusal> {
        TERMS.get(usize::from(self.0)).copied().ok_or_else(|| Refusal::new(rule::TRADE, "refused-terms"))
    }
}

impl Word for Tariff {
    fn say(&self, said: &mut Said) {
        self.0.say(said);
    }

    fn hear(heard: &mut Heard<'_>) -> Option<Self> {
        Word::hear(heard).map(Tariff)
    }
}

fn list(asked: Asked, title: &'static str) -> Offered {
    Offered::bare(asked, title).rules(&[rule::TRADE])
}

/// What is offered to the others?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer;

impl Listed<Salvage> for Offer {
    type Answer = Tariff;

    fn ask(&self, _: &State, asked: Asked) -> Offered {
        list(asked, "ask-offer")
    }

    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = Tariff> {
        Tariff::all()
    }

    fn option(&self, _: &State, _: Seat, tariff: &Tariff) -> Opt {
        Opt::of(tariff, Message::new("offer").with("number", tariff.0))
    }

    fn check(&self, state: &State, seat: Seat, tariff: &Tariff) -> Result<(), Refusal> {
        afford(&state.public, seat, tariff.terms()?.give, rule::TRADE)
    }

    fn fallback(&self, state: &State, seat: Seat) -> Tariff {
        let legal = Tariff::all().find(|tariff| Listed::check(self, state, seat, tariff).is_ok());
        legal.unwrap_or(Tariff(0))
    }

    fn resolve(&self, cx: &mut Cx<'_, Salvage>, seat: Seat, tariff: Tariff) {
        if let Ok(terms) = tariff.terms() {
            cx.emit(Event::Offered { by: seat, terms });
        }
    }
}

/// What of the offer of `to`?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reply {
    pub to: Seat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Replied {
    Accept,
    Decline,
    Counter(Tariff),
}
orrery_core::phrases! { Replied { "accept" => Accept, "decline" => Decline, "counter" => Counter(tariff), } }

impl Listed<Salvage> for Reply {
    type Answer = Replied;

    fn ask(&self, _: &State, asked: Asked) -> Offered {
        list(asked, "ask-reply")
    }

    fn answers(&self, state: &State, _: Seat) -> impl Iterator<Item = Replied> {
        let open = deal_of(&state.public, self.to).map(|deal| deal.terms);
        let counters = Tariff::all().filter(move |tariff| tariff.terms().ok() != open);
        [Replied::Accept, Replied::Decline].into_iter().chain(counters.map(Replied::Counter))
    }

    fn option(&self, _: &State, _: Seat, reply: &Replied) -> Opt {
        Opt::of(
            reply,
            match reply {
                Replied::Accept => Message::new("accept"),
                Replied::Decline => Message::new("decline"),
                Replied::Counter(Tariff(number)) => Message::new("counter").with("number", *number),
            },
        )
    }

    /// The offer was made when it could be kept; that may have changed since.
    fn check(&self, state: &State, seat: Seat, reply: &Replied) -> Result<(), Refusal> {
        let deal = deal_of(&state.public, self.to).ok_or_else(Refusal::not_asked)?;
        match reply {
            Replied::Decline => Ok(()),
            Replied::Accept => honour(&state.public, self.to, seat, &deal.terms),
            Replied::Counter(tariff) => {
                let terms = tariff.terms()?;
                need(terms != deal.terms, rule::TRADE, "refused-terms")?;
                afford(&state.public, seat, terms.get, rule::TRADE)
            }
        }
    }

    fn fallback(&self, _: &State, _: Seat) -> Replied {
        Replied::Decline
    }

    fn resolve(&self, cx: &mut Cx<'_, Salvage>, seat: Seat, reply: Replied) {
        match reply {
            Replied::Accept => trade(cx, self.to, seat, |deal| Some(deal.terms)),
            Replied::Decline => cx.emit(Event::Declined { by: seat, of: self.to }),
            Replied::Counter(tariff) => {
                if let Ok(terms) = tariff.terms() {
                    cx.emit(Event::Countered { by: seat, of: self.to, terms });
                }
            }
        }
    }
}

/// What of the counter-offer of `with`?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settle {
    pub with: Seat,
}

impl Listed<Salvage> for Settle {
    type Answer = bool;

    fn ask(&self, _: &State, asked: Asked) -> Offered {
        list(asked, "ask-settle")
    }

    fn answers(&self, _: &State, _: Seat) -> impl Iterator<Item = bool> {
        [true, false].into_iter()
    }

    fn option(&self, _: &State, _: Seat, yes: &bool) -> Opt {
        Opt::of(yes, if *yes { "settle" } else { "turn-down" })
    }

    fn check(&self, state: &State, seat: Seat, yes: &bool) -> Result<(), Refusal> {
        let terms = deal_of(&state.public, seat).and_then(|deal| deal.counter(self.with));
        let terms = terms.ok_or_else(Refusal::not_asked)?;
        if *yes { honour(&state.public, seat, self.with, terms) } else { Ok(()) }
    }

    fn fallback(&self, _: &State, _: Seat) -> bool {
        false
    }

    fn resolve(&self, cx: &mut Cx<'_, Salvage>, seat: Seat, yes: bool) {
        match yes {
            true => trade(cx, seat, self.with, |deal| deal.counter(self.with).copied()),
            false => cx.emit(Event::CounterTurnedDown { by: seat, of: self.with }),
        }
    }
}

fn trade(cx: &mut Cx<'_, Salvage>, by: Seat, with: Seat, terms: impl Fn(&Deal<Stock>) -> Option<Bargain<Stock>>) {
    if let Some(terms) = deal_of(&cx.state().public, by).and_then(terms) {
        cx.emit(Event::Traded { by, with, terms });
    }
}
