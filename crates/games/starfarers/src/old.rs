//! Tables of the first two versions, which stored the same: facts in one list, without much that followed from them by the
//! rules of that day. Those rules are kept here as they were. The third version stored what is stored today; its states
//! knew no lesson.

mod choice;
mod facts;

pub(crate) use choice::choice;

use orrery_core::{NotOld, fold_old, fold_same};

use crate::Starfarers;
use crate::event::Event;
use crate::state::State;

pub(crate) fn fold(version: u16, state: &mut State, bytes: &[u8]) -> Result<Vec<Event>, NotOld> {
    match version {
        1 | 2 => fold_old::<Starfarers>(state, bytes, &facts::LIST),
        3 => fold_same::<Starfarers>(state, bytes),
        _ => Err(NotOld::NeverReleased(version)),
    }
}
