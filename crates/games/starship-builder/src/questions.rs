//! The three questions of the game, a room for each. The list is a part of the saved form: it grows at its end only.

mod assemble;
mod chain;
mod pick;

pub use assemble::{Assemble, HandIn};
pub use chain::Chain;
pub use pick::Pick;

pub(crate) use assemble::{layout_of, random};
pub(crate) use chain::open_chains;

use serde::{Deserialize, Serialize};

use crate::StarshipBuilder;

/// What every room needs.
mod prelude {
    pub(super) use orrery_core::{
        Asked, Cx, Dice, Fact, Given, Heard, Item, Message, Offer, Opt, Options, Question, Refusal, Refused, Said,
        Seat, Suggestion, Tone, Word, Words,
    };
    pub(super) use serde::{Deserialize, Serialize};

    pub(super) use crate::assembly::rivals::by_promise;
    pub(super) use crate::assembly::{best_ships, default_ship, what_is_missing};
    pub(super) use crate::cards::{Card, Cards};
    pub(super) use crate::content::{CardDef, Kind, Side};
    pub(super) use crate::event::{Draft, Ships};
    pub(super) use crate::rules::{draft, ids};
    pub(super) use crate::ship::{self, Layout, Ship};
    pub(super) use crate::standing::{Contest, missing_fact, rivals_of, standing};
    pub(super) use crate::state::{DraftEnd, Slip, State};
    pub(super) use crate::{StarshipBuilder, words};
}

orrery_core::questions! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub enum Decision answered by
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    Choice in StarshipBuilder { Pick, Assemble, Chain }
}
