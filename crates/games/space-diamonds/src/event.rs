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

/// What every subject needs.
mod prelude {
    pub(super) use orrery_core::tell::{about, plainly, told};
    pub(super) use orrery_core::{Line, Message, Rule, Seat, SeatSet, SightKind, facts};

    pub(super) use crate::content::{Chit, Mass, Space};
    pub(super) use crate::rules::ids;
    pub(super) use crate::sets::{Chits, Sites};
    pub(super) use crate::state::{MAX_SEATS, Phase, Public, State};
    pub(super) use crate::words;
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
