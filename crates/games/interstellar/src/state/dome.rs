//! Radio domes (G1f, H2j, D5a).

use serde::{Deserialize, Serialize};

use crate::content::{Space, Workcell};

/// Where the dome of an Ideology is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Dome {
    #[default]
    Supply,
    /// G1f: it waits for a success.
    Card(Workcell),
    /// On its way to Sol.
    Space(Space),
}
