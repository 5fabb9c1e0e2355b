//! What released versions have stored, read for good.

use orrery_core::{AskId, NotOld, fold_same};

use crate::Interstellar;
use crate::event::Event;
use crate::questions::Choice;
use crate::state::State;

pub(crate) fn fold(version: u16, state: &mut State, bytes: &[u8]) -> Result<Vec<Event>, NotOld> {
    match version {
        // The state had another form: it did not say its printing.
        1 => fold_same::<Interstellar>(state, bytes),
        _ => Err(NotOld::NeverReleased(version)),
    }
}

pub(crate) fn choice(version: u16, _: AskId, bytes: &[u8]) -> Result<Choice, NotOld> {
    match version {
        1 => Ok(postcard::from_bytes(bytes)?),
        _ => Err(NotOld::NeverReleased(version)),
    }
}
