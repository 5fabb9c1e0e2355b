//! Talk with the other players: offers, answers, counters (SF-TRADE).

use orrery_core::{Seat, SeatSet};

use super::outlook::{Outlook, best};
use super::skill::NORMAL;
use crate::content::{REPLIES_A_TURN, Resource};
use crate::questions::{Draft, Drafted, Replied, Trading};
use crate::rules::trade;
use crate::sets::Cards;
use crate::state::{Bargain, Deal, State};

/// So near to the target nobody is helped.
const NEAR: u8 = 2;
/// How many of the offers that would help are thought of from the other side, the best first.
const OFFERS_WEIGHED: usize = 12;

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

    /// The same with a partner: helping who is ahead has to be worth it, and what the partner can build after it and
    /// could not before counts against a swap as far as it is more than the own gain.
    fn gain_with(&self, with: Seat, give: Cards, get: Cards) -> f64 {
        let lead = f64::from(self.public.vp(with)) - f64::from(self.public.vp(self.seat));
        let own = self.gain(give, get) - self.skill.envy * lead;
        if own < self.skill.gain {
            return own;
        }
        let seen = self.as_seen();
        let theirs = Outlook::planning(&seen, with, &NORMAL).gain(get, give);
        own - self.skill.grudge * (theirs - own).max(0.0)
    }

    /// The table as everybody sees it: of each hand the cards that are known to be there.
    fn as_seen(&self) -> State {
        let mut state = *self.state;
        for seat in self.public.everybody() {
            state.secret.hands[seat.index()] = self.public.player(seat).traced;
        }
        state
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

    /// The best offer that somebody would accept who may be asked; one a turn.
    pub(super) fn offer(&self) -> Option<Drafted> {
        let public = self.public;
        let may_talk = self.skill.talks && public.turn.offers == 0 && Draft::check_open(public, self.seat).is_ok();
        if !may_talk || self.partners().next().is_none() {
            return None;
        }
        let mut good: Vec<(f64, Bargain)> = self.bargains().filter(|(gain, _)| *gain >= self.skill.gain).collect();
        good.sort_by(|a, b| b.0.total_cmp(&a.0));
        good.into_iter().take(OFFERS_WEIGHED).find_map(|(_, Bargain { give, want })| {
            let to: SeatSet = self.partners().filter(|with| self.would_accept(*with, give, want)).collect();
            (!to.is_empty()).then_some(Drafted { give, want, to, ..Drafted::default() })
        })
    }

    /// Who may be asked and is not about to win.
    fn partners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.public.others(self.seat).filter(|with| self.is_fair(*with) && self.may_ask(*with))
    }

    /// People are asked for trades once in two rounds at most, whoever asks: everybody has a round to be asked in, and each
    /// time it is another's turn to ask.
    fn may_ask(&self, with: Seat) -> bool {
        let (seats, round) = (u16::from(self.public.seats), self.public.round + u16::from(with.0));
        let asker = with.after(1 + (round / 2 % (seats - 1)) as u8, self.public.seats);
        round.is_multiple_of(2) && asker == self.seat
    }

    /// Whether a normal player on that seat is known to be able to pay, and would accept.
    fn would_accept(&self, with: Seat, give: Cards, want: Cards) -> bool {
        let mut seen = self.as_seen();
        if !seen.hand(with).covers(want) {
            return false;
        }
        let to = [with].into_iter().collect();
        seen.public.market.deal = Some(Deal { give, want: Some(want), to });
        seen.public.players[self.seat.index()].traced = self.public.player(self.seat).traced.or(give);
        Outlook::planning(&seen, with, &NORMAL).reply() == Replied::Accept
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
        // Who asks again and again has to offer more.
        let least = self.skill.gain + self.skill.patience * f64::from(public.turn.offers.saturating_sub(1));
        match deal.want {
            Some(want) if self.gain_with(public.active, want, deal.give) >= least => Replied::Accept,
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
        let gains = terms.map(|terms| (self.gain_with(self.public.active, terms.give, terms.want), terms));
        best(gains.filter(|(gain, _)| *gain >= self.skill.gain))
    }
}
