//! Somebody who calls one address, with or without an identity.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::Value;
use tokio::time::timeout;

use crate::request::{write_body, write_head};
use crate::{Connection, Events, Reply, Result};

/// How long an answer may take before the connection counts as broken.
const PATIENCE: Duration = Duration::from_secs(10);

/// Somebody who calls one address over one kept connection.
pub struct Client {
    pub address: SocketAddr,
    pub token: Option<String>,
    pub patience: Duration,
    kept: Option<Connection>,
}

impl Client {
    pub fn new(address: SocketAddr) -> Client {
        Client { address, token: None, patience: PATIENCE, kept: None }
    }

    /// The same person at another address.
    pub fn at(&self, address: SocketAddr) -> Client {
        Client { address, token: self.token.clone(), patience: self.patience, kept: None }
    }

    /// Asks for an identity and bears it from now on.
    pub async fn introduce(&mut self) -> Result<()> {
        let reply = self.post("/api/v1/identity", &Value::Null).await?;
        let token = reply.json()["token"].as_str().map(str::to_owned);
        self.token = Some(token.ok_or_else(|| format!("no identity: {}", reply.short()))?);
        Ok(())
    }

    pub async fn get(&mut self, path: &str) -> Result<Reply> {
        self.send(&self.request("GET", path, &[], b"")).await
    }

    pub async fn post(&mut self, path: &str, body: &Value) -> Result<Reply> {
        let json = [("content-type", "application/json")];
        self.send(&self.request("POST", path, &json, body.to_string().as_bytes())).await
    }

    /// Sends a request as it is. An error says that no whole answer came: whether it was done is not known.
    pub async fn send(&mut self, request: &[u8]) -> Result<Reply> {
        let kept = self.kept.take();
        let exchange = async {
            let connection = match kept {
                Some(connection) => connection,
                None => self.connect().await?,
            };
            exchange(connection, request).await
        };
        let (connection, reply) = timeout(self.patience, exchange).await.map_err(|_| "no answer in time")??;
        if reply.header("connection") != Some("close") {
            self.kept = Some(connection);
        }
        Ok(reply)
    }

    /// Opens a stream of events after the last one heard.
    pub async fn stream(&self, path: &str, last: Option<u64>) -> Result<Events> {
        let last = last.map(|last| last.to_string());
        let mut headers = vec![("accept", "text/event-stream")];
        headers.extend(last.as_deref().map(|last| ("last-event-id", last)));
        let headers = self.headers(&headers);
        let open = async { Events::open(self.connect().await?, path, &headers).await };
        timeout(self.patience, open).await.map_err(|_| "no stream in time")?
    }

    pub fn request(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Vec<u8> {
        let mut request = self.head(method, path, headers);
        write_body(&mut request, method, body);
        request
    }

    /// The beginning of a request, for whoever goes on by themselves.
    pub fn head(&self, method: &str, path: &str, headers: &[(&str, &str)]) -> Vec<u8> {
        let mut head = Vec::new();
        write_head(&mut head, self.address.port(), method, path, &self.headers(headers));
        head
    }

    fn headers(&self, more: &[(&str, &str)]) -> String {
        let identity = self.token.iter().map(|token| format!("authorization: Bearer {token}\r\n"));
        identity.chain(more.iter().map(|(name, value)| format!("{name}: {value}\r\n"))).collect()
    }

    pub(crate) async fn connect(&self) -> Result<Connection> {
        Connection::open(self.address).await
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.kept.is_some()
    }
}

/// A server that refuses early may close before everything is sent; its answer counts all the same.
async fn exchange(mut connection: Connection, request: &[u8]) -> Result<(Connection, Reply)> {
    let _ = connection.send(request).await;
    let reply = connection.reply().await?.into();
    Ok((connection, reply))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::play;

    #[tokio::test]
    async fn an_identity_is_borne_from_then_on() {
        let given = "HTTP/1.1 200 OK\r\ncontent-length: 15\r\n\r\n{\"token\":\"s3t\"}";
        let mut client = Client::new(play(vec![vec![given]]));
        client.introduce().await.unwrap();
        let head = String::from_utf8(client.head("GET", "/", &[("accept", "text/html")])).unwrap();
        assert!(head.ends_with("\r\nauthorization: Bearer s3t\r\naccept: text/html\r\n"), "{head}");
    }

    #[tokio::test]
    async fn a_connection_is_kept_unless_the_server_closes_it() {
        let replies = [
            "HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n",
            "HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 0\r\n\r\n",
        ];
        let mut client = Client::new(play(replies.map(|reply| vec![reply]).to_vec()));
        client.get("/").await.unwrap();
        assert!(client.is_connected());
        assert!(client.get("/").await.is_err(), "it was hung up");
        client.get("/").await.unwrap();
        assert!(!client.is_connected());
    }
}
