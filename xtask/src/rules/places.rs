//! The source of a game, line by line: what belongs to the rules, and what to a test.

use std::path::{Path, PathBuf};

use super::token;

/// A line of a file of the game's folder.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    pub file: String,
    pub line: usize,
}

struct Line {
    place: Place,
    text: String,
    part: Part,
}

/// What a line belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Rules,
    /// A test that runs, with its name, attributes and the comment above it.
    Test,
    /// Helpers of tests, and tests that are ignored.
    Helper,
}

pub struct Source {
    lines: Vec<Line>,
    /// The names of constants that stand for ids.
    constants: Vec<(String, String)>,
}

impl Source {
    pub fn read(game: &Path) -> Result<Source, String> {
        let mut lines = Vec::new();
        for folder in ["src", "content", "tests"] {
            for file in sources(&game.join(folder)) {
                let text = std::fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
                let name = file.strip_prefix(game).unwrap_or(&file).to_string_lossy().into_owned();
                lines.extend(split(&name, &text, folder == "tests"));
            }
        }
        let constants = lines.iter().filter_map(|line| constant(&line.text)).collect();
        Ok(Source { lines, constants })
    }

    pub fn constants_of(&self, id: &str) -> Vec<String> {
        self.constants.iter().filter(|(_, known)| known == id).map(|(name, _)| name.clone()).collect()
    }

    /// Where the id or its constant is used outside tests; giving the constant its value is no use.
    pub fn implementing(&self, id: &str, names: &[String]) -> Vec<Place> {
        let is_use = |line: &&Line| line.part == Part::Rules && constant(&line.text).is_none();
        self.places(id, names, is_use)
    }

    pub fn testing(&self, id: &str, names: &[String]) -> Vec<Place> {
        self.places(id, names, |line| line.part == Part::Test)
    }

    fn places(&self, id: &str, names: &[String], is_part: impl Fn(&&Line) -> bool) -> Vec<Place> {
        let lines = self.lines.iter().filter(is_part).filter(|line| is_about(&line.text, id, names));
        lines.map(|line| line.place.clone()).collect()
    }
}

fn is_about(text: &str, id: &str, names: &[String]) -> bool {
    token::has(text, id)
        || names.iter().any(|name| token::has(text, &format!("ids::{name}")))
        || function(text).is_some_and(|name| token::is_in_name(name, id))
}

/// `pub const NAME: Rule = Rule("id");`
fn constant(line: &str) -> Option<(String, String)> {
    let (name, value) = line.trim().strip_prefix("pub const ")?.split_once(": Rule = Rule(\"")?;
    Some((name.to_owned(), value.split('"').next()?.to_owned()))
}

fn function(line: &str) -> Option<&str> {
    line.trim_start().trim_start_matches("pub ").trim_start_matches("async ").strip_prefix("fn ")?.split('(').next()
}

/// Rust, and the content files that become Rust.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for path in std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs" || extension == "fx") {
            files.push(path);
        }
    }
    files.sort();
    files
}

fn split(file: &str, text: &str, is_test_file: bool) -> Vec<Line> {
    let lines: Vec<&str> = text.lines().collect();
    let begin = lines.iter().position(|line| line.trim() == "#[cfg(test)]").unwrap_or(lines.len());
    let begin = if is_test_file { 0 } else { begin };
    let mut parts: Vec<Part> = (0..lines.len()).map(|i| if i < begin { Part::Rules } else { Part::Helper }).collect();
    for at in (begin..lines.len()).filter(|at| is_test(&lines, *at)) {
        let (first, last) = extent(&lines, at);
        parts[first..=last].fill(Part::Test);
    }
    let line = |(i, text): (usize, &&str)| Line {
        place: Place { file: file.to_owned(), line: i + 1 },
        text: (*text).to_owned(),
        part: parts[i],
    };
    lines.iter().enumerate().map(line).collect()
}

/// A test that is not ignored.
fn is_test(lines: &[&str], at: usize) -> bool {
    let head = lines[at..].iter().take_while(|line| function(line).is_none());
    lines[at].trim() == "#[test]" && !head.clone().any(|line| line.trim().starts_with("#[ignore"))
}

/// From the comment above a test to the brace that ends it, which has the depth of its attribute.
fn extent(lines: &[&str], at: usize) -> (usize, usize) {
    let above = lines[..at].iter().rev().take_while(|line| matches!(line.trim().get(..2), Some("//" | "#["))).count();
    let depth = lines[at].len() - lines[at].trim_start().len();
    let is_end = |line: &&str| line.trim() == "}" && line.len() - line.trim_start().len() == depth;
    let last = lines[at..].iter().position(is_end).map_or(lines.len() - 1, |count| at + count);
    (at - above, last)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "\
pub const ONE: Rule = Rule(\"R1\");
/// R1: said here.
fn rule() { check(ids::ONE) }
#[cfg(test)]
mod tests {
    fn helper_r1() {}
    // Rule: R1
    #[test]
    fn it_holds_r1() {
        helper();
    }
    #[test]
    #[ignore = \"slow\"]
    fn not_counted_r1() {
    }
}
";

    fn source() -> Source {
        let lines = split("src/lib.rs", FILE, false);
        let constants = lines.iter().filter_map(|line| constant(&line.text)).collect();
        Source { lines, constants }
    }

    fn numbers(places: &[Place]) -> Vec<usize> {
        places.iter().map(|place| place.line).collect()
    }

    #[test]
    fn uses_implement_and_the_constant_itself_does_not() {
        let source = source();
        let names = source.constants_of("R1");
        assert_eq!(names, ["ONE"]);
        assert_eq!(numbers(&source.implementing("R1", &names)), [2, 3]);
    }

    #[test]
    fn only_tests_that_run_count() {
        assert_eq!(numbers(&source().testing("R1", &[])), [7, 9]);
    }
}
