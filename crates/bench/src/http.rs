//! As much of HTTP/1.1 as the benchmark needs: one request at a time on a connection that stays open, and streams of
//! server-sent events.

use std::io::Write as _;
use std::net::SocketAddr;

use memchr::memmem;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::{Result, because};

const BUFFER: usize = 8 * 1024;

/// A connection to the server with its buffers.
pub struct Connection {
    socket: TcpStream,
    /// What came in and was not used yet begins at `used`.
    input: Vec<u8>,
    used: usize,
    output: Vec<u8>,
}

/// An answer whose body is still in the connection's buffer.
pub struct Response<'a> {
    pub status: u16,
    pub body: &'a [u8],
    /// Head and body together, as they came over the wire.
    pub wire: usize,
}

impl Connection {
    pub async fn open(address: SocketAddr) -> Result<Connection> {
        let socket = TcpStream::connect(address).await.map_err(because("cannot connect to the server"))?;
        socket.set_nodelay(true).map_err(because("cannot set up a connection"))?;
        Ok(Connection { socket, input: Vec::new(), used: 0, output: Vec::new() })
    }

    pub async fn get(&mut self, path: &str, headers: &str) -> Result<Response<'_>> {
        self.send("GET", path, headers, "").await?;
        self.read().await
    }

    pub async fn post(&mut self, path: &str, headers: &str, body: &str) -> Result<Response<'_>> {
        self.send("POST", path, headers, body).await?;
        self.read().await
    }

    /// `headers` are whole lines, each with its line end.
    async fn send(&mut self, method: &str, path: &str, headers: &str, body: &str) -> Result<()> {
        self.output.clear();
        write_request(&mut self.output, method, path, headers, body).map_err(because("cannot write a request"))?;
        self.socket.write_all(&self.output).await.map_err(because("the server has hung up"))
    }

    /// The whole answer to what was sent.
    async fn read(&mut self) -> Result<Response<'_>> {
        self.forget();
        let head = self.head().await?;
        let (status, length) = (status(&self.input[..head])?, content_length(&self.input[..head]));
        let wire = head + length;
        while self.input.len() < wire {
            self.fill().await?;
        }
        self.used = wire;
        if status >= 400 {
            let said = String::from_utf8_lossy(&self.input[head..wire]).into_owned();
            return Err(format!("the server answered {status}: {said}"));
        }
        Ok(Response { status, body: &self.input[head..wire], wire })
    }

    /// Reads until the head is whole and returns its length.
    async fn head(&mut self) -> Result<usize> {
        loop {
            if let Some(end) = memmem::find(&self.input[self.used..], b"\r\n\r\n") {
                return Ok(end + 4);
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
            Err(error) => Err(error.to_string()),
        }
    }

    fn forget(&mut self) {
        self.input.drain(..self.used);
        self.used = 0;
    }
}

fn write_request(to: &mut Vec<u8>, method: &str, path: &str, headers: &str, body: &str) -> std::io::Result<()> {
    write!(to, "{method} {path} HTTP/1.1\r\nhost: localhost\r\n{headers}")?;
    match body.len() {
        0 if method == "GET" => write!(to, "\r\n"),
        length => write!(to, "content-length: {length}\r\n\r\n{body}"),
    }
}

fn status(head: &[u8]) -> Result<u16> {
    let digits = head.get(9..12).and_then(|digits| std::str::from_utf8(digits).ok());
    digits.and_then(|digits| digits.parse().ok()).ok_or_else(|| "this is no HTTP server".to_owned())
}

fn content_length(head: &[u8]) -> usize {
    let name = b"\r\ncontent-length: ";
    memmem::find(head, name).and_then(|at| number(&head[at + name.len()..])).unwrap_or(0) as usize
}

/// The digits at the beginning of `text`.
pub fn number(text: &[u8]) -> Option<u64> {
    let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    std::str::from_utf8(&text[..digits]).ok()?.parse().ok()
}

/// A stream of server-sent events.
pub struct Events {
    connection: Connection,
    message: Vec<u8>,
    /// The bytes of head and messages so far, as they came over the wire.
    pub wire: usize,
}

impl Events {
    pub async fn open(address: SocketAddr, path: &str, headers: &str) -> Result<Events> {
        let mut connection = Connection::open(address).await?;
        connection.send("GET", path, headers, "").await?;
        let head = connection.head().await?;
        connection.used = head;
        match status(&connection.input[..head])? {
            200 => Ok(Events { connection, message: Vec::new(), wire: head }),
            other => Err(format!("the stream was answered with {other}")),
        }
    }

    /// The next message, its last blank line included. Signs of life are messages too.
    pub async fn next(&mut self) -> Result<&[u8]> {
        self.message.clear();
        while !self.message.ends_with(b"\n\n") {
            self.chunk().await?;
        }
        Ok(&self.message)
    }

    /// Appends one chunk of the body to the message.
    async fn chunk(&mut self) -> Result<()> {
        let connection = &mut self.connection;
        loop {
            if let Some((begin, end)) = whole_chunk(&connection.input[connection.used..])? {
                let chunk = &connection.input[connection.used..][begin..end];
                self.message.extend_from_slice(chunk);
                connection.used += end + 2;
                self.wire += end + 2;
                return Ok(());
            }
            connection.forget();
            connection.fill().await?;
        }
    }
}

/// Where the first chunk's bytes are, if it is there as a whole.
fn whole_chunk(input: &[u8]) -> Result<Option<(usize, usize)>> {
    let Some(line) = memmem::find(input, b"\r\n") else { return Ok(None) };
    let size = std::str::from_utf8(&input[..line]).ok().and_then(|size| usize::from_str_radix(size, 16).ok());
    match size {
        Some(0) => Err("the server has ended the stream".to_owned()),
        Some(size) => Ok(Some((line + 2, line + 2 + size)).filter(|(_, end)| input.len() >= end + 2)),
        None => Err("the stream is not in chunks".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_are_read() {
        let head = b"HTTP/1.1 201 Created\r\ncontent-type: text/html\r\ncontent-length: 42\r\n\r\n";
        assert_eq!((status(head), content_length(head)), (Ok(201), 42));
        assert_eq!(content_length(b"HTTP/1.1 204 No Content\r\n\r\n"), 0);
    }

    #[test]
    fn chunks_are_taken_when_they_are_whole() {
        assert_eq!(whole_chunk(b"5\r\nhello\r\n3\r\n"), Ok(Some((3, 8))));
        assert_eq!(whole_chunk(b"5\r\nhello\r"), Ok(None));
        assert_eq!(whole_chunk(b"1"), Ok(None));
        assert!(whole_chunk(b"0\r\n\r\n").is_err());
        assert!(whole_chunk(b"x\r\n").is_err());
    }
}
