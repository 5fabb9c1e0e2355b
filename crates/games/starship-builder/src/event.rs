//! What happened, in the words of the rulebook: the facts of each subject, what they do and how they are told. Groups and
//! facts are a part of the saved form: they grow at their end only.

mod draft;
mod end;
mod ships;

pub use draft::{Draft, DraftShown};
pub use end::{End, EndShown};
pub use ships::{Ships, ShipsShown};

use crate::state::State;

/// What every subject needs.
mod prelude {
    pub(super) use orrery_core::tell::{about, plainly, seats};
    pub(super) use orrery_core::{Line, Message, Seat, SeatSet, SightKind, facts};

    pub(super) use crate::rules::ids;
    pub(super) use crate::state::{Phase, Slip, State};
    pub(super) use crate::words;
}

orrery_core::subjects! {
    #[derive(Copy)]
    pub enum Event shown as Shown over State {
        Draft as DraftShown,
        Ships as ShipsShown,
        End as EndShown,
    }
}
