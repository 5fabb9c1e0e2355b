//! A value and who knows it: a card looked at in private, the hidden face of a token. For everybody else it is a chance;
//! what is turned over for all belongs into the public part of a state.

use orrery_core::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::Bag;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Known<T> {
    value: T,
    by: SeatSet,
}

/// In how many of how many equally likely cases something is so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chance {
    pub cases: u32,
    pub of: u32,
}

impl<T: Copy + Ord> Known<T> {
    pub fn to_nobody(value: T) -> Self {
        Known { value, by: SeatSet::empty() }
    }

    /// The truth, for rules; a view asks [`Known::to`].
    pub fn value(&self) -> T {
        self.value
    }

    pub fn tell(&mut self, seat: Seat) {
        self.by.insert(seat);
    }

    /// What a viewer knows of it.
    pub fn to(&self, viewer: Viewer) -> Option<T> {
        viewer.seat().is_some_and(|seat| self.by.contains(seat)).then_some(self.value)
    }

    /// How likely it is `value` for a viewer who holds every piece of `unseen` to be as likely as another.
    pub fn chance(&self, viewer: Viewer, value: T, unseen: &Bag<T>) -> Chance {
        match self.to(viewer) {
            Some(known) => Chance { cases: u32::from(known == value), of: 1 },
            None => Chance { cases: unseen.count(value), of: unseen.len() },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_was_told_knows() {
        let mut face = Known::to_nobody('x');
        face.tell(Seat(1));
        assert_eq!(face.to(Viewer::Seat(Seat(1))), Some('x'));
        assert_eq!((face.to(Viewer::Seat(Seat(0))), face.to(Viewer::Spectator)), (None, None));
        assert_eq!((face.value(), crate::saved(&face)), ('x', Some(face)));
    }

    #[test]
    fn for_the_others_it_is_a_chance() {
        let mut face = Known::to_nobody('x');
        face.tell(Seat(1));
        let unseen: Bag<char> = ['x', 'x', 'o'].into_iter().collect();
        let chance = |seat, value| face.chance(Viewer::Seat(Seat(seat)), value, &unseen);
        assert_eq!((chance(0, 'x'), chance(0, 'o')), (Chance { cases: 2, of: 3 }, Chance { cases: 1, of: 3 }));
        assert_eq!((chance(1, 'x'), chance(1, 'o')), (Chance { cases: 1, of: 1 }, Chance { cases: 0, of: 1 }));
    }
}
