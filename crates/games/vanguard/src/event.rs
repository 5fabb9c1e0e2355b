//! What happened, in the words of the rulebook: by subject, with what each fact does to the state and how it is told.

mod boards;
mod course;
mod finds;
mod rolls;
mod rounds;
mod ships;
mod worlds;

pub use boards::{Boards, BoardsShown};
pub use course::Course;
pub use finds::{Finds, FindsShown};
pub use rolls::{Rolls, RollsShown};
pub use rounds::{Rounds, RoundsShown};
pub use ships::{Ships, ShipsShown};
pub use worlds::{Worlds, WorldsShown};

use crate::state::State;

/// What every subject needs.
mod prelude {
    pub(super) use orrery_core::tell::noted;
    pub(super) use orrery_core::{Arg, Line as LogLine, Message, Rule, Seat, SightKind, facts};
    pub(super) use orrery_kit::Few;

    pub(super) use crate::content::*;
    pub(super) use crate::rules::ids;
    pub(super) use crate::state::*;
    pub(super) use crate::words;

    /// What a crew member did.
    pub(super) fn did(id: &'static str, by: Mate, rules: &[Rule]) -> LogLine {
        LogLine::new(Some(by.seat), Message::new(id).with("who", by.crew.name()), rules)
    }

    /// The same with one thing it is about.
    pub(super) fn did_with(
        id: &'static str,
        by: Mate,
        key: &'static str,
        what: impl Into<Arg>,
        rules: &[Rule],
    ) -> LogLine {
        LogLine::new(Some(by.seat), Message::new(id).with("who", by.crew.name()).with(key, what), rules)
    }
}

orrery_core::subjects! {
    pub enum Event shown as Shown over State hiding Course {
        Boards as BoardsShown,
        Rolls as RollsShown,
        Worlds as WorldsShown,
        Finds as FindsShown,
        Rounds as RoundsShown,
        Ships as ShipsShown,
    }
}
