//! A sum over a row as it was written, so that bits which rot on a disk are noticed when the row is read. It guards against
//! chance, not against people: whoever can change a row can change its sum.

/// FNV-1a with 64 bits: each step is reversible, so one changed byte always changes the sum.
#[derive(Clone, Copy)]
pub struct Sum(u64);

impl Default for Sum {
    fn default() -> Self {
        Sum(0xcbf2_9ce4_8422_2325)
    }
}

impl Sum {
    fn add(self, bytes: &[u8]) -> Self {
        Sum(bytes.iter().fold(self.0, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)))
    }

    pub fn number(self, number: u64) -> Self {
        self.add(&number.to_le_bytes())
    }

    /// With their count before them, so that two neighbours cannot trade bytes.
    pub fn bytes(self, bytes: &[u8]) -> Self {
        self.number(bytes.len() as u64).add(bytes)
    }

    /// As databases keep it.
    pub fn done(self) -> i64 {
        self.0 as i64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agrees_with_the_published_vectors() {
        assert_eq!(Sum::default().add(b"").0, 0xcbf2_9ce4_8422_2325);
        assert_eq!(Sum::default().add(b"a").0, 0xaf63_dc4c_8601_ec8c);
        assert_eq!(Sum::default().add(b"foobar").0, 0x8594_4171_f739_67e8);
    }

    #[test]
    fn every_flipped_bit_shows() {
        let row = |bytes: &[u8]| Sum::default().number(7).bytes(bytes).bytes(b"next").done();
        let whole = *b"some bytes of a row";
        for bit in 0..whole.len() * 8 {
            let mut bent = whole;
            bent[bit / 8] ^= 1 << (bit % 8);
            assert_ne!(row(&bent), row(&whole), "bit {bit}");
        }
        assert_ne!(Sum::default().bytes(b"ab").bytes(b"c").done(), Sum::default().bytes(b"a").bytes(b"bc").done());
    }
}
