//! A word with what stands behind it, in the forms a game knows.

use crate::lines::meant;
use crate::words::{Form, PIECES, Piece, Sort, Words};

/// A line, and what is wrong with it.
pub type Wrong = (usize, String);

#[derive(Clone, Debug)]
pub enum Value {
    Number(i32),
    Clock(u8, u8),
    /// A text of the card, with the line that names it.
    Text(String, usize),
    Word(String),
    One(String, String),
    /// Several of a kind.
    Some(String, Vec<String>),
    /// One of a kind, or none.
    Maybe(String, Option<String>),
    /// What happens, by the number of its block.
    Effect(usize),
    MaybeEffect(Option<usize>),
    /// As the game wrote it, with its type.
    Rust(String),
}

/// A word with what stands behind it: a form by its place among the game's, and the pieces that vary.
#[derive(Clone, Debug)]
pub struct Use {
    pub form: usize,
    pub values: Vec<Value>,
}

/// A word with what stands behind it, in one of the forms the game knows.
pub fn used<'a>(
    words: &'a Words,
    pieces: impl Iterator<Item = &'a str>,
    sort: Sort,
    line: usize,
    phrase: &[&str],
) -> Result<Use, Wrong> {
    let Some((name, said)) = phrase.split_first() else {
        return Err((line, format!("a {} is missing", sort.name())));
    };
    let forms: Vec<(usize, &Form)> =
        words.forms.iter().enumerate().filter(|(_, form)| form.sort == sort && form.name == *name).collect();
    if forms.is_empty() {
        let names = words.forms.iter().filter(|form| form.sort == sort).map(|form| form.name.as_str());
        return Err((line, format!("there is no {} '{name}'{}", sort.name(), meant(name, names.chain(pieces)))));
    }
    let mut wrong = None;
    for (number, form) in forms.iter().filter(|(_, form)| form.pieces.len() == said.len()) {
        let values = form.pieces.iter().zip(said).map(|(piece, word)| value(words, line, piece, word));
        match values.collect::<Result<Vec<_>, _>>() {
            Ok(values) => return Ok(Use { form: *number, values: values.into_iter().flatten().collect() }),
            Err(reason) => wrong = Some(reason),
        }
    }
    Err(wrong.filter(|_| forms.len() == 1).unwrap_or_else(|| {
        let known: Vec<String> = forms.iter().map(|(_, form)| written(form)).collect();
        (line, format!("'{}' is not how '{name}' is used: {}", phrase.join(" "), known.join(", or ")))
    }))
}

fn written(form: &Form) -> String {
    let piece = |piece: &Piece| match piece {
        Piece::Just(word) | Piece::One(word) => word.clone(),
        Piece::Some(kind) => format!("{kind}..."),
        Piece::Maybe(kind) => format!("{kind}?"),
        Piece::Game(cell) => cell.clone(),
        known => PIECES.into_iter().find(|(_, piece)| piece == known).map_or("", |(name, _)| name).into(),
    };
    [form.name.clone()].into_iter().chain(form.pieces.iter().map(piece)).collect::<Vec<_>>().join(" ")
}

/// What a word stands for; nothing where only this word could stand here.
pub fn value(words: &Words, line: usize, piece: &Piece, word: &str) -> Result<Option<Value>, Wrong> {
    let wrong = |reason: &str| (line, format!("'{word}' is no {reason}"));
    let figure = |number: Option<i32>, sort: &str| number.map(Value::Number).ok_or_else(|| wrong(sort));
    let value = match piece {
        Piece::Just(just) if just == word => return Ok(None),
        Piece::Just(just) => return Err((line, format!("'{just}' should stand where '{word}' does"))),
        Piece::Text => Value::Text(word.into(), line),
        Piece::Word => Value::Word(word.into()),
        Piece::Count => figure(plain::<u8>(word), "number from 0 to 255")?,
        Piece::Number => figure(plain::<u16>(word), "number from 0 to 65535")?,
        Piece::Coordinate => figure(plain::<i16>(word), "coordinate, such as -12")?,
        Piece::Signed => {
            let number = word.parse::<i8>().ok().filter(|_| word.starts_with(['+', '-']));
            figure(number.map(i32::from), "number with its sign, such as +1")?
        }
        Piece::Clock => clock(word).ok_or_else(|| wrong("clock position, such as 7:05"))?,
        Piece::One(kind) => Value::One(kind.clone(), one(words, line, kind, word)?),
        Piece::Some(kind) => Value::Some(kind.clone(), vec![one(words, line, kind, word)?]),
        Piece::Maybe(_) | Piece::Effect | Piece::MaybeEffect | Piece::Game(_) => {
            return Err((line, "only a sheet has such a cell".into()));
        }
    };
    Ok(Some(value))
}

fn plain<N: std::str::FromStr + Into<i32>>(word: &str) -> Option<i32> {
    word.parse::<N>().ok().filter(|_| !word.starts_with('+')).map(Into::into)
}

/// A member of a kind.
pub fn one(words: &Words, line: usize, kind: &str, word: &str) -> Result<String, Wrong> {
    let members = || words.parts_of(kind).flat_map(|part| words.kinds.get(part).into_iter().flatten());
    if members().any(|member| member == word) {
        return Ok(word.into());
    }
    Err((line, format!("'{word}' is no {kind}{}", meant(word, members().map(String::as_str)))))
}

/// Twelve hours, and minutes of two digits.
fn clock(word: &str) -> Option<Value> {
    let (hours, minutes) = word.split_once(':').filter(|(_, minutes)| minutes.len() == 2)?;
    let (hours, minutes) = (hours.parse().ok()?, minutes.parse().ok()?);
    ((1..=12).contains(&hours) && minutes < 60).then_some(Value::Clock(hours, minutes))
}
