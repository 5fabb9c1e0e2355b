//! What is agreed when a table is set up (2.16). The star where the voyage starts is an option, too: [`Star`].
//!
//! Rules held here beside those that are named below: T-OPTIONS.

use std::ops::RangeInclusive;

use orrery_core::GameOption;

use super::{Position, Star};
use crate::lesson::Lesson;

/// C1
pub const PLAYERS: RangeInclusive<u8> = 1..=6;

orrery_kit::options! {
    /// C1a: who runs which Ideology.
    pub enum Assignment = "assignment" folded { Choose = "choose", Roll = "roll" }
    /// C5a: the wet mass at the start; ignored with Forward.
    pub enum Fuel = "fuel" { Max = "max", Crisis = "crisis", Daredevil = "daredevil" }
    /// C1-b: every Ideology that is Asleep at the start gets a human augmentation.
    pub enum Beginner = "beginner" { Off = "off", On = "on" }
    /// C9
    pub enum Forward = "forward" { Off = "off", On = "on" }
    /// C8: what is carried over is asked at the table.
    pub enum Combined = "combined" folded { Off = "off", On = "on" }
    /// D1, RUL-05: whether tokens are placed in rounds.
    pub enum AssignOrder = "assign_order" folded { Rounds = "rounds", AllAtOnce = "all_at_once" }
    /// E2e, RUL-12: who is decanted.
    pub enum Decant = "decant" folded { Choice = "choice", Random = "random" }
    /// F1b, RUL-16: where the Commander may levy Workers from.
    pub enum LevyFrom = "levy_from" folded { AnyTask = "any_task", Strict = "strict" }
    /// C3a, RUL-04: whether the next card of each deck lies face up.
    pub enum DeckTop = "deck_top_visible" folded { Off = "off", On = "on" }
    /// J1b, RUL-98: whether the ship lands on a Troglodyte unasked.
    pub enum TroglodyteLandfall = "troglodyte_landfall" folded { Automatic = "automatic", Ordered = "ordered" }
    /// Section 4.4.
    pub enum Talk = "talk" folded { Promises = "promises", None = "none" }
}

impl Fuel {
    /// Where the wet marker stands at the start.
    pub const fn wet(self) -> Position {
        [Position(9), Position(8), Position(7)][self as usize]
    }
}

pub const OPTIONS: [GameOption; 13] = [
    Assignment::OPTION,
    Fuel::OPTION,
    Beginner::OPTION,
    Forward::OPTION,
    Star::OPTION,
    Combined::OPTION,
    AssignOrder::OPTION,
    Decant::OPTION,
    LevyFrom::OPTION,
    DeckTop::OPTION,
    TroglodyteLandfall::OPTION,
    Talk::OPTION,
    Lesson::OPTION,
];
