//! Computer players. They work on views and on states imagined from views: the truth of a table is out of reach.

use orrery_core::{Ask, Dice, Game, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// How well a bot plays. Every game has all four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    Random,
    Easy,
    Normal,
    Hard,
}

impl Level {
    pub const ALL: [Level; 4] = [Level::Random, Level::Easy, Level::Normal, Level::Hard];

    pub fn id(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
        }
    }
}

impl std::str::FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let known = Level::ALL.into_iter().find(|level| level.id() == text);
        known.ok_or_else(|| format!("unknown level '{text}': use random, easy, normal or hard"))
    }
}

/// A game that knows how to play itself.
pub trait Thinks: Game {
    /// The answer of a bot of `level` on `seat` to `ask`, from what that seat may know.
    fn think(level: Level, view: &Self::View, seat: Seat, ask: &Ask<Self::Decision>, luck: &mut Dice) -> Self::Choice;
}

/// A legal choice at random, from what `seat` may know.
pub fn random_choice<G: Game>(view: &G::View, seat: Seat, ask: &Ask<G::Decision>, luck: &mut Dice) -> G::Choice {
    let state = G::imagine(view, Viewer::Seat(seat), luck);
    G::sample(&state, ask, luck)
}
