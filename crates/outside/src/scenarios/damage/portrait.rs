//! What a person at a table sees, and whether it is the same later.

use std::net::SocketAddr;

use orrery_wire::Reply;
use serde_json::{Value, json};

use crate::Result;
use crate::player::Player;
use crate::table::Table;

/// What belongs to the game; the rest are names.
const CONTENT: [&str; 10] =
    ["id", "game", "status", "setup", "seq", "waiting_for", "dice_commitment", "outcome", "my_seats", "view"];

#[derive(Clone, Debug, PartialEq)]
pub struct Portrait {
    table: Value,
    offers: Value,
}

impl Portrait {
    pub fn is_over(&self) -> bool {
        self.table["status"] == "finished"
    }

    fn content(&self) -> Value {
        let fields = CONTENT.iter().map(|name| ((*name).to_owned(), self.table[*name].clone()));
        json!({ "table": fields.collect::<serde_json::Map<_, _>>(), "offers": self.offers })
    }

    /// The first field that differs, for a sentence.
    fn difference(&self, other: &Portrait) -> String {
        let differs = CONTENT.iter().find(|name| self.table[**name] != other.table[**name]);
        format!("another {} without a word", differs.unwrap_or(&"question"))
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Likeness {
    Same,
    /// The game is the same, somebody or something is called otherwise.
    Renamed,
    /// What is other, without a word about it.
    Other(String),
    /// What was said instead.
    Problem(String),
}

/// As everybody at the table sees it.
pub async fn of(table: &Table, address: SocketAddr) -> Result<Vec<Portrait>> {
    let mut portraits = Vec::new();
    for player in &table.people {
        portraits.push(look(player, &table.id, address).await??);
    }
    Ok(portraits)
}

/// An error says that no whole answer came, the inner one that the answer was a problem.
async fn look(player: &Player, table: &str, address: SocketAddr) -> Result<Result<Portrait>> {
    let mut client = player.client.at(address);
    let mut replies = Vec::new();
    for end in ["", "/offers"] {
        let reply: Reply = client.get(&format!("/api/v1/tables/{table}{end}")).await?;
        if !reply.is_ok() {
            return Ok(Err(reply.short()));
        }
        replies.push(reply.json());
    }
    let (offers, table) = (replies.pop().unwrap_or_default(), replies.pop().unwrap_or_default());
    Ok(Ok(Portrait { table, offers }))
}

/// The worst that anybody at the table sees. An error says that a connection was dropped.
pub async fn compare(table: &Table, before: &[Portrait], address: SocketAddr) -> Result<Likeness> {
    let mut worst = Likeness::Same;
    for (player, before) in table.people.iter().zip(before) {
        match look(player, &table.id, address).await? {
            Err(problem) => worst = Likeness::Problem(problem),
            Ok(now) if now == *before => {}
            Ok(now) if now.content() == before.content() => worst = Likeness::Renamed,
            Ok(now) => return Ok(Likeness::Other(before.difference(&now))),
        }
    }
    Ok(worst)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_told_from_content() {
        let portrait =
            |title: &str, seq: u64| Portrait { table: json!({ "title": title, "seq": seq }), offers: Value::Null };
        assert_eq!(portrait("a", 1).content(), portrait("b", 1).content());
        assert_ne!(portrait("a", 1).content(), portrait("a", 2).content());
        assert_eq!(portrait("a", 1).difference(&portrait("a", 2)), "another seq without a word");
    }
}
