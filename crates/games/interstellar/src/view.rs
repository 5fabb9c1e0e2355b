//! What one viewer may know of a state, built up from nothing, and worlds imagined from that.

use orrery_core::{Dice, Viewer};
use serde::{Deserialize, Serialize};

use crate::state::{MAX_SEATS, Public, Secret, State, Worlds};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub public: Public,
    /// What the viewer knows of the nuggets.
    pub worlds: Worlds,
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let own = viewer.seat().and_then(|seat| state.secret.worlds.get(seat.index()));
    View { viewer, public: state.public, worlds: own.copied().unwrap_or(state.public.worlds) }
}

/// Everything hidden is drawn anew. Others are held to know what everybody knows.
pub(crate) fn imagine(view: &View, luck: &mut Dice) -> State {
    let own = |seat: usize| view.viewer.seat().is_some_and(|viewer| viewer.index() == seat);
    let worlds = std::array::from_fn::<_, MAX_SEATS, _>(|at| if own(at) { view.worlds } else { view.public.worlds });
    State { public: view.public, secret: Secret { faces: view.worlds.draw(luck), worlds } }
}
