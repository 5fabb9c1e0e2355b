//! The intersections of the board and how they hang together (SF-Z6), computed from the hexes behind them.

use std::sync::LazyLock;

use super::{Base, Dock, Hex, Planet, Site, System};

orrery_kit::numbered! {
    /// An intersection: a corner of a hex where ships, colonies and posts stand. Numbered row by row from the bottom,
    /// each row from the left, so that their order breaks ties as the rules want: smaller Y, then smaller X.
    Point(u16) of 362 by id
}

/// Of intersections, from the left.
pub const COLUMNS: usize = 25;
/// The lowest row has the height -2.
const BELOW: i8 = 2;
const HEIGHTS: usize = 44;
const NOWHERE: u16 = u16::MAX;

/// What is known of a point.
#[derive(Clone, Copy)]
struct Spot {
    x: i8,
    y: i8,
    near: [Point; 3],
    degree: u8,
    planets: [Planet; 2],
    planet_count: u8,
    site: Option<Site>,
    dock: Option<Dock>,
}

const GRID: [[u16; COLUMNS]; HEIGHTS] = grid();
static SPOTS: [Spot; Point::COUNT] = docked(settled(seen(placed())));
static IDS: LazyLock<Vec<String>> =
    LazyLock::new(|| Point::all().map(|point| format!("{}_{}", point.x(), point.y())).collect());

/// Steps from everywhere to everywhere.
static DISTANCES: LazyLock<Vec<[u8; Point::COUNT]>> = LazyLock::new(|| {
    let near = |at: usize| Point(at as u16).neighbours().iter().map(|near| near.index());
    Point::all().map(|start| orrery_kit::steps_from(start.index(), near)).collect()
});

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
        &IDS[self.index()]
    }

    /// Its row on the frame of the map, from below; a row of the lattice goes up and down by one. No two points of a
    /// column share one.
    pub const fn row(self) -> i8 {
        (self.y() + BELOW) / 3 + 1
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
    pub const fn site(self) -> Option<Site> {
        self.spot().site
    }

    /// The dock here, if it is one.
    #[inline]
    pub const fn dock(self) -> Option<Dock> {
        self.spot().dock
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

/// Every corner of a hex is an intersection, but the centre of a system, where three planets meet (SF-FLY-13).
const fn grid() -> [[u16; COLUMNS]; HEIGHTS] {
    let mut grid = [[NOWHERE; COLUMNS]; HEIGHTS];
    let (mut at, mut number) = (0, 0);
    while at < COLUMNS * HEIGHTS {
        let (x, y) = ((at % COLUMNS) as i8, (at / COLUMNS) as i8 - BELOW);
        if Hex::is_corner(x, y) && !System::is_centre(x, y) {
            grid[at / COLUMNS][at % COLUMNS] = number;
            number += 1;
        }
        at += 1;
    }
    grid
}

/// All points with their neighbours.
const fn placed() -> [Spot; Point::COUNT] {
    let mut spots = [spot(0, 0); Point::COUNT];
    let mut at = 0;
    while at < COLUMNS * HEIGHTS {
        let (x, y) = ((at % COLUMNS) as i8, (at / COLUMNS) as i8 - BELOW);
        if let Some(point) = Point::at(x, y) {
            spots[point.index()] = spot(x, y);
        }
        at += 1;
    }
    spots
}

/// Two slanting edges lead away and an upright one, which goes down where Y mod 3 is 1.
const fn spot(x: i8, y: i8) -> Spot {
    let upward = if y.rem_euclid(3) == 1 { 1 } else { -1 };
    let around = [(x - 1, y + upward), (x + 1, y + upward), (x, y - 2 * upward)];
    let (mut near, mut degree, mut side) = ([Point(0); 3], 0, 0);
    while side < around.len() {
        if let Some(point) = Point::at(around[side].0, around[side].1) {
            near[degree as usize] = point;
            degree += 1;
        }
        side += 1;
    }
    Spot { x, y, near, degree, planets: [Planet(0); 2], planet_count: 0, site: None, dock: None }
}

/// Adds the planets each point sees.
const fn seen(mut spots: [Spot; Point::COUNT]) -> [Spot; Point::COUNT] {
    let mut corner = 0;
    while corner < 6 * Planet::COUNT {
        let planet = Planet(corner as u8 / 6);
        let (x, y) = planet.hex().corners()[corner % 6];
        if let Some(point) = Point::at(x, y) {
            let spot = &mut spots[point.index()];
            spot.planets[spot.planet_count as usize] = planet;
            spot.planet_count += 1;
        }
        corner += 1;
    }
    spots
}

/// Adds the colony sites.
const fn settled(mut spots: [Spot; Point::COUNT]) -> [Spot; Point::COUNT] {
    let mut site = Site(0);
    while site.index() < Site::COUNT {
        spots[site.point().index()].site = Some(site);
        site.0 += 1;
    }
    spots
}

/// Adds the docks.
const fn docked(mut spots: [Spot; Point::COUNT]) -> [Spot; Point::COUNT] {
    let mut at = 0;
    while at < Base::COUNT * Base::DOCKS {
        let dock = Dock { base: Base((at / Base::DOCKS) as u8), number: (at % Base::DOCKS) as u8 + 1 };
        spots[dock.point().index()].dock = Some(dock);
        at += 1;
    }
    spots
}
