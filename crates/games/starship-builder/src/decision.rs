//! The three questions of the game and their answers.

use serde::{Deserialize, Serialize};

use crate::cards::Cards;
use crate::content::Kind;
use crate::ship::Layout;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Decision {
    /// Which deck to take the top card of (iI2a.1, iI2b.2).
    Pick,
    /// Which ship to hand in, all at once and in secret (iI2c.1).
    Assemble,
    /// Which cards supply the thruster, where that makes a difference (iI-J5.1).
    Chain,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Choice {
    Take(Kind),
    Build(Layout),
    NoShip,
    /// The cards of the chain that modify the thruster.
    Chain(Cards),
}
