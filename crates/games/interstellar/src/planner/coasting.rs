//! Ships that stop without fuel (F2c, F2d, C9): every brake takes a level of velocity at a lens or at a star with a gas giant
//! or a brown dwarf, and the last must have been made when a move ends at the star. A table for each star, made once, holds
//! the best way on from every space.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::{LazyLock, OnceLock};

use super::{Leg, NEVER, NO_BURN, Plan, spaces_left};
use crate::content::{Blueprint, Kind, Position, Side, Space, Star, Velocity, at};
use crate::questions::Decision;
use crate::state::{Frame, Public};

/// What a way costs: a dozyear, a brake on ice or on a world, a cloud, and a star that rolls on entry.
const DOZYEAR: u16 = 4;
const ICE: u16 = 6;
const FLYBY: u16 = 4;
const CLOUD: u16 = 2;
const HAZARD: u16 = 8;

/// Neighbours of a space at most.
const WAYS: usize = 4;

/// A ship in a space, so fast, with so many spaces to go in this move (F2e).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry {
    from: Option<Space>,
    here: Space,
    velocity: u8,
    left: u8,
}

fn place(entry: Entry) -> usize {
    let way = entry.here.neighbours().iter().position(|near| Some(*near) == entry.from).unwrap_or(0);
    let edge = entry.here.index() * WAYS + way;
    (edge * Velocity::COUNT + usize::from(entry.velocity)) * Velocity::COUNT + usize::from(entry.left)
}

/// F2c, F2d: what a brake costs in this space.
fn brake(space: Space) -> Option<u16> {
    match space.kind() {
        Kind::Lens => Some(ICE),
        Kind::Star => space.star().filter(|star| !star.flyby().is_empty()).map(|_| FLYBY),
        _ => None,
    }
}

fn toll(space: Space) -> u16 {
    match space.kind() {
        Kind::Lic => CLOUD,
        Kind::Star if space.star().is_some_and(|star| star.hazard().is_some()) => HAZARD,
        _ => 0,
    }
}

/// F2e: where the ship comes next, in this move or in another, and what that costs. At rest it goes nowhere.
fn nexts(entry: Entry) -> impl Iterator<Item = (u16, Entry)> {
    let (left, time) = match entry.left.checked_sub(1) {
        Some(left) => (left, 0),
        None => (entry.velocity.saturating_sub(1), DOZYEAR),
    };
    let goes = entry.left > 0 || entry.velocity > 0;
    let is_open = move |to: &Space| goes && *to != at::SOL && to.exit().is_none();
    entry
        .here
        .ahead(entry.from)
        .filter(is_open)
        .map(move |to| (time + toll(to), Entry { from: Some(entry.here), here: to, velocity: entry.velocity, left }))
}

/// The ship as it came, and as it is after a brake, with the price of that.
fn choices(entry: Entry, may_brake: bool) -> impl Iterator<Item = (u16, Entry)> {
    let price = brake(entry.here).filter(|_| may_brake && entry.velocity > 0);
    let braked = price.map(|price| (price, Entry { velocity: entry.velocity - 1, ..entry }));
    [(0, entry)].into_iter().chain(braked)
}

fn entries() -> impl Iterator<Item = Entry> {
    let edges = Space::all().flat_map(|here| here.neighbours().iter().map(move |from| (Some(*from), here)));
    let moves = || (0..Velocity::COUNT as u8).flat_map(|velocity| (0..4).map(move |left| (velocity, left)));
    edges.flat_map(move |(from, here)| moves().map(move |(velocity, left)| Entry { from, here, velocity, left }))
}

const PLACES: usize = Space::COUNT * WAYS * Velocity::COUNT * Velocity::COUNT;

/// From where, and at what cost, a ship comes into every entry.
static BACK: LazyLock<Vec<Vec<(u16, usize)>>> = LazyLock::new(|| {
    let mut back = vec![Vec::new(); PLACES];
    for entry in entries() {
        for (price, ship) in choices(entry, true) {
            nexts(ship).for_each(|(cost, next)| back[place(next)].push((price + cost, place(entry))));
        }
    }
    back
});

/// What every entry costs until the ship is in Orbit at one star.
struct Table {
    star: Star,
    costs: Vec<u16>,
}

static TABLES: [OnceLock<Table>; Star::COUNT] = [const { OnceLock::new() }; Star::COUNT];

/// The best way on: its cost, whether the ship brakes here, and where it goes; nowhere if it has arrived.
type Best = Option<(u16, bool, Option<Entry>)>;

impl Table {
    /// Back from the star, the cheapest first.
    fn new(star: Star) -> Table {
        let mut table = Table { star, costs: vec![NEVER; PLACES] };
        let mut open = BinaryHeap::new();
        for entry in entries().filter(|entry| entry.here == star.space()) {
            let ends = choices(entry, true).filter(|(_, ship)| table.is_end(*ship));
            open.extend(ends.map(|(price, _)| Reverse((price, place(entry)))));
        }
        while let Some(Reverse((cost, here))) = open.pop() {
            if cost < table.costs[here] {
                table.costs[here] = cost;
                open.extend(BACK[here].iter().map(|(step, before)| Reverse((cost + step, *before))));
            }
        }
        table
    }

