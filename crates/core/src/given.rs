//! An answer in the words of an offer, and what may be said about it before it is sent.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::{Amount, Fact, Field, Item, Key, Message, Options, Refusal};

/// An answer in the offer's own words: what every client sends.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Advice {
    /// Why this selection would be refused as it stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<Refusal>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<Fact>,
    /// What is done with it, as the main button says it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub act: Option<Message>,
    /// The next steps of a path, with whether it may stop here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<Options>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub suggestions: Vec<Suggestion>,
}

/// A whole answer worth considering; taking it over only fills the selection.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Suggestion {
    pub label: Message,
    pub given: Given,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<Fact>,
}

impl Options {
    /// The answer in which nothing is chosen, where that can be said at all.
    pub fn blank(&self) -> Option<Given> {
        match self {
            Options::List(_) | Options::Path { .. } => None,
            Options::Pick { .. } => Some(Given::Picked(Vec::new())),
            Options::Amounts { .. } => Some(Given::Amounts(BTreeMap::new())),
            Options::Form { fields, .. } => {
                let blank = |field: &Field| Some((field.key.clone(), field.options.blank()?));
                Some(Given::Form(fields.iter().map(blank).collect::<Option<_>>()?))
            }
        }
    }

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
    use crate::Opt;

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
