//! One ship: which sets of cards are legal, the support chain of its thruster and its five numbers. Finding good
//! ships in a hand is the business of `assembly`.

use orrery_core::{Message, Refusal};
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Cards};
use crate::content::{Kind, Side, Support, Supports};
use crate::numbers::{Fuel, Numbers};
use crate::rules::ids;
use crate::words;

/// Cards laid out as a ship, each radiator on one side (iI-J4.2). Nothing is said of whether it is legal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Layout {
    pub cards: Cards,
    /// The radiators among `cards` that lie on their heavy side.
    pub heavy: Cards,
}

/// Something that keeps a layout from being a legal ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    NotInHand(Card),
    /// Only radiators have a heavy side.
    NoSuchSide(Card),
    Without(Kind),
    TooMany {
        kind: Kind,
        have: u8,
    },
    /// No other card of the ship gives what this one needs.
    Unsupported(Card),
    TooHot {
        need: u8,
        have: u8,
    },
}

impl Problem {
    pub fn refusal(self) -> Refusal {
        let (rule, reason) = match self {
            Problem::NotInHand(card) => (ids::PARTS, words::about("refused-not-in-hand", card)),
            Problem::NoSuchSide(card) => (ids::SIDES, words::about("refused-no-such-side", card)),
            Problem::Without(kind) => (ids::PARTS, Message::new("refused-without").with("kind", kind.name())),
            Problem::TooMany { kind, have } => {
                (ids::PARTS, Message::new("refused-too-many").with("kinds", kind.names()).with("have", have))
            }
            Problem::Unsupported(card) => (unsupported_rule(card), words::needing("refused-unsupported", card)),
            Problem::TooHot { need, have } => {
                (ids::COOLING, Message::new("refused-too-hot").with("need", need).with("have", have))
            }
        };
        Refusal::new(rule, reason)
    }
}

fn unsupported_rule(card: Card) -> orrery_core::Rule {
    match card.kind() {
        kind if kind.is_main() => ids::OPERATIONAL,
        Kind::Radiator => ids::RADIATOR_SUPPORT,
        _ => ids::EVERY_CARD,
    }
}

impl Layout {
    pub fn new(cards: Cards, heavy: Cards) -> Self {
        Layout { cards, heavy }
    }

    pub fn side(&self, card: Card) -> Side {
        card.def().side(self.heavy.contains(card))
    }

    /// Everything that keeps these cards of `hand` from being a legal ship; empty when they are one.
    pub fn problems(&self, hand: Cards) -> Vec<Problem> {
        let mut problems = Vec::new();
        problems.extend(self.cards.minus(hand).iter().map(Problem::NotInHand));
        let sided = self.cards.of(Kind::Radiator);
        problems.extend(self.heavy.minus(sided).iter().map(Problem::NoSuchSide));
        problems.extend(Kind::MAIN.into_iter().filter_map(|kind| self.count_problem(kind)));
        problems.extend(self.cards.iter().filter(|card| !self.is_supported(*card)).map(Problem::Unsupported));
        problems.extend(self.heat_problem());
        problems
    }

    pub fn is_legal(&self, hand: Cards) -> bool {
        self.problems(hand).is_empty()
    }

    /// iI-J1.1: exactly one thruster, one robonaut and one refinery.
    fn count_problem(&self, kind: Kind) -> Option<Problem> {
        match self.cards.of(kind).len() {
            0 => Some(Problem::Without(kind)),
            1 => None,
            have => Some(Problem::TooMany { kind, have: have as u8 }),
        }
    }

    /// iI-J1.2, iI-J1.4: as every card of the ship must be operational, it is enough that each finds another card
    /// of the ship that gives what it needs; supports may feed each other in a circle. iI-J1.3: a support is not used
    /// up by the cards it serves. iI-J2.1, R50: any one of the letters a card shows is enough.
    pub fn is_supported(&self, card: Card) -> bool {
        let needs = card.def().needs;
        needs.is_empty() || self.cards.without(card).iter().any(|other| other.def().gives.meets(needs))
    }

    /// iI-J4.1
    fn heat_problem(&self) -> Option<Problem> {
        let (need, have) = (self.therms_needed(), self.therms_given());
        (need > have).then_some(Problem::TooHot { need, have })
    }

    pub fn therms_needed(&self) -> u8 {
        self.cards.iter().map(|card| card.def().therms).sum()
    }

    /// iI-J4.3: a radiator without its support cools nothing.
    pub fn therms_given(&self) -> u8 {
        let radiators = self.cards.of(Kind::Radiator).iter();
        radiators.filter(|card| self.is_supported(*card)).map(|card| self.side(card).cools).sum()
    }

    /// iI-B2b.1; R44: cards beyond what is needed count too.
    pub fn mass(&self) -> u8 {
        self.cards.iter().map(|card| self.side(card).mass).sum()
    }

    /// iI-B2c.1
    pub fn isru(&self) -> u8 {
        self.cards.of(Kind::Robonaut).first().map_or(0, |card| card.def().isru)
    }

