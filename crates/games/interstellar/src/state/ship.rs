//! The *Exodus*: its tiles, where it is, how fast, and how much fuel and charge it has.

use orrery_kit::{Blank, Few};
use serde::{Deserialize, Serialize};

use crate::content::{Blueprint, CHARGE_AT_START, Cell, Ideology, Position, Side, Space, Tile, Velocity};

/// A tile of the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    pub tile: Tile,
    pub side: Side,
    /// K-Restoration: the section that is attached to it.
    pub with: Option<Blueprint>,
}

impl Part {
    pub const fn of(tile: Tile, side: Side) -> Part {
        Part { tile, side, with: None }
    }

    /// Both tiles of a merged pair.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + use<> {
        [self.tile].into_iter().chain(self.with.map(Tile::Section))
    }

    /// The cells on the sides that are up.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        self.tiles().flat_map(move |tile| tile.cells(self.side_of(tile)))
    }

    fn holds(&self, tile: Tile) -> bool {
        self.tile == tile || self.with.is_some_and(|with| tile == Tile::Section(with))
    }

    /// What is attached to a Shield counts as lean.
    pub fn side_of(&self, tile: Tile) -> Side {
        if matches!(self.tile, Tile::Shield(_)) && tile != self.tile { Side::Lean } else { self.side }
    }
}

impl Blank for Part {
    const BLANK: Part = Part::of(Tile::Section(Blueprint::Engine), Side::Fat);
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
    /// RUL-126: Forward flies without fuel, so the wet marker stands on the dry one.
    pub fuelless: bool,
    /// B4e-1: what the die of the batteries shows; 0 without Batteries.
    pub charge: u8,
}

impl Ship {
    /// C5b, C6, C7-1: in Orbit, all sections fat.
    pub fn at(space: Space, wet: Position) -> Ship {
        let row = Blueprint::ALL.map(|section| Part::of(Tile::Section(section), Side::Fat));
        Ship {
            row: Few::of(row).unwrap_or(Few::NONE),
            space,
            came_from: None,
            heading: None,
            off_map: false,
            velocity: Velocity::REST,
            wet,
            fuelless: false,
            charge: CHARGE_AT_START,
        }
    }

    /// C9-1, C9-4, C9-5: no Engine, no fuel, and as fast as ships go.
    pub fn forward(space: Space) -> Ship {
        let mut ship = Ship { fuelless: true, velocity: Velocity(4), ..Ship::at(space, Position::DRY_AT_START) };
        ship.remove(Tile::Section(Blueprint::Engine));
        ship
    }

    fn settle_fuel(&mut self) {
        self.wet = if self.fuelless { self.dry() } else { self.wet.max(self.dry()) };
    }

    pub fn has(&self, tile: Tile) -> bool {
        self.row.iter().any(|part| part.holds(tile))
    }

    pub fn section(&self, of: Blueprint) -> Option<Part> {
        let tile = Tile::Section(of);
        let part = self.row.iter().find(|part| part.holds(tile))?;
        Some(Part::of(tile, part.side_of(tile)))
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
        let detached = |part: &Part| Part { with: part.with.filter(|with| Tile::Section(*with) != tile), ..*part };
        let left = self.row.iter().filter(|part| part.tile != tile).map(detached);
        self.row = Few::of(left).unwrap_or(Few::NONE);
        self.settle_fuel();
    }

    /// E1c
    pub(crate) fn lean(&mut self, section: Blueprint) {
        let turn = |part: Part| {
            if part.holds(Tile::Section(section)) { Part { side: Side::Lean, ..part } } else { part }
        };
        self.row = Few::of(self.row.iter().copied().map(turn)).unwrap_or(Few::NONE);
        self.settle_fuel();
    }

    /// K-Restoration
    pub(crate) fn attach(&mut self, section: Blueprint, onto: Tile) {
        let join = |part: Part| if part.tile == onto { Part { with: Some(section), ..part } } else { part };
        self.row = Few::of(self.row.iter().copied().map(join)).unwrap_or(Few::NONE);
    }

    /// The tiles that are Lost together with one.
    pub fn lost_together(&self, tile: Tile) -> Vec<Tile> {
        let part = self.row.iter().find(|part| part.holds(tile));
        part.map_or(vec![tile], |part| part.tiles().collect())
    }

    /// RUL-84: a heavier ship pushes the wet marker along.
    pub(crate) fn add_shield(&mut self, of: Ideology) {
        self.row.push(Part::of(Tile::Shield(of), Side::Fat));
        self.settle_fuel();
    }

    /// K-Orbit
    pub fn is_in_orbit(&self) -> bool {
        self.velocity == Velocity::REST && self.space.star().is_some()
    }
}
