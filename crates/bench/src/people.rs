//! People at tables, as the HTTP API has them.

use std::cell::RefCell;
use std::net::SocketAddr;

use futures_util::future::try_join_all;
use orrery_wire::{Connection, Events};
use serde_json::Value;

use crate::Result;
use crate::prompt::{Question, number};

/// How many connections make tables at the same time.
const LANES: usize = 32;

/// Somebody the server knows, by the header that says so.
#[derive(Clone, Debug)]
pub struct Person {
    pub headers: String,
}

impl Person {
    pub async fn new(connection: &mut Connection) -> Result<Person> {
        let made = connection.post("/api/v1/identity", "", "").await?;
        Ok(Person { headers: format!("authorization: Bearer {}\r\n", text(made.body, "token")?) })
    }
}

/// A running game of two.
#[derive(Clone, Debug)]
pub struct Table {
    pub id: String,
    pub people: [Person; 2],
}

impl Table {
    pub async fn new(connection: &mut Connection, people: [Person; 2]) -> Result<Table> {
        let wish = r#"{"game":"starship-builder","seats":["me","open"]}"#;
        let made = connection.post("/api/v1/tables", &people[0].headers, wish).await?;
        let id = text(made.body, "id")?;
        connection.post(&format!("/api/v1/tables/{id}/join"), &people[1].headers, "{}").await?;
        Ok(Table { id, people })
    }

    /// The stream of the table's page, which begins with everything there is.
    pub async fn watch(&self, address: SocketAddr, seat: usize) -> Result<Events> {
        let connection = Connection::open(address).await?;
        Events::open(connection, &format!("/t/{}/live", self.id), &self.people[seat].headers).await
    }

    /// Answers and returns the number of the entry it made.
    pub async fn answer(&self, connection: &mut Connection, seat: usize, question: &Question) -> Result<u32> {
        self.command(connection, seat, "answer", &question.body()).await
    }

    pub async fn undo(&self, connection: &mut Connection, seat: usize) -> Result<u32> {
        self.command(connection, seat, "undo", "{}").await
    }

    async fn command(&self, connection: &mut Connection, seat: usize, name: &str, body: &str) -> Result<u32> {
        let path = format!("/api/v1/tables/{}/{name}", self.id);
        let done = connection.post(&path, &self.people[seat].headers, body).await?;
        let seq = done.body.strip_prefix(b"{\"seq\":").and_then(number);
        seq.map(|seq| seq as u32).ok_or_else(|| "the server did not say which entry it made".to_owned())
    }

    /// What `seat` is asked, read by a call of its own.
    pub async fn asked(&self, connection: &mut Connection, seat: usize, taste: usize) -> Result<Option<Question>> {
        let path = format!("/api/v1/tables/{}/offers", self.id);
        let offers = json(connection.get(&path, &self.people[seat].headers).await?.body)?;
        let offer = &offers["offers"][0];
        let Some(ask) = offer["ask"].as_u64() else { return Ok(None) };
        let given = match offer["options"]["list"].as_array() {
            Some(list) => format!("{{\"option\":{}}}", list[taste % list.len()]["key"]),
            None => "{\"picked\":[]}".to_owned(),
        };
        Ok(Some(Question { ask, given }))
    }
}

fn json(body: &[u8]) -> Result<Value> {
    serde_json::from_slice(body).map_err(|_| format!("this should be JSON: {}", String::from_utf8_lossy(body)))
}

fn text(body: &[u8], name: &str) -> Result<String> {
    let text = json(body)?[name].as_str().map(str::to_owned);
    text.ok_or_else(|| format!("the server's answer has no {name}: {}", String::from_utf8_lossy(body)))
}

/// Does `work` for each of `items` over a few connections at once.
async fn in_lanes<T, R>(
    address: SocketAddr,
    items: Vec<T>,
    work: impl AsyncFn(&mut Connection, T) -> Result<R>,
) -> Result<Vec<R>> {
    let lanes = LANES.min(items.len());
    let queue = RefCell::new(items.into_iter());
    let lane = async || {
        let (mut connection, mut done) = (Connection::open(address).await?, Vec::new());
        loop {
            let Some(item) = queue.borrow_mut().next() else { return Ok::<Vec<R>, String>(done) };
            done.push(work(&mut connection, item).await?);
        }
    };
    Ok(try_join_all((0..lanes).map(|_| lane())).await?.into_iter().flatten().collect())
}

/// New people, in pairs.
pub async fn pairs(address: SocketAddr, count: usize) -> Result<Vec<[Person; 2]>> {
    let pair =
        async |connection: &mut Connection, ()| Ok([Person::new(connection).await?, Person::new(connection).await?]);
    in_lanes(address, vec![(); count], pair).await
}

/// A table for each pair.
pub async fn tables(address: SocketAddr, pairs: Vec<[Person; 2]>) -> Result<Vec<Table>> {
    in_lanes(address, pairs, async |connection: &mut Connection, pair| Table::new(connection, pair).await).await
}

/// Opens streams for both seats of all tables, a few at once, and reads what each begins with.
pub async fn streams(address: SocketAddr, tables: &[Table]) -> Result<Vec<[Events; 2]>> {
    let mut open = Vec::with_capacity(tables.len());
    for some in tables.chunks(LANES / 2) {
        let both =
            async |table: &Table| Ok::<_, String>([table.watch(address, 0).await?, table.watch(address, 1).await?]);
        open.extend(try_join_all(some.iter().map(both)).await?);
    }
    Ok(open)
}
