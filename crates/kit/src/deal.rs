//! A proposal: one seat offers terms, or asks for consent; others agree, decline or make one counter-offer, which the
//! proposer takes or leaves. Nothing is set aside for an offer, so whoever takes it must have the terms checked again:
//! what was promised may be gone by then.

use std::collections::BTreeMap;

use orrery_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reply<T> {
    Declined,
    /// Other terms, still told from the offerer's side; it is for the offerer to settle them.
    Countered(T),
    /// A counter-offer the offerer has turned down.
    TurnedDown,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal<T> {
    pub by: Seat,
    pub terms: T,
    to: SeatSet,
    replies: BTreeMap<Seat, Reply<T>>,
}

impl<T> Deal<T> {
    pub fn new(by: Seat, terms: T, to: SeatSet) -> Self {
        Deal { by, terms, to, replies: BTreeMap::new() }
    }

    /// Who may still reply.
    pub fn awaited(&self) -> impl Iterator<Item = Seat> + '_ {
        self.to.iter().filter(|seat| !self.replies.contains_key(seat))
    }

    pub fn awaits(&self, seat: Seat) -> bool {
        self.to.iter().any(|to| to == seat) && !self.replies.contains_key(&seat)
    }

    pub fn reply(&mut self, seat: Seat, reply: Reply<T>) {
        self.replies.insert(seat, reply);
    }

    /// The counter-offer of `seat` that waits for the offerer.
    pub fn counter(&self, seat: Seat) -> Option<&T> {
        match self.replies.get(&seat) {
            Some(Reply::Countered(terms)) => Some(terms),
            _ => None,
        }
    }

    /// Every counter-offer that waits for the offerer, in seat order.
    pub fn counters(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.replies.keys().filter_map(|seat| self.counter(*seat).map(|terms| (*seat, terms)))
    }

    /// Somebody can or will no longer trade.
    pub fn drop_out(&mut self, seat: Seat) {
        self.to.remove(seat);
        self.replies.remove(&seat);
    }

    /// Nobody can reply any more and there is nothing to settle.
    pub fn is_dead(&self) -> bool {
        self.awaited().next().is_none() && self.counters().next().is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TERMS: u8 = 1;
    const OTHER: u8 = 2;

    fn deal() -> Deal<u8> {
        Deal::new(Seat(0), TERMS, [Seat(1), Seat(2)].into_iter().collect())
    }

    #[test]
    fn each_addressee_replies_once() {
        let mut deal = deal();
        assert!(deal.awaits(Seat(1)) && !deal.awaits(Seat(0)) && !deal.awaits(Seat(200)));
        deal.reply(Seat(1), Reply::Declined);
        assert_eq!(deal.awaited().collect::<Vec<_>>(), [Seat(2)]);
        assert_eq!(crate::saved(&deal), Some(deal));
    }

    #[test]
    fn a_counter_offer_waits_for_the_offerer() {
        let mut deal = deal();
        deal.reply(Seat(2), Reply::Countered(OTHER));
        assert_eq!((deal.counter(Seat(2)), deal.counter(Seat(1))), (Some(&OTHER), None));
        deal.reply(Seat(1), Reply::Declined);
        assert!(!deal.is_dead(), "the counter-offer is open");
        deal.reply(Seat(2), Reply::TurnedDown);
        assert!(deal.is_dead() && deal.counters().next().is_none());
    }

    #[test]
    fn who_drops_out_takes_a_counter_offer_along() {
        let mut deal = deal();
        deal.reply(Seat(1), Reply::Countered(OTHER));
        deal.drop_out(Seat(1));
        deal.drop_out(Seat(2));
        assert!(deal.is_dead());
    }
}
