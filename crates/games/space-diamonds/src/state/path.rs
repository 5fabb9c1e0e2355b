//! The way of a move, short enough to be kept for every craft.

use serde::{Deserialize, Serialize};

use crate::content::Space;

const LONGEST: usize = 14;

/// Spaces in the order they were flown through. Of a longer way only the end is kept.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Vec<Space>", from = "Vec<Space>")]
pub struct Path {
    count: u8,
    spaces: [Space; LONGEST],
}

impl Default for Path {
    fn default() -> Self {
        Path { count: 0, spaces: [Space::LEO; LONGEST] }
    }
}

impl Path {
    pub fn of(start: Space) -> Path {
        let mut path = Path::default();
        path.push(start);
        path
    }

    pub fn push(&mut self, space: Space) {
        if usize::from(self.count) == LONGEST {
            self.spaces.rotate_left(1);
            self.count -= 1;
        }
        self.spaces[usize::from(self.count)] = space;
        self.count += 1;
    }

    pub fn spaces(&self) -> &[Space] {
        &self.spaces[..usize::from(self.count)]
    }
}

impl std::fmt::Debug for Path {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.spaces().iter().map(|space| space.id())).finish()
    }
}

impl From<Path> for Vec<Space> {
    fn from(path: Path) -> Self {
        path.spaces().to_vec()
    }
}

impl From<Vec<Space>> for Path {
    fn from(spaces: Vec<Space>) -> Self {
        let mut path = Path::default();
        spaces.into_iter().for_each(|space| path.push(space));
        path
    }
}
