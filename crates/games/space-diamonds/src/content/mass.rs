//! The fuel strip: 57 stops from 1 to 32. Burning follows the black line, adding a tank the red one (iE6b.1, iE6c.1).

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

    #[inline]
    pub fn class(self) -> Class {
        STOPS[self.index()].class
    }

    /// One step along the black line; `None` at the light end.
    #[inline]
    pub fn burn(self) -> Option<Mass> {
        STOPS[self.index()].black
    }

    /// One tank along the red line; `None` when full.
    #[inline]
    pub fn tank(self) -> Option<Mass> {
        STOPS[self.index()].red
    }

    /// How many black steps lead from here down to `dry`; 0 when there already.
    #[inline]
    pub fn steps_to(self, dry: Mass) -> u8 {
        STOPS[self.index()].steps.saturating_sub(STOPS[dry.index()].steps)
    }

    /// So many steps along the black line; `None` beyond the light end.
    pub fn burn_steps(self, steps: u8) -> Option<Mass> {
        (0..steps).try_fold(self, |mass, _| mass.burn())
    }
}

/// The stops from the lightest on, each with where the red line leads; every class on lines of its own.
#[rustfmt::skip]
const ROWS: [(&str, &str); Mass::COUNT] = [
    ("1", "2"), ("1 1/9", "2 1/6"), ("1 2/9", "2 1/6"), ("1 1/3", "2 1/3"), ("1 4/9", "2 1/2"), ("1 5/9", "2 1/2"),
    ("1 2/3", "2 2/3"), ("1 7/9", "2 5/6"), ("1 8/9", "2 5/6"),
    ("2", "3"), ("2 1/6", "3 1/4"), ("2 1/3", "3 1/4"), ("2 1/2", "3 1/2"), ("2 2/3", "3 3/4"), ("2 5/6", "3 3/4"),
    ("3", "4"), ("3 1/4", "4 1/3"), ("3 1/2", "4 2/3"), ("3 3/4", "4 2/3"), ("4", "5"), ("4 1/3", "5 1/3"),
    ("4 2/3", "5 2/3"), ("5", "6"), ("5 1/3", "6"), ("5 2/3", "6 1/2"), ("6", "7"), ("6 1/2", "7 1/2"), ("7", "8"),
    ("7 1/2", "8 1/2"), ("8", "9"),
    ("8 1/2", "9 1/2"), ("9", "10"), ("9 1/2", "10 1/2"), ("10", "11"), ("10 1/2", "11"), ("11", "12"),
    ("12", "13"), ("13", "14"), ("14", "15"), ("15", "16"), ("16", "17"),
    ("17", "18"), ("18", "19"), ("19", "20"), ("20", "21"), ("21", "22"), ("22", "23"), ("23", "24"), ("24", "25"),
    ("25", "26"), ("26", "27"), ("27", "28"), ("28", "29"), ("29", "30"), ("30", "31"), ("31", "32"),
    ("32", "full"),
];

/// The lightest stop of each class.
const LIGHTEST: [Mass; Class::COUNT] = [stop("1"), stop("2"), stop("4 2/3"), stop("8 1/2"), stop("17")];
/// The black line leads from stop to stop, and beyond this one past every other.
const LAST_SINGLE: Mass = stop("24");

#[derive(Clone, Copy)]
struct Stop {
    class: Class,
    black: Option<Mass>,
    red: Option<Mass>,
    /// Black steps down to mass 1.
    steps: u8,
}

static STOPS: [Stop; Mass::COUNT] = stops();

const fn stops() -> [Stop; Mass::COUNT] {
    let mut stops = [Stop { class: Class::Wisp, black: None, red: None, steps: 0 }; Mass::COUNT];
    let (mut row, mut class) = (0, 0);
    while row < Mass::COUNT {
        if class + 1 < Class::COUNT && row == LIGHTEST[class + 1].index() {
            class += 1;
        }
        stops[row].class = Class::ALL[class];
        if row > 0 {
            let black = if row > LAST_SINGLE.index() { row - 2 } else { row - 1 };
            (stops[row].black, stops[row].steps) = (Mass::nth(black), stops[black].steps + 1);
        }
        if row + 1 < Mass::COUNT {
            stops[row].red = Some(stop(ROWS[row].1));
        }
        row += 1;
    }
    stops
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
