//! The way of a move, short enough to be kept for every craft.

use orrery_kit::Few;
use serde::{Deserialize, Serialize};

use crate::content::Space;

/// Spaces in the order they were flown through. Of a longer way only the end is kept.
#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Path(Few<Space, 14>);

impl Path {
    pub fn of(start: Space) -> Path {
        let mut path = Path::default();
        path.push(start);
        path
    }

    pub fn push(&mut self, space: Space) {
        self.0.push_out(space);
    }

    pub fn spaces(&self) -> &[Space] {
        &self.0
    }
}

impl std::fmt::Debug for Path {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.spaces().iter().map(|space| space.id())).finish()
    }
}

impl From<Vec<Space>> for Path {
    fn from(spaces: Vec<Space>) -> Self {
        let mut path = Path::default();
        spaces.into_iter().for_each(|space| path.push(space));
        path
    }
}
