//! Cards as they are written, into blocks of statements.

use std::collections::BTreeMap;

use crate::lines::{Entry, Item, entries, problem};
use crate::phrase::{self, Use, Value, Wrong};
use crate::words::{Piece, Sort, Words, range};
use crate::{Problem, Source};

pub struct Card {
    pub file: String,
    pub line: usize,
    pub id: String,
    pub columns: Vec<Value>,
    pub blocks: Vec<Vec<Stmt>>,
    /// What its cells ask about beside its effects.
    pub asked: Vec<Use>,
    /// What its cells name beside its effects: kind and member.
    pub named: Vec<(String, String)>,
}

#[derive(Clone, Debug)]
pub enum Stmt {
    Do(Use),
    Choose(Vec<usize>),
    May(usize),
    Pay(usize, usize, Option<usize>),
    If(Vec<(Use, bool)>, usize, Option<usize>),
    Each(Use, usize),
    Table(Use, u8, Vec<usize>),
    React(Use, usize),
    Go(usize),
}

pub fn cards(file: Source<'_>, words: &Words, problems: &mut Vec<Problem>) -> Vec<Card> {
    let mut cards = Vec::new();
    for entry in entries(file) {
        match card(file, words, &entry) {
            Ok(card) => cards.push(card),
            Err((line, reason)) => problems.push(problem(file.name, line, reason)),
        }
    }
    cards
}

/// How all entries of a file are called.
pub fn ids(file: Source<'_>) -> Vec<String> {
    let id = |entry: &Entry<'_>| entry.head.words.first().map(|(_, id)| (*id).to_owned());
    entries(file).iter().filter_map(id).collect()
}

fn card(file: Source<'_>, words: &Words, entry: &Entry<'_>) -> Result<Card, Wrong> {
    let [(line, id), said @ ..] = &entry.head.words[..] else { return Err((entry.head.line, "no card".into())) };
    let columns = columns(words, *line, id, said)?;
    let mut reader = Reader { pieces: pieces(entry)?, ..Reader::of(words) };
    let may_rest = words.called.as_ref().is_some_and(|called| called.things);
    if !(may_rest && entry.items.is_empty()) {
        reader.effect(entry)?;
    }
    Ok(Card {
        file: file.name.into(),
        line: *line,
        id: (*id).into(),
        columns,
        blocks: reader.blocks,
        asked: Vec::new(),
        named: Vec::new(),
    })
}

/// A word for each column; the last may have more.
fn columns(words: &Words, line: usize, id: &str, said: &[(usize, &str)]) -> Result<Vec<Value>, Wrong> {
    let (wanted, last) = (words.columns.len(), words.columns.last());
    let more = if matches!(last, Some((_, Piece::Some(_)))) { said.len().saturating_sub(wanted) } else { 0 };
    if said.len() != wanted + more {
        let names: Vec<&str> = words.columns.iter().map(|(name, _)| name.as_str()).collect();
        return Err((line, format!("the card '{id}' has {} columns instead of [{}]", said.len(), names.join(", "))));
    }
    let pieces = words.columns.iter().chain(last.into_iter().cycle().take(more));
    let mut values: Vec<Value> = Vec::new();
    for ((line, word), (_, piece)) in said.iter().zip(pieces) {
        match (phrase::value(words, *line, piece, word)?, values.last_mut()) {
            (Some(Value::Some(_, next)), Some(Value::Some(_, before))) => before.extend(next),
            (value, _) => values.extend(value),
        }
    }
    Ok(values)
}

type Pieces<'a> = BTreeMap<&'a str, &'a Item<'a>>;

/// The pieces that have a name: `name = ...`.
fn pieces<'a>(entry: &'a Entry<'a>) -> Result<Pieces<'a>, Wrong> {
    let mut pieces = Pieces::new();
    for item in &entry.items {
        if let [(line, name), (_, "="), ..] = item.words[..]
            && pieces.insert(name, item).is_some()
        {
            return Err((line, format!("there are two pieces '{name}'")));
        }
    }
    Ok(pieces)
}

