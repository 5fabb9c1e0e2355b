//! The trade-and-build phase of the active player.

mod offer;
mod sample;

use orrery_core::{Heard, Said, Word, Words, phrases};

use super::prelude::*;
use crate::content::{Build, Resource};
use crate::event::{Course, Lapse, Talk, Works};
use crate::questions::{Draft, Shake};
use crate::rules::trade::{answer_of, check_held, lapse};
use crate::rules::{bank, build, score, supply, turn};
use crate::state::{Bargain, Launch, Order, ShipKind};

/// What is traded or built (SF-TRADE-1)?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trade;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Trading {
    Build(Order),
    Bank {
        give: Resource,
        take: Resource,
    },
    /// The supply card, where it is drawn by a button (SF-SUPPLY-2).
    Draw,
    /// A fame ring for 1 goods (F17, F18).
    BuyFame,
    Redeem(Launch),
    /// Refused in any case: there is a question of its own for it.
    Offer,
    /// SF-TRADE-7: the acceptance or counter of that seat.
    Confirm(Seat),
    Withdraw,
    /// SF-TRADE-8: the proposal of that seat.
    Agree(Seat),
    ToFlight,
}

phrases! { Trading {
    "build" => Build(order),
    "bank" => Bank { give, take },
    "draw" => Draw,
    "fame" => BuyFame,
    "voucher" => Redeem(launch),
    "offer" => Offer,
    "confirm" => Confirm(seat),
    "withdraw" => Withdraw,
    "agree" => Agree(seat),
    "fly" => ToFlight,
} }

impl Word for Order {
    fn say(&self, said: &mut Said) {
        match self {
            Order::Ship(kind, launch) => (*kind, *launch).say(said),
            Order::Spaceport(site) => {
                said.put("spaceport");
                site.say(said);
            }
            Order::Part(part) => part.say(said),
        }
    }

    fn hear(heard: &mut Heard<'_>) -> Option<Self> {
        if heard.take_if("spaceport") {
            return Word::hear(heard).map(Order::Spaceport);
        }
        if heard.peek().and_then(ShipKind::named).is_some() {
            return <(ShipKind, Launch)>::hear(heard).map(|(kind, launch)| Order::Ship(kind, launch));
        }
        Word::hear(heard).map(Order::Part)
    }
}

impl Question<Starfarers> for Trade {
    type Answer = Trading;

    fn offer(&self, state: &State, asked: Asked) -> Offer {
        let offer = Offer::list(asked, "title-trade", offer::options(self, state, asked.seat));
        let offer = offer.reason(offer::reason(&state.public, asked.seat)).hint("hint-trade").act("act-trade");
        offer.rules(&[ids::TRADE, ids::BUILD]).refused(offer::refused(self, state, asked.seat))
    }

    fn check(&self, state: &State, seat: Seat, trading: &Trading) -> Result<(), Refusal> {
        let public = &state.public;
        match *trading {
            Trading::Build(order) => build::check(state, seat, order),
            Trading::Bank { give, take } => bank::check(state, seat, give, take),
            Trading::Draw if public.terms.button => supply::check(public, seat),
            Trading::BuyFame => build::check_fame(state, seat),
            Trading::Redeem(launch) => build::check_voucher(public, seat, launch),
            Trading::Offer => Draft::check_open(public, seat).and(Err(Refusal::not_offered())),
            Trading::Confirm(with) => check_confirm(state, seat, with),
            Trading::Withdraw if public.market.deal.is_some() => Ok(()),
            Trading::Agree(with) => check_agree(state, seat, with),
            Trading::ToFlight => Ok(()),
            Trading::Draw | Trading::Withdraw => Err(Refusal::not_offered()),
        }
    }

    fn sample(&self, state: &State, seat: Seat, luck: &mut Dice) -> Trading {
        sample::sample(state, seat, luck)
    }

    fn fallback(&self, state: &State, seat: Seat) -> Trading {
        let draws = state.public.terms.button && supply::check(&state.public, seat).is_ok();
        if draws { Trading::Draw } else { Trading::ToFlight }
    }

