//! The talk of the trade phase (SF-TRADE). Whatever is said, the active player answers to what lies on the table now; the
//! others' questions are renewed by what they say themselves.

use serde::{Deserialize, Serialize};

use super::prelude::*;
use crate::state::{Bargain, Deal, Market, Reply};

/// Why an offer or a proposal is off the table (SF-TRADE-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lapse {
    Withdrawn,
    CannotPay,
}

facts! {
    pub enum Talk shown as TalkShown {
        /// Who has no cards cannot answer, and everybody sees that.
        Offered { seat: Seat, deal: Deal, asked: SeatSet },
        OfferLapsed { seat: Seat, why: Lapse },
        Accepted { seat: Seat },
        Declined { seat: Seat },
        /// An acceptance or counter that can no longer be paid.
        ReplyLapsed { seat: Seat },
        CounterBegun { seat: Seat },
        Countered { seat: Seat, terms: Bargain },
        Proposed { seat: Seat, terms: Bargain },
        ProposalLapsed { seat: Seat, why: Lapse },
        /// `give` goes from the active player to `with`. By a proposal, or by an answer to the offer.
        Traded { seat: Seat, with: Seat, give: Cards, get: Cards, proposal: bool },
        MarketClosed { seat: Seat },
    }
}

impl Talk {
    pub(super) fn fold(&self, state: &mut State) {
        match *self {
            Self::Offered { seat, deal, asked } => {
                state.pledge(seat, deal.give);
                state.public.offer(deal, asked);
            }
            Self::OfferLapsed { .. } => state.public.market.close_offer(),
            Self::Accepted { seat } => {
                let want = state.public.market.deal.and_then(|deal| deal.want);
                state.pledge(seat, want.unwrap_or_default());
                state.public.reply(seat, Reply::Accepted);
            }
            Self::Declined { seat } | Self::ReplyLapsed { seat } => state.public.reply(seat, Reply::Declined),
            Self::CounterBegun { seat } => state.public.reply(seat, Reply::Countering),
            Self::Countered { seat, terms } => {
                state.pledge(seat, terms.give);
                state.public.turn.replies[seat.index()] += 1;
                state.public.reply(seat, Reply::Countered(terms));
            }
            Self::Proposed { seat, terms } => {
                state.pledge(seat, terms.give);
                state.public.turn.replies[seat.index()] += 1;
                state.public.propose(seat, Some(terms));
            }
            Self::ProposalLapsed { seat, .. } => state.public.propose(seat, None),
            Self::Traded { seat, with, give, get, proposal } => {
                state.public.record.tally(seat).trade(get);
                state.public.record.tally(with).trade(give);
                state.swap(seat, with, give, get);
                if proposal {
                    state.public.propose(with, None);
                } else {
                    state.public.market.close_offer();
                }
                state.renew_pledges();
            }
            Self::MarketClosed { .. } => state.public.market = Market::default(),
        }
        state.public.frames.renew();
    }
}

impl Public {
    fn offer(&mut self, deal: Deal, asked: SeatSet) {
        let reply = |seat: Seat| if asked.contains(seat) { Reply::Waiting } else { Reply::Declined };
        self.market.deal = Some(deal);
        self.market.replies = std::array::from_fn(|at| reply(Seat(at as u8)));
        self.market.reply = [self.frames.allot(); MAX_SEATS];
        self.market.draft = self.frames.allot();
        self.turn.offers += 1;
    }

    fn reply(&mut self, seat: Seat, reply: Reply) {
        self.market.replies[seat.index()] = reply;
        self.market.reply[seat.index()] = self.frames.allot();
    }

    fn propose(&mut self, seat: Seat, terms: Option<Bargain>) {
        self.market.proposals[seat.index()] = terms;
        self.market.propose[seat.index()] = self.frames.allot();
    }
}

impl Market {
    fn close_offer(&mut self) {
        self.deal = None;
        self.replies = Default::default();
    }
}

impl TalkShown {
    pub(super) fn line(&self) -> Option<Line> {
        let plain = |id, seat, rule| plainly(id, seat, &[rule]);
        Some(match *self {
            Self::Offered { seat, deal, .. } => offered(seat, deal),
            Self::OfferLapsed { seat, why: Lapse::Withdrawn } => plain("log-offer-withdrawn", seat, ids::LAPSE),
            Self::OfferLapsed { seat, why: Lapse::CannotPay } => plain("log-offer-lapsed", seat, ids::LAPSE),
            Self::Accepted { seat } => plain("log-accepted", seat, ids::REPLY),
            Self::Declined { seat } | Self::ReplyLapsed { seat } => plain("log-declined", seat, ids::REPLY),
            Self::Countered { seat, terms } => bargain("log-countered", seat, terms, ids::REPLY),
            Self::Proposed { seat, terms } => bargain("log-proposed", seat, terms, ids::PROPOSAL),
            Self::ProposalLapsed { seat, .. } => plain("log-proposal-lapsed", seat, ids::LAPSE),
            Self::Traded { seat, with, give, get, .. } => {
                let line = about("log-traded", seat).with("with", with).with("give", words::cards(give));
                Line::new(Some(seat), line.with("get", words::cards(get)), &[ids::CONFIRM])
            }
            Self::CounterBegun { .. } | Self::MarketClosed { .. } => return None,
        })
    }
}

fn offered(seat: Seat, deal: Deal) -> Line {
    let line = |id| about(id, seat).with("to", words::seats(deal.to)).with("give", words::cards(deal.give));
    let line = match deal.want {
        Some(want) => line("log-offered").with("want", words::cards(want)),
        None => line("log-offered-open"),
    };
    Line::new(Some(seat), line, &[ids::OFFER])
}

fn bargain(id: &'static str, seat: Seat, Bargain { give, want }: Bargain, rule: Rule) -> Line {
    let line = about(id, seat).with("give", words::cards(give)).with("want", words::cards(want));
    Line::new(Some(seat), line, &[rule])
}
