//! The questions of the game, a room for each. The list is a part of the saved form: it grows at its end only.

mod loss;
mod scan;
mod turn;

pub use loss::Loss;
pub use scan::{Scan, Targets};
pub use turn::{Act, Step, Turn};

pub(crate) use turn::{thrust, way};

use serde::{Deserialize, Serialize};

use crate::SpaceDiamonds;

/// What every room needs.
mod prelude {
    pub(super) use orrery_core::{
        Advice, Asked, Dice, Fact, Given, Item, Message, Offer, Opt, Options, Question, Refusal, Refused, Seat,
        Suggestion, Tone, Words, require,
    };
    pub(super) use serde::{Deserialize, Serialize};

    pub(super) use crate::content::{Chit, Space};
    pub(super) use crate::flight::ENOUGH;
    pub(super) use crate::rules::course::{Course, Leg};
    pub(super) use crate::rules::{Cx, fly, ids, operate, turn};
    pub(super) use crate::sets::{Chits, Sites};
    pub(super) use crate::state::{Four, Mode, Public, State};
    pub(super) use crate::{SpaceDiamonds, facts, words};
}

orrery_core::questions! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub enum Decision answered by
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    Choice in SpaceDiamonds { Turn, Scan, Loss }
}
