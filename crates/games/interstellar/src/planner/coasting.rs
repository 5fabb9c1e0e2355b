//! Ships that stop without fuel (F2c, F2d, C9): every brake takes a level of velocity at a lens or at a star with a gas giant
//! or a brown dwarf, and the last must have been made when a move ends at the star. A table made once holds the best way on
//! from every space.

use std::sync::LazyLock;

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

/// The best way on: its cost, whether the ship brakes here, and where it goes; nowhere if it has arrived.
type Best = Option<(u16, bool, Option<Entry>)>;

/// What every entry costs until the ship is in Orbit at one star.
struct Table {
    star: Star,
    costs: Vec<u16>,
}

static TABLES: LazyLock<[Table; Star::COUNT]> = LazyLock::new(|| Star::ALL.map(Table::new));

impl Table {
    /// Entries are gone over in both directions until nothing gets better.
    fn new(star: Star) -> Table {
        let costs = vec![NEVER; Space::COUNT * WAYS * Velocity::COUNT * Velocity::COUNT];
        let mut table = Table { star, costs };
        let all: Vec<Entry> = entries().collect();
        while table.improve(all.iter()) | table.improve(all.iter().rev()) {}
        table
    }

    fn improve<'a>(&mut self, all: impl Iterator<Item = &'a Entry>) -> bool {
        let mut better = false;
        for entry in all {
            let cost = self.best(*entry, true, None).map_or(NEVER, |(cost, ..)| cost);
            better |= cost < self.costs[place(*entry)];
            self.costs[place(*entry)] = cost;
        }
        better
    }

    fn best(&self, entry: Entry, may_brake: bool, bound: Option<Space>) -> Best {
        let free = self.onward(entry, bound).map(|(cost, next)| (cost, false, next));
        let price = brake(entry.here).filter(|_| may_brake && entry.velocity > 0);
        let braked = price.and_then(|price| {
            let (cost, next) = self.onward(Entry { velocity: entry.velocity - 1, ..entry }, bound)?;
            Some((cost + price, true, next))
        });
        free.into_iter().chain(braked).min_by_key(|(cost, ..)| *cost)
    }

    /// The next space: of this move, or of the next one.
    fn onward(&self, entry: Entry, bound: Option<Space>) -> Option<(u16, Option<Entry>)> {
        let (left, time) = match entry.left.checked_sub(1) {
            Some(left) => (left, 0),
            None if entry.velocity == 0 => return (entry.here == self.star.space()).then_some((0, None)),
            None => (entry.velocity - 1, DOZYEAR),
        };
        let is_open = |to: &Space| *to != at::SOL && to.exit().is_none() && bound.is_none_or(|bound| *to == bound);
        let nexts = entry.here.ahead(entry.from).filter(is_open).map(|to| Entry {
            from: Some(entry.here),
            here: to,
            velocity: entry.velocity,
            left,
        });
        let judged = nexts.map(|next| (self.costs[place(next)].saturating_add(time + toll(next.here)), Some(next)));
        judged.filter(|(cost, _)| *cost < NEVER).min_by_key(|(cost, _)| *cost)
    }
}

fn entries() -> impl Iterator<Item = Entry> {
    let edges = Space::all().flat_map(|here| here.neighbours().iter().map(move |from| (Some(*from), here)));
    let moves = || (0..Velocity::COUNT as u8).flat_map(|velocity| (0..4).map(move |left| (velocity, left)));
    edges.flat_map(move |(from, here)| moves().map(move |(velocity, left)| Entry { from, here, velocity, left }))
}

/// A space on the way, and what is done there.
struct Stand {
    entry: Entry,
    brakes: bool,
    ends_move: bool,
}

/// A ship that flies on without burning.
#[derive(Clone, Copy, Debug)]
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
        let table = &TABLES[star.index()];
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
