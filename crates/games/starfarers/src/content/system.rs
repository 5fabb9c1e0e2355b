//! The eleven systems of three planets (SF-SETUP-1): four home systems at the bottom edge, seven further out.

use super::{Planet, Site};

orrery_kit::numbered! {
    /// Three planets round a sun, the home systems first.
    System(u8) of 11 by id
}

/// Text id and what is printed on the board.
const NAMES: [(&str, &str); System::COUNT] = [
    ("alpha", "α"),
    ("beta", "β"),
    ("gamma", "γ"),
    ("delta", "δ"),
    ("A", "A"),
    ("B", "B"),
    ("C", "C"),
    ("D", "D"),
    ("E", "E"),
    ("F", "F"),
    ("G", "G"),
];

impl System {
    /// How many are home systems.
    pub const HOMES: usize = 4;

    /// The text id, as in `system-alpha`.
    pub const fn id(self) -> &'static str {
        NAMES[self.index()].0
    }

    /// What is printed on the board.
    pub const fn label(self) -> &'static str {
        NAMES[self.index()].1
    }

    /// SF-SETUP-1.
    pub const fn is_home(self) -> bool {
        self.index() < System::HOMES
    }

    pub const fn planets(self) -> [Planet; 3] {
        [Planet(3 * self.0), Planet(3 * self.0 + 1), Planet(3 * self.0 + 2)]
    }

    pub const fn sites(self) -> [Site; 3] {
        [Site(3 * self.0), Site(3 * self.0 + 1), Site(3 * self.0 + 2)]
    }

    /// Column and height of the sun, where the planets meet. No ship comes here (SF-FLY-13).
    pub const fn centre(self) -> (i8, i8) {
        let [a, b, c] = self.planets();
        ((a.hex().x + b.hex().x + c.hex().x) / 3, (a.hex().y() + b.hex().y() + c.hex().y()) / 3)
    }
}
