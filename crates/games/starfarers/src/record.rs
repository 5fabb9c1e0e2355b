//! What is kept of a game for its end: dice, where cards came from, encounters, distances, trades, and the points of
//! every round. All of it happened before everybody's eyes; of hidden cards only the number is kept.

use orrery_core::Seat;
use orrery_kit::{Blank, Few};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::{FRIENDSHIP_CHIP_VP, Resource, SPACEPORT_VP};
use crate::rules::score::{Score, score};
use crate::sets::Cards;
use crate::state::{MAX_SEATS, Public};

orrery_kit::named! {
    /// Where a card came from.
    pub enum Source {
        /// Rolls, without what friends add to them.
        Production = "production",
        /// The supply deck, the start hand included.
        Supply = "supply",
        /// Other players, by agreement.
        Trade = "trade",
        Bank = "bank",
        /// Friendship cards: F01 to F05, Fair Shares and the Relief Chest.
        Friends = "friends",
        Encounters = "encounters",
        /// The card a 7 takes from another hand.
        Theft = "theft",
    }
}

/// What one player did and got.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Cards, in the order of [`Source::ALL`].
    pub gained: [u16; Source::ALL.len()],
    /// What rolls brought, by type.
    pub rolled: [u16; Resource::COUNT],
    /// Steps of all ships; jumps are none.
    pub flown: u16,
    /// Encounter cards drawn, tests won and lost on them, and the fame they brought or took.
    pub met: u16,
    pub won: u16,
    pub lost: u16,
    pub fame: i16,
    /// Trades with other players, proposed or accepted.
    pub trades: u16,
}

impl Tally {
    pub const fn from(&self, source: Source) -> u16 {
        self.gained[source as usize]
    }

    pub(crate) fn gain(&mut self, source: Source, cards: u8) {
        add(&mut self.gained[source as usize], cards.into());
    }

    pub(crate) fn lose(&mut self, source: Source, cards: u8) {
        let sum = &mut self.gained[source as usize];
        *sum = sum.saturating_sub(cards.into());
    }

    pub(crate) fn trade(&mut self, got: Cards) {
        add(&mut self.trades, 1);
        self.gain(Source::Trade, got.total());
    }
}

/// Counts stop at the most they can hold: only a table that never ends gets there.
pub(crate) fn add(sum: &mut u16, by: u16) {
    *sum = sum.saturating_add(by);
}

/// The points of a player by source, packed: no source ever gives more than its radix.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Mark(u16);

impl Blank for Mark {
    const BLANK: Mark = Mark(0);
}

impl Mark {
    /// Colonies, spaceports, friendship chips, points of fame and cleared planets.
    const RADIX: [u16; 5] = [10, 4, 5, 21, 15];

    pub(crate) fn of(score: &Score) -> Mark {
        let ports = score.spaceports / SPACEPORT_VP;
        let parts = [score.colonies, ports, score.friendship / FRIENDSHIP_CHIP_VP, score.fame, score.cleared];
        Mark(parts.into_iter().zip(Mark::RADIX).fold(0, |sum, (part, radix)| sum * radix + u16::from(part)))
    }

    pub fn score(self) -> Score {
        let mut rest = self.0;
        let mut parts = [0; Mark::RADIX.len()];
        for (part, radix) in parts.iter_mut().zip(Mark::RADIX).rev() {
            *part = (rest % radix) as u8;
            rest /= radix;
        }
        let [colonies, ports, chips, fame, cleared] = parts;
        let (spaceports, friendship) = (SPACEPORT_VP * ports, FRIENDSHIP_CHIP_VP * chips);
        let total = colonies + spaceports + friendship + fame + cleared;
        Score { colonies, spaceports, friendship, fame, cleared, total }
    }
}

/// Everybody's points.
pub type Marks = [Mark; MAX_SEATS];

/// Everybody's points before the first round, after each round, and at the end. When there is no room for another round every
/// second mark goes, so that the longest game has a curve too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Curve {
    /// A mark for every so many rounds.
    every: u16,
    /// The round of the last mark.
    last: u16,
    rows: Few<Marks, { Curve::MOST }>,
}

impl Curve {
    pub const MOST: usize = 32;
    const NONE: Curve = Curve { every: 1, last: 0, rows: Few::NONE };

    /// The rounds that have a mark, and everybody's points after them.
    pub fn rows(&self) -> impl ExactSizeIterator<Item = (u16, &Marks)> + Clone {
        let last = self.rows.len().saturating_sub(1);
        let round = move |at| if at == last { self.last } else { at as u16 * self.every };
        self.rows.iter().enumerate().map(move |(at, row)| (round(at), row))
    }

    fn thin(&mut self) {
        self.rows = Few::of(self.rows.iter().copied().step_by(2)).unwrap_or_default();
        self.every = self.every.saturating_mul(2);
    }

    pub(crate) fn add(&mut self, round: u16, row: Marks, ends: bool) {
        if self.rows.len() == Curve::MOST {
            self.thin();
        }
        if ends || round.is_multiple_of(self.every) {
            self.rows.push(row);
            self.last = round;
        }
    }
}

impl Serialize for Curve {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.every, self.last, self.rows).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Curve {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (every, last, rows) = Deserialize::deserialize(deserializer)?;
        if every == 0 { Err(D::Error::custom("a curve without an end")) } else { Ok(Curve { every, last, rows }) }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// How often each sum was rolled, from 2 to 12.
    pub dice: [u16; 11],
    pub players: [Tally; MAX_SEATS],
    pub curve: Curve,
}

impl Record {
    pub(crate) fn fresh() -> Record {
        Record { dice: [0; 11], players: Default::default(), curve: Curve::NONE }
    }

    pub fn player(&self, seat: Seat) -> &Tally {
        &self.players[seat.index()]
    }

    pub(crate) fn tally(&mut self, seat: Seat) -> &mut Tally {
        &mut self.players[seat.index()]
    }

    pub(crate) fn note_roll(&mut self, sum: u8) {
        if let Some(times) = self.dice.get_mut(usize::from(sum).wrapping_sub(2)) {
            add(times, 1);
        }
    }

    /// How often the dice were rolled.
    pub fn rolls(&self) -> u32 {
        self.dice.iter().copied().map(u32::from).sum()
    }
}

/// Everybody's points as they stand.
pub fn marks(public: &Public) -> Marks {
    let mut marks = Marks::default();
    for seat in public.everybody() {
        marks[seat.index()] = Mark::of(&score(public, seat));
    }
    marks
}
