//! One connection with its buffers. What comes in is handed out where it lies: a request costs no allocation.

use std::net::{Ipv4Addr, SocketAddr};
use std::ops::Range;

use memchr::memmem;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::reply::{Response, header, status};
use crate::request::{write_body, write_head};
use crate::{Result, because};

const BUFFER: usize = 8 * 1024;

/// A connection to the server, for one request at a time or for one stream.
pub struct Connection {
    socket: TcpStream,
    /// Where it leads to.
    port: u16,
    /// What came in and was not used yet begins at `used`.
    input: Vec<u8>,
    used: usize,
    /// How much came before what is in `input`.
    forgotten: usize,
    output: Vec<u8>,
}

impl Connection {
    pub async fn open(to: SocketAddr) -> Result<Connection> {
        Connection::open_from(Ipv4Addr::LOCALHOST, to).await
    }

    /// Calls from some loopback address, so as to look like somebody else.
    pub async fn open_from(from: Ipv4Addr, to: SocketAddr) -> Result<Connection> {
        let socket = TcpSocket::new_v4().map_err(because("no socket"))?;
        // The usual address is left to the system: it has more ports to choose from than a socket bound beforehand.
        if from != Ipv4Addr::LOCALHOST {
            socket.bind((from, 0).into()).map_err(because("cannot call from there"))?;
        }
        let socket = socket.connect(to).await.map_err(because("cannot connect to the server"))?;
        socket.set_nodelay(true).map_err(because("cannot set up a connection"))?;
        Ok(Connection { socket, port: to.port(), input: Vec::new(), used: 0, forgotten: 0, output: Vec::new() })
    }

    /// The reply to a GET; a refusal is an error. `headers` are whole lines, each with its line end.
    pub async fn get(&mut self, path: &str, headers: &str) -> Result<Response<'_>> {
        self.request("GET", path, headers, b"").await?;
        self.reply().await?.granted()
    }

    /// The reply to a POST; a refusal is an error.
    pub async fn post(&mut self, path: &str, headers: &str, body: &str) -> Result<Response<'_>> {
        self.request("POST", path, headers, body.as_bytes()).await?;
        self.reply().await?.granted()
    }

    pub async fn request(&mut self, method: &str, path: &str, headers: &str, body: &[u8]) -> Result<()> {
        self.output.clear();
        write_head(&mut self.output, self.port, method, path, headers);
        write_body(&mut self.output, method, body);
        self.socket.write_all(&self.output).await.map_err(because("the server has hung up"))
    }

    /// Bytes as they are.
    pub async fn send(&mut self, bytes: &[u8]) -> Result<()> {
        self.socket.write_all(bytes).await.map_err(because("the server has hung up"))
    }

    /// The whole reply to what was sent.
    pub async fn reply(&mut self) -> Result<Response<'_>> {
        let head = self.take_head().await?;
        let said = |name| header(&self.input[..head], name);
        let end = match said("content-length").and_then(|length| length.parse().ok()) {
            Some(length) => self.take_bytes(length).await?,
            None if said("transfer-encoding") == Some("chunked") => self.take_chunks().await?,
            None => head,
        };
        self.response(head, end)
    }

    /// The head of a reply whose body is a stream of chunks.
    pub async fn head(&mut self) -> Result<Response<'_>> {
        let head = self.take_head().await?;
        self.response(head, head)
    }

    /// The next chunk of a stream; empty at its end.
    pub async fn chunk(&mut self) -> Result<&[u8]> {
        self.forget();
        let chunk = self.take_chunk().await?;
        Ok(&self.input[chunk])
    }

    /// The bytes of everything read so far, as they came over the wire.
    pub fn wire(&self) -> usize {
        self.forgotten + self.used
    }

    fn response(&self, head: usize, end: usize) -> Result<Response<'_>> {
        let (head, body) = self.input[..end].split_at(head);
        Ok(Response { status: status(head)?, head, body, wire: self.used })
    }

    /// Reads until a head is whole and returns where it ends.
    async fn take_head(&mut self) -> Result<usize> {
        self.forget();
        loop {
            if let Some(end) = memmem::find(&self.input, b"\r\n\r\n") {
                self.used = end + 4;
                return Ok(self.used);
            }
            self.fill().await?;
        }
    }

    /// Reads so many bytes and returns where they end.
    async fn take_bytes(&mut self, count: usize) -> Result<usize> {
        let end = self.used + count;
        while self.input.len() < end {
            self.fill().await?;
        }
        self.used = end;
        Ok(end)
    }

    /// Reads chunks to the last one, moves their bytes together after the head, and returns where they end.
    async fn take_chunks(&mut self) -> Result<usize> {
        let mut end = self.used;
        loop {
            let chunk = self.take_chunk().await?;
            if chunk.is_empty() {
                return Ok(end);
            }
            let moved = end + chunk.len();
            self.input.copy_within(chunk, end);
            end = moved;
        }
    }

    /// Reads until a chunk is whole and returns where its bytes are.
    async fn take_chunk(&mut self) -> Result<Range<usize>> {
        loop {
            let begin = self.used;
            if let Some(chunk) = whole_chunk(&self.input[begin..])? {
                self.used = begin + chunk.end + LINE_END.len();
                return Ok(begin + chunk.start..begin + chunk.end);
            }
            self.fill().await?;
        }
    }

    async fn fill(&mut self) -> Result<()> {
        if self.input.capacity() - self.input.len() < BUFFER / 4 {
            self.input.reserve(BUFFER);
        }
        match self.socket.read_buf(&mut self.input).await {
            Ok(0) => Err("the server has hung up".to_owned()),
            Ok(_) => Ok(()),
            Err(error) => Err(format!("the connection broke: {error}")),
        }
    }

    fn forget(&mut self) {
        self.input.drain(..self.used);
        self.forgotten += self.used;
        self.used = 0;
    }
}

