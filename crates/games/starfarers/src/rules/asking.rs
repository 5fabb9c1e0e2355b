//! Who is asked what.

use orrery_core::{AskId, Asks, Seat};

use crate::content::REPLIES_A_TURN;
use crate::questions::{Counter, Decision, Discard, Draft, FirstShip, Place, Propose, Refit, Reply, Trade};
use crate::state::{self, Phase, Public, State};

pub(crate) fn asks(state: &State, asks: &mut Asks<Decision>) {
    gather(state, asks, |seat| !state.public.left.contains(seat));
}

/// The questions to the seats that `concerns` names. SF-HOT-1: where several are asked at once, each is asked by
/// itself, so that they can answer one after another. SF-SOLO-1: bots are asked like anybody.
pub(super) fn gather(state: &State, asks: &mut Asks<Decision>, concerns: impl Fn(Seat) -> bool) {
    let public = &state.public;
    let mut must = |seat: Seat, question: Decision| {
        if concerns(seat) {
            asks.must(public.frames.ask(seat, question.kind()), seat, question);
        }
    };
    match public.phase() {
        Phase::FirstShips => public.waiting.iter().for_each(|seat| must(seat, FirstShip.into())),
        Phase::Placing { placed } => must(public.placer(placed), Place.into()),
        Phase::PlacingShip { placed } => must(public.placer(placed), FirstShip.into()),
        Phase::Discard => {
            public.waiting.iter().for_each(|seat| must(seat, Discard { count: public.tribute(seat) }.into()));
        }
        Phase::Trade => trade(public, asks, concerns),
        Phase::Wear => public.waiting.iter().for_each(|seat| must(seat, Refit { gain: false }.into())),
        Phase::Ask { seat, question } => must(seat, question),
        Phase::SetUp | Phase::Hands | Phase::Rolled | Phase::Settled | Phase::Supply => {}
        Phase::Draw | Phase::Meeting | Phase::TurnOver | Phase::Over(_) => {}
    }
}

/// The active player trades and builds once every addressee of an open offer has answered, and may do so before.
/// SF-TRADE-2: the others speak to the active player only.
fn trade(public: &Public, asks: &mut Asks<Decision>, concerns: impl Fn(Seat) -> bool) {
    let (active, market) = (public.active, &public.market);
    let mut ask = |must: bool, number: u32, seat: Seat, question: Decision| {
        let id = AskId::new(number, seat, question.kind());
        if must { asks.must(id, seat, question) } else { asks.may(id, seat, question) }
    };
    for seat in public.others(active).filter(|seat| concerns(*seat)) {
        let (reply, propose) = (market.reply[seat.index()], market.propose[seat.index()]);
        match market.replies[seat.index()] {
            _ if market.deal.is_none() => {}
            state::Reply::Waiting => ask(true, reply, seat, Reply.into()),
            state::Reply::Countering => ask(true, reply, seat, Counter.into()),
            // An answer may be changed.
            state::Reply::Accepted | state::Reply::Declined | state::Reply::Countered(_) => {
                if public.is_addressed(seat) {
                    ask(false, reply, seat, Reply.into());
                }
            }
        }
        let said = public.turn.replies[seat.index()];
        if market.proposals[seat.index()].is_some() || (said < REPLIES_A_TURN && public.player(seat).hand > 0) {
            ask(false, propose, seat, Propose.into());
        }
    }
    if concerns(active) {
        ask(!public.is_waited_for(), public.frames.number(), active, Trade.into());
        // An offer half composed outlasts what is built or said meanwhile.
        if Draft::check_open(public, active).is_ok() {
            ask(false, market.draft, active, Draft.into());
        }
    }
}

impl Public {
    /// SF-TRADE-6: who may answer the open offer.
    pub fn is_addressed(&self, seat: Seat) -> bool {
        self.market.deal.is_some_and(|deal| deal.to.contains(seat)) && self.player(seat).hand > 0
    }

    /// Whether somebody has yet to answer the open offer.
    pub fn is_waited_for(&self) -> bool {
        let waits =
            |seat: Seat| matches!(self.market.replies[seat.index()], state::Reply::Waiting | state::Reply::Countering);
        self.market.deal.is_some() && self.others(self.active).any(waits)
    }
}
