//! One byte of a SQLite file flipped, and which tables' rows are still as they were.

use std::collections::BTreeMap;
use std::os::unix::fs::FileExt;
use std::path::Path;

use rusqlite::types::Value;
use rusqlite::{Connection, params};

use crate::journal::table_name;
use crate::luck::Luck;
use crate::{Result, because};

fn open(folder: &Path) -> Result<Connection> {
    Connection::open(folder.join("orrery.db")).map_err(because("cannot open the database"))
}

/// Everything into the one file.
pub fn fold(folder: &Path) -> Result<()> {
    let fold = open(folder)?.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get::<_, i64>(0));
    match fold {
        Ok(0) => Ok(()),
        other => Err(format!("the log could not be folded into the file: {other:?}")),
    }
}

/// Columns whose bytes mean something, each with its table and whether it is text.
const COLUMNS: [(&str, &str, bool); 9] = [
    ("tables", "setup", true),
    ("tables", "chairs", true),
    ("tables", "status", true),
    ("tables", "game", true),
    ("tables", "dice_key", false),
    ("entries", "command", false),
    ("entries", "events", false),
    ("entries", "digest", false),
    ("snapshots", "state", false),
];

/// Somewhere in a page of the file, or somewhere in a value; says where.
pub fn one(folder: &Path, luck: &mut Luck) -> Result<String> {
    if luck.once_in(2) { in_a_page(folder, luck) } else { in_a_value(folder, luck) }
}

fn bit(luck: &mut Luck) -> u8 {
    1 << luck.below(8)
}

/// Not in the pages that hold the shape of the database and the server's secret: those belong to no table.
fn in_a_page(folder: &Path, luck: &mut Luck) -> Result<String> {
    let (pages, size) = pages(folder)?;
    let (number, owner) = luck.one(&pages).ok_or("the file has no pages")?;
    let place = (number - 1) * size + luck.number() % size;
    let file = std::fs::File::options().read(true).write(true).open(folder.join("orrery.db"));
    let file = file.map_err(because("cannot open the file"))?;
    let (mut byte, flip) = ([0], bit(luck));
    file.read_exact_at(&mut byte, place).map_err(because("cannot read a byte"))?;
    file.write_all_at(&[byte[0] ^ flip], place).map_err(because("cannot flip a byte"))?;
    Ok(format!("bit {flip:02x} of byte {} in a page of {owner}", place % size))
}

fn pages(folder: &Path) -> Result<(Vec<(u64, String)>, u64)> {
    let file = open(folder)?;
    let words = "the database does not tell its pages";
    let size: i64 = file.query_row("PRAGMA page_size", [], |row| row.get(0)).map_err(because(words))?;
    let sql =
        "SELECT pageno, name FROM dbstat WHERE name NOT LIKE 'sqlite_schema' AND name NOT LIKE '%meta%' ORDER BY 1";
    let mut statement = file.prepare(sql).map_err(because(words))?;
    let rows =
        statement.query_map([], |row| Ok((row.get::<_, i64>(0)? as u64, row.get(1)?))).map_err(because(words))?;
    Ok((rows.collect::<std::result::Result<_, _>>().map_err(because(words))?, size as u64))
}

fn in_a_value(folder: &Path, luck: &mut Luck) -> Result<String> {
    let file = open(folder)?;
    let words = "a value cannot be flipped";
    let filled: Vec<_> = COLUMNS.iter().filter(|(table, _, _)| count(&file, table) > 0).collect();
    let (table, column, is_text) = **luck.one(&filled).ok_or(words)?;
    let (key, seq) = keys(table);
    let sql = format!("SELECT {key}, {seq}, CAST({column} AS BLOB) FROM {table} ORDER BY 1, 2 LIMIT 1 OFFSET ?1");
    let place = luck.below(count(&file, table)) as i64;
    let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
    let (id, number, mut value): (i64, i64, Vec<u8>) = file.query_row(&sql, [place], row).map_err(because(words))?;
    if value.is_empty() {
        return in_a_page(folder, luck);
    }
    let (at, flip) = (luck.below(value.len()), bit(luck));
    value[at] ^= flip;
    let new = if is_text { "CAST(?1 AS TEXT)" } else { "?1" };
    let sql = format!("UPDATE {table} SET {column} = {new} WHERE {key} = ?2 AND {seq} = ?3");
    file.execute(&sql, params![value, id, number]).map_err(because(words))?;
    Ok(format!("bit {flip:02x} of byte {at} of {table}.{column} of table {}", table_name(id)))
}

/// The columns that name a row: only entries have a number of their own.
fn keys(table: &str) -> (&'static str, &'static str) {
    match table {
        "tables" => ("id", "0"),
        "entries" => ("table_id", "seq"),
        _ => ("table_id", "0"),
    }
}

