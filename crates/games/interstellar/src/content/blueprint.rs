//! The five sections of the ship with their shapes, which are also the species of goo, and the tiles of the row (2.5).
//!
//! Rules held here beside those that are named below: B4b, B4c, B4d, B4e, B4f, B9-1, B9a, B9b, B9c, B9d, B9e,
//! K-Orientation, K-Shield, RUL-10, RUL-26.

use serde::{Deserialize, Serialize};

use super::Ideology;

orrery_kit::named! {
    /// From stern to bow as they lie at the start, and from left to right in the market (2.15).
    pub enum Blueprint {
        Engine = "engine",
        Batteries = "batteries",
        Jars = "jars",
        LifeSupport = "life-support",
        Wardens = "wardens",
    }
}

orrery_kit::named! {
    /// The shapes of workcells and augmentations, in the order of the sections they belong to.
    pub enum Shape {
        Triangle = "triangle",
        Battery = "battery",
        Jar = "jar",
        Heart = "heart",
        Hexagon = "hexagon",
    }
}

orrery_kit::set! { Shapes of Shape }

orrery_kit::named! {
    pub enum Side {
        Fat = "fat",
        Lean = "lean",
    }
}

impl Side {
    /// The mass of a section.
    pub const fn mass(self) -> u8 {
        [2, 1][self as usize]
    }
}

impl Blueprint {
    pub const fn shape(self) -> Shape {
        Shape::ALL[self as usize]
    }

    /// The text id of its colour.
    pub const fn colour(self) -> &'static str {
        ["orange", "brown", "pink", "green", "blue"][self as usize]
    }

    /// Where it lies at the start: 1 at the stern, 5 at the bow.
    pub const fn position(self) -> u8 {
        self as u8 + 1
    }
}

impl Shape {
    pub const fn blueprint(self) -> Blueprint {
        Blueprint::ALL[self as usize]
    }
}

/// A tile that may lie in the row: one of the five sections, or the Shield of an Ideology.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Tile {
    Section(Blueprint),
    Shield(Ideology),
}

impl Tile {
    pub const COUNT: usize = Blueprint::COUNT + Ideology::COUNT;

    /// B4a: whichever side is up.
    pub const SHIELD_MASS: u8 = 1;

    pub fn all() -> impl DoubleEndedIterator<Item = Tile> {
        let shields = Ideology::ALL.into_iter().map(Tile::Shield);
        Blueprint::ALL.into_iter().map(Tile::Section).chain(shields)
    }

    /// The text id.
    pub const fn id(self) -> &'static str {
        match self {
            Tile::Section(blueprint) => blueprint.id(),
            Tile::Shield(of) => {
                ["shield-IN", "shield-FR", "shield-HO", "shield-UN", "shield-AU", "shield-EQ"][of as usize]
            }
        }
    }

    pub fn named(id: &str) -> Option<Tile> {
        Tile::all().find(|tile| tile.id() == id)
    }

    pub const fn mass(self, side: Side) -> u8 {
        match self {
            Tile::Section(_) => side.mass(),
            Tile::Shield(_) => Tile::SHIELD_MASS,
        }
    }
}
