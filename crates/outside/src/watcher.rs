//! Somebody who watches a table's stream, comes back by its number when it breaks, and remembers when they heard what.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use orrery_wire::{Client, Events};
use serde_json::Value;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use crate::ledger::Ack;
use crate::table::{Load, Table};

/// How long one listens for the last answer that was confirmed.
const GRACE: Duration = Duration::from_secs(5);
/// How often one looks at the clock.
const LOOK: Duration = Duration::from_millis(100);
/// The number to listen for while there is no end yet.
const NO_END: u64 = u64::MAX;
const PAUSE: Duration = Duration::from_millis(50);

/// One event of a stream.
#[derive(Clone, Debug)]
pub struct News {
    pub seq: u64,
    pub at: Instant,
    /// The seats that must answer next.
    pub waiting: Vec<u64>,
    pub is_over: bool,
}

/// Everything heard of one table.
#[derive(Clone, Debug)]
pub struct Heard {
    pub table: String,
    pub has_bots: bool,
    pub news: Vec<News>,
    /// When the stream was found broken.
    pub broken: Vec<Instant>,
    /// What came last.
    entries: Value,
    /// Numbers that fell, and news that came twice.
    pub disordered: usize,
    pub ended: Instant,
}

pub struct Watcher {
    load: Arc<Load>,
    target: Arc<AtomicU64>,
    task: JoinHandle<Heard>,
    table: String,
}

impl Watcher {
    pub fn begin(load: Arc<Load>, table: &Table) -> Watcher {
        let target = Arc::new(AtomicU64::new(NO_END));
        let client = table.people[0].client.at(load.address);
        let heard = Heard {
            table: table.id.clone(),
            has_bots: table.has_bots,
            news: Vec::new(),
            broken: Vec::new(),
            entries: Value::Null,
            disordered: 0,
            ended: Instant::now(),
        };
        let task = tokio::spawn(watch(client, heard, target.clone()));
        Watcher { load, target, task, table: table.id.clone() }
    }

    /// Listens on until the last confirmed number was heard, and hands over what was heard.
    pub async fn end(self) {
        self.target.store(self.load.ledger.last_of(&self.table), Ordering::Relaxed);
        match self.task.await {
            Ok(heard) => self.load.hear(heard),
            Err(error) => self.load.trouble(format!("the watcher of table {} broke: {error}", self.table)),
        }
    }
}

async fn watch(client: Client, mut heard: Heard, target: Arc<AtomicU64>) -> Heard {
    let path = format!("/api/v1/tables/{}/stream", heard.table);
    let mut last_moment = None;
    let mut goes_on = |heard: &Heard| {
        let target = target.load(Ordering::Relaxed);
        let moment = (target != NO_END).then(|| *last_moment.get_or_insert_with(|| Instant::now() + GRACE));
        moment.is_none_or(|moment| heard.last() < target && Instant::now() < moment)
    };
    while goes_on(&heard) {
        match client.stream(&path, Some(heard.last())).await {
            Ok(events) => listen(events, &mut heard, &mut goes_on).await,
            Err(_) => tokio::time::sleep(PAUSE).await,
        }
        heard.broken.push(Instant::now());
    }
    heard.ended = Instant::now();
    heard
}

/// Until the stream breaks or there is no more to hear. A task of its own reads: a look at the clock must not lose half
/// of what is being read.
async fn listen(mut events: Events, heard: &mut Heard, goes_on: &mut impl FnMut(&Heard) -> bool) {
    let (tell, mut told) = mpsc::unbounded_channel();
    let reading = tokio::spawn(async move {
        while let Ok(event) = events.event().await {
            if tell.send(event).is_err() {
                return;
            }
        }
    });
    while goes_on(heard) {
        match tokio::time::timeout(LOOK, told.recv()).await {
            Ok(Some((seq, data))) => heard.note(seq, &data),
            Ok(None) => break,
            Err(_) => {}
        }
    }
    reading.abort();
}

impl Heard {
    /// The set-up is number 0: whoever has heard nothing yet wants all that came after it.
    fn last(&self) -> u64 {
        self.news.last().map_or(0, |news| news.seq)
    }

