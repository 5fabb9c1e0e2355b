//! Who is asked what, what is legal, and what follows from it.

use orrery_core::{Ask, AskId, Asks, Cx, Message, Outcome, Place, Refusal, Rule, Seat, Setup};
use orrery_kit::{Deal, Terms, Verdict, Vote, Window};
use serde::{Deserialize, Serialize};

use super::content::{Effect, KINDS, MAP, PLACES, TERMS};
use super::state::{Card, Frame, Public, State, Stock, Wreck};
use super::{Event, Salvage, rule};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Decision {
    Discard {
        count: u8,
    },
    Bid,
    Offer,
    /// What of the offer of `to`?
    Reply {
        to: Seat,
    },
    /// What of the counter-offer of `with`?
    Settle {
        with: Seat,
    },
    Vote,
    Jam,
    Ship,
    Route {
        ship: u8,
    },
    Order,
    Aid,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Choice {
    /// The places in the hand, in rising order.
    Discard(Vec<u8>),
    Bid(Stock),
    Offer(Terms<Stock>),
    Accept,
    Decline,
    Counter(Terms<Stock>),
    Settle(bool),
    Vote(Vote<Seat>),
    Jam,
    Pass,
    Send(u8),
    Fly(Vec<u8>),
    /// The effects by their number, in the order they are taken.
    Order(Vec<u8>),
    Aid(Seat),
}

/// Slots of the questions of one auction, so that each has an identity of its own.
const DISCARD: u8 = 1;
const OFFER: u8 = 2;
const REPLY: u8 = 16;
const SETTLE: u8 = 32;

pub fn asks(state: &State, asks: &mut Asks<Decision>) {
    let public = &state.public;
    let Some(frame) = public.frames.top() else { return };
    let mut must = |seat: Seat, decision| asks.must(AskId::new(public.moment, seat, 0), seat, decision);
    match frame {
        _ if frame.owner().is_some_and(|owner| !public.present.contains(owner)) => {}
        Frame::Auction { deals, .. } => auction_asks(state, deals, asks),
        Frame::Vote { .. } => {
            public.present.iter().filter(|seat| !state.votes.has(*seat)).for_each(|seat| must(seat, Decision::Vote));
        }
        Frame::Jam { window, .. } => window.next().into_iter().for_each(|seat| must(seat, Decision::Jam)),
        Frame::Claim { seat, ship: Some(ship), .. } => must(*seat, Decision::Route { ship: *ship }),
        Frame::Claim { seat, .. } if ships(public, *seat).next().is_some() => must(*seat, Decision::Ship),
        Frame::Effects { seat, ordered: false, .. } => must(*seat, Decision::Order),
        Frame::Aid { seat } => must(*seat, Decision::Aid),
        Frame::Claim { .. } | Frame::Effects { .. } => {}
    }
}

/// Hands are trimmed first, then everybody bids; trades lie beside the bids.
fn auction_asks(state: &State, deals: &[Deal<Stock>], asks: &mut Asks<Decision>) {
    let public = &state.public;
    let id = |seat: Seat, slot: u8| AskId::new(public.moment, seat, slot);
    let mut trimming = false;
    for seat in public.present.iter().filter(|seat| state.surplus(*seat) > 0) {
        trimming = true;
        asks.must(id(seat, DISCARD), seat, Decision::Discard { count: state.surplus(seat) as u8 });
    }
    if trimming {
        return;
    }
    for seat in traders(state) {
        asks.must(id(seat, 0), seat, Decision::Bid);
        if may_offer(state, seat) {
            asks.may(id(seat, OFFER), seat, Decision::Offer);
        }
        for deal in deals.iter().filter(|deal| deal.awaits(seat)) {
            asks.may(id(seat, REPLY + deal.by.0), seat, Decision::Reply { to: deal.by });
        }
        for deal in deals.iter().filter(|deal| deal.by == seat) {
            for (with, _) in deal.counters().filter(|(with, terms)| honour(public, seat, *with, terms).is_ok()) {
                asks.may(id(seat, SETTLE + with.0), seat, Decision::Settle { with });
            }
        }
    }
}

/// Those who have not bid yet.
fn traders(state: &State) -> impl Iterator<Item = Seat> + '_ {
    state.public.present.iter().filter(|seat| !state.bids.has(*seat))
}

