//! Tables of earlier versions. Facts and answers were the same, states had less: the first no account of what happened, the
//! second neither ballots nor who wants to be asked in windows.

use orrery_core::{AskId, NotOld, fold_same};

use crate::Vanguard;
use crate::event::Event;
use crate::questions::Choice;
use crate::state::State;

pub(crate) fn fold(version: u16, state: &mut State, bytes: &[u8]) -> Result<Vec<Event>, NotOld> {
    match version {
        1 | 2 => fold_same::<Vanguard>(state, bytes),
        _ => Err(NotOld::NeverReleased(version)),
    }
}

pub(crate) fn choice(version: u16, _: AskId, bytes: &[u8]) -> Result<Choice, NotOld> {
    match version {
        1 | 2 => Ok(postcard::from_bytes(bytes)?),
        _ => Err(NotOld::NeverReleased(version)),
    }
}
