//! The eleven systems of three planets (SF-SETUP-1): four home systems at the bottom edge, seven further out.

use ChipClass::{Alpha, Beta, Blue, Delta, Gamma, Red, Yellow};
use Resource::{Carbon, Food, Fuel, Goods, Ore};

use super::{ChipClass, Planet, Resource, Site};

orrery_kit::numbered! {
    /// Three planets round a sun, the home systems first.
    System(u8) of 11 by id
}

/// How the planets of a system lie: the letter of each, and its column and row as seen from the first.
#[derive(Clone, Copy)]
pub struct Shape {
    pub letters: [&'static str; 3],
    pub from_first: [(i8, i8); 3],
}

const BOTTOM: Shape = Shape { letters: ["B", "L", "R"], from_first: [(0, 0), (-1, 1), (1, 1)] };
const TOP: Shape = Shape { letters: ["L", "R", "T"], from_first: [(0, 0), (2, 0), (1, 1)] };

orrery_kit::columns! {
    System:
    /// The text id, as in `system-alpha`.
    id: &'static str,
    /// What is printed on the board.
    label: &'static str,
    shape: Shape,
    /// The hex of the first planet, what each of the three gives, and the class of its chip.
    first: (i8, i8),
    gives: [Resource; 3],
    dots: [ChipClass; 3],
}

static ROWS: [Row; System::COUNT] = [
    row("alpha", "α", BOTTOM, (3, 0), [Carbon, Ore, Food], [Alpha; 3]),
    row("beta", "β", BOTTOM, (9, 0), [Ore, Fuel, Goods], [Beta; 3]),
    row("gamma", "γ", BOTTOM, (15, 0), [Ore, Goods, Fuel], [Gamma; 3]),
    row("delta", "δ", BOTTOM, (21, 0), [Carbon, Fuel, Food], [Delta; 3]),
    row("A", "A", TOP, (1, 6), [Carbon, Food, Ore], [Yellow, Red, Blue]),
    row("B", "B", TOP, (21, 6), [Fuel, Carbon, Food], [Red, Yellow, Blue]),
    row("C", "C", TOP, (6, 9), [Goods, Carbon, Fuel], [Blue, Red, Yellow]),
    row("D", "D", TOP, (16, 9), [Ore, Carbon, Goods], [Red, Blue, Yellow]),
    row("E", "E", BOTTOM, (4, 11), [Food, Fuel, Ore], [Red, Blue, Yellow]),
    row("F", "F", BOTTOM, (20, 11), [Ore, Food, Goods], [Red, Yellow, Blue]),
    row("G", "G", TOP, (11, 8), [Fuel, Goods, Carbon], [Yellow, Red, Blue]),
];

impl System {
    /// How many are home systems.
    pub const HOMES: usize = 4;

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
