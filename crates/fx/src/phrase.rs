//! A word with what stands behind it, in the forms a game knows.

use crate::lines::meant;
use crate::words::{Form, Piece, Sort, Words};

/// A line, and what is wrong with it.
pub type Wrong = (usize, String);

#[derive(Clone, Debug)]
pub enum Value {
    Number(i16),
    /// A text of the card, with the line that names it.
    Text(String, usize),
    Word(String),
    One(String, String),
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
        Piece::Count => "count".into(),
        Piece::Signed => "signed".into(),
        Piece::Text => "text".into(),
        Piece::Word => "word".into(),
        Piece::Just(word) | Piece::One(word) => word.clone(),
    };
    [form.name.clone()].into_iter().chain(form.pieces.iter().map(piece)).collect::<Vec<_>>().join(" ")
}

/// What a word stands for; nothing where only this word could stand here.
pub fn value(words: &Words, line: usize, piece: &Piece, word: &str) -> Result<Option<Value>, Wrong> {
    let wrong = |reason: String| Err((line, reason));
    match piece {
        Piece::Just(just) if just == word => Ok(None),
        Piece::Just(just) => wrong(format!("'{just}' should stand where '{word}' does")),
        Piece::Text => Ok(Some(Value::Text(word.into(), line))),
        Piece::Word => Ok(Some(Value::Word(word.into()))),
        Piece::Count => match word.parse::<u8>() {
            Ok(number) if !word.starts_with('+') => Ok(Some(Value::Number(number.into()))),
            _ => wrong(format!("'{word}' is no number from 0 to 255")),
        },
        Piece::Signed => match word.parse::<i8>() {
            Ok(number) if word.starts_with(['+', '-']) => Ok(Some(Value::Number(number.into()))),
            _ => wrong(format!("'{word}' is no number with its sign, such as +1")),
        },
        Piece::One(kind) => {
            let members = words.kinds.get(kind).map_or(&[][..], Vec::as_slice);
            if members.iter().any(|member| member == word) {
                return Ok(Some(Value::One(kind.clone(), word.into())));
            }
            wrong(format!("'{word}' is no {kind}{}", meant(word, members.iter().map(String::as_str))))
        }
    }
}
