//! What cards, ships and hands are worth in general, before the rivals' hands are looked at.

use crate::assembly::rivals::{Rival, expectation};
use crate::assembly::{Missing, best_ships, what_is_missing};
use crate::cards::{Card, Cards};
use crate::content::Kind;
use crate::numbers::{Category, Fuel, Numbers};

/// Ships that good players have built in simulated drafts: mass, ISRU, thrust, fuel in quarters, rad-hardness.
const USUAL: [(u8, u8, u8, u16, u8); 24] = [
    (6, 2, 2, 4, 0),
    (5, 3, 7, 12, 5),
    (4, 3, 9, 20, 2),
    (7, 2, 5, 8, 2),
    (8, 3, 8, 8, 2),
    (10, 3, 8, 8, 5),
    (9, 2, 10, 20, 4),
    (7, 2, 0, 0, 1),
    (13, 1, 3, 4, 4),
    (9, 2, 3, 16, 4),
    (5, 2, 8, 12, 2),
    (8, 3, 7, 5, 4),
    (6, 3, 7, 8, 2),
    (10, 2, 8, 8, 5),
    (8, 3, 9, 16, 5),
    (11, 2, 4, 8, 4),
    (3, 4, 3, 16, 5),
    (7, 2, 0, 8, 4),
    (14, 1, 3, 2, 4),
    (13, 2, 6, 8, 1),
    (15, 2, 10, 8, 4),
    (9, 1, 7, 8, 4),
    (7, 3, 8, 12, 5),
    (5, 2, 0, 0, 1),
];

/// What a rival of whom nothing is known may fly.
pub(crate) fn usual_ships() -> Rival {
    let numbers = |(mass, isru, thrust, quarters, rad)| Numbers {
        mass,
        isru,
        thrust,
        fuel: Fuel::QUARTER.times(Fuel::whole(quarters)),
        rad,
    };
    USUAL.into_iter().map(numbers).collect()
}

/// How often a card serves well, in per cent.
pub(super) fn usefulness(card: Card) -> i32 {
    i32::from(card.def().used)
}

/// What a hand is worth: its best ship against `rivals`, or how far it is from one, and what its cards may yet do.
pub(super) fn hand_value(hand: Cards, rivals: &[Rival], categories: &[Category]) -> i32 {
    let best = best_ships(hand).iter().map(|ship| expectation(&ship.numbers, rivals, categories)).max();
    best.map_or_else(|| -distance(hand), |best| 4_000 + best) + potential(hand)
}

/// How far a hand is from a ship.
fn distance(hand: Cards) -> i32 {
    let steps = what_is_missing(hand).into_iter().map(|missing| match missing {
        Missing::Part(_) => 2_000,
        Missing::Supply { .. } => 1_500,
        Missing::Therms { short } => 300 * i32::from(short),
    });
    steps.sum()
}

/// The best cards of each kind, the second of a kind for half.
fn potential(hand: Cards) -> i32 {
    let of_kind = |kind: Kind| {
        let (best, second) = hand
            .of(kind)
            .iter()
            .map(usefulness)
            .fold((0, 0), |(best, second), use_| if use_ > best { (use_, best) } else { (best, second.max(use_)) });
        10 * best + 5 * second
    };
    Kind::ALL.into_iter().map(of_kind).sum()
}
