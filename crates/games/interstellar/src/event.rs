//! What happened, in the words of the rulebook: by subject, with what each fact does to the state and how it is told.

mod beginning;
mod course;
mod round;
mod voyage;

pub use beginning::{Beginning, BeginningShown};
pub use course::Course;
pub use round::{Round, RoundShown};
pub use voyage::{Voyage, VoyageShown};

use crate::state::State;

/// What every subject needs.
mod prelude {
    pub(super) use orrery_core::tell::{noted, plainly, told};
    pub(super) use orrery_core::{Line, Message, Nobody, Seat, facts};

    pub(super) use crate::content::*;
    pub(super) use crate::rules::ids;
    pub(super) use crate::state::*;
    pub(super) use crate::words;
}

orrery_core::subjects! {
    pub enum Event shown as Shown over State hiding Course {
        Beginning as BeginningShown,
        Round as RoundShown,
        Voyage as VoyageShown,
    }
}
