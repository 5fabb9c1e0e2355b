//! The trade-and-build phase (SF-TRADE-1): what the active player does, and the talk between the players.

use orrery_core::{Ask, Message, Refusal, Seat, SeatSet};

use super::{Hand, bank, build, ids, supply, turn};
use crate::content::{OFFERS_A_TURN, REPLIES_A_TURN};
use crate::decision::{Choice, Decision};
use crate::event::{Event, Lapse};
use crate::sets::Cards;
use crate::state::{Bargain, Deal, Phase, Public, Reply, State};

pub(crate) fn check(state: &State, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
    let public = &state.public;
    match *choice {
        Choice::Build(order) => build::check(state, seat, order),
        Choice::Bank { give, take } => bank::check(state, seat, give, take),
        Choice::Draw if public.terms.button => supply::check(public, seat),
        Choice::BuyFame => build::check_fame(state, seat),
        Choice::Redeem(launch) => build::check_voucher(public, seat, launch),
        // There is a question of its own for it, unless something stands against any offer.
        Choice::Offer { .. } => check_draft(public, seat).and(Err(Refusal::not_offered())),
        Choice::Confirm(with) => check_confirm(state, seat, with),
        Choice::Withdraw if public.market.deal.is_some() => Ok(()),
        Choice::Agree(with) => check_agree(state, seat, with),
        Choice::ToFlight => Ok(()),
        _ => Err(Refusal::not_offered()),
    }
}

/// SF-TRADE-11, R-28: there is something to give and something left to say.
pub(crate) fn check_draft(public: &Public, seat: Seat) -> Result<(), Refusal> {
    if public.player(seat).hand == 0 {
        return Err(Refusal::new(ids::OFFER, "refused-empty-hand"));
    }
    if public.turn.offers >= OFFERS_A_TURN {
        let enough = Message::new("refused-offers").with("most", OFFERS_A_TURN);
        return Err(Refusal::new(ids::TALK_LIMIT, enough));
    }
    Ok(())
}

/// SF-TRADE-4, SF-TRADE-5, R-11
pub(super) fn check_offer(
    state: &State,
    seat: Seat,
    give: Cards,
    want: Option<Cards>,
    to: SeatSet,
) -> Result<(), Refusal> {
    check_draft(&state.public, seat)?;
    let others: SeatSet = state.public.others(seat).collect();
    if to.iter().any(|to| !others.contains(to)) {
        return Err(Refusal::not_offered());
    }
    check_sides(give, want)?;
    check_held(state, seat, give, ids::OFFER)
}

/// SF-TRADE-4: something on each side, and no type on both.
fn check_sides(give: Cards, want: Option<Cards>) -> Result<(), Refusal> {
    if give.is_empty() || want.is_some_and(Cards::is_empty) {
        return Err(Refusal::new(ids::BOTH_SIDES, "refused-one-sided"));
    }
    if want.is_some_and(|want| want.overlaps(give)) {
        return Err(Refusal::new(ids::BOTH_SIDES, "refused-both-sides"));
    }
    Ok(())
}

fn check_held(state: &State, seat: Seat, cards: Cards, rule: orrery_core::Rule) -> Result<(), Refusal> {
    if state.hand(seat).covers(cards) { Ok(()) } else { Err(Refusal::new(rule, "refused-not-in-hand")) }
}

/// SF-TRADE-6
pub(super) fn check_reply(state: &State, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
    let Some(deal) = state.public.market.deal else { return Err(Refusal::not_offered()) };
    match (choice, deal.want) {
        (Choice::Decline, _) => Ok(()),
        (Choice::Accept, Some(want)) => check_held(state, seat, want, ids::CANNOT_PAY),
        (Choice::Accept, None) => Err(Refusal::new(ids::OFFER, "refused-open-offer")),
        (Choice::Counter, _) => check_said(&state.public, seat),
        _ => Err(Refusal::not_offered()),
    }
}

/// SF-TRADE-11
fn check_said(public: &Public, seat: Seat) -> Result<(), Refusal> {
    if public.turn.replies[seat.index()] < REPLIES_A_TURN {
        return Ok(());
    }
    Err(Refusal::new(ids::TALK_LIMIT, Message::new("refused-replies").with("most", REPLIES_A_TURN)))
}

/// A counter or a proposal (SF-TRADE-6, SF-TRADE-8).
pub(super) fn check_terms(state: &State, seat: Seat, terms: Bargain) -> Result<(), Refusal> {
    check_said(&state.public, seat)?;
    check_sides(terms.give, Some(terms.want))?;
    check_held(state, seat, terms.give, ids::PROPOSAL)
}

