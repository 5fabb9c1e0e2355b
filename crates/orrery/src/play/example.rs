//! An example of an answer, made from the question itself: what is suggested, or something that would be understood.

use std::ops::RangeInclusive;

use orrery_core::{Amount, Field, Given, Item, Key, Options};
use orrery_text::Lang;

use super::amounts;
use super::names::{Name, simple};
use super::typed::Reader;

impl Reader<'_> {
    /// An answer of this kind as it may be typed; none where a number is all there is to it.
    pub fn example(&self, options: &Options, suggested: Option<&Given>) -> Option<String> {
        if matches!(options, Options::List(_) | Options::Path { .. }) {
            return None;
        }
        let examples = suggested.cloned().into_iter().chain(sample(options, false));
        // One that would not be understood is worse than none.
        let understood = |example: &String| !example.is_empty() && self.read(options, example).is_ok();
        examples.filter_map(|given| self.write(options, &given)).find(understood)
    }

    /// An answer in the words in which it may be typed.
    fn write(&self, options: &Options, given: &Given) -> Option<String> {
        match (options, given) {
            (Options::List(options), Given::Option(key)) => {
                options.iter().position(|option| option.key == *key).map(|at| (at + 1).to_string())
            }
            (Options::Pick { from, .. }, Given::Picked(keys)) => {
                let number = |key: &Key| Some((from.iter().position(|item| item.key == *key)? + 1).to_string());
                keys.iter().map(number).collect::<Option<Vec<_>>>().map(|numbers| numbers.join(" "))
            }
            (Options::Amounts { kinds, .. }, Given::Amounts(amounts)) => {
                let count = |kind: &Amount| amounts.get(&kind.item.key).copied().unwrap_or(0);
                Some(self.write_amounts(kinds, &kinds.iter().map(count).collect::<Vec<_>>()))
            }
            (Options::Form { fields, .. }, Given::Form(filled)) => {
                let part = |field: &Field| self.write(&field.options, filled.get(&field.key)?);
                let parts = fields.iter().map(part).collect::<Option<Vec<_>>>()?.join("; ");
                Some(parts.trim_end_matches([';', ' ']).to_owned())
            }
            _ => None,
        }
    }

    /// With names if they can be read back, with a number for each kind otherwise.
    fn write_amounts(&self, kinds: &[Amount], counts: &[u32]) -> String {
        let names: Vec<Name> = kinds.iter().map(|kind| self.item_name(&kind.item)).collect();
        let some = names.iter().zip(counts).filter(|(_, count)| **count > 0);
        let named: Vec<String> = some.map(|(name, count)| self.count(&name.label, *count)).collect();
        let named = named.join(if self.voice.lang == Lang::Ja { "、" } else { ", " });
        if counts.iter().all(|count| *count == 0) {
            return String::new();
        }
        if amounts::read(&names, &simple(&named)).is_ok_and(|read| read == counts) {
            return named;
        }
        counts.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
    }

    fn count(&self, name: &str, count: u32) -> String {
        if self.voice.lang == Lang::Ja { format!("{name}{count}") } else { format!("{count} {name}") }
    }
}

/// Something that has the form of an answer. In a form nothing is picked that need not be.
fn sample(options: &Options, in_form: bool) -> Option<Given> {
    match options {
        Options::List(options) => options.first().map(|option| Given::Option(option.key.clone())),
        Options::Path { .. } => None,
        Options::Pick { from, count, .. } => {
            Some(Given::Picked(apart(from, usize::from(*count.start()).max(usize::from(!in_form)))))
        }
        Options::Amounts { kinds, total, .. } => {
            let ranges: Vec<RangeInclusive<u32>> = kinds.iter().map(|kind| kind.range.clone()).collect();
            let counts = amounts::sample(&ranges, total);
            Some(Given::Amounts(kinds.iter().map(|kind| kind.item.key.clone()).zip(counts).collect()))
        }
        Options::Form { fields, .. } => {
            let field = |field: &Field| Some((field.key.clone(), sample(&field.options, true)?));
            fields.iter().map(field).collect::<Option<_>>().map(Given::Form)
        }
    }
}

/// So many things that do not exclude each other.
fn apart(from: &[Item], count: usize) -> Vec<Key> {
    let mut taken: Vec<&Item> = Vec::new();
    for item in from {
        let clashes = |other: &&Item| item.either.is_some() && other.either == item.either;
        if taken.len() < count && !taken.iter().any(clashes) {
            taken.push(item);
        }
    }
    taken.into_iter().map(|item| item.key.clone()).collect()
}
