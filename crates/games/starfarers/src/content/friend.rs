//! The 20 friendship cards, five of each people (SF-FRIEND-1). Whoever takes one keeps it to the end (SF-Z9).

use Gift::{BetterRate, FairShares, LightTribute, More, Relief, SeatOfHonour, Ship};

use super::{People, Resource};

orrery_kit::numbered! {
    /// A card by its number, people by people.
    FriendCard(u8) of 20 by id
}

/// What a card does for its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gift {
    /// One more card of a type whenever a roll gives at least one.
    More(Resource),
    /// The bank takes one card fewer of this type: [`Resource::merchants_rate`].
    BetterRate(Resource),
    /// Counts like boosters and cannons, but is no part (SF-FRIEND-2).
    Ship { speed: u8, strength: u8 },
    /// A 7 strikes only above 12 cards.
    LightTribute,
    /// 1 goods for 1 fame ring, once a turn, also for who holds both such cards.
    SeatOfHonour,
    /// One random card from each of up to two players with more VP.
    FairShares,
    /// One card of choice after a roll that gave nothing.
    Relief,
}

impl FriendCard {
    /// `F01` to `F20`, as in `friend-F01`.
    pub const fn id(self) -> &'static str {
        CARDS[self.index()].0
    }

    #[inline]
    pub const fn gift(self) -> Gift {
        CARDS[self.index()].1
    }

    #[inline]
    pub const fn people(self) -> People {
        People::ALL[self.index() / 5]
    }

    /// What it adds to the speed of its owner's ships.
    #[inline]
    pub const fn speed(self) -> u8 {
        match self.gift() {
            Ship { speed, .. } => speed,
            _ => 0,
        }
    }

    /// What it adds to its owner's strength.
    #[inline]
    pub const fn strength(self) -> u8 {
        match self.gift() {
            Ship { strength, .. } => strength,
            _ => 0,
        }
    }
}

static CARDS: [(&str, Gift); FriendCard::COUNT] = [
    ("F01", More(Resource::Ore)),
    ("F02", More(Resource::Fuel)),
    ("F03", More(Resource::Carbon)),
    ("F04", More(Resource::Food)),
    ("F05", More(Resource::Goods)),
    ("F06", BetterRate(Resource::Ore)),
    ("F07", BetterRate(Resource::Fuel)),
    ("F08", BetterRate(Resource::Carbon)),
    ("F09", BetterRate(Resource::Food)),
    ("F10", BetterRate(Resource::Goods)),
    ("F11", Ship { speed: 1, strength: 1 }),
    ("F12", Ship { speed: 1, strength: 1 }),
    ("F13", Ship { speed: 1, strength: 1 }),
    ("F14", Ship { speed: 2, strength: 0 }),
    ("F15", Ship { speed: 0, strength: 2 }),
    ("F16", LightTribute),
    ("F17", SeatOfHonour),
    ("F18", SeatOfHonour),
    ("F19", FairShares),
    ("F20", Relief),
];
