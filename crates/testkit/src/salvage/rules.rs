//! Who is asked what, and what follows without being asked.

use orrery_core::{Asks, Cx, Outcome, Refusal, Seat, Standing};
use orrery_kit::{Bargain, Deal, Verdict, Window, fx};

use super::content::wreck::{self, Stmt};
use super::content::{PLACES, TERMS};
use super::effect::Salvor;
use super::questions::{Aid, Bid, Decision, Discard, Jam, Offer, Pick, Reply, Route, Settle, Ship, Take, Vote, afford};
use super::state::{Captain, Card, Frame, Public, State, Stock, Wreck};
use super::{Event, Salvage, rule};

/// Where a seat is asked about several captains at once, each has an identity of its own.
const EACH: u8 = 16;

pub fn asks(state: &State, asks: &mut Asks<Decision>) {
    let public = &state.public;
    let frame = public.frames.top();
    let mut must = |seat: Seat, decision: Decision| asks.must(public.frames.ask(seat, decision.kind()), seat, decision);
    match frame {
        _ if frame.owner().is_some_and(|owner| !public.present.contains(owner)) => {}
        Frame::Auction { deals, .. } => auction_asks(state, deals, asks),
        Frame::Vote { .. } => {
            public.present.iter().filter(|seat| !state.votes.has(*seat)).for_each(|seat| must(seat, Vote.into()));
        }
        Frame::Jam { window, .. } => window.asked().for_each(|seat| must(seat, Jam.into())),
        Frame::React { window, .. } => window.asked().for_each(|seat| must(seat, Take.into())),
        Frame::Claim { seat, ship: Some(ship), .. } => must(*seat, Route { ship: *ship }.into()),
        Frame::Claim { seat, .. } if ships(public, *seat).next().is_some() => must(*seat, Ship.into()),
        Frame::Effect(at) => match public.effect().and_then(|effect| effect.at(at.block, at.done)) {
            Some(Stmt::Choose(_)) => must(at.actor, Pick.into()),
            Some(Stmt::May(_) | Stmt::Pay(..)) => must(at.actor, Take.into()),
            _ => {}
        },
        Frame::Aid { seat } => must(*seat, Aid.into()),
        Frame::Between | Frame::Claim { .. } => {}
    }
}

/// Hands are trimmed first, then everybody bids; trades lie beside the bids.
fn auction_asks(state: &State, deals: &[Deal<Stock>], asks: &mut Asks<Decision>) {
    let public = &state.public;
    let surplus: Vec<Seat> = public.present.iter().filter(|seat| state.surplus(*seat) > 0).collect();
    for seat in &surplus {
        let decision = Decision::from(Discard { count: state.surplus(*seat) as u8 });
        asks.must(public.frames.ask(*seat, decision.kind()), *seat, decision);
    }
    if surplus.is_empty() {
        traders(state).for_each(|seat| trader_asks(state, deals, seat, asks));
    }
}

fn trader_asks(state: &State, deals: &[Deal<Stock>], seat: Seat, asks: &mut Asks<Decision>) {
    let public = &state.public;
    let id = |decision: &Decision, about: u8| public.frames.ask(seat, decision.kind() + EACH * about);
    let bid = Decision::from(Bid);
    asks.must(id(&bid, 0), seat, bid);
    if may_offer(state, seat) {
        let offer = Decision::from(Offer);
        asks.may(id(&offer, 0), seat, offer);
    }
    for deal in deals.iter().filter(|deal| deal.awaits(seat)) {
        let reply = Decision::from(Reply { to: deal.by });
        asks.may(id(&reply, 1 + deal.by.0), seat, reply);
    }
    for deal in deals.iter().filter(|deal| deal.by == seat) {
        for (with, _) in deal.counters().filter(|(with, terms)| honour(public, seat, *with, terms).is_ok()) {
            let settle = Decision::from(Settle { with });
            asks.may(id(&settle, 1 + with.0), seat, settle);
        }
    }
}

/// Those who have not bid yet.
fn traders(state: &State) -> impl Iterator<Item = Seat> + '_ {
    state.public.present.iter().filter(|seat| !state.bids.has(*seat))
}

fn may_offer(state: &State, seat: Seat) -> bool {
    let Frame::Auction { offered, .. } = state.public.frames.top() else { return false };
    let has_something = TERMS.iter().any(|terms| state.public.stock(seat).covers(terms.give));
    !offered.contains(seat) && has_something && traders(state).count() > 1
}

/// The ships that can reach the wreck.
pub fn ships(public: &Public, seat: Seat) -> impl Iterator<Item = u8> + '_ {
    (0..2).filter(move |ship| public.can_reach(seat, *ship))
}

pub fn deal_of(public: &Public, by: Seat) -> Option<&Deal<Stock>> {
    let Frame::Auction { deals, .. } = public.frames.top() else { return None };
    deals.iter().find(|deal| deal.by == by)
}

