//! The same client for tests that do one thing after another: every call blocks, and panics where no answer comes.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use tokio::runtime::{Builder, Runtime};
use tokio::time::timeout;

use crate::{Reply, Result};

/// A test that hangs says less than one that fails.
const PATIENCE: Duration = Duration::from_secs(60);

/// Somebody who calls a program on this machine over one kept connection.
pub struct Client {
    caller: crate::Client,
    runtime: Arc<Runtime>,
}

impl Client {
    pub fn new(port: u16) -> Client {
        let mut caller = crate::Client::new((Ipv4Addr::LOCALHOST, port).into());
        caller.patience = PATIENCE;
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
        Client { caller, runtime: Arc::new(runtime) }
    }

    /// Somebody with an identity of their own.
    pub fn person(port: u16) -> Client {
        let mut client = Client::new(port);
        client.runtime.block_on(client.caller.introduce()).expect("an identity");
        client
    }

    pub fn with_token(port: u16, token: &str) -> Client {
        let mut client = Client::new(port);
        client.caller.token = Some(token.to_owned());
        client
    }

    pub fn token(&self) -> &str {
        self.caller.token.as_deref().unwrap_or_default()
    }

    pub fn get(&mut self, path: &str) -> Reply {
        self.send("GET", path, &[], b"")
    }

    pub fn post(&mut self, path: &str, body: &Value) -> Reply {
        self.send("POST", path, &[("content-type", "application/json")], body.to_string().as_bytes())
    }

    pub fn send(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Reply {
        self.send_raw(&self.caller.request(method, path, headers, body))
    }

    /// Sends and is gone a moment later, without waiting for the answer.
    pub fn send_and_hang_up(&self, path: &str, body: &Value, moment: Duration) {
        let request = self.caller.request("POST", path, &[], body.to_string().as_bytes());
        let send = async {
            let mut connection = self.caller.connect().await?;
            connection.send(&request).await?;
            Result::Ok(connection)
        };
        let connection = self.runtime.block_on(send).expect("the program listens");
        std::thread::sleep(moment);
        drop(connection);
    }

    /// A body in chunks, whose length nobody declares.
    pub fn send_chunked(&mut self, method: &str, path: &str, chunks: &[&[u8]]) -> Reply {
        let mut request = self.head(method, path, &[("transfer-encoding", "chunked")]);
        request.extend(b"\r\n");
        for chunk in chunks {
            request.extend(format!("{:x}\r\n", chunk.len()).bytes());
            request.extend_from_slice(chunk);
            request.extend(b"\r\n");
        }
        request.extend(b"0\r\n\r\n");
        self.send_raw(&request)
    }

    /// The beginning of a request, for whoever goes on by themselves.
    pub fn head(&self, method: &str, path: &str, headers: &[(&str, &str)]) -> Vec<u8> {
        self.caller.head(method, path, headers)
    }

    /// Sends bytes as they are. A connection that the server has closed is opened anew, once.
    pub fn send_raw(&mut self, request: &[u8]) -> Reply {
        let was_kept = self.caller.is_connected();
        let exchange = async {
            match self.caller.send(request).await {
                Err(_) if was_kept => self.caller.send(request).await,
                reply => reply,
            }
        };
        self.runtime.block_on(exchange).expect("a reply")
    }

    /// Opens a stream of events after the last one seen.
    pub fn stream(&self, path: &str, last: Option<u64>) -> Events {
        let events = self.runtime.block_on(self.caller.stream(path, last)).expect("a stream");
        Events { events, runtime: self.runtime.clone() }
    }

    /// The first event of a page's stream: the HTML that brings a page of that number up to date.
    pub fn catch_up(&self, path: &str, from: u64) -> String {
        let mut stream = self.stream(&format!("{path}?from={from}"), None);
        let message = async { timeout(PATIENCE, stream.events.message()).await };
        let message = self.runtime.block_on(message).expect("in time").expect("the stream goes on");
        String::from_utf8(message.to_owned()).expect("text")
    }
}

/// A stream of server-sent events.
pub struct Events {
    events: crate::Events,
    runtime: Arc<Runtime>,
}

impl Events {
    /// The next event with data: its number and what it says.
    pub fn event(&mut self) -> (u64, Value) {
        let event = async { timeout(PATIENCE, self.events.event()).await };
        self.runtime.block_on(event).expect("in time").expect("the stream goes on")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::play;

    #[test]
    fn a_connection_that_was_closed_is_opened_anew() {
        let replies = ["HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n", "HTTP/1.1 204 No Content\r\n\r\n"];
        let mut client = Client::new(play(replies.map(|reply| vec![reply]).to_vec()).port());
        assert_eq!((client.get("/").status, client.get("/").status), (200, 204));
    }

    #[test]
    fn a_stream_outlives_its_client() {
        let head = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n";
        let mut stream = Client::new(play(vec![vec![head, "f\r\nid: 7\ndata: 1\n\n\r\n"]]).port()).stream("/", None);
        assert_eq!(stream.event(), (7, 1.into()));
    }
}
