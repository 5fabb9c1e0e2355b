//! The 95 discovery chits (iZ7.1): a back with a spectral letter that everybody sees, and a face.

use std::sync::LazyLock;

use ChitKind::{Gem, Ice, Industrial, Isofuel, Life, Science};
use Spectral::{C, D, H, M, S, V};

use super::Edition;
use crate::state::Mode;

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
    /// A chit by its number: the chits of the first printing in the order of the table, those of the second, then what
    /// later ones have new.
    Chit(u8) of { PRINTED.count } by id
}

orrery_kit::named! {
    /// Which figures a table is played with. Chits with different faces are different chits, so that whatever is told of
    /// one is true for good.
    pub enum Printing {
        First = "first",
        /// Coming home weighs more (`balance.md`).
        Second = "second",
        /// Whoever begins is hardly better off (`balance.md`).
        Third = "third",
        /// The third for sails, on the second map.
        Fourth = "fourth",
        /// For rockets, on the second map (`balance.md`).
        Fifth = "fifth",
    }
}

impl Printing {
    /// How many chits there are in each.
    pub const CHITS: usize = 95;

    /// What tables of today are dealt: what is even with sails is slow and less even with rockets (`balance.md`).
    pub const fn of_today(mode: Mode) -> Printing {
        match mode {
            Mode::Sails => Printing::Fourth,
            Mode::Rockets => Printing::Fifth,
        }
    }

    /// What rules of a version dealt.
    pub const fn of_version(version: u16, mode: Mode) -> Printing {
        match (version, mode) {
            (0..=3, _) => Printing::First,
            (4, _) | (6, Mode::Rockets) => Printing::Second,
            (5, _) | (6, Mode::Sails) => Printing::Third,
            _ => Printing::of_today(mode),
        }
    }

    /// The map that goes with it.
    pub const fn edition(self) -> Edition {
        match self {
            Printing::First | Printing::Second | Printing::Third => Edition::First,
            Printing::Fourth | Printing::Fifth => Edition::Second,
        }
    }

    /// The chit that lies in a place of the table.
    #[inline]
    pub fn chit(self, place: usize) -> Chit {
        Chit(NUMBERS[self.index()][place])
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

    /// Its place in the table.
    #[inline]
    pub fn place(self) -> usize {
        self.face().place
    }

    /// The first printing that had it.
    #[inline]
    pub fn printing(self) -> Printing {
        self.face().printing
    }

    /// The printing of a chit that no other has; every deal has some of those.
    pub fn tells_printing(self) -> Option<Printing> {
        self.face().tells().then_some(self.printing())
    }

    #[inline]
    fn face(self) -> &'static Face {
        &FACES[self.index()]
    }

    /// Its letter and its number within the letter; behind them a `b` where the second printing had it first, a `c` for the
    /// third, and so on.
    pub fn id(self) -> &'static str {
        &IDS[self.index()]
    }

    #[inline]
    pub fn spectral(self) -> Spectral {
        self.face().back
    }

    #[inline]
    pub fn kind(self) -> ChitKind {
        self.face().kind
    }

    #[inline]
    pub fn vp(self) -> u8 {
        self.face().vp
    }

    /// Blue drops: tanks of water (iE6f.1).
    #[inline]
    pub fn drops(self) -> u8 {
        self.face().drops
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
    drops: u8,
    vp: u8,
    place: usize,
    /// The first printing that had it.
    printing: Printing,
}

impl Face {
    /// Three of the five chits of hydrogen and helium, of which three sites get one: no two printings share them.
    const fn tells(&self) -> bool {
        matches!((self.back, self.kind), (H, Isofuel))
    }
}

/// Back and kind; then, a digit for each such chit, the blue drops and the victory points in each printing.
type Run = (Spectral, ChitKind, &'static str, [&'static str; Printing::COUNT]);

