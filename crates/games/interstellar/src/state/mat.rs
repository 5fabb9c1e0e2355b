//! What lies on a playmat.

use serde::{Deserialize, Serialize};

use crate::content::Shapes;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mat {
    /// B13g: at most one of each shape.
    pub human: Shapes,
}