    fn note(&mut self, seq: u64, data: &Value) {
        // Whoever resumes is told again how things stand: that is no news.
        if self.last() == seq && data["entries"].as_array().is_some_and(Vec::is_empty) {
            return;
        }
        // An answer of one's own that the others are not told of comes under the number before it, tells nothing, and
        // comes once more to whoever resumes by that number.
        let is_news = self.entries != data["entries"]
            || !tells(data)
            || self.broken.last() > self.news.last().map(|last| &last.at);
        let is_again = |last: &News| last.seq > seq || last.seq == seq && !is_news;
        self.disordered += usize::from(self.news.last().is_some_and(is_again));
        self.entries = data["entries"].clone();
        let waiting = data["waiting_for"].as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
        self.news.push(News { seq, at: Instant::now(), waiting, is_over: !data["outcome"].is_null() });
    }

    /// How long after its confirmation an answer of this table was heard of; none if never.
    pub fn lag(&self, ack: &Ack) -> Option<Duration> {
        let heard = self.news.iter().find(|news| news.seq >= ack.seq)?;
        Some(heard.at.saturating_duration_since(ack.at))
    }

    /// How long a table at which only bots were to answer at that moment stood still; none if it was not their turn.
    pub fn silence_after(&self, moment: Instant) -> Option<Silence> {
        let before = self.news.iter().rev().find(|news| news.at <= moment)?;
        // The one person sits on the first chair.
        if before.is_over || before.waiting.is_empty() || before.waiting.contains(&0) {
            return None;
        }
        let next = self.news.iter().find(|news| news.at > moment).map(|news| news.at);
        let lasted = next.unwrap_or(self.ended).saturating_duration_since(moment);
        Some(Silence { lasted, is_broken: next.is_some() })
    }
}

/// Whether anything of what happened is told.
fn tells(data: &Value) -> bool {
    let entries = data["entries"].as_array().into_iter().flatten();
    entries.flat_map(|entry| entry["events"].as_array()).any(|events| !events.is_empty())
}

/// How long nothing was heard, and whether it ended with news or with the listening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Silence {
    pub lasted: Duration,
    pub is_broken: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn heard() -> Heard {
        Heard {
            table: "t".into(),
            has_bots: true,
            news: Vec::new(),
            broken: Vec::new(),
            entries: Value::Null,
            disordered: 0,
            ended: Instant::now(),
        }
    }

    fn told(events: &[u64]) -> Value {
        json!({ "entries": [{ "events": events }] })
    }

    #[test]
    fn numbers_that_fall_and_news_that_come_twice_are_counted() {
        let mut heard = heard();
        [3, 4, 4, 3, 6].into_iter().for_each(|seq| heard.note(seq, &told(&[seq])));
        assert_eq!((heard.disordered, heard.news.len()), (2, 5));
        // Two secrets of one's own, and after a break what came last once more.
        [told(&[]), told(&[]), told(&[6])].iter().for_each(|told| heard.note(6, told));
        heard.broken.push(Instant::now());
        heard.note(6, &told(&[6]));
        heard.note(6, &json!({ "entries": [] }));
        assert_eq!((heard.disordered, heard.news.len()), (2, 9), "told again how things stand");
    }

    #[test]
    fn a_silence_counts_where_only_bots_are_to_answer() {
        let mut heard = heard();
        let start = Instant::now();
        heard.note(1, &json!({ "waiting_for": [1], "outcome": null }));
        let moment = Instant::now();
        assert_eq!(heard.silence_after(moment).map(|silence| silence.is_broken), Some(false), "nothing came");
        heard.note(2, &json!({ "waiting_for": [0], "outcome": null }));
        assert_eq!(heard.silence_after(moment).map(|silence| silence.is_broken), Some(true));
        assert_eq!(heard.silence_after(Instant::now()), None, "a person's turn");
        let ack = Ack { table: "t".into(), player: 0, seq: 2, key: None, at: start };
        assert!(heard.lag(&ack).is_some());
        assert_eq!(heard.lag(&Ack { seq: 3, ..ack }), None);
    }
}
