//! The 95 discovery chits (iZ7.1): a back with a spectral letter that everybody sees, and a face.

use ChitKind::{Gem, Ice, Industrial, Isofuel, Life, Science};
use Spectral::{C, D, H, M, S, V};

orrery_kit::named! {
    /// What a body is made of: stony, carbonaceous, metallic, basaltic, dark, hydrogen-helium.
    pub enum Spectral {
        S = "S",
        C = "C",
        M = "M",
        V = "V",
        D = "D",
        H = "H",
    }
}

impl Spectral {
    pub const fn letter(self) -> char {
        ['S', 'C', 'M', 'V', 'D', 'H'][self as usize]
    }
}

orrery_kit::named! {
    pub enum ChitKind {
        Gem = "gem",
        Ice = "ice",
        Isofuel = "isofuel",
        Science = "science",
        Life = "life",
        Industrial = "industrial",
    }
}

orrery_kit::numbered! {
    /// A chit by its number, letter by letter in the order of the table.
    Chit(u8) of 95 by id
}

impl Chit {
    /// Its letter and its number within the letter.
    pub fn id(self) -> &'static str {
        IDS[self.index()]
    }

    #[inline]
    pub fn spectral(self) -> Spectral {
        CHITS[self.index()].back
    }

    #[inline]
    pub fn kind(self) -> ChitKind {
        CHITS[self.index()].kind
    }

    #[inline]
    pub fn vp(self) -> u8 {
        CHITS[self.index()].vp
    }

    /// Blue drops: tanks of water (iE6f.1).
    #[inline]
    pub fn drops(self) -> u8 {
        CHITS[self.index()].drops
    }

    /// A yellow drop: bonus burns (iE3b.1).
    #[inline]
    pub fn yellow(self) -> bool {
        self.kind() == Isofuel
    }
}

#[derive(Clone, Copy)]
struct Face {
    back: Spectral,
    kind: ChitKind,
    vp: u8,
    drops: u8,
}

/// Back, kind, victory points, blue drops, how many such chits there are.
const RUNS: [(Spectral, ChitKind, u8, u8, u8); 65] = [
    (S, Industrial, 1, 0, 4),
    (S, Industrial, 2, 0, 4),
    (S, Industrial, 3, 0, 1),
    (S, Science, 1, 0, 3),
    (S, Science, 2, 0, 3),
    (S, Science, 3, 0, 1),
    (S, Gem, 3, 0, 3),
    (S, Gem, 4, 0, 2),
    (S, Isofuel, 1, 0, 3),
    (S, Isofuel, 2, 0, 2),
    (S, Ice, 1, 1, 2),
    (S, Life, 2, 0, 1),
    (S, Life, 3, 0, 1),
    (C, Ice, 1, 1, 2),
    (C, Ice, 1, 2, 2),
    (C, Ice, 2, 2, 1),
    (C, Ice, 2, 3, 1),
    (C, Science, 1, 0, 1),
    (C, Science, 2, 0, 2),
    (C, Science, 3, 0, 1),
    (C, Life, 2, 0, 1),
    (C, Life, 3, 0, 2),
    (C, Life, 4, 0, 1),
    (C, Industrial, 1, 0, 1),
    (C, Industrial, 2, 0, 1),
    (C, Gem, 3, 0, 1),
    (C, Gem, 5, 0, 1),
    (C, Isofuel, 1, 0, 1),
    (C, Isofuel, 2, 0, 1),
    (M, Industrial, 2, 0, 3),
    (M, Industrial, 3, 0, 2),
    (M, Industrial, 4, 0, 1),
    (M, Gem, 3, 0, 2),
    (M, Gem, 4, 0, 1),
    (M, Gem, 5, 0, 1),
    (M, Isofuel, 1, 0, 1),
    (M, Isofuel, 2, 0, 1),
    (M, Science, 1, 0, 1),
    (M, Science, 2, 0, 1),
    (V, Gem, 3, 0, 1),
    (V, Gem, 4, 0, 1),
    (V, Gem, 5, 0, 1),
    (V, Industrial, 1, 0, 1),
    (V, Industrial, 2, 0, 1),
    (V, Science, 2, 0, 1),
    (V, Science, 3, 0, 1),
    (V, Isofuel, 1, 0, 1),
    (V, Isofuel, 2, 0, 1),
    (D, Ice, 1, 1, 1),
    (D, Ice, 1, 2, 2),
    (D, Ice, 2, 2, 2),
    (D, Ice, 2, 3, 1),
    (D, Ice, 3, 3, 1),
    (D, Life, 3, 0, 2),
    (D, Life, 4, 0, 1),
    (D, Life, 5, 0, 1),
    (D, Science, 2, 0, 2),
    (D, Science, 3, 0, 1),
    (D, Isofuel, 1, 0, 1),
    (D, Isofuel, 2, 0, 1),
    (D, Gem, 4, 0, 1),
    (H, Isofuel, 2, 0, 2),
    (H, Isofuel, 3, 0, 1),
    (H, Science, 3, 0, 1),
    (H, Life, 5, 0, 1),
];

static CHITS: [Face; Chit::COUNT] = faces();
static NUMBERED: [[u8; 3]; Chit::COUNT] = numbered();
static IDS: [&str; Chit::COUNT] = ids();

const fn faces() -> [Face; Chit::COUNT] {
    let mut faces = [Face { back: S, kind: Gem, vp: 0, drops: 0 }; Chit::COUNT];
    let (mut chit, mut run) = (0, 0);
    while run < RUNS.len() {
        let (back, kind, vp, drops, count) = RUNS[run];
        let end = chit + count as usize;
        while chit < end {
            faces[chit] = Face { back, kind, vp, drops };
            chit += 1;
        }
        run += 1;
    }
    faces
}

const fn numbered() -> [[u8; 3]; Chit::COUNT] {
    let faces = faces();
    let mut ids = [[0; 3]; Chit::COUNT];
    let (mut chit, mut number) = (0, 0);
    while chit < Chit::COUNT {
        let first = chit == 0 || faces[chit].back as u8 != faces[chit - 1].back as u8;
        number = if first { 1 } else { number + 1 };
        ids[chit] = [faces[chit].back.letter() as u8, b'0' + number / 10, b'0' + number % 10];
        chit += 1;
    }
    ids
}

const fn ids() -> [&'static str; Chit::COUNT] {
    let mut ids = [""; Chit::COUNT];
    let mut chit = 0;
    while chit < Chit::COUNT {
        ids[chit] = match str::from_utf8(&NUMBERED[chit]) {
            Ok(id) => id,
            Err(_) => panic!("an id of a chit is a letter and two digits"),
        };
        chit += 1;
    }
    ids
}
