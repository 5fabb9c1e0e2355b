//! What is printed on the components: the board, number chips, friendship and encounter cards, costs and counts, as
//! constant tables with stable text ids. The rules that read them live elsewhere; names sit beside the translations.

mod ball;
mod base;
mod build;
mod chip;
mod encounter;
mod friend;
mod hex;
mod pieces;
mod planet;
mod point;
mod resource;
mod site;
mod start;
mod system;

pub use ball::{Ball, PAIRS};
pub use base::{Base, Dock, People};
pub use build::{Build, Part};
pub use chip::{Chip, ChipClass, ChipValue};
pub use encounter::{Encounter, EncounterKind, Neighbour, Question, card, leaf};
pub use friend::{FriendCard, Gift};
pub use hex::Hex;
pub use pieces::*;
pub use planet::Planet;
pub use point::{COLUMNS, Point};
pub use resource::Resource;
pub use site::Site;
pub use start::Start;
pub use system::System;

pub use crate::terms::OPTIONS;