pub(super) fn check_no_terms(public: &Public, seat: Seat) -> Result<(), Refusal> {
    match public.market.proposals[seat.index()] {
        Some(_) => Ok(()),
        None => Err(Refusal::new(ids::PROPOSAL, "refused-no-proposal")),
    }
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

/// SF-TRADE-7, SF-TRADE-10: both sides must be able to pay, also a counter that has been lying there.
pub(crate) fn check_confirm(state: &State, seat: Seat, with: Seat) -> Result<(), Refusal> {
    let Some((give, get)) = answer_of(&state.public, with) else {
        return Err(Refusal::new(ids::CONFIRM, "refused-no-answer"));
    };
    check_held(state, seat, give, ids::CANNOT_PAY)?;
    check_held(state, with, get, ids::LAPSE)
}

/// SF-TRADE-8
pub(crate) fn check_agree(state: &State, seat: Seat, with: Seat) -> Result<(), Refusal> {
    let Some(Some(Bargain { give, want })) = state.public.market.proposals.get(with.index()) else {
        return Err(Refusal::new(ids::PROPOSAL, "refused-no-proposal"));
    };
    check_held(state, seat, *want, ids::CANNOT_PAY)?;
    check_held(state, with, *give, ids::LAPSE)
}

pub(super) fn act(cx: Hand<'_, '_>, ask: &Ask<Decision>, choice: Choice) {
    let seat = ask.seat;
    match choice {
        Choice::Build(order) => cx.emit(Event::Built { seat, order }),
        Choice::Bank { give, take } => {
            let give = Cards::of(give, cx.state().public.rate(seat, give));
            cx.emit(Event::Exchanged { seat, give, take });
        }
        Choice::Draw => supply::draw(cx, seat),
        Choice::BuyFame => cx.emit(Event::FameBought { seat }),
        Choice::Redeem(launch) => cx.emit(Event::Redeemed { seat, launch }),
        Choice::ToFlight => return to_flight(cx, seat),
        _ => talk(cx, ask, choice),
    }
    lapse(cx);
}

fn talk(cx: Hand<'_, '_>, ask: &Ask<Decision>, choice: Choice) {
    let seat = ask.seat;
    match (choice, ask.decision) {
        (Choice::Offer { give, want, to }, _) => offer(cx, seat, give, want, to),
        (Choice::Withdraw, _) => cx.emit(Event::OfferLapsed { seat, why: Lapse::Withdrawn }),
        (Choice::Accept, _) => cx.emit(Event::Accepted { seat }),
        (Choice::Decline, _) | (Choice::NoTerms, Decision::Counter) => cx.emit(Event::Declined { seat }),
        (Choice::Counter, _) => cx.emit(Event::CounterBegun { seat }),
        (Choice::Terms(terms), Decision::Counter) => cx.emit(Event::Countered { seat, terms }),
        (Choice::Terms(terms), _) => cx.emit(Event::Proposed { seat, terms }),
        (Choice::NoTerms, _) => cx.emit(Event::ProposalLapsed { seat, why: Lapse::Withdrawn }),
        (Choice::Confirm(with), _) => confirm(cx, seat, with),
        (Choice::Agree(with), _) => agree(cx, seat, with),
        _ => {}
    }
}

/// SF-TRADE-5: to all unless some are named; it replaces the one before.
fn offer(cx: Hand<'_, '_>, seat: Seat, give: Cards, want: Option<Cards>, to: SeatSet) {
    let to = if to.is_empty() { cx.state().public.others(seat).collect() } else { to };
    cx.emit(Event::Offered { seat, deal: Deal { give, want, to } });
}

/// SF-TRADE-3, SF-TRADE-7: both ways in one step, and for good.
fn confirm(cx: Hand<'_, '_>, seat: Seat, with: Seat) {
    if let Some((give, get)) = answer_of(&cx.state().public, with) {
        cx.reveal();
        cx.emit(Event::Traded { seat, with, give, get, proposal: false });
    }
}

fn agree(cx: Hand<'_, '_>, seat: Seat, with: Seat) {
    if let Some(Bargain { give, want }) = cx.state().public.market.proposals[with.index()] {
        cx.reveal();
        cx.emit(Event::Traded { seat, with, give: want, get: give, proposal: true });
    }
}

/// SF-TRADE-9: what can no longer be paid is off the table.
fn lapse(cx: Hand<'_, '_>) {
    if cx.state().public.market.is_quiet() {
        return;
    }
    let market = cx.state().public.market;
    let seat = cx.state().public.active;
    let wanted = market.deal.and_then(|deal| deal.want).unwrap_or_default();
    for other in cx.state().public.others(seat) {
        let hand = cx.state().hand(other);
        let unpaid = match market.replies[other.index()] {
            Reply::Accepted => !hand.covers(wanted),
            Reply::Countered(Bargain { give, .. }) => !hand.covers(give),
            _ => false,
        };
        if unpaid {
            cx.emit(Event::ReplyLapsed { seat: other });
        }
        if market.proposals[other.index()].is_some_and(|proposal| !hand.covers(proposal.give)) {
            cx.emit(Event::ProposalLapsed { seat: other, why: Lapse::CannotPay });
        }
    }
    if market.deal.is_some_and(|deal| !cx.state().hand(seat).covers(deal.give)) {
        cx.emit(Event::OfferLapsed { seat, why: Lapse::CannotPay });
    }
}

/// SF-SHAKE-1: without a ship the turn is over.
fn to_flight(cx: Hand<'_, '_>, seat: Seat) {
    cx.emit(Event::MarketClosed { seat });
    if cx.state().public.has_ship(seat) {
        cx.emit(Event::WentOn { to: Phase::Shake });
    } else {
        turn::end(cx, seat);
    }
}
