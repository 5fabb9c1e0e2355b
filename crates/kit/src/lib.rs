//! What several games share: numbered things, sets and rows of them, bags, sealed answers, ballots, trades, reaction
//! windows and routes. Each is a small value that lives in a game's state and is saved with it.
//!
//! A piece stays here while two games live on it, or one does and a coming one will: bags (the planet chits of
//! Interstellar, 2.8; the lead tokens of Vanguard, 2.8), ballots (the politics of Interstellar, F and 4.3), deals (its
//! promises, 4.4), sealed answers (its placements, 4.5; helping in a check of Vanguard, 5.10), windows (Vanguard, 4.4 and
//! 5.28), graphs (the maps of both: Interstellar 2.7, Vanguard C2.3), effects (Interstellar 2.9.1, Vanguard 2.11).
//!
//! Deliberately absent: any one game, questions and messages (a game asks and words them itself), and who may see
//! what: what is sealed here stays sealed only if the game's view does not copy it.

mod bag;
mod ballots;
mod bits;
mod deal;
pub mod fx;
mod graph;
mod index;
mod rows;
mod sealed;
mod window;

pub use bag::Bag;
pub use ballots::{Ballots, Verdict, Vote};
pub use bits::Bits;
pub use deal::{Bargain, Deal, Reply};
pub use graph::{Edge, Graph, Node};
pub use rows::Rows;
pub use sealed::Sealed;
pub use window::Window;

#[cfg(test)]
fn saved<T: serde::Serialize + serde::de::DeserializeOwned>(value: &T) -> Option<T> {
    postcard::from_bytes(&postcard::to_stdvec(value).ok()?).ok()
}
