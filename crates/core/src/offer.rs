//! The offer: one description of a choice, many readers. Pages, the terminal, the HTTP API, bots and screen readers
//! work from it alone; none of them knows a game.

use std::ops::RangeInclusive;

use serde::Serialize;

use crate::{AskId, Asked, Fact, Given, Message, Refusal, Rule, Seat, Word, Words};

/// A stable name of an option or an item inside one offer, such as a card id.
pub type Key = String;

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Offer {
    pub ask: AskId,
    pub seat: Seat,
    pub must: bool,
    /// The question, with a question mark.
    pub title: Message,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<Message>,
    /// What helps somebody who is asked this for the first time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<Message>,
    /// Of a question that need not be answered: it stands open beside the others rather than folded.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub ready: bool,
    pub rules: Vec<Rule>,
    /// What the button that sends the answer says, where the choice itself does not name the act.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub act: Option<Message>,
    pub options: Options,
    /// People usually answer what is suggested first: a page puts it in.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub usual: bool,
    /// An answer that gives something up for good: it is asked for by name and in two steps, by no main button.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forfeit: Option<Forfeit>,
    /// Neighbours one might look for and why they are not open.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<Refused>,
}

impl Offer {
    pub fn new(asked: Asked, title: impl Into<Message>, options: Options) -> Self {
        Offer {
            ask: asked.id,
            seat: asked.seat,
            must: asked.must,
            title: title.into(),
            reason: None,
            hint: None,
            ready: false,
            rules: Vec::new(),
            act: None,
            options,
            usual: false,
            forfeit: None,
            refused: Vec::new(),
        }
    }

    /// Without options, which follow from the answers that can be listed.
    pub fn bare(asked: Asked, title: impl Into<Message>) -> Self {
        Offer::list(asked, title, [])
    }

    /// One of these.
    pub fn list(asked: Asked, title: impl Into<Message>, options: impl IntoIterator<Item = Opt>) -> Self {
        Offer::new(asked, title, Options::List(options.into_iter().collect()))
    }

    pub fn reason(mut self, reason: impl Into<Message>) -> Self {
        self.reason = Some(reason.into());
        self
    }

    pub fn hint(mut self, hint: impl Into<Message>) -> Self {
        self.hint = Some(hint.into());
        self
    }

    pub fn ready(mut self) -> Self {
        self.ready = true;
        self
    }

    pub fn rules(mut self, rules: &[Rule]) -> Self {
        self.rules.extend(rules);
        self
    }

    pub fn act(mut self, act: impl Into<Message>) -> Self {
        self.act = Some(act.into());
        self
    }

    pub fn usual(mut self) -> Self {
        self.usual = true;
        self
    }

    pub fn forfeit(mut self, answer: &impl Words, label: impl Into<Message>) -> Self {
        self.forfeit = Some(Forfeit { given: answer.write(), label: label.into() });
        self
    }

    pub fn refused(mut self, refused: impl IntoIterator<Item = Refused>) -> Self {
        self.refused.extend(refused);
        self
    }

    /// Whether something grave is said of an answer: then it is asked for once more. Where there is no other answer
    /// nothing is to be thought over.
    pub fn is_grave(&self, given: &Given) -> bool {
        match (&self.options, given) {
            (Options::List(options), Given::Option(key)) if options.len() > 1 => {
                options.iter().any(|option| option.key == *key && option.is_grave())
            }
            _ => false,
        }
    }
}

/// An answer nobody should give by mistake.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Forfeit {
    pub given: Given,
    pub label: Message,
}

/// The shapes a choice can have.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Options {
    /// One of these.
    List(Vec<Opt>),
    /// A set of these, `count` in all.
    Pick {
        from: Vec<Item>,
        count: RangeInclusive<u16>,
        /// Not every set of that size is legal: [`Advice`] tells while choosing.
        judged: bool,
    },
    /// An amount of each of these kinds, `total` in all.
    Amounts {
        kinds: Vec<Amount>,
        total: RangeInclusive<u32>,
        /// Not every split is legal: [`Advice`] tells while choosing.
        judged: bool,
    },
    /// A path built step by step; [`Advice::next`] has the steps after a given beginning.
    Path { next: Vec<Opt>, may_stop: bool },
    /// Several fields, each a list, a pick or amounts.
    Form {
        fields: Vec<Field>,
        /// Not every filling is legal: [`Advice`] tells while choosing.
        judged: bool,
    },
}

