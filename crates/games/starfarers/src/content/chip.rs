//! The 38 number chips (SF-Z7, R-05): a back by which they are sorted, and a face with numbers, a pirate lair or ice.

use serde::{Deserialize, Serialize};

use ChipClass::{Alpha, Beta, Blue, Delta, Gamma, Red, White, Yellow};
use ChipValue::{Ice, Lair, Number, Two};

orrery_kit::named! {
    /// The back of a chip: the Greek letter of a home system, the dot of a planet further out, or the white dot of the
    /// reserve.
    pub enum ChipClass {
        Alpha = "alpha",
        Beta = "beta",
        Gamma = "gamma",
        Delta = "delta",
        Yellow = "yellow",
        Red = "red",
        Blue = "blue",
        White = "white",
    }
}

impl ChipClass {
    /// Its chips have consecutive numbers.
    pub fn chips(self) -> impl DoubleEndedIterator<Item = Chip> + ExactSizeIterator {
        let first: u8 = SIZES[..self.index()].iter().sum();
        (first..first + SIZES[self.index()]).map(Chip)
    }

    /// Lies number side up from the start (SF-SETUP-8).
    pub const fn is_greek(self) -> bool {
        matches!(self, Alpha | Beta | Gamma | Delta)
    }
}

/// How many chips each class has.
const SIZES: [u8; ChipClass::COUNT] = [3, 3, 3, 3, 7, 7, 7, 5];

/// The face of a chip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ChipValue {
    Number(u8),
    /// Produces on either number (SF-PROD-5).
    Two(u8, u8),
    /// A pirate lair and the strength that beats it (SF-PIRATE-1).
    Lair(u8),
    /// An ice planet and the freight rings it needs (SF-ICE-1).
    Ice(u8),
}

impl ChipValue {
    /// SF-PROD-1, SF-PROD-4.
    #[inline]
    pub const fn produces(self, sum: u8) -> bool {
        match self {
            Number(number) => number == sum,
            Two(low, high) => low == sum || high == sum,
            Lair(_) | Ice(_) => false,
        }
    }

    /// No colony may be founded beside it (SF-COLONY-7).
    #[inline]
    pub const fn is_closed(self) -> bool {
        matches!(self, Lair(_) | Ice(_))
    }

    /// How many of the 36 rolls of two dice make it produce.
    pub const fn pips(self) -> u8 {
        match self {
            Number(number) => pips(number),
            Two(low, high) => pips(low) + pips(high),
            Lair(_) | Ice(_) => 0,
        }
    }
}

const fn pips(number: u8) -> u8 {
    6 - number.abs_diff(7)
}

orrery_kit::numbered! {
    /// A chip by its number, class by class.
    Chip(u8) of 38 by id
}

impl Chip {
    /// Its class and its number within the class.
    pub const fn id(self) -> &'static str {
        CHIPS[self.index()].0
    }

    #[inline]
    pub const fn class(self) -> ChipClass {
        CHIPS[self.index()].1
    }

    #[inline]
    pub const fn value(self) -> ChipValue {
        CHIPS[self.index()].2
    }

    /// Its face where two-number chips are not played with: the likelier of the two.
    pub const fn single_value(self) -> ChipValue {
        match self.value() {
            Two(low, high) if pips(low) >= pips(high) => Number(low),
            Two(_, high) => Number(high),
            value => value,
        }
    }
}

#[rustfmt::skip]
static CHIPS: [(&str, ChipClass, ChipValue); Chip::COUNT] = [
    ("alpha-1", Alpha, Number(4)),
    ("alpha-2", Alpha, Number(8)),
    ("alpha-3", Alpha, Number(11)),
    ("beta-1", Beta, Number(8)),
    ("beta-2", Beta, Number(10)),
    ("beta-3", Beta, Two(3, 12)),
    ("gamma-1", Gamma, Number(3)),
    ("gamma-2", Gamma, Number(5)),
    ("gamma-3", Gamma, Number(6)),
    ("delta-1", Delta, Number(6)),
    ("delta-2", Delta, Number(9)),
    ("delta-3", Delta, Two(2, 11)),
    ("yellow-1", Yellow, Number(3)),
    ("yellow-2", Yellow, Number(3)),
    ("yellow-3", Yellow, Number(4)),
    ("yellow-4", Yellow, Number(4)),
    ("yellow-5", Yellow, Number(11)),
    ("yellow-6", Yellow, Number(11)),
    ("yellow-7", Yellow, Number(12)),
    ("red-1", Red, Number(2)),
    ("red-2", Red, Number(5)),
    ("red-3", Red, Number(5)),
    ("red-4", Red, Number(6)),
    ("red-5", Red, Number(8)),
    ("red-6", Red, Number(9)),
    ("red-7", Red, Number(9)),
    ("blue-1", Blue, Number(10)),
    ("blue-2", Blue, Number(10)),
    ("blue-3", Blue, Lair(4)),
    ("blue-4", Blue, Lair(5)),
    ("blue-5", Blue, Lair(6)),
    ("blue-6", Blue, Ice(3)),
    ("blue-7", Blue, Ice(4)),
    ("white-1", White, Number(3)),
    ("white-2", White, Number(9)),
    ("white-3", White, Number(10)),
    ("white-4", White, Number(11)),
    ("white-5", White, Number(11)),
];