pub struct Reader<'a> {
    pub words: &'a Words,
    pieces: Pieces<'a>,
    /// The blocks of the pieces that are in use.
    numbered: BTreeMap<&'a str, usize>,
    /// The pieces that are being read, one inside the other.
    open: Vec<&'a str>,
    pub blocks: Vec<Vec<Stmt>>,
    /// What cells ask about and name beside effects.
    pub asked: Vec<Use>,
    pub named: Vec<(String, String)>,
}

/// The words of an item that are still to be read.
struct Rest<'a> {
    words: &'a [(usize, &'a str)],
    last: usize,
}

const RESERVED: [&str; 9] = ["choose", "may", "pay", "if", "each", "react", "else", "OR", "and"];
/// What ends a phrase; `~` stands inside one.
const ENDS: [&str; 8] = ["=>", "->", "//", "(", ")", ";", ":", "="];

impl<'a> Rest<'a> {
    fn of(item: &'a Item<'a>, from: usize) -> Rest<'a> {
        Rest { words: &item.words[from..], last: item.line }
    }

    fn peek(&self) -> Option<&'a str> {
        self.words.first().map(|(_, word)| *word)
    }

    fn line(&self) -> usize {
        self.words.first().map_or(self.last, |(line, _)| *line)
    }

    fn next(&mut self) -> Option<&'a str> {
        let [(line, word), rest @ ..] = self.words else { return None };
        (self.words, self.last) = (rest, *line);
        Some(word)
    }

    fn takes(&mut self, word: &str) -> bool {
        let found = self.peek() == Some(word);
        if found {
            self.next();
        }
        found
    }

    fn must(&mut self, word: &str) -> Result<(), Wrong> {
        let line = self.line();
        match self.peek() {
            Some(found) if found == word => {
                self.next();
                Ok(())
            }
            Some(found) => Err((line, format!("'{word}' is missing before '{found}'"))),
            None => Err((line, format!("'{word}' is missing at the end"))),
        }
    }

    /// A word and what stands behind it, up to a mark or a reserved word.
    fn phrase(&mut self) -> Vec<&'a str> {
        let mut phrase = Vec::new();
        while let Some(word) = self.peek().filter(|word| !ENDS.contains(word) && !RESERVED.contains(word)) {
            phrase.push(word);
            self.next();
        }
        phrase
    }
}

