//! The 95 discovery chits (iZ7.1): a back with a spectral letter that everybody sees, and a face.

use std::sync::LazyLock;

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
        &IDS[self.index()]
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

/// Back and kind; of each face the victory points, the blue drops, and how many such chits there are.
type Run = (Spectral, ChitKind, &'static [(u8, u8, u8)]);

const RUNS: [Run; 28] = [
    (S, Industrial, &[(1, 0, 4), (2, 0, 4), (3, 0, 1)]),
    (S, Science, &[(1, 0, 3), (2, 0, 3), (3, 0, 1)]),
    (S, Gem, &[(3, 0, 3), (4, 0, 2)]),
    (S, Isofuel, &[(1, 0, 3), (2, 0, 2)]),
    (S, Ice, &[(1, 1, 2)]),
    (S, Life, &[(2, 0, 1), (3, 0, 1)]),
    (C, Ice, &[(1, 1, 2), (1, 2, 2), (2, 2, 1), (2, 3, 1)]),
    (C, Science, &[(1, 0, 1), (2, 0, 2), (3, 0, 1)]),
    (C, Life, &[(2, 0, 1), (3, 0, 2), (4, 0, 1)]),
    (C, Industrial, &[(1, 0, 1), (2, 0, 1)]),
    (C, Gem, &[(3, 0, 1), (5, 0, 1)]),
    (C, Isofuel, &[(1, 0, 1), (2, 0, 1)]),
    (M, Industrial, &[(2, 0, 3), (3, 0, 2), (4, 0, 1)]),
    (M, Gem, &[(3, 0, 2), (4, 0, 1), (5, 0, 1)]),
    (M, Isofuel, &[(1, 0, 1), (2, 0, 1)]),
    (M, Science, &[(1, 0, 1), (2, 0, 1)]),
    (V, Gem, &[(3, 0, 1), (4, 0, 1), (5, 0, 1)]),
    (V, Industrial, &[(1, 0, 1), (2, 0, 1)]),
    (V, Science, &[(2, 0, 1), (3, 0, 1)]),
    (V, Isofuel, &[(1, 0, 1), (2, 0, 1)]),
    (D, Ice, &[(1, 1, 1), (1, 2, 2), (2, 2, 2), (2, 3, 1), (3, 3, 1)]),
    (D, Life, &[(3, 0, 2), (4, 0, 1), (5, 0, 1)]),
    (D, Science, &[(2, 0, 2), (3, 0, 1)]),
    (D, Isofuel, &[(1, 0, 1), (2, 0, 1)]),
    (D, Gem, &[(4, 0, 1)]),
    (H, Isofuel, &[(2, 0, 2), (3, 0, 1)]),
    (H, Science, &[(3, 0, 1)]),
    (H, Life, &[(5, 0, 1)]),
];

static CHITS: [Face; Chit::COUNT] = faces();
static IDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let letters = Spectral::ALL.into_iter();
    let chits = letters.flat_map(|letter| (1..).zip(Chit::all().filter(move |chit| chit.spectral() == letter)));
    chits.map(|(number, chit)| format!("{}{number:02}", chit.spectral().id())).collect()
});

const fn faces() -> [Face; Chit::COUNT] {
    let mut faces = [Face { back: S, kind: Gem, vp: 0, drops: 0 }; Chit::COUNT];
    let (mut chit, mut run) = (0, 0);
    while run < RUNS.len() {
        let ((back, kind, values), mut at) = (RUNS[run], 0);
        while at < values.len() {
            let (vp, drops, count) = values[at];
            let end = chit + count as usize;
            while chit < end {
                faces[chit] = Face { back, kind, vp, drops };
                chit += 1;
            }
            at += 1;
        }
        run += 1;
    }
    faces
}
