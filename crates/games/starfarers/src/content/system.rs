//! The eleven systems of three planets (SF-SETUP-1): four home systems at the bottom edge, seven further out.

use ChipClass::{Alpha, Beta, Blue, Delta, Gamma, Red, Yellow};
use Resource::{Carbon, Food, Fuel, Goods, Ore};

use super::{ChipClass, Planet, Resource, Site};

orrery_kit::numbered! {
    /// Three planets round a sun, the home systems first.
    System(u8) of 11 by id
}

/// How the planets of a system lie: the letter of each, and its column and row as seen from the first.
pub(super) struct Shape {
    pub letters: [&'static str; 3],
    pub from_first: [(i8, i8); 3],
}

const BOTTOM: Shape = Shape { letters: ["B", "L", "R"], from_first: [(0, 0), (-1, 1), (1, 1)] };
const TOP: Shape = Shape { letters: ["L", "R", "T"], from_first: [(0, 0), (2, 0), (1, 1)] };

/// The hex of the first planet, what each of the three gives, and the class of its chip.
pub(super) struct Row {
    id: &'static str,
    label: &'static str,
    pub shape: Shape,
    pub first: (i8, i8),
    pub gives: [Resource; 3],
    pub dots: [ChipClass; 3],
}

static ROWS: [Row; System::COUNT] = [
    Row { id: "alpha", label: "α", shape: BOTTOM, first: (3, 0), gives: [Carbon, Ore, Food], dots: [Alpha; 3] },
    Row { id: "beta", label: "β", shape: BOTTOM, first: (9, 0), gives: [Ore, Fuel, Goods], dots: [Beta; 3] },
    Row { id: "gamma", label: "γ", shape: BOTTOM, first: (15, 0), gives: [Ore, Goods, Fuel], dots: [Gamma; 3] },
    Row { id: "delta", label: "δ", shape: BOTTOM, first: (21, 0), gives: [Carbon, Fuel, Food], dots: [Delta; 3] },
    Row { id: "A", label: "A", shape: TOP, first: (1, 6), gives: [Carbon, Food, Ore], dots: [Yellow, Red, Blue] },
    Row { id: "B", label: "B", shape: TOP, first: (21, 6), gives: [Fuel, Carbon, Food], dots: [Red, Yellow, Blue] },
    Row { id: "C", label: "C", shape: TOP, first: (6, 9), gives: [Goods, Carbon, Fuel], dots: [Blue, Red, Yellow] },
    Row { id: "D", label: "D", shape: TOP, first: (16, 9), gives: [Ore, Carbon, Goods], dots: [Red, Blue, Yellow] },
    Row { id: "E", label: "E", shape: BOTTOM, first: (4, 11), gives: [Food, Fuel, Ore], dots: [Red, Blue, Yellow] },
    Row { id: "F", label: "F", shape: BOTTOM, first: (20, 11), gives: [Ore, Food, Goods], dots: [Red, Yellow, Blue] },
    Row { id: "G", label: "G", shape: TOP, first: (11, 8), gives: [Fuel, Goods, Carbon], dots: [Yellow, Red, Blue] },
];

impl System {
    /// How many are home systems.
    pub const HOMES: usize = 4;

    #[inline]
    pub(super) const fn row(self) -> &'static Row {
        &ROWS[self.index()]
    }

    /// The text id, as in `system-alpha`.
    pub const fn id(self) -> &'static str {
        self.row().id
    }

    /// What is printed on the board.
    pub const fn label(self) -> &'static str {
        self.row().label
    }

    /// Text id and label of what bears these letters here.
    pub(super) fn names(self, letters: &str) -> [String; 2] {
        [self.id(), self.label()].map(|name| format!("{name}-{letters}"))
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

    pub(super) const fn is_centre(x: i8, y: i8) -> bool {
        let mut system = System(0);
        while system.index() < System::COUNT {
            let centre = system.centre();
            if centre.0 == x && centre.1 == y {
                return true;
            }
            system.0 += 1;
        }
        false
    }

    /// Column and height of the sun, where the planets meet. No ship comes here (SF-FLY-13).
    pub const fn centre(self) -> (i8, i8) {
        let [a, b, c] = self.planets();
        ((a.hex().x + b.hex().x + c.hex().x) / 3, (a.hex().y() + b.hex().y() + c.hex().y()) / 3)
    }
}