/// A named part of a form.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Field {
    pub key: Key,
    pub label: Message,
    pub options: Options,
}

impl Field {
    pub fn new(key: impl Into<Key>, label: impl Into<Message>, options: Options) -> Self {
        Field { key: key.into(), label: label.into(), options }
    }
}

/// One option with all that may be said before choosing it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Opt {
    pub key: Key,
    pub label: Message,
    /// What the button that sends it says, such as "Take Dumbo".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub act: Option<Message>,
    /// Neighbours of one group are shown together under the group's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<Message>,
    /// Its group is chosen first: until then the group stands as one.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub folded: bool,
    /// The marks on the board to click, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub elements: Vec<String>,
    /// Cost, consequence and warnings.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<Fact>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<Rule>,
    /// It rolls, reveals or ends something: it cannot be taken back.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub sealed: bool,
}

impl Opt {
    pub fn new(key: impl Into<Key>, label: impl Into<Message>) -> Self {
        Opt {
            key: key.into(),
            label: label.into(),
            act: None,
            group: None,
            folded: false,
            elements: Vec::new(),
            facts: Vec::new(),
            rules: Vec::new(),
            sealed: false,
        }
    }

    /// The option of an answer.
    pub fn of(answer: &impl Word, label: impl Into<Message>) -> Self {
        Opt::new(answer.key(), label)
    }

    pub fn act(mut self, act: impl Into<Message>) -> Self {
        self.act = Some(act.into());
        self
    }

    pub fn group(mut self, group: impl Into<Message>) -> Self {
        self.group = Some(group.into());
        self
    }

    /// One of a group that stands as one until it is opened.
    pub fn folded(mut self, group: impl Into<Message>) -> Self {
        self.folded = true;
        self.group(group)
    }

    pub fn at(mut self, element: impl Into<String>) -> Self {
        self.elements.push(element.into());
        self
    }

    pub fn fact(mut self, fact: Fact) -> Self {
        self.facts.push(fact);
        self
    }

    pub fn rule(mut self, rule: Rule) -> Self {
        self.rules.push(rule);
        self
    }

    pub fn is_grave(&self) -> bool {
        self.facts.iter().any(Fact::is_grave)
    }

    pub fn sealed(mut self) -> Self {
        self.sealed = true;
        self
    }
}

/// A thing to pick or to put in order.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Item {
    pub key: Key,
    pub label: Message,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub elements: Vec<String>,
    /// The symbol that stands for it on the page, with the label for those who do not see it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sign: Option<&'static str>,
    /// Items of one group are shown together under the group's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<Message>,
    /// At most one item of each non-empty `either` may be picked, such as the two sides of a card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub either: Option<Key>,
    /// A few words that help to choose, where there is room for them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<Message>,
}

impl Item {
    pub fn new(key: impl Into<Key>, label: impl Into<Message>) -> Self {
        Item {
            key: key.into(),
            label: label.into(),
            elements: Vec::new(),
            sign: None,
            group: None,
            either: None,
            note: None,
        }
    }

    pub fn note(mut self, note: Message) -> Self {
        self.note = Some(note);
        self
    }

    pub fn at(mut self, element: impl Into<String>) -> Self {
        self.elements.push(element.into());
        self
    }

    pub fn sign(mut self, sign: &'static str) -> Self {
        self.sign = Some(sign);
        self
    }

    pub fn group(mut self, group: impl Into<Message>) -> Self {
        self.group = Some(group.into());
        self
    }

    pub fn either(mut self, key: impl Into<Key>) -> Self {
        self.either = Some(key.into());
        self
    }
}

/// A kind that takes an amount within its range.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Amount {
    pub item: Item,
    pub range: RangeInclusive<u32>,
}

/// A neighbour of the offered choices that the rules refuse, with the reason: "why not?".
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Refused {
    pub given: Given,
    pub label: Message,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub elements: Vec<String>,
    pub refusal: Refusal,
}

impl Refused {
    pub fn new(answer: &impl Words, label: impl Into<Message>, refusal: Refusal) -> Self {
        Refused { given: answer.write(), label: label.into(), elements: Vec::new(), refusal }
    }

    pub fn at(mut self, element: impl Into<String>) -> Self {
        self.elements.push(element.into());
        self
    }
}
