//! The flight planner: the best ways over several turns, by turns, fuel and hazards. It flies with the game's own
//! flight functions and knows only what the player may know.
//!
//! Deliberately absent: refuelling on the way. A plan says when it leaves the craft without fuel for anything more.

pub mod almanac;
pub mod atlas;
mod search;

use orrery_core::Seat;
use search::{Act, Label, Search};

use crate::content::{Mass, Space};
use crate::flight::{ENOUGH, Engine, Flight};
use crate::sets::PerSite;
use crate::state::{Mode, Phase};
use crate::view::View;

/// How many plans are offered at most.
const MOST_PLANS: usize = 6;
/// Ways of more turns are not looked for.
const MOST_TURNS: u8 = 16;

/// Where a plan begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    pub at: Space,
    pub wet: Mass,
    /// Chits that count towards coming home.
    pub chits: u8,
    /// Isofuel chits in hand.
    pub isofuel: u8,
    /// The move it is in the middle of.
    pub now: Option<Flight>,
}

impl Start {
    /// Of a move yet to begin. That there are four chits is taken for granted.
    fn of(at: Space, wet: Mass) -> Start {
        Start { at, wet, chits: ENOUGH, isofuel: 0, now: None }
    }
}

/// What kind of ways are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wishes {
    pub avoid_hazards: bool,
    /// Isofuel chits may be spent.
    pub isofuel: bool,
    /// Emergency steps may be made (iE5).
    pub emergencies: bool,
    /// The way home from there is added.
    pub and_home: bool,
    /// The most turns.
    pub turns: u8,
}

impl Default for Wishes {
    fn default() -> Self {
        Wishes { avoid_hazards: false, isofuel: false, emergencies: true, and_home: false, turns: MOST_TURNS }
    }
}

/// One turn of a way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leg {
    /// The spaces flown through, the last one being where the turn ends.
    pub route: Vec<Space>,
    pub regular: u8,
    pub bonus: u8,
    pub hazards: u8,
    /// Isofuel chits spent before the first step.
    pub isofuel: u8,
    /// The wet mass afterwards.
    pub wet: Mass,
    /// The one step of a craft without fuel or thrust.
    pub emergency: bool,
}

impl Leg {
    pub fn end(&self) -> Option<Space> {
        self.route.last().copied()
    }
}

/// Turns one after the other, and what they come to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Way {
    pub legs: Vec<Leg>,
    /// Fuel steps.
    pub fuel: u8,
    pub hazards: u8,
    pub isofuel: u8,
}

impl Way {
    pub fn turns(&self) -> usize {
        self.legs.len()
    }

