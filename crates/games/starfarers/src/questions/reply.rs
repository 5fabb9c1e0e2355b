//! The first answer to the open offer.

use orrery_core::phrases;

use super::prelude::*;
use super::terms::deal_words;
use crate::content::REPLIES_A_TURN;
use crate::event::Talk;
use crate::rules::trade::{check_held, check_said, lapse};
use crate::state;

/// Is the offer accepted, declined or countered (SF-TRADE-6)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reply;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Replied {
    Accept,
    Decline,
    /// On to the terms of a counter.
    Counter,
}
phrases! { Replied { "accept" => Accept, "decline" => Decline, "counter" => Counter, } }

impl Question<Starfarers> for Reply {
    type Answer = Replied;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let all = [
            (Replied::Accept, "pick-accept", ids::CONFIRM),
            (Replied::Counter, "pick-counter", ids::REPLY),
            (Replied::Decline, "pick-decline", ids::REPLY),
        ];
        let check = |reply: &Replied| self.check(state, asked.seat, reply);
        let legal = all.iter().filter(|(reply, ..)| check(reply).is_ok());
        let options = legal.map(|(reply, label, rule)| Opt::of(reply, *label).rule(*rule));
        let refused = all.iter().filter_map(|(reply, label, _)| Some(Refused::new(reply, *label, check(reply).err()?)));
        let reason = match state.public.market.replies[asked.seat.index()] {
            state::Reply::Waiting => deal_words(&state.public),
            _ => Some("reason-change".into()),
        };
        let offer = Offer::list(asked, "title-reply", options).hint("hint-reply").act("act-reply");
        Offer { reason, ..offer.rules(&[ids::REPLY, ids::CANNOT_PAY]).refused(refused) }
    }

    /// SF-TRADE-6
    fn check(&self, state: &State, seat: Seat, reply: &Replied) -> Result<(), Refusal> {
        let Some(deal) = state.public.market.deal else { return Err(Refusal::not_offered()) };
        match (reply, deal.want) {
            (Replied::Decline, _) => Ok(()),
            (Replied::Accept, Some(want)) => check_held(state, seat, want, ids::CANNOT_PAY),
            (Replied::Accept, None) => Err(Refusal::new(ids::OFFER, "refused-open-offer")),
            (Replied::Counter, _) => check_said(&state.public, seat),
        }
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> Replied {
        let want = state.public.market.deal.and_then(|deal| deal.want);
        let may_counter = state.public.turn.replies[seat.index()] < REPLIES_A_TURN;
        match luck.below(4) {
            0 if may_counter => Replied::Counter,
            1 => Replied::Decline,
            _ if want.is_some_and(|want| state.hand(seat).covers(want)) => Replied::Accept,
            _ => Replied::Decline,
        }
    }

    fn fallback(&self, _: &State, _: Seat) -> Replied {
        Replied::Decline
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, reply: Replied) {
        let said = match reply {
            Replied::Accept => Talk::Accepted { seat },
            Replied::Decline => Talk::Declined { seat },
            Replied::Counter => Talk::CounterBegun { seat },
        };
        cx.emit(said.into());
        lapse(cx);
    }
}
