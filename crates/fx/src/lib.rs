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
//! Deliberately absent: any game, and how an effect is carried out.

mod check;
mod lines;
mod parse;
mod phrase;
mod program;
mod words;
mod write;

pub use program::{BlockId, Program, Stmt};

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
        let (mut words, mut problems) = words::read(self.words);
        if let Some(called) = words.called.clone().filter(|called| called.things) {
            words.kinds.insert(called.name, self.cards.iter().flat_map(|file| parse::ids(*file)).collect());
        }
        let cards: Vec<parse::Card> =
            self.cards.iter().flat_map(|file| parse::cards(*file, &words, &mut problems)).collect();
        check::content(self, &words, &cards, &mut problems);
        if problems.is_empty() { Ok(write::rust(self.prefix, &words, &cards)) } else { Err(problems) }
    }
}

/// For a build script: reads the content below the crate's folder and writes `out` for `include!`. Every mistake is an
/// error of the build.
pub fn build(out: &str, words: &str, cards: &[&str], prefix: &str, texts: &[&str]) {
    let names = [words].into_iter().chain(cards.iter().copied()).chain(texts.iter().copied());
    names.clone().for_each(|name| println!("cargo::rerun-if-changed={name}"));
    let read = |name: &str| std::fs::read_to_string(name).map_err(|error| println!("cargo::error={name}: {error}"));
    let Ok(all) = names.map(|name| Ok((name, read(name)?))).collect::<Result<Vec<_>, ()>>() else { return };
    let all: Vec<Source<'_>> = all.iter().map(|(name, text)| Source { name, text }).collect();
    let content = Content { words: all[0], cards: &all[1..=cards.len()], prefix, texts: &all[1 + cards.len()..] };
    match (content.compile(), std::env::var_os("OUT_DIR")) {
        (Ok(rust), Some(folder)) => {
            if let Err(error) = std::fs::write(std::path::Path::new(&folder).join(out), rust) {
                println!("cargo::error={out}: {error}");
            }
        }
        (Ok(_), None) => println!("cargo::error=content is read by a build script"),
        (Err(problems), _) => problems.iter().for_each(|problem| println!("cargo::error={problem}")),
    }
}