/// Both sides can keep these terms now.
pub fn honour(public: &Public, by: Seat, with: Seat, terms: &Bargain<Stock>) -> Result<(), Refusal> {
    afford(public, by, terms.give, rule::TRADE)?;
    afford(public, with, terms.get, rule::TRADE)
}

pub fn advance(cx: &mut Cx<'_, Salvage>) {
    let public = &cx.state().public;
    let frame = public.frames.top().clone();
    match frame {
        Frame::Between => begin_round(cx),
        _ if frame.owner().is_some_and(|owner| !public.present.contains(owner)) => cx.emit(Event::Drifted),
        Frame::Auction { .. } => open_bids(cx),
        Frame::Vote { tied } => open_votes(cx, &tied),
        Frame::Jam { .. } => cx.emit(Event::JamsOver),
        Frame::Claim { .. } | Frame::Aid { .. } => cx.emit(Event::Drifted),
        Frame::Effect(_) => fx::step(&mut Salvor(cx)),
        Frame::React { .. } => cx.emit(Event::ReactionsOver),
    }
}

fn begin_round(cx: &mut Cx<'_, Salvage>) {
    if cx.state().public.wrecks_left == 0 {
        cx.reveal();
        let hands = cx.state().hands.clone();
        return cx.emit(Event::HandsShown { hands });
    }
    let kind = cx.dice().below(wreck::CARDS.len() as u32) as u8;
    let place = cx.dice().below(PLACES.len() as u32) as u8;
    cx.emit(Event::WreckFound { wreck: Wreck { kind, place } });
    for seat in cx.state().public.present.iter() {
        draw(cx, seat);
    }
}

pub fn draw(cx: &mut Cx<'_, Salvage>, seat: Seat) {
    let bag = cx.state().bag.clone();
    if let Some(card) = bag.pick(cx.dice()) {
        cx.emit(Event::Drew { seat, card });
    }
}

fn open_bids(cx: &mut Cx<'_, Salvage>) {
    cx.reveal();
    let bids = cx.state().bids.open();
    let most = bids.iter().map(|(_, bid)| bid.sum()).max().unwrap_or(0);
    let first: Vec<(Seat, Stock)> = bids.iter().filter(|(_, bid)| bid.sum() == most).copied().collect();
    cx.emit(Event::BidsOpened { bids });
    match first[..] {
        _ if most == 0 => cx.emit(Event::Drifted),
        [(seat, price)] => win(cx, seat, price),
        _ => cx.emit(Event::Tied { bids: first }),
    }
}

fn open_votes(cx: &mut Cx<'_, Salvage>, tied: &[(Seat, Stock)]) {
    cx.reveal();
    let (votes, verdict) = (cx.state().votes.open(), cx.state().votes.verdict());
    cx.emit(Event::VotesOpened { votes });
    let carried = |seat: Seat| tied.iter().find(|(other, _)| *other == seat).copied();
    match verdict {
        Verdict::Carried(seat) if carried(seat).is_some() => {
            carried(seat).into_iter().for_each(|(seat, price)| win(cx, seat, price));
        }
        _ => cx.emit(Event::Drifted),
    }
}

/// Whoever holds cards could hold a jammer, so all of them are asked.
fn win(cx: &mut Cx<'_, Salvage>, seat: Seat, price: Stock) {
    let state = cx.state();
    let others = state.public.present.iter().filter(|other| *other != seat);
    let window = Window::new(others.filter(|other| !state.hand(*other).is_empty()));
    cx.emit(Event::Won { seat, price, window });
}

pub fn outcome(state: &State) -> Option<Outcome> {
    let public = &state.public;
    let ending = match public {
        _ if public.present.len() < 2 => "ending-alone",
        _ if public.air == 0 => "ending-no-air",
        _ if public.shown => "ending-hands",
        _ => return None,
    };
    let score = |seat: Seat| {
        let relics = state.hand(seat).iter().filter(|card| **card == Card::Relic).count();
        i64::from(public.captain(seat).points) + if public.shown { relics as i64 } else { 0 }
    };
    let scores: Vec<(Seat, i64)> = public.seats().map(|seat| (seat, score(seat))).collect();
    let together = ending == "ending-no-air";
    let rank = |seat: Seat, score: i64| match seat {
        _ if together => 2, // nobody is first
        _ if !public.present.contains(seat) => scores.len() as u8,
        _ => 1 + scores.iter().filter(|(other, more)| public.present.contains(*other) && *more > score).count() as u8,
    };
    let place = |(seat, score): &(Seat, i64)| Standing { seat: *seat, place: rank(*seat, *score), score: *score };
    Some(Outcome { ending, places: scores.iter().map(place).collect(), together })
}

/// Unless the air ran out, captains go on to the next station with the credits they have.
pub fn leaves(state: &State) -> Option<Vec<u8>> {
    let credits = |captain: &Captain| u8::try_from(captain.stock.credits).unwrap_or(u8::MAX);
    let held = outcome(state).is_some_and(|outcome| !outcome.together);
    held.then(|| state.public.captains.iter().map(credits).collect())
}
