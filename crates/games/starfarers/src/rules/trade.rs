//! What holds for all that is said in the trade-and-build phase (SF-TRADE).

use orrery_core::{Message, Refusal, Rule, Seat, require};

use super::{Cx, ids};
use crate::content::REPLIES_A_TURN;
use crate::event::{Lapse, Talk};
use crate::sets::Cards;
use crate::state::{Bargain, Public, Reply, State};

/// SF-TRADE-4: something on each side, and no type on both.
pub(crate) fn check_sides(give: Cards, want: Option<Cards>) -> Result<(), Refusal> {
    let one_sided = give.is_empty() || want.is_some_and(Cards::is_empty);
    require(!one_sided, ids::BOTH_SIDES, || "refused-one-sided")?;
    require(!want.is_some_and(|want| want.overlaps(give)), ids::BOTH_SIDES, || "refused-both-sides")
}

pub(crate) fn check_held(state: &State, seat: Seat, cards: Cards, rule: Rule) -> Result<(), Refusal> {
    require(state.hand(seat).covers(cards), rule, || "refused-not-in-hand")
}

/// SF-TRADE-11
pub(crate) fn check_said(public: &Public, seat: Seat) -> Result<(), Refusal> {
    let enough = || Message::new("refused-replies").with("most", REPLIES_A_TURN);
    require(public.turn.replies[seat.index()] < REPLIES_A_TURN, ids::TALK_LIMIT, enough)
}

/// What the active player gives and gets if the answer of `with` is confirmed.
pub fn answer_of(public: &Public, with: Seat) -> Option<(Cards, Cards)> {
    let deal = public.market.deal?;
    match public.market.replies.get(with.index())? {
        Reply::Accepted => Some((deal.give, deal.want?)),
        Reply::Countered(Bargain { give, want }) => Some((*want, *give)),
        _ => None,
    }
}

/// SF-TRADE-9: what can no longer be paid is off the table.
pub(crate) fn lapse(cx: &mut Cx<'_>) {
    if cx.state().public.market.is_quiet() {
        return;
    }
    let market = cx.state().public.market;
    let seat = cx.state().public.active;
    for other in cx.state().public.others(seat) {
        let hand = cx.state().hand(other);
        if market.promised(other).is_some_and(|cards| !hand.covers(cards)) {
            cx.emit(Talk::ReplyLapsed { seat: other }.into());
        }
        if market.proposals[other.index()].is_some_and(|proposal| !hand.covers(proposal.give)) {
            cx.emit(Talk::ProposalLapsed { seat: other, why: Lapse::CannotPay }.into());
        }
    }
    if market.deal.is_some_and(|deal| !cx.state().hand(seat).covers(deal.give)) {
        cx.emit(Talk::OfferLapsed { seat, why: Lapse::CannotPay }.into());
    }
}
