//! Streams of server-sent events.

use memchr::memmem;
use serde_json::Value;

use crate::{Connection, Result};

const END: &[u8] = b"\n\n";

/// A stream of server-sent events.
pub struct Events {
    connection: Connection,
    /// What came in chunks. The part before `told` was handed out.
    pending: Vec<u8>,
    told: usize,
}

impl Events {
    /// Asks for a stream over a new connection, which it keeps.
    pub async fn open(mut connection: Connection, path: &str, headers: &str) -> Result<Events> {
        connection.request("GET", path, headers, b"").await?;
        match connection.head().await?.status {
            200 => Ok(Events { connection, pending: Vec::new(), told: 0 }),
            other => Err(format!("the stream was answered with {other}")),
        }
    }

    /// The next message, its last blank line included. Signs of life are messages too.
    pub async fn message(&mut self) -> Result<&[u8]> {
        self.pending.drain(..self.told);
        self.told = 0;
        let mut searched = 0;
        loop {
            if let Some(at) = memmem::find(&self.pending[searched..], END) {
                self.told = searched + at + END.len();
                return Ok(&self.pending[..self.told]);
            }
            // Half of the end may be there already.
            searched = self.pending.len().saturating_sub(1);
            self.read().await?;
        }
    }

    /// The next event with data: its number and what it says. An error says that the stream has ended.
    pub async fn event(&mut self) -> Result<(u64, Value)> {
        loop {
            if let Some(event) = parse(&String::from_utf8_lossy(self.message().await?)) {
                return Ok(event);
            }
        }
    }

    /// The bytes of head and messages so far, as they came over the wire.
    pub fn wire(&self) -> usize {
        self.connection.wire()
    }

    async fn read(&mut self) -> Result<()> {
        let chunk = self.connection.chunk().await?;
        if chunk.is_empty() {
            return Err("the server has ended the stream".to_owned());
        }
        self.pending.extend_from_slice(chunk);
        Ok(())
    }
}

fn parse(event: &str) -> Option<(u64, Value)> {
    let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name));
    let data = serde_json::from_str(field("data: ")?).ok()?;
    Some((field("id: ")?.parse().ok()?, data))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::play;
    use serde_json::json;

    #[test]
    fn events_have_a_number_and_data() {
        assert_eq!(parse("id: 12\ndata: {\"seq\":12}\n\n"), Some((12, json!({ "seq": 12 }))));
        assert_eq!(parse(": still here\n\n"), None);
    }

    const HEAD: &str = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n";

    async fn stream(pieces: Vec<&'static str>) -> Result<Events> {
        Events::open(Connection::open(play(vec![pieces])).await?, "/live", "").await
    }

    #[tokio::test]
    async fn messages_need_not_be_chunks() {
        let cut = ["11\r\nid: 1\ndata: {}\n\n:\r\n", "6\r\n here\n\r\n", "1\r\n\n\r\n", "0\r\n\r\n"];
        let mut events = stream([&[HEAD][..], &cut].concat()).await.unwrap();
        assert_eq!(events.message().await, Ok(&b"id: 1\ndata: {}\n\n"[..]));
        assert_eq!(events.message().await, Ok(&b": here\n\n"[..]));
        assert_eq!(events.wire(), [HEAD, &cut[..3].concat()].concat().len());
        assert!(events.message().await.is_err(), "it was ended");
    }

    #[tokio::test]
    async fn signs_of_life_are_no_events() {
        let mut events = stream(vec![HEAD, "6\r\n: hi\n\n\r\n", "f\r\nid: 7\ndata: 1\n\n\r\n"]).await.unwrap();
        assert_eq!(events.event().await, Ok((7, json!(1))));
        assert!(events.event().await.is_err(), "it broke");
    }

    #[tokio::test]
    async fn no_stream_is_an_error() {
        assert!(stream(vec!["HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n"]).await.is_err());
    }
}
