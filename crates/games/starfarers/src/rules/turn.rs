//! A turn from the roll to its end (SF-Z1): production, the seven, whose turn is next.

use std::sync::LazyLock;

use orrery_core::{Seat, SeatSet};

use super::{Cx, score};
use crate::content::{Chip, ChipValue, Gift, IDLE_ROUNDS, Planet, Resource};
use crate::event::{Course, Income, Round, Seven};
use crate::questions::{Relief, Roll, Shares, Steal};
use crate::record::{Source, marks};
use crate::sets::{Cards, ChipSet};
use crate::state::{Ending, MAX_SEATS, Owner, Phase, Public, State};

pub(super) fn begin(cx: &mut Cx<'_>, seat: Seat, round: u16, idle: u8) {
    let public = &cx.state().public;
    let marks = (round > public.round).then(|| marks(public));
    cx.emit(Round::TurnBegan { seat, round, idle, marks, to: Phase::ask(seat, Roll) }.into());
}

/// Cards for everybody, or the discards of a 7.
pub(super) fn settle(cx: &mut Cx<'_>) {
    let state = cx.state();
    let sum = state.public.turn.dice.map_or(0, |(a, b)| a + b);
    if sum == 7 {
        let seats: SeatSet = state.public.everybody().filter(|seat| state.public.tribute(*seat) > 0).collect();
        return cx.emit(Seven::DiscardsDue { seats }.into());
    }
    let (cards, short) = production(state, sum);
    let friends = std::array::from_fn(|at| added(&state.public, Seat(at as u8), cards[at], &short));
    let to = relieved(&state.public, &cards).map_or(Phase::Settled, |seat| Phase::ask(seat, Relief));
    cx.emit(Income::Produced { sum, cards, friends, short, to }.into());
}

/// F20, R-13: whom a roll that brings these cards leaves to the Relief Chest.
fn relieved(public: &Public, cards: &[Cards; MAX_SEATS]) -> Option<Seat> {
    let owner = public.everybody().find(|seat| public.has(*seat, Gift::Relief))?;
    let counts = public.terms.relief_always || owner == public.active;
    let paid = cards.iter().fold(Cards::NONE, |all, cards| all.plus(*cards));
    (counts && cards[owner.index()].is_empty() && public.bank != paid).then_some(owner)
}

/// How many of these cards come by F01 to F05. Such a card is the first to go without when the bank is short, for it adds
/// to what came.
fn added(public: &Public, seat: Seat, cards: Cards, short: &[bool; Resource::COUNT]) -> u8 {
    let adds = |resource: Resource| !short[resource.index()] && cards.get(resource) > 0;
    public.gifts(seat).filter(|gift| matches!(gift, Gift::More(more) if adds(*more))).count() as u8
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
static PRODUCING: LazyLock<[[ChipSet; 13]; 2]> = LazyLock::new(|| [Chip::single_value, Chip::value].map(producing));

fn producing(face: fn(Chip) -> ChipValue) -> [ChipSet; 13] {
    std::array::from_fn(|sum| Chip::all().filter(|chip| face(*chip).produces(sum as u8)).collect())
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
        add_extras(&mut claims[seat.index()], public.gifts(seat));
    }
    claims
}

/// F01 to F05: one more of a type that came, once a roll.
fn add_extras(claim: &mut Cards, gifts: impl Iterator<Item = Gift>) {
    if claim.is_empty() {
        return;
    }
    for gift in gifts {
        if let Gift::More(resource) = gift
            && claim.get(resource) > 0
        {
            claim.add(resource, 1);
        }
    }
}

/// SF-SEVEN-2: all are in.
pub(super) fn open_discards(cx: &mut Cx<'_>) {
    cx.reveal();
    let state = cx.state();
    let cards = state.secret.discards.map(Option::unwrap_or_default);
    let robbed = |seat: Seat| state.public.player(seat).hand > cards[seat.index()].total();
    let active = state.public.active;
    let to = if state.public.others(active).any(robbed) { Phase::ask(active, Steal) } else { Phase::Settled };
    cx.emit(Seven::DiscardsOpened { cards, to }.into());
}

/// A uniform card of a hidden hand (SF-SEVEN-5).
pub(crate) fn take_random(cx: &mut Cx<'_>, by: Seat, from: Seat, source: Source) {
    let hand = cx.state().hand(from);
    if let Some(card) = hand.pick(cx.dice()) {
        cx.emit(Seven::Stolen { by, from, card, source }.into());
    }
}

/// SF-2P-2: two players roll twice, but for the very first turn; then Fair Shares, once.
pub(super) fn after_roll(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    let to = match () {
        () if public.seats == 2 && public.turn.rolls < 2 => Phase::ask(public.active, Roll),
        () if !public.fair_victims().is_empty() => Phase::ask(public.active, Shares),
        () => Phase::Supply,
    };
    cx.emit(Course::WentOn { to }.into());
}

/// What was done in a turn that has ended cannot be taken back.
pub(crate) fn end(cx: &mut Cx<'_>, seat: Seat) {
    cx.reveal();
    cx.emit(Round::TurnEnded { seat }.into());
}

/// SF-SETUP-18: clockwise; a round ends before the first player's turn. SF-LIMIT-2 ends a game that stands still.
pub(super) fn next(cx: &mut Cx<'_>) {
    let public = &cx.state().public;
    let seat = public.active.after(1, public.seats);
    if seat != public.first {
        let (round, idle) = (public.round, public.idle);
        return begin(cx, seat, round, idle);
    }
    let idle = if public.risen { 0 } else { public.idle + 1 };
    if idle >= IDLE_ROUNDS {
        return score::end(cx, Ending::Standstill);
    }
    let round = public.round + 1;
    begin(cx, seat, round, idle);
}
