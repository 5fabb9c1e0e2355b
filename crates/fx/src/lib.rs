//! What cards do, as a small language. A game says which verbs, tests, tables and groups of people its cards may name;
//! its content files are read when it is built, and every mistake is reported with file, line and reason. What comes
//! out is Rust: an enum for each sort of word and a constant table of cards.
//!
//! ```text
//! E14 ambush
//!   fight = if(combat right) (read win; gain-part; fame +1) else (read lose; lose-part; lose 1)
//!   if(agree ambush 0) (if(escape right) (read escape) else (fight)) else (fight)
//! ```
//!
//! A card begins at the margin with its id and its columns. Lines two spaces in are its effect and the pieces that the
//! effect names; deeper ones go on with the line before. Statements are done from left to right:
//!
//! | written | means |
//! |---|---|
//! | `verb words` | do that |
//! | `-` | nothing |
//! | `a; b` | one after the other |
//! | `choose(a OR b)` | one of them, of the actor's choice |
//! | `may(a)` | all of it or nothing |
//! | `pay(a) -> (b) else (c)` | whoever pays gets the second part, others the third, if there is one |
//! | `if(test and !test) (a) else (b)` | the first part where all tests hold |
//! | `each(who) (a)` | once for each, who becomes the actor |
//! | `table words (1-2: a // 3: b)` | the part under a number that is rolled or said |
//! | `react(who) (a)` | those may, and the first who does so does it |
//!
//! Words may say what the game calls its cards: `cards encounter` gives the game's type `Encounter` a method for every
//! column. `things space` does so for what is printed on a board rather than on a card: each has a constant too, need not
//! do anything, and may name others in its columns.
//!
//! A game with many tables has a [`Book`] instead: its words name a `sheet` for each, whose cards stand on one line with
//! bars between the cells, and all of them speak of each other.
//!
//! ```text
//! sheet event deck: event-deck biomes: biome... unmatched: effect matched: effect
//! K01 | base | CAV ROC | time all +1 | choose(spend 1 d OR danger A 1)
//! ```
//!
//! A cell is a word as behind a verb, `kind...` for several, `kind?` or `effect?` where `-` says that there is none,
//! `effect` for what happens, or a sort of [`Cells`] that the game itself reads. A `memory` is a kind whose members must
//! both be set by a verb and asked for by a test, a `union` is one of several kinds, of sheets that are `reached` every
//! card must be named by another, not counting columns that are `backward` because they say whose a card is; what the rules
//! themselves name stands behind `by-rules`.
//!
//! Deliberately absent: any game, and how an effect is carried out.

mod check;
mod lines;
mod parse;
mod phrase;
mod program;
mod sheet;
mod words;
mod write;

pub use phrase::Wrong;
pub use program::{BlockId, Program, Stmt};
pub use sheet::{Cell, Cells};

/// A mistake in a content file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    pub file: String,
    pub line: usize,
    pub reason: String,
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.reason)
    }
}

/// A text file by its name.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    pub name: &'a str,
    pub text: &'a str,
}

/// What is read: the words of a game, its cards, and the files in which every card and every text that a card names
/// must have a message that begins with `prefix`.
#[derive(Clone, Copy, Debug)]
pub struct Content<'a> {
    pub words: Source<'a>,
    pub cards: &'a [Source<'a>],
    pub prefix: &'a str,
    pub texts: &'a [Source<'a>],
}

impl Content<'_> {
    /// The Rust that stands for the content, or everything that is wrong with it.
    pub fn compile(&self) -> Result<String, Vec<Problem>> {
        let (mut words, mut problems) = words::read(self.words, Vec::new());
        if let Some(called) = words.called.clone().filter(|called| called.things) {
            words.kinds.insert(called.name, self.cards.iter().flat_map(|file| parse::ids(*file)).collect());
        }
        let cards: Vec<parse::Card> =
            self.cards.iter().flat_map(|file| parse::cards(*file, &words, &mut problems)).collect();
        check::content(self, &words, &cards, &mut problems);
        if problems.is_empty() { Ok(write::rust(self.prefix, &words, &cards)) } else { Err(problems) }
    }
}

/// What is read of a game with many tables: its words, a file for each sheet they name, the sorts of cells that only
/// this game has, and the files in which each card of the sheet `log` has a message that begins with `log-`.
#[derive(Clone, Copy)]
pub struct Book<'a> {
    pub words: Source<'a>,
    pub sheets: &'a [(&'a str, Source<'a>)],
    pub cells: &'a [(&'a str, &'a dyn Cells)],
    pub texts: &'a [Source<'a>],
}

