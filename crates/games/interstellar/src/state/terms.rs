//! What was agreed when the table was set up.

use orrery_core::{GameOption, Setup};
use serde::{Deserialize, Serialize};

use crate::content::{AssignOrder, Assignment, Beginner, Decant, Fuel, LevyFrom, Star};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    pub assignment: Assignment,
    pub fuel: Fuel,
    pub beginner: Beginner,
    pub star: Star,
    pub assign_order: AssignOrder,
    pub levy_from: LevyFrom,
    pub decant: Decant,
}

impl Terms {
    pub const OPTIONS: [GameOption; 7] = [
        Assignment::OPTION,
        Fuel::OPTION,
        Beginner::OPTION,
        Star::OPTION,
        AssignOrder::OPTION,
        LevyFrom::OPTION,
        Decant::OPTION,
    ];

    pub fn of(setup: &Setup) -> Terms {
        Terms {
            assignment: Assignment::of(setup),
            fuel: Fuel::of(setup),
            beginner: Beginner::of(setup),
            star: Star::of(setup),
            assign_order: AssignOrder::of(setup),
            levy_from: LevyFrom::of(setup),
            decant: Decant::of(setup),
        }
    }
}
