//! Cards that change hands. The count of a hand and what everybody can tell of it are kept beside the hand.

use orrery_core::Seat;

use crate::content::Resource;
use crate::sets::Cards;
use crate::state::{State, Theft};

impl State {
    /// From the bank, for all to see.
    pub(super) fn receive(&mut self, seat: Seat, cards: Cards) {
        self.public.bank = self.public.bank.minus(cards);
        self.pick_up(seat, cards);
    }

    fn pick_up(&mut self, seat: Seat, cards: Cards) {
        let player = &mut self.public.players[seat.index()];
        player.hand += cards.total();
        player.traced = player.traced.plus(cards);
        self.secret.hands[seat.index()] = self.secret.hands[seat.index()].plus(cards);
    }

    /// To the bank, for all to see.
    pub(super) fn pay(&mut self, seat: Seat, cards: Cards) {
        self.public.bank = self.public.bank.plus(cards);
        self.put_down(seat, cards);
    }

    fn put_down(&mut self, seat: Seat, cards: Cards) {
        let player = &mut self.public.players[seat.index()];
        player.hand -= cards.total();
        player.traced = player.traced.minus(cards);
        self.secret.hands[seat.index()] = self.secret.hands[seat.index()].minus(cards);
    }

    /// From the supply deck: only its owner sees the card (SF-SEVEN-5).
    pub(super) fn draw_supply(&mut self, seat: Seat, card: Resource) {
        let cards = Cards::of(card, 1);
        self.secret.supply = self.secret.supply.minus(cards);
        self.public.supply -= 1;
        self.secret.hands[seat.index()] = self.secret.hands[seat.index()].plus(cards);
        self.public.players[seat.index()].hand += 1;
    }

    /// A hidden card changes hands. It may have been any that everybody knew of.
    pub(super) fn steal(&mut self, by: Seat, from: Seat, card: Resource) {
        let cards = Cards::of(card, 1);
        self.secret.taken[from.index()] = Some(Theft { by, card });
        self.secret.hands[from.index()] = self.secret.hands[from.index()].minus(cards);
        self.secret.hands[by.index()] = self.secret.hands[by.index()].plus(cards);
        self.public.players[by.index()].hand += 1;
        let loser = &mut self.public.players[from.index()];
        loser.hand -= 1;
        loser.traced = loser.traced.minus(Cards([1; Resource::COUNT]));
    }

    pub(super) fn swap(&mut self, seat: Seat, with: Seat, give: Cards, get: Cards) {
        self.put_down(seat, give);
        self.put_down(with, get);
        self.pick_up(seat, get);
        self.pick_up(with, give);
    }

    /// What is offered is in hand (SF-TRADE-5, R-28), so everybody knows of it.
    pub(super) fn pledge(&mut self, seat: Seat, cards: Cards) {
        let player = &mut self.public.players[seat.index()];
        player.traced = player.traced.or(cards);
    }

    /// After cards have moved: offers that still stand can still be paid, and everybody sees that (SF-TRADE-9).
    pub(super) fn renew_pledges(&mut self) {
        if self.public.market.is_quiet() {
            return;
        }
        let (market, active) = (self.public.market, self.public.active);
        if let Some(deal) = market.deal {
            self.renew(active, deal.give);
        }
        for seat in self.public.others(active) {
            let proposed = market.proposals[seat.index()].map(|terms| terms.give);
            market.promised(seat).into_iter().chain(proposed).for_each(|cards| self.renew(seat, cards));
        }
    }

    fn renew(&mut self, seat: Seat, cards: Cards) {
        if self.hand(seat).covers(cards) {
            self.pledge(seat, cards);
        }
    }
}
