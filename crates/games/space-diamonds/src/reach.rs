//! Everywhere a move can end: a label-setting search over the map. Labels that are worse in every respect than
//! another on the same edge are dropped, so what is left are the ways worth comparing.

use std::sync::LazyLock;

use crate::content::Space;
use crate::flight::{Flight, Pay, Stepped};

/// No label.
const NONE: u16 = u16::MAX;
/// More regular burns than any move has.
const BUCKETS: usize = 16;

/// A place where a move can end, and what the way there costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    pub space: Space,
    /// The number of its label, for [`Reach::route`].
    pub label: u16,
    /// The flight on arrival: burns, mass and chits left.
    pub flight: Flight,
    /// Burns paid on the way.
    pub regular: u8,
    pub bonus: u8,
    pub hazards: u8,
    /// Isofuel chits spent before the first step.
    pub isofuel: u8,
}

#[derive(Clone, Copy)]
struct Label {
    end: End,
    parent: u16,
    /// The next label on the same edge, and the next to be looked at for the same number of regular burns.
    on_edge: u16,
    in_bucket: u16,
    /// Another label on the edge is better in every respect.
    beaten: bool,
}

impl End {
    fn start(flight: Flight, isofuel: u8) -> End {
        End { space: flight.at, label: 0, flight, regular: 0, bonus: 0, hazards: 0, isofuel }
    }

    fn after(&self, stepped: &Stepped) -> End {
        let to = stepped.flight.at;
        End {
            space: to,
            label: 0,
            flight: stepped.flight,
            regular: self.regular + stepped.regular,
            bonus: self.bonus + stepped.bonus,
            hazards: self.hazards + u8::from(to.kind().has_skull()),
            isofuel: self.isofuel,
        }
    }

    /// By space, then least isofuel, fewest regular burns, fewest hazards; the label in the lowest bits. One number
    /// sorts faster than a tuple.
    fn order(&self) -> u64 {
        let parts = [self.isofuel, self.regular, self.hazards].map(u64::from);
        let price = parts.into_iter().fold(u64::from(self.space.0), |order, part| order << 8 | part);
        price << 16 | u64::from(self.label)
    }

    /// No worse as an end of the move.
    fn is_as_good(&self, other: &End) -> bool {
        self.regular <= other.regular && self.hazards <= other.hazards && self.isofuel <= other.isofuel
    }

    /// No worse as a place to fly on from.
    fn goes_as_far(&self, other: &End) -> bool {
        let (one, two) = (&self.flight, &other.flight);
        self.is_as_good(other) && one.bonus >= two.bonus && (!one.oberth || two.oberth)
    }
}

/// The number of the first edge into each space; the last one is how many edges there are.
static EDGES: LazyLock<Vec<u16>> = LazyLock::new(|| {
    let mut count = 0;
    let mut first = vec![0];
    for space in Space::all() {
        count += space.neighbours().len() as u16;
        first.push(count);
    }
    first
});

/// Every end of a move.
pub struct Reach {
    labels: Vec<Label>,
    /// The labels that are worth comparing, by space.
    ends: Vec<u16>,
}

/// All ends of the move `flight`, staying included, with up to `isofuel` chits spent before its next step. Isofuel
/// spent at once is never worse than isofuel spent later, and bonus burns first is never dearer (R6).
pub fn reach(flight: &Flight, isofuel: u8, avoid_hazards: bool) -> Reach {
    let mut search = Search::new(avoid_hazards);
    let mut start = *flight;
    for spent in 0..=isofuel {
        search.add(End::start(start, spent), NONE);
        start = start.with_isofuel();
    }
    search.run();
    search.finish()
}

struct Search {
    labels: Vec<Label>,
    /// The last label on each edge; the start has an edge of its own.
    edges: Vec<u16>,
    buckets: [u16; BUCKETS],
    avoid_hazards: bool,
}

impl Search {
    fn new(avoid_hazards: bool) -> Search {
        let edges = vec![NONE; usize::from(EDGES[Space::COUNT]) + 1];
        Search { labels: Vec::with_capacity(256), edges, buckets: [NONE; BUCKETS], avoid_hazards }
    }

