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
        Phase::SetUp
        | Phase::Hands
        | Phase::Rolled
        | Phase::Settled
        | Phase::Supply
        | Phase::Draw
        | Phase::Meeting
        | Phase::TurnOver
        | Phase::Over(_) => {}
    }
}

/// The active player trades and builds once every addressee of an open offer has answered, and may do so before.
/// SF-TRADE-2: the others speak to the active player only.
fn trade(public: &Public, asks: &mut Asks<Decision>, concerns: impl Fn(Seat) -> bool) {
    let (active, market) = (public.active, &public.market);
    for seat in public.others(active).filter(|seat| concerns(*seat)) {
        let reply = |question: Decision| (AskId::new(market.reply[seat.index()], seat, question.kind()), question);
        match market.replies[seat.index()] {
            _ if market.deal.is_none() => {}
            state::Reply::Waiting => {
                let (id, question) = reply(Reply.into());
                asks.must(id, seat, question);
            }
            state::Reply::Countering => {
                let (id, question) = reply(Counter.into());
                asks.must(id, seat, question);
            }
            _ if public.is_addressed(seat) => {
                let (id, question) = reply(Reply.into());
                asks.may(id, seat, question);
            }
            _ => {}
        }
        let said = public.turn.replies[seat.index()];
        if market.proposals[seat.index()].is_some() || (said < REPLIES_A_TURN && public.player(seat).hand > 0) {
            let question = Decision::from(Propose);
            asks.may(AskId::new(market.propose[seat.index()], seat, question.kind()), seat, question);
        }
    }
    if concerns(active) {
        let question = Decision::from(Trade);
        let id = public.frames.ask(active, question.kind());
        if public.is_waited_for() {
            asks.may(id, active, question)
        } else {
            asks.must(id, active, question)
        }
        // An offer half composed outlasts what is built or said meanwhile.
        if Draft::check_open(public, active).is_ok() {
            let question = Decision::from(Draft);
            asks.may(AskId::new(market.draft, active, question.kind()), active, question);
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