    fn resolve(&self, cx: &mut Cx<'_>, seat: Seat, trading: Trading) {
        match trading {
            Trading::Build(order) => {
                cx.emit(Works::Built { seat, order, cost: Cards(order.build().cost()) }.into());
                score::rise(cx);
            }
            Trading::Bank { give, take } => {
                let give = Cards::of(give, cx.state().public.rate(seat, give));
                cx.emit(Works::Exchanged { seat, give, take }.into());
            }
            Trading::Draw => supply::draw(cx, seat),
            Trading::BuyFame => {
                cx.emit(Works::FameBought { seat, cost: Cards::of(Resource::Goods, 1) }.into());
                score::rise(cx);
            }
            Trading::Redeem(launch) => cx.emit(Works::Redeemed { seat, launch }.into()),
            Trading::Offer => {}
            Trading::Confirm(with) => confirm(cx, seat, with),
            Trading::Withdraw => cx.emit(Talk::OfferLapsed { seat, why: Lapse::Withdrawn }.into()),
            Trading::Agree(with) => agree(cx, seat, with),
            Trading::ToFlight => return to_flight(cx, seat),
        }
        lapse(cx);
    }

    fn suggestions(&self, state: &State, seat: Seat) -> Vec<Suggestion> {
        exchanges(state, seat)
    }
}

/// SF-TRADE-7, SF-TRADE-10: both sides must be able to pay, also a counter that has been lying there.
fn check_confirm(state: &State, seat: Seat, with: Seat) -> Result<(), Refusal> {
    let answer = answer_of(&state.public, with);
    let (give, get) = answer.ok_or_else(|| Refusal::new(ids::CONFIRM, "refused-no-answer"))?;
    check_held(state, seat, give, ids::CANNOT_PAY)?;
    check_held(state, with, get, ids::LAPSE)
}

/// SF-TRADE-8
fn check_agree(state: &State, seat: Seat, with: Seat) -> Result<(), Refusal> {
    let proposal = state.public.market.proposals.get(with.index()).copied().flatten();
    let terms = proposal.ok_or_else(|| Refusal::new(ids::PROPOSAL, "refused-no-proposal"))?;
    check_held(state, seat, terms.want, ids::CANNOT_PAY)?;
    check_held(state, with, terms.give, ids::LAPSE)
}

/// SF-TRADE-3, SF-TRADE-7: both ways in one step, and for good.
fn confirm(cx: &mut Cx<'_>, seat: Seat, with: Seat) {
    if let Some((give, get)) = answer_of(&cx.state().public, with) {
        cx.reveal();
        cx.emit(Talk::Traded { seat, with, give, get, proposal: false }.into());
    }
}

fn agree(cx: &mut Cx<'_>, seat: Seat, with: Seat) {
    if let Some(Bargain { give, want }) = cx.state().public.market.proposals[with.index()] {
        cx.reveal();
        cx.emit(Talk::Traded { seat, with, give: want, get: give, proposal: true }.into());
    }
}

/// SF-SHAKE-1: without a ship the turn is over.
fn to_flight(cx: &mut Cx<'_>, seat: Seat) {
    cx.emit(Talk::MarketClosed { seat }.into());
    if cx.state().public.has_ship(seat) {
        cx.emit(Course::WentOn { to: Phase::ask(seat, Shake) }.into());
    } else {
        turn::end(cx, seat);
    }
}

/// How many suggestions at most.
const SUGGESTIONS: usize = 6;

/// One exchange with the bank that makes a build possible.
fn exchanges(state: &State, seat: Seat) -> Vec<Suggestion> {
    let hand = state.hand(seat);
    let mut suggestions = Vec::new();
    for build in Build::ALL {
        let missing = Cards(build.cost()).minus(hand);
        let (1, Some(take)) = (missing.total(), missing.nth(0)) else { continue };
        for give in Resource::ALL {
            let rest = hand.minus(Cards::of(give, state.public.rate(seat, give))).plus(missing);
            if rest.covers(Cards(build.cost())) && bank::check(state, seat, give, take).is_ok() {
                let label = Message::new("suggest-bank").with("card", words::resource(give));
                let label = label.with("build", words::build(build));
                let given = Trading::Bank { give, take }.write();
                suggestions.push(Suggestion { label, given, facts: vec![facts::cost(build)] });
            }
        }
    }
    suggestions.truncate(SUGGESTIONS);
    suggestions
}