impl Book<'_> {
    /// The Rust that stands for the content, or everything that is wrong with it.
    pub fn compile(&self) -> Result<String, Vec<Problem>> {
        let (mut words, mut problems) =
            words::read(self.words, self.cells.iter().map(|(name, _)| (*name).into()).collect());
        let files: Vec<Source<'_>> = words.sheets.iter().filter_map(|sheet| self.file(sheet, &mut problems)).collect();
        if !problems.is_empty() {
            return Err(problems);
        }
        let kinds = words.sheets.iter().zip(&files).map(|(sheet, file)| (sheet.name.clone(), sheet::ids(*file)));
        words.kinds.extend(kinds.collect::<Vec<_>>());
        let read = |(sheet, file): (&words::Sheet, &Source<'_>)| {
            sheet::cards(*file, &words, (sheet, self.cells), &mut problems)
        };
        let cards: Vec<Vec<parse::Card>> = words.sheets.iter().zip(&files).map(read).collect();
        check::book(self.texts, &words, &cards, &mut problems);
        if problems.is_empty() { Ok(write::sheets(&words, &cards, self.cells)) } else { Err(problems) }
    }

    fn file(&self, sheet: &words::Sheet, problems: &mut Vec<Problem>) -> Option<Source<'_>> {
        let found = self.sheets.iter().find(|(name, _)| *name == sheet.name).map(|(_, file)| *file);
        if found.is_none() {
            problems.push(lines::problem(
                self.words.name,
                sheet.line,
                format!("the sheet '{}' has no file", sheet.name),
            ));
        }
        found
    }
}

/// For a build script: reads the words and a file `name.fx` for each sheet from the folder `from`, with the texts of each
/// language, and writes `out` for `include!`. Every mistake is an error of the build.
pub fn build_book(out: &str, from: &str, cells: &[(&str, &dyn Cells)], texts: &[&[&str]]) {
    println!("cargo::rerun-if-changed={from}");
    let Some(words) = text_of(&format!("{from}/words.fx")) else { return };
    let names = words::sheet_names(&words.1);
    let files: Option<Vec<_>> = names.iter().map(|name| text_of(&format!("{from}/{name}.fx"))).collect();
    let texts: Option<Vec<_>> = texts.iter().map(|names| texts_of(names)).collect();
    let (Some(files), Some(texts)) = (files, texts) else { return };
    let sheets: Vec<_> = names.iter().map(String::as_str).zip(files.iter().map(source)).collect();
    let texts: Vec<Source<'_>> = texts.iter().map(source).collect();
    keep(out, Book { words: source(&words), sheets: &sheets, cells, texts: &texts }.compile());
}

/// The files of one language as one.
fn texts_of(names: &[&str]) -> Option<(String, String)> {
    let files: Option<Vec<_>> = names.iter().map(|name| text_of(name)).collect();
    Some((names.join(", "), files?.into_iter().map(|(_, text)| text).collect()))
}

fn source((name, text): &(String, String)) -> Source<'_> {
    Source { name, text }
}

/// A file by its name, which the build is made anew for.
fn text_of(name: &str) -> Option<(String, String)> {
    println!("cargo::rerun-if-changed={name}");
    let text = std::fs::read_to_string(name).map_err(|error| println!("cargo::error={name}: {error}"));
    Some((name.to_owned(), text.ok()?))
}

/// For a build script: reads the content below the crate's folder and writes `out` for `include!`. Every mistake is an
/// error of the build.
pub fn build(out: &str, words: &str, cards: &[&str], prefix: &str, texts: &[&str]) {
    let names = [words].into_iter().chain(cards.iter().copied()).chain(texts.iter().copied());
    let Some(all) = names.map(text_of).collect::<Option<Vec<_>>>() else { return };
    let all: Vec<Source<'_>> = all.iter().map(source).collect();
    let content = Content { words: all[0], cards: &all[1..=cards.len()], prefix, texts: &all[1 + cards.len()..] };
    keep(out, content.compile());
}

/// Writes what came out where the crate includes it from, or says what is wrong.
fn keep(out: &str, compiled: Result<String, Vec<Problem>>) {
    match (compiled, std::env::var_os("OUT_DIR")) {
        (Ok(rust), Some(folder)) => {
            if let Err(error) = std::fs::write(std::path::Path::new(&folder).join(out), rust) {
                println!("cargo::error={out}: {error}");
            }
        }
        (Ok(_), None) => println!("cargo::error=content is read by a build script"),
        (Err(problems), _) => problems.iter().for_each(|problem| println!("cargo::error={problem}")),
    }
}