    fn best(&self, entry: Entry, may_brake: bool, bound: Option<Space>) -> Best {
        let all = choices(entry, may_brake).flat_map(|(price, ship)| {
            let rests = self.is_end(ship).then_some((price, ship.velocity < entry.velocity, None));
            let fits = move |(_, next): &(u16, Entry)| bound.is_none_or(|bound| next.here == bound);
            let goes = nexts(ship).filter(fits).map(move |(cost, next)| {
                let all = self.costs[place(next)].saturating_add(price + cost);
                (all, ship.velocity < entry.velocity, Some(next))
            });
            rests.into_iter().chain(goes)
        });
        all.filter(|(cost, ..)| *cost < NEVER).min_by_key(|(cost, ..)| *cost)
    }

    /// In Orbit at the star.
    fn is_end(&self, ship: Entry) -> bool {
        (ship.here, ship.velocity, ship.left) == (self.star.space(), 0, 0)
    }
}

/// A space on the way, and what is done there.
struct Stand {
    entry: Entry,
    brakes: bool,
    ends_move: bool,
}

/// A ship that flies on without burning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Drift {
    entry: Entry,
    may_brake: bool,
    bound: Option<Space>,
    /// C9-4: nothing is resolved in the first two spaces.
    is_first: bool,
    /// So often there is charge for a brake.
    charges: u8,
}

impl Drift {
    /// `None` for a ship at rest.
    pub(super) fn of(public: &Public) -> Option<Drift> {
        let ship = &public.ship;
        let left = spaces_left(public).unwrap_or(0);
        let may_brake = matches!(public.frame(), Frame::Ask { question: Decision::Brake(_), .. });
        let entry = Entry { from: ship.came_from, here: ship.space, velocity: ship.velocity.0, left };
        let drift =
            Drift { entry, may_brake, bound: ship.heading, is_first: public.is_coasting(), charges: charges(public) };
        (ship.velocity > Velocity::REST && !ship.off_map).then_some(drift)
    }

    pub(super) fn after(self, to: Space, left: u8) -> Drift {
        let entry = Entry { from: Some(self.entry.here), here: to, left, ..self.entry };
        Drift { entry, may_brake: !self.is_first, bound: None, is_first: false, ..self }
    }

    /// The way to a star, if its brakes can be made.
    pub(super) fn plan(self, star: Star) -> Option<Plan> {
        let stands = self.stands(star)?;
        let brakes: Vec<Space> = stands.iter().filter(|stand| stand.brakes).map(|stand| stand.entry.here).collect();
        let path: Vec<Space> = stands.iter().skip(1).map(|stand| stand.entry.here).collect();
        let clouds = path.iter().filter(|space| space.kind() == Kind::Lic).count() as u8;
        let dozyears = stands.iter().filter(|stand| stand.ends_move).count() as u8;
        let plan = Plan { dozyears, stops: true, clouds, brakes, ..Plan::along(star, path) };
        Some(plan).filter(|plan| plan.brakes.len() <= usize::from(self.charges))
    }

    /// Where the ship stands at the end of each dozyear.
    pub(super) fn legs(self, star: Star, wet: Position) -> Vec<Leg> {
        let stands = self.stands(star).unwrap_or_default().into_iter();
        let ends = stands.filter(|stand| stand.ends_move);
        ends.map(|stand| Leg { thrust: NO_BURN, to: stand.entry.here, wet }).collect()
    }

    /// Every space on the way, from the present one on.
    fn stands(self, star: Star) -> Option<Vec<Stand>> {
        let table = TABLES[star.index()].get_or_init(|| Table::new(star));
        let mut stands = Vec::new();
        let (mut entry, mut may_brake, mut bound) = (self.entry, self.may_brake, self.bound);
        if self.is_first {
            let second = self.first_move(table)?;
            let first = second.from.map(|first| Entry { here: first, ..self.entry });
            let before = [Some(self.entry), first].into_iter().flatten();
            stands.extend(before.map(|entry| Stand { entry, brakes: false, ends_move: false }));
            (entry, bound) = (second, None);
        }
        loop {
            let (_, brakes, next) = table.best(entry, may_brake, bound)?;
            let is_start = stands.is_empty() && !may_brake;
            stands.push(Stand { entry, brakes, ends_move: entry.left == 0 && !is_start });
            let Some(next) = next else { return Some(stands) };
            (entry, may_brake, bound) = (next, true, None);
        }
    }

    fn first_move(self, table: &Table) -> Option<Entry> {
        let Entry { from, here, velocity, .. } = self.entry;
        let firsts = here.ahead(from).filter(|first| self.bound.is_none_or(|bound| *first == bound));
        let seconds = firsts.flat_map(|first| first.ahead(Some(here)).map(move |second| (first, second)));
        let all = seconds.map(|(first, second)| Entry { from: Some(first), here: second, velocity, left: 0 });
        let cost = |entry: &Entry| table.best(*entry, false, None).map_or(NEVER, |(cost, ..)| cost);
        all.min_by_key(cost).filter(|entry| cost(entry) < NEVER)
    }
}

/// H1a: a brake takes a level and leaves one; without a lit engine only lean Batteries are recharged (E2h).
fn charges(public: &Public) -> u8 {
    match public.ship.section(Blueprint::Batteries).map(|part| part.side) {
        Some(Side::Lean) => Velocity::COUNT as u8,
        Some(Side::Fat) => public.ship.charge.saturating_sub(1),
        None => 0,
    }
}