fn may_offer(state: &State, seat: Seat) -> bool {
    let Some(Frame::Auction { offered, .. }) = state.public.frames.top() else { return false };
    let has_something = TERMS.iter().any(|terms| state.public.stock(seat).covers(terms.give));
    !offered.contains(seat) && has_something && traders(state).count() > 1
}

/// The ships that can reach the wreck.
pub fn ships(public: &Public, seat: Seat) -> impl Iterator<Item = u8> + '_ {
    (0..2).filter(move |ship| public.can_reach(seat, *ship))
}

pub fn deal_of(public: &Public, by: Seat) -> Option<&Deal<Stock>> {
    let Some(Frame::Auction { deals, .. }) = public.frames.top() else { return None };
    deals.iter().find(|deal| deal.by == by)
}

/// Both sides can keep these terms now.
fn honour(public: &Public, by: Seat, with: Seat, terms: &Terms<Stock>) -> Result<(), Refusal> {
    afford(public, by, terms.give, rule::TRADE)?;
    afford(public, with, terms.get, rule::TRADE)
}

fn afford(public: &Public, seat: Seat, cost: Stock, rule: Rule) -> Result<(), Refusal> {
    let have = public.stock(seat);
    if have.covers(cost) {
        return Ok(());
    }
    let what = Message::new("refused-cannot-afford").with("seat", seat);
    let what = what.with("credits", cost.credits).with("have-credits", have.credits);
    Err(Refusal::new(rule, what.with("fuel", cost.fuel).with("have-fuel", have.fuel)))
}

fn need(holds: bool, rule: Rule, why: &'static str) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(Refusal::new(rule, why)) }
}

pub fn check(state: &State, ask: &Ask<Decision>, choice: &Choice) -> Result<(), Refusal> {
    let public = &state.public;
    match (&ask.decision, choice) {
        (Decision::Discard { count }, Choice::Discard(at)) => {
            let rising = at.windows(2).all(|pair| pair[0] < pair[1]);
            let held = at.iter().all(|at| usize::from(*at) < state.hand(ask.seat).len());
            need(rising && held && at.len() == usize::from(*count), rule::LIMIT, "refused-discard")
        }
        (Decision::Bid, Choice::Bid(bid)) => afford(public, ask.seat, *bid, rule::BID),
        (Decision::Offer, Choice::Offer(terms)) => {
            need(TERMS.contains(terms), rule::TRADE, "refused-terms")?;
            afford(public, ask.seat, terms.give, rule::TRADE)
        }
        (Decision::Reply { .. }, Choice::Decline) => Ok(()),
        (Decision::Reply { to }, Choice::Accept | Choice::Counter(_)) => check_reply(public, ask.seat, *to, choice),
        (Decision::Settle { .. }, Choice::Settle(false)) => Ok(()),
        (Decision::Settle { with }, Choice::Settle(true)) => {
            let terms = deal_of(public, ask.seat).and_then(|deal| deal.counter(*with));
            honour(public, ask.seat, *with, terms.ok_or_else(Refusal::not_asked)?)
        }
        (Decision::Vote, Choice::Vote(vote)) => check_vote(public, *vote),
        (Decision::Jam, Choice::Pass) => Ok(()),
        (Decision::Jam, Choice::Jam) => {
            need(state.hand(ask.seat).contains(&Card::Jammer), rule::JAM, "refused-no-jammer")
        }
        (Decision::Ship, Choice::Send(ship)) => check_ship(public, ask.seat, *ship),
        (Decision::Route { ship }, Choice::Fly(path)) => check_route(public, ask.seat, *ship, path),
        (Decision::Order, Choice::Order(order)) => check_order(public, order),
        (Decision::Aid, Choice::Aid(seat)) => {
            need(public.present.contains(*seat) && *seat != ask.seat, rule::AID, "refused-aid")
        }
        _ => Err(Refusal::not_offered()),
    }
}

fn check_reply(public: &Public, seat: Seat, to: Seat, choice: &Choice) -> Result<(), Refusal> {
    let deal = deal_of(public, to).ok_or_else(Refusal::not_asked)?;
    match choice {
        // The offer was made when it could be kept; that may have changed since.
        Choice::Accept => honour(public, to, seat, &deal.terms),
        Choice::Counter(terms) => {
            need(TERMS.contains(terms) && *terms != deal.terms, rule::TRADE, "refused-terms")?;
            afford(public, seat, terms.get, rule::TRADE)
        }
        _ => Err(Refusal::not_offered()),
    }
}

