//! Talk with the other players: offers, answers, counters (SF-TRADE).

use orrery_core::{Seat, SeatSet};

use super::outlook::{Outlook, best};
use crate::content::{REPLIES_A_TURN, Resource};
use crate::questions::{Draft, Replied, Trading};
use crate::rules::trade;
use crate::sets::Cards;
use crate::state::Bargain;

/// So near to the target nobody is helped.
const NEAR: u8 = 2;

impl Outlook<'_> {
    /// What a swap does to the own plans. A hand that a 7 threatens less is no gain, or everybody could live on begging
    /// for half of it; one that it threatens more is a loss. Every card given beyond those received has its price.
    fn gain(&self, give: Cards, get: Cards) -> f64 {
        let hand = self.hand();
        if !hand.covers(give) {
            return f64::NEG_INFINITY;
        }
        let after = hand.minus(give).plus(get);
        let danger = (self.risk(after) - self.risk(hand)).max(0.0);
        let net = f64::from(give.total().saturating_sub(get.total()));
        self.prospects(after) - self.prospects(hand) - danger - self.skill.card * net
    }

    /// The same with a partner: helping who is ahead has to be worth it.
    fn gain_with(&self, with: Seat, give: Cards, get: Cards) -> f64 {
        let lead = f64::from(self.public.vp(with)) - f64::from(self.public.vp(self.seat));
        self.gain(give, get) - self.skill.envy * lead
    }

    /// Nobody helps a player who is about to win.
    fn is_fair(&self, with: Seat) -> bool {
        self.public.vp(with) + NEAR < self.public.terms.target
    }

    /// Answers to what lies on the table: the best of what others said, or the offer is withdrawn.
    pub(super) fn talk(&self) -> Option<Trading> {
        let public = self.public;
        let fair = || public.others(self.seat).filter(|with| self.is_fair(*with));
        let confirms = fair().filter_map(|with| {
            let (give, get) = trade::answer_of(public, with)?;
            Some((self.gain_with(with, give, get), Trading::Confirm(with)))
        });
        let agrees = fair().filter_map(|with| {
            let Bargain { give, want } = public.market.proposals[with.index()]?;
            Some((self.gain_with(with, want, give), Trading::Agree(with)))
        });
        let good = confirms.chain(agrees).filter(|(gain, _)| *gain >= self.skill.gain);
        best(good).or_else(|| public.market.deal.is_some().then_some(Trading::Withdraw))
    }

    /// The best offer, once a turn: a person across the table is to be asked seldom.
    pub(super) fn offer(&self) -> Option<Bargain> {
        let public = self.public;
        let spoke = !self.skill.talks || public.turn.offers > 0;
        if spoke || self.partners().is_empty() || Draft::check_open(public, self.seat).is_err() {
            return None;
        }
        let offers = self.bargains().filter(|(gain, _)| *gain >= self.skill.gain);
        offers.reduce(|best, next| if next.0 > best.0 { next } else { best }).map(|(_, bargain)| bargain)
    }

    /// Who has cards and is not about to win.
    pub(super) fn partners(&self) -> SeatSet {
        let fair = |with: &Seat| self.is_fair(*with) && self.public.player(*with).hand > 0;
        self.public.others(self.seat).filter(fair).collect()
    }

    /// One or two cards for one that is wanted.
    fn bargains(&self) -> impl Iterator<Item = (f64, Bargain)> + '_ {
        let hand = self.hand();
        let kinds = move || Resource::ALL.into_iter().filter(move |card| hand.get(*card) > 0);
        let singles = kinds().map(|card| Cards::of(card, 1));
        let pairs = kinds()
            .flat_map(move |a| kinds().filter(move |b| *b >= a).map(move |b| Cards::of(a, 1).plus(Cards::of(b, 1))));
        singles.chain(pairs).filter(move |give| hand.covers(*give)).flat_map(move |give| {
            let wants = Resource::ALL.into_iter().filter(move |card| give.get(*card) == 0);
            wants.map(move |card| {
                let want = Cards::of(card, 1);
                (self.gain(give, want), Bargain { give, want })
            })
        })
    }

    pub(super) fn reply(&self) -> Replied {
        let public = self.public;
        let Some(deal) = public.market.deal else { return Replied::Decline };
        if !self.is_fair(public.active) {
            return Replied::Decline;
        }
        match deal.want {
            Some(want) if self.gain_with(public.active, want, deal.give) >= self.skill.gain => Replied::Accept,
            _ if public.turn.replies[self.seat.index()] < REPLIES_A_TURN && self.answer_terms().is_some() => {
                Replied::Counter
            }
            _ => Replied::Decline,
        }
    }

    pub(super) fn counter(&self) -> Bargain {
        self.answer_terms().unwrap_or(Bargain::NONE)
    }

    /// What is wanted for something else of the maker's offer, one for one; or what lies open for a card to spare.
    fn answer_terms(&self) -> Option<Bargain> {
        let (deal, hand) = (self.public.market.deal?, self.hand());
        let gives = |card: &Resource| match deal.want {
            Some(want) => want.get(*card) > 0 && hand.get(*card) > 0,
            None => hand.get(*card) > 0 && deal.give.get(*card) == 0,
        };
        let known = self.public.player(self.public.active).traced.plus(deal.give);
        let terms = Resource::ALL.into_iter().filter(gives).flat_map(|give| {
            let wants = known.iter().map(|(card, _)| card).filter(move |card| *card != give);
            wants.map(move |want| Bargain { give: Cards::of(give, 1), want: Cards::of(want, 1) })
        });
        let gains = terms.map(|terms| (self.gain(terms.give, terms.want), terms));
        best(gains.filter(|(gain, _)| *gain >= self.skill.gain))
    }
}
