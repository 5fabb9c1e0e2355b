//! The intersections of the board and how they hang together (SF-Z6), computed from the rows in which they lie.

use std::sync::LazyLock;

use super::{Base, Dock, Planet, Site};

orrery_kit::numbered! {
    /// An intersection: a corner of a hex where ships, colonies and posts stand. Numbered row by row from the bottom,
    /// each row from the left, so that their order breaks ties as the rules want: smaller Y, then smaller X.
    Point(u16) of 362 by id
}

/// A row of intersections two columns apart: height, first column, last column, columns left out. What is left out is
/// the centre of a system, where three planets meet (SF-FLY-13).
#[rustfmt::skip]
const ROWS: [(i8, i8, i8, &[i8]); 30] = [
    (-2, 1, 23, &[]), (-1, 0, 24, &[]),
    (1, 0, 24, &[]), (2, 1, 23, &[3, 9, 15, 21]),
    (4, 1, 23, &[]), (5, 0, 24, &[]),
    (7, 0, 24, &[]), (8, 1, 23, &[]),
    (10, 1, 23, &[]), (11, 0, 24, &[]),
    (13, 0, 24, &[]), (14, 1, 23, &[]),
    (16, 1, 23, &[]), (17, 0, 24, &[]),
    (19, 0, 24, &[2, 22]), (20, 1, 23, &[]),
    (22, 1, 23, &[]), (23, 0, 24, &[]),
    (25, 0, 24, &[12]), (26, 1, 23, &[]),
    (28, 1, 23, &[7, 17]), (29, 0, 24, &[]),
    (31, 0, 24, &[]), (32, 1, 23, &[]),
    (34, 1, 23, &[]), (35, 0, 24, &[4, 20]),
    (37, 0, 24, &[]), (38, 1, 23, &[]),
    (40, 1, 23, &[]), (41, 2, 22, &[]),
];

const COLUMNS: usize = 25;
/// The lowest row has the height -2.
const BELOW: i8 = 2;
const HEIGHTS: usize = 44;
const NOWHERE: u16 = u16::MAX;
const NOTHING: u8 = u8::MAX;

/// What is known of a point.
#[derive(Clone, Copy)]
struct Spot {
    x: i8,
    y: i8,
    near: [Point; 3],
    degree: u8,
    planets: [Planet; 2],
    planet_count: u8,
    /// Number of the site, of the base and of the dock, or `NOTHING`.
    site: u8,
    base: u8,
    dock: u8,
}

const EMPTY: Spot = Spot {
    x: 0,
    y: 0,
    near: [Point(0); 3],
    degree: 0,
    planets: [Planet(0); 2],
    planet_count: 0,
    site: NOTHING,
    base: NOTHING,
    dock: NOTHING,
};

const GRID: [[u16; COLUMNS]; HEIGHTS] = grid();
static SPOTS: [Spot; Point::COUNT] = spots();
static LETTERS: [([u8; 5], u8); Point::COUNT] = letters();
static IDS: [&str; Point::COUNT] = ids();

/// Steps from everywhere to everywhere.
static DISTANCES: LazyLock<Vec<[u8; Point::COUNT]>> = LazyLock::new(|| Point::all().map(steps_from).collect());

/// The sites as seen from everywhere.
static SITES: LazyLock<Vec<Vec<Site>>> = LazyLock::new(|| Point::all().map(sites_from).collect());

impl Point {
    /// The intersection with these coordinates, if there is one.
    pub const fn at(x: i8, y: i8) -> Option<Point> {
        if x < 0 || x as usize >= COLUMNS || y < -BELOW || (y + BELOW) as usize >= HEIGHTS {
            return None;
        }
        match GRID[(y + BELOW) as usize][x as usize] {
            NOWHERE => None,
            number => Some(Point(number)),
        }
    }

    #[inline]
    const fn spot(self) -> &'static Spot {
        &SPOTS[self.index()]
    }

    /// Its coordinates as text, such as `12_23`.
    pub fn id(self) -> &'static str {
        IDS[self.index()]
    }

    /// Columns from the left edge.
    pub const fn x(self) -> i8 {
        self.spot().x
    }

    /// Height over the centres of the lowest hexes.
    pub const fn y(self) -> i8 {
        self.spot().y
    }

    /// The intersections one step away.
    #[inline]
    pub const fn neighbours(self) -> &'static [Point] {
        let spot = self.spot();
        spot.near.split_at(spot.degree as usize).0
    }

    /// The planets next to it: none, the one a ship sees from here, or the two of a colony site (SF-EXPLORE-6).
    #[inline]
    pub fn planets(self) -> &'static [Planet] {
        let spot = self.spot();
        &spot.planets[..usize::from(spot.planet_count)]
    }

    /// The colony site here, if it is one.
    #[inline]
    pub fn site(self) -> Option<Site> {
        let site = self.spot().site;
        (site != NOTHING).then_some(Site(site))
    }

    /// The dock here, if it is one.
    #[inline]
    pub fn dock(self) -> Option<Dock> {
        let spot = self.spot();
        (spot.base != NOTHING).then_some(Dock { base: Base(spot.base), number: spot.dock })
    }

    /// Steps to `to` over an empty board.
    #[inline]
    pub fn distance(self, to: Point) -> u8 {
        DISTANCES[self.index()][to.index()]
    }

    /// The colony sites, nearest first; equally near ones by number.
    #[inline]
    pub fn sites(self) -> &'static [Site] {
        &SITES[self.index()]
    }
}