    /// iI-B2j.1
    pub fn rad(&self) -> u8 {
        self.cards.iter().map(|card| self.side(card).rad).min().unwrap_or(0)
    }

    /// The support chains of the thruster with distinct results, best thrust first (iI-J5.1).
    pub fn chains(&self) -> Vec<Chain> {
        self.cards.of(Kind::Thruster).first().map_or_else(Vec::new, |thruster| chains(thruster, self.cards))
    }

    /// The ship with one of its chains.
    pub fn with_chain(self, chain: Chain) -> Ship {
        let Chain { thrust, fuel, cards } = chain;
        let numbers = Numbers { mass: self.mass(), isru: self.isru(), thrust, fuel, rad: self.rad() };
        Ship { cards: self.cards, heavy: self.heavy, chain: cards, numbers }
    }
}

/// The cards that modify the thruster, and the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Chain {
    pub cards: Cards,
    pub thrust: u8,
    pub fuel: Fuel,
}

/// The chains that `thruster` can have among `cards`, one for each distinct result, best thrust first.
pub fn chains(thruster: Card, cards: Cards) -> Vec<Chain> {
    let def = thruster.def();
    let mut found = Vec::new();
    let supports = cards.minus(Kind::Thruster.cards());
    follow(supports, def.needs, Walk { cards: Cards::NONE, thrust: def.thrust, fuel: def.fuel }, &mut found);
    found.sort_unstable_by_key(|chain| (u8::MAX - chain.thrust, chain.fuel, chain.cards.len(), chain.cards));
    found.dedup_by_key(|chain| (chain.thrust, chain.fuel));
    found
}

/// A chain on its way: the cards so far and what they made of thrust and fuel.
#[derive(Clone, Copy)]
struct Walk {
    cards: Cards,
    thrust: i8,
    fuel: Fuel,
}

impl Walk {
    /// iI-J5.3: modifiers add up, factors multiply.
    fn through(self, card: Card) -> Walk {
        let def = card.def();
        Walk { cards: self.cards.with(card), thrust: self.thrust + def.thrust, fuel: self.fuel.times(def.fuel) }
    }

    /// iI-J5.3: thrust does not fall below 0.
    fn end(self) -> Chain {
        Chain { cards: self.cards, thrust: self.thrust.max(0) as u8, fuel: self.fuel }
    }
}

/// iI-J5.2: generators lead on, the first reactor ends the chain, and so does a card that needs nothing.
fn follow(supports: Cards, needs: Supports, walk: Walk, found: &mut Vec<Chain>) {
    let suppliers = supports.suppliers(needs).minus(walk.cards);
    if suppliers.is_empty() {
        found.push(walk.end());
    }
    for supplier in suppliers.iter() {
        let walk = walk.through(supplier);
        match supplier.kind() {
            Kind::Reactor => found.push(walk.end()),
            _ => follow(supports, supplier.def().needs, walk, found),
        }
    }
}

/// A legal ship with the chain chosen for its thruster, and its five numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ship {
    pub cards: Cards,
    pub heavy: Cards,
    /// The cards of the chain that modify the thruster.
    pub chain: Cards,
    pub numbers: Numbers,
}

/// One card of a ship supporting another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Feed {
    pub from: Card,
    pub to: Card,
    pub letter: Support,
    /// It belongs to the part of the thruster's chain that modifies it.
    pub modifies: bool,
}

impl Ship {
    pub fn layout(&self) -> Layout {
        Layout { cards: self.cards, heavy: self.heavy }
    }

    pub fn is_heavy(&self, card: Card) -> bool {
        self.heavy.contains(card)
    }
}

/// Who feeds whom: one supplier for each card that needs one, along the chosen chain first.
pub fn feeds(ship: &Ship) -> Vec<Feed> {
    let mut feeds = chain_feeds(ship);
    let fed: Cards = feeds.iter().map(|feed| feed.to).collect();
    for to in ship.cards.minus(fed).iter() {
        let others = ship.cards.without(to);
        let suppliers = others.suppliers(to.def().needs);
        let from = suppliers.and(ship.chain).first().or(suppliers.first());
        feeds.extend(from.and_then(|from| feed(from, to, false)));
    }
    feeds
}

fn chain_feeds(ship: &Ship) -> Vec<Feed> {
    let mut feeds = Vec::new();
    let (mut rest, mut at) = (ship.chain, ship.cards.of(Kind::Thruster).first());
    while let Some(to) = at {
        let suppliers = rest.suppliers(to.def().needs);
        // A generator leads on to the rest of the chain, the reactor is its end.
        at = suppliers.of(Kind::Generator).first().or(suppliers.first());
        if let Some(from) = at {
            rest.remove(from);
            feeds.extend(feed(from, to, true));
        }
    }
    feeds
}

fn feed(from: Card, to: Card, modifies: bool) -> Option<Feed> {
    let letter = from.def().gives.and(to.def().needs).iter().next()?;
    Some(Feed { from, to, letter, modifies })
}
