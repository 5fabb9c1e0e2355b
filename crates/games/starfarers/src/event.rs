//! What happened, in the words of the rulebook: by subject, with what each fact does to the state and how it is told.

mod beginning;
mod course;
mod fortune;
mod hands;
mod income;
mod pieces;
mod reading;
mod round;
mod seven;
mod talk;
mod voyage;
mod works;

pub use beginning::{Beginning, BeginningShown, Dealt};
pub use course::Course;
pub use fortune::{Fortune, FortuneShown};
pub use income::{Income, IncomeShown};
pub use reading::{Reading, ReadingShown, Side, Test};
pub use round::{Round, RoundShown};
pub use seven::{Seven, SevenShown};
pub use talk::{Lapse, Talk, TalkShown};
pub use voyage::{Voyage, VoyageShown};
pub use works::{Works, WorksShown};

use crate::state::State;

/// What every subject needs.
mod prelude {
    pub(super) use orrery_core::tell::{about, noted, plainly, told};
    pub(super) use orrery_core::{Line, Message, Rule, Seat, SeatSet, SightKind, facts};

    pub(super) use crate::record::{Source, add};
    pub(super) use crate::rules::ids;
    pub(super) use crate::sets::Cards;
    pub(super) use crate::state::{MAX_SEATS, Phase, Public, State};
    pub(super) use crate::words::{self, at_place, each_seat, with_cards};
}

orrery_core::subjects! {
    pub enum Event shown as Shown over State hiding Course {
        Beginning as BeginningShown,
        Round as RoundShown,
        Income as IncomeShown,
        Seven as SevenShown,
        Works as WorksShown,
        Talk as TalkShown,
        Reading as ReadingShown,
        Fortune as FortuneShown,
        Voyage as VoyageShown,
    }
}
