//! Reads the message files: a subset of Fluent's syntax.

use std::collections::BTreeMap;

pub type Pattern = Vec<Part>;

#[derive(Debug, PartialEq, Eq)]
pub enum Part {
    Text(String),
    Arg(&'static str),
    Select { arg: &'static str, cases: Vec<(String, Pattern)>, other: Pattern },
}

/// All messages of a file. Lines that begin with a letter open a message, indented ones carry it on, `#` comments.
pub fn read(source: &'static str) -> BTreeMap<&'static str, Pattern> {
    messages(source).into_iter().map(|(id, body)| (id, parse(body))).collect()
}

fn messages(source: &'static str) -> Vec<(&'static str, &'static str)> {
    let mut starts: Vec<usize> = Vec::new();
    let mut at = 0;
    for line in source.split_inclusive('\n') {
        if line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '#') {
            starts.push(at);
        }
        at += line.len();
    }
    let ends = starts.iter().skip(1).copied().chain([source.len()]);
    let blocks = starts.iter().zip(ends).map(|(from, to)| &source[*from..to]);
    blocks
        .filter_map(|block| block.split_once('=').filter(|_| !block.starts_with('#')))
        .map(|(id, body)| (id.trim(), body.trim()))
        .collect()
}

fn parse(body: &'static str) -> Pattern {
    let mut parts = Vec::new();
    let mut rest = body;
    while let Some(open) = rest.find('{') {
        let Some(close) = matching(rest, open) else { break };
        push_text(&mut parts, &rest[..open]);
        parts.push(placeable(rest[open + 1..close].trim()));
        rest = &rest[close + 1..];
    }
    push_text(&mut parts, rest);
    parts
}

fn push_text(parts: &mut Pattern, text: &str) {
    if !text.is_empty() {
        // A message may be broken over lines; the break is a space.
        let joined = text.split('\n').map(str::trim_start).collect::<Vec<_>>().join(" ");
        let kept = if text.contains('\n') { joined } else { text.to_owned() };
        parts.push(Part::Text(kept));
    }
}

fn matching(text: &str, open: usize) -> Option<usize> {
    let mut depth = 0;
    for (i, c) in text.char_indices().skip_while(|(i, _)| *i < open) {
        match c {
            '{' => depth += 1,
            '}' if depth == 1 => return Some(i),
            '}' => depth -= 1,
            _ => {}
        }
    }
    None
}

fn placeable(inside: &'static str) -> Part {
    match inside.split_once("->") {
        None => match inside.strip_prefix('$') {
            Some(name) => Part::Arg(name.trim()),
            None => Part::Text(inside.trim_matches('"').to_owned()),
        },
        Some((selector, cases)) => select(selector.trim().trim_start_matches('$'), cases),
    }
}

fn select(arg: &'static str, cases: &'static str) -> Part {
    let mut named: Vec<(String, Pattern)> = Vec::new();
    for case in split_cases(cases) {
        if let Some((name, body)) = case.split_once(']') {
            named.push((name.trim().to_owned(), parse(body.trim())));
        }
    }
    let other = named.iter().position(|(name, _)| name == "other").map(|i| named.remove(i).1).unwrap_or_default();
    Part::Select { arg, cases: named, other }
}

/// Cases begin with `[name]` or `*[name]` outside of braces.
fn split_cases(cases: &'static str) -> Vec<&'static str> {
    let mut starts = Vec::new();
    let mut depth = 0;
    for (i, c) in cases.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            '[' if depth == 0 => starts.push(i + 1),
            _ => {}
        }
    }
    let ends: Vec<usize> = starts.iter().skip(1).map(|next| next - 1).chain([cases.len()]).collect();
    starts.iter().zip(ends).map(|(from, to)| cases[*from..to].trim().trim_end_matches('*').trim_end()).collect()
}

/// The names of a message's arguments, sorted, once each.
pub fn args(pattern: &[Part]) -> Vec<&'static str> {
    let mut names = Vec::new();
    collect(pattern, &mut names);
    names.sort_unstable();
    names.dedup();
    names
}

fn collect(pattern: &[Part], names: &mut Vec<&'static str>) {
    for part in pattern {
        match part {
            Part::Text(_) => {}
            Part::Arg(name) => names.push(name),
            Part::Select { arg, cases, other } => {
                // A language without plurals shows the number without selecting on it.
                names.push(arg);
                cases.iter().for_each(|(_, case)| collect(case, names));
                collect(other, names);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_comments_and_continued_lines() {
        let read = read("# a note = not a message\nfirst = One\n    and two\n\nsecond-2 = { $a }{ $b }");
        assert_eq!(read["first"], vec![Part::Text("One and two".into())]);
        assert_eq!(read["second-2"], vec![Part::Arg("a"), Part::Arg("b")]);
        assert_eq!(read.len(), 2);
    }

    #[test]
    fn broken_braces_do_not_panic() {
        assert_eq!(read("a = { $x").len(), 1);
        assert_eq!(read("a = {").len(), 1);
        assert_eq!(read("a = } {").len(), 1);
        assert_eq!(read("a = { $n -> [one").len(), 1);
    }
}
