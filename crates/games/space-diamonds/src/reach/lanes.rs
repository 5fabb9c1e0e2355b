//! The map as the search flies it: what each step costs and brings, for every edge by which a space can be entered. Made
//! once from the flight functions, so that the search never asks them again.

use std::sync::LazyLock;

use crate::content::{Edition, Mass, Space, at};
use crate::flight::{ENOUGH, Engine, Flight, Pay};

/// Where a craft is and by which edge it came: the edges first, then every space as a beginning.
pub type Spot = u16;

/// A step from a place.
#[derive(Clone, Copy)]
pub struct Lane {
    pub to: Spot,
    pub price: u8,
    /// What a flyby there gives.
    pub gain: u8,
    pub hazard: u8,
    /// The Solar Oberth, which pays once (iE3a.3).
    pub is_oberth: bool,
    /// LEO, for which one must have enough chits (iH1.1).
    pub is_home: bool,
}

/// Everything the search looks up, borrowed once for a search.
pub struct Lanes {
    /// Where the lanes of each place begin.
    first: Vec<u16>,
    lanes: Vec<Lane>,
    /// Where each place is, and where one came from.
    spaces: Vec<(Space, Option<Space>)>,
    /// The number of the first edge into each space.
    edges: Vec<u16>,
}

static LANES: LazyLock<[Lanes; Edition::COUNT]> = LazyLock::new(|| Edition::ALL.map(Lanes::new));

impl Lanes {
    pub fn of_map(edition: Edition) -> &'static Lanes {
        &LANES[edition.index()]
    }

    pub fn places(&self) -> usize {
        self.spaces.len()
    }

    #[inline]
    pub fn of(&self, place: Spot) -> &[Lane] {
        let first = &self.first;
        &self.lanes[usize::from(first[usize::from(place)])..usize::from(first[usize::from(place) + 1])]
    }

    #[inline]
    pub fn space(&self, place: Spot) -> Space {
        self.spaces[usize::from(place)].0
    }

    pub fn from(&self, place: Spot) -> Option<Space> {
        self.spaces[usize::from(place)].1
    }

    fn new(edition: Edition) -> Lanes {
        let (mut edges, mut spaces) = (Vec::new(), Vec::new());
        for space in Space::all() {
            edges.push(spaces.len() as u16);
            spaces.extend(space.neighbours().iter().map(|from| (space, Some(*from))));
        }
        edges.push(spaces.len() as u16);
        spaces.extend(Space::all().map(|space| (space, None)));
        let mut all = Lanes { first: vec![0], lanes: Vec::new(), spaces, edges };
        for place in 0..all.spaces.len() {
            let (space, from) = all.spaces[place];
            let lanes: Vec<Lane> =
                space.neighbours().iter().filter_map(|to| all.lane(edition, space, from, *to)).collect();
            all.lanes.extend(lanes);
            all.first.push(all.lanes.len() as u16);
        }
        all
    }

    /// The place of a craft there that came from `from`, or whose move begins.
    pub fn place(&self, space: Space, from: Option<Space>) -> Spot {
        let begins = || self.edges[Space::COUNT] + space.0;
        let edge = from.and_then(|from| space.neighbours().iter().position(|near| *near == from));
        edge.map_or_else(begins, |edge| self.edges[space.index()] + edge as u16)
    }

    /// A step as a craft with more burns than any step costs would make it; none where a move is over.
    fn lane(&self, edition: Edition, space: Space, from: Option<Space>, to: Space) -> Option<Lane> {
        let flight =
            Flight { from, regular: u8::MAX, ..Flight::begin(Engine::sail(edition), space, Mass::EIGHT, ENOUGH) };
        if flight.is_over() {
            return None;
        }
        let stepped = flight.step(to, Pay::BonusFirst).ok()?;
        Some(Lane {
            to: self.place(to, Some(space)),
            price: stepped.regular,
            gain: stepped.gained,
            hazard: u8::from(to.kind(edition).has_skull()),
            is_oberth: to == at::SOB,
            is_home: to == Space::LEO,
        })
    }
}