fn sites_from(start: Point) -> Vec<Site> {
    let mut sites: Vec<Site> = Site::all().collect();
    sites.sort_by_key(|site| start.distance(site.point()));
    sites
}

const fn grid() -> [[u16; COLUMNS]; HEIGHTS] {
    let mut grid = [[NOWHERE; COLUMNS]; HEIGHTS];
    let (mut row, mut number) = (0, 0);
    while row < ROWS.len() {
        let (y, first, last, left_out) = ROWS[row];
        let mut x = first;
        while x <= last {
            if !holds(left_out, x) {
                grid[(y + BELOW) as usize][x as usize] = number;
                number += 1;
            }
            x += 2;
        }
        row += 1;
    }
    grid
}

const fn holds(columns: &[i8], x: i8) -> bool {
    let mut at = 0;
    while at < columns.len() {
        if columns[at] == x {
            return true;
        }
        at += 1;
    }
    false
}

const fn spots() -> [Spot; Point::COUNT] {
    let mut spots = [EMPTY; Point::COUNT];
    let mut height = 0;
    while height < HEIGHTS {
        let mut x = 0;
        while x < COLUMNS {
            if GRID[height][x] != NOWHERE {
                spots[GRID[height][x] as usize] = placed(x as i8, height as i8 - BELOW);
            }
            x += 1;
        }
        height += 1;
    }
    docked(settled(seen(spots)))
}

/// A point with its neighbours: two slanting edges and an upright one, which goes down where Y mod 3 is 1.
const fn placed(x: i8, y: i8) -> Spot {
    let upward = if y.rem_euclid(3) == 1 { 1 } else { -1 };
    let around = [(x - 1, y + upward), (x + 1, y + upward), (x, y - 2 * upward)];
    let mut spot = Spot { x, y, ..EMPTY };
    let mut side = 0;
    while side < around.len() {
        if let Some(near) = Point::at(around[side].0, around[side].1) {
            spot.near[spot.degree as usize] = near;
            spot.degree += 1;
        }
        side += 1;
    }
    spot
}

/// Adds the planets each point sees.
const fn seen(mut spots: [Spot; Point::COUNT]) -> [Spot; Point::COUNT] {
    let mut planet = Planet(0);
    while planet.index() < Planet::COUNT {
        let corners = planet.hex().corners();
        let mut corner = 0;
        while corner < corners.len() {
            if let Some(point) = Point::at(corners[corner].0, corners[corner].1) {
                let spot = &mut spots[point.index()];
                spot.planets[spot.planet_count as usize] = planet;
                spot.planet_count += 1;
            }
            corner += 1;
        }
        planet.0 += 1;
    }
    spots
}

/// Adds the colony sites.
const fn settled(mut spots: [Spot; Point::COUNT]) -> [Spot; Point::COUNT] {
    let mut site = Site(0);
    while site.index() < Site::COUNT {
        spots[site.point().index()].site = site.0;
        site.0 += 1;
    }
    spots
}

/// Adds the docks.
const fn docked(mut spots: [Spot; Point::COUNT]) -> [Spot; Point::COUNT] {
    let mut base = Base(0);
    while base.index() < Base::COUNT {
        let docks = base.docks();
        let mut dock = 0;
        while dock < docks.len() {
            let spot = &mut spots[docks[dock].index()];
            spot.base = base.0;
            spot.dock = dock as u8 + 1;
            dock += 1;
        }
        base.0 += 1;
    }
    spots
}

const fn letters() -> [([u8; 5], u8); Point::COUNT] {
    let mut letters = [([0; 5], 0); Point::COUNT];
    let mut point = 0;
    while point < Point::COUNT {
        letters[point] = written(SPOTS[point].x, SPOTS[point].y);
        point += 1;
    }
    letters
}

/// The id of a point and its length.
const fn written(x: i8, y: i8) -> ([u8; 5], u8) {
    let (text, length) = with_number(([0; 5], 0), x);
    let text = with_letter((text, length), b'_');
    with_number(if y < 0 { with_letter(text, b'-') } else { text }, y.unsigned_abs() as i8)
}

const fn with_number(text: ([u8; 5], u8), number: i8) -> ([u8; 5], u8) {
    let text = if number >= 10 { with_letter(text, b'0' + number as u8 / 10) } else { text };
    with_letter(text, b'0' + number as u8 % 10)
}

const fn with_letter((mut text, length): ([u8; 5], u8), letter: u8) -> ([u8; 5], u8) {
    text[length as usize] = letter;
    (text, length + 1)
}

const fn ids() -> [&'static str; Point::COUNT] {
    let mut ids = [""; Point::COUNT];
    let mut point = 0;
    while point < Point::COUNT {
        let (text, length) = &LETTERS[point];
        ids[point] = match str::from_utf8(text.split_at(*length as usize).0) {
            Ok(id) => id,
            Err(_) => panic!("an id of a point is made of digits"),
        };
        point += 1;
    }
    ids
}

fn steps_from(start: Point) -> [u8; Point::COUNT] {
    let mut steps = [u8::MAX; Point::COUNT];
    steps[start.index()] = 0;
    let mut reached = vec![start];
    let mut next = 0;
    while let Some(&here) = reached.get(next) {
        for near in here.neighbours() {
            if steps[near.index()] == u8::MAX {
                steps[near.index()] = steps[here.index()] + 1;
                reached.push(*near);
            }
        }
        next += 1;
    }
    steps
}
