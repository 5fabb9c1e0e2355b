//! The 33 planets: where they lie, what they give, and which chips lie on them.

use super::{Chip, ChipClass, Hex, Resource, System};

orrery_kit::numbered! {
    /// A planet, three in each system.
    Planet(u8) of 33 by id
}

#[derive(Clone, Copy)]
struct Row {
    id: &'static str,
    label: &'static str,
    hex: Hex,
    resource: Resource,
    dot: ChipClass,
    basic: Option<Chip>,
}

impl Planet {
    #[inline]
    const fn row(self) -> &'static Row {
        &ROWS[self.index()]
    }

    /// The text id, such as `alpha-B`.
    pub const fn id(self) -> &'static str {
        self.row().id
    }

    /// What is printed on the board, such as `α-B`.
    pub const fn label(self) -> &'static str {
        self.row().label
    }

    #[inline]
    pub const fn system(self) -> System {
        System(self.0 / 3)
    }

    /// Where it lies.
    pub const fn hex(self) -> Hex {
        self.row().hex
    }

    #[inline]
    pub const fn resource(self) -> Resource {
        self.row().resource
    }

    /// Chips of which class lie here: the Greek letter of a home system or a dot (SF-SETUP-8, SF-SETUP-9).
    #[inline]
    pub const fn dot(self) -> ChipClass {
        self.row().dot
    }

    /// The chip that lies here in the basic set-up, on home planets.
    pub const fn basic_chip(self) -> Option<Chip> {
        self.row().basic
    }
}

const fn planet(
    id: &'static str,
    label: &'static str,
    (x, row): (i8, i8),
    resource: Resource,
    dot: ChipClass,
    basic: Option<Chip>,
) -> Row {
    Row { id, label, hex: Hex { x, row }, resource, dot, basic }
}

use ChipClass::{Alpha, Beta, Blue, Delta, Gamma, Red, Yellow};
use Resource::{Carbon, Food, Fuel, Goods, Ore};

/// Id, label, hex, what it gives, class of its chip, its chip in the basic set-up.
#[rustfmt::skip]
static ROWS: [Row; Planet::COUNT] = [
    planet("alpha-B", "α-B", (3, 0), Carbon, Alpha, Some(Chip(1))),
    planet("alpha-L", "α-L", (2, 1), Ore, Alpha, Some(Chip(2))),
    planet("alpha-R", "α-R", (4, 1), Food, Alpha, Some(Chip(0))),
    planet("beta-B", "β-B", (9, 0), Ore, Beta, Some(Chip(5))),
    planet("beta-L", "β-L", (8, 1), Fuel, Beta, Some(Chip(4))),
    planet("beta-R", "β-R", (10, 1), Goods, Beta, Some(Chip(3))),
    planet("gamma-B", "γ-B", (15, 0), Ore, Gamma, Some(Chip(7))),
    planet("gamma-L", "γ-L", (14, 1), Goods, Gamma, Some(Chip(8))),
    planet("gamma-R", "γ-R", (16, 1), Fuel, Gamma, Some(Chip(6))),
    planet("delta-B", "δ-B", (21, 0), Carbon, Delta, Some(Chip(9))),
    planet("delta-L", "δ-L", (20, 1), Fuel, Delta, Some(Chip(11))),
    planet("delta-R", "δ-R", (22, 1), Food, Delta, Some(Chip(10))),
    planet("A-L", "A-L", (1, 6), Carbon, Yellow, None),
    planet("A-R", "A-R", (3, 6), Food, Red, None),
    planet("A-T", "A-T", (2, 7), Ore, Blue, None),
    planet("B-L", "B-L", (21, 6), Fuel, Red, None),
    planet("B-R", "B-R", (23, 6), Carbon, Yellow, None),
    planet("B-T", "B-T", (22, 7), Food, Blue, None),
    planet("C-L", "C-L", (6, 9), Goods, Blue, None),
    planet("C-R", "C-R", (8, 9), Carbon, Red, None),
    planet("C-T", "C-T", (7, 10), Fuel, Yellow, None),
    planet("D-L", "D-L", (16, 9), Ore, Red, None),
    planet("D-R", "D-R", (18, 9), Carbon, Blue, None),
    planet("D-T", "D-T", (17, 10), Goods, Yellow, None),
    planet("E-B", "E-B", (4, 11), Food, Red, None),
    planet("E-L", "E-L", (3, 12), Fuel, Blue, None),
    planet("E-R", "E-R", (5, 12), Ore, Yellow, None),
    planet("F-B", "F-B", (20, 11), Ore, Red, None),
    planet("F-L", "F-L", (19, 12), Food, Yellow, None),
    planet("F-R", "F-R", (21, 12), Goods, Blue, None),
    planet("G-L", "G-L", (11, 8), Fuel, Yellow, None),
    planet("G-R", "G-R", (13, 8), Goods, Red, None),
    planet("G-T", "G-T", (12, 9), Carbon, Blue, None),
];
