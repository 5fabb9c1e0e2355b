//! `cargo xtask rules`: every rule id of every game with the places that implement and test it.
//!
//! A game's folder lists in `rulebook/ids.txt` the ids it must cover; its rulebooks may hold further ones of our own.

mod book;
mod places;
mod token;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::shell::root;
use book::Books;
use places::{Place, Source};

#[derive(clap::Args, Default)]
pub struct Args {
    /// Only this game
    #[arg(long)]
    game: Option<String>,
}

/// One rule and where it lives.
struct Row {
    id: String,
    title: String,
    implemented: Vec<Place>,
    tested: Vec<Place>,
    /// Languages whose rulebook does not have it.
    unwritten: Vec<&'static str>,
}

impl Row {
    fn lacks(&self) -> Vec<String> {
        let mut lacks: Vec<String> =
            self.unwritten.iter().map(|lang| format!("no entry in rulebook/{lang}.md")).collect();
        if self.implemented.is_empty() {
            lacks.push("no implementing place".into());
        }
        if self.tested.is_empty() {
            lacks.push("no test".into());
        }
        lacks
    }
}

pub fn run(args: &Args) -> Result<(), String> {
    let (mut failures, catalog) = (0, Catalog::read(&root())?);
    for folder in games(&root())? {
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match &args.game {
            Some(wanted) if *wanted != name => {}
            None if !catalog.holds(&name) => println!("{name}: {}, in the making\n", covered(&rows(&folder)?)),
            _ => failures += report(&name, &rows(&folder)?),
        }
    }
    if failures == 0 { Ok(()) } else { Err(format!("{failures} rules lack something")) }
}

/// The games that can be played: those must be whole. A game that is not yet in the catalog is only counted.
struct Catalog(String);

impl Catalog {
    fn read(root: &Path) -> Result<Self, String> {
        let file = root.join("crates/catalog/Cargo.toml");
        let text =
            std::fs::read_to_string(&file).map_err(|error| format!("cannot read {}: {error}", file.display()))?;
        Ok(Catalog(text))
    }

    fn holds(&self, game: &str) -> bool {
        self.0.lines().any(|line| line.split(['=', '.']).next().is_some_and(|name| name.trim() == game))
    }
}

fn games(root: &Path) -> Result<Vec<PathBuf>, String> {
    let folder = root.join("crates/games");
    let entries = std::fs::read_dir(&folder).map_err(|error| format!("cannot read {}: {error}", folder.display()))?;
    let mut games: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).filter(|path| path.is_dir()).collect();
    games.sort();
    Ok(games)
}

fn rows(game: &Path) -> Result<Vec<Row>, String> {
    let (books, source) = (Books::read(game)?, Source::read(game)?);
    Ok(books.ids().into_iter().map(|id| row(id, &books, &source)).collect())
}

fn row(id: String, books: &Books, source: &Source) -> Row {
    let names = source.constants_of(&id);
    Row {
        title: books.title(&id),
        implemented: source.implementing(&id, &names),
        tested: source.testing(&id, &names),
        unwritten: books.without(&id),
        id,
    }
}

/// Prints the table and counts the rows that lack something.
fn report(game: &str, rows: &[Row]) -> usize {
    println!("{game}");
    let widest = rows.iter().map(|row| row.id.len()).max().unwrap_or(0);
    for row in rows {
        println!("  {:widest$}  {}", row.id, row.title);
        println!("  {:widest$}    implemented  {}", "", listed(&row.implemented));
        println!("  {:widest$}    tested       {}", "", listed(&row.tested));
    }
    let failing: Vec<&Row> = rows.iter().filter(|row| !row.lacks().is_empty()).collect();
    for row in &failing {
        println!("  {}: {}", row.id, row.lacks().join("; "));
    }
    println!("{game}: {}\n", covered(rows));
    failing.len()
}

fn covered(rows: &[Row]) -> String {
    let tested = rows.iter().filter(|row| !row.tested.is_empty()).count();
    format!("{tested} of {} rules have tests ({} %)", rows.len(), tested * 100 / rows.len().max(1))
}

/// `src/a.rs:3,7  tests/b.rs:1`
fn listed(places: &[Place]) -> String {
    let mut files: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for place in places {
        files.entry(&place.file).or_default().push(place.line.to_string());
    }
    if files.is_empty() {
        return "–".into();
    }
    files.iter().map(|(file, lines)| format!("{file}:{}", lines.join(","))).collect::<Vec<_>>().join("  ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_in_the_catalog_must_be_whole() {
        let catalog = Catalog::read(&root()).unwrap();
        let played = games(&root())
            .unwrap()
            .into_iter()
            .filter(|folder| catalog.holds(&folder.file_name().unwrap_or_default().to_string_lossy()));
        assert!(played.count() >= 3, "a catalog that holds nothing would let everything pass");
        assert!(!catalog.holds("orrery-core-that-is-not-there"));
    }

    #[test]
    fn a_row_says_everything_it_lacks() {
        let place = || vec![Place { file: "src/lib.rs".into(), line: 7 }];
        let row = |implemented, tested, unwritten| Row {
            id: "R1".into(),
            title: String::new(),
            implemented,
            tested,
            unwritten,
        };
        assert!(row(place(), place(), vec![]).lacks().is_empty());
        assert_eq!(row(vec![], vec![], vec!["it"]).lacks().len(), 3);
        assert_eq!(listed(&place()), "src/lib.rs:7");
    }
}