impl<'a> Reader<'a> {
    /// For a card without named pieces.
    pub fn of(words: &'a Words) -> Reader<'a> {
        Reader {
            words,
            pieces: Pieces::new(),
            numbered: BTreeMap::new(),
            open: Vec::new(),
            blocks: Vec::new(),
            asked: Vec::new(),
            named: Vec::new(),
        }
    }

    /// The whole of these words as a block.
    pub fn whole(&mut self, line: usize, words: &'a [(usize, &'a str)]) -> Result<usize, Wrong> {
        self.block(&mut Rest { words, last: line }, true)
    }

    /// The whole of these words as tests that must all hold.
    pub fn all_tests(&mut self, line: usize, words: &'a [(usize, &'a str)]) -> Result<Vec<(Use, bool)>, Wrong> {
        let mut rest = Rest { words, last: line };
        let tests = self.tests(&mut rest)?;
        self.asked.extend(tests.iter().map(|(test, _)| test.clone()));
        match rest.peek() {
            Some(word) => Err((rest.line(), format!("'{word}' is one too many"))),
            None => Ok(tests),
        }
    }

    fn effect(&mut self, entry: &'a Entry<'a>) -> Result<(), Wrong> {
        let mut effects = entry.items.iter().filter(|item| !matches!(item.words[..], [_, (_, "="), ..]));
        let effect = effects.next().ok_or_else(|| (entry.head.line, "the card does nothing; '-' says so".into()))?;
        if let Some(second) = effects.next() {
            return Err((second.line, "the card has a second effect; lines that go on are further in".into()));
        }
        self.block(&mut Rest::of(effect, 0), true)?;
        match self.pieces.iter().find(|(name, _)| !self.numbered.contains_key(*name)) {
            Some((name, item)) => Err((item.line, format!("the piece '{name}' is never reached"))),
            None => Ok(()),
        }
    }

    /// Statements up to a closing mark, as a block of its own; a piece alone is that piece's block.
    fn block(&mut self, rest: &mut Rest<'a>, whole: bool) -> Result<usize, Wrong> {
        if let [(_, name), after @ ..] = rest.words
            && self.pieces.contains_key(name)
            && after.first().is_none_or(|(_, word)| [")", "OR", "//"].contains(word))
        {
            rest.next();
            return self.piece(name, rest.last);
        }
        let number = self.blocks.len();
        self.blocks.push(Vec::new());
        let stmts = self.stmts(rest)?;
        if let Some(word) = rest.peek().filter(|_| whole) {
            return Err((rest.line(), format!("'{word}' is one too many")));
        }
        self.blocks[number] = stmts;
        Ok(number)
    }

    fn stmts(&mut self, rest: &mut Rest<'a>) -> Result<Vec<Stmt>, Wrong> {
        if rest.takes("-") {
            return Ok(Vec::new());
        }
        let mut stmts = Vec::new();
        loop {
            if let Some(Stmt::Go(_)) = stmts.last() {
                return Err((rest.line(), "nothing is reached behind a piece".into()));
            }
            stmts.push(self.stmt(rest)?);
            if !rest.takes(";") {
                return Ok(stmts);
            }
        }
    }

    fn stmt(&mut self, rest: &mut Rest<'a>) -> Result<Stmt, Wrong> {
        let line = rest.line();
        match rest.peek() {
            Some("choose") => self.choose(rest),
            Some("may") => {
                rest.next();
                Ok(Stmt::May(self.bracket(rest)?))
            }
            Some("pay") => self.pay(rest),
            Some("if") => self.test(rest),
            Some("each") => self.people(rest, Stmt::Each),
            Some("react") => self.people(rest, Stmt::React),
            Some(word) if RESERVED.contains(&word) || ENDS.contains(&word) => {
                Err((line, format!("a statement is missing before '{word}'")))
            }
            None => Err((line, "a statement is missing at the end".into())),
            Some(word) => self.named(rest, line, word),
        }
    }

    /// A piece, a table or a verb.
    fn named(&mut self, rest: &mut Rest<'a>, line: usize, word: &'a str) -> Result<Stmt, Wrong> {
        let phrase = rest.phrase();
        if let ([name], true) = (&phrase[..], self.pieces.contains_key(word)) {
            return Ok(Stmt::Go(self.piece(name, line)?));
        }
        if self.words.forms_of(Sort::Table, word).next().is_some() {
            let source = self.used(Sort::Table, line, &phrase)?;
            return self.table(rest, source);
        }
        Ok(Stmt::Do(self.used(Sort::Verb, line, &phrase)?))
    }

    fn piece(&mut self, name: &'a str, line: usize) -> Result<usize, Wrong> {
        if self.open.contains(&name) {
            return Err((line, format!("the piece '{name}' leads back into itself")));
        }
        if let Some(block) = self.numbered.get(name) {
            return Ok(*block);
        }
        self.numbered.insert(name, self.blocks.len());
        self.open.push(name);
        let item = self.pieces[name];
        let block = self.block(&mut Rest::of(item, 2), true)?;
        self.open.pop();
        self.numbered.insert(name, block);
        Ok(block)
    }

    fn bracket(&mut self, rest: &mut Rest<'a>) -> Result<usize, Wrong> {
        rest.must("(")?;
        if rest.peek() == Some(")") {
            return Err((rest.line(), "nothing stands in these brackets; '-' says so".into()));
        }
        let block = self.block(rest, false)?;
        rest.must(")")?;
        Ok(block)
    }

    fn choose(&mut self, rest: &mut Rest<'a>) -> Result<Stmt, Wrong> {
        let line = rest.line();
        rest.next();
        rest.must("(")?;
        let mut branches = vec![self.block(rest, false)?];
        while rest.takes("OR") {
            branches.push(self.block(rest, false)?);
        }
        rest.must(")")?;
        if branches.len() < 2 {
            Err((line, "a choice has at least two parts".into()))
        } else {
            Ok(Stmt::Choose(branches))
        }
    }

    fn pay(&mut self, rest: &mut Rest<'a>) -> Result<Stmt, Wrong> {
        rest.next();
        let price = self.bracket(rest)?;
        rest.must("->")?;
        let (then, otherwise) = self.both(rest)?;
        Ok(Stmt::Pay(price, then, otherwise))
    }

    fn both(&mut self, rest: &mut Rest<'a>) -> Result<(usize, Option<usize>), Wrong> {
        let then = self.bracket(rest)?;
        let otherwise = if rest.takes("else") { Some(self.bracket(rest)?) } else { None };
        Ok((then, otherwise))
    }

    fn test(&mut self, rest: &mut Rest<'a>) -> Result<Stmt, Wrong> {
        rest.next();
        rest.must("(")?;
        let tests = self.tests(rest)?;
        rest.must(")")?;
        let (then, otherwise) = self.both(rest)?;
        Ok(Stmt::If(tests, then, otherwise))
    }

    fn tests(&self, rest: &mut Rest<'a>) -> Result<Vec<(Use, bool)>, Wrong> {
        let mut tests = Vec::new();
        loop {
            let (line, mut phrase) = (rest.line(), rest.phrase());
            let plain = phrase.first().and_then(|word| word.strip_prefix('!'));
            phrase.iter_mut().take(1).for_each(|word| *word = plain.unwrap_or(word));
            tests.push((self.used(Sort::Test, line, &phrase)?, plain.is_none()));
            if !rest.takes("and") {
                return Ok(tests);
            }
        }
    }

    fn people(&mut self, rest: &mut Rest<'a>, stmt: fn(Use, usize) -> Stmt) -> Result<Stmt, Wrong> {
        rest.next();
        rest.must("(")?;
        let line = rest.line();
        let who = self.used(Sort::Who, line, &rest.phrase())?;
        rest.must(")")?;
        Ok(stmt(who, self.bracket(rest)?))
    }

    /// Every number leads somewhere, and to one place.
    fn table(&mut self, rest: &mut Rest<'a>, source: Use) -> Result<Stmt, Wrong> {
        let (low, high) = self.words.forms[source.form].numbers.unwrap_or_default();
        let mut blocks: Vec<usize> = Vec::new();
        rest.must("(")?;
        loop {
            let (line, word) = (rest.line(), rest.next().unwrap_or(")"));
            let (from, to) =
                range(word).ok_or_else(|| (line, format!("'{word}' is no number and no range, such as 1-2")))?;
            let next = usize::from(low) + blocks.len();
            if usize::from(from) != next || to > high {
                return Err((
                    line,
                    format!("the numbers {low} to {high} stand here in order; {word} came where {next} should"),
                ));
            }
            rest.must(":")?;
            let block = self.block(rest, false)?;
            blocks.extend((from..=to).map(|_| block));
            if !rest.takes("//") {
                break;
            }
        }
        if blocks.len() != usize::from(high - low) + 1 {
            return Err((rest.line(), format!("nothing stands under {}", usize::from(low) + blocks.len())));
        }
        rest.must(")")?;
        Ok(Stmt::Table(source, low, blocks))
    }

    fn used(&self, sort: Sort, line: usize, said: &[&str]) -> Result<Use, Wrong> {
        phrase::used(self.words, self.pieces.keys().copied(), sort, line, said)
    }
}
