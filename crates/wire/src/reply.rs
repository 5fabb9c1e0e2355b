//! What came back: borrowed from the connection, or owned.

use memchr::{memchr, memchr_iter};
use serde_json::Value;

use crate::Result;

/// A reply that still lies in the connection's buffer.
pub struct Response<'a> {
    pub status: u16,
    pub head: &'a [u8],
    pub body: &'a [u8],
    /// Head and body together, as they came over the wire.
    pub wire: usize,
}

impl Response<'_> {
    /// A refusal is an error that says what the server said.
    pub(crate) fn granted(self) -> Result<Self> {
        if self.status < 400 {
            return Ok(self);
        }
        Err(format!("the server answered {}: {}", self.status, String::from_utf8_lossy(self.body)))
    }
}

/// A reply for as long as it is wanted.
#[derive(Clone, Debug)]
pub struct Reply {
    pub status: u16,
    head: Vec<u8>,
    pub body: Vec<u8>,
}

impl From<Response<'_>> for Reply {
    fn from(Response { status, head, body, .. }: Response<'_>) -> Reply {
        Reply { status, head: head.to_owned(), body: body.to_owned() }
    }
}

impl Reply {
    pub fn header(&self, name: &str) -> Option<&str> {
        header(&self.head, name)
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

pub(crate) fn status(head: &[u8]) -> Result<u16> {
    let digits = head.get(9..12).and_then(|digits| std::str::from_utf8(digits).ok());
    digits.and_then(|digits| digits.parse().ok()).ok_or_else(|| "this is no HTTP server".to_owned())
}

/// What a head says under a name. A proxy may write the name in other letters than the server.
pub(crate) fn header<'a>(head: &'a [u8], name: &str) -> Option<&'a str> {
    memchr_iter(b'\n', head).find_map(|end| {
        let (known, value) = head[end + 1..].split_at_checked(name.len())?;
        let value = value.strip_prefix(b": ").filter(|_| known.eq_ignore_ascii_case(name.as_bytes()))?;
        std::str::from_utf8(&value[..memchr(b'\r', value)?]).ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_are_read() {
        let head = b"HTTP/1.1 201 Created\r\nx-length: 7\r\nContent-Length: 42\r\nvary: a, b\r\n\r\n";
        assert_eq!(status(head), Ok(201));
        assert_eq!(header(head, "content-length"), Some("42"));
        assert_eq!(header(head, "vary"), Some("a, b"));
        assert_eq!((header(head, "length"), header(head, "var")), (None, None));
        assert!(status(b"220 mail").is_err());
    }

    #[test]
    fn a_refusal_is_no_grant() {
        let response = |status| Response { status, head: b"", body: b"no such table", wire: 0 };
        assert!(response(303).granted().is_ok());
        assert_eq!(response(404).granted().err().as_deref(), Some("the server answered 404: no such table"));
    }
}
