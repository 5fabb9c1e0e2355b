//! The spaces of the map and how they hang together. A space is a number into one constant table; its text id is what
//! is saved in records and shown in tests.

mod table;

use super::{Site, Zone};

pub use table::at;

orrery_kit::numbered! {
    /// One of the 264 spaces: first the 174 that are not sites, then the 90 sites.
    Space(u16) of 264 by id
}

/// What a space is. Every kind but a Hohmann and a site is also a Lagrange: turning there is free.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    Lagrange,
    Burn,
    Hohmann,
    HazardLagrange,
    HazardBurn,
    Flyby(u8),
    HazardFlyby(u8),
    /// A burn space at the end of its line.
    Star,
    Site,
}

impl Kind {
    /// Costs a burn to enter.
    pub const fn is_burn(self) -> bool {
        matches!(self, Kind::Burn | Kind::HazardBurn | Kind::Star)
    }

    pub const fn has_skull(self) -> bool {
        matches!(self, Kind::HazardLagrange | Kind::HazardBurn | Kind::HazardFlyby(_))
    }

    /// The bonus burns it gives, 0 when it is no flyby.
    pub const fn flyby(self) -> u8 {
        match self {
            Kind::Flyby(bonus) | Kind::HazardFlyby(bonus) => bonus,
            _ => 0,
        }
    }

    pub const fn is_hohmann(self) -> bool {
        matches!(self, Kind::Hohmann)
    }

    pub const fn is_site(self) -> bool {
        matches!(self, Kind::Site)
    }
}

/// A row of the table.
struct Row {
    id: &'static str,
    kind: Kind,
    zone: Zone,
    clock: (u8, u8),
    r: u16,
    x: i16,
    y: i16,
    neighbours: &'static [Space],
}

impl Space {
    /// How many are not sites. Sites have the numbers from here on.
    pub const PLAIN: usize = 174;

    /// Start and home.
    pub const LEO: Space = at::LEO;

    pub fn sites() -> impl DoubleEndedIterator<Item = Space> + ExactSizeIterator {
        (Space::PLAIN as u16..Space::COUNT as u16).map(Space)
    }

    #[inline]
    fn row(self) -> &'static Row {
        &table::ROWS[self.index()]
    }

    pub fn id(self) -> &'static str {
        self.row().id
    }

    #[inline]
    pub fn kind(self) -> Kind {
        self.row().kind
    }

    #[inline]
    pub fn zone(self) -> Zone {
        self.row().zone
    }

    /// The spaces one step away, in a fixed order.
    #[inline]
    pub fn neighbours(self) -> &'static [Space] {
        self.row().neighbours
    }

    #[inline]
    pub const fn is_site(self) -> bool {
        self.index() >= Space::PLAIN
    }

    /// What is printed there, if it is a site.
    #[inline]
    pub fn site(self) -> Option<&'static Site> {
        table::SITES.get(self.index().wrapping_sub(Space::PLAIN))
    }

    /// Hours and minutes of its clock position, clockwise from the top.
    pub fn clock(self) -> (u8, u8) {
        self.row().clock
    }

    /// Distance from the Sun in drawing units.
    pub fn r(self) -> u16 {
        self.row().r
    }

    /// To the right of the Sun.
    pub fn x(self) -> i16 {
        self.row().x
    }

    /// Below the Sun.
    pub fn y(self) -> i16 {
        self.row().y
    }
}
