//! Pictures come as base64.

use crate::error::{Error, Result};

pub fn decode(text: &str) -> Result<Vec<u8>> {
    let digits: Option<Vec<u8>> = text.trim_end_matches('=').bytes().map(digit).collect();
    let digits = digits.ok_or_else(|| Error::new("a picture that is not base64"))?;
    Ok(digits.chunks(4).flat_map(bytes).collect())
}

fn digit(byte: u8) -> Option<u8> {
    match byte {
        b'A'..=b'Z' => Some(byte - b'A'),
        b'a'..=b'z' => Some(byte - b'a' + 26),
        b'0'..=b'9' => Some(byte - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    }
}

/// Four digits of six bits are three bytes; a shorter last group has fewer.
fn bytes(group: &[u8]) -> impl Iterator<Item = u8> {
    let bits = (0..4).fold(0u32, |bits, i| bits << 6 | u32::from(group.get(i).copied().unwrap_or(0)));
    let count = group.len().saturating_sub(1);
    bits.to_be_bytes().into_iter().skip(1).take(count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_length_comes_back() {
        for (text, bytes) in
            [("", &b""[..]), ("TQ==", b"M"), ("TWE=", b"Ma"), ("TWFu", b"Man"), ("/+8A", &[255, 239, 0])]
        {
            assert_eq!(decode(text).unwrap(), bytes, "{text}");
        }
        assert!(decode("a b").is_err());
    }
}
