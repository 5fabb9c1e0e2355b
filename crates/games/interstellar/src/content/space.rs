//! The spaces of the map, half a light year each, and how they hang together, as `content/map.fx` has them (2.7).
//!
//! Rules held here beside those that are named below: A2b, K-LIC, T-MAP.

use std::sync::LazyLock;

use map::{Stmt, Verb};

use super::{Printing, Route, Star};

pub use map::at;

orrery_kit::numbered! {
    /// One of the 294 spaces: first the 20 stars, then the spaces of each route, then the four exits.
    Space(u16) of { map::COUNT } by id
}

orrery_kit::named! {
    pub enum Kind {
        Void = "void",
        /// An Oort cloud with a solar lens; ice braking is possible.
        Lens = "lens",
        /// An antimatter jet.
        Jet = "jet",
        /// A local interstellar cloud.
        Lic = "lic",
        Star = "star",
    }
}

orrery_kit::named! {
    /// What lenses look at beyond the map: six stars, then what is galactic.
    pub enum Beyond {
        Regulus = "regulus",
        EtaCassiopeiae = "eta-cassiopeiae",
        Arcturus = "arcturus",
        Fomalhaut = "fomalhaut",
        DeltaPavonis = "delta-pavonis",
        Capella = "capella",
        GouldsBelt = "goulds-belt",
        GalacticCentre = "galactic-centre",
    }
}

impl Beyond {
    pub const fn is_galactic(self) -> bool {
        matches!(self, Beyond::GouldsBelt | Beyond::GalacticCentre)
    }
}

orrery_kit::named! {
    /// The corner of the map that an exit lies in.
    pub enum Corner { SW = "SW", SE = "SE", NE = "NE", NW = "NW", }
}

/// What a solar lens looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// An Ultralight that stops here explores it.
    Star(Star),
    Beyond(Beyond),
}

/// The map as it was read from the content files: for every space its `id`, its `name`, which is the message that names
/// it, what `kind` it is, where it is drawn, `x` to the right and `y` downwards, and its `neighbours` in a fixed order.
mod map {
    use super::{Beyond, Corner, Kind, Space};

    include!(concat!(env!("OUT_DIR"), "/map.rs"));
}

/// Width and height of the drawing.
pub const CANVAS: (u16, u16) = (2300, 1720);

/// Steps from everywhere to everywhere.
static DISTANCES: LazyLock<Vec<[u8; Space::COUNT]>> = LazyLock::new(|| {
    let near = |at: usize| Space(at as u16).neighbours().iter().map(|near| near.index());
    Space::all().map(|start| orrery_kit::steps_from(start.index(), near)).collect()
});

impl Space {
    #[inline]
    pub const fn star(self) -> Option<Star> {
        Star::nth(self.index())
    }

    /// What is seen through the lens here.
    pub fn sight(self, printing: Printing) -> Option<Sight> {
        let mut seen = None;
        for verb in self.printed() {
            seen = match verb {
                Verb::LooksAt(space) => space.star().map(Sight::Star),
                Verb::LooksBeyond(beyond) => Some(Sight::Beyond(beyond)),
                Verb::LaterLooksAt(space) if printing == Printing::Second => space.star().map(Sight::Star),
                Verb::LaterLooksAt(_) | Verb::Exit(_) => seen,
            };
        }
        seen
    }

    /// The corner where the ship leaves the map from here (2.7.4).
    pub fn exit(self) -> Option<Corner> {
        self.printed().find_map(|verb| if let Verb::Exit(corner) = verb { Some(corner) } else { None })
    }

    fn printed(self) -> impl Iterator<Item = Verb> {
        let stmts = self.program().block(0).iter();
        stmts.filter_map(|stmt| if let Stmt::Do(verb) = stmt { Some(*verb) } else { None })
    }

    /// The route it lies on; stars and exits lie on none.
    pub fn route(self) -> Option<Route> {
        Route::all().find(|route| route.spaces().any(|space| space == self))
    }

    /// The shortest way over the map, in spaces.
    #[inline]
    pub fn distance(self, to: Space) -> u8 {
        DISTANCES[self.index()][to.index()]
    }

    /// Every space within so many, this one included.
    pub fn within(self, spaces: u8) -> impl Iterator<Item = Space> {
        Space::all().filter(move |to| self.distance(*to) <= spaces)
    }

    /// Where a ship that came from there may go next: it never turns back (4.1.1).
    pub fn ahead(self, came_from: Option<Space>) -> impl Iterator<Item = Space> {
        self.neighbours().iter().copied().filter(move |next| Some(*next) != came_from)
    }
}
