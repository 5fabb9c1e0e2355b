//! The offer: one description of a choice, many readers. Pages, the terminal, the HTTP API, bots and screen readers
//! work from it alone; none of them knows a game.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::{AskId, Asked, Fact, Message, Refusal, Rule, Seat, Word, Words};

/// A stable name of an option or an item inside one offer, such as a card id.
pub type Key = String;

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
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

    pub fn refused(mut self, refused: impl IntoIterator<Item = Refused>) -> Self {
        self.refused.extend(refused);
        self
    }
}

/// The shapes a choice can have.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
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
pub struct Opt {
    pub key: Key,
    pub label: Message,
    /// What the button that sends it says, such as "Take Dumbo".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub act: Option<Message>,
    /// Neighbours of one group are shown together under the group's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<Message>,
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

    pub fn sealed(mut self) -> Self {
        self.sealed = true;
        self
    }
}

/// A thing to pick or to put in order.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
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
}

impl Item {
    pub fn new(key: impl Into<Key>, label: impl Into<Message>) -> Self {
        Item { key: key.into(), label: label.into(), elements: Vec::new(), sign: None, group: None, either: None }
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
pub struct Amount {
    pub item: Item,
    pub range: RangeInclusive<u32>,
}

/// A neighbour of the offered choices that the rules refuse, with the reason: "why not?".
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
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

/// An answer in the offer's own words: what every client sends.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Given {
    Option(Key),
    Picked(Vec<Key>),
    Amounts(BTreeMap<Key, u32>),
    Steps(Vec<Key>),
    Form(BTreeMap<Key, Given>),
}

/// What may be said about a choice before it is sent, whole or half made.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Advice {
    /// Why this selection would be refused as it stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<Refusal>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<Fact>,
    /// The next steps of a path, with whether it may stop here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<Options>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub suggestions: Vec<Suggestion>,
}

/// A whole answer worth considering; taking it over only fills the selection.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Suggestion {
    pub label: Message,
    pub given: Given,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<Fact>,
}

impl Options {
    /// Whether `given` has the form of this offer: the right kind, known keys, the right count. What the rules say
    /// of it is the game's business.
    pub fn admits(&self, given: &Given) -> bool {
        match (self, given) {
            (Options::List(options), Given::Option(key)) => options.iter().any(|option| option.key == *key),
            (Options::Pick { from, count, .. }, Given::Picked(keys)) => admits_pick(from, count, keys),
            (Options::Amounts { kinds, total, .. }, Given::Amounts(amounts)) => admits_amounts(kinds, total, amounts),
            (Options::Path { next, may_stop }, Given::Steps(steps)) => match steps.first() {
                Some(first) => next.iter().any(|option| option.key == *first),
                None => *may_stop,
            },
            (Options::Form { fields, .. }, Given::Form(filled)) => {
                let admits = |field: &Field| filled.get(&field.key).is_some_and(|given| field.options.admits(given));
                filled.len() == fields.len() && fields.iter().all(admits)
            }
            _ => false,
        }
    }
}

fn admits_pick(from: &[Item], count: &RangeInclusive<u16>, keys: &[Key]) -> bool {
    let known: Option<Vec<&Item>> = keys.iter().map(|key| from.iter().find(|item| item.key == *key)).collect();
    let Some(known) = known else { return false };
    let distinct = keys.iter().enumerate().all(|(i, key)| !keys[..i].contains(key));
    let clash = |a: &Item, b: &Item| a.either.is_some() && a.either == b.either;
    let apart = known.iter().enumerate().all(|(i, item)| !known[..i].iter().any(|other| clash(item, other)));
    u16::try_from(keys.len()).is_ok_and(|n| count.contains(&n)) && distinct && apart
}

fn admits_amounts(kinds: &[Amount], total: &RangeInclusive<u32>, amounts: &BTreeMap<Key, u32>) -> bool {
    let known = amounts.keys().all(|key| kinds.iter().any(|kind| kind.item.key == *key));
    let of = |kind: &Amount| amounts.get(&kind.item.key).copied().unwrap_or(0);
    let sum = kinds.iter().try_fold(0u32, |sum, kind| sum.checked_add(of(kind)));
    known && kinds.iter().all(|kind| kind.range.contains(&of(kind))) && sum.is_some_and(|sum| total.contains(&sum))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn items() -> Vec<Item> {
        vec![Item::new("a", "a"), Item::new("b-light", "b").either("b"), Item::new("b-heavy", "b").either("b")]
    }

    fn picked(keys: &[&str]) -> Given {
        Given::Picked(keys.iter().map(|key| key.to_string()).collect())
    }

    #[test]
    fn a_pick_admits_known_distinct_compatible_items_of_the_right_count() {
        let pick = Options::Pick { from: items(), count: 1..=2, judged: false };
        assert!(pick.admits(&picked(&["a"])));
        assert!(pick.admits(&picked(&["b-light", "a"])));
        assert!(!pick.admits(&picked(&[])), "too few");
        assert!(!pick.admits(&picked(&["a", "a"])), "twice the same");
        assert!(!pick.admits(&picked(&["b-light", "b-heavy"])), "two sides of one card");
        assert!(!pick.admits(&picked(&["c"])), "unknown");
        assert!(!pick.admits(&Given::Option("a".into())), "another kind of answer");
    }

    #[test]
    fn amounts_stay_within_each_range_and_the_total() {
        let kinds = vec![
            Amount { item: Item::new("ore", "ore"), range: 0..=3 },
            Amount { item: Item::new("ice", "ice"), range: 1..=2 },
        ];
        let offer = Options::Amounts { kinds, total: 2..=4, judged: false };
        let of = |ore: u32, ice: u32| Given::Amounts([("ore".into(), ore), ("ice".into(), ice)].into());
        assert!(offer.admits(&of(3, 1)));
        assert!(!offer.admits(&of(4, 1)), "more than there is");
        assert!(!offer.admits(&of(3, 2)), "more than the total");
        assert!(!offer.admits(&Given::Amounts([("ore".into(), 3)].into())), "less ice than must be");
        assert!(!offer.admits(&of(u32::MAX, 2)), "no overflow");
    }

    #[test]
    fn a_form_is_filled_in_field_by_field() {
        let pick = Options::Pick { from: items(), count: 1..=2, judged: false };
        let list = Options::List(vec![Opt::new("yes", "yes"), Opt::new("no", "no")]);
        let fields = vec![Field::new("what", "what", pick), Field::new("open", "open", list)];
        let form = Options::Form { fields, judged: false };
        let of =
            |fields: &[(&str, Given)]| Given::Form(fields.iter().map(|(k, v)| (k.to_string(), v.clone())).collect());
        let (what, open) = (("what", picked(&["a"])), ("open", Given::Option("yes".into())));
        assert!(form.admits(&of(&[what.clone(), open.clone()])));
        assert!(!form.admits(&of(std::slice::from_ref(&what))), "a field is missing");
        assert!(!form.admits(&of(&[what.clone(), open.clone(), ("x", picked(&[]))])), "a field too many");
        assert!(!form.admits(&of(&[("what", picked(&[])), open])), "a field that is not filled in as it should");
    }
}
