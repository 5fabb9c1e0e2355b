//! Who sits at a table and who looks at it. Persons, names and bots are the table's business.

use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0 in clockwise order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seat as people and pages count: from 1.
    pub fn number(self) -> u16 {
        u16::from(self.0) + 1
    }

    pub fn numbered(word: &str) -> Option<Seat> {
        let number: u8 = word.parse().ok()?;
        (1..=16).contains(&number).then(|| Seat(number - 1))
    }

    /// The first `count` seats in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..count).map(Seat)
    }

    /// The seat `steps` further clockwise at a table of `count`.
    #[inline]
    pub fn after(self, steps: u8, count: u8) -> Seat {
        Seat(((u16::from(self.0) + u16::from(steps)) % u16::from(count.max(1))) as u8)
    }
}

/// Whose eyes a view, an event or a log line is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Viewer {
    Seat(Seat),
    Spectator,
}

impl Viewer {
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}

/// A small set of seats, flat and ordered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(u16);

impl SeatSet {
    pub const fn empty() -> Self {
        SeatSet(0)
    }

    #[inline]
    pub fn of(seat: Seat) -> Self {
        SeatSet(bit(seat))
    }

    pub fn all(count: u8) -> Self {
        SeatSet(1u16.checked_shl(count.into()).map_or(u16::MAX, |next| next - 1))
    }

    /// As one number, the first seat in its lowest bit.
    pub fn bits(self) -> u16 {
        self.0
    }

    pub fn of_bits(bits: u16) -> Self {
        SeatSet(bits)
    }

    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= bit(seat);
    }

    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !bit(seat);
    }

    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & bit(seat) != 0
    }

    #[inline]
    pub fn minus(self, other: SeatSet) -> Self {
        SeatSet(self.0 & !other.0)
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let after = |left: &u16| Some(left & left.wrapping_sub(1)).filter(|rest| *rest != 0);
        let first = Some(self.0).filter(|left| *left != 0);
        std::iter::successors(first, after).map(|left| Seat(left.trailing_zeros() as u8))
    }
}

/// Seats beyond the sixteenth come only from bad input: they are in no set.
#[inline]
fn bit(seat: Seat) -> u16 {
    1u16.checked_shl(u32::from(seat.0)).unwrap_or(0)
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = SeatSet::empty();
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_nobody_has_is_in_no_set() {
        let mut set = SeatSet::all(16);
        set.insert(Seat(16));
        set.remove(Seat(255));
        assert!(!set.contains(Seat(16)) && !set.contains(Seat(255)) && set.contains(Seat(15)));
        assert_eq!((set.len(), set.iter().count(), SeatSet::empty().iter().next()), (16, 16, None));
        assert_eq!(set.minus(SeatSet::of(Seat(0))).iter().next(), Some(Seat(1)));
        assert_eq!(SeatSet::of_bits(set.bits()), set);
    }
}
