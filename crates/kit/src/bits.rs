//! The bits of a set. Up to 128 of them are saved as one number, more as a list of words.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bits<const N: usize>([u64; N]);

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
        let mut word = 0;
        while word < N {
            if self.0[word] != 0 {
                return false;
            }
            word += 1;
        }
        true
    }

    #[inline]
    pub const fn len(self) -> usize {
        let (mut len, mut word) = (0, 0);
        while word < N {
            len += self.0[word].count_ones() as usize;
            word += 1;
        }
        len
    }

    /// A bit beyond the last is never set.
    #[inline]
    pub const fn contains(self, bit: usize) -> bool {
        bit / 64 < N && self.0[bit / 64] >> (bit % 64) & 1 != 0
    }

    #[inline]
    pub const fn with(mut self, bit: usize) -> Self {
        if bit / 64 < N {
            self.0[bit / 64] |= 1 << (bit % 64);
        }
        self
    }

    #[inline]
    pub const fn without(mut self, bit: usize) -> Self {
        if bit / 64 < N {
            self.0[bit / 64] &= !(1 << (bit % 64));
        }
        self
    }

    #[inline]
    pub const fn or(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < N {
            self.0[word] |= other.0[word];
            word += 1;
        }
        self
    }

    #[inline]
    pub const fn and(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < N {
            self.0[word] &= other.0[word];
            word += 1;
        }
        self
    }

    #[inline]
    pub const fn minus(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < N {
            self.0[word] &= !other.0[word];
            word += 1;
        }
        self
    }

    /// The set bits in rising order.
    #[inline]
    pub fn iter(self) -> Rising<N> {
        Rising { bits: self.0, word: 0 }
    }

    #[inline]
    pub fn nth(self, mut place: usize) -> Option<usize> {
        for (word, mut bits) in self.0.into_iter().enumerate() {
            let count = bits.count_ones() as usize;
            if place < count {
                (0..place).for_each(|_| bits &= bits - 1);
                return Some(word * 64 + bits.trailing_zeros() as usize);
            }
            place -= count;
        }
        None
    }
}

/// The set bits in rising order.
#[derive(Clone)]
pub struct Rising<const N: usize> {
    bits: [u64; N],
    word: usize,
}

impl<const N: usize> Iterator for Rising<N> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        while let Some(bits) = self.bits.get_mut(self.word) {
            if *bits != 0 {
                let bit = bits.trailing_zeros() as usize;
                *bits &= *bits - 1;
                return Some(self.word * 64 + bit);
            }
            self.word += 1;
        }
        None
    }
}

impl<const N: usize> Serialize for Bits<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0[..] {
            [one] => one.serialize(serializer),
            [low, high] => (u128::from(high) << 64 | u128::from(low)).serialize(serializer),
            _ => serializer.collect_seq(self.0),
        }
    }
}

impl<'de, const N: usize> Deserialize<'de> for Bits<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let words = match N {
            1 => vec![u64::deserialize(deserializer)?],
            2 => u128::deserialize(deserializer).map(|both| vec![both as u64, (both >> 64) as u64])?,
            _ => Vec::deserialize(deserializer)?,
        };
        words.try_into().map(Bits).map_err(|_| D::Error::custom("a set of another size"))
    }
}
