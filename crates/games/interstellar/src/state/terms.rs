//! What was agreed when the table was set up.

use orrery_core::{GameOption, Setup};
use serde::{Deserialize, Serialize};

use crate::content::{
    AssignOrder, Assignment, Beginner, Combined, Decant, DeckTop, Forward, Fuel, LevyFrom, Printing, Star, Talk,
    TroglodyteLandfall,
};
use crate::lesson::Lesson;

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
    /// 8.8: a guided first game.
    pub lesson: Option<Lesson>,
    pub talk: Talk,
    pub printing: Printing,
}

impl Terms {
    pub const OPTIONS: [GameOption; 13] = [
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
        Lesson::OPTION,
        Talk::OPTION,
    ];

    /// In a lesson everything else is as it usually is, and the figures are those of the game of section 6.3.
    pub fn of(setup: &Setup, printing: Printing) -> Terms {
        match Lesson::of(setup).filter(|lesson| lesson.seats() == setup.seats) {
            Some(lesson) => Terms { lesson: Some(lesson), ..Terms::chosen(&Setup::new(setup.seats), Printing::First) },
            None => Terms::chosen(setup, printing),
        }
    }

    fn chosen(setup: &Setup, printing: Printing) -> Terms {
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
            lesson: None,
            talk: Talk::of(setup),
            printing,
        }
    }
}
