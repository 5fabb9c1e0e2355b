//! The maintenance cells (2.5): two on each side of a section and one on each Shield. Every cell takes one Worker.
//!
//! Rules held here beside those that are named below: E2-1, K-Cell, K-Maintenance, K-Ignition, RUL-11, RUL-14.

use orrery_core::Rule;

use super::{Blueprint, Ideology, Side, Tile};

orrery_kit::numbered! {
    /// A cell by its number: section by section from the bow, fat side first, then the Shields.
    Cell(u8) of 26 by id
}

orrery_kit::named! {
    /// In the order of E2a to E2m.
    pub enum Task {
        Prospect = "prospect",
        Dustbug = "dustbug",
        Ultralight = "ultralight",
        Outbreak = "outbreak",
        Decant = "decant",
        Revive = "revive",
        JarPod = "jar-pod",
        Recharge = "recharge",
        Dropstone = "dropstone",
        Ignition = "ignition",
        Aerogel = "aerogel",
        EmShield = "em-shield",
        MetalFoam = "metal-foam",
    }
}

impl Task {
    pub const fn rule(self) -> Rule {
        const IDS: [&str; Task::COUNT] =
            ["E2a", "E2b", "E2c", "E2d", "E2e", "E2f", "E2g", "E2h", "E2i", "E2j", "E2k", "E2l", "E2m"];
        Rule(IDS[self as usize])
    }
}

/// What a task does to the batteries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Battery {
    /// They drop so many levels.
    Drops(u8),
    /// To 6.
    Full,
}

impl Battery {
    /// H1a: the die never goes below 1, so a discharge needs one level more than it takes.
    pub const fn charge_needed(self) -> u8 {
        match self {
            Battery::Drops(levels) if levels > 0 => levels + 1,
            _ => 0,
        }
    }
}

orrery_kit::named! {
    /// What else a task needs.
    pub enum Prerequisite {
        NuggetAtBow = "nugget-at-bow",
        /// Augmentations of the section's shape on board, human or goo.
        ThreeAugmentations = "three-augmentations",
        /// Somewhere a Dustbug may go (E2b).
        Target = "target",
        /// A workcell in a display on which H2g allows an outbreak.
        OutbreakAllowed = "outbreak-allowed",
        /// Of an Asleep Ideology.
        Embryo = "embryo",
        /// The same, or a hibernating Meathead.
        EmbryoOrHibernator = "embryo-or-hibernator",
        /// In bailout range.
        StarNear = "star-near",
        /// This dozyear.
        EngineLit = "engine-lit",
        /// In Orbit since the start of the dozyear at an explored existing Goldilocks with hydration below 2.
        OrbitDry = "orbit-dry",
        FuelOrRamjet = "fuel-or-ramjet",
        /// The Worker's own.
        ShieldNotInRow = "shield-not-in-row",
    }
}

orrery_kit::set! { Cells of Cell }

orrery_kit::columns! {
    Cell:
    /// Section and side, such as `W-f1`; of Shields the Ideology, such as `S-IN`.
    id: &'static str,
    tile: Tile,
    /// `None` on Shields, whose cell is the same on both sides.
    side: Option<Side>,
    task: Task,
    battery: Battery,
    prerequisite: Option<Prerequisite>,
}

const fn cell(id: &'static str, of: Blueprint, side: Side, task: Task, battery: Battery) -> Row {
    row(id, Tile::Section(of), Some(side), task, battery, None)
}

const fn foam(id: &'static str, of: Blueprint) -> Row {
    cell(id, of, Fat, MetalFoam, Drops(0)).if_there_is(Prerequisite::ThreeAugmentations)
}

const fn shield(id: &'static str, of: Ideology) -> Row {
    row(id, Tile::Shield(of), None, EmShield, Drops(4), None)
}

impl Row {
    const fn if_there_is(mut self, prerequisite: Prerequisite) -> Row {
        self.prerequisite = Some(prerequisite);
        self
    }
}

use Battery::{Drops, Full};
use Blueprint::{Batteries, Engine, Jars, LifeSupport, Wardens};
use Prerequisite::{
    Embryo, EmbryoOrHibernator, EngineLit, FuelOrRamjet, NuggetAtBow, OrbitDry, OutbreakAllowed, ShieldNotInRow,
    StarNear, Target,
};
use Side::{Fat, Lean};
use Task::{
    Aerogel, Decant, Dropstone, Dustbug, EmShield, Ignition, JarPod, MetalFoam, Outbreak, Prospect, Recharge, Revive,
    Ultralight,
};

static ROWS: [Row; Cell::COUNT] = [
    cell("W-f1", Wardens, Fat, Prospect, Drops(2)).if_there_is(NuggetAtBow),
    foam("W-f2", Wardens),
    cell("W-l1", Wardens, Lean, Prospect, Drops(1)).if_there_is(NuggetAtBow),
    cell("W-l2", Wardens, Lean, Dustbug, Drops(1)).if_there_is(Target),
    cell("L-f1", LifeSupport, Fat, Ultralight, Drops(3)),
    foam("L-f2", LifeSupport),
    cell("L-l1", LifeSupport, Lean, Ultralight, Drops(1)),
    cell("L-l2", LifeSupport, Lean, Outbreak, Drops(0)).if_there_is(OutbreakAllowed),
    cell("J-f1", Jars, Fat, Decant, Drops(1)).if_there_is(Embryo),
    foam("J-f2", Jars),
    cell("J-l1", Jars, Lean, Revive, Drops(1)).if_there_is(EmbryoOrHibernator),
    cell("J-l2", Jars, Lean, JarPod, Drops(5)).if_there_is(StarNear),
    cell("B-f1", Batteries, Fat, Recharge, Full).if_there_is(EngineLit),
    foam("B-f2", Batteries),
    cell("B-l1", Batteries, Lean, Recharge, Full),
    cell("B-l2", Batteries, Lean, Dropstone, Drops(5)).if_there_is(OrbitDry),
    cell("E-f1", Engine, Fat, Ignition, Drops(2)).if_there_is(FuelOrRamjet),
    foam("E-f2", Engine),
    cell("E-l1", Engine, Lean, Ignition, Drops(1)).if_there_is(FuelOrRamjet),
    cell("E-l2", Engine, Lean, Aerogel, Drops(0)).if_there_is(ShieldNotInRow),
    shield("S-IN", Ideology::Individuality),
    shield("S-FR", Ideology::Freedom),
    shield("S-HO", Ideology::Honor),
    shield("S-UN", Ideology::Unity),
    shield("S-AU", Ideology::Authority),
    shield("S-EQ", Ideology::Equality),
];

impl Tile {
    /// Its cells while this side is up. The rows stand from the Wardens on, two for each side, and then the Shields.
    pub fn cells(self, side: Side) -> impl Iterator<Item = Cell> {
        let (first, count) = match self {
            Tile::Section(of) => (4 * (Wardens.index() - of.index()) + 2 * side.index(), 2),
            Tile::Shield(of) => (4 * Blueprint::COUNT + of.index(), 1),
        };
        (first..first + count).filter_map(Cell::nth)
    }
}