    pub fn end(&self) -> Option<Space> {
        self.legs.last().and_then(Leg::end)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    pub way: Way,
    /// The way home from there, where it was asked for and fuel lasts.
    pub home: Option<Way>,
    /// Afterwards fuel lasts neither for home nor for any site with known water.
    pub strands: bool,
}

/// The best ways to any of `goals`: none of them is beaten by another in turns, fuel steps and hazards. Soonest first.
/// Where LEO is among them, four chits by then are taken for granted.
pub fn plan(engine: Engine, start: &Start, water: &PerSite, goals: &[Space], wishes: &Wishes) -> Vec<Plan> {
    let ways = ways(engine, start, goals, wishes);
    ways.into_iter().map(|way| complete(engine, start, water, way, wishes)).collect()
}

/// The same for the craft of `seat`, as far as the viewer knows its state: isofuel in other hands stays unused.
pub fn plans_for(view: &View, seat: Seat, goals: &[Space], wishes: &Wishes) -> Vec<Plan> {
    let public = &view.public;
    if seat.0 >= public.seats || !public.plays(seat) || view.is_over() {
        return Vec::new();
    }
    plan(public.engine(seat), &start_of(view, seat), &view.water, goals, wishes)
}

fn start_of(view: &View, seat: Seat) -> Start {
    let (public, ship) = (&view.public, view.public.ship(seat));
    let is_own = view.own() == Some(seat);
    let flies = public.active == seat && public.phase() == Phase::Turn && !public.turn.moved;
    Start {
        at: ship.at,
        wet: ship.wet,
        chits: public.counting(seat),
        isofuel: if is_own { view.hand.isofuel().len() as u8 } else { 0 },
        now: (flies && (public.turn.flight.is_some() || public.head_start(seat) > 0)).then(|| public.flight(seat)),
    }
}

/// Where `seat` may want to go: the places of the viewer's own open missions first, then every site with a chit, and
/// home with enough chits.
pub fn targets(view: &View, seat: Seat) -> Vec<Space> {
    let is_own = view.own() == Some(seat);
    let missions = view.open_missions().filter(|_| is_own).flat_map(|mission| mission.places());
    let home = (view.public.counting(seat) >= ENOUGH).then_some(Space::LEO);
    let mut targets: Vec<Space> = Vec::new();
    for space in missions.copied().chain(home).chain(view.public.chit_sites()) {
        let is_gone = view.public.is_chit_site(space) && !view.public.has_chit(space);
        if !is_gone && !targets.contains(&space) {
            targets.push(space);
        }
    }
    targets
}

fn ways(engine: Engine, start: &Start, goals: &[Space], wishes: &Wishes) -> Vec<Way> {
    let mut wanted = [false; Space::COUNT];
    goals.iter().for_each(|goal| wanted[goal.index()] = true);
    let is_goal = |space: Space| wanted[space.index()];
    let search = Search::run(engine, start, wishes, &is_goal);
    best(&search).into_iter().map(|number| way(engine, &search, number)).collect()
}

/// The arrivals that no other beats.
fn best(search: &Search<'_>) -> Vec<u32> {
    let key = |number: &u32| {
        let Label { turns, fuel, hazards, isofuel, .. } = search.labels[*number as usize];
        (turns, isofuel, fuel, hazards)
    };
    let mut arrived = search.arrived.clone();
    arrived.sort_by_key(|number| (key(number), *number));
    let mut best: Vec<u32> = Vec::new();
    for number in arrived {
        let (turns, isofuel, fuel, hazards) = key(&number);
        let beaten = best.iter().map(key).any(|b| b.0 <= turns && b.1 <= isofuel && b.2 <= fuel && b.3 <= hazards);
        if !beaten && best.len() < MOST_PLANS {
            best.push(number);
        }
    }
    best
}

fn way(engine: Engine, search: &Search<'_>, number: u32) -> Way {
    let label = &search.labels[number as usize];
    let legs = search.trail(number).into_iter().map(|number| leg(engine, search, number)).collect();
    Way { legs, fuel: label.fuel, hazards: label.hazards, isofuel: label.isofuel }
}

fn leg(engine: Engine, search: &Search<'_>, number: u32) -> Leg {
    let label = search.labels[number as usize];
    let from = search.labels[label.parent as usize];
    let (isofuel, hazards) = (label.isofuel - from.isofuel, label.hazards - from.hazards);
    let regular = (label.fuel - from.fuel).checked_div(engine.consumption());
    let plain = Leg {
        route: vec![label.space],
        regular: regular.unwrap_or(0),
        bonus: 0,
        hazards,
        isofuel,
        wet: label.wet,
        emergency: false,
    };
    match (label.act, &search.now) {
        (Act::Emergency, _) => Leg { emergency: true, ..plain },
        (Act::Fly(stop), _) => {
            let route = search.launch(&from, isofuel).route(&stop);
            Leg { route, regular: stop.regular, bonus: stop.bonus, ..plain }
        }
        (Act::FlyOn(at), Some(now)) => {
            let end = now.end(at);
            Leg { route: now.route(at), regular: end.regular, bonus: end.bonus, ..plain }
        }
        (Act::FlyOn(_), None) => plain,
    }
}

/// What comes after a way: whether fuel lasts for anything, and how to get home.
fn complete(engine: Engine, start: &Start, water: &PerSite, way: Way, wishes: &Wishes) -> Plan {
    let Some(at) = way.end() else { return Plan { way, home: None, strands: false } };
    let wet = way.legs.last().map_or(start.wet, |leg| leg.wet);
    let back = Wishes { isofuel: false, emergencies: engine.mode == Mode::Sails, and_home: false, ..*wishes };
    let may_return = wishes.and_home && at != Space::LEO;
    let home = may_return.then(|| safest(ways(engine, &Start::of(at, wet), &[Space::LEO], &back))).flatten();
    let strands = home.is_none() && strands(engine, at, wet, water);
    Plan { way, home, strands }
}

/// The way with the fewest turns; with hazards only where it is two turns shorter for each.
fn safest(ways: Vec<Way>) -> Option<Way> {
    ways.into_iter().min_by_key(|way| (way.turns() + 2 * usize::from(way.hazards), way.fuel))
}

/// Whether a craft that ends its move there has fuel for neither home nor known water (8.5).
pub fn strands(engine: Engine, at: Space, wet: Mass, water: &PerSite) -> bool {
    if at == Space::LEO || engine.mode == Mode::Sails || water.get(at).is_some_and(|drops| drops > 0) {
        return false;
    }
    let mut havens: Vec<Space> = water.iter().filter(|(_, drops)| *drops > 0).map(|(site, _)| site).collect();
    havens.push(Space::LEO);
    let wishes = Wishes { emergencies: false, ..Wishes::default() };
    ways(engine, &Start::of(at, wet), &havens, &wishes).is_empty()
}
