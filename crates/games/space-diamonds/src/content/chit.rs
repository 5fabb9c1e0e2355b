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
    /// A chit by its number: printing by printing, letter by letter in the order of the table.
    Chit(u8) of { Printing::ALL.len() * Printing::CHITS } by id
}

orrery_kit::named! {
    /// Which figures a table is played with. Chits of different printings are different chits, so that whatever is told
    /// of one is true for good.
    pub enum Printing {
        First = "first",
        /// Coming home weighs more (`balance.md`).
        Second = "second",
    }
}

impl Printing {
    /// What tables of today are dealt.
    pub const NEWEST: Printing = Printing::Second;

    /// How many chits there are in each.
    pub const CHITS: usize = 95;

    /// What rules of a version dealt.
    pub const fn of_version(version: u16) -> Printing {
        if version < 4 { Printing::First } else { Printing::Second }
    }

    /// The chit that lies in a place of its table.
    #[inline]
    pub const fn chit(self, place: usize) -> Chit {
        Chit((self.index() * Printing::CHITS + place) as u8)
    }

    pub fn chits(self) -> impl Iterator<Item = Chit> {
        (0..Printing::CHITS).map(move |place| self.chit(place))
    }
}

impl Chit {
    /// The chit in its place in a printing.
    pub fn of(self, printing: Printing) -> Chit {
        printing.chit(self.place())
    }

    /// Its place in the table of its printing.
    #[inline]
    pub const fn place(self) -> usize {
        self.index() % Printing::CHITS
    }

    #[inline]
    pub fn printing(self) -> Printing {
        Printing::ALL[self.index() / Printing::CHITS]
    }

    /// Its letter and its number within the letter; a `b` behind them for the second printing.
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

const FIRST: [Run; 28] = [
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

/// Ice and isofuel are there to be spent; what is left weighs half as much beside the race.
const SECOND: [Run; 28] = [
    (S, Industrial, &[(1, 0, 4), (2, 0, 3), (1, 0, 2)]),
    (S, Science, &[(1, 0, 5), (2, 0, 2)]),
    (S, Gem, &[(3, 0, 2), (2, 0, 3)]),
    (S, Isofuel, &[(0, 0, 5)]),
    (S, Ice, &[(0, 1, 2)]),
    (S, Life, &[(1, 0, 1), (2, 0, 1)]),
    (C, Ice, &[(0, 1, 2), (1, 2, 1), (0, 2, 2), (0, 3, 1)]),
    (C, Science, &[(1, 0, 2), (2, 0, 2)]),
    (C, Life, &[(2, 0, 4)]),
    (C, Industrial, &[(1, 0, 1), (2, 0, 1)]),
    (C, Gem, &[(2, 0, 1), (3, 0, 1)]),
    (C, Isofuel, &[(0, 0, 2)]),
    (M, Industrial, &[(2, 0, 1), (1, 0, 5)]),
    (M, Gem, &[(2, 0, 4)]),
    (M, Isofuel, &[(0, 0, 2)]),
    (M, Science, &[(1, 0, 2)]),
    (V, Gem, &[(1, 0, 1), (4, 0, 1), (2, 0, 1)]),
    (V, Industrial, &[(1, 0, 2)]),
    (V, Science, &[(1, 0, 2)]),
    (V, Isofuel, &[(0, 0, 2)]),
    (D, Ice, &[(0, 1, 1), (0, 2, 4), (0, 3, 1), (1, 3, 1)]),
    (D, Life, &[(3, 0, 2), (2, 0, 2)]),
    (D, Science, &[(1, 0, 1), (2, 0, 2)]),
    (D, Isofuel, &[(0, 0, 2)]),
    (D, Gem, &[(3, 0, 1)]),
    (H, Isofuel, &[(0, 0, 3)]),
    (H, Science, &[(1, 0, 1)]),
    (H, Life, &[(2, 0, 1)]),
];

static CHITS: [Face; Chit::COUNT] = faces();
static IDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let piles = Printing::ALL.into_iter().flat_map(|printing| Spectral::ALL.map(|letter| (printing, letter)));
    let of = |(printing, letter): (Printing, Spectral)| printing.chits().filter(move |chit| chit.spectral() == letter);
    let chits = piles.flat_map(|pile| (1..).zip(of(pile)));
    let mark = |chit: Chit| if chit.printing() == Printing::First { "" } else { "b" };
    chits.map(|(number, chit)| format!("{}{number:02}{}", chit.spectral().id(), mark(chit))).collect()
});

const fn faces() -> [Face; Chit::COUNT] {
    let mut faces = [Face { back: S, kind: Gem, vp: 0, drops: 0 }; Chit::COUNT];
    let (mut chit, mut run) = (0, 0);
    while run < FIRST.len() + SECOND.len() {
        let of_printing = if run < FIRST.len() { FIRST[run] } else { SECOND[run - FIRST.len()] };
        let ((back, kind, values), mut at) = (of_printing, 0);
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
