//! What can only be told from all the content together.

use std::collections::{BTreeMap, BTreeSet};

use crate::lines::problem;
use crate::parse::{Card, Stmt};
use crate::phrase::{Use, Value};
use crate::words::Words;
use crate::{Content, Problem};

pub fn content(content: &Content<'_>, words: &Words, cards: &[Card], problems: &mut Vec<Problem>) {
    twice(cards, problems);
    if problems.is_empty() {
        unused(words, cards, problems);
    }
    content.texts.iter().for_each(|file| missing(content.prefix, *file, cards, problems));
}

fn twice(cards: &[Card], problems: &mut Vec<Problem>) {
    let mut seen: BTreeMap<&str, &Card> = BTreeMap::new();
    for card in cards {
        if let Some(first) = seen.insert(&card.id, card) {
            let reason = format!("the card '{}' stands in {}:{} already", card.id, first.file, first.line);
            problems.push(problem(&card.file, card.line, reason));
        }
    }
}

/// Everything a card does, says or asks about.
pub fn uses(card: &Card) -> impl Iterator<Item = &Use> {
    card.blocks.iter().flatten().flat_map(|stmt| match stmt {
        Stmt::Do(used) | Stmt::Each(used, _) | Stmt::Table(used, ..) | Stmt::React(used, _) => vec![used],
        Stmt::If(tests, ..) => tests.iter().map(|(test, _)| test).collect(),
        Stmt::Choose(_) | Stmt::May(_) | Stmt::Pay(..) | Stmt::Go(_) => Vec::new(),
    })
}

/// A word that no card uses cannot be reached: it goes, or it is marked as spare.
fn unused(words: &Words, cards: &[Card], problems: &mut Vec<Problem>) {
    let used: BTreeSet<usize> = cards.iter().flat_map(uses).map(|used| used.form).collect();
    for (number, form) in words.forms.iter().enumerate() {
        let reason = match (used.contains(&number), form.spare) {
            (false, false) => {
                format!("no card uses the {} '{}'; what is kept for later is 'spare'", form.sort.name(), form.name)
            }
            (true, true) => format!("the {} '{}' is used, so it is not spare", form.sort.name(), form.name),
            _ => continue,
        };
        problems.push(problem(&words.file, form.line, reason));
    }
}

/// The name of a card and the texts it names, in one language.
fn missing(prefix: &str, file: crate::Source<'_>, cards: &[Card], problems: &mut Vec<Problem>) {
    let known: BTreeSet<&str> =
        file.text.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id.trim_end()).collect();
    for card in cards {
        let texts = uses(card).flat_map(|used| &used.values).filter_map(|value| match value {
            Value::Text(text, line) => Some((*line, format!("{prefix}{}-{text}", card.id))),
            _ => None,
        });
        for (line, id) in [(card.line, format!("{prefix}{}", card.id))].into_iter().chain(texts) {
            if !known.contains(id.as_str()) {
                problems.push(problem(&card.file, line, format!("{} has no text '{id}'", file.name)));
            }
        }
    }
}
