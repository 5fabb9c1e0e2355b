//! The DevTools protocol over the pipe: calls out, answers and events in, messages ended by a zero byte.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{ChildStdin, ChildStdout};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::error::{Error, Result};

/// How long Chromium may take for one call.
const PATIENCE: Duration = Duration::from_secs(30);

pub struct Wire {
    out: Mutex<(ChildStdin, u64)>,
    inbox: Arc<Inbox>,
}

#[derive(Default)]
struct Inbox {
    mail: Mutex<Mail>,
    changed: Condvar,
}

#[derive(Default)]
struct Mail {
    answers: HashMap<u64, Value>,
    /// By session: events that tests look at.
    events: HashMap<String, Vec<Value>>,
    closed: bool,
}

impl Inbox {
    fn mail(&self) -> MutexGuard<'_, Mail> {
        self.mail.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn put(&self, message: Value) {
        let mut mail = self.mail();
        if let Some(id) = message["id"].as_u64() {
            mail.answers.insert(id, message);
        } else if let Some(session) = message["sessionId"].as_str() {
            mail.events.entry(session.to_owned()).or_default().push(message);
        }
        self.changed.notify_all();
    }

    fn close(&self) {
        self.mail().closed = true;
        self.changed.notify_all();
    }
}

impl Wire {
    pub fn new(out: ChildStdin, from: ChildStdout) -> Self {
        let inbox = Arc::new(Inbox::default());
        let reader = inbox.clone();
        std::thread::spawn(move || read(from, &reader));
        Wire { out: Mutex::new((out, 0)), inbox }
    }

    /// One call and its answer.
    pub fn call(&self, session: Option<&str>, method: &str, params: Value) -> Result<Value> {
        let id = self.send(session, method, params)?;
        let answer = self.answer(id).ok_or_else(|| Error::new(format!("Chromium did not answer {method}")))?;
        match answer["error"]["message"].as_str() {
            Some(why) => Err(Error::new(format!("{method}: {why}"))),
            None => Ok(answer["result"].clone()),
        }
    }

    /// A call whose answer nobody waits for.
    pub fn tell(&self, method: &str) {
        let _ = self.send(None, method, json!({}));
    }

    fn send(&self, session: Option<&str>, method: &str, params: Value) -> Result<u64> {
        let mut out = self.out.lock().unwrap_or_else(PoisonError::into_inner);
        out.1 += 1;
        let mut message = json!({ "id": out.1, "method": method, "params": params });
        if let Some(session) = session {
            message["sessionId"] = session.into();
        }
        let mut bytes = message.to_string().into_bytes();
        bytes.push(0);
        out.0.write_all(&bytes).and_then(|()| out.0.flush()).map_err(|_| Error::new("Chromium is gone"))?;
        Ok(out.1)
    }

    fn answer(&self, id: u64) -> Option<Value> {
        let end = Instant::now() + PATIENCE;
        let mut mail = self.inbox.mail();
        loop {
            if let Some(answer) = mail.answers.remove(&id) {
                return Some(answer);
            }
            let left = end.checked_duration_since(Instant::now()).filter(|_| !mail.closed)?;
            mail = self.inbox.changed.wait_timeout(mail, left).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// The events of a session since this was last asked.
    pub fn take_events(&self, session: &str) -> Vec<Value> {
        self.inbox.mail().events.remove(session).unwrap_or_default()
    }
}

fn read(from: ChildStdout, inbox: &Inbox) {
    let mut from = BufReader::new(from);
    let mut bytes = Vec::new();
    while from.read_until(0, &mut bytes).is_ok_and(|count| count > 0) {
        bytes.pop();
        if let Ok(message) = serde_json::from_slice(&bytes) {
            inbox.put(message);
        }
        bytes.clear();
    }
    inbox.close();
}
