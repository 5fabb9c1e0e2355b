//! What was agreed when the table was set up.

use serde::{Deserialize, Serialize};

use crate::content::Craft;
use crate::lesson::Lesson;

orrery_kit::options! {
    /// iC1.1, iZ1.1: what everybody flies, by the rules of iAa.1 or iAb.1.
    pub enum Mode = "mode" { Sails = "sails", Rockets = "rockets" }
    /// iZ1.2: whether the water at chit sites is as printed.
    pub enum Hydration = "hydration" folded { Printed = "printed", Shuffled = "shuffled" }
    /// iZ1.3: whether faces seen once stay readable.
    pub enum Memory = "memory" folded { Off = "off", On = "on" }
    /// iZ1.4, R17: which chits count towards the four.
    pub enum Four = "four" folded { Held = "held", Discovered = "discovered" }
    /// iZ1.5, R18: whether "first" means first of all players.
    pub enum Firsts = "firsts" folded { All = "all", Personal = "personal" }
    /// R60: whether late places have more thrust on their first turns. As the box has it, nobody has (iC1f.1).
    pub enum HeadStart = "head-start" folded { Off = "off", On = "on" }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    pub mode: Mode,
    pub hydration: Hydration,
    pub memory: Memory,
    pub four: Four,
    pub firsts: Firsts,
    pub head_start: HeadStart,
    /// iZ1.6: the card everybody flies; `None` deals them at random.
    pub craft: Option<Craft>,
    /// iZ6.1: a guided first game.
    pub lesson: Option<Lesson>,
    /// iZ1.7, R32: the last round.
    pub limit: u8,
}
