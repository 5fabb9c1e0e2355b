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
    /// As many of a kind as stand there, at the end of a card's columns or in a cell of a sheet.
    Some(String),
    /// One of a kind, or `-`: a cell of a sheet.
    Maybe(String),
    /// What happens: a cell of a sheet.
    Effect,
    /// What happens, or `-` where it cannot even be asked for.
    MaybeEffect,
    /// A cell that the game itself reads.
    Game(String),
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
    /// Tables of cards that stand on one line each.
    pub sheets: Vec<Sheet>,
    /// The sorts of cells that the game itself reads.
    pub cells: Vec<String>,
    /// Kinds that are one of several others.
    pub unions: BTreeMap<String, Vec<String>>,
    /// Kinds that cards remember: what is asked for must be set somewhere, and the other way round.
    pub memories: Vec<String>,
    /// Sheets of which each card must be named by another.
    pub reached: Vec<String>,
    /// Columns, by sheet, that say whose a card is: they lead nowhere.
    pub backward: Vec<(String, String)>,
    /// Sheets whose cards have no names.
    pub nameless: Vec<String>,
    /// Members of a kind that the rules themselves set, ask for or reach.
    pub by_rules: Vec<(String, String)>,
}

/// A table of cards that stand on one line each: the type of the game that they are, and their columns.
#[derive(Clone, Debug, Default)]
pub struct Sheet {
    pub line: usize,
    pub name: String,
    pub columns: Vec<(String, Piece)>,
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

    pub fn is_sheet(&self, kind: &str) -> bool {
        self.sheets.iter().any(|sheet| sheet.name == kind)
    }

    pub fn is_memory(&self, kind: &str) -> bool {
        self.memories.iter().any(|memory| memory == kind)
    }

    /// The kinds that a union is made of; any other kind is its own.
    pub fn parts_of<'a>(&'a self, kind: &'a str) -> impl Iterator<Item = &'a str> {
        let parts = self.unions.get(kind).map_or(&[][..], Vec::as_slice);
        let own = parts.is_empty().then_some(kind);
        parts.iter().map(String::as_str).chain(own)
    }

    /// The one of its parts that a member of a union is of.
    pub fn part_of<'a>(&'a self, kind: &'a str, member: &str) -> &'a str {
        let has =
            |part: &&str| self.kinds.get(*part).is_some_and(|members| members.iter().any(|known| known == member));
        self.parts_of(kind).find(has).unwrap_or(kind)
    }

