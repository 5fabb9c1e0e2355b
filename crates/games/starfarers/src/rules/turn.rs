//! A turn from the roll to its end (SF-Z1): production, the seven, whose turn is next.

use orrery_core::{Message, Refusal, Seat, SeatSet};

use super::{Hand, ids};
use crate::content::{CARDS_EACH, Chip, FriendCard, Gift, IDLE_ROUNDS, People, Planet, Resource};
use crate::event::Event;
use crate::sets::{Cards, ChipSet};
use crate::state::{Ending, MAX_SEATS, Owner, Phase, State};

pub(super) fn begin(cx: Hand<'_, '_>, seat: Seat, round: u16, idle: u8) {
    cx.emit(Event::TurnBegan { seat, round, idle });
}

/// SF-PROD-1
pub(super) fn roll(cx: Hand<'_, '_>, seat: Seat) {
    let dice = (cx.dice().roll(6) as u8, cx.dice().roll(6) as u8);
    cx.emit(Event::Rolled { seat, dice });
}

/// Cards for everybody, or the discards of a 7.
pub(super) fn settle(cx: Hand<'_, '_>) {
    let state = cx.state();
    let sum = state.public.turn.dice.map_or(0, |(a, b)| a + b);
    if sum == 7 {
        let seats: SeatSet = state.public.everybody().filter(|seat| state.public.tribute(*seat) > 0).collect();
        return cx.emit(Event::DiscardsDue { seats });
    }
    let (cards, short) = production(state, sum);
    cx.emit(Event::Produced { sum, cards, short });
}

/// SF-PROD-1 to SF-PROD-7, SF-PROD-3, R-09, R-10: what a roll brings to each player, and which types the bank could not serve.
pub fn production(state: &State, sum: u8) -> ([Cards; MAX_SEATS], [bool; Resource::COUNT]) {
    let mut claims = claims(state, sum);
    let mut short = [false; Resource::COUNT];
    for resource in Resource::ALL {
        let (at, stock) = (resource.index(), state.public.bank.get(resource));
        let wanted: u8 = claims.iter().map(|cards| cards.get(resource)).sum();
        if wanted <= stock {
            continue;
        }
        short[at] = true;
        let alone = claims.iter().filter(|cards| cards.get(resource) > 0).count() == 1;
        for cards in &mut claims {
            cards.0[at] = if alone { cards.0[at].min(stock) } else { 0 };
        }
    }
    (claims, short)
}

/// The chips that produce on each sum, with one number on each and with two on some.
static PRODUCING: [[ChipSet; 13]; 2] = [producing(false), producing(true)];

const fn producing(two_numbers: bool) -> [ChipSet; 13] {
    let mut sums = [ChipSet::NONE; 13];
    let mut chip = Chip(0);
    while chip.index() < Chip::COUNT {
        let value = if two_numbers { chip.value() } else { chip.single_value() };
        let mut sum = 2;
        while sum < sums.len() {
            if value.produces(sum as u8) {
                sums[sum].0 |= 1 << chip.index();
            }
            sum += 1;
        }
        chip.0 += 1;
    }
    sums
}

fn claims(state: &State, sum: u8) -> [Cards; MAX_SEATS] {
    let public = &state.public;
    let mut claims = [Cards::NONE; MAX_SEATS];
    let Some(producing) = PRODUCING[usize::from(public.terms.two_numbers)].get(usize::from(sum)) else { return claims };
    for planet in Planet::all().filter(|planet| public.open.contains(*planet)) {
        if !state.secret.chips.0[planet.index()].is_some_and(|chip| producing.contains(chip)) {
            continue;
        }
        for site in planet.system().sites().into_iter().filter(|site| site.planets().contains(&planet)) {
            if let Some(Owner::Seat(seat)) = public.colony(site).map(|colony| colony.owner) {
                claims[seat.index()].add(planet.resource(), 1);
            }
        }
    }
    for seat in public.everybody() {
        add_extras(&mut claims[seat.index()], |card| public.has(seat, card));
    }
    claims
}

/// F01 to F05: one more of a type that came, once a roll.
fn add_extras(claim: &mut Cards, has: impl Fn(FriendCard) -> bool) {
    if claim.is_empty() {
        return;
    }
    for card in People::GreenFolk.cards().into_iter().filter(|card| has(*card)) {
        if let Gift::More(resource) = card.gift()
            && claim.get(resource) > 0
        {
            claim.add(resource, 1);
        }
    }
}

