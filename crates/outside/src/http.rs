//! As much of HTTP/1.1 as is needed to play, to watch and to be a nuisance.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use crate::{Result, because};

/// How long an answer may take before the connection counts as broken.
pub const PATIENCE: Duration = Duration::from_secs(10);

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

    /// Null where the body is no JSON.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub fn is_ok(&self) -> bool {
        (200..300).contains(&self.status)
    }

    /// For a sentence about it.
    pub fn short(&self) -> String {
        format!("{} {}", self.status, self.text().chars().take(200).collect::<String>())
    }
}

pub type Connection = BufReader<TcpStream>;

/// Somebody who calls one address over one kept connection, with or without an identity.
pub struct Client {
    pub address: SocketAddr,
    /// The loopback address it calls from: 127.0.0.1 unless it shall look like somebody else.
    pub from: Ipv4Addr,
    pub token: Option<String>,
    pub patience: Duration,
    kept: Option<Connection>,
}

impl Client {
    pub fn new(address: SocketAddr) -> Client {
        Client { address, from: Ipv4Addr::LOCALHOST, token: None, patience: PATIENCE, kept: None }
    }

    pub fn with_token(address: SocketAddr, token: &str) -> Client {
        Client { token: Some(token.to_owned()), ..Client::new(address) }
    }

    /// The same person at another address.
    pub fn at(&self, address: SocketAddr) -> Client {
        Client { address, from: self.from, token: self.token.clone(), patience: self.patience, kept: None }
    }

    pub async fn get(&mut self, path: &str) -> Result<Reply> {
        self.call("GET", path, "").await
    }

    pub async fn post(&mut self, path: &str, body: &Value) -> Result<Reply> {
        self.call("POST", path, &body.to_string()).await
    }

    /// One request. An error says that no whole answer came: whether it was done is not known.
    async fn call(&mut self, method: &str, path: &str, body: &str) -> Result<Reply> {
        let mut request = self.head(method, path);
        if method != "GET" {
            request += &format!("content-type: application/json\r\ncontent-length: {}\r\n", body.len());
        }
        request += "\r\n";
        request += body;
        let kept = self.kept.take();
        let exchange = async {
            let connection = match kept {
                Some(connection) => connection,
                None => connect(self.address, self.from).await?,
            };
            exchange(connection, request.as_bytes()).await
        };
        let (connection, reply) = timeout(self.patience, exchange).await.map_err(|_| "no answer in time")??;
        if reply.header("connection") != Some("close") {
            self.kept = Some(connection);
        }
        Ok(reply)
    }

    pub fn head(&self, method: &str, path: &str) -> String {
        let identity = self.token.iter().map(|token| format!("authorization: Bearer {token}\r\n"));
        format!("{method} {path} HTTP/1.1\r\nhost: {}\r\n{}", self.address, identity.collect::<String>())
    }

    /// Opens a stream of events after the last one heard.
    pub async fn stream(&self, path: &str, last: Option<u64>) -> Result<Events> {
        let mut request = self.head("GET", path) + "accept: text/event-stream\r\n";
        request += &last.map(|last| format!("last-event-id: {last}\r\n")).unwrap_or_default();
        request += "\r\n";
        let open = async {
            let mut connection = connect(self.address, self.from).await?;
            connection.get_mut().write_all(request.as_bytes()).await.map_err(because("the stream broke"))?;
            let (status, _) = read_head(&mut connection).await?;
            if status == 200 { Ok(connection) } else { Err(format!("the stream was answered with {status}")) }
        };
        let from = timeout(self.patience, open).await.map_err(|_| "no stream in time")??;
        Ok(Events { from, pending: String::new() })
    }
}

pub async fn connect(to: SocketAddr, from: Ipv4Addr) -> Result<Connection> {
    let socket = TcpSocket::new_v4().map_err(because("no socket"))?;
    if from != Ipv4Addr::LOCALHOST {
        socket.bind(SocketAddr::from((from, 0))).map_err(because("cannot call from there"))?;
    }
    let stream = socket.connect(to).await.map_err(because("cannot connect"))?;
    stream.set_nodelay(true).map_err(because("cannot set up a connection"))?;
    Ok(BufReader::new(stream))
}

/// A server that refuses early may close before everything is sent; its answer counts all the same.
async fn exchange(mut connection: Connection, request: &[u8]) -> Result<(Connection, Reply)> {
    let _ = connection.get_mut().write_all(request).await;
    let reply = read_reply(&mut connection).await?;
    Ok((connection, reply))
}

pub async fn read_reply(connection: &mut Connection) -> Result<Reply> {
    let (status, headers) = read_head(connection).await?;
    let mut reply = Reply { status, headers, body: Vec::new() };
    reply.body = read_body(connection, &reply).await?;
    Ok(reply)
}

async fn read_head(from: &mut Connection) -> Result<(u16, Vec<(String, String)>)> {
    let first = line(from).await?;
    let status = first.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or_else(|| format!("no status in {first:?}"))?;
    let mut headers = Vec::new();
    while let Some((name, value)) = line(from).await?.split_once(": ") {
        headers.push((name.to_owned(), value.to_owned()));
    }
    Ok((status, headers))
}

async fn line(from: &mut Connection) -> Result<String> {
    let mut line = String::new();
    match from.read_line(&mut line).await {
        Ok(0) => Err("the connection was closed".to_owned()),
        Ok(_) => Ok(line.trim_end().to_owned()),
        Err(error) => Err(format!("the connection broke: {error}")),
    }
}

async fn read_body(from: &mut Connection, reply: &Reply) -> Result<Vec<u8>> {
    if reply.header("transfer-encoding") == Some("chunked") {
        let mut body = Vec::new();
        while let Some(chunk) = read_chunk(from).await? {
            body.extend(chunk);
        }
        return Ok(body);
    }
    let length = reply.header("content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
    let mut body = vec![0; length];
    from.read_exact(&mut body).await.map_err(because("the body was cut short"))?;
    Ok(body)
}

/// None at the end.
async fn read_chunk(from: &mut Connection) -> Result<Option<Vec<u8>>> {
    let size = line(from).await?;
    let length = usize::from_str_radix(&size, 16).map_err(|_| format!("{size:?} is no length of a chunk"))?;
    let mut chunk = vec![0; length];
    from.read_exact(&mut chunk).await.map_err(because("a chunk was cut short"))?;
    line(from).await?;
    Ok((length > 0).then_some(chunk))
}

/// A stream of server-sent events.
pub struct Events {
    from: Connection,
    pending: String,
}

impl Events {
    /// The next event with data: its number and what it says. An error says that the stream has ended.
    pub async fn next(&mut self) -> Result<(u64, Value)> {
        loop {
            while let Some((event, rest)) = self.pending.split_once("\n\n") {
                let (event, rest) = (parse(event), rest.to_owned());
                self.pending = rest;
                if let Some(event) = event {
                    return Ok(event);
                }
            }
            let chunk = read_chunk(&mut self.from).await?.ok_or("the stream was ended")?;
            self.pending += &String::from_utf8_lossy(&chunk);
        }
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

    #[test]
    fn events_have_a_number_and_data() {
        assert_eq!(parse("id: 12\ndata: {\"seq\":12}"), Some((12, serde_json::json!({ "seq": 12 }))));
        assert_eq!(parse(": still here"), None);
    }
}
