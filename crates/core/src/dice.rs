//! Keyed, counted randomness. The whole generator is a secret key and the number of words read, kept outside the
//! game state: no view and no planning bot can look ahead. The bounded draw and the shuffle are our own, and with the
//! words of ChaCha20 (RFC 8439) pinned by vectors, so no upgrade re-deals an old game.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};

use crate::sha256;

const WORDS_PER_BLOCK: u64 = 8;
/// Four blocks are made at once: a processor makes them side by side.
const WORDS: usize = 32;

#[derive(Clone)]
pub struct Dice {
    key: [u8; 32],
    read: u64,
    words: [u64; WORDS],
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
        let mut dice = Dice { key, read, words: [0; WORDS] };
        if !read.is_multiple_of(WORDS as u64) {
            dice.make();
        }
        dice
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
        let slot = self.read as usize % WORDS;
        if slot == 0 {
            self.make();
        }
        self.read += 1;
        self.words[slot]
    }

    /// The words around the next one.
    #[inline(never)]
    fn make(&mut self) {
        let mut stream = ChaCha20Rng::from_seed(self.key);
        stream.set_block_pos((self.read - self.read % WORDS as u64) / WORDS_PER_BLOCK);
        self.words = std::array::from_fn(|_| stream.next_u64());
    }

    /// A number from 0 to `n` - 1, each equally likely: words that would favour the small ones are thrown away.
    /// With `n` = 0 the answer is 0 and nothing is read.
    pub fn below(&mut self, n: u32) -> u32 {
        if n == 0 {
            return 0;
        }
        let (n, few) = (u64::from(n), RECIPROCALS.get(n as usize));
        loop {
            let word = self.word();
            // The exact border takes a division, and only the last `n` words lie near it.
            if word <= u64::MAX - n || word < u64::MAX - u64::MAX % n {
                return few.map_or_else(|| word % n, |reciprocal| remainder(word, n, *reciprocal)) as u32;
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

/// How often each of the small numbers goes into the largest word: a division takes many times as long as a
/// multiplication.
const RECIPROCALS: [u64; 256] = {
    let (mut all, mut n) = ([0; 256], 1);
    while n < all.len() {
        all[n] = u64::MAX / n as u64;
        n += 1;
    }
    all
};

/// `word % n`: the quotient by the reciprocal is right or one too small.
#[inline]
fn remainder(word: u64, n: u64, reciprocal: u64) -> u64 {
    let quotient = ((u128::from(word) * u128::from(reciprocal)) >> 64) as u64;
    let rest = word - quotient * n;
    if rest < n { rest } else { rest - n }
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

#[cfg(test)]
mod tests {
    use super::*;

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
        for read in 0..100 {
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
    fn small_numbers_divide_as_division_does() {
        let mut dice = Dice::seeded("remainder", 3);
        for (n, reciprocal) in (1u64..).zip(&RECIPROCALS[1..]) {
            let near = [0, 1, n - 1, n, u64::MAX / n * n, u64::MAX / n * n - 1, u64::MAX - 1, u64::MAX];
            for word in near.into_iter().chain((0..200).map(|_| dice.word())) {
                assert_eq!(remainder(word, n, *reciprocal), word % n, "{word} by {n}");
            }
        }
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
