//! Everywhere a move can end: a label-setting search over the map. Labels that are worse in every respect than
//! another on the same edge are dropped, so what is left are the ways worth comparing.

mod lanes;

use crate::content::Space;
use crate::flight::{ENOUGH, Flight, Pay};
use crate::questions::Step;
use lanes::{Lane, Lanes, Spot};

/// No label.
const NONE: u16 = u16::MAX;
/// More regular burns than any move has, and more hazards than any sensible one.
const BURNS: usize = 16;
const HAZARDS: usize = 8;

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

/// What a label has cost and has left, a byte for each. As one number two labels are compared in one go: each byte is
/// below 128, so a borrow never leaves it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Cost(u64);

impl Cost {
    const TOPS: u64 = 0x80_8080_8080;
    /// Regular burns, hazards and isofuel: what counts at the end of a move.
    const END: u64 = 0xff_ffff;
    /// The Oberth and the bonus burns left count too while the move goes on.
    const GOES_ON: u64 = 0xff_ffff_ffff;

    fn new(regular: u8, hazards: u8, isofuel: u8, bonus: u8, oberth: bool) -> Cost {
        let bytes = [regular, hazards, isofuel.min(127), u8::from(oberth), 127 - bonus.min(127), 0, 0, 0];
        Cost(u64::from_le_bytes(bytes))
    }

    fn byte(self, place: usize) -> u8 {
        self.0.to_le_bytes()[place]
    }

    fn regular(self) -> u8 {
        self.byte(0)
    }

    fn hazards(self) -> u8 {
        self.byte(1)
    }

    fn isofuel(self) -> u8 {
        self.byte(2)
    }

    fn oberth(self) -> bool {
        self.byte(3) != 0
    }

    /// Bonus burns left.
    fn bonus(self) -> u8 {
        127 - self.byte(4)
    }

    /// No worse in any of the bytes that count.
    #[inline]
    fn is_as_good(self, other: Cost, what: u64) -> bool {
        let tops = Cost::TOPS & what;
        ((other.0 & what) | tops).wrapping_sub(self.0 & what) & tops == tops
    }
}

#[derive(Clone, Copy)]
struct Label {
    cost: Cost,
    place: Spot,
    parent: u16,
    /// The next label on the same edge, and the next to be looked at for the same price.
    on_edge: u16,
    in_bucket: u16,
    /// Bonus burns paid.
    paid: u8,
    /// Another label on the edge is better in every respect.
    beaten: bool,
}

/// Every end of a move.
pub struct Reach {
    start: Flight,
    labels: Vec<Label>,
    /// The labels that are worth comparing, by space.
    ends: Vec<u16>,
}

/// How a move is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    /// So many isofuel chits may be spent before the next step.
    pub isofuel: u8,
    pub avoid_hazards: bool,
    /// What pays first where there is a choice.
    pub pay: Pay,
}

/// All ends of the move `flight`, staying included, with up to `isofuel` chits spent before its next step. Isofuel
/// spent at once is never worse than isofuel spent later, and bonus burns first is never dearer (R6).
pub fn reach(flight: &Flight, isofuel: u8, avoid_hazards: bool) -> Reach {
    reach_by(flight, Manner { isofuel, avoid_hazards, pay: Pay::BonusFirst })
}

/// The same with regular burns paid first, for those who would rather keep a bonus (iE3.3).
pub fn reach_by(flight: &Flight, manner: Manner) -> Reach {
    let mut search = Search::new(flight, manner);
    let mut start = *flight;
    for spent in 0..=manner.isofuel {
        search.may_go_home = start.chits >= ENOUGH;
        search.run(Cost::new(0, 0, spent, start.bonus, start.oberth));
        start = start.with_isofuel();
    }
    search.finish(*flight)
}

struct Search {
    map: &'static Lanes,
    labels: Vec<Label>,
    /// The last label of each place.
    places: Vec<u16>,
    /// Labels to be looked at, by regular burns and hazards.
    buckets: [[u16; HAZARDS]; BURNS],
    /// Ends and the next one of the same space, and the first and the last of each space.
    ends: Vec<(u16, u16)>,
    first: Vec<(u16, u16)>,
    start: Spot,
    /// Regular burns that thrust and fuel allow.
    most: u8,
    may_go_home: bool,
    manner: Manner,
}

