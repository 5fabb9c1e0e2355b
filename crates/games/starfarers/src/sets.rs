//! Small values the state is made of, none of them on the heap: bags of cards, sets and routes.

use orrery_core::Dice;
use orrery_kit::{Few, set};
use serde::{Deserialize, Serialize};

use crate::content::{Chip, Encounter, FriendCard, Planet, Point, Resource};

/// How many cards of each type, in the order of [`Resource::ALL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cards(pub [u8; Resource::COUNT]);

impl Cards {
    pub const NONE: Cards = Cards([0; Resource::COUNT]);

    pub const fn of(resource: Resource, count: u8) -> Cards {
        let mut cards = Cards::NONE;
        cards.0[resource.index()] = count;
        cards
    }

    #[inline]
    pub const fn get(self, resource: Resource) -> u8 {
        self.0[resource.index()]
    }

    #[inline]
    pub fn add(&mut self, resource: Resource, count: u8) {
        self.0[resource.index()] = self.0[resource.index()].saturating_add(count);
    }

    /// Saturating: sums beyond the box come only from bad input.
    #[inline]
    pub fn total(self) -> u8 {
        self.0.iter().fold(0, |sum: u8, count| sum.saturating_add(*count))
    }

    pub fn is_empty(self) -> bool {
        self == Cards::NONE
    }

    #[inline]
    pub fn plus(self, other: Cards) -> Cards {
        Cards(std::array::from_fn(|i| self.0[i].saturating_add(other.0[i])))
    }

    /// What is left without `other`, never below nothing.
    #[inline]
    pub fn minus(self, other: Cards) -> Cards {
        Cards(std::array::from_fn(|i| self.0[i].saturating_sub(other.0[i])))
    }

    /// The larger count of each type.
    #[inline]
    pub fn or(self, other: Cards) -> Cards {
        Cards(std::array::from_fn(|i| self.0[i].max(other.0[i])))
    }

    #[inline]
    pub fn covers(self, other: Cards) -> bool {
        self.0.iter().zip(other.0).all(|(have, need)| *have >= need)
    }

    /// Whether a type is in both bags.
    pub fn overlaps(self, other: Cards) -> bool {
        self.0.iter().zip(other.0).any(|(a, b)| *a > 0 && b > 0)
    }

    /// The types that are there, with their counts.
    pub fn iter(self) -> impl Iterator<Item = (Resource, u8)> {
        Resource::ALL.into_iter().zip(self.0).filter(|(_, count)| *count > 0)
    }

    /// A card at random, each equally likely.
    #[inline]
    pub fn pick(self, dice: &mut Dice) -> Option<Resource> {
        self.nth(dice.below(u32::from(self.total())))
    }

    /// So many cards at random, or all if there are fewer.
    pub fn draw(self, count: u8, dice: &mut Dice) -> Cards {
        Cards::one_by_one(count, |drawn| self.minus(drawn).pick(dice))
    }

    /// So many cards, each chosen with a look at those before it.
    pub fn one_by_one(count: u8, mut next: impl FnMut(Cards) -> Option<Resource>) -> Cards {
        let mut cards = Cards::NONE;
        for _ in 0..count {
            next(cards).into_iter().for_each(|card| cards.add(card, 1));
        }
        cards
    }

    /// The card at a place when all lie sorted by type: a uniform place is a uniform card.
    #[inline]
    pub fn nth(self, place: u32) -> Option<Resource> {
        let mut rest = place;
        for resource in Resource::ALL {
            let count = u32::from(self.get(resource));
            if rest < count {
                return Some(resource);
            }
            rest -= count;
        }
        None
    }
}

set! { PlanetSet of Planet }
set! { ChipSet of Chip }
set! { FriendSet of FriendCard }
set! { EncounterSet of Encounter }

/// The points a ship flies to, one after the other: more than the fastest ship can fly, 5 by the balls, 6 boosters, 5 by
/// friends (SF-SHAKE-4).
pub type Route = Few<Point, 18>;

/// A shortest way.
pub fn shortest(from: Point, to: Point) -> Route {
    let (mut route, mut at) = (Route::NONE, from);
    while at != to {
        let nearer = at.neighbours().iter().copied().min_by_key(|near| (near.distance(to), *near));
        match nearer {
            Some(near) if route.push(near) => at = near,
            _ => break,
        }
    }
    route
}
