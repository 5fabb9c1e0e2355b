//! How far it is from each space to every other, in turns, burns and hazards, for a craft that keeps its thrust: what
//! computer players reckon with. Found once for each space and thrust and kept for as long as the program runs.

use std::sync::{LazyLock, OnceLock};

use super::atlas::{Launch, MOST_BURNS};
use crate::content::{Edition, Mass, Space};
use crate::flight::Engine;
use crate::state::Mode;

const MOST_TURNS: u8 = 14;
const MOST_FUEL: u8 = 24;
const MOST_HAZARDS: u8 = 2;

/// What drives a craft from turn to turn, and on which map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drive {
    pub edition: Edition,
    pub force: Force,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Force {
    /// A sail, whose thrust the zones decide.
    Sail,
    /// A rocket with so many burns a turn.
    Rocket(u8),
    /// One space a turn: emergency steps alone.
    Adrift,
}

/// A way of several turns that no other to the same space beats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trip {
    pub turns: u8,
    /// Regular burns.
    pub burns: u8,
    pub hazards: u8,
}

/// All trips from one space.
pub struct Trips {
    /// Where the trips to each space begin.
    first: Vec<u16>,
    trips: Vec<Trip>,
}

impl Trips {
    /// The ways to a space, soonest first.
    #[inline]
    pub fn to(&self, space: Space) -> &[Trip] {
        &self.trips[usize::from(self.first[space.index()])..usize::from(self.first[space.index() + 1])]
    }
}

const FORCES: usize = MOST_BURNS as usize + 3;

static TRIPS: LazyLock<Vec<OnceLock<Trips>>> =
    LazyLock::new(|| std::iter::repeat_with(OnceLock::new).take(Edition::COUNT * Space::COUNT * FORCES).collect());

impl Drive {
    /// What drives a craft of this wet mass as long as its weight class stays the same.
    #[inline]
    pub fn of(engine: Engine, wet: Mass) -> Drive {
        let force = match engine.mode {
            Mode::Sails => Force::Sail,
            Mode::Rockets if engine.is_out_of_fuel(wet) => Force::Adrift,
            Mode::Rockets => Force::Rocket(engine.net_thrust(Space::LEO, wet).min(MOST_BURNS)),
        };
        Drive { edition: engine.edition, force }
    }

    fn number(self) -> usize {
        let force = match self.force {
            Force::Rocket(burns) => usize::from(burns.min(MOST_BURNS)),
            Force::Sail => FORCES - 2,
            Force::Adrift => FORCES - 1,
        };
        self.edition.index() * FORCES + force
    }

    pub fn trips(self, from: Space) -> &'static Trips {
        TRIPS[from.index() * Edition::COUNT * FORCES + self.number()].get_or_init(|| find(self, from))
    }

    /// What one turn can do, as places with burns and hazards.
    fn turn(self, from: Space, each: &mut dyn FnMut(Space, u8, u8)) {
        let Drive { edition, force } = self;
        let thrust = match force {
            Force::Sail => Engine::sail(edition).burns(from, Mass::EIGHT),
            Force::Rocket(burns) => burns,
            Force::Adrift => 0,
        };
        if force != Force::Adrift {
            let cost = |regular: u8| if force == Force::Sail { 0 } else { regular };
            let stops = Launch::new(edition, from, thrust).stops().iter();
            stops.for_each(|stop| each(stop.space, cost(stop.regular), stop.hazards));
        }
        if force == Force::Adrift || (force == Force::Sail && thrust == 0) {
            from.neighbours().iter().for_each(|to| each(*to, 0, u8::from(to.kind(edition).has_skull())));
        }
    }
}

/// Turn by turn: a trip is kept when none that is no longer needs as few burns and hazards.
fn find(drive: Drive, from: Space) -> Trips {
    let mut by_space: Vec<Vec<Trip>> = vec![Vec::new(); Space::COUNT];
    let mut edge = vec![(from, Trip { turns: 0, burns: 0, hazards: 0 })];
    for turns in 1..=MOST_TURNS {
        let mut next = Vec::new();
        for (at, so_far) in edge {
            if by_space[at.index()].iter().any(|trip| beats(trip, &so_far) && *trip != so_far) {
                continue;
            }
            drive.turn(at, &mut |to, burns, hazards| {
                let trip = Trip { turns, burns: so_far.burns + burns, hazards: so_far.hazards + hazards };
                let is_new = to != from && trip.burns <= MOST_FUEL && trip.hazards <= MOST_HAZARDS;
                if is_new && !by_space[to.index()].iter().any(|other| beats(other, &trip)) {
                    by_space[to.index()].retain(|other| !beats(&trip, other));
                    by_space[to.index()].push(trip);
                    next.push((to, trip));
                }
            });
        }
        next.retain(|(to, _)| *to != Space::LEO);
        edge = next;
    }
    lay_out(by_space)
}

fn beats(one: &Trip, other: &Trip) -> bool {
    one.turns <= other.turns && one.burns <= other.burns && one.hazards <= other.hazards
}

fn lay_out(by_space: Vec<Vec<Trip>>) -> Trips {
    let (mut first, mut trips) = (vec![0], Vec::new());
    for list in by_space {
        trips.extend(list);
        first.push(trips.len() as u16);
    }
    Trips { first, trips }
}
