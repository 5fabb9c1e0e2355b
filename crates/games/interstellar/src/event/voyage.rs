//! The way of the ship.

use super::prelude::*;

facts! {
    pub enum Voyage shown as VoyageShown {
        /// C7b, D5k
        HeadingSet { seat: Seat, to: Space },
    }
}

impl Voyage {
    pub(super) fn fold(&self, state: &mut State) {
        match *self {
            Voyage::HeadingSet { to, .. } => state.public.ship.heading = Some(to),
        }
    }
}

impl VoyageShown {
    pub(super) fn line(&self) -> Option<Line> {
        Some(match *self {
            Self::HeadingSet { seat, to } => told("log-heading", seat, "space", words::space(to), &[ids::HEADING]),
        })
    }
}
