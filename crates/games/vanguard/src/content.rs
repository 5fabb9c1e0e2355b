//! Everything that is printed: the tables in `content/`, read and checked when this crate is built (VG-FX-1), as values.

mod check;
mod dice;
mod ship;

pub use check::{Check, Combo, Does, Need, Row, Shown, Special, Term, Time, When};
pub use dice::{Face, Kind, SLOTS, faces, order};
pub use ship::{Price, Ship, Way};
pub use tables::*;

/// What a card does at its moment, and what holds while it is carried, installed or in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timed {
    pub when: Option<Timing>,
    pub effect: Option<orrery_fx::BlockId>,
    pub holds: &'static [Holds],
}

/// Something that holds without ever being carried out (VG-FX-17).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holds {
    pub reach: Reach,
    pub key: Key,
}

/// What a path asks of whoever travels it (VG-TRAVEL-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toll {
    /// What the condition in force says.
    Travel,
    Spend(Die),
    Danger(Danger),
    Sacrifice,
}

/// What a passive is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A base result on a die of that colour may be spent as that icon (VG-CONV-1, VG-CONV-4).
    Convert(Colour, Icon),
    BiomeIgnore(Biome),
    BiomeAdd(Biome),
    WoundImmune(Wound),
    /// One may assist from a connected sector.
    AssistRange,
    /// So much of one of the others.
    Plain(PlainKey, u8),
}

macro_rules! sheets {
    ($($(#[$about:meta])* $name:ident($number:ty) of $count:ident;)+) => { $(
        orrery_kit::numbered! { $(#[$about])* $name($number) of { tables::count::$count } written by id }
    )+ };
}

sheets! {
    /// A world with its sectors (C2.1).
    Board(u8) of BOARD;
    Sector(u8) of SECTOR;
    Path(u8) of PATH;
    /// What is in force on a world (C3).
    Condition(u8) of CONDITION;
    /// A point of interest (C4).
    Poi(u8) of POI;
    /// Something that can be done at a point of interest, on the way, or against a threat.
    Action(u8) of ACTION;
    Mission(u8) of MISSION;
    Threat(u8) of THREAT;
    Event(u8) of EVENT;
    Discovery(u8) of DISCOVERY;
    Exceptional(u8) of EXCEPTIONAL;
    RankUp(u8) of RANK_UP;
    Gear(u8) of GEAR;
    Lander(u8) of LANDER;
    Modification(u8) of MODIFICATION;
    Research(u8) of RESEARCH;
    Production(u8) of PRODUCTION;
    /// Of a facility, of the bridge, or an add-on.
    Upgrade(u8) of UPGRADE;
    Objective(u8) of OBJECTIVE;
    /// A side goal.
    Goal(u8) of GOAL;
    Situation(u8) of SITUATION;
    System(u8) of SYSTEM;
    /// A flight between systems, in one direction.
    Connection(u8) of CONNECTION;
    /// A landing card.
    Landing(u8) of LANDING;
    Log(u8) of LOG;
    Crew(u8) of CREW;
    /// A section card.
    Card(u8) of CARD;
    Wound(u8) of WOUND;
    /// A danger table.
    Danger(u8) of DANGER;
}

mod tables {
    use super::*;

    include!(concat!(env!("OUT_DIR"), "/content.rs"));
}