fn count(file: &Connection, table: &str) -> usize {
    file.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get::<_, i64>(0)).unwrap_or(0) as usize
}

/// A row, or why it cannot be read.
type Found = std::result::Result<Vec<Value>, String>;

/// The rows of each table as its own reader finds them; an error is a value like another.
pub struct Rows(BTreeMap<String, Vec<Found>>);

/// By a table's number, and by the persons at it. Entries also as they are sought when one is added: a page on the way
/// to them may be damaged where they themselves are not.
const READS: [&str; 6] = [
    "SELECT * FROM tables WHERE id = ?1",
    "SELECT * FROM entries WHERE table_id = ?1 ORDER BY seq",
    "SELECT * FROM entries WHERE table_id = ?1 AND seq > -1 ORDER BY seq",
    "SELECT * FROM snapshots WHERE table_id = ?1",
    "SELECT * FROM chairs WHERE table_id = ?1",
    "SELECT * FROM people WHERE id IN (SELECT person_id FROM chairs WHERE table_id = ?1)",
];

impl Rows {
    pub fn read(folder: &Path) -> Result<Rows> {
        let file = open(folder)?;
        let ids = ids(&file);
        Ok(Rows(ids.into_iter().map(|id| (table_name(id), rows_of(&file, id))).collect()))
    }

    /// Whether a table's rows are all there as they were.
    pub fn are_same(&self, later: &Rows, table: &str) -> bool {
        self.0.get(table).is_some_and(|rows| later.0.get(table) == Some(rows))
    }
}

/// As far as they can be listed.
fn ids(file: &Connection) -> Vec<i64> {
    let Ok(mut statement) = file.prepare("SELECT id FROM tables NOT INDEXED") else { return Vec::new() };
    let Ok(rows) = statement.query_map([], |row| row.get(0)) else { return Vec::new() };
    rows.map_while(std::result::Result::ok).collect()
}

fn rows_of(file: &Connection, id: i64) -> Vec<Found> {
    READS.iter().flat_map(|sql| read(file, sql, id).unwrap_or_else(|error| vec![Err(error.to_string())])).collect()
}

fn read(file: &Connection, sql: &str, id: i64) -> rusqlite::Result<Vec<Found>> {
    let mut statement = file.prepare(sql)?;
    let columns = statement.column_count();
    let row = |row: &rusqlite::Row<'_>| (0..columns).map(|column| row.get(column)).collect::<rusqlite::Result<_>>();
    let rows = statement.query_map([id], row)?;
    Ok(rows.map(|row| row.map_err(|error| error.to_string())).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A small database of the same shape.
    fn database() -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        let sql = "CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT);
            CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT);
            CREATE TABLE tables (id INTEGER PRIMARY KEY, setup TEXT, chairs TEXT, status TEXT, game TEXT, dice_key BLOB);
            CREATE TABLE chairs (table_id INTEGER, person_id INTEGER, PRIMARY KEY (table_id, person_id));
            CREATE TABLE entries (table_id INTEGER, seq INTEGER, command BLOB, events BLOB, digest BLOB,
                PRIMARY KEY (table_id, seq)) WITHOUT ROWID;
            CREATE TABLE snapshots (table_id INTEGER PRIMARY KEY, state BLOB);
            INSERT INTO tables VALUES (1, 's', 'c', 'r', 'g', x'0102'), (2, 's', 'c', 'r', 'g', x'0102');
            INSERT INTO entries VALUES (1, 0, x'00', x'01', x'02'), (2, 0, x'00', x'01', x'02');";
        open(folder.path()).unwrap().execute_batch(sql).unwrap();
        folder
    }

    #[test]
    fn a_flipped_value_damages_one_table() {
        for seed in 0..20 {
            let folder = database();
            let before = Rows::read(folder.path()).unwrap();
            in_a_value(folder.path(), &mut Luck::new(seed)).unwrap();
            let after = Rows::read(folder.path()).unwrap();
            let same = [1, 2].map(|id| before.are_same(&after, &table_name(id)));
            assert_eq!(same.iter().filter(|same| **same).count(), 1, "seed {seed}: {same:?}");
        }
    }

    #[test]
    fn a_flipped_byte_is_one_byte() {
        let folder = database();
        let before = std::fs::read(folder.path().join("orrery.db")).unwrap();
        let said = in_a_page(folder.path(), &mut Luck::new(5)).unwrap();
        let after = std::fs::read(folder.path().join("orrery.db")).unwrap();
        let differ: Vec<usize> = (0..before.len()).filter(|at| before[*at] != after[*at]).collect();
        assert_eq!(differ.len(), 1, "{said}");
        assert!(differ[0] >= 4096, "the first page belongs to no table");
    }
}