fn check_vote(public: &Public, vote: Vote<Seat>) -> Result<(), Refusal> {
    let Some(Frame::Vote { tied }) = public.frames.top() else { return Err(Refusal::not_asked()) };
    let known = |seat: Seat| tied.iter().any(|(other, _)| *other == seat);
    need(!matches!(vote, Vote::For(seat) if !known(seat)), rule::VOTE, "refused-vote")
}

fn check_ship(public: &Public, seat: Seat, ship: u8) -> Result<(), Refusal> {
    let need = public.way(seat, ship).ok_or_else(Refusal::not_offered)?;
    let have = public.stock(seat).fuel;
    let short = Message::new("refused-out-of-reach").with("need", need).with("have", have);
    if need <= have { Ok(()) } else { Err(Refusal::new(rule::SHIP, short)) }
}

fn check_route(public: &Public, seat: Seat, ship: u8, path: &[u8]) -> Result<(), Refusal> {
    let from = public.captain(seat).ships.get(usize::from(ship)).copied().ok_or_else(Refusal::not_offered)?;
    let cost = MAP.cost(from, path).ok_or_else(|| Refusal::new(rule::ROUTE, "refused-no-lane"))?;
    afford(public, seat, Stock { credits: 0, fuel: cost }, rule::ROUTE)?;
    let end = path.last().copied().unwrap_or(from);
    need(public.wreck.is_some_and(|wreck| wreck.place == end), rule::ROUTE, "refused-not-there")
}

fn check_order(public: &Public, order: &[u8]) -> Result<(), Refusal> {
    let Some(Frame::Effects { rest, .. }) = public.frames.top() else { return Err(Refusal::not_asked()) };
    let mut sorted = order.to_vec();
    sorted.sort_unstable();
    need(sorted.into_iter().eq(0..rest.len() as u8), rule::EFFECTS, "refused-order")
}

pub fn resolve(cx: &mut Cx<'_, Salvage>, ask: &Ask<Decision>, choice: Choice) {
    let seat = ask.seat;
    match (&ask.decision, choice) {
        (_, Choice::Discard(at)) => {
            let hand = cx.state().hand(seat);
            let cards = at.iter().map(|at| hand[usize::from(*at)]).collect();
            cx.emit(Event::Discarded { seat, cards });
        }
        (_, Choice::Bid(bid)) => cx.emit(Event::BidSealed { seat, bid }),
        (_, Choice::Offer(terms)) => cx.emit(Event::Offered { by: seat, terms }),
        (Decision::Reply { to }, Choice::Decline) => cx.emit(Event::Declined { by: seat, of: *to }),
        (Decision::Reply { to }, Choice::Counter(terms)) => cx.emit(Event::Countered { by: seat, of: *to, terms }),
        (Decision::Reply { to }, Choice::Accept) => trade(cx, *to, seat, |deal| Some(deal.terms)),
        (Decision::Settle { with }, Choice::Settle(true)) => {
            trade(cx, seat, *with, |deal| deal.counter(*with).copied())
        }
        (Decision::Settle { with }, Choice::Settle(false)) => {
            cx.emit(Event::CounterTurnedDown { by: seat, of: *with });
        }
        (_, Choice::Vote(vote)) => {
            let weight = cx.state().public.captain(seat).points + 1;
            cx.emit(Event::VoteSealed { seat, vote, weight });
        }
        (_, Choice::Pass) => cx.emit(Event::JamDeclined { seat }),
        (_, Choice::Jam) => jam(cx, seat),
        (_, Choice::Send(ship)) => cx.emit(Event::ShipChosen { seat, ship }),
        (Decision::Route { ship }, Choice::Fly(path)) => fly(cx, seat, *ship, path),
        (_, Choice::Order(order)) => put_in_order(cx, seat, &order),
        (_, Choice::Aid(to)) => cx.emit(Event::Aided { by: seat, seat: to }),
        // `check` lets nothing else through.
        (_, Choice::Accept | Choice::Decline | Choice::Counter(_) | Choice::Settle(_) | Choice::Fly(_)) => {}
    }
}