impl Search {
    fn new(flight: &Flight, manner: Manner) -> Search {
        let map = Lanes::of_map(flight.engine.edition);
        Search {
            map,
            labels: Vec::with_capacity(1_280),
            places: vec![NONE; map.places()],
            buckets: [[NONE; HAZARDS]; BURNS],
            ends: Vec::with_capacity(896),
            first: vec![(NONE, NONE); Space::COUNT],
            start: map.place(flight.at, flight.from),
            most: flight.regular.min(flight.engine.burns_left(flight.wet)).min(BURNS as u8 - 1),
            may_go_home: false,
            manner,
        }
    }

    /// The search from one beginning. Costs never fall along a way, so labels come in the order of their costs: what is
    /// beaten is mostly beaten before it is looked at.
    fn run(&mut self, start: Cost) {
        self.add(self.start, start, 0, NONE);
        for burns in 0..BURNS {
            for hazards in 0..HAZARDS {
                while self.buckets[burns][hazards] != NONE {
                    let label = self.buckets[burns][hazards];
                    self.buckets[burns][hazards] = self.labels[usize::from(label)].in_bucket;
                    self.look_at(label);
                }
            }
        }
    }

    fn look_at(&mut self, number: u16) {
        let Label { cost, place, paid, beaten, .. } = self.labels[usize::from(number)];
        if beaten {
            return;
        }
        self.note_end(number, cost, place);
        for lane in self.map.of(place) {
            self.fly(lane, cost, paid, number);
        }
    }

    #[inline]
    fn fly(&mut self, lane: &Lane, cost: Cost, paid: u8, parent: u16) {
        if (lane.is_home && !self.may_go_home) || (lane.hazard > 0 && self.manner.avoid_hazards) {
            return;
        }
        let (bonus, left) = (cost.bonus(), self.most - cost.regular());
        let saves = self.manner.pay == Pay::Regular && lane.price <= left;
        let used = if saves { 0 } else { lane.price.min(bonus) };
        let regular = lane.price - used;
        if regular > left {
            return;
        }
        let gain = if lane.is_oberth && cost.oberth() { 0 } else { lane.gain };
        let oberth = cost.oberth() || lane.is_oberth;
        let hazards = (cost.hazards() + lane.hazard).min(HAZARDS as u8 - 1);
        let after = Cost::new(cost.regular() + regular, hazards, cost.isofuel(), bonus - used + gain, oberth);
        self.add(lane.to, after, paid + used, parent);
    }

    #[inline]
    fn add(&mut self, place: Spot, cost: Cost, paid: u8, parent: u16) {
        if self.is_beaten(place, cost) || self.labels.len() >= usize::from(NONE) {
            return;
        }
        let label = self.labels.len() as u16;
        let bucket = &mut self.buckets[usize::from(cost.regular())][usize::from(cost.hazards())];
        let last = &mut self.places[usize::from(place)];
        self.labels.push(Label { cost, place, parent, on_edge: *last, in_bucket: *bucket, paid, beaten: false });
        (*last, *bucket) = (label, label);
    }

    /// Whether a label on the edge goes as far; those that do not go as far as the new one are beaten themselves.
    #[inline]
    fn is_beaten(&mut self, place: Spot, cost: Cost) -> bool {
        let mut at = self.places[usize::from(place)];
        while at != NONE {
            let label = &mut self.labels[usize::from(at)];
            if label.cost.is_as_good(cost, Cost::GOES_ON) {
                return true;
            }
            label.beaten |= cost.is_as_good(label.cost, Cost::GOES_ON);
            at = label.on_edge;
        }
        false
    }

