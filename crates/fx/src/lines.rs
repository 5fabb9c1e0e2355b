//! Lines and words of a content file, each with the line it stands in.

use crate::{Problem, Source};

/// Something that begins at the margin, with everything that is indented below it.
pub struct Entry<'a> {
    pub head: Item<'a>,
    pub items: Vec<Item<'a>>,
}

/// A line with those that go on with it, as words.
#[derive(Default)]
pub struct Item<'a> {
    pub line: usize,
    pub words: Vec<(usize, &'a str)>,
}

pub fn entries(file: Source<'_>) -> Vec<Entry<'_>> {
    let mut entries: Vec<Entry<'_>> = Vec::new();
    for (number, text) in file.text.lines().enumerate() {
        let text = text.split('#').next().unwrap_or("");
        let words: Vec<(usize, &str)> = split(text).into_iter().map(|word| (number + 1, word)).collect();
        let indent = text.len() - text.trim_start().len();
        let item = Item { line: number + 1, words };
        match (entries.last_mut(), indent) {
            _ if item.words.is_empty() => {}
            (None, _) | (_, 0) => entries.push(Entry { head: item, items: Vec::new() }),
            (Some(entry), indent) => match entry.items.last_mut() {
                Some(last) if indent > 2 => last.words.extend(item.words),
                _ => entry.items.push(item),
            },
        }
    }
    entries
}

/// A card on one line: what stands between its bars, each as words.
pub struct Row<'a> {
    pub line: usize,
    pub cells: Vec<Vec<(usize, &'a str)>>,
}

pub fn rows(file: Source<'_>) -> Vec<Row<'_>> {
    let numbered =
        file.text.lines().enumerate().map(|(number, text)| (number + 1, text.split('#').next().unwrap_or("")));
    let cell = |line: usize, cell| split(cell).into_iter().map(|word| (line, word)).collect();
    numbered
        .filter(|(_, text)| !text.trim().is_empty())
        .map(|(line, text)| Row { line, cells: text.split('|').map(|text| cell(line, text)).collect() })
        .collect()
}

const MARKS: [&str; 9] = ["=>", "->", "//", "(", ")", ";", ":", "=", "~"];

fn split(mut text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    loop {
        text = text.trim_start();
        if text.is_empty() {
            return words;
        }
        let mark = MARKS.into_iter().find(|mark| text.starts_with(mark));
        let end = mark.map_or_else(|| word_end(text), str::len);
        words.push(&text[..end]);
        text = &text[end..];
    }
}

/// A word ends at a space or a mark; `>=` and `<=` are words, and so is a clock position such as `7:05`.
fn word_end(text: &str) -> usize {
    if text.starts_with(">=") || text.starts_with("<=") {
        return 2;
    }
    let digit = |at: usize| text.as_bytes().get(at).is_some_and(u8::is_ascii_digit);
    let in_clock = |at: usize| text[at..].starts_with(':') && digit(at - 1) && digit(at + 1);
    let ends = |at: usize| {
        let mark = || MARKS.iter().any(|mark| text[at..].starts_with(mark)) && !in_clock(at);
        text[at..].starts_with(char::is_whitespace) || mark()
    };
    text.char_indices().map(|(at, _)| at).find(|at| *at > 0 && ends(*at)).unwrap_or(text.len())
}

pub fn problem(file: &str, line: usize, reason: impl Into<String>) -> Problem {
    Problem { file: file.to_owned(), line, reason: reason.into() }
}

/// The word of `known` that somebody may have meant, as the end of a sentence.
pub fn meant<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> String {
    let near = known.map(|known| (distance(word, known), known)).min();
    match near {
        Some((steps, near)) if steps <= 2 && steps < near.len() => format!("; did you mean '{near}'?"),
        _ => String::new(),
    }
}

/// How many letters must be put in, taken out or changed.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (at, letter) in one.chars().enumerate() {
        let mut before = std::mem::replace(&mut row[0], at + 1);
        for place in 0..other.len() {
            let change = before + usize::from(other[place] != letter);
            before = row[place + 1];
            row[place + 1] = change.min(before + 1).min(row[place] + 1);
        }
    }
    row[other.len()]
}
