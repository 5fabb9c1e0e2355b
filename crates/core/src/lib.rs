//! The spine every game stands on: seats, asks, answers, offers, refusals, frames, events, dice, the journal
//! and the [`Game`] trait with the engine that plays it.
//!
//! Deliberately absent: any one game, I/O, async, clocks, floats and hash order. A state is a pure function of
//! (content, setup, dice key, answers).

mod ask;
mod dice;
mod digest;
mod frames;
mod game;
mod journal;
mod message;
mod offer;
mod play;
mod refusal;
mod seat;

pub use ask::{Answer, Ask, AskId, Asks};
pub use dice::Dice;
pub use digest::{Digest, HmacKey, digest_of, sha256};
pub use frames::Frames;
pub use game::{Cx, Game, GameOption, Info, Legal, OptionValues, Outcome, Place, Setup, Value};
pub use journal::{Command, Entry, Journal, Rebuilt, entry_of, fold, live_entries, rerun, undo_target};
pub use message::{Arg, Fact, Line, Message, Section, Tone};
pub use offer::{Advice, Amount, Given, Item, Key, Offer, Opt, Options, Refused, Suggestion};
pub use play::{FUEL, Fault, Play, Step, Stop};
pub use refusal::{Refusal, Rule};
pub use seat::{Seat, SeatSet, Viewer};
