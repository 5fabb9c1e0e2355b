//! What was agreed when the table was set up.

use orrery_core::{GameOption, Setup};
use serde::{Deserialize, Serialize};

use crate::content::{AssignOrder, Assignment, Beginner, Fuel, Star, TroglodyteLandfall};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    pub assignment: Assignment,
    pub fuel: Fuel,
    pub beginner: Beginner,
    pub star: Star,
    pub assign_order: AssignOrder,
    pub troglodyte: TroglodyteLandfall,
}

impl Terms {
    pub const OPTIONS: [GameOption; 6] = [
        Assignment::OPTION,
        Fuel::OPTION,
        Beginner::OPTION,
        Star::OPTION,
        AssignOrder::OPTION,
        TroglodyteLandfall::OPTION,
    ];

    pub fn of(setup: &Setup) -> Terms {
        Terms {
            assignment: Assignment::of(setup),
            fuel: Fuel::of(setup),
            beginner: Beginner::of(setup),
            star: Star::of(setup),
            assign_order: AssignOrder::of(setup),
            troglodyte: TroglodyteLandfall::of(setup),
        }
    }
}