    fn piece(&self, word: &str) -> Piece {
        let is_kind = |word: &str| {
            self.kinds.contains_key(word)
                || self.is_thing(word)
                || self.is_sheet(word)
                || self.unions.contains_key(word)
        };
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

/// How the sheets of a game are called.
pub fn sheet_names(text: &str) -> Vec<String> {
    let sheets = entries(Source { name: "", text });
    sheets.iter().filter_map(|entry| sheet_name(&entry.head)).map(|sheet| sheet.name).collect()
}

/// With the sorts of cells that the game itself reads.
pub fn read(file: Source<'_>, cells: Vec<String>) -> (Words, Vec<Problem>) {
    let mut words = Words { file: file.name.to_owned(), cells, ..Words::default() };
    let mut problems = Vec::new();
    words.sheets = entries(file).iter().filter_map(|entry| sheet_name(&entry.head)).collect();
    for mut entry in entries(file) {
        entry.items.drain(..).for_each(|item| entry.head.words.extend(item.words));
        if let Err(reason) = line(&mut words, &entry.head) {
            problems.push(problem(file.name, entry.head.line, reason));
        }
    }
    (words, problems)
}

/// Verbs may speak of the cards of any sheet, wherever it stands.
fn sheet_name(item: &Item<'_>) -> Option<Sheet> {
    match item.words[..] {
        [(line, "sheet"), (_, name), ..] => Some(Sheet { line, name: name.into(), columns: Vec::new() }),
        _ => None,
    }
}

fn line(words: &mut Words, item: &Item<'_>) -> Result<(), String> {
    let said: Vec<&str> = item.words.iter().map(|(_, word)| *word).collect();
    match said[..] {
        ["kind", name, ":", ref members @ ..] => kind(words, name, members),
        ["memory", name, ":", ref members @ ..] => {
            words.memories.push(name.into());
            kind(words, name, members)
        }
        ["union", name, ":", ref parts @ ..] => union(words, name, parts),
        ["reached", ref names @ ..] => {
            words.reached = known_sheets(words, names)?;
            Ok(())
        }
        ["backward", name, ref columns @ ..] => backward(words, name, columns),
        ["nameless", ref names @ ..] => {
            words.nameless = known_sheets(words, names)?;
            Ok(())
        }
        ["by-rules", name, ":", ref members @ ..] => {
            words.by_rules.extend(members.iter().map(|member| (name.into(), (*member).into())));
            Ok(())
        }
        ["card", ref columns @ ..] => {
            let columns = read_columns(columns, |kind| plain_column(words, kind))?;
            words.columns.extend(columns);
            Ok(())
        }
        ["sheet", name, ref columns @ ..] => sheet(words, name, columns),
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

/// Verbs may speak of a union as of any kind.
fn union(words: &mut Words, name: &str, parts: &[&str]) -> Result<(), String> {
    if let Some(unknown) = parts.iter().find(|part| !words.kinds.contains_key(**part) && !words.is_sheet(part)) {
        return Err(format!("there is no kind '{unknown}'"));
    }
    words.unions.insert(name.into(), parts.iter().map(|part| (*part).into()).collect());
    Ok(())
}

fn known_sheets(words: &Words, names: &[&str]) -> Result<Vec<String>, String> {
    match names.iter().find(|name| !words.is_sheet(name)) {
        Some(unknown) => Err(format!("there is no sheet '{unknown}'")),
        None => Ok(names.iter().map(|name| (*name).to_owned()).collect()),
    }
}

fn called(words: &mut Words, name: &str, things: bool) -> Result<(), String> {
    match words.called.replace(Called { name: name.into(), things }) {
        Some(before) => Err(format!("a card is called '{}' already", before.name)),
        None => Ok(()),
    }
}

/// `name: kind name: kind`
fn read_columns(columns: &[&str], of: impl Fn(&str) -> Result<Piece, String>) -> Result<Vec<(String, Piece)>, String> {
    let column = |column: &[&str]| match column {
        [name, ":", kind] => Ok(((*name).to_owned(), of(kind)?)),
        _ => Err("a column is written 'name: kind'".into()),
    };
    columns.chunks(3).map(column).collect()
}

fn plain_column(words: &Words, kind: &str) -> Result<Piece, String> {
    match words.piece(kind) {
        Piece::Just(_) => Err(format!("there is no kind '{kind}'{}", like(words, kind))),
        piece => Ok(piece),
    }
}

/// A cell of a sheet may be empty, or an effect, or what the game reads.
fn cell(words: &Words, kind: &str) -> Result<Piece, String> {
    match kind.strip_suffix('?') {
        _ if kind == "effect" => Ok(Piece::Effect),
        _ if kind == "effect?" => Ok(Piece::MaybeEffect),
        _ if words.cells.iter().any(|cell| cell == kind) => Ok(Piece::Game(kind.into())),
        Some(of) => plain_column(words, of).map(|_| Piece::Maybe(of.into())),
        None => plain_column(words, kind),
    }
}

fn sheet(words: &mut Words, name: &str, columns: &[&str]) -> Result<(), String> {
    let columns = read_columns(columns, |kind| cell(words, kind))?;
    let sheets = words.sheets.iter_mut().filter(|sheet| sheet.name == name);
    match sheets.collect::<Vec<_>>()[..] {
        [ref mut sheet] => sheet.columns = columns,
        _ => return Err(format!("there are two sheets '{name}'")),
    }
    Ok(())
}

fn backward(words: &mut Words, name: &str, columns: &[&str]) -> Result<(), String> {
    for column in columns {
        let is_known = |sheet: &Sheet| sheet.name == name && sheet.columns.iter().any(|(known, _)| known == column);
        if !words.sheets.iter().any(is_known) {
            return Err(format!("the sheet '{name}' has no column '{column}'"));
        }
        words.backward.push((name.into(), (*column).into()));
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
            meant(sort, Sort::ALL.map(Sort::name).into_iter().chain(["kind", "card", "sheet"]))
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