fn trade(cx: &mut Cx<'_, Salvage>, by: Seat, with: Seat, terms: impl Fn(&Deal<Stock>) -> Option<Terms<Stock>>) {
    if let Some(terms) = deal_of(&cx.state().public, by).and_then(terms) {
        cx.emit(Event::Traded { by, with, terms });
    }
}

fn jam(cx: &mut Cx<'_, Salvage>, by: Seat) {
    cx.reveal();
    cx.emit(Event::Jammed { by });
    cx.emit(Event::Drifted);
}

fn fly(cx: &mut Cx<'_, Salvage>, seat: Seat, ship: u8, path: Vec<u8>) {
    let from = cx.state().public.captain(seat).ships[usize::from(ship)];
    let fuel = MAP.cost(from, &path).unwrap_or(0);
    cx.emit(Event::Flown { seat, ship, path, fuel });
}

fn put_in_order(cx: &mut Cx<'_, Salvage>, seat: Seat, order: &[u8]) {
    let Some(Frame::Effects { rest, .. }) = cx.state().public.frames.top() else { return };
    let effects = order.iter().map(|at| rest[usize::from(*at)]).collect();
    cx.emit(Event::Ordered { seat, effects });
}

pub fn advance(cx: &mut Cx<'_, Salvage>) {
    let public = &cx.state().public;
    let Some(frame) = public.frames.top().cloned() else { return begin_round(cx) };
    match frame {
        _ if frame.owner().is_some_and(|owner| !public.present.contains(owner)) => cx.emit(Event::Drifted),
        Frame::Auction { .. } => open_bids(cx),
        Frame::Vote { tied } => open_votes(cx, &tied),
        Frame::Jam { .. } => cx.emit(Event::JamsOver),
        Frame::Claim { .. } | Frame::Aid { .. } => cx.emit(Event::Drifted),
        Frame::Effects { seat, rest, .. } => take_effect(cx, seat, rest.first().copied()),
    }
}

fn begin_round(cx: &mut Cx<'_, Salvage>) {
    if cx.state().public.wrecks_left == 0 {
        cx.reveal();
        let hands = cx.state().hands.clone();
        return cx.emit(Event::HandsShown { hands });
    }
    let kind = cx.dice().below(KINDS.len() as u32) as u8;
    let place = cx.dice().below(PLACES.len() as u32) as u8;
    cx.emit(Event::WreckFound { wreck: Wreck { kind, place } });
    for seat in cx.state().public.present.iter() {
        draw(cx, seat);
    }
}

fn draw(cx: &mut Cx<'_, Salvage>, seat: Seat) {
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

/// Whoever holds cards could hold a jammer, so all of them are asked, beginning left of the winner.
fn win(cx: &mut Cx<'_, Salvage>, seat: Seat, price: Stock) {
    let state = cx.state();
    let count = state.public.captains.len() as u8;
    let others = (1..count).map(|steps| seat.after(steps, count));
    let window = Window::new(others.filter(|other| !state.hand(*other).is_empty()));
    cx.emit(Event::Won { seat, price, window });
}

fn take_effect(cx: &mut Cx<'_, Salvage>, seat: Seat, effect: Option<Effect>) {
    let Some(effect) = effect else { return cx.emit(Event::Salvaged { seat }) };
    cx.emit(Event::Took { seat, effect });
    if effect == Effect::Find {
        draw(cx, seat);
    }
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
    let rank = |seat: Seat, score: i64| match ending {
        "ending-no-air" => 2, // nobody is first
        _ if !public.present.contains(seat) => scores.len() as u8,
        _ => 1 + scores.iter().filter(|(other, more)| public.present.contains(*other) && *more > score).count() as u8,
    };
    let place = |(seat, score): &(Seat, i64)| Place { seat: *seat, place: rank(*seat, *score), score: *score };
    Some(Outcome { ending, places: scores.iter().map(place).collect() })
}

/// A campaign: how a table ended sets up the next. Lost air is followed by a station with more of it and fewer wrecks.
pub fn next_setup(seats: u8, outcome: &Outcome) -> Setup {
    let (air, wrecks) = match outcome.ending {
        "ending-no-air" => ("16", "2"),
        "ending-hands" => ("8", "6"),
        _ => ("12", "4"),
    };
    Setup::new(seats).with("air", air).with("wrecks", wrecks)
}
