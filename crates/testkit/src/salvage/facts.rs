//! What can happen, and how each fact changes the state.

use orrery_core::{Seat, SeatSet};
use orrery_kit::fx::{self, At, BlockId, Move};
use orrery_kit::{Ballots, Bargain, Deal, Reply, Sealed, Vote, Window};

use super::state::{Card, Frame, State, Stock, Wreck};

orrery_core::facts! {
    pub enum Event shown as Shown {
        WreckFound { wreck: Wreck },
        Drew { seat: Seat, card: Card => seat },
        Discarded { seat: Seat, count: usize, cards: Vec<Card> => seat },
        BidSealed { seat: Seat, bid: Stock => seat },
        Offered { by: Seat, terms: Bargain<Stock> },
        Declined { by: Seat, of: Seat },
        Countered { by: Seat, of: Seat, terms: Bargain<Stock> },
        CounterTurnedDown { by: Seat, of: Seat },
        Traded { by: Seat, with: Seat, terms: Bargain<Stock> },
        BidsOpened { bids: Vec<(Seat, Stock)> },
        Tied { bids: Vec<(Seat, Stock)> },
        VoteSealed { seat: Seat, vote: Vote<Seat> => seat, weight: u32 },
        VotesOpened { votes: Vec<(Seat, Vote<Seat>, u32)> },
        Won { seat: Seat, price: Stock, window: Window },
        JamDeclined { seat: Seat },
        Jammed { by: Seat },
        JamsOver,
        ShipChosen { seat: Seat, ship: u8 },
        Flown { seat: Seat, ship: u8, path: Vec<u8>, fuel: u32 },
        Gained { seat: Seat, points: u32, stock: Stock },
        Paid { seat: Seat, credits: u32 },
        AirChanged { air: u32 },
        Searched { seat: Seat, die: u8 },
        AidDue { seat: Seat },
        Aided { by: Seat, seat: Seat },
        Went { to: Move },
        ReactionsDue { block: BlockId, window: Window },
        ReactionDeclined { seat: Seat },
        Reacted { seat: Seat },
        ReactionsOver,
        Salvaged { seat: Seat },
        Drifted,
        HandsShown { hands: Vec<Vec<Card>> },
        Left { seat: Seat },
    }
}

pub fn evolve(state: &mut State, event: &Event) {
    match event {
        Event::WreckFound { wreck } => begin_round(state, *wreck),
        Event::Drew { seat, card } => draw(state, *seat, *card),
        Event::Discarded { seat, cards, .. } => cards.iter().for_each(|card| discard(state, *seat, *card)),
        Event::BidSealed { seat, bid } => seal_bid(state, *seat, *bid),
        Event::Offered { .. }
        | Event::Declined { .. }
        | Event::Countered { .. }
        | Event::CounterTurnedDown { .. }
        | Event::Traded { .. } => trade(state, event),
        Event::BidsOpened { .. } => state.bids = Sealed::default(),
        Event::Tied { bids } => state.public.frames.enter(Frame::Vote { tied: bids.clone() }),
        Event::VoteSealed { seat, vote, weight } => state.votes.cast(*seat, *vote, *weight),
        Event::VotesOpened { .. } => state.votes = Ballots::default(),
        Event::Won { seat, price, window } => win(state, *seat, *price, window),
        Event::JamDeclined { seat } => close_window_for(state, *seat),
        Event::Jammed { by } => jam(state, *by),
        Event::JamsOver => drop(state.public.frames.pop()),
        Event::Salvaged { .. } => state.public.frames.only(Frame::Between),
        Event::ShipChosen { ship, .. } => choose_ship(state, *ship),
        Event::Flown { seat, ship, path, fuel } => {
            fly(state, *seat, *ship, path, *fuel);
            state.public.frames.enter(Frame::Effect(At::block(*seat, 0)));
        }
        Event::Gained { seat, points, stock } => {
            let captain = &mut state.public.captains[seat.index()];
            captain.points += points;
            captain.stock.gain(*stock);
        }
        Event::Paid { seat, credits } => {
            state.public.captains[seat.index()].stock.pay(Stock { credits: *credits, fuel: 0 });
        }
        Event::AirChanged { air } => state.public.air = *air,
        Event::Searched { die, .. } => state.public.die = Some(*die),
        Event::AidDue { seat } => state.public.frames.push(Frame::Aid { seat: *seat }),
        Event::Aided { seat, .. } => aid(state, *seat),
        Event::Went { to } => fx::fold(&mut state.public.frames, *to),
        Event::ReactionsDue { block, window } => {
            state.public.frames.push(Frame::React { block: *block, window: *window });
        }
        Event::ReactionDeclined { seat } => close_window_for(state, *seat),
        Event::Reacted { seat } => {
            if let Frame::React { block, .. } = *state.public.frames.top() {
                state.public.frames.enter(Frame::Effect(At::block(*seat, block)));
            }
        }
        Event::ReactionsOver => drop(state.public.frames.pop()),
        Event::Drifted => drift(state),
        Event::HandsShown { .. } => state.public.shown = true,
        Event::Left { seat } => leave(state, *seat),
    }
}

