//! What holds until the end of the dozyear (section 3).

use serde::{Deserialize, Serialize};

use super::{Phase, Workers};
use crate::content::{Ideologies, Tiles};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dozyear {
    pub number: u8,
    /// D-2
    pub phase: Phase,
    /// I3-1: velocity 0 in a Star space when it began.
    pub orbit: bool,
    /// B4f-1: Ignition was carried out.
    pub lit: bool,
    /// Workers whose task has been done, declined or in vain.
    pub done: Workers,
    /// E2-2: those who were sent by the Commander must do their task.
    pub ordered: Workers,
    /// RUL-115: tiles for whose birth or waking consent was refused, and mats that refused a nugget.
    pub refused: Tiles,
    pub unwilling: Ideologies,
    /// D4b-4: the engine has braked.
    pub braked: bool,
    /// What is added to Plasma Risk Rolls.
    pub plasma: u8,
    pub no_lightning: bool,
    /// The first LIC that would erode does not (WA6).
    pub lidar: bool,
    /// RUL-115: a Commander turns the alert once in a D5.
    pub alert_turned: bool,
}

impl Dozyear {
    pub const fn begun(number: u8, orbit: bool) -> Dozyear {
        Dozyear {
            number,
            phase: Phase::Assignment,
            orbit,
            lit: false,
            done: Workers::NONE,
            ordered: Workers::NONE,
            refused: Tiles::NONE,
            unwilling: Ideologies::NONE,
            braked: false,
            plasma: 0,
            no_lightning: false,
            lidar: false,
            alert_turned: false,
        }
    }
}
