//! The fuel strip: 57 stops from 1 to 32. Burning follows the black line, adding a tank the red one (iE6b.1, iE6c.1).

use Class::{Probe, Scout, Transport, Tug, Wisp};

orrery_kit::numbered! {
    /// A stop of the fuel strip, counted from the lightest.
    Mass(u8) of 57
}

orrery_kit::named! {
    /// The weight classes along the strip (iE2b.1).
    pub enum Class {
        Wisp = "wisp",
        Probe = "probe",
        Scout = "scout",
        Transport = "transport",
        Tug = "tug",
    }
}

impl Class {
    /// What the class adds to a rocket's thrust.
    pub const fn modifier(self) -> i8 {
        [2, 1, 0, -1, -2][self as usize]
    }
}

/// A mass as it is written: a whole number and, unless `top` is 0, a fraction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Label {
    pub whole: u8,
    pub top: u8,
    pub bottom: u8,
}

impl Mass {
    pub const ONE: Mass = Mass(0);
    /// The mass every rocket starts with.
    pub const EIGHT: Mass = stop("8");
    /// A full tank.
    pub const FULL: Mass = Mass(Mass::COUNT as u8 - 1);

    /// The stop written like this: `"6 1/2"`.
    pub fn named(text: &str) -> Option<Mass> {
        Mass::all().find(|mass| mass.text() == text)
    }

    pub const fn text(self) -> &'static str {
        ROWS[self.index()].0
    }

    pub fn label(self) -> Label {
        let mut parts = self.text().split([' ', '/']).filter_map(|part| part.parse().ok());
        let mut next = || parts.next().unwrap_or(0);
        Label { whole: next(), top: next(), bottom: next() }
    }

    pub const fn class(self) -> Class {
        ROWS[self.index()].1
    }

    /// One step along the black line; `None` at the light end.
    #[inline]
    pub fn burn(self) -> Option<Mass> {
        LINES[self.index()].0
    }

    /// One tank along the red line; `None` when full.
    #[inline]
    pub fn tank(self) -> Option<Mass> {
        LINES[self.index()].1
    }

    /// How many black steps lead from here down to `dry`; 0 when there already.
    #[inline]
    pub fn steps_to(self, dry: Mass) -> u8 {
        LINES[self.index()].2.saturating_sub(LINES[dry.index()].2)
    }

    /// So many steps along the black line; `None` beyond the light end.
    pub fn burn_steps(self, steps: u8) -> Option<Mass> {
        (0..steps).try_fold(self, |mass, _| mass.burn())
    }
}

type Row = (&'static str, Class, &'static str, &'static str);

/// Mass, class, where the black line leads, where the red line leads.
#[rustfmt::skip]
const ROWS: [Row; Mass::COUNT] = [
    ("1", Wisp, "-", "2"),
    ("1 1/9", Wisp, "1", "2 1/6"),
    ("1 2/9", Wisp, "1 1/9", "2 1/6"),
    ("1 1/3", Wisp, "1 2/9", "2 1/3"),
    ("1 4/9", Wisp, "1 1/3", "2 1/2"),
    ("1 5/9", Wisp, "1 4/9", "2 1/2"),
    ("1 2/3", Wisp, "1 5/9", "2 2/3"),
    ("1 7/9", Wisp, "1 2/3", "2 5/6"),
    ("1 8/9", Wisp, "1 7/9", "2 5/6"),
    ("2", Probe, "1 8/9", "3"),
    ("2 1/6", Probe, "2", "3 1/4"),
    ("2 1/3", Probe, "2 1/6", "3 1/4"),
    ("2 1/2", Probe, "2 1/3", "3 1/2"),
    ("2 2/3", Probe, "2 1/2", "3 3/4"),
    ("2 5/6", Probe, "2 2/3", "3 3/4"),
    ("3", Probe, "2 5/6", "4"),
    ("3 1/4", Probe, "3", "4 1/3"),
    ("3 1/2", Probe, "3 1/4", "4 2/3"),
    ("3 3/4", Probe, "3 1/2", "4 2/3"),
    ("4", Probe, "3 3/4", "5"),
    ("4 1/3", Probe, "4", "5 1/3"),
    ("4 2/3", Scout, "4 1/3", "5 2/3"),
    ("5", Scout, "4 2/3", "6"),
    ("5 1/3", Scout, "5", "6"),
    ("5 2/3", Scout, "5 1/3", "6 1/2"),
    ("6", Scout, "5 2/3", "7"),
    ("6 1/2", Scout, "6", "7 1/2"),
    ("7", Scout, "6 1/2", "8"),
    ("7 1/2", Scout, "7", "8 1/2"),
    ("8", Scout, "7 1/2", "9"),
    ("8 1/2", Transport, "8", "9 1/2"),
    ("9", Transport, "8 1/2", "10"),
    ("9 1/2", Transport, "9", "10 1/2"),
    ("10", Transport, "9 1/2", "11"),
    ("10 1/2", Transport, "10", "11"),
    ("11", Transport, "10 1/2", "12"),
    ("12", Transport, "11", "13"),
    ("13", Transport, "12", "14"),
    ("14", Transport, "13", "15"),
    ("15", Transport, "14", "16"),
    ("16", Transport, "15", "17"),
    ("17", Tug, "16", "18"),
    ("18", Tug, "17", "19"),
    ("19", Tug, "18", "20"),
    ("20", Tug, "19", "21"),
    ("21", Tug, "20", "22"),
    ("22", Tug, "21", "23"),
    ("23", Tug, "22", "24"),
    ("24", Tug, "23", "25"),
    ("25", Tug, "23", "26"),
    ("26", Tug, "24", "27"),
    ("27", Tug, "25", "28"),
    ("28", Tug, "26", "29"),
    ("29", Tug, "27", "30"),
    ("30", Tug, "28", "31"),
    ("31", Tug, "29", "32"),
    ("32", Tug, "30", "full"),
];

/// Where the black line and the red line lead, and the black steps down to mass 1.
static LINES: [(Option<Mass>, Option<Mass>, u8); Mass::COUNT] = lines();

const fn lines() -> [(Option<Mass>, Option<Mass>, u8); Mass::COUNT] {
    let mut lines = [(None, None, 0); Mass::COUNT];
    let mut row = 0;
    while row < Mass::COUNT {
        if row > 0 {
            let black = stop(ROWS[row].2);
            (lines[row].0, lines[row].2) = (Some(black), lines[black.index()].2 + 1);
        }
        if row + 1 < Mass::COUNT {
            lines[row].1 = Some(stop(ROWS[row].3));
        }
        row += 1;
    }
    lines
}

/// The stop with this text. While the tables are built, so a wrong text does not compile.
pub(super) const fn stop(text: &str) -> Mass {
    let mut row = 0;
    while !same(ROWS[row].0, text) {
        row += 1;
    }
    Mass(row as u8)
}

const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut at = 0;
    while at < a.len() {
        if a.len() != b.len() || a[at] != b[at] {
            return false;
        }
        at += 1;
    }
    true
}
