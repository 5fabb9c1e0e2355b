//! A request as it is written.

use std::io::Write as _;

/// The beginning of a request, without the blank line at its end. `headers` are whole lines, each with its line end.
pub fn write_head(to: &mut Vec<u8>, port: u16, method: &str, path: &str, headers: &str) {
    // Writing to memory cannot fail.
    let _ = write!(to, "{method} {path} HTTP/1.1\r\nhost: localhost:{port}\r\n{headers}");
}

/// Ends a head and adds the body. A GET without a body says nothing about one.
pub fn write_body(to: &mut Vec<u8>, method: &str, body: &[u8]) {
    if method != "GET" || !body.is_empty() {
        let _ = write!(to, "content-length: {}\r\n", body.len());
    }
    to.extend_from_slice(b"\r\n");
    to.extend_from_slice(body);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(method: &str, body: &[u8]) -> String {
        let mut request = Vec::new();
        write_head(&mut request, 7, method, "/", "a: b\r\n");
        write_body(&mut request, method, body);
        String::from_utf8(request).unwrap()
    }

    #[test]
    fn lengths_are_told_where_there_may_be_a_body() {
        assert_eq!(request("GET", b""), "GET / HTTP/1.1\r\nhost: localhost:7\r\na: b\r\n\r\n");
        assert_eq!(request("POST", b""), "POST / HTTP/1.1\r\nhost: localhost:7\r\na: b\r\ncontent-length: 0\r\n\r\n");
        assert!(request("POST", b"{}").ends_with("\r\ncontent-length: 2\r\n\r\n{}"));
    }
}
