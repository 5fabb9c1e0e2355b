//! What a viewer may know, and worlds imagined from that.

use orrery_core::{Dice, Message, Seat, Section, Viewer};
use orrery_kit::Standing;
use serde::{Deserialize, Serialize};

use super::state::{Frame, Public, State};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub public: Public,
    /// The viewer lets reactions pass.
    pub never: bool,
}

impl View {
    pub(super) fn of(state: &State, viewer: Viewer) -> View {
        let mut public = state.public.clone();
        if let Frame::React { window, .. } = public.frames.top_mut() {
            *window = window.seen_by(viewer);
        }
        View { public, never: viewer.seat().is_some_and(|seat| state.never.of(seat).is_some()) }
    }

    /// Others may let reactions pass or not; who still can let this one pass has not.
    pub(super) fn imagine(&self, viewer: Viewer, luck: &mut Dice) -> State {
        let mut never = Standing::default();
        for seat in Seat::all(self.public.seats) {
            if if viewer.is(seat) { self.never } else { luck.below(2) == 0 } {
                never.set(seat, (), ());
            }
        }
        State { public: self.public.clone(), never }
    }

    pub(super) fn board(&self) -> Vec<Section> {
        let station = Message::new("station-line").with("air", self.public.air).with("points", self.public.points);
        vec![Section::new("station", vec![station])]
    }
}
