//! What the talk of the trade phase does to the state.

use orrery_core::{Seat, SeatSet};

use super::Event;
use crate::state::{Bargain, MAX_SEATS, Market, Phase, Public, Reply, State};

/// The talk of the trade phase; false for other facts.
pub(super) fn talks(state: &mut State, event: &Event) -> bool {
    match *event {
        Event::Offered { seat, deal } => {
            state.pledge(seat, deal.give);
            state.public.market.deal = Some(deal);
            state.public.market.since = state.public.moment;
            state.public.market.replies = replies_to(&state.public, deal.to);
            state.public.turn.offers += 1;
            state.public.phase = Phase::Trade;
        }
        Event::OfferLapsed { .. } => close_offer(&mut state.public.market),
        Event::Accepted { seat } => {
            let want = state.public.market.deal.and_then(|deal| deal.want);
            state.pledge(seat, want.unwrap_or_default());
            state.public.market.replies[seat.index()] = Reply::Accepted;
        }
        Event::Declined { seat } | Event::ReplyLapsed { seat } => {
            state.public.market.replies[seat.index()] = Reply::Declined;
        }
        Event::CounterBegun { seat } => state.public.market.replies[seat.index()] = Reply::Countering,
        Event::Countered { seat, terms } => {
            say(state, seat, terms);
            state.public.market.replies[seat.index()] = Reply::Countered(terms);
        }
        Event::Proposed { seat, terms } => {
            say(state, seat, terms);
            state.public.market.proposals[seat.index()] = Some(terms);
        }
        Event::ProposalLapsed { seat, .. } => state.public.market.proposals[seat.index()] = None,
        Event::Traded { seat, with, give, get, proposal } => {
            state.swap(seat, with, give, get);
            if proposal {
                state.public.market.proposals[with.index()] = None;
            } else {
                close_offer(&mut state.public.market);
            }
            state.renew_pledges();
        }
        Event::MarketClosed { .. } => state.public.market = Market::default(),
        _ => return false,
    }
    true
}

fn say(state: &mut State, seat: Seat, terms: Bargain) {
    state.pledge(seat, terms.give);
    state.public.turn.replies[seat.index()] += 1;
}

/// Who has no cards cannot trade, and everybody sees that.
fn replies_to(public: &Public, to: SeatSet) -> [Reply; MAX_SEATS] {
    std::array::from_fn(|at| {
        let seat = Seat(at as u8);
        if to.contains(seat) && public.player(seat).hand > 0 { Reply::Waiting } else { Reply::Declined }
    })
}

fn close_offer(market: &mut Market) {
    market.deal = None;
    market.replies = Default::default();
}
