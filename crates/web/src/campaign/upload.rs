//! A file that comes with a form, without scripts: one part of a `multipart/form-data` body.

use axum::body::Bytes;
use axum::extract::Request;
use axum::http::{HeaderMap, header};

use crate::http::fields::read_file;
use crate::http::problem::Problem;

/// The file of a form, or the body itself where it is no form.
pub async fn file(headers: &HeaderMap, request: Request) -> Result<Bytes, Problem> {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default().to_owned();
    let body = read_file(request).await?;
    match kind.split_once("boundary=") {
        Some((_, boundary)) => part(&body, boundary.trim_matches('"')).ok_or_else(|| Problem::bad_request("no-file")),
        None => Ok(body),
    }
}

/// So long a boundary may be (RFC 2046, 5.1.1). A longer one could make the search for it take minutes.
const LONGEST: usize = 70;

/// The first part that has a file's name.
fn part(body: &Bytes, boundary: &str) -> Option<Bytes> {
    if boundary.len() > LONGEST {
        return None;
    }
    let border = format!("--{boundary}");
    let mut rest = 0;
    loop {
        let start = rest + find(&body[rest..], border.as_bytes())? + border.len();
        let end = start + find(&body[start..], border.as_bytes())?;
        let head = start + find(&body[start..end], b"\r\n\r\n")?;
        if find(&body[start..head], b"filename=").is_some() {
            return Some(body.slice(head + 4..end.saturating_sub(2).max(head + 4)));
        }
        rest = end;
    }
}

fn find(text: &[u8], wanted: &[u8]) -> Option<usize> {
    text.windows(wanted.len()).position(|window| window == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_is_found_among_other_fields() {
        let body = "--x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--x\r\nContent-Disposition: form-data; \
                    name=\"file\"; filename=\"c.json\"\r\nContent-Type: application/json\r\n\r\n{\"a\":1}\r\n--x--\r\n";
        assert_eq!(part(&Bytes::from(body), "x").unwrap(), "{\"a\":1}");
        let long = "x".repeat(LONGEST + 1);
        assert_eq!(part(&Bytes::from(body.replace("--x", &format!("--{long}"))), &long), None);
        for end in 0..body.len() - 6 {
            let cut = part(&Bytes::from(&body[..end]), "x");
            assert!(cut.is_none(), "cut at {end}: {cut:?}");
        }
    }
}
