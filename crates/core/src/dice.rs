//! Keyed, counted randomness. The whole generator is a secret key and the number of words read, kept outside the
//! game state: no view and no planning bot can look ahead. ChaCha20 (RFC 8439), the bounded draw and the shuffle are
//! our own and pinned by vectors, so no upgrade re-deals an old game.

use crate::sha256;

const WORDS_PER_BLOCK: u64 = 8;

#[derive(Clone)]
pub struct Dice {
    key: [u8; 32],
    read: u64,
    block: [u64; 8],
}

impl std::fmt::Debug for Dice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Dice {{ read: {} }}", self.read) // never the key
    }
}

impl Dice {
    pub fn new(key: [u8; 32]) -> Self {
        Dice::at(key, 0)
    }

    /// The generator after `read` words.
    pub fn at(key: [u8; 32], read: u64) -> Self {
        let block =
            if read.is_multiple_of(WORDS_PER_BLOCK) { [0; 8] } else { chacha_block(&key, read / WORDS_PER_BLOCK) };
        Dice { key, read, block }
    }

    /// For simulations and tests: a key made from a number and a purpose.
    pub fn seeded(purpose: &str, seed: u64) -> Self {
        Dice::new(sha256(format!("{purpose}/{seed}").as_bytes()))
    }

    /// How many words have been read.
    pub fn read(&self) -> u64 {
        self.read
    }

    /// What is shown when a table opens; the key itself is shown when it closes.
    pub fn commitment(&self) -> [u8; 32] {
        sha256(&self.key)
    }

    pub fn key(&self) -> &[u8; 32] {
        &self.key
    }

    pub fn word(&mut self) -> u64 {
        let slot = self.read % WORDS_PER_BLOCK;
        if slot == 0 {
            self.block = chacha_block(&self.key, self.read / WORDS_PER_BLOCK);
        }
        self.read += 1;
        self.block[slot as usize]
    }

    /// A number from 0 to `n` - 1, each equally likely: words that would favour the small ones are thrown away.
    /// With `n` = 0 the answer is 0 and nothing is read.
    pub fn below(&mut self, n: u32) -> u32 {
        if n == 0 {
            return 0;
        }
        let n = u64::from(n);
        loop {
            let word = self.word();
            // The exact border takes a division, and only the last `n` words lie near it.
            if word <= u64::MAX - n || word < u64::MAX - u64::MAX % n {
                return (word % n) as u32;
            }
        }
    }

    /// One throw of a die with `sides` sides, from 1.
    pub fn roll(&mut self, sides: u32) -> u32 {
        self.below(sides) + 1
    }

    /// Fisher and Yates, from the end.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }

    /// One of a few, each as good as equally likely, without a list: the later ones take the place of the earlier with
    /// falling chance. One word decides as long as it lasts: as a fraction, times so many, its whole part is a draw and
    /// the rest of it another fraction.
    pub fn one_of<T>(&mut self, items: impl Iterator<Item = T>) -> Option<T> {
        const USED_UP: u64 = 1 << 44;
        let (mut kept, mut word, mut used) = (None, 0, u64::MAX);
        for (before, item) in (0u64..).zip(items) {
            if before > 0 && used > USED_UP {
                (word, used) = (self.word(), 1);
            }
            let drawn = u128::from(word) * u128::from(before + 1);
            if drawn >> 64 == 0 {
                kept = Some(item);
            }
            (word, used) = (drawn as u64, used.saturating_mul(before + 1));
        }
        kept
    }

    /// Several draws from a few each, out of one word.
    #[inline]
    pub fn draws(&mut self) -> Draws {
        Draws(self.word())
    }

    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.below(items.len() as u32) as usize) }
    }
}

/// One word as a fraction: times so many, its whole part is a draw and the rest of it another fraction. Good for choices
/// of chance players, whose draws come from a few thousand in all.
pub struct Draws(u64);

impl Draws {
    /// A number from 0 to `n` - 1, or 0.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        let drawn = u128::from(self.0) * n as u128;
        self.0 = drawn as u64;
        (drawn >> 64) as usize
    }

    /// One of a few, each as good as equally likely.
    #[inline]
    pub fn one_of<T>(&mut self, items: impl Iterator<Item = T>) -> Option<T> {
        let mut kept = None;
        for (count, item) in (1..).zip(items) {
            if self.below(count) == 0 {
                kept = Some(item);
            }
        }
        kept
    }
}

