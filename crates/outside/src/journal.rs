//! The journals as the database has them, read without the program.

use std::collections::BTreeMap;

use rusqlite::Connection;
use tokio_postgres::NoTls;

use crate::server::Home;
use crate::{Result, because};

/// Each table's entries in the order of their numbers.
pub type Journals = BTreeMap<String, Vec<Row>>;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub seq: u64,
    pub token: Option<u64>,
    pub command: Vec<u8>,
}

/// As much of a command as can be read without knowing its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    Answer { ask: u64, seat: u8 },
    Undo { to: u64 },
}

impl Row {
    pub fn deed(&self) -> Option<Deed> {
        match self.command.split_first()? {
            (1, answer) => {
                let (ask, rest) = varint(answer)?;
                Some(Deed::Answer { ask, seat: *rest.first()? })
            }
            (3, undo) => Some(Deed::Undo { to: varint(undo.get(1..)?)?.0 }),
            _ => None,
        }
    }
}

/// Seven bits a byte, the lowest first.
fn varint(bytes: &[u8]) -> Option<(u64, &[u8])> {
    let end = bytes.iter().position(|byte| byte & 0x80 == 0).filter(|end| *end < 10)?;
    let value = bytes[..=end].iter().rev().fold(0u64, |value, byte| value << 7 | u64::from(byte & 0x7f));
    Some((value, &bytes[end + 1..]))
}

const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// A table's number as it stands in addresses.
pub fn table_name(id: i64) -> String {
    (0..13).rev().map(|digit| DIGITS[((id as u64) >> (5 * digit) & 31) as usize] as char).collect()
}

const ENTRIES: &str = "SELECT table_id, seq, token, command FROM entries ORDER BY table_id, seq";

pub async fn read(place: &Home) -> Result<Journals> {
    let rows = match place {
        Home::Folder(_) => read_file(&place.file().unwrap_or_default())?,
        Home::Address(address) => read_server(address).await?,
    };
    let mut journals = Journals::new();
    for (table, row) in rows {
        journals.entry(table_name(table)).or_default().push(row);
    }
    Ok(journals)
}

fn read_file(file: &std::path::Path) -> Result<Vec<(i64, Row)>> {
    let connection = Connection::open(file).map_err(because("cannot open the database"))?;
    let mut statement = connection.prepare(ENTRIES).map_err(because("cannot read the entries"))?;
    let row = |row: &rusqlite::Row<'_>| {
        let (seq, token): (i64, Option<i64>) = (row.get(1)?, row.get(2)?);
        Ok((row.get(0)?, Row { seq: seq as u64, token: token.map(|token| token as u64), command: row.get(3)? }))
    };
    let rows = statement.query_map([], row).map_err(because("cannot read the entries"))?;
    rows.collect::<std::result::Result<_, _>>().map_err(because("cannot read an entry"))
}

async fn read_server(address: &str) -> Result<Vec<(i64, Row)>> {
    let (client, connection) = tokio_postgres::connect(address, NoTls).await.map_err(because("cannot connect"))?;
    tokio::spawn(connection);
    let rows = client.query(ENTRIES, &[]).await.map_err(because("cannot read the entries"))?;
    let row = |row: &tokio_postgres::Row| {
        let (seq, token): (i64, Option<i64>) = (row.get(1), row.get(2));
        (row.get(0), Row { seq: seq as u64, token: token.map(|token| token as u64), command: row.get(3) })
    };
    Ok(rows.iter().map(row).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_read_as_far_as_they_are_the_same_in_every_game() {
        let deed = |command: &[u8]| Row { seq: 0, token: None, command: command.to_vec() }.deed();
        assert_eq!(deed(&[0]), None);
        assert_eq!(deed(&[1, 0x80, 0x02, 3, 9, 9]), Some(Deed::Answer { ask: 256, seat: 3 }));
        assert_eq!(deed(&[3, 1, 0x81, 0x01]), Some(Deed::Undo { to: 129 }));
        assert_eq!(deed(&[1, 0x80]), None, "cut short");
    }

    #[test]
    fn a_table_has_thirteen_digits() {
        assert_eq!(table_name(0), "0000000000000");
        assert_eq!(table_name(-1), "fzzzzzzzzzzzz");
        assert_eq!(table_name(33), "0000000000011");
    }
}
