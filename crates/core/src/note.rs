//! What the one who learns is told in a guided first game: a stage of the lesson as pages, the terminal and the HTTP API
//! need it, made by the game from the view of that seat.

use serde::Serialize;

use crate::{AskId, Given, Message, Rule};

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Note {
    /// The stage that is open, from 1, of so many.
    pub stage: u8,
    pub stages: u8,
    pub say: Message,
    /// The rule of lessons.
    pub rule: Rule,
    /// What is to be done now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<Message>,
    /// The marks on the page that it speaks of.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<String>,
    /// The answer that does so; none while others play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<Obeying>,
}

/// An answer, and the question it is one to.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Obeying {
    pub ask: AskId,
    pub given: Given,
}

impl Note {
    /// Of a stage numbered from 0.
    pub fn new(rule: Rule, stage: u8, stages: usize, say: Message) -> Note {
        Note { stage: stage + 1, stages: stages as u8, say, rule, next: None, points: Vec::new(), answer: None }
    }

    pub fn next(mut self, next: impl Into<Message>) -> Note {
        self.next = Some(next.into());
        self
    }

    pub fn at(mut self, element: impl Into<String>) -> Note {
        self.points.push(element.into());
        self
    }

    pub fn answer(mut self, ask: AskId, given: Given) -> Note {
        self.answer = Some(Obeying { ask, given });
        self
    }
}
