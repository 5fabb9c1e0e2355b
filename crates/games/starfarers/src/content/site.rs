//! The 33 colony sites: where two planets of a system touch.

use super::{Planet, Point, System};

orrery_kit::numbered! {
    /// A place for a colony, three in each system.
    Site(u8) of 33 by id
}

/// Which two planets of its system a site lies between: the first, second and third site of every system.
const BETWEEN: [(usize, usize); 3] = [(0, 2), (0, 1), (1, 2)];

macro_rules! sites {
    ($($system:literal $label:literal: $a:literal $b:literal $c:literal;)+) => {
        [$(
            (concat!($system, "-", $a), concat!($label, "-", $a)),
            (concat!($system, "-", $b), concat!($label, "-", $b)),
            (concat!($system, "-", $c), concat!($label, "-", $c)),
        )+]
    };
}

/// Text id and what is printed on the board.
const NAMES: [(&str, &str); Site::COUNT] = sites! {
    "alpha" "α": "BR" "BL" "LR";
    "beta" "β": "BR" "BL" "LR";
    "gamma" "γ": "BR" "BL" "LR";
    "delta" "δ": "BR" "BL" "LR";
    "A" "A": "LT" "LR" "RT";
    "B" "B": "LT" "LR" "RT";
    "C" "C": "LT" "LR" "RT";
    "D" "D": "LT" "LR" "RT";
    "E" "E": "BR" "BL" "LR";
    "F" "F": "BR" "BL" "LR";
    "G" "G": "LT" "LR" "RT";
};

static POINTS: [Point; Site::COUNT] = points();
static LAUNCH_POINTS: [[Point; 2]; Site::COUNT] = launch_points();

impl Site {
    /// The text id, such as `alpha-BR`.
    pub const fn id(self) -> &'static str {
        NAMES[self.index()].0
    }

    /// What is printed on the board, such as `α-BR`.
    pub const fn label(self) -> &'static str {
        NAMES[self.index()].1
    }

    #[inline]
    pub const fn system(self) -> System {
        System(self.0 / 3)
    }

    /// The two planets a colony here lives on.
    #[inline]
    pub const fn planets(self) -> [Planet; 2] {
        let (a, b) = BETWEEN[self.index() % 3];
        let planets = self.system().planets();
        [planets[a], planets[b]]
    }

    /// Where it is.
    #[inline]
    pub const fn point(self) -> Point {
        POINTS[self.index()]
    }

    /// Where ships are launched from a spaceport here, the left one first (SF-SHIP-2).
    #[inline]
    pub const fn launch_points(self) -> [Point; 2] {
        LAUNCH_POINTS[self.index()]
    }
}

const fn points() -> [Point; Site::COUNT] {
    let mut points = [Point(0); Site::COUNT];
    let mut site = Site(0);
    while site.index() < Site::COUNT {
        let [a, b] = site.planets();
        points[site.index()] = shared_corner(a, b);
        site.0 += 1;
    }
    points
}

/// Two planets share two corners; one of them is the centre of the system and no intersection. Two that share none do not
/// compile: there is no 37th pair.
const fn shared_corner(a: Planet, b: Planet) -> Point {
    let (ours, theirs) = (a.hex().corners(), b.hex().corners());
    let mut at = 0;
    loop {
        let ((x, y), (other_x, other_y)) = (ours[at / 6], theirs[at % 6]);
        if let (true, Some(point)) = (x == other_x && y == other_y, Point::at(x, y)) {
            return point;
        }
        at += 1;
    }
}

const fn launch_points() -> [[Point; 2]; Site::COUNT] {
    let mut all = [[Point(0); 2]; Site::COUNT];
    let mut site = Site(0);
    while site.index() < Site::COUNT {
        all[site.index()] = beside(site.point());
        site.0 += 1;
    }
    all
}

/// A site has two neighbours: its third edge would lead to the centre of the system.
const fn beside(point: Point) -> [Point; 2] {
    match *point.neighbours() {
        [a, b] if a.x() < b.x() => [a, b],
        [a, b] => [b, a],
        _ => panic!("a site has two neighbours"),
    }
}
