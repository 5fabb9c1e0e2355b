//! The rules saying no: a reason with its numbers and the rule it rests on. Cheap enough to compute for every
//! greyed-out option on a page.

use serde::Serialize;

use crate::Message;

/// The id of a rule as the rulebook numbers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Rule(pub &'static str);

impl Rule {
    /// What holds at every table whatever the game: one answers the questions one is asked.
    pub const TABLE: Rule = Rule("table");
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, thiserror::Error)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[error("refused: {} ({})", reason.id, rule.0)]
pub struct Refusal {
    pub reason: Message,
    pub rule: Rule,
}

impl Refusal {
    pub fn new(rule: Rule, reason: impl Into<Message>) -> Self {
        Refusal { reason: reason.into(), rule }
    }

    /// The question is not open (any more): a stale click, an unknown id or another seat's question.
    pub fn not_asked() -> Self {
        Refusal::new(Rule::TABLE, "refused-not-asked")
    }

    /// The answer has not the form of the offer: an unknown key, a wrong count, a wrong kind of answer.
    pub fn not_offered() -> Self {
        Refusal::new(Rule::TABLE, "refused-not-offered")
    }

    pub fn game_over() -> Self {
        Refusal::new(Rule::TABLE, "refused-game-over")
    }

    /// There is nothing to take back, or a roll, a reveal or another seat's decision stands in between.
    pub fn no_undo() -> Self {
        Refusal::new(Rule::TABLE, "refused-no-undo")
    }
}

/// The rule refuses unless this holds.
#[inline]
pub fn require<M: Into<Message>>(holds: bool, rule: Rule, why: impl FnOnce() -> M) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(Refusal::new(rule, why())) }
}