/// SF-SEVEN-1: exactly so many, from the hand.
pub(super) fn check_discard(state: &State, seat: Seat, count: u8, cards: Cards) -> Result<(), Refusal> {
    if !state.hand(seat).covers(cards) {
        return Err(Refusal::new(ids::SEVEN, "refused-not-in-hand"));
    }
    if cards.total() != count {
        let wrong = Message::new("refused-count").with("need", count).with("have", cards.total());
        return Err(Refusal::new(ids::SEVEN, wrong));
    }
    Ok(())
}

/// SF-SEVEN-2: all are in.
pub(super) fn open_discards(cx: Hand<'_, '_>) {
    cx.reveal();
    let cards = cx.state().secret.discards.map(Option::unwrap_or_default);
    cx.emit(Event::DiscardsOpened { cards });
}

pub(crate) fn check_steal(public: &crate::state::Public, from: Option<Seat>) -> Result<(), Refusal> {
    match from {
        Some(seat) if !public.victims().contains(seat) => Err(Refusal::new(ids::STEAL, "refused-no-cards")),
        _ => Ok(()),
    }
}

/// SF-SEVEN-3, SF-SEVEN-5
pub(super) fn steal(cx: Hand<'_, '_>, seat: Seat, from: Option<Seat>) {
    match from {
        Some(from) => take_random(cx, seat, from),
        None => cx.emit(Event::NobodyRobbed { seat }),
    }
    cx.emit(Event::WentOn { to: Phase::Settled });
}

/// A uniform card of a hidden hand.
pub(super) fn take_random(cx: Hand<'_, '_>, by: Seat, from: Seat) {
    let hand = cx.state().hand(from);
    let place = cx.dice().below(u32::from(hand.total()));
    if let Some(card) = hand.nth(place) {
        cx.emit(Event::Stolen { by, from, card });
    }
}

/// F19: up to two who have more VP.
pub(crate) fn check_shares(public: &crate::state::Public, from: SeatSet) -> Result<(), Refusal> {
    let victims = public.fair_victims();
    if from.len() > 2 || from.iter().any(|seat| !victims.contains(seat)) {
        return Err(Refusal::new(ids::GIFTS, "refused-shares"));
    }
    Ok(())
}

pub(super) fn share(cx: Hand<'_, '_>, seat: Seat, from: SeatSet) {
    let victims = cx.state().public.others(seat);
    victims.filter(|victim| from.contains(*victim)).for_each(|victim| take_random(cx, seat, victim));
    cx.emit(Event::WentOn { to: Phase::Supply });
}

/// SF-2P-2: two players roll twice; then Fair Shares, once.
pub(super) fn after_roll(cx: Hand<'_, '_>) {
    let public = &cx.state().public;
    let to = match () {
        () if public.seats == 2 && public.turn.rolls < 2 => Phase::Roll,
        () if !public.fair_victims().is_empty() => Phase::Shares,
        () => Phase::Supply,
    };
    cx.emit(Event::WentOn { to });
}

/// What was done in a turn that has ended cannot be taken back.
pub(super) fn end(cx: Hand<'_, '_>, seat: Seat) {
    cx.reveal();
    cx.emit(Event::TurnEnded { seat });
}

/// SF-SETUP-18: clockwise; a round ends before the first player's turn. SF-LIMIT-2 ends a game that stands still.
pub(super) fn next(cx: Hand<'_, '_>) {
    let public = &cx.state().public;
    let seat = public.active.after(1, public.seats);
    if seat != public.first {
        let (round, idle) = (public.round, public.idle);
        return begin(cx, seat, round, idle);
    }
    let idle = if public.risen { 0 } else { public.idle + 1 };
    if idle >= IDLE_ROUNDS {
        return cx.emit(Event::Ended { ending: Ending::Standstill });
    }
    let round = public.round + 1;
    begin(cx, seat, round, idle);
}

/// All cards are in the bank, the supply deck or a hand (SF-Z5).
pub fn all_cards(state: &State) -> bool {
    let hands = state.secret.hands.iter().fold(Cards::NONE, |all, hand| all.plus(*hand));
    let all = hands.plus(state.public.bank).plus(state.secret.supply);
    all == Cards([CARDS_EACH; Resource::COUNT])
}
