//! A card and a set of cards, as small values. Readable formats write ids ("TH01"), compact ones write numbers.

use orrery_kit::set;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::{Kind, Supports, all};

/// A patent card by its index in the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    pub fn all() -> impl ExactSizeIterator<Item = Card> {
        (0..Card::COUNT as u8).map(Card)
    }

    #[inline]
    pub const fn nth(index: usize) -> Option<Card> {
        if index < Card::COUNT { Some(Card(index as u8)) } else { None }
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
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
            Card::nth(usize::from(u8::deserialize(deserializer)?))
        };
        card.ok_or_else(|| D::Error::custom("not a patent card"))
    }
}

set! {
    /// A set of cards: flat, ordered by index.
    Cards of Card
}

impl Cards {
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
