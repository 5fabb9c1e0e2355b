//! The words of a game: kinds of things, verbs, tests, tables, groups of people, and the columns of a card.

use std::collections::BTreeMap;

use crate::lines::{Item, entries, meant, problem};
use crate::{Problem, Source};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sort {
    Verb,
    Test,
    Table,
    Who,
}

impl Sort {
    pub const ALL: [Sort; 4] = [Sort::Verb, Sort::Test, Sort::Table, Sort::Who];

    pub const fn name(self) -> &'static str {
        ["verb", "test", "table", "who"][self as usize]
    }
}

/// What may stand at a place behind a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// 0 to 255.
    Count,
    /// With its sign.
    Signed,
    /// 0 to 65535.
    Number,
    /// A place in a drawing, below 0 too.
    Coordinate,
    /// Hours and minutes.
    Clock,
    /// A text of the card.
    Text,
    /// Any word, as it stands.
    Word,
    /// Exactly this.
    Just(String),
    /// One of a kind.
    One(String),
    /// As many of a kind as stand there, at the end of a card's columns.
    Some(String),
}

/// The pieces that every game may use, by name.
pub const PIECES: [(&str, Piece); 7] = [
    ("count", Piece::Count),
    ("signed", Piece::Signed),
    ("number", Piece::Number),
    ("coordinate", Piece::Coordinate),
    ("clock", Piece::Clock),
    ("text", Piece::Text),
    ("word", Piece::Word),
];

/// A way to use a word.
#[derive(Clone, Debug)]
pub struct Form {
    pub line: usize,
    pub sort: Sort,
    pub name: String,
    pub pieces: Vec<Piece>,
    /// A table's numbers.
    pub numbers: Option<(u8, u8)>,
    /// Kept for later: no card need use it.
    pub spare: bool,
}

/// The words that are always the same: they tell the forms of one word apart.
fn fixed(pieces: &[Piece]) -> impl Iterator<Item = &str> {
    pieces.iter().filter_map(|piece| match piece {
        Piece::Just(word) => Some(word.as_str()),
        _ => None,
    })
}

impl Form {
    pub fn fixed(&self) -> impl Iterator<Item = &str> {
        fixed(&self.pieces)
    }
}

#[derive(Default)]
pub struct Words {
    pub file: String,
    pub kinds: BTreeMap<String, Vec<String>>,
    pub forms: Vec<Form>,
    /// Name and piece of each column.
    pub columns: Vec<(String, Piece)>,
    /// What a card is called in the game, which knows it by its number.
    pub called: Option<Called>,
}

/// The type of the game that the cards are.
#[derive(Clone, Debug)]
pub struct Called {
    pub name: String,
    /// They are things rather than cards: they need not do anything, and each has a constant of its own.
    pub things: bool,
}

impl Words {
    pub fn forms_of<'a>(&'a self, sort: Sort, name: &'a str) -> impl Iterator<Item = &'a Form> {
        self.forms.iter().filter(move |form| form.sort == sort && form.name == name)
    }

    /// Things are a kind too: they may speak of each other.
    pub fn is_thing(&self, kind: &str) -> bool {
        self.called.as_ref().is_some_and(|called| called.things && called.name == kind)
    }

    fn piece(&self, word: &str) -> Piece {
        let is_kind = |word: &str| self.kinds.contains_key(word) || self.is_thing(word);
        let known = PIECES.into_iter().find(|(name, _)| *name == word);
        match (known, word.strip_suffix("...")) {
            (Some((_, piece)), _) => piece,
            (None, Some(kind)) if is_kind(kind) => Piece::Some(kind.into()),
            _ if is_kind(word) => Piece::One(word.into()),
            // A word that is a kind as well stands in quotes.
            _ => Piece::Just(word.trim_matches('\'').into()),
        }
    }
}

