//! What can only be told from all the content together.

use std::collections::{BTreeMap, BTreeSet};

use crate::lines::problem;
use crate::parse::{Card, Stmt};
use crate::phrase::{Use, Value};
use crate::words::{Sheet, Sort, Words};
use crate::{Content, Problem};

pub fn content(content: &Content<'_>, words: &Words, cards: &[Card], problems: &mut Vec<Problem>) {
    twice(cards, problems);
    if problems.is_empty() {
        unused(words, cards.iter(), problems);
    }
    content.texts.iter().for_each(|file| missing(content.prefix, *file, cards, problems));
}

/// The sheets of a game together.
pub fn book(texts: &[crate::Source<'_>], words: &Words, sheets: &[Vec<Card>], problems: &mut Vec<Problem>) {
    sheets.iter().for_each(|cards| twice(cards, problems));
    if problems.is_empty() {
        let all: Vec<&Card> = sheets.iter().flatten().collect();
        unused(words, all.iter().copied(), problems);
        words.memories.iter().for_each(|kind| memory(words, kind, &all, problems));
        unreached(words, sheets, problems);
    }
    for (sheet, cards) in words.sheets.iter().zip(sheets).filter(|(sheet, _)| !words.nameless.contains(&sheet.name)) {
        texts.iter().for_each(|file| missing(&format!("{}-", sheet.name), *file, cards, problems));
    }
}

/// The members of a kind that words of a sort name, each with a card that does.
fn members<'a>(words: &Words, kind: &str, sort: Sort, cards: &[&'a Card]) -> BTreeMap<String, &'a Card> {
    let of_sort = |used: &&Use| words.forms[used.form].sort == sort;
    let named = |card: &'a Card| uses(card).filter(of_sort).flat_map(members_of).map(move |named| (named, card));
    let of_kind = cards.iter().flat_map(|card| named(card)).filter(|((of, _), _)| of == kind);
    of_kind.map(|((_, member), card)| (member, card)).collect()
}

/// What a word speaks of: kinds and members.
fn members_of(used: &Use) -> impl Iterator<Item = (String, String)> {
    used.values.iter().flat_map(member_of)
}

fn member_of(value: &Value) -> Vec<(String, String)> {
    match value {
        Value::One(kind, member) | Value::Maybe(kind, Some(member)) => vec![(kind.clone(), member.clone())],
        Value::Some(kind, members) => members.iter().map(|member| (kind.clone(), member.clone())).collect(),
        _ => Vec::new(),
    }
}

/// What cards ask for must be set somewhere, and what is set must matter somewhere.
fn memory(words: &Words, kind: &str, cards: &[&Card], problems: &mut Vec<Problem>) {
    let (set, asked) = (members(words, kind, Sort::Verb, cards), members(words, kind, Sort::Test, cards));
    for member in words.kinds.get(kind).into_iter().flatten() {
        let (where_set, where_asked) = (set.get(member), asked.get(member));
        let by_rules = words.by_rules.iter().any(|(of, named)| of == kind && named == member);
        let (card, reason) = match (where_set, where_asked) {
            _ if by_rules => continue,
            (Some(_), Some(_)) => continue,
            (Some(card), None) => (card, format!("the {kind} '{member}' is set and never asked for")),
            (None, Some(card)) => (card, format!("the {kind} '{member}' is asked for and never set")),
            (None, None) => {
                problems.push(problem(&words.file, 1, format!("the {kind} '{member}' is neither set nor asked for")));
                continue;
            }
        };
        problems.push(problem(&card.file, card.line, reason));
    }
}

/// A card that no other one names, nor the rules, can never come.
fn unreached(words: &Words, sheets: &[Vec<Card>], problems: &mut Vec<Problem>) {
    let part = |(kind, member): (String, String)| (words.part_of(&kind, &member).to_owned(), member);
    let mut reached: BTreeSet<(String, String)> = words.by_rules.iter().cloned().map(part).collect();
    for (sheet, cards) in words.sheets.iter().zip(sheets) {
        for card in cards {
            let is_another = |(kind, member): &(String, String)| (kind, member) != (&sheet.name, &card.id);
            reached.extend(leads(words, sheet, card).map(part).filter(is_another));
        }
    }
    for (sheet, cards) in words.sheets.iter().zip(sheets).filter(|(sheet, _)| words.reached.contains(&sheet.name)) {
        for card in cards.iter().filter(|card| !reached.contains(&(sheet.name.clone(), card.id.clone()))) {
            problems.push(problem(&card.file, card.line, format!("nothing leads to the {} '{}'", sheet.name, card.id)));
        }
    }
}

/// What a card leads to: what it does or asks for, and its columns but those that say whose it is.
fn leads<'a>(words: &'a Words, sheet: &'a Sheet, card: &'a Card) -> impl Iterator<Item = (String, String)> + 'a {
    let is_forward = |name: &String| !words.backward.iter().any(|(of, column)| (of, column) == (&sheet.name, name));
    let columns = sheet.columns.iter().zip(&card.columns).filter(move |((name, _), _)| is_forward(name));
    let in_columns = columns.flat_map(|(_, value)| member_of(value)).chain(card.named.clone());
    uses(card).flat_map(members_of).chain(in_columns)
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
    let done = card.blocks.iter().flatten().flat_map(|stmt| match stmt {
        Stmt::Do(used) | Stmt::Each(used, _) | Stmt::Table(used, ..) | Stmt::React(used, _) => vec![used],
        Stmt::If(tests, ..) => tests.iter().map(|(test, _)| test).collect(),
        Stmt::Choose(_) | Stmt::May(_) | Stmt::Pay(..) | Stmt::Go(_) => Vec::new(),
    });
    done.chain(&card.asked)
}

/// A word that no card uses cannot be reached: it goes, or it is marked as spare.
fn unused<'a>(words: &Words, cards: impl Iterator<Item = &'a Card>, problems: &mut Vec<Problem>) {
    let used: BTreeSet<usize> = cards.flat_map(uses).map(|used| used.form).collect();
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
