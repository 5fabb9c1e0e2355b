//! What several games share: numbered things, sets and rows of them, bags, sealed answers, ballots, trades, reaction
//! windows and routes. Each is a small value that lives in a game's state and is saved with it.
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
