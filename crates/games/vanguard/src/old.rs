//! Tables of released forms before today's: there are none yet.

use orrery_core::{AskId, NotOld};

use crate::event::Event;
use crate::questions::Choice;
use crate::state::State;

pub(crate) fn fold(version: u16, _: &mut State, _: &[u8]) -> Result<Vec<Event>, NotOld> {
    Err(NotOld::NeverReleased(version))
}

pub(crate) fn choice(version: u16, _: AskId, _: &[u8]) -> Result<Choice, NotOld> {
    Err(NotOld::NeverReleased(version))
}
