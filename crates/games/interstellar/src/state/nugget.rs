//! The faces of the three nuggets in the game.

use orrery_core::Dice;
use serde::{Deserialize, Serialize};

use crate::content::{NUGGETS_IN_GAME, Reality};

/// C4a: two of one face and one of the other, so there are six worlds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Faces(pub [Reality; NUGGETS_IN_GAME]);

impl Faces {
    pub const ALL: [Faces; 6] = {
        use Reality::{O, X};
        [Faces([X, X, O]), Faces([X, O, X]), Faces([O, X, X]), Faces([O, O, X]), Faces([O, X, O]), Faces([X, O, O])]
    };

    /// C4-1: three of the four are drawn.
    pub fn draw(dice: &mut Dice) -> Faces {
        Faces::ALL[dice.below(6) as usize]
    }
}
