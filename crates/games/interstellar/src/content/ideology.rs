//! The six Ideologies (2.2) and the Cupid cells between neighbours.
//!
//! Rules held here beside those that are named below: A1b, K-Archenemy, K-Ideology, K-Political-Hexagon, K-Pulse,
//! RUL-07.

orrery_kit::named! {
    /// In pulse order, which is also their order round the hexagon.
    pub enum Ideology {
        Individuality = "IN",
        Freedom = "FR",
        Honor = "HO",
        Unity = "UN",
        Authority = "AU",
        Equality = "EQ",
    }
}

orrery_kit::set! { Ideologies of Ideology }

orrery_kit::columns! {
    Ideology:
    /// The text id of its colour.
    colour: &'static str,
    archenemy: Ideology,
    /// Whom it may marry.
    neighbours: [Ideology; 2],
    /// Where it lies on the hexagon, in degrees clockwise from the top.
    angle: u16,
}

use Ideology::{Authority, Equality, Freedom, Honor, Individuality, Unity};

static ROWS: [Row; Ideology::COUNT] = [
    row("gray", Unity, [Equality, Freedom], 300),
    row("red", Authority, [Individuality, Honor], 0),
    row("white", Equality, [Freedom, Unity], 60),
    row("yellow", Individuality, [Honor, Authority], 120),
    row("purple", Freedom, [Unity, Equality], 180),
    row("green", Honor, [Authority, Individuality], 240),
];

impl Ideology {
    /// When it is its turn, and the number of the die that means it.
    pub const fn pulse(self) -> u8 {
        self as u8 + 1
    }

    pub const fn of_pulse(pulse: u8) -> Option<Ideology> {
        if pulse == 0 { None } else { Ideology::nth(pulse as usize - 1) }
    }
}

orrery_kit::numbered! {
    /// A Cupid cell, where the ring of a marriage lies.
    Cupid(u8) of 6 by id
}

orrery_kit::set! { Cupids of Cupid }

impl Cupid {
    pub const fn id(self) -> &'static str {
        ["IN-FR", "FR-HO", "HO-UN", "UN-AU", "AU-EQ", "EQ-IN"][self.index()]
    }

    /// The Ideologies it joins.
    pub const fn sides(self) -> [Ideology; 2] {
        [Ideology::ALL[self.index()], Ideology::ALL[(self.index() + 1) % Ideology::COUNT]]
    }

    /// The cell between two Ideologies, if they are neighbours.
    pub fn between(one: Ideology, other: Ideology) -> Option<Cupid> {
        Cupid::all().find(|cupid| [[one, other], [other, one]].contains(&cupid.sides()))
    }
}
