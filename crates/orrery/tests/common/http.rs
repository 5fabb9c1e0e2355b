//! A tiny HTTP client over one kept connection, so that tests see every byte.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::Value;

pub struct Client {
    port: u16,
    token: Option<String>,
    connection: Option<BufReader<TcpStream>>,
}

#[derive(Clone, Debug)]
pub struct Reply {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Reply {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("not JSON: {} {}", self.status, self.text()))
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub fn ok(self) -> Value {
        assert!((200..300).contains(&self.status), "{} {}", self.status, self.text());
        self.json()
    }

    /// A clear error of that status and code, with nothing in it but the error.
    pub fn problem(&self, status: u16, code: &str) {
        assert_eq!((self.status, self.code().as_str()), (status, code), "{}", self.text());
    }

    /// The code of a clear error.
    pub fn code(&self) -> String {
        assert_eq!(self.header("content-type"), Some("application/problem+json"), "{} {}", self.status, self.text());
        let problem = self.json();
        assert_eq!(problem["status"], self.status, "{problem}");
        assert!(problem["detail"].as_str().is_some_and(|detail| detail.len() > 5), "no sentence: {problem}");
        let known = ["type", "title", "status", "code", "detail", "reason", "rule"];
        assert!(problem.as_object().unwrap().keys().all(|key| known.contains(&key.as_str())), "{problem}");
        problem["code"].as_str().unwrap().to_owned()
    }
}

impl Client {
    pub fn new(port: u16) -> Client {
        Client { port, token: None, connection: None }
    }

    /// Somebody with an identity of their own.
    pub fn person(port: u16) -> Client {
        let mut client = Client::new(port);
        let token = client.post("/api/v1/identity", &Value::Null).ok()["token"].as_str().unwrap().to_owned();
        Client { token: Some(token), ..client }
    }

    pub fn with_token(port: u16, token: &str) -> Client {
        Client { token: Some(token.to_owned()), ..Client::new(port) }
    }

    pub fn token(&self) -> &str {
        self.token.as_deref().unwrap_or_default()
    }

    pub fn get(&mut self, path: &str) -> Reply {
        self.send("GET", path, &[], b"")
    }

    pub fn post(&mut self, path: &str, body: &Value) -> Reply {
        self.send("POST", path, &[("content-type", "application/json")], body.to_string().as_bytes())
    }

