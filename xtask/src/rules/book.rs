//! The rulebooks of a game: which ids they hold, and which they must hold.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

const LANGS: [&str; 3] = ["en", "it", "ja"];

pub struct Books {
    /// In the order of the list, then of the English book.
    order: Vec<String>,
    /// By language: the id and title of each entry.
    entries: BTreeMap<&'static str, BTreeMap<String, String>>,
}

impl Books {
    pub fn read(game: &Path) -> Result<Books, String> {
        let folder = game.join("rulebook");
        let mut order: Vec<String> = read(&folder.join("ids.txt"))?.split_whitespace().map(str::to_owned).collect();
        let mut entries = BTreeMap::new();
        for lang in LANGS {
            let found = headings(&read(&folder.join(format!("{lang}.md")))?);
            order.extend(found.iter().map(|(id, _)| id.clone()));
            entries.insert(lang, found.into_iter().collect());
        }
        Ok(Books { order: without_repeats(order), entries })
    }

    pub fn ids(&self) -> Vec<String> {
        self.order.clone()
    }

    pub fn title(&self, id: &str) -> String {
        self.entries.get("en").and_then(|book| book.get(id)).cloned().unwrap_or_default()
    }

    /// The languages whose book does not have the rule.
    pub fn without(&self, id: &str) -> Vec<&'static str> {
        let lacks = |lang: &&str| !self.entries.get(lang).is_some_and(|book| book.contains_key(id));
        LANGS.into_iter().filter(lacks).collect()
    }
}

fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("cannot read {}: {error}", path.display()))
}

/// `### id Title` begins an entry.
fn headings(book: &str) -> Vec<(String, String)> {
    let heading = |line: &str| {
        let (id, title) = line.strip_prefix("### ")?.trim().split_once(char::is_whitespace)?;
        Some((id.to_owned(), title.trim().to_owned()))
    };
    book.lines().filter_map(heading).collect()
}

fn without_repeats(ids: Vec<String>) -> Vec<String> {
    let mut seen = BTreeSet::new();
    ids.into_iter().filter(|id| seen.insert(id.clone())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_hold_id_and_title() {
        let book = "# Game\n\n## Chapter\n\n### iI2c.1 One ship each\nText.\n\n###  R40 　時\n### lonely\n";
        let found = headings(book);
        assert_eq!(found[0], ("iI2c.1".into(), "One ship each".into()));
        assert_eq!(found.len(), 2);
    }
}
