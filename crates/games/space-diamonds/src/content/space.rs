//! The spaces of the map and how they hang together, as `content/map.fx` has them. A space is a number; its text id is what
//! is saved in records and shown in tests.

use map::{Stmt, Verb};

use super::{Anchor, Ground, Site, Spectral};

pub use map::at;

orrery_kit::numbered! {
    /// One of the 264 spaces: first the 174 that are not sites, then the 90 sites.
    Space(u16) of { map::COUNT } by id
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

orrery_kit::named! {
    /// Which printing of the map a table is played on.
    pub enum Edition {
        First = "first",
        /// Four small bodies can be reached without a skull (`balance.md`).
        Second = "second",
    }
}

impl Edition {
    /// What was printed anew.
    const CHANGES: [(Space, Kind); 4] =
        [(at::PHB, Kind::Burn), (at::CRX, Kind::Burn), (at::ERX, Kind::Lagrange), (at::KAX, Kind::Lagrange)];
}

static KINDS: [[Kind; Space::COUNT]; Edition::COUNT] = {
    let (mut kinds, mut at) = ([[Kind::Lagrange; Space::COUNT]; Edition::COUNT], 0);
    while at < Space::COUNT {
        kinds[0][at] = Space(at as u16).printed();
        at += 1;
    }
    kinds[1] = kinds[0];
    at = 0;
    while at < Edition::CHANGES.len() {
        let (space, kind) = Edition::CHANGES[at];
        kinds[1][space.index()] = kind;
        at += 1;
    }
    kinds
};

/// Flybys as the map calls them.
#[allow(non_upper_case_globals)]
impl Kind {
    const Flyby1: Kind = Kind::Flyby(1);
    const Flyby2: Kind = Kind::Flyby(2);
    const Flyby3: Kind = Kind::Flyby(3);
    const HazardFlyby3: Kind = Kind::HazardFlyby(3);
}

/// The map as it was read from the content files: for every space its `id`, what kind it was `printed` as at first, its
/// `zone`, its `neighbours` in a fixed order, its `clock` position, its distance `r` from the Sun in drawing units, and
/// where it is drawn, `x` to the right of the Sun and `y` below it.
mod map {
    use super::{Anchor, Ground, Kind, Space, Spectral};
    use crate::content::Zone;

    include!(concat!(env!("OUT_DIR"), "/map.rs"));
}

static SITES: [Site; Space::COUNT - Space::PLAIN] = {
    let nothing = Site { spectral: Spectral::S, hydration: 0, size: 0, ground: Ground::Plain, anchor: Anchor::E };
    let (mut sites, mut at) = ([nothing; Space::COUNT - Space::PLAIN], 0);
    while at < sites.len() {
        let beside = Space((Space::PLAIN + at) as u16).program().at(0, 0);
        if let Some(&Stmt::Do(Verb::Prints(spectral, hydration, size, ground, anchor))) = beside {
            sites[at] = Site { spectral, hydration, size, ground, anchor };
        }
        at += 1;
    }
    sites
};

impl Space {
    /// What it is on a printing of the map.
    #[inline]
    pub fn kind(self, edition: Edition) -> Kind {
        KINDS[edition.index()][self.index()]
    }

    /// How many are not sites. Sites have the numbers from here on.
    pub const PLAIN: usize = 174;

    /// Start and home.
    pub const LEO: Space = at::LEO;

    pub fn sites() -> impl DoubleEndedIterator<Item = Space> + ExactSizeIterator {
        (Space::PLAIN as u16..Space::COUNT as u16).map(Space)
    }

    #[inline]
    pub const fn is_site(self) -> bool {
        self.index() >= Space::PLAIN
    }

    /// What is printed there, if it is a site.
    #[inline]
    pub fn site(self) -> Option<&'static Site> {
        SITES.get(self.index().wrapping_sub(Space::PLAIN))
    }
}
