//! Where a game stands (SF-Z1).

use orrery_core::{Rule, Seat};
use serde::{Deserialize, Serialize};

use super::Public;
use crate::questions::Decision;
use crate::rules::ids;

orrery_kit::named! {
    /// Which way a game ended, by the message that tells it.
    #[serde(rename_all = "kebab-case")]
    pub enum Ending {
        /// SF-END-1
        Target = "ending-target",
        /// SF-END-2: reached in another's turn, won at the start of the own.
        TargetBefore = "ending-target-before",
        /// SF-LIMIT-2
        Standstill = "ending-standstill",
        /// SF-ONLINE-2: nobody is left.
        Abandoned = "ending-abandoned",
    }
}

impl Ending {
    pub(crate) const fn rule(self) -> Rule {
        [ids::TARGET, ids::TARGET_BEFORE, ids::STANDSTILL, ids::ABANDONED][self as usize]
    }
}

/// What the rules are in the middle of. Phases without a question pass by themselves. The list is a part of the saved form:
/// it grows at its end only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    SetUp,
    /// Everybody's first ship, all at once (SF-SETUP-5).
    FirstShips,
    /// The expert set-up: so many pieces have been placed (SF-VAR-4).
    Placing {
        placed: u8,
    },
    /// The free ship beside the spaceport just placed (SF-VAR-5).
    PlacingShip {
        placed: u8,
    },
    /// SF-SETUP-13
    Hands,
    /// The roll is to be settled: cards, or the discards of a 7.
    Rolled,
    /// All concerned at once (SF-SEVEN-2).
    Discard,
    /// A roll is settled.
    Settled,
    Supply,
    Trade,
    /// An encounter card is to be drawn.
    Draw,
    /// The next node or result of the card being read is to be carried out; what it asks lies above.
    Meeting,
    /// Everybody over the limit at once (SF-ENC-17).
    Wear,
    TurnOver,
    Over(Ending),
    /// One player is asked this, and nothing else happens meanwhile.
    Ask {
        seat: Seat,
        question: Decision,
    },
}

impl Phase {
    pub fn ask(seat: Seat, question: impl Into<Decision>) -> Phase {
        Phase::Ask { seat, question: question.into() }
    }
}

impl Public {
    #[inline]
    pub fn phase(&self) -> Phase {
        *self.frames.top()
    }

    pub fn is_over(&self) -> bool {
        matches!(self.phase(), Phase::Over(_))
    }

    /// Whether this is what the active player is asked.
    pub fn is_asking(&self, question: impl Into<Decision>) -> bool {
        self.phase() == Phase::ask(self.active, question)
    }
}
