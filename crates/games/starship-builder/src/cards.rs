//! A card and a set of cards, as small values. Readable formats write ids ("TH01"), compact ones write numbers.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::{Kind, Supports, all};

/// A patent card by its index in the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    pub const COUNT: u8 = 77;

    pub fn new(index: u8) -> Option<Card> {
        (index < Card::COUNT).then_some(Card(index))
    }

    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn of_id(id: &str) -> Option<Card> {
        all().iter().position(|def| def.id == id).map(|index| Card(index as u8))
    }

    pub fn id(self) -> &'static str {
        self.def().id
    }

    pub fn kind(self) -> Kind {
        self.def().kind
    }
}

impl std::fmt::Debug for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() { self.id().serialize(serializer) } else { self.0.serialize(serializer) }
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let card = if deserializer.is_human_readable() {
            Card::of_id(&String::deserialize(deserializer)?)
        } else {
            Card::new(u8::deserialize(deserializer)?)
        };
        card.ok_or_else(|| D::Error::custom("not a patent card"))
    }
}

/// A set of cards: flat, ordered by index.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cards(u128);

impl Cards {
    pub const NONE: Cards = Cards(0);
    pub const ALL: Cards = Cards::run(0, Card::COUNT);

    pub(crate) const fn run(start: u8, count: u8) -> Cards {
        Cards(((1 << count) - 1) << start)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    #[inline]
    pub const fn with(self, card: Card) -> Cards {
        Cards(self.0 | 1 << card.0)
    }

    #[inline]
    pub const fn without(self, card: Card) -> Cards {
        Cards(self.0 & !(1 << card.0))
    }

    pub fn insert(&mut self, card: Card) {
        *self = self.with(card);
    }

    pub fn remove(&mut self, card: Card) {
        *self = self.without(card);
    }

    #[inline]
    pub const fn and(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    #[inline]
    pub const fn or(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    #[inline]
    pub const fn minus(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    pub const fn is_within(self, other: Cards) -> bool {
        self.minus(other).is_empty()
    }

    /// Those of one kind.
    #[inline]
    pub const fn of(self, kind: Kind) -> Cards {
        self.and(kind.cards())
    }

    pub fn counts(self) -> [u8; 6] {
        Kind::ALL.map(|kind| self.of(kind).len() as u8)
    }

    pub fn first(self) -> Option<Card> {
        self.iter().next()
    }

    /// The card at `place`, counted from 0 in order.
    #[inline]
    pub fn nth(self, place: usize) -> Option<Card> {
        let mut rest = self.0;
        for _ in 0..place {
            rest &= rest.wrapping_sub(1);
        }
        (rest != 0).then(|| Card(rest.trailing_zeros() as u8))
    }

    #[inline]
    pub fn iter(self) -> CardsIter {
        CardsIter(self.0)
    }

    /// All that the cards give together.
    pub fn gives(self) -> Supports {
        self.iter().fold(Supports::NONE, |gives, card| gives.or(card.def().gives))
    }

    /// The cards that give one of `needs`.
    pub fn suppliers(self, needs: Supports) -> Cards {
        self.iter().filter(|card| card.def().gives.meets(needs)).collect()
    }

    /// In the order of the text ids, which is not the order of the indexes.
    pub fn by_id(self) -> Vec<Card> {
        let mut cards: Vec<Card> = self.iter().collect();
        cards.sort_unstable_by_key(|card| card.id());
        cards
    }
}

/// The cards of a set in order.
pub struct CardsIter(u128);

impl Iterator for CardsIter {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = (self.0 != 0).then(|| Card(self.0.trailing_zeros() as u8));
        self.0 &= self.0.wrapping_sub(1);
        card
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}

impl std::fmt::Debug for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() { serializer.collect_seq(self.iter()) } else { self.0.serialize(serializer) }
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect());
        }
        let cards = Cards(u128::deserialize(deserializer)?);
        if cards.is_within(Cards::ALL) { Ok(cards) } else { Err(D::Error::custom("not a set of patent cards")) }
    }
}
