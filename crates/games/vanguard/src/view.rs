//! What one viewer may know. Hands lie open and what is face down has no order yet, so everybody knows everything that is.

use orrery_core::{Dice, Viewer};
use serde::{Deserialize, Serialize};

use crate::state::State;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub state: State,
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    View { viewer, state: *state }
}

/// Nothing is hidden, so there is one world only.
pub(crate) fn imagine(view: &View, _: &mut Dice) -> State {
    view.state
}
