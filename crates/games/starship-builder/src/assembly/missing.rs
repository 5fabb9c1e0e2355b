//! The checker "what is missing for an operational ship".

use serde::{Deserialize, Serialize};

use super::{is_closed, is_fed, supplied};
use crate::cards::{Card, Cards};
use crate::content::{Kind, Support, Supports};
use crate::ship::Layout;

/// Something a hand lacks for a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Missing {
    /// No card of this kind at all.
    Part(Kind),
    /// No card of this kind can be fed; any one of `letters` would help.
    Supply { kind: Kind, letters: Supports },
    /// Everything can be fed, but even the coolest ship is short of cooling.
    Therms { short: u8 },
}

/// What `hand` lacks for a legal ship; empty when it has one.
pub fn what_is_missing(hand: Cards) -> Vec<Missing> {
    let parts: Vec<Missing> = Kind::MAIN.into_iter().filter_map(|kind| part_or_supply(hand, kind)).collect();
    if !parts.is_empty() {
        return parts;
    }
    match therms_short(hand) {
        0 => Vec::new(),
        short => vec![Missing::Therms { short }],
    }
}

fn part_or_supply(hand: Cards, kind: Kind) -> Option<Missing> {
    let cards = hand.of(kind);
    if cards.is_empty() {
        return Some(Missing::Part(kind));
    }
    let runs = |extra: Supports| !operational(hand, extra).of(kind).is_empty();
    if runs(Supports::NONE) {
        return None;
    }
    let enough = Support::ALL.map(Support::set).into_iter().filter(|letter| runs(*letter));
    let letters = enough.fold(Supports::NONE, Supports::or);
    Some(Missing::Supply { kind, letters: if letters.is_empty() { all_needs(cards) } else { letters } })
}

fn all_needs(cards: Cards) -> Supports {
    cards.iter().fold(Supports::NONE, |needs, card| needs.or(card.def().needs))
}

/// iI-J1.2: the largest part of the hand in which each card is fed, if `extra` were given too; heat aside.
fn operational(hand: Cards, extra: Supports) -> Cards {
    let mut cards = hand;
    loop {
        let gives = cards.gives().or(extra);
        let fed: Cards = cards.iter().filter(|card| is_fed(*card, gives)).collect();
        if fed == cards {
            return cards;
        }
        cards = fed;
    }
}

/// How many therms the nearest ship is short of; every kind has a card that can be fed.
fn therms_short(hand: Cards) -> u8 {
    let (plain, fed) = (most_therms(hand, false), most_therms(hand, true));
    let short = |base: Cards| {
        let gives = base.gives();
        let mains = Kind::MAIN.map(|kind| coolest(hand.of(kind), gives));
        let main: u8 = mains.into_iter().try_fold(0u8, |sum, therms| Some(sum + therms?))?;
        let need = main + Layout::new(base, Cards::NONE).therms_needed();
        Some(need.saturating_sub(if gives.contains(Support::E) { fed } else { plain }))
    };
    let mut least = None;
    for base in supplied(hand, Cards::NONE).into_iter().filter(|base| is_closed(*base)) {
        least = short(base).into_iter().chain(least).min();
        if least == Some(0) {
            break;
        }
    }
    least.unwrap_or(0)
}

/// The most therms the radiators of a hand can give; some need electricity (iI-J4.3).
fn most_therms(hand: Cards, electric: bool) -> u8 {
    let works = |card: &Card| electric || card.def().needs.is_empty();
    let most = |card: Card| card.def().light.cools.max(card.def().heavy.cools);
    hand.of(Kind::Radiator).iter().filter(works).map(most).sum()
}

/// The fewest therms a card of `cards` needs that can be fed.
fn coolest(cards: Cards, gives: Supports) -> Option<u8> {
    cards.iter().filter(|card: &Card| is_fed(*card, gives)).map(|card| card.def().therms).min()
}

/// As much of a ship as a hand has that is not enough for one: of each main kind a card, one that could run if there is
/// any, what feeds them, and the radiators if it is hot.
pub fn begun(hand: Cards) -> Layout {
    let runs = operational(hand, Supports::NONE);
    let main = |kind| runs.of(kind).first().or(hand.of(kind).first());
    let mut cards: Cards = Kind::MAIN.into_iter().filter_map(main).collect();
    while let Some(supplier) = cards.iter().find_map(|card| supplier(cards, hand, card)) {
        cards.insert(supplier);
    }
    let fed = Layout::new(cards, Cards::NONE);
    let hot = fed.therms_needed() > 0;
    let cool = |card: &Card| hot && Layout::new(cards.with(*card), Cards::NONE).is_supported(*card);
    let radiators: Cards = hand.of(Kind::Radiator).iter().filter(cool).collect();
    Layout::new(cards.or(radiators), radiators)
}

/// A card of the hand that would feed one of `cards` that nothing feeds yet.
fn supplier(cards: Cards, hand: Cards, card: Card) -> Option<Card> {
    let lacking = !Layout::new(cards, Cards::NONE).is_supported(card);
    hand.minus(cards).suppliers(card.def().needs).first().filter(|_| lacking)
}
