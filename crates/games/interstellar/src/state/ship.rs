//! The *Exodus*: its tiles, where it is, how fast, and how much fuel and charge it has.

use orrery_kit::{Blank, Few};
use serde::{Deserialize, Serialize};

use crate::content::{Blueprint, CHARGE_AT_START, Ideology, Position, Side, Space, Tile, Velocity};

/// A tile of the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    pub tile: Tile,
    pub side: Side,
}

impl Blank for Part {
    const BLANK: Part = Part { tile: Tile::Section(Blueprint::Engine), side: Side::Fat };
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ship {
    /// From stern to bow: the foremost is last, and Shields are added there (E1a).
    pub row: Few<Part, { Tile::COUNT }>,
    pub space: Space,
    /// Where it came from; it never turns back there.
    pub came_from: Option<Space>,
    /// Where the next step leads, if that is settled (C7b, D5k).
    pub heading: Option<Space>,
    /// D5h
    pub off_map: bool,
    pub velocity: Velocity,
    /// B13b: the wet marker.
    pub wet: Position,
    /// B4e-1: what the die of the batteries shows; 0 without Batteries.
    pub charge: u8,
}

impl Ship {
    /// C5b, C6, C7-1: in Orbit, all sections fat.
    pub fn at(space: Space, wet: Position) -> Ship {
        let row = Blueprint::ALL.map(|section| Part { tile: Tile::Section(section), side: Side::Fat });
        Ship {
            row: Few::of(row).unwrap_or(Few::NONE),
            space,
            came_from: None,
            heading: None,
            off_map: false,
            velocity: Velocity::REST,
            wet,
            charge: CHARGE_AT_START,
        }
    }

    pub fn has(&self, tile: Tile) -> bool {
        self.row.iter().any(|part| part.tile == tile)
    }

    pub fn section(&self, of: Blueprint) -> Option<Part> {
        self.row.iter().copied().find(|part| part.tile == Tile::Section(of))
    }

    /// The tile at the bow.
    pub fn foremost(&self) -> Option<Tile> {
        self.row.last().map(|part| part.tile)
    }

    /// A2e
    pub fn mass(&self) -> u8 {
        self.row.iter().map(|part| part.tile.mass(part.side)).sum()
    }

    /// E1b: where the dry marker stands.
    pub fn dry(&self) -> Position {
        Position::dry(self.mass())
    }

    /// The fuel levels left (2.6).
    pub fn levels(&self) -> u8 {
        self.wet.levels_over(self.dry()).unwrap_or(0)
    }

    /// E1a: the row closes.
    pub(crate) fn remove(&mut self, tile: Tile) {
        self.row = Few::of(self.row.iter().copied().filter(|part| part.tile != tile)).unwrap_or(Few::NONE);
    }

    /// E1c
    pub(crate) fn lean(&mut self, section: Blueprint) {
        let turn =
            |part: Part| if part.tile == Tile::Section(section) { Part { side: Side::Lean, ..part } } else { part };
        self.row = Few::of(self.row.iter().copied().map(turn)).unwrap_or(Few::NONE);
    }

    /// RUL-84: a heavier ship pushes the wet marker along.
    pub(crate) fn add_shield(&mut self, of: Ideology) {
        self.row.push(Part { tile: Tile::Shield(of), side: Side::Fat });
        self.wet = self.wet.max(self.dry());
    }

    /// K-Orbit
    pub fn is_in_orbit(&self) -> bool {
        self.velocity == Velocity::REST && self.space.star().is_some()
    }

    /// H1a: whether the die can drop so far.
    pub fn can_discharge(&self, levels: u8) -> bool {
        self.charge > levels
    }
}
