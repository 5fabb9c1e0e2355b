//! The 33 planets: where they lie, what they give, and which chips lie on them.

use std::sync::LazyLock;

use super::{Chip, ChipClass, Hex, Resource, System};

orrery_kit::numbered! {
    /// A planet, three in each system.
    Planet(u8) of 33 by id
}

/// The numbers of the chips that lie on the home planets in the basic set-up.
const BASIC: [u8; 3 * System::HOMES] = [1, 2, 0, 5, 4, 3, 7, 8, 6, 9, 11, 10];

/// Text id and what is printed on the board.
static NAMES: LazyLock<Vec<[String; 2]>> =
    LazyLock::new(|| Planet::all().map(|planet| planet.system().names(planet.letter())).collect());

impl Planet {
    /// The text id, such as `alpha-B`.
    pub fn id(self) -> &'static str {
        &NAMES[self.index()][0]
    }

    /// What is printed on the board, such as `α-B`.
    pub fn label(self) -> &'static str {
        &NAMES[self.index()][1]
    }

    #[inline]
    pub const fn system(self) -> System {
        System(self.0 / 3)
    }

    /// Which of the three of its system it is.
    #[inline]
    const fn place(self) -> usize {
        self.index() % 3
    }

    pub(super) const fn letter(self) -> &'static str {
        self.system().shape().letters[self.place()]
    }

    /// Where it lies.
    pub const fn hex(self) -> Hex {
        let ((x, up), (first, lowest)) = (self.system().shape().from_first[self.place()], self.system().first());
        Hex { x: first + x, row: lowest + up }
    }

    #[inline]
    pub const fn resource(self) -> Resource {
        self.system().gives()[self.place()]
    }

    /// Chips of which class lie here: the Greek letter of a home system or a dot (SF-SETUP-8, SF-SETUP-9).
    #[inline]
    pub const fn dot(self) -> ChipClass {
        self.system().dots()[self.place()]
    }

    /// The chip that lies here in the basic set-up, on home planets.
    pub fn basic_chip(self) -> Option<Chip> {
        BASIC.get(self.index()).copied().map(Chip)
    }
}
