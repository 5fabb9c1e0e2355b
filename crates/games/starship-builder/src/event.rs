//! What happened, in the words of the rulebook: the facts of each subject, what they do and how they are told. Groups and
//! facts are a part of the saved form: they grow at their end only.

mod draft;
mod end;
mod ships;

pub use draft::{Draft, DraftShown};
pub use end::{End, EndShown};
pub use ships::{Ships, ShipsShown};

use orrery_core::{Line, Viewer};
use serde::{Deserialize, Serialize};

use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    Draft(Draft),
    Ships(Ships),
    End(End),
}

/// What a viewer learns of a fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Shown {
    Draft(DraftShown),
    Ships(ShipsShown),
    End(EndShown),
}

impl Event {
    #[inline]
    pub(crate) fn fold(&self, state: &mut State) {
        match self {
            Event::Draft(fact) => fact.fold(state),
            Event::Ships(fact) => fact.fold(state),
            Event::End(fact) => fact.fold(state),
        }
    }

    pub(crate) fn show(&self, viewer: Viewer) -> Shown {
        match self {
            Event::Draft(fact) => Shown::Draft(fact.show(viewer)),
            Event::Ships(fact) => Shown::Ships(fact.show(viewer)),
            Event::End(fact) => Shown::End(fact.show(viewer)),
        }
    }
}

impl Shown {
    pub(crate) fn line(&self) -> Option<Line> {
        match self {
            Shown::Draft(fact) => fact.line(),
            Shown::Ships(fact) => fact.line(),
            Shown::End(fact) => fact.line(),
        }
    }
}