/// In the second printing ice and isofuel are there to be spent, and what is left weighs half as much beside the race. In
/// the third gems and life are what one hopes for, and what lies nearest to the Earth, stony bodies and those of
/// hydrogen and helium, is worth least: whoever begins is there first. The fourth is the third, on another map. In the
/// fifth gems and life are worth a lot and everything else nothing: the more luck, the less the order of turns decides.
const RUNS: [Run; 28] = [
    (S, Industrial, "000000000", ["111122223", "111122211", "000020000", "000020000", "000000000"]),
    (S, Science, "0000000", ["1112223", "1111122", "1000000", "1000000", "0000000"]),
    (S, Gem, "00000", ["33344", "33222", "33144", "33144", "33344"]),
    (S, Isofuel, "00000", ["11122", "00000", "00000", "00000", "00000"]),
    (S, Ice, "11", ["11", "00", "00", "00", "00"]),
    (S, Life, "00", ["23", "12", "11", "11", "23"]),
    (C, Ice, "112223", ["111122", "001000", "001000", "001000", "000000"]),
    (C, Science, "0000", ["1223", "1122", "1222", "1222", "0000"]),
    (C, Life, "0000", ["2334", "2222", "4344", "4344", "4344"]),
    (C, Industrial, "00", ["12", "12", "12", "12", "00"]),
    (C, Gem, "00", ["35", "23", "44", "44", "45"]),
    (C, Isofuel, "00", ["12", "00", "00", "00", "00"]),
    (M, Industrial, "000000", ["222334", "211111", "222111", "222111", "000000"]),
    (M, Gem, "0000", ["3345", "2222", "4444", "4444", "4445"]),
    (M, Isofuel, "00", ["12", "00", "00", "00", "00"]),
    (M, Science, "00", ["12", "11", "12", "12", "00"]),
    (V, Gem, "000", ["345", "142", "444", "444", "445"]),
    (V, Industrial, "00", ["12", "11", "12", "12", "00"]),
    (V, Science, "00", ["23", "11", "22", "22", "00"]),
    (V, Isofuel, "00", ["12", "00", "00", "00", "00"]),
    (D, Ice, "1222233", ["1112223", "0000001", "0000000", "0000000", "0000000"]),
    (D, Life, "0000", ["3345", "3322", "3422", "3422", "3445"]),
    (D, Science, "000", ["223", "122", "100", "100", "000"]),
    (D, Isofuel, "00", ["12", "00", "00", "00", "00"]),
    (D, Gem, "0", ["4", "3", "4", "4", "4"]),
    (H, Isofuel, "000", ["223", "000", "000", "000", "000"]),
    (H, Science, "0", ["3", "1", "0", "0", "0"]),
    (H, Life, "0", ["5", "2", "0", "0", "5"]),
];

/// What the table of runs comes to.
struct Printed {
    /// By number, as many as are in use.
    faces: [Face; u8::MAX as usize],
    count: usize,
    /// Which lies in each place of each printing.
    chits: [[u8; Printing::CHITS]; Printing::COUNT],
}

const PRINTED: Printed = printed();

static NUMBERS: [[u8; Printing::CHITS]; Printing::COUNT] = PRINTED.chits;

static FACES: [Face; Chit::COUNT] = {
    let mut faces = [PRINTED.faces[0]; Chit::COUNT];
    let mut number = 0;
    while number < Chit::COUNT {
        faces[number] = PRINTED.faces[number];
        number += 1;
    }
    faces
};

static IDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let first = |letter| FACES.iter().position(|face| face.back == letter).unwrap_or_default();
    let id = |face: &Face| {
        let mark = ["", "b", "c", "d", "e"][face.printing.index()];
        format!("{}{:02}{mark}", face.back.id(), face.place + 1 - first(face.back))
    };
    FACES.iter().map(id).collect()
});

const fn printed() -> Printed {
    let blank = Face { back: S, kind: Gem, drops: 0, vp: 0, place: 0, printing: Printing::First };
    let faces = [blank; u8::MAX as usize];
    let mut all = Printed { faces, count: 0, chits: [[0; Printing::CHITS]; Printing::COUNT] };
    let mut of = 0;
    while of < Printing::COUNT {
        let (mut place, mut run) = (0, 0);
        while run < RUNS.len() {
            let (back, kind, drops, points) = RUNS[run];
            let mut at = 0;
            while at < drops.len() {
                let (drops, vp) = (digit(drops, at), digit(points[of], at));
                all = with(all, Face { back, kind, drops, vp, place, printing: Printing::ALL[of] });
                (at, place) = (at + 1, place + 1);
            }
            run += 1;
        }
        of += 1;
    }
    all
}

const fn digit(digits: &str, at: usize) -> u8 {
    digits.as_bytes()[at] - b'0'
}

/// A number is one byte and holds for good. The second printing has numbers of its own for all its chits; since then a
/// chit that an earlier one had in its place is that one, unless it has to tell the printing.
const fn with(mut all: Printed, face: Face) -> Printed {
    let (of, mut number) = (face.printing.index(), all.count);
    let shares = of > Printing::Second.index() && !face.tells();
    let mut earlier = 0;
    while shares && earlier < of {
        let other = all.chits[earlier][face.place];
        if all.faces[other as usize].vp == face.vp {
            number = other as usize;
        }
        earlier += 1;
    }
    if number == all.count {
        all.faces[number] = face;
        all.count += 1;
    }
    all.chits[of][face.place] = number as u8;
    all
}
