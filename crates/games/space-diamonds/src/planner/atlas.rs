//! Where one move can end, for every space and number of burns. A map never changes, so an answer found once is kept
//! for as long as the program runs. Fuel is no concern here: a burn that cannot be paid is a burn one does not have.

use std::sync::{LazyLock, OnceLock};

use crate::content::{Edition, Mass, Space};
use crate::flight::{ENOUGH, Engine, Flight, ISOFUEL};
use crate::reach::{End, reach};

/// No craft has more regular burns in a move: 5 as a wisp.
pub const MOST_BURNS: u8 = 7;
/// More isofuel than this in one move is not looked into.
pub const MOST_ISOFUEL: u8 = 2;

/// A way to end a move that no other beats in burns and hazards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    pub space: Space,
    pub regular: u8,
    pub bonus: u8,
    pub hazards: u8,
}

/// How a move begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Launch {
    pub edition: Edition,
    pub at: Space,
    /// Regular burns that thrust and fuel allow.
    pub regular: u8,
    /// Isofuel chits spent at once.
    pub isofuel: u8,
    /// Whether LEO may be entered (iH1.1).
    pub home: bool,
}

type Stops = OnceLock<Box<[Stop]>>;

static STOPS: LazyLock<Vec<Stops>> = LazyLock::new(|| {
    let launches = Edition::COUNT * Space::COUNT * usize::from(MOST_BURNS + 1) * usize::from(MOST_ISOFUEL + 1) * 2;
    std::iter::repeat_with(OnceLock::new).take(launches).collect()
});

impl Launch {
    pub fn new(edition: Edition, at: Space, regular: u8) -> Launch {
        Launch { edition, at, regular: regular.min(MOST_BURNS), isofuel: 0, home: true }
    }

    pub fn with_isofuel(self, isofuel: u8) -> Launch {
        Launch { isofuel: isofuel.min(MOST_ISOFUEL), ..self }
    }

    pub fn with_home(self, home: bool) -> Launch {
        Launch { home, ..self }
    }

    fn number(self) -> usize {
        let place = self.edition.index() * Space::COUNT + self.at.index();
        let burns = place * usize::from(MOST_BURNS + 1) + usize::from(self.regular);
        (burns * usize::from(MOST_ISOFUEL + 1) + usize::from(self.isofuel)) * 2 + usize::from(self.home)
    }

    pub fn flight(self) -> Flight {
        let chits = if self.home { ENOUGH } else { 0 };
        let begun = Flight::begin(Engine::sail(self.edition), self.at, Mass::EIGHT, chits);
        Flight { regular: self.regular, bonus: self.isofuel * ISOFUEL, ..begun }
    }

    /// Every end of the move but staying.
    pub fn stops(self) -> &'static [Stop] {
        STOPS[self.number()].get_or_init(|| {
            let all = reach(&self.flight(), 0, false);
            let stop = |End { space, regular, bonus, hazards, .. }| Stop { space, regular, bonus, hazards };
            all.ends().filter(|end| end.space != self.at).map(stop).collect()
        })
    }

    /// The spaces of the way to one of [`Launch::stops`].
    pub fn route(self, stop: &Stop) -> Vec<Space> {
        let all = reach(&self.flight(), 0, false);
        let end = all.ends_at(stop.space).find(|end| (end.regular, end.hazards) == (stop.regular, stop.hazards));
        end.map_or(Vec::new(), |end| all.route(end.label))
    }
}

impl Stop {
    /// A space reached without burns.
    pub fn at(space: Space, hazards: u8) -> Stop {
        Stop { space, regular: 0, bonus: 0, hazards }
    }
}
