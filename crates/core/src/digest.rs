//! SHA-256 for the digests of states and the commitment to the dice key, by the processor's own instructions where it
//! has them. Every saved game rests on it: the published vectors are tested.

use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// The first half of the SHA-256 of a state's saved form.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Digest(pub [u8; 16]);

impl std::fmt::Display for Digest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl std::fmt::Debug for Digest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Digest({self})")
    }
}

/// The digest of a value's saved form.
pub fn digest_of<T: Serialize>(value: &T) -> Result<Digest, postcard::Error> {
    let hash = sha256(&postcard::to_stdvec(value)?);
    let mut half = [0; 16];
    half.copy_from_slice(&hash[..16]);
    Ok(Digest(half))
}

pub fn sha256(message: &[u8]) -> [u8; 32] {
    Sha256::digest(message).into()
}

pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A key for HMAC-SHA-256 (RFC 2104), for signing cookies and links. It is made ready once: half of the work of each mark
/// is the same every time.
#[derive(Clone)]
pub struct HmacKey(Hmac<Sha256>);

impl HmacKey {
    pub fn new(key: &[u8; 32]) -> Self {
        // Shorter keys are filled up to a block with zeros: here, so that no length can be wrong.
        let mut block = [0; 64];
        block[..32].copy_from_slice(key);
        HmacKey(Hmac::new(&block.into()))
    }

    pub fn mark(&self, message: &[u8]) -> [u8; 32] {
        self.0.clone().chain_update(message).finalize().into_bytes().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sha256_agrees_with_fips_180() {
        assert_eq!(hex(&sha256(b"")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        assert_eq!(hex(&sha256(b"abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        let long = b"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
        assert_eq!(hex(&sha256(long)), "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
        assert_eq!(
            hex(&sha256(&[b'a'; 1_000_000])),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
        );
    }

    #[test]
    fn hmac_agrees_with_an_independent_implementation() {
        let key = [0x0b; 32];
        assert_eq!(
            hex(&HmacKey::new(&key).mark(b"Hi There")),
            "198a607eb44bfbc69903a0f1cf2bbdc5ba0aa3f3d9ae3c1c7a3b1696a0b68cf7"
        );
    }
}
