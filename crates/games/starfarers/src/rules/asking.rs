//! Who is asked what.

use orrery_core::{AskId, Asks, Seat};

use crate::content::{Node, REPLIES_A_TURN};
use crate::decision::Decision;
use crate::rules::trade::check_draft;
use crate::state::{Phase, Public, Reply, Stage, State};

/// Slots from here on count what was said while the active player trades.
const TALK: u8 = 128;
const REPLY: u8 = 40;
const COUNTER: u8 = 42;
const PROPOSE: u8 = 48;
const STANDING: u8 = 96;
const DRAFT: u8 = 64;

pub(crate) fn asks(state: &State, asks: &mut Asks<Decision>) {
    gather(state, asks, |seat| !state.public.left.contains(seat));
}

/// The questions to the seats that `concerns` names. SF-HOT-1: where several are asked at once, each is asked by
/// itself, so that they can answer one after another. SF-SOLO-1: bots are asked like anybody.
pub(super) fn gather(state: &State, asks: &mut Asks<Decision>, concerns: impl Fn(Seat) -> bool) {
    let public = &state.public;
    let mut must = |seat: Seat, decision: Decision| {
        if concerns(seat) {
            asks.must(AskId::new(public.moment, seat, slot(decision)), seat, decision);
        }
    };
    let active = public.active;
    match public.phase {
        Phase::FirstShips => public.waiting.iter().for_each(|seat| must(seat, Decision::FirstShip)),
        Phase::Placing { placed } => must(public.placer(placed), Decision::Place),
        Phase::PlacingShip { placed, .. } => must(public.placer(placed), Decision::FirstShip),
        Phase::Roll => must(active, Decision::Roll),
        Phase::Discard => {
            public.waiting.iter().for_each(|seat| must(seat, Decision::Discard { count: public.tribute(seat) }));
        }
        Phase::Steal => must(active, Decision::Steal),
        Phase::Relief => public.relieved().into_iter().for_each(|seat| must(seat, Decision::Relief)),
        Phase::Shares => must(active, Decision::Shares),
        Phase::Trade => trade(public, asks, concerns),
        Phase::Shake => must(active, Decision::Shake),
        Phase::Meeting(Stage::Wear) => public.waiting.iter().for_each(|seat| must(seat, Decision::LosePart)),
        Phase::Meeting(stage) => meeting(public, stage).into_iter().for_each(|decision| must(active, decision)),
        Phase::Fly => must(active, Decision::Fly),
        Phase::Card { base } => must(active, Decision::Card { base }),
        _ => {}
    }
}

fn slot(decision: Decision) -> u8 {
    match decision {
        Decision::FirstShip => 1,
        Decision::Place => 2,
        _ => 0,
    }
}

fn meeting(public: &Public, stage: Stage) -> Option<Decision> {
    Some(match stage {
        Stage::Asked if public.is_gift() => Decision::Give,
        Stage::Asked => Decision::Answer,
        Stage::Pay { count } => Decision::Pay { count },
        Stage::Take { count } => Decision::Take { count },
        Stage::GainPart => Decision::GainPart,
        Stage::LosePart => Decision::LosePart,
        Stage::Retreat => Decision::Retreat,
        Stage::Prize => Decision::Prize,
        Stage::Jump => Decision::Jump,
        Stage::Go | Stage::Wear => return None,
    })
}

/// The active player trades and builds once every addressee of an open offer has answered, and may do so before.
/// SF-TRADE-2: the others speak to the active player only.
fn trade(public: &Public, asks: &mut Asks<Decision>, concerns: impl Fn(Seat) -> bool) {
    let (active, market) = (public.active, &public.market);
    for seat in public.others(active).filter(|seat| concerns(*seat)) {
        let id = |slot| AskId::new(market.since, seat, slot);
        match market.replies[seat.index()] {
            _ if market.deal.is_none() => {}
            Reply::Waiting => asks.must(id(REPLY), seat, Decision::Reply),
            Reply::Countering => asks.must(id(COUNTER), seat, Decision::Counter),
            _ if public.is_addressed(seat) => {
                asks.may(AskId::new(public.moment, seat, TALK | market.talk), seat, Decision::Reply);
            }
            _ => {}
        }
        let said = public.turn.replies[seat.index()];
        if market.proposals[seat.index()].is_some() || (said < REPLIES_A_TURN && public.player(seat).hand > 0) {
            let slot = if market.proposals[seat.index()].is_some() { STANDING } else { PROPOSE };
            asks.may(AskId::new(public.turn.since, seat, slot + said), seat, Decision::Propose);
        }
    }
    if concerns(active) {
        let id = AskId::new(public.moment, active, TALK | market.talk);
        if public.is_waited_for() {
            asks.may(id, active, Decision::Trade)
        } else {
            asks.must(id, active, Decision::Trade)
        }
        // An offer half composed outlasts what is built or said meanwhile.
        if check_draft(public, active).is_ok() {
            asks.may(AskId::new(public.turn.since, active, DRAFT + public.turn.offers), active, Decision::Draft);
        }
    }
}

impl Public {
    /// Whether the question just read asks for a gift. Cards of one question agree in this.
    pub fn is_gift(&self) -> bool {
        use crate::content::Question::{Travellers, Vessel};
        let question = self.meeting.and_then(|meeting| meeting.question);
        matches!(question, Some((Vessel | Travellers, _)))
    }

    /// SF-TRADE-6: who may answer the open offer.
    pub fn is_addressed(&self, seat: Seat) -> bool {
        self.market.deal.is_some_and(|deal| deal.to.contains(seat)) && self.player(seat).hand > 0
    }

    /// Whether somebody has yet to answer the open offer.
    pub fn is_waited_for(&self) -> bool {
        let waits = |seat: Seat| matches!(self.market.replies[seat.index()], Reply::Waiting | Reply::Countering);
        self.market.deal.is_some() && self.others(self.active).any(waits)
    }
}

/// The question a node opens with, and its price.
pub(crate) fn question_of(node: &Node) -> Option<(crate::content::Question, u8)> {
    match *node {
        Node::Give { question, .. } => Some((question, 0)),
        Node::Ask { question, price, .. } => Some((question, price)),
        _ => None,
    }
}
