//! The 33 colony sites: where two planets of a system touch.

use std::sync::LazyLock;

use super::{Planet, Point, System};

orrery_kit::numbered! {
    /// A place for a colony, three in each system.
    Site(u8) of 33 by id
}

/// Which two planets of its system a site lies between: the first, second and third site of every system.
const BETWEEN: [(usize, usize); 3] = [(0, 2), (0, 1), (1, 2)];

/// Text id and what is printed on the board.
static NAMES: LazyLock<Vec<[String; 2]>> = LazyLock::new(|| {
    let letters = |site: Site| site.planets().map(Planet::letter).concat();
    Site::all().map(|site| site.system().names(&letters(site))).collect()
});

static POINTS: [Point; Site::COUNT] = points();

impl Site {
    /// The text id, such as `alpha-BR`.
    pub fn id(self) -> &'static str {
        &NAMES[self.index()][0]
    }

    /// What is printed on the board, such as `α-BR`.
    pub fn label(self) -> &'static str {
        &NAMES[self.index()][1]
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

    /// Where ships are launched from a spaceport here, the left one first (SF-SHIP-2). A site has two neighbours: its
    /// third edge would lead to the centre of the system.
    #[inline]
    pub const fn launch_points(self) -> [Point; 2] {
        match *self.point().neighbours() {
            [a, b] if a.x() < b.x() => [a, b],
            [a, b] => [b, a],
            _ => panic!("a site has two neighbours"),
        }
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
