//! Sheets: tables whose cards stand on one line each, with bars between the cells.

use crate::lines::{Row, meant, rows};
use crate::parse::{Card, Reader};
use crate::phrase::{self, Value, Wrong};
use crate::words::{Piece, Sheet, Words};
use crate::write;
use crate::{Problem, Source};

/// A sort of cell that only one game has: what it is in Rust, and how it is read.
pub trait Cells {
    /// The type, as the game writes it.
    fn rust(&self) -> String;

    /// The cell as an expression that is constant.
    fn read(&self, cell: &mut Cell<'_, '_>) -> Result<String, Wrong>;
}

/// A cell while it is read.
pub struct Cell<'r, 'a> {
    reader: &'r mut Reader<'a>,
    pub line: usize,
    words: &'r [(usize, &'a str)],
}

impl<'a> Cell<'_, 'a> {
    /// Everything that stands in it; nothing where only `-` does.
    pub fn words(&self) -> Vec<&'a str> {
        let words = self.words.iter().map(|(_, word)| *word);
        if self.is_empty() { Vec::new() } else { words.collect() }
    }

    pub fn is_empty(&self) -> bool {
        matches!(self.words, [] | [(_, "-")])
    }

    /// These words as what happens: the number of its block.
    pub fn effect(&mut self, words: &[&'a str]) -> Result<usize, Wrong> {
        let words = self.kept(words);
        self.reader.whole(self.line, words)
    }

    /// These words as tests, of which each must hold or not: a list in Rust.
    pub fn tests(&mut self, words: &[&'a str]) -> Result<String, Wrong> {
        let words = self.kept(words);
        let tests = self.reader.all_tests(self.line, words)?;
        Ok(write::tests(self.reader.words, &tests))
    }

    /// One of a kind, as Rust.
    pub fn one(&mut self, kind: &str, word: &str) -> Result<String, Wrong> {
        let member = phrase::one(self.reader.words, self.line, kind, word)?;
        self.reader.named.push((kind.into(), member.clone()));
        Ok(write::member_of(self.reader.words, kind, &member))
    }

    pub fn wrong<T>(&self, reason: impl Into<String>) -> Result<T, Wrong> {
        Err((self.line, reason.into()))
    }

    /// A build reads its content once and ends: what was put together for it may stay for so long.
    fn kept(&self, words: &[&'a str]) -> &'a [(usize, &'a str)] {
        words.iter().map(|word| (self.line, *word)).collect::<Vec<_>>().leak()
    }
}

pub type GameCells<'a> = &'a [(&'a str, &'a dyn Cells)];

/// How all cards of a sheet are called.
pub fn ids(file: Source<'_>) -> Vec<String> {
    let id = |row: &Row<'_>| row.cells[0].first().map(|(_, id)| (*id).to_owned());
    rows(file).iter().filter_map(id).collect()
}

pub fn cards(
    file: Source<'_>,
    words: &Words,
    (sheet, cells): (&Sheet, GameCells<'_>),
    problems: &mut Vec<Problem>,
) -> Vec<Card> {
    let read = rows(file).iter().map(|row| card(file, words, (sheet, cells), row)).collect::<Vec<_>>();
    let mut cards = Vec::new();
    for card in read {
        match card {
            Ok(card) => cards.push(card),
            Err((line, reason)) => problems.push(crate::lines::problem(file.name, line, reason)),
        }
    }
    cards
}

fn card(
    file: Source<'_>,
    words: &Words,
    (sheet, cells): (&Sheet, GameCells<'_>),
    row: &Row<'_>,
) -> Result<Card, Wrong> {
    let [head, said @ ..] = &row.cells[..] else { return Err((row.line, "no card".into())) };
    let [(_, id)] = head[..] else { return Err((row.line, "a card begins with its id, of one word".into())) };
    if said.len() != sheet.columns.len() {
        let names: Vec<&str> = sheet.columns.iter().map(|(name, _)| name.as_str()).collect();
        let reason = format!("'{id}' has {} cells instead of [{}]", said.len(), names.join(" | "));
        return Err((row.line, reason));
    }
    let mut reader = Reader::of(words);
    let mut columns = Vec::new();
    for ((_, piece), said) in sheet.columns.iter().zip(said) {
        columns.push(value(&mut reader, cells, piece, (row.line, said))?);
    }
    let Reader { blocks, asked, named, .. } = reader;
    Ok(Card { file: file.name.into(), line: row.line, id: id.into(), columns, blocks, asked, named })
}

fn value<'a>(
    reader: &mut Reader<'a>,
    cells: GameCells<'_>,
    piece: &Piece,
    (line, said): (usize, &[(usize, &'a str)]),
) -> Result<Value, Wrong> {
    let mut cell = Cell { reader, line, words: said };
    let words = cell.words();
    match (piece, &words[..]) {
        (Piece::Effect, _) => Ok(Value::Effect(cell.effect(if words.is_empty() { &["-"] } else { &words })?)),
        (Piece::MaybeEffect, []) => Ok(Value::MaybeEffect(None)),
        (Piece::MaybeEffect, _) => Ok(Value::MaybeEffect(Some(cell.effect(&words)?))),
        (Piece::Game(name), _) => game(cells, name, &mut cell),
        (Piece::Maybe(kind), []) => Ok(Value::Maybe(kind.clone(), None)),
        (Piece::Maybe(kind), [word]) => {
            Ok(Value::Maybe(kind.clone(), Some(phrase::one(cell.reader.words, line, kind, word)?)))
        }
        (Piece::Some(kind), members) => {
            let one = |word: &&str| phrase::one(cell.reader.words, line, kind, word);
            Ok(Value::Some(kind.clone(), members.iter().map(one).collect::<Result<_, _>>()?))
        }
        (piece, [word]) => match phrase::value(cell.reader.words, line, piece, word)? {
            Some(value) => Ok(value),
            None => cell.wrong(format!("'{word}' says nothing")),
        },
        (_, words) => cell.wrong(format!("one word should stand where '{}' does", words.join(" "))),
    }
}

fn game(cells: GameCells<'_>, name: &str, cell: &mut Cell<'_, '_>) -> Result<Value, Wrong> {
    match cells.iter().find(|(known, _)| *known == name) {
        Some((_, reader)) => Ok(Value::Rust(reader.read(cell)?)),
        None => {
            let near = meant(name, cells.iter().map(|(name, _)| *name));
            cell.wrong(format!("there is no sort of cell '{name}'{near}"))
        }
    }
}
