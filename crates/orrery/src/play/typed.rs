//! What a person typed, as an answer: numbers as listed, names in the person's language or their beginnings, amounts
//! such as "2 ore, 1 fuel". What is not understood is said, with what would be.

use std::ops::RangeInclusive;

use orrery_core::{Amount, Field, Given, Item, Key, Opt, Options};
use orrery_text::Voice;

use super::amounts;
use super::names::{Name, find, simple};

/// Why a line is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    Unknown {
        word: String,
        known: Vec<String>,
    },
    Several {
        word: String,
        fits: Vec<String>,
    },
    Amount {
        name: String,
        range: RangeInclusive<u32>,
    },
    Total(RangeInclusive<u32>),
    Count(RangeInclusive<u16>),
    /// Things that exclude each other.
    Together,
    Fields(Vec<String>),
    /// A field of a form and what is wrong there.
    Field(String, Box<Wrong>),
    Nonsense,
}

impl Wrong {
    pub fn say(&self, voice: &Voice<'_>) -> String {
        let (id, what) = match self {
            Wrong::Nonsense => return voice.id("terminal-nonsense"),
            Wrong::Together => return voice.id("terminal-together"),
            Wrong::Field(name, wrong) => return format!("{name}: {}", wrong.say(voice)),
            Wrong::Unknown { word, known } => {
                return format!("{}: {word} · {}", voice.id("terminal-unknown"), possible(voice, known));
            }
            Wrong::Several { word, fits } => {
                return format!("{}: {word} · {}", voice.id("terminal-several"), possible(voice, fits));
            }
            Wrong::Amount { name, range } => ("terminal-possible", span(range, |n| format!("{n} {name}"))),
            Wrong::Total(range) => ("terminal-in-all", span(range, u32::to_string)),
            Wrong::Count(range) => ("terminal-count", span(range, u16::to_string)),
            Wrong::Fields(names) => ("terminal-fields", names.join("; ")),
        };
        format!("{}: {what}", voice.id(id))
    }
}

fn possible(voice: &Voice<'_>, known: &[String]) -> String {
    format!("{}: {}", voice.id("terminal-possible"), known.join(", "))
}

fn span<N: PartialEq + ToString>(range: &RangeInclusive<N>, last: impl Fn(&N) -> String) -> String {
    let before = if range.start() == range.end() { String::new() } else { range.start().to_string() + "–" };
    before + &last(range.end())
}

/// Reads lines by the names that a voice gives to things.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    pub voice: Voice<'a>,
}

impl Reader<'_> {
    /// A line as an answer to a question of this kind.
    pub fn read(&self, options: &Options, line: &str) -> Result<Given, Wrong> {
        let line = simple(line);
        match options {
            Options::List(options) => self.one(options, &line),
            Options::Pick { from, count, .. } => self.some(options, from, count, &line),
            // An empty line would be given by mistake: nothing is said by a zero.
            Options::Amounts { .. } if line.is_empty() => Err(Wrong::Nonsense),
            Options::Amounts { kinds, total, .. } => self.amounts(kinds, total, &line),
            Options::Form { .. } if line.is_empty() => Err(Wrong::Nonsense),
            Options::Form { fields, .. } => self.form(fields, &line),
            Options::Path { .. } => Err(Wrong::Nonsense),
        }
    }

    fn one(&self, options: &[Opt], line: &str) -> Result<Given, Wrong> {
        let names: Vec<Name> = options.iter().map(|option| self.option_name(option)).collect();
        // A single letter is more likely a key that was meant for something else.
        if line.is_empty() || (line.len() == 1 && line.parse::<u8>().is_err()) {
            return Err(Wrong::Nonsense);
        }
        listed(&names, line).map(|at| Given::Option(options[at].key.clone()))
    }

    fn some(&self, options: &Options, from: &[Item], count: &RangeInclusive<u16>, line: &str) -> Result<Given, Wrong> {
        let names: Vec<Name> = from.iter().map(|item| self.item_name(item)).collect();
        let picked: Result<Vec<usize>, Wrong> = words(line).into_iter().map(|word| listed(&names, word)).collect();
        let keys: Vec<Key> = picked?.into_iter().map(|at| from[at].key.clone()).collect();
        let fits = u16::try_from(keys.len()).is_ok_and(|picked| count.contains(&picked));
        let given = Given::Picked(keys);
        match options.admits(&given) {
            true => Ok(given),
            false if fits => Err(Wrong::Together),
            false => Err(Wrong::Count(count.clone())),
        }
    }

    fn amounts(&self, kinds: &[Amount], total: &RangeInclusive<u32>, line: &str) -> Result<Given, Wrong> {
        let names: Vec<Name> = kinds.iter().map(|kind| self.item_name(&kind.item)).collect();
        let counts = amounts::read(&names, line)?;
        for ((kind, name), count) in kinds.iter().zip(&names).zip(&counts) {
            if !kind.range.contains(count) {
                return Err(Wrong::Amount { name: name.shown(), range: kind.range.clone() });
            }
        }
        let sum = counts.iter().try_fold(0u32, |sum, count| sum.checked_add(*count));
        if !sum.is_some_and(|sum| total.contains(&sum)) {
            return Err(Wrong::Total(total.clone()));
        }
        Ok(Given::Amounts(kinds.iter().map(|kind| kind.item.key.clone()).zip(counts).collect()))
    }

    /// What is missing at the end is left empty.
    fn form(&self, fields: &[Field], line: &str) -> Result<Given, Wrong> {
        let mut parts: Vec<&str> = line.split(';').map(str::trim).collect();
        if parts.len() > fields.len() {
            return Err(Wrong::Fields(fields.iter().map(|field| self.voice.say(&field.label)).collect()));
        }
        parts.resize(fields.len(), "");
        let filled = fields.iter().zip(parts).map(|(field, part)| {
            let given = self.field(&field.options, part);
            let label = || self.voice.say(&field.label);
            given.map(|given| (field.key.clone(), given)).map_err(|wrong| Wrong::Field(label(), Box::new(wrong)))
        });
        filled.collect::<Result<_, _>>().map(Given::Form)
    }

    /// In a form nothing is given by mistake: an empty field is nothing of any kind.
    fn field(&self, options: &Options, part: &str) -> Result<Given, Wrong> {
        match options {
            Options::Amounts { .. } if part.is_empty() => self.read(options, "0"),
            _ => self.read(options, part),
        }
    }

    pub fn item_name(&self, item: &Item) -> Name {
        Name { group: item.group.as_ref().map(|group| self.voice.say(group)), label: self.voice.say(&item.label) }
    }

    pub fn option_name(&self, option: &Opt) -> Name {
        Name { group: option.group.as_ref().map(|group| self.voice.say(group)), label: self.voice.say(&option.label) }
    }
}

/// Numbers by themselves stand apart by spaces, names by commas.
fn words(line: &str) -> Vec<&str> {
    let apart: Vec<&str> = line.split([',', ' ']).filter(|word| !word.is_empty()).collect();
    if apart.iter().all(|word| word.parse::<usize>().is_ok()) {
        return apart;
    }
    line.split(',').map(str::trim).filter(|word| !word.is_empty()).collect()
}

/// The thing of that number, counted from 1, or of that name.
fn listed(names: &[Name], word: &str) -> Result<usize, Wrong> {
    match word.parse::<usize>() {
        Ok(number) if (1..=names.len()).contains(&number) => Ok(number - 1),
        Ok(_) => Err(Wrong::Unknown { word: word.to_owned(), known: vec![format!("1–{}", names.len())] }),
        Err(_) => find(names, word),
    }
}

#[cfg(test)]
mod tests;
