//! What was agreed when the table was set up.

use orrery_core::{GameOption, Setup};
use serde::{Deserialize, Serialize};

use crate::content::{
    AssignOrder, Assignment, Beginner, Combined, Decant, DeckTop, Forward, Fuel, LevyFrom, Star, Talk,
    TroglodyteLandfall,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    pub assignment: Assignment,
    pub fuel: Fuel,
    pub beginner: Beginner,
    pub star: Star,
    pub assign_order: AssignOrder,
    pub troglodyte: TroglodyteLandfall,
    pub forward: Forward,
    pub combined: Combined,
    pub decant: Decant,
    pub deck_top: DeckTop,
    pub levy_from: LevyFrom,
    pub talk: Talk,
}

impl Terms {
    pub const OPTIONS: [GameOption; 12] = [
        Assignment::OPTION,
        Fuel::OPTION,
        Beginner::OPTION,
        Forward::OPTION,
        Star::OPTION,
        Combined::OPTION,
        AssignOrder::OPTION,
        LevyFrom::OPTION,
        Decant::OPTION,
        DeckTop::OPTION,
        TroglodyteLandfall::OPTION,
        Talk::OPTION,
    ];

    pub fn of(setup: &Setup) -> Terms {
        Terms {
            assignment: Assignment::of(setup),
            fuel: Fuel::of(setup),
            beginner: Beginner::of(setup),
            star: Star::of(setup),
            assign_order: AssignOrder::of(setup),
            troglodyte: TroglodyteLandfall::of(setup),
            forward: Forward::of(setup),
            combined: Combined::of(setup),
            decant: Decant::of(setup),
            deck_top: DeckTop::of(setup),
            levy_from: LevyFrom::of(setup),
            talk: Talk::of(setup),
        }
    }
}
