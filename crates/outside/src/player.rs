//! One person at a table, who sends an answer again, under the same key, until it is confirmed or refused.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use orrery_wire::{Client, Reply};
use serde_json::{Value, json};

use crate::Result;
use crate::luck::Luck;
use crate::offer::{escaped, further_steps, some_answer};
use crate::table::Load;

/// How long somebody tries to be heard at all: longer than anything in these tests is down.
const PATIENCE: Duration = Duration::from_secs(60);
/// So many steps are far enough.
const FURTHEST: usize = 8;
const PAUSE: Duration = Duration::from_millis(40);

pub struct Player {
    pub client: Client,
    /// Counted at the table.
    pub number: usize,
}

/// A choice for a question, with the key it is sent under.
#[derive(Clone, Debug)]
pub struct Choice {
    pub ask: u64,
    pub given: Value,
    pub key: u64,
}

impl Choice {
    fn body(&self) -> Value {
        json!({ "ask": self.ask, "given": self.given, "idempotency_key": format!("{:016x}", self.key) })
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answered {
    Yes(u64),
    /// Why not.
    Refused(String),
}

impl Player {
    /// Somebody new.
    pub async fn arrive(load: &Load, address: SocketAddr, number: usize) -> Result<Player> {
        let mut client = Client::new(address);
        let reply = persist(load, &mut client, "/api/v1/identity", Some(&Value::Null)).await?;
        let token = reply.json()["token"].as_str().map(str::to_owned);
        client.token = Some(token.ok_or_else(|| format!("no identity: {}", reply.short()))?);
        Ok(Player { client, number })
    }

    pub fn at(&self, address: SocketAddr) -> Player {
        Player { client: self.client.at(address), number: self.number }
    }

    /// What must be answered, else what may be.
    pub async fn asked(&mut self, load: &Load, table: &str) -> Result<Vec<Value>> {
        let reply = persist(load, &mut self.client, &format!("/api/v1/tables/{table}/offers"), None).await?;
        let offers = reply.json()["offers"].as_array().cloned().unwrap_or_default();
        Ok(offers.into_iter().filter(|offer| offer["must"] == true).collect())
    }

    pub async fn read(&mut self, load: &Load, table: &str) -> Result<Value> {
        Ok(persist(load, &mut self.client, &format!("/api/v1/tables/{table}"), None).await?.json())
    }

    /// Looks at what is asked and chooses; none where nothing must be answered.
    pub async fn choose(&mut self, load: &Load, table: &str, luck: &mut Luck) -> Result<Option<Choice>> {
        let offers = self.asked(load, table).await?;
        let Some(offer) = luck.one(&offers) else { return Ok(None) };
        let Some((ask, mut given)) = offer["ask"].as_u64().zip(some_answer(offer, luck)) else { return Ok(None) };
        // Most ways may be one step long; the others are asked for now and then.
        if luck.once_in(4)
            && let Some(steps) = given.get_mut("steps").and_then(Value::as_array_mut)
        {
            self.go_further(load, table, ask, steps, luck).await?;
        }
        Ok(Some(Choice { ask, given, key: luck.number() }))
    }

    /// Goes on by steps the page offers until the way may end.
    async fn go_further(
        &mut self,
        load: &Load,
        table: &str,
        ask: u64,
        steps: &mut Vec<Value>,
        luck: &mut Luck,
    ) -> Result<()> {
        while steps.len() < FURTHEST {
            let way: String =
                steps.iter().filter_map(Value::as_str).map(|step| format!("&step={}", escaped(step))).collect();
            let path = format!("/t/{table}/advice?ask={ask}&kind=steps{way}");
            let advice = persist(load, &mut self.client, &path, None).await?;
            let (next, may_stop) = further_steps(&advice.text());
            let Some(step) = luck.one(&next).filter(|_| !may_stop || luck.once_in(2)) else { break };
            steps.push(json!(step));
        }
        Ok(())
    }

    /// Sends the choice until it is confirmed or refused, and writes down which.
    pub async fn answer(&mut self, load: &Load, table: &str, choice: &Choice) -> Result<Answered> {
        let path = format!("/api/v1/tables/{table}/answer");
        let reply = persist(load, &mut self.client, &path, Some(&choice.body())).await?;
        if reply.status == 409 {
            load.ledger.refuse(table, choice.key);
            load.counts.refused.add();
            return Ok(Answered::Refused(reply.text()));
        }
        let seq = reply.json()["seq"].as_u64().filter(|_| reply.status == 200);
        let seq = seq.ok_or_else(|| format!("an answer was met with {}", reply.short()))?;
        load.ledger.acknowledge(table, self.number, seq, Some(choice.key));
        Ok(Answered::Yes(seq))
    }

    /// Takes the last step back, once: there is no key to ask again with. True if that was confirmed.
    pub async fn undo(&mut self, load: &Load, table: &str) -> Result<bool> {
        let Ok(reply) = self.client.post(&format!("/api/v1/tables/{table}/undo"), &json!({})).await else {
            return Ok(false);
        };
        let seq = reply.json()["seq"].as_u64().filter(|_| reply.status == 200);
        if let Some(seq) = seq {
            load.ledger.acknowledge(table, self.number, seq, None);
        }
        Ok(seq.is_some())
    }

    /// The same answer once more after it was taken back: it may be refused or told its old number, no more.
    pub async fn send_late(&mut self, load: &Load, table: &str, choice: &Choice) -> Result<()> {
        let path = format!("/api/v1/tables/{table}/answer");
        let reply = persist(load, &mut self.client, &path, Some(&choice.body())).await?;
        load.counts.late.add();
        if let Some(seq) = reply.json()["seq"].as_u64().filter(|_| reply.status == 200) {
            load.ledger.acknowledge(table, self.number, seq, Some(choice.key));
        }
        Ok(())
    }
}

/// Calls again after a broken connection, a server that cannot serve, or one that has had enough for now.
pub async fn persist(load: &Load, client: &mut Client, path: &str, body: Option<&Value>) -> Result<Reply> {
    let begun = Instant::now();
    loop {
        let reply = match body {
            Some(body) => client.post(path, body).await,
            None => client.get(path).await,
        };
        let why = match reply {
            Ok(reply) if !load.counts.must_repeat(&reply, begun.elapsed()) => return Ok(reply),
            Ok(reply) => reply.short(),
            Err(error) => {
                load.counts.broken.add();
                error
            }
        };
        if begun.elapsed() > PATIENCE {
            return Err(format!("{path} was not answered in {} s: {why}", PATIENCE.as_secs()));
        }
        tokio::time::sleep(PAUSE).await;
    }
}