const LINE_END: &[u8] = b"\r\n";

/// Where the first chunk's bytes are, if it is there as a whole, its line end included.
fn whole_chunk(input: &[u8]) -> Result<Option<Range<usize>>> {
    let Some(line) = memmem::find(input, LINE_END) else { return Ok(None) };
    let size = std::str::from_utf8(&input[..line]).ok().and_then(|size| usize::from_str_radix(size, 16).ok());
    let begin = line + LINE_END.len();
    let end = begin + size.ok_or("this is no chunk")?;
    Ok(Some(begin..end).filter(|chunk| input.len() >= chunk.end + LINE_END.len()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::play;

    #[test]
    fn chunks_are_taken_when_they_are_whole() {
        assert_eq!(whole_chunk(b"5\r\nhello\r\n3\r\n"), Ok(Some(3..8)));
        assert_eq!(whole_chunk(b"5\r\nhello\r"), Ok(None));
        assert_eq!(whole_chunk(b"1"), Ok(None));
        assert_eq!(whole_chunk(b"0\r\n\r\n"), Ok(Some(3..3)));
        assert!(whole_chunk(b"x\r\n").is_err());
    }

    #[tokio::test]
    async fn replies_follow_each_other_however_they_are_cut() {
        let pieces = [
            "HTTP/1.1 200 OK\r\ncontent-le",
            "ngth: 5\r\n\r\nhel",
            "loHTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n4\r\nin p",
            "\r\n5\r\narts.\r\n0\r\n\r",
            "\nHTTP/1.1 204 No Content\r\n\r\n",
        ];
        let mut connection = Connection::open(play(vec![pieces.to_vec()])).await.unwrap();
        let first = connection.get("/", "").await.unwrap();
        assert_eq!((first.status, first.body, first.wire), (200, &b"hello"[..], 43));
        let second = connection.reply().await.unwrap();
        assert_eq!((second.body, second.wire), (&b"in parts."[..], 47 + 24));
        let third = connection.reply().await.unwrap();
        assert_eq!((third.status, third.body), (204, &b""[..]));
        assert_eq!(connection.wire(), pieces.concat().len());
        assert!(connection.reply().await.is_err(), "nothing else comes");
    }

    #[tokio::test]
    async fn a_body_that_is_cut_short_is_no_reply() {
        let cut = play(vec![vec!["HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhel"]]);
        assert!(Connection::open(cut).await.unwrap().get("/", "").await.is_err());
    }
}