pub fn read(file: Source<'_>) -> (Words, Vec<Problem>) {
    let mut words = Words { file: file.name.to_owned(), ..Words::default() };
    let mut problems = Vec::new();
    for mut entry in entries(file) {
        entry.items.drain(..).for_each(|item| entry.head.words.extend(item.words));
        if let Err(reason) = line(&mut words, &entry.head) {
            problems.push(problem(file.name, entry.head.line, reason));
        }
    }
    (words, problems)
}

fn line(words: &mut Words, item: &Item<'_>) -> Result<(), String> {
    let said: Vec<&str> = item.words.iter().map(|(_, word)| *word).collect();
    match said[..] {
        ["kind", name, ":", ref members @ ..] => kind(words, name, members),
        ["card", ref columns @ ..] => card(words, columns),
        ["things", name] => called(words, name, true),
        ["cards", name] => called(words, name, false),
        ["spare", sort, name, ref rest @ ..] => form(words, item.line, (sort, true), name, rest),
        [sort, name, ref rest @ ..] => form(words, item.line, (sort, false), name, rest),
        _ => Err("a line here is a kind, a verb, a test, a table, a who or the card".into()),
    }
}

fn kind(words: &mut Words, name: &str, members: &[&str]) -> Result<(), String> {
    if members.is_empty() {
        return Err(format!("the kind '{name}' has no members"));
    }
    if let Some(twice) = (1..members.len()).find(|at| members[..*at].contains(&members[*at])) {
        return Err(format!("'{}' stands twice in the kind '{name}'", members[twice]));
    }
    if words.kinds.contains_key(name) {
        return Err(format!("there are two kinds '{name}'"));
    }
    words.kinds.insert(name.into(), members.iter().map(|member| (*member).into()).collect());
    Ok(())
}

fn called(words: &mut Words, name: &str, things: bool) -> Result<(), String> {
    match words.called.replace(Called { name: name.into(), things }) {
        Some(before) => Err(format!("a card is called '{}' already", before.name)),
        None => Ok(()),
    }
}

/// `card name:kind name:kind`
fn card(words: &mut Words, columns: &[&str]) -> Result<(), String> {
    for column in columns.chunks(3) {
        let &[name, ":", kind] = column else { return Err("a column is written 'name: kind'".into()) };
        match words.piece(kind) {
            Piece::Just(_) => return Err(format!("there is no kind '{kind}'{}", like(words, kind))),
            piece => words.columns.push((name.into(), piece)),
        }
    }
    Ok(())
}

fn like(words: &Words, kind: &str) -> String {
    meant(kind, words.kinds.keys().map(String::as_str).chain(PIECES.map(|(name, _)| name)))
}

fn form(words: &mut Words, line: usize, (sort, spare): (&str, bool), name: &str, rest: &[&str]) -> Result<(), String> {
    let known = Sort::ALL.into_iter().find(|known| known.name() == sort);
    let sort = known.ok_or_else(|| {
        format!(
            "'{sort}' is not a sort of word{}",
            meant(sort, Sort::ALL.map(Sort::name).into_iter().chain(["kind", "card"]))
        )
    })?;
    let (numbers, rest) = match (sort, rest) {
        (Sort::Table, [rest @ .., numbers]) => {
            (Some(range(numbers).ok_or_else(|| format!("'{numbers}' is no range of numbers, such as 1-6"))?), rest)
        }
        (Sort::Table, []) => return Err(format!("the table '{name}' does not say its numbers, such as 1-6")),
        _ => (None, rest),
    };
    let pieces: Vec<Piece> = rest.iter().map(|word| words.piece(word)).collect();
    if words.forms_of(sort, name).any(|form| form.fixed().eq(fixed(&pieces))) {
        return Err(format!("the {} '{name}' stands here twice", sort.name()));
    }
    words.forms.push(Form { line, sort, name: name.into(), pieces, numbers, spare });
    Ok(())
}

/// `3` or `1-6`.
pub fn range(word: &str) -> Option<(u8, u8)> {
    let (low, high) = word.split_once('-').unwrap_or((word, word));
    let (low, high) = (low.parse().ok()?, high.parse().ok()?);
    (low <= high).then_some((low, high))
}