fn chacha_block(key: &[u8; 32], counter: u64) -> [u64; 8] {
    let mut input = [0u32; 16];
    input[..4].copy_from_slice(&[0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
    for (word, bytes) in input[4..12].iter_mut().zip(key.chunks_exact(4)) {
        *word = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
    }
    (input[12], input[13]) = (counter as u32, (counter >> 32) as u32);
    let out = chacha_rounds(&input);
    std::array::from_fn(|i| u64::from(out[2 * i]) | u64::from(out[2 * i + 1]) << 32)
}

fn chacha_rounds(input: &[u32; 16]) -> [u32; 16] {
    let mut x = *input;
    for _ in 0..10 {
        for (a, b, c, d) in [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)] {
            quarter(&mut x, a, b, c, d);
        }
        for (a, b, c, d) in [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)] {
            quarter(&mut x, a, b, c, d);
        }
    }
    std::array::from_fn(|i| x[i].wrapping_add(input[i]))
}

#[inline(always)]
fn quarter(x: &mut [u32; 16], a: usize, b: usize, c: usize, d: usize) {
    x[a] = x[a].wrapping_add(x[b]);
    x[d] = (x[d] ^ x[a]).rotate_left(16);
    x[c] = x[c].wrapping_add(x[d]);
    x[b] = (x[b] ^ x[c]).rotate_left(12);
    x[a] = x[a].wrapping_add(x[b]);
    x[d] = (x[d] ^ x[a]).rotate_left(8);
    x[c] = x[c].wrapping_add(x[d]);
    x[b] = (x[b] ^ x[c]).rotate_left(7);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_block_function_agrees_with_rfc_8439() {
        let mut input = [0u32; 16];
        input[..4].copy_from_slice(&[0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
        for i in 0..8u32 {
            input[4 + i as usize] = 0x03020100 + i * 0x04040404;
        }
        input[12..].copy_from_slice(&[1, 0x09000000, 0x4a000000, 0]);
        let out = chacha_rounds(&input);
        assert_eq!(out[..4], [0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3]);
        assert_eq!(out[12..], [0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2]);
    }

    #[test]
    fn an_all_zero_key_gives_the_published_key_stream() {
        assert_eq!(Dice::new([0; 32]).word().to_le_bytes(), [0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90]);
    }

    #[test]
    fn pinned_draws_never_change() {
        let mut dice = Dice::seeded("pinned", 1);
        let draws: Vec<u32> = (0..12).map(|_| dice.below(6)).collect();
        let mut deck: Vec<u8> = (0..10).collect();
        dice.shuffle(&mut deck);
        assert_eq!((draws, deck, dice.read()), (PINNED_DRAWS.to_vec(), PINNED_DECK.to_vec(), 21));
    }

    const PINNED_DRAWS: [u32; 12] = [5, 4, 0, 3, 2, 5, 2, 4, 3, 4, 5, 0];
    const PINNED_DECK: [u8; 10] = [0, 4, 1, 9, 5, 3, 7, 6, 2, 8];

    #[test]
    fn a_generator_can_be_taken_up_at_any_word() {
        let mut whole = Dice::seeded("resume", 7);
        for read in 0..40 {
            assert_eq!(Dice::at(*whole.key(), read).word(), whole.word(), "after {read} words");
        }
    }

    #[test]
    fn draws_out_of_one_word_are_even_and_apart() {
        let mut dice = Dice::seeded("draws", 5);
        let mut seen = [0u32; 60];
        for _ in 0..60_000 {
            let mut draws = dice.draws();
            let (of_four, of_five) = (draws.below(4), draws.below(5));
            seen[15 * of_four + 3 * of_five + draws.one_of(0..3).unwrap_or(0)] += 1;
        }
        // Five standard deviations of a count of 1,000 are below 160.
        assert!(seen.iter().all(|count| count.abs_diff(1_000) < 160), "{seen:?}");
        assert_eq!((dice.read(), dice.draws().below(0), dice.draws().one_of([0; 0].into_iter())), (60_000, 0, None));
    }

    #[test]
    fn draws_are_even() {
        let mut dice = Dice::seeded("even", 3);
        let mut seen = [0u32; 6];
        (0..60_000).for_each(|_| seen[dice.below(6) as usize] += 1);
        // Five standard deviations of a count of 10,000 are below 460.
        assert!(seen.iter().all(|count| count.abs_diff(10_000) < 460), "{seen:?}");
    }

    #[test]
    fn debug_output_hides_the_key() {
        assert_eq!(format!("{:?}", Dice::new([7; 32])), "Dice { read: 0 }");
    }
}
