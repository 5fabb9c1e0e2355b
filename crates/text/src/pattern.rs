//! Reads the message files with Fluent's own parser, and makes of them what can be said fast.

use std::collections::BTreeMap;

use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, PatternElement, VariantKey};
use fluent_syntax::parser;

pub type Pattern = Vec<Part>;

#[derive(Debug, PartialEq, Eq)]
pub enum Part {
    Text(String),
    Arg(&'static str),
    Select { arg: &'static str, cases: Vec<(&'static str, Pattern)>, other: Pattern },
}

/// All messages of a source, and what is wrong with it: file, line and reason.
pub fn read(source: &'static str) -> (BTreeMap<&'static str, Pattern>, Vec<String>) {
    let (resource, errors) = match parser::parse(source) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    let mut mistakes: Vec<String> =
        errors.iter().map(|error| format!("{}: {}", place(source, error.pos.start), error.kind)).collect();
    let mut messages = BTreeMap::new();
    for entry in resource.body {
        let Entry::Message(ast::Message { id, value: Some(value), .. }) = entry else { continue };
        let pattern = pattern(&value).unwrap_or_else(|why| {
            mistakes.push(format!("{}: {why}", place(source, offset(source, id.name))));
            Pattern::new()
        });
        if messages.insert(id.name, pattern).is_some() {
            mistakes.push(format!("{}: {} is said twice", place(source, offset(source, id.name)), id.name));
        }
    }
    (messages, mistakes)
}

/// Cases that are never chosen where the language has no singular.
pub fn singulars(source: &str) -> impl Iterator<Item = String> + '_ {
    source.match_indices("[one]").map(|(at, _)| format!("{}: no number is [one] here, write [1]", place(source, at)))
}

/// Where a part of the source begins.
fn offset(source: &str, part: &str) -> usize {
    (part.as_ptr() as usize).saturating_sub(source.as_ptr() as usize).min(source.len())
}

/// The file and line of a place; [`files!`](crate::files) has put the names of the files in.
fn place(source: &str, at: usize) -> String {
    let before = source.get(..at).unwrap_or(source);
    let Some(mark) = before.rfind(crate::FILE) else { return format!("line:{}", 1 + before.matches('\n').count()) };
    let file = source[mark + crate::FILE.len()..].lines().next().unwrap_or_default();
    // The mark begins with a line break, and its own line is none of the file's.
    format!("{file}:{}", before[mark..].matches('\n').count() - 1)
}

/// Placeables, plural selects and selects on words; no terms, attributes or functions.
fn pattern(pattern: &ast::Pattern<&'static str>) -> Result<Pattern, String> {
    pattern.elements.iter().map(part).collect()
}

fn part(element: &PatternElement<&'static str>) -> Result<Part, String> {
    match element {
        // A message may be broken over lines; the break is a space.
        PatternElement::TextElement { value } => Ok(Part::Text(value.replace('\n', " "))),
        PatternElement::Placeable { expression: Expression::Inline(inline) } => placeable(inline),
        PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
            select(selector, variants)
        }
    }
}

fn placeable(inline: &InlineExpression<&'static str>) -> Result<Part, String> {
    match inline {
        InlineExpression::StringLiteral { value } => Ok(Part::Text((*value).to_owned())),
        InlineExpression::VariableReference { id } => Ok(Part::Arg(id.name)),
        _ => Err("only arguments and strings stand in braces here".into()),
    }
}

fn select(selector: &InlineExpression<&'static str>, variants: &[ast::Variant<&'static str>]) -> Result<Part, String> {
    let InlineExpression::VariableReference { id } = selector else {
        return Err("only an argument can be selected on".into());
    };
    let (mut cases, mut other) = (Vec::new(), Pattern::new());
    for variant in variants {
        let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) = variant.key;
        let said = pattern(&variant.value)?;
        if variant.default { other = said } else { cases.push((name, said)) }
    }
    Ok(Part::Select { arg: id.name, cases, other })
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
        let (read, mistakes) = read("# a note = not a message\nfirst = One\n    and two\n\nsecond-2 = { $a }{ $b }");
        let text = |text: &str| Part::Text(text.into());
        assert_eq!(read["first"], vec![text("One "), text("and two")]);
        assert_eq!(read["second-2"], vec![Part::Arg("a"), Part::Arg("b")]);
        assert_eq!((read.len(), mistakes), (2, Vec::new()));
    }

    #[test]
    fn a_mistake_is_told_with_its_file_and_line() {
        let wrong = |source: &'static str| read(source).1;
        assert_eq!(wrong("good = x\nbad = { $x\n").len(), 1);
        assert!(wrong("good = x\n\nbad = { $x\n")[0].starts_with("line:"), "{:?}", wrong("bad = { $x\n"));
        let files = "\n### file one.ftl\na = 1\nb = 2\n\n### file two.ftl\nc = 3\nd = { FUN() }\n";
        assert_eq!(wrong(files), ["two.ftl:2: only arguments and strings stand in braces here"]);
        assert_eq!(wrong("\n### file one.ftl\na = 1\na = 2\n"), ["one.ftl:2: a is said twice"]);
        assert_eq!(wrong("a = { $n -> [one] x *[other] y }\n").len(), 1, "cases begin on lines of their own");
    }
}