    pub fn send(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Reply {
        let mut request = self.head(method, path, headers);
        request.extend(format!("content-length: {}\r\n\r\n", body.len()).bytes());
        request.extend(body);
        self.send_raw(&request)
    }

    /// Sends and is gone a moment later, without waiting for the answer.
    pub fn send_and_hang_up(&self, path: &str, body: &Value, moment: Duration) {
        let body = body.to_string();
        let mut request = self.head("POST", path, &[]);
        request.extend(format!("content-length: {}\r\n\r\n{body}", body.len()).bytes());
        let mut connection = connect(self.port);
        connection.get_mut().write_all(&request).unwrap();
        std::thread::sleep(moment);
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

    pub fn head(&self, method: &str, path: &str, headers: &[(&str, &str)]) -> Vec<u8> {
        let mut head = format!("{method} {path} HTTP/1.1\r\nhost: localhost:{}\r\n", self.port);
        if let Some(token) = &self.token {
            head += &format!("authorization: Bearer {token}\r\n");
        }
        headers.iter().for_each(|(name, value)| head += &format!("{name}: {value}\r\n"));
        head.into_bytes()
    }

    /// Sends bytes as they are. A connection that the server has closed is opened anew, once.
    pub fn send_raw(&mut self, request: &[u8]) -> Reply {
        let kept = self.connection.take().and_then(|connection| exchange(connection, request).ok());
        let (connection, reply) = kept.unwrap_or_else(|| exchange(connect(self.port), request).expect("a reply"));
        if reply.header("connection") != Some("close") {
            self.connection = Some(connection);
        }
        reply
    }

    /// Opens a stream of events after the last one seen.
    pub fn stream(&self, path: &str, last: Option<u64>) -> Events {
        let last = last.map(|last| last.to_string());
        let mut headers = vec![("accept", "text/event-stream")];
        headers.extend(last.as_deref().map(|last| ("last-event-id", last)));
        let mut request = self.head("GET", path, &headers);
        request.extend(b"\r\n");
        let mut connection = connect(self.port);
        connection.get_mut().write_all(&request).unwrap();
        let (status, _) = read_head(&mut connection).unwrap();
        assert_eq!(status, 200);
        Events { from: connection, pending: String::new() }
    }
}

fn connect(port: u16) -> BufReader<TcpStream> {
    let stream = TcpStream::connect(("127.0.0.1", port)).expect("the program listens");
    stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    stream.set_nodelay(true).unwrap();
    BufReader::new(stream)
}

type Exchange = std::io::Result<(BufReader<TcpStream>, Reply)>;

/// A server that refuses early may close before everything is sent; its answer counts all the same.
fn exchange(mut connection: BufReader<TcpStream>, request: &[u8]) -> Exchange {
    let _ = connection.get_mut().write_all(request);
    let (status, headers) = read_head(&mut connection)?;
    let mut reply = Reply { status, headers, body: Vec::new() };
    reply.body = read_body(&mut connection, &reply)?;
    Ok((connection, reply))
}

fn read_head(from: &mut impl BufRead) -> std::io::Result<(u16, Vec<(String, String)>)> {
    let first = line(from)?;
    let status = first.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or_else(|| std::io::Error::other(format!("no status in {first:?}")))?;
    let mut headers = Vec::new();
    while let Some((name, value)) = line(from)?.split_once(": ") {
        headers.push((name.to_owned(), value.to_owned()));
    }
    Ok((status, headers))
}

fn line(from: &mut impl BufRead) -> std::io::Result<String> {
    let mut line = String::new();
    from.read_line(&mut line)?;
    Ok(line.trim_end().to_owned())
}

fn read_body(from: &mut impl BufRead, reply: &Reply) -> std::io::Result<Vec<u8>> {
    if reply.header("transfer-encoding") == Some("chunked") {
        let mut body = Vec::new();
        while let Some(chunk) = read_chunk(from)? {
            body.extend(chunk);
        }
        return Ok(body);
    }
    let length = reply.header("content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
    let mut body = vec![0; length];
    from.read_exact(&mut body)?;
    Ok(body)
}

fn read_chunk(from: &mut impl BufRead) -> std::io::Result<Option<Vec<u8>>> {
    let length = usize::from_str_radix(&line(from)?, 16).map_err(std::io::Error::other)?;
    let mut chunk = vec![0; length];
    from.read_exact(&mut chunk)?;
    line(from)?;
    Ok((length > 0).then_some(chunk))
}

impl Client {
    /// The first event of a page's stream: the HTML that brings a page of that number up to date.
    pub fn catch_up(&self, path: &str, from: u64) -> String {
        let mut request = self.head("GET", &format!("{path}?from={from}"), &[("accept", "text/event-stream")]);
        request.extend(b"\r\n");
        let mut connection = connect(self.port);
        connection.get_mut().write_all(&request).unwrap();
        read_head(&mut connection).unwrap();
        String::from_utf8(read_chunk(&mut connection).unwrap().unwrap()).unwrap()
    }
}

/// A stream of server-sent events.
pub struct Events {
    from: BufReader<TcpStream>,
    pending: String,
}

impl Events {
    /// The next event with data: its number and what it says.
    pub fn next(&mut self) -> (u64, Value) {
        loop {
            while let Some((event, rest)) = self.pending.split_once("\n\n") {
                let (event, rest) = (parse(event), rest.to_owned());
                self.pending = rest;
                if let Some(event) = event {
                    return event;
                }
            }
            let chunk = read_chunk(&mut self.from).expect("the stream goes on").expect("the stream stays open");
            self.pending += &String::from_utf8(chunk).unwrap();
        }
    }
}

fn parse(event: &str) -> Option<(u64, Value)> {
    let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name));
    let data = serde_json::from_str(field("data: ")?).ok()?;
    Some((field("id: ")?.parse().ok()?, data))
}
