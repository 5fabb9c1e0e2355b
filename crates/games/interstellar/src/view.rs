//! What one viewer may know of a state, built up from nothing, and worlds imagined from that.

use orrery_core::{Dice, Viewer};
use serde::{Deserialize, Serialize};

use crate::state::{Faces, Public, Secret, State};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub public: Public,
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    View { viewer, public: state.public }
}

/// Everything hidden is drawn anew.
pub(crate) fn imagine(view: &View, luck: &mut Dice) -> State {
    State { public: view.public, secret: Secret { faces: Faces::draw(luck) } }
}
