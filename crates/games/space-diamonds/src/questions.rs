//! The questions of the game, a room for each. The list is a part of the saved form: it grows at its end only.

mod loss;
mod scan;
mod turn;

pub use loss::Loss;
pub use scan::{Scan, Targets};
pub use turn::{Act, Step, Turn};

pub(crate) use turn::{thrust, way};

use serde::{Deserialize, Serialize};

use crate::SpaceDiamonds;

orrery_core::questions! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub enum Decision answered by
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    Choice in SpaceDiamonds { Turn, Scan, Loss }
}