    /// Keeps an end that no other of its space beats; of equals the one with more bonus burns left.
    fn note_end(&mut self, label: u16, cost: Cost, place: Spot) {
        let space = self.map.space(place).index();
        let mut at = self.first[space].0;
        while at != NONE {
            let (other, next) = self.ends[usize::from(at)];
            let kept = self.labels[usize::from(other)].cost;
            if kept.is_as_good(cost, Cost::END) {
                if cost.is_as_good(kept, Cost::END) && cost.bonus() > kept.bonus() {
                    self.ends[usize::from(at)].0 = label;
                }
                return;
            }
            at = next;
        }
        let (number, (first, last)) = (self.ends.len() as u16, self.first[space]);
        self.ends.push((label, NONE));
        if first == NONE {
            self.first[space] = (number, number);
        } else {
            self.ends[usize::from(last)].1 = number;
            self.first[space].1 = number;
        }
    }

    fn finish(self, start: Flight) -> Reach {
        let mut ends = Vec::with_capacity(self.ends.len());
        for (first, _) in &self.first {
            let mut at = *first;
            while at != NONE {
                let (label, next) = self.ends[usize::from(at)];
                ends.push(label);
                at = next;
            }
        }
        Reach { start, labels: self.labels, ends }
    }
}

impl Reach {
    /// The ends in the order of spaces; several for a space where none is better in every respect, the one with the
    /// least isofuel first, then the one with the fewest regular burns.
    pub fn ends(&self) -> impl Iterator<Item = End> + '_ {
        self.ends.iter().map(|label| self.end(*label))
    }

    /// The ways to end on a space.
    pub fn ends_at(&self, space: Space) -> impl Iterator<Item = End> + '_ {
        let first = self.ends.partition_point(|label| self.space(*label) < space);
        let here = self.ends[first..].iter().take_while(move |label| self.space(**label) == space);
        here.map(|label| self.end(*label))
    }

    /// The cheapest way to end on a space.
    pub fn best(&self, space: Space) -> Option<End> {
        self.ends_at(space).next()
    }

    /// The different spaces, in order.
    pub fn spaces(&self) -> Vec<Space> {
        let mut spaces: Vec<Space> = self.ends.iter().map(|label| self.space(*label)).collect();
        spaces.dedup();
        spaces
    }

    fn map(&self) -> &'static Lanes {
        Lanes::of_map(self.start.engine.edition)
    }

    fn space(&self, label: u16) -> Space {
        self.map().space(self.labels[usize::from(label)].place)
    }

    pub fn end(&self, label: u16) -> End {
        let Label { cost, place, paid, .. } = self.labels[usize::from(label)];
        let (map, regular) = (self.map(), cost.regular());
        let spent = (0..cost.isofuel()).fold(self.start, |flight, _| flight.with_isofuel());
        let steps = regular * self.start.engine.consumption();
        let flight = Flight {
            at: map.space(place),
            from: map.from(place),
            regular: self.start.regular - regular,
            bonus: cost.bonus(),
            wet: self.start.wet.burn_steps(steps).unwrap_or(self.start.wet),
            oberth: cost.oberth(),
            ..spent
        };
        let (hazards, isofuel) = (cost.hazards(), cost.isofuel());
        End { space: flight.at, label, flight, regular, bonus: paid, hazards, isofuel }
    }

    /// The spaces of the way to a label, without the start; isofuel is spent before them.
    pub fn route(&self, label: u16) -> Vec<Space> {
        self.trail(label).into_iter().map(|label| self.space(label)).collect()
    }

    /// The same as steps, with those marked that are paid with regular burns though a bonus is left.
    pub fn steps(&self, label: u16) -> Vec<Step> {
        let step = |label: u16| {
            let to = &self.labels[usize::from(label)];
            let from = &self.labels[usize::from(to.parent)];
            let saves = to.cost.regular() > from.cost.regular() && to.paid == from.paid && from.cost.bonus() > 0;
            if saves { Step::Regular(self.space(label)) } else { Step::To(self.space(label)) }
        };
        self.trail(label).into_iter().map(step).collect()
    }

    /// The labels of a way, without the start.
    fn trail(&self, label: u16) -> Vec<u16> {
        let parent = |at: &u16| Some(self.labels[usize::from(*at)].parent);
        let labels = std::iter::successors(Some(label), parent);
        let mut trail: Vec<u16> = labels.take_while(|at| parent(at) != Some(NONE)).collect();
        trail.reverse();
        trail
    }
}
