//! A part of a way, and its key.

use serde::{Deserialize, Serialize};

use crate::content::{Chit, Space};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    To(Space),
    /// Paid with regular burns although bonus burns are left (iE3.3).
    Regular(Space),
    /// An isofuel chit for bonus burns (iE3b.1).
    Isofuel(Chit),
    /// A chit with blue drops for water (iE6f.1).
    Water(Chit),
}

impl Step {
    pub fn id(self) -> String {
        match self {
            Step::To(space) => space.id().into(),
            Step::Regular(space) => format!("{}!", space.id()),
            Step::Isofuel(chit) => format!("iso-{}", chit.id()),
            Step::Water(chit) => format!("ice-{}", chit.id()),
        }
    }

    pub fn named(key: &str) -> Option<Step> {
        match (key.split_once('-'), key.strip_suffix('!')) {
            (Some(("iso", id)), _) => Chit::named(id).map(Step::Isofuel),
            (Some(("ice", id)), _) => Chit::named(id).map(Step::Water),
            (None, Some(id)) => Space::named(id).map(Step::Regular),
            _ => Space::named(key).map(Step::To),
        }
    }
}

/// A way as it stands in a page: its keys with commas between them.
pub(crate) fn way(keys: &str) -> Option<Vec<Step>> {
    keys.split(',').map(Step::named).collect()
}
