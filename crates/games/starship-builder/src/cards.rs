//! A card and a set of cards, as small values. Readable formats write ids ("TH01"), compact ones write numbers.

use orrery_kit::{numbered, set};

use crate::content::{Kind, PATENTS, Supports};

numbered! {
    /// A patent card by its index in the table.
    Card(u8) of PATENTS written by id
}

impl Card {
    pub fn id(self) -> &'static str {
        self.def().id
    }

    pub fn kind(self) -> Kind {
        self.def().kind
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
