//! Survivors that a game's folder lists with a reason each: faults that are none, or that no test can see.

use std::collections::BTreeMap;

use crate::shell::root;

#[derive(Debug, Default)]
pub struct Accepted {
    reasons: BTreeMap<String, String>,
}

impl Accepted {
    pub fn read(game: &str) -> Result<Accepted, String> {
        let file = root().join("crates/games").join(game).join("mutants.txt");
        match std::fs::read_to_string(&file) {
            Ok(text) => Accepted::of(&text).map_err(|line| format!("{}: no reason in: {line}", file.display())),
            Err(_) => Ok(Accepted::default()),
        }
    }

    /// `src/rules/fly.rs: replace < with <= in check | reason`; a line that begins with `#` is a comment.
    pub fn of(text: &str) -> Result<Accepted, String> {
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        let entry = |line: &str| {
            let (key, reason) = line.rsplit_once(" | ").ok_or_else(|| line.to_owned())?;
            Ok((key.trim().to_owned(), reason.trim().to_owned()))
        };
        Ok(Accepted { reasons: lines.map(entry).collect::<Result<_, String>>()? })
    }

    pub fn reason(&self, key: &str) -> Option<&str> {
        self.reasons.get(key).map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_a_mutant_and_a_reason() {
        let list = Accepted::of("# why\n\nsrc/a.rs: replace | with ^ in f | no bit is in both\n").expect("a list");
        assert_eq!(list.reason("src/a.rs: replace | with ^ in f"), Some("no bit is in both"));
        assert_eq!(list.reason("src/a.rs: replace | with & in f"), None);
        assert!(Accepted::of("src/a.rs: replace + with - in f").is_err());
    }

    #[test]
    fn the_lists_of_all_games_can_be_read() {
        for game in ["interstellar", "space-diamonds", "starfarers", "starship-builder", "vanguard"] {
            assert!(Accepted::read(game).is_ok(), "{game}");
        }
    }
}