fn begin_round(state: &mut State, wreck: Wreck) {
    let public = &mut state.public;
    public.air = public.air.saturating_sub(1);
    public.wrecks_left -= 1;
    public.wreck = Some(wreck);
    for seat in public.present.iter() {
        public.captains[seat.index()].stock.gain(Stock { credits: 1, fuel: 1 });
    }
    public.frames.enter(Frame::Auction { deals: Vec::new(), offered: SeatSet::empty() });
}

/// Hands are kept sorted: the order in which cards came says nothing.
fn draw(state: &mut State, seat: Seat, card: Card) {
    state.bag.take(card);
    let hand = &mut state.hands[seat.index()];
    let at = hand.partition_point(|other| *other <= card);
    hand.insert(at, card);
}

fn lose_card(state: &mut State, seat: Seat, card: Card) {
    let hand = &mut state.hands[seat.index()];
    if let Some(at) = hand.iter().position(|other| *other == card) {
        hand.remove(at);
    }
}

fn discard(state: &mut State, seat: Seat, card: Card) {
    lose_card(state, seat, card);
    state.bag.put(card);
}

/// Who has bid no longer trades: what a sealed bid leaves over must not show.
fn seal_bid(state: &mut State, seat: Seat, bid: Stock) {
    state.bids.put(seat, bid);
    stop_trading(state, seat);
}

fn stop_trading(state: &mut State, seat: Seat) {
    if let Frame::Auction { deals, .. } = state.public.frames.top_mut() {
        deals.retain(|deal| deal.by != seat);
        deals.iter_mut().for_each(|deal| deal.drop_out(seat));
        deals.retain(|deal| !deal.is_dead());
    }
}

fn trade(state: &mut State, event: &Event) {
    let traders: SeatSet = state.public.present.iter().filter(|seat| !state.bids.has(*seat)).collect();
    let Frame::Auction { deals, offered } = state.public.frames.top_mut() else { return };
    let mut reply = |of: Seat, by: Seat, reply: Reply<Stock>| {
        deals.iter_mut().filter(|deal| deal.by == of).for_each(|deal| deal.reply(by, reply.clone()));
    };
    match event {
        Event::Declined { by, of } => reply(*of, *by, Reply::Declined),
        Event::Countered { by, of, terms } => reply(*of, *by, Reply::Countered(*terms)),
        Event::CounterTurnedDown { by, of } => reply(*by, *of, Reply::TurnedDown),
        Event::Offered { by, terms } => {
            offered.insert(*by);
            deals.push(Deal::new(*by, *terms, traders.iter().filter(|seat| seat != by).collect()));
        }
        Event::Traded { by, .. } => deals.retain(|deal| deal.by != *by),
        _ => {}
    }
    deals.retain(|deal| !deal.is_dead());
    if let Event::Traded { by, with, terms } = event {
        swap(state, *by, *with, terms);
    }
}

fn swap(state: &mut State, by: Seat, with: Seat, terms: &Bargain<Stock>) {
    for (seat, gives, gets) in [(by, terms.give, terms.get), (with, terms.get, terms.give)] {
        let stock = &mut state.public.captains[seat.index()].stock;
        stock.pay(gives);
        stock.gain(gets);
    }
}

fn win(state: &mut State, seat: Seat, price: Stock, window: &Window) {
    state.public.captains[seat.index()].stock.pay(price);
    state.public.frames.enter(Frame::Claim { seat, price, ship: None });
    state.public.frames.push(Frame::Jam { winner: seat, window: *window });
}

fn close_window_for(state: &mut State, seat: Seat) {
    if let Frame::Jam { window, .. } | Frame::React { window, .. } = state.public.frames.top_mut() {
        window.drop_out(seat);
    }
}

/// The price goes back; that the wreck drifts off is a fact of its own.
fn jam(state: &mut State, by: Seat) {
    lose_card(state, by, Card::Jammer);
    state.public.spent.push(Card::Jammer);
    state.public.frames.pop();
    if let Frame::Claim { seat, price, .. } = *state.public.frames.top() {
        state.public.captains[seat.index()].stock.gain(price);
    }
}

fn choose_ship(state: &mut State, chosen: u8) {
    if let Frame::Claim { ship, .. } = state.public.frames.top_mut() {
        *ship = Some(chosen);
    }
    state.public.frames.renew();
}

fn fly(state: &mut State, seat: Seat, ship: u8, path: &[u8], fuel: u32) {
    let captain = &mut state.public.captains[seat.index()];
    captain.stock.pay(Stock { credits: 0, fuel });
    if let Some(end) = path.last() {
        captain.ships[usize::from(ship)] = *end;
    }
}

fn aid(state: &mut State, seat: Seat) {
    state.public.captains[seat.index()].stock.gain(Stock { credits: 1, fuel: 0 });
    state.public.frames.pop();
}

fn drift(state: &mut State) {
    state.public.air = state.public.air.saturating_sub(1);
    state.public.frames.only(Frame::Between);
    state.votes = Ballots::default();
}

/// The captain's cards go back into the bag; whatever waited for that captain goes on without.
fn leave(state: &mut State, seat: Seat) {
    state.public.present.remove(seat);
    for card in std::mem::take(&mut state.hands[seat.index()]) {
        state.bag.put(card);
    }
    state.bids.drop_out(seat);
    state.votes.drop_out(seat);
    stop_trading(state, seat);
    close_window_for(state, seat);
    if let Frame::Vote { tied } = state.public.frames.top_mut() {
        tied.retain(|(other, _)| *other != seat);
    }
}
