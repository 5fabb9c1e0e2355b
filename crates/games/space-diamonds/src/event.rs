//! What happened, in the words of the rulebook: the facts of each subject, what they do and how they are told. Groups and
//! facts are a part of the saved form: they grow at their end only.

mod deal;
mod goal;
mod operation;
mod round;
mod voyage;

pub use deal::{Covered, Dealing, DealingShown};
pub use goal::{Goal, GoalShown};
pub use operation::{Operation, OperationShown, Tally};
pub use round::{Round, RoundShown};
pub use voyage::{Voyage, VoyageShown};

use crate::state::State;
use prelude::{Arg, Line, Rule, Seat, about};

/// What every subject needs.
mod prelude {
    pub(super) use orrery_core::{Arg, Line, Message, Rule, Seat, SeatSet, SightKind, facts};

    pub(super) use super::told;
    pub(super) use crate::content::{Chit, Mass, Space};
    pub(super) use crate::rules::ids;
    pub(super) use crate::sets::{Chits, Sites};
    pub(super) use crate::state::{MAX_SEATS, Phase, Public, State};
    pub(super) use crate::words::{self, about};
}

orrery_core::subjects! {
    pub enum Event shown as Shown over State {
        #[serde(rename = "Deal")]
        Dealing as DealingShown,
        Round as RoundShown,
        Voyage as VoyageShown,
        Operation as OperationShown,
        Goal as GoalShown,
    }
}

/// What somebody did, with one thing it is about.
fn told(id: &'static str, seat: Seat, key: &'static str, what: impl Into<Arg>, rules: &[Rule]) -> Line {
    Line::new(Some(seat), about(id, seat).with(key, what), rules)
}
