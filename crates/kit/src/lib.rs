//! What several games share: numbered things, sets, rows and short lists of them, bags and piles, what who knows, sealed and standing
//! answers, ballots, proposals, reaction windows, distances, effects. Each is a small value in a game's state, saved
//! with it.
//!
//! A piece stays here while two games live on it, or one does and a coming one will, or one of the two coming games
//! needs it: bags (the planet chits of Interstellar, 2.8; the lead tokens of Vanguard, 2.8), piles (cards under their
//! deck, Interstellar B6b; decks of Vanguard, 2.8), known values (the nuggets of Interstellar, B10 and D5j), ballots (its
//! politics, F and 4.3), deals (its consent and promises, 4.3 and 4.4), standing answers (4.6), sealed answers
//! (its placements, 4.5; helping in a check of Vanguard, 5.10), windows (Vanguard, 4.4 and 5.28), effects (Interstellar 2.9.1,
//! Vanguard 2.11). Lessons are in every game (Interstellar 8.8).
//!
//! Deliberately absent: any one game, questions and messages (a game asks and words them itself), and who may see
//! what: what is sealed here stays sealed only if the game's view does not copy it.

mod bag;
mod ballots;
mod bits;
mod deal;
mod few;
pub mod fx;
mod index;
mod known;
pub mod lesson;
mod pile;
mod rows;
mod sealed;
mod standing;
mod steps;
mod window;

pub use bag::Bag;
pub use ballots::{Ballots, Verdict, Vote};
pub use bits::Bits;
pub use deal::{Deal, Reply};
pub use few::{Blank, Few};
pub use known::{Chance, Known};
pub use pile::Pile;
pub use rows::Rows;
pub use sealed::Sealed;
pub use standing::Standing;
pub use steps::steps_from;
pub use window::Window;

#[cfg(test)]
fn saved<T: serde::Serialize + serde::de::DeserializeOwned>(value: &T) -> Option<T> {
    postcard::from_bytes(&postcard::to_stdvec(value).ok()?).ok()
}
