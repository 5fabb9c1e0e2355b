//! The bits of a set, in as many bytes as it takes. Up to 128 of them are saved as one number, more as a list of words.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// `N` bytes, the lowest bits first.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bits<const N: usize>([u8; N]);

const WORD: usize = 8;

/// As numbers: the highest bit decides.
impl<const N: usize> Ord for Bits<N> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.0.iter().rev().cmp(other.0.iter().rev())
    }
}

impl<const N: usize> PartialOrd for Bits<N> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<const N: usize> Default for Bits<N> {
    fn default() -> Self {
        Bits::NONE
    }
}

impl<const N: usize> Bits<N> {
    pub const NONE: Bits<N> = Bits([0; N]);

    #[inline]
    pub const fn is_empty(self) -> bool {
        let mut at = 0;
        while at < N {
            if self.word(at) != 0 {
                return false;
            }
            at += WORD;
        }
        true
    }

    #[inline]
    pub const fn len(self) -> usize {
        let (mut len, mut at) = (0, 0);
        while at < N {
            len += self.word(at).count_ones() as usize;
            at += WORD;
        }
        len
    }

    /// The bytes from this one on, as many as a number holds: sets are gone through by words, not by bytes.
    #[inline]
    const fn word(&self, from: usize) -> u64 {
        let (mut word, mut byte) = (0, 0);
        while byte < WORD && from + byte < N {
            word |= (self.0[from + byte] as u64) << (8 * byte);
            byte += 1;
        }
        word
    }

    fn words(&self) -> impl Iterator<Item = u64> + '_ {
        (0..N).step_by(WORD).map(|from| self.word(from))
    }

    /// `None` where there are more bits, or more words.
    fn of_words(words: &[u64]) -> Option<Self> {
        let mut bytes = words.iter().flat_map(|word| word.to_le_bytes());
        let bits = Bits(std::array::from_fn(|_| bytes.next().unwrap_or(0)));
        (words.len() == N.div_ceil(WORD) && bytes.all(|byte| byte == 0)).then_some(bits)
    }

    /// A bit beyond the last is never set.
    #[inline]
    pub const fn contains(self, bit: usize) -> bool {
        bit / 8 < N && self.0[bit / 8] >> (bit % 8) & 1 != 0
    }

    #[inline]
    pub const fn with(mut self, bit: usize) -> Self {
        if bit / 8 < N {
            self.0[bit / 8] |= 1 << (bit % 8);
        }
        self
    }

    #[inline]
    pub const fn without(mut self, bit: usize) -> Self {
        if bit / 8 < N {
            self.0[bit / 8] &= !(1 << (bit % 8));
        }
        self
    }

    #[inline]
    pub const fn or(mut self, other: Self) -> Self {
        let mut byte = 0;
        while byte < N {
            self.0[byte] |= other.0[byte];
            byte += 1;
        }
        self
    }

    #[inline]
    pub const fn and(mut self, other: Self) -> Self {
        let mut byte = 0;
        while byte < N {
            self.0[byte] &= other.0[byte];
            byte += 1;
        }
        self
    }

    #[inline]
    pub const fn minus(mut self, other: Self) -> Self {
        let mut byte = 0;
        while byte < N {
            self.0[byte] &= !other.0[byte];
            byte += 1;
        }
        self
    }

    /// The set bits in rising order.
    #[inline]
    pub fn iter(self) -> Rising<N> {
        Rising { bits: self, word: self.word(0), from: 0 }
    }

    #[inline]
    pub fn nth(self, mut place: usize) -> Option<usize> {
        let mut from = 0;
        while from < N {
            let mut bits = self.word(from);
            let count = bits.count_ones() as usize;
            if place < count {
                (0..place).for_each(|_| bits &= bits - 1);
                return Some(from * 8 + bits.trailing_zeros() as usize);
            }
            place -= count;
            from += WORD;
        }
        None
    }
}

/// The set bits in rising order.
#[derive(Clone)]
pub struct Rising<const N: usize> {
    bits: Bits<N>,
    /// What is left of the word that begins with this byte.
    word: u64,
    from: usize,
}

impl<const N: usize> Iterator for Rising<N> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        while self.word == 0 {
            self.from += WORD;
            if self.from >= N {
                return None;
            }
            self.word = self.bits.word(self.from);
        }
        let bit = self.word.trailing_zeros() as usize;
        self.word &= self.word - 1;
        Some(self.from * 8 + bit)
    }
}

impl<const N: usize> Serialize for Bits<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match N.div_ceil(WORD) {
            1 => self.word(0).serialize(serializer),
            2 => (u128::from(self.word(WORD)) << 64 | u128::from(self.word(0))).serialize(serializer),
            _ => serializer.collect_seq(self.words()),
        }
    }
}

impl<'de, const N: usize> Deserialize<'de> for Bits<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let words = match N.div_ceil(WORD) {
            1 => vec![u64::deserialize(deserializer)?],
            2 => u128::deserialize(deserializer).map(|both| vec![both as u64, (both >> 64) as u64])?,
            _ => Vec::deserialize(deserializer)?,
        };
        Bits::of_words(&words).ok_or_else(|| D::Error::custom("a set of another size"))
    }
}
