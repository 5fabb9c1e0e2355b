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

macro_rules! chips {
    ($($class:ident $name:literal: $($number:literal $value:expr),+;)+) => {
        [$($((concat!($name, "-", $number), $class, $value)),+),+]
    };
}

static CHIPS: [(&str, ChipClass, ChipValue); Chip::COUNT] = chips! {
    Alpha "alpha": 1 Number(4), 2 Number(8), 3 Number(11);
    Beta "beta": 1 Number(8), 2 Number(10), 3 Two(3, 12);
    Gamma "gamma": 1 Number(3), 2 Number(5), 3 Number(6);
    Delta "delta": 1 Number(6), 2 Number(9), 3 Two(2, 11);
    Yellow "yellow": 1 Number(3), 2 Number(3), 3 Number(4), 4 Number(4), 5 Number(11), 6 Number(11), 7 Number(12);
    Red "red": 1 Number(2), 2 Number(5), 3 Number(5), 4 Number(6), 5 Number(8), 6 Number(9), 7 Number(9);
    Blue "blue": 1 Number(10), 2 Number(10), 3 Lair(4), 4 Lair(5), 5 Lair(6), 6 Ice(3), 7 Ice(4);
    White "white": 1 Number(3), 2 Number(9), 3 Number(10), 4 Number(11), 5 Number(11);
};