    fn run(&mut self) {
        for bucket in 0..BUCKETS {
            while self.buckets[bucket] != NONE {
                let label = self.buckets[bucket];
                self.buckets[bucket] = self.labels[usize::from(label)].in_bucket;
                self.expand(label);
            }
        }
    }

    fn expand(&mut self, number: u16) {
        let Label { end, beaten, .. } = self.labels[usize::from(number)];
        if beaten || end.flight.is_over() {
            return;
        }
        for to in end.space.neighbours() {
            if self.avoid_hazards && to.kind().has_skull() {
                continue;
            }
            if let Ok(stepped) = end.flight.step(*to, Pay::BonusFirst) {
                self.add(end.after(&stepped), number);
            }
        }
    }

    fn add(&mut self, end: End, parent: u16) {
        let edge = edge_of(&end.flight);
        if self.is_beaten(edge, &end) || self.labels.len() >= usize::from(NONE) {
            return;
        }
        let (label, bucket) = (self.labels.len() as u16, usize::from(end.regular).min(BUCKETS - 1));
        let (on_edge, in_bucket) = (self.edges[edge], self.buckets[bucket]);
        self.labels.push(Label { end: End { label, ..end }, parent, on_edge, in_bucket, beaten: false });
        (self.edges[edge], self.buckets[bucket]) = (label, label);
    }

    /// Whether a label on the edge goes as far; those that do not go as far as the new one are beaten themselves.
    fn is_beaten(&mut self, edge: usize, end: &End) -> bool {
        let mut at = self.edges[edge];
        while at != NONE {
            let label = &mut self.labels[usize::from(at)];
            if !label.beaten && label.end.goes_as_far(end) {
                return true;
            }
            label.beaten |= end.goes_as_far(&label.end);
            at = label.on_edge;
        }
        false
    }

    fn finish(self) -> Reach {
        let alive = self.labels.iter().filter(|label| !label.beaten);
        let mut order: Vec<u64> = alive.map(|label| label.end.order()).collect();
        order.sort_unstable();
        let end = |label: u16| &self.labels[usize::from(label)].end;
        let mut ends: Vec<u16> = Vec::with_capacity(order.len());
        for label in order.into_iter().map(|order| order as u16) {
            let mut here = ends.iter().rev().take_while(|other| end(**other).space == end(label).space);
            if !here.any(|other| end(*other).is_as_good(end(label))) {
                ends.push(label);
            }
        }
        Reach { labels: self.labels, ends }
    }
}

fn edge_of(flight: &Flight) -> usize {
    let Some(from) = flight.from else { return usize::from(EDGES[Space::COUNT]) };
    let place = flight.at.neighbours().iter().position(|near| *near == from).unwrap_or(0);
    usize::from(EDGES[flight.at.index()]) + place
}

impl Reach {
    /// The ends in the order of spaces; several for a space where none is better in every respect, the one with the
    /// least isofuel first, then the one with the fewest regular burns.
    pub fn ends(&self) -> impl Iterator<Item = End> + '_ {
        self.ends.iter().map(|label| self.end(*label))
    }

    /// The ways to end on a space.
    pub fn ends_at(&self, space: Space) -> impl Iterator<Item = End> + '_ {
        let first = self.ends.partition_point(|label| self.end(*label).space < space);
        self.ends[first..].iter().map(|label| self.end(*label)).take_while(move |end| end.space == space)
    }

    /// The cheapest way to end on a space.
    pub fn best(&self, space: Space) -> Option<End> {
        self.ends_at(space).next()
    }

    /// The different spaces, in order.
    pub fn spaces(&self) -> Vec<Space> {
        let mut spaces: Vec<Space> = self.ends().map(|end| end.space).collect();
        spaces.dedup();
        spaces
    }

    pub fn end(&self, label: u16) -> End {
        self.labels[usize::from(label)].end
    }

    /// The spaces of the way to a label, without the start; isofuel is spent before them.
    pub fn route(&self, label: u16) -> Vec<Space> {
        let mut route = Vec::new();
        let mut at = label;
        while self.labels[usize::from(at)].parent != NONE {
            route.push(self.labels[usize::from(at)].end.space);
            at = self.labels[usize::from(at)].parent;
        }
        route.reverse();
        route
    }
}
