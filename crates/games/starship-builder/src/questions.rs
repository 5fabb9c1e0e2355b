//! The three questions of the game, a room for each. The list is a part of the saved form: it grows at its end only.

mod assemble;
mod chain;
mod pick;

pub use assemble::{Assemble, HandIn};
pub use chain::Chain;
pub use pick::Pick;

pub(crate) use assemble::{layout_of, random};
pub(crate) use chain::open_chains;

use orrery_core::{Advice, Asked, Fact, Given, Question, Refusal, Words};
use serde::{Deserialize, Serialize};

use crate::StarshipBuilder;
use crate::state::State;

orrery_core::questions! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub enum Decision answered by
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    Choice in StarshipBuilder { Pick, Assemble, Chain }
}

/// The verdict on an answer, and what may be said of it.
fn verdict<Q: Question<StarshipBuilder>>(
    question: &Q,
    state: &State,
    asked: Asked,
    given: &Given,
    facts: impl FnOnce(&Q::Answer) -> Vec<Fact>,
) -> Advice {
    match Q::Answer::read(given) {
        None => Advice { refusal: Some(Refusal::not_offered()), ..Advice::default() },
        Some(answer) => Advice {
            refusal: question.check(state, asked.seat, &answer).err(),
            facts: facts(&answer),
            ..Advice::default()
        },
    }
}
