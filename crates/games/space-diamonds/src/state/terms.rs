//! What was agreed when the table was set up.

use orrery_kit::named;
use serde::{Deserialize, Serialize};

use crate::content::Craft;
use crate::lesson::Lesson;

named! {
    /// iC1.1, iZ1.1: what everybody flies, by the rules of iAa.1 or iAb.1.
    #[serde(rename_all = "kebab-case")]
    pub enum Mode { Sails = "sails", Rockets = "rockets", }
}

named! {
    /// iZ1.2: whether the water at chit sites is as printed.
    #[serde(rename_all = "kebab-case")]
    pub enum Hydration { Printed = "printed", Shuffled = "shuffled", }
}

named! {
    /// iZ1.3: whether faces seen once stay readable.
    #[serde(rename_all = "kebab-case")]
    pub enum Memory { Off = "off", On = "on", }
}

named! {
    /// iZ1.4, R17: which chits count towards the four.
    #[serde(rename_all = "kebab-case")]
    pub enum Four { Held = "held", Discovered = "discovered", }
}

named! {
    /// iZ1.5, R18: whether "first" means first of all players.
    #[serde(rename_all = "kebab-case")]
    pub enum Firsts { All = "all", Personal = "personal", }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    pub mode: Mode,
    pub hydration: Hydration,
    pub memory: Memory,
    pub four: Four,
    pub firsts: Firsts,
    /// iZ1.6: the card everybody flies; `None` deals them at random.
    pub craft: Option<Craft>,
    /// iZ6.1: a guided first game.
    pub lesson: Option<Lesson>,
    /// iZ1.7, R32: the last round.
    pub limit: u8,
}
