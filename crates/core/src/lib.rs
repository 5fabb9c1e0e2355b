//! The spine every game stands on: seats, asks, answers, offers, refusals, frames, events, dice, the journal
//! and the [`Game`] trait with the engine that plays it.
//!
//! Deliberately absent: any one game, I/O, async, clocks, floats and hash order. A state is a pure function of
//! (content, setup, dice key, answers).

mod ask;
mod carried;
mod dice;
mod digest;
mod facts;
mod frames;
mod game;
mod given;
mod journal;
mod message;
mod note;
mod offer;
mod old;
mod play;
mod question;
mod refusal;
mod seat;
pub mod tell;
mod words;

pub use ask::{Answer, Ask, AskId, Asks};
pub use carried::{Carried, Nothing};
pub use dice::{Dice, Draws};
pub use digest::{Digest, HmacKey, digest_of, hex, sha256};
pub use facts::{Audience, Nobody};
pub use frames::Frames;
pub use game::{Counts, Cx, Game, GameOption, Held, Info, OptionValues, Outcome, Setup, Standing, Value};
pub use given::{Advice, Given, Suggestion};
pub use journal::{Command, Entry, Journal, Rebuilt, entry_of, fold, kept, kept_entries, rerun, undo_target};
pub use message::{Arg, Fact, Line, Message, Section, Sight, SightKind, Sign, Tone};
pub use note::{Note, Obeying};
pub use offer::{Amount, Field, Forfeit, Item, Key, Offer, Opt, Options, Refused};
pub use old::{NotOld, Taken, Was, fold_old, fold_same, old_command, taken};
pub use play::{FUEL, Fault, Play, Stop, Upshot};
pub use question::{Asked, Asking, Listed, Question, Questions};
pub use refusal::{Refusal, Rule, require};
pub use seat::{Seat, SeatSet, Viewer};
pub use words::{Heard, Said, Word, Words, read_amounts, read_field, read_picked, write_amounts};
