//! Amounts in words: "2 ore, 1 fuel", "ore 2 fuel 1", "鉱石2、燃料1", "ore" for one of it, or a number for each kind.

use std::ops::RangeInclusive;

use super::names::{Name, find};
use super::typed::Wrong;

#[derive(Debug, PartialEq, Eq)]
enum Token<'a> {
    Number(u32),
    Word(&'a str),
}

/// How much of each kind a line says, in the order of the kinds.
pub fn read(names: &[Name], line: &str) -> Result<Vec<u32>, Wrong> {
    let unknown = || Wrong::Unknown { word: line.to_owned(), known: names.iter().map(Name::shown).collect() };
    let bare: Option<Vec<u32>> =
        line.split([',', ' ']).filter(|word| !word.is_empty()).map(|word| word.parse().ok()).collect();
    match bare {
        Some(counts) if counts.len() == names.len() => return Ok(counts),
        Some(counts) if counts == [0] => return Ok(vec![0; names.len()]),
        Some(_) => return Err(unknown()),
        None => {}
    }
    let mut counts = vec![0u32; names.len()];
    for chunk in line.split(',').filter(|chunk| !chunk.trim().is_empty()) {
        for (count, word) in pairs(&tokens(chunk).ok_or_else(unknown)?).ok_or_else(unknown)? {
            let kind = &mut counts[find(names, word)?];
            *kind = kind.checked_add(count).ok_or_else(unknown)?;
        }
    }
    Ok(counts)
}

/// Runs of digits, and what stands between them; `None` for a number beyond all numbers.
fn tokens(chunk: &str) -> Option<Vec<Token<'_>>> {
    let (mut tokens, mut rest) = (Vec::new(), chunk.trim());
    while let Some(first) = rest.chars().next() {
        let is_number = first.is_ascii_digit();
        let end = rest.find(|next: char| next.is_ascii_digit() != is_number).unwrap_or(rest.len());
        let (run, after) = rest.split_at(end);
        tokens.push(if is_number { Token::Number(run.parse().ok()?) } else { Token::Word(run.trim()) });
        rest = after.trim_start();
    }
    Some(tokens)
}

/// Numbers before their words or after them, the same all along; a word alone is one of it.
fn pairs<'a>(tokens: &[Token<'a>]) -> Option<Vec<(u32, &'a str)>> {
    if let [Token::Word(word)] = tokens {
        return Some(vec![(1, word)]);
    }
    let pair = |pair: &[Token<'a>]| match pair {
        [Token::Number(count), Token::Word(word)] | [Token::Word(word), Token::Number(count)] => Some((*count, *word)),
        _ => None,
    };
    tokens.chunks(2).map(pair).collect()
}

/// Amounts that a question would take, of more than one kind if it can be.
pub fn sample(ranges: &[RangeInclusive<u32>], total: &RangeInclusive<u32>) -> Vec<u32> {
    let mut counts: Vec<u32> = ranges.iter().map(|range| *range.start()).collect();
    let sum = counts.iter().fold(0u32, |sum, count| sum.saturating_add(*count));
    let mut left = 3.clamp(*total.start(), (*total.end()).max(*total.start())).saturating_sub(sum);
    // Two of the first kind and one of the others; more of them only where that is too little.
    for most in [[2, 1], [u32::MAX, u32::MAX]] {
        for (at, range) in ranges.iter().enumerate() {
            let room = most[at.min(1)].min(*range.end()).saturating_sub(counts[at]).min(left);
            counts[at] += room;
            left -= room;
        }
    }
    counts
}
