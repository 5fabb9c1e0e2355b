//! The flight planner (8.3): how soon the ship can stop at each star, with which burns, and what lies on the way. Pure
//! functions over what everybody knows; a table made once holds the best burn for every distance, velocity and fuel.
//!
//! A plan counts on the fuel on board. A ship that has none brakes on ice and on worlds as far as the charge reaches (F2c,
//! F2d); how those rolls end is nobody's plan.

mod coasting;

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::LazyLock;

use coasting::Drift;

use crate::content::{Blueprint, Kind, Position, Space, Star, Tile, Velocity, at};
use crate::questions::Thrust;
use crate::state::{Frame, Phase, Public, Ship};

/// The way to a star.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    pub star: Star,
    /// Until the ship is in Orbit there, or has come by if it cannot stop. Landfall comes a dozyear later (J1a).
    pub dozyears: u8,
    /// In how many of them the engine burns.
    pub burns: u8,
    pub fuel_left: u8,
    /// Whether the ship can stop there.
    pub stops: bool,
    /// Where it brakes on ice or on a world because there is no fuel, in this order.
    pub brakes: Vec<Space>,
    /// What is burned in the dozyear that begins, or goes on.
    pub next_burn: Thrust,
    /// The spaces on the way, the star last.
    pub path: Vec<Space>,
    /// Clouds on the way that erode a tile: all but those that are entered while the engine brakes (D4b-4).
    pub clouds: u8,
    /// Stars on the way, the last one included, where a roll is made on entry (B8b).
    pub hazards: u8,
}

impl Plan {
    fn along(star: Star, path: Vec<Space>) -> Plan {
        let hazards = path.iter().filter(|space| space.star().is_some_and(|star| star.hazard().is_some())).count();
        Plan {
            star,
            dozyears: 0,
            burns: 0,
            fuel_left: 0,
            stops: false,
            brakes: Vec::new(),
            next_burn: NO_BURN,
            path,
            clouds: 0,
            hazards: hazards as u8,
        }
    }
}

/// A dozyear of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    pub thrust: Thrust,
    /// Where the ship stands at its end.
    pub to: Space,
    pub wet: Position,
}

/// The engine stays off.
pub(crate) const NO_BURN: Thrust = Thrust { brake: false, levels: 0 };
/// Spaces from one end of the map to the other, and some.
const FAR: usize = 96;
/// There is no way.
const NEVER: u16 = u16::MAX;
/// A dozyear counts more than all fuel, and a level more than all burns.
const DOZYEAR: u16 = 512;
const LEVEL: u16 = 32;

/// What is saved for later, if anything, and what else drives the ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Tank {
    wet: Position,
    /// Below this nothing is burned: the dry marker, or what is kept beyond it.
    floor: Position,
    ramjet: bool,
}

/// The cost of each distance, velocity, wet marker and floor, and the best burn there: bots plan at every step of every game
/// they play on in their heads.
struct Table {
    costs: Vec<u16>,
    burns: Vec<Option<Thrust>>,
    stops: bool,
}

fn place(distance: usize, velocity: u8, wet: Position, floor: Position) -> usize {
    let fuel = wet.index() * Position::COUNT + floor.index();
    (distance * Velocity::COUNT + usize::from(velocity)) * Position::COUNT * Position::COUNT + fuel
}

/// D4b: what may be done in one dozyear: the thrust, and what it takes from the tank.
fn thrusts(velocity: u8, tank: Tank) -> impl Iterator<Item = (Thrust, u8)> {
    let most = tank.wet.levels_over(tank.floor).unwrap_or(0).min(tank.wet.delta_v());
    let fuel = (0..=most).flat_map(|levels| [(false, levels, levels), (true, levels, levels)]);
    let ramjet = [(false, 1, 0), (true, 1, 0)].into_iter().filter(move |_| tank.ramjet);
    let fits = move |(brake, levels, _): &(bool, u8, u8)| match brake {
        true => *levels > 0 && *levels <= velocity,
        false => usize::from(velocity + levels) < Velocity::COUNT,
    };
    fuel.chain(ramjet).filter(fits).map(|(brake, levels, used)| (Thrust { brake, levels }, used))
}

fn after(velocity: u8, thrust: Thrust) -> u8 {
    if thrust.brake { velocity - thrust.levels } else { velocity + thrust.levels }
}

impl Table {
    fn new(ramjet: bool, stops: bool) -> Table {
        let places = place(FAR, 0, Position(0), Position(0));
        let mut table = Table { costs: vec![NEVER; places], burns: vec![None; places], stops };
        for distance in 0..FAR {
            for (floor, wet) in Position::all().flat_map(|floor| Position::all().map(move |wet| (floor, wet))) {
                for velocity in (0..Velocity::COUNT as u8).filter(|_| wet >= floor) {
                    let best = table.best(distance, velocity, Tank { wet, floor, ramjet });
                    let is_there = distance == 0 && (velocity == 0 || !stops);
                    let cost = if is_there { 0 } else { best.map_or(NEVER, |(cost, _)| cost) };
                    let place = place(distance, velocity, wet, floor);
                    (table.costs[place], table.burns[place]) = (cost, best.map(|(_, thrust)| thrust));
                }
            }
        }
        table
    }

    fn cost(&self, distance: usize, velocity: u8, tank: Tank) -> u16 {
        if distance >= FAR { NEVER } else { self.costs[place(distance, velocity, tank.wet, tank.floor)] }
    }

    fn burn(&self, distance: usize, velocity: u8, tank: Tank) -> Option<Thrust> {
        if distance >= FAR { None } else { self.burns[place(distance, velocity, tank.wet, tank.floor)] }
    }

    /// The best burn of a dozyear, and what the way costs from here.
    fn best(&self, distance: usize, velocity: u8, tank: Tank) -> Option<(u16, Thrust)> {
        let judged = thrusts(velocity, tank).filter_map(|(thrust, used)| {
            let rest = Tank { wet: Position(tank.wet.0 - used), ..tank };
            let onward = self.onward(distance, velocity, thrust, rest)?;
            Some((onward + DOZYEAR + LEVEL * u16::from(used) + u16::from(thrust.levels > 0), thrust))
        });
        judged.min_by_key(|(cost, thrust)| (*cost, thrust.levels))
    }

    fn onward(&self, distance: usize, velocity: u8, thrust: Thrust, rest: Tank) -> Option<u16> {
        let speed = after(velocity, thrust);
        let waits = speed == 0 && thrust.levels == 0;
        let left = match distance.checked_sub(usize::from(speed)) {
            Some(left) => left,
            // Who need not stop may fly beyond.
            None if !self.stops => 0,
            None => return None,
        };
        let cost = if waits { NEVER } else { self.cost(left, speed, rest) };
        Some(cost).filter(|cost| *cost < NEVER - 2 * DOZYEAR)
    }
}

/// Tables with and without a ramjet, for ships that stop and for those that come by.
static TABLES: LazyLock<[[Table; 2]; 2]> =
    LazyLock::new(|| [false, true].map(|ramjet| [false, true].map(|stops| Table::new(ramjet, stops))));

/// Where each way comes from, by space and the space before it.
struct Ways {
    /// Steps from the ship.
    steps: [u8; Space::COUNT],
    before: [Option<Space>; Space::COUNT],
}

const UNSEEN: u8 = u8::MAX;

impl Ways {
    /// The shortest ways of a ship that never turns back, does not go home and does not leave the map (4.1.1).
    fn of(ship: &Ship) -> Ways {
        let mut ways = Ways { steps: [UNSEEN; Space::COUNT], before: [None; Space::COUNT] };
        ways.steps[ship.space.index()] = 0;
        let mut reached = vec![ship.space];
        let mut next = 0;
        while let Some(&here) = reached.get(next) {
            next += 1;
            let from = if here == ship.space { ship.came_from } else { ways.before[here.index()] };
            let bound = ship.heading.filter(|_| here == ship.space);
            for to in here.ahead(from).filter(|to| bound.is_none_or(|bound| *to == bound)) {
                let is_open = to != at::SOL && to.exit().is_none();
                if is_open && ways.steps[to.index()] == UNSEEN {
                    ways.steps[to.index()] = ways.steps[here.index()] + 1;
                    ways.before[to.index()] = Some(here);
                    reached.push(to);
                }
            }
        }
        ways
    }

    fn path(&self, to: Space) -> Option<Vec<Space>> {
        let steps = Some(self.steps[to.index()]).filter(|steps| *steps != UNSEEN)?;
        let mut path = vec![to; usize::from(steps)];
        let mut here = to;
        for place in (0..path.len()).rev() {
            path[place] = here;
            here = self.before[here.index()]?;
        }
        Some(path)
    }
}

/// The way to each star, if it can be reached.
pub type Routes = [Option<Plan>; Star::COUNT];

/// The way to every star that can be reached, with all fuel.
pub fn routes(public: &Public) -> Routes {
    routes_sparing(public, 0)
}

/// The same while so many levels of fuel are kept.
pub fn routes_sparing(public: &Public, levels: u8) -> Routes {
    let (ways, flight) = (Ways::of(&public.ship), Flight::of(public, levels));
    Star::ALL.map(|star| flight.plan(&ways, star))
}

/// Where the ship stands, where it came from and is heading, and how it flies: all that routes depend on.
type Start = (Space, Option<Space>, Option<Space>, Flight);

thread_local! {
    static LAST: RefCell<Option<(Start, Rc<Routes>)>> = const { RefCell::new(None) };
}

/// The same routes for whoever asks again and again: bots plan at every step of every game they play on in their heads, and
/// between two steps the ship seldom flies.
pub fn routes_again(public: &Public) -> Rc<Routes> {
    let ship = &public.ship;
    let start = (ship.space, ship.came_from, ship.heading, Flight::of(public, 0));
    LAST.with_borrow_mut(|last| match last {
        Some((known, routes)) if *known == start => routes.clone(),
        _ => last.insert((start, Rc::new(routes(public)))).1.clone(),
    })
}

/// What a ship without fuel can do once it has gone this step, with so many to go in its move.
pub(crate) fn routes_after(public: &Public, to: Space, left: u8) -> impl Iterator<Item = Plan> {
    let drift = Drift::of(public).map(|drift| drift.after(to, left));
    Star::ALL.into_iter().filter_map(move |star| drift?.plan(star))
}

/// The way to one star.
pub fn route(public: &Public, star: Star) -> Option<Plan> {
    Flight::of(public, 0).plan(&Ways::of(&public.ship), star)
}

/// A ship at the moment from which a plan starts.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Flight {
    velocity: u8,
    tank: Tank,
    /// D4 is over: the spaces that the ship goes before it can burn again.
    bound_for: Option<u8>,
    /// What it can do if it has no fuel.
    drift: Option<Drift>,
}

impl Flight {
    fn of(public: &Public, spared: u8) -> Flight {
        let ship = &public.ship;
        let has = |section| ship.has(Tile::Section(section));
        let burns = has(Blueprint::Engine) && has(Blueprint::Batteries);
        let floor = if burns { Position((ship.dry().0 + spared).min(ship.wet.0)) } else { ship.wet };
        let is_moving = match public.dozyear.phase {
            Phase::Maintenance => public.dozyear.lit || !public.will_burn(),
            phase => phase == Phase::Movement,
        };
        let bound_for = is_moving.then(|| spaces_left(public).unwrap_or(ship.velocity.0));
        let tank = Tank { wet: ship.wet, floor, ramjet: public.ramjet && burns };
        let is_dry = tank.wet == tank.floor && !tank.ramjet;
        let drift = Some(public).filter(|_| is_dry && spared == 0).and_then(Drift::of);
        Flight { velocity: ship.velocity.0, tank, bound_for, drift }
    }

    fn plan(self, ways: &Ways, star: Star) -> Option<Plan> {
        let path = ways.path(star.space()).filter(|_| star != Star::Sol);
        let by_fuel = path.as_ref().and_then(|path| self.along(star, path, true));
        let by_brakes = || self.drift.and_then(|drift| drift.plan(star));
        by_fuel.or_else(by_brakes).or_else(|| self.along(star, &path?, false))
    }

    /// Dozyear by dozyear along a path, with the best burns.
    fn along(mut self, star: Star, path: &[Space], stops: bool) -> Option<Plan> {
        let table = &TABLES[usize::from(self.tank.ramjet)][usize::from(stops)];
        let (mut gone, mut next_burn) = (0, None);
        let mut plan = Plan { stops, ..Plan::along(star, path.to_vec()) };
        while gone < path.len() || (stops && self.velocity > 0) {
            let bound_for = self.bound_for;
            let (thrust, used) = self.dozyear(table, path.len() - gone)?;
            // At rest the rest of this dozyear is waited for.
            let waits = bound_for == Some(0);
            next_burn = next_burn.or(bound_for.is_none().then_some(thrust));
            let steps = usize::from(bound_for.unwrap_or(self.velocity));
            let ahead = &path[gone..path.len().min(gone + steps)];
            let is_braking = thrust.brake && thrust.levels > 0;
            let clouds = ahead.iter().filter(|space| space.kind() == Kind::Lic && !is_braking).count();
            gone += ahead.len();
            (plan.clouds, plan.dozyears) = (plan.clouds + clouds as u8, plan.dozyears.checked_add(1)?);
            plan.burns += u8::from(thrust.levels > 0);
            if ahead.is_empty() && used == 0 && thrust.levels == 0 && !waits {
                return None;
            }
        }
        plan.next_burn = next_burn.unwrap_or(NO_BURN);
        plan.fuel_left = self.tank.wet.levels_over(self.tank.floor).unwrap_or(0);
        Some(plan)
    }

    /// What is burned in a dozyear with so far to go, and what it takes from the tank; `None` if the ship is too fast.
    fn dozyear(&mut self, table: &Table, left: usize) -> Option<(Thrust, u8)> {
        let thrust = match self.bound_for.take() {
            Some(steps) if table.stops && usize::from(steps) > left => return None,
            Some(_) => NO_BURN,
            None => table.burn(left, self.velocity, self.tank)?,
        };
        Some((thrust, self.burn(thrust)))
    }

    /// By the ramjet where that saves fuel.
    fn burn(&mut self, thrust: Thrust) -> u8 {
        let used = if self.tank.ramjet && thrust.levels == 1 { 0 } else { thrust.levels };
        self.velocity = after(self.velocity, thrust);
        self.tank.wet = Position(self.tank.wet.0 - used);
        used
    }
}

/// F2e: what is left of a move that has begun.
fn spaces_left(public: &Public) -> Option<u8> {
    let frames = [Some(public.frame()), public.frames.under().copied()];
    frames.into_iter().flatten().filter(|_| public.dozyear.phase == Phase::Movement).find_map(|frame| match frame {
        Frame::Flight { left, .. } => Some(left),
        _ => None,
    })
}

/// The dozyears of a plan, one after the other.
pub fn legs(public: &Public, plan: &Plan) -> Vec<Leg> {
    let mut flight = Flight::of(public, 0);
    if let Some(drift) = flight.drift.filter(|_| !plan.brakes.is_empty()) {
        return drift.legs(plan.star, flight.tank.wet);
    }
    let table = &TABLES[usize::from(flight.tank.ramjet)][usize::from(plan.stops)];
    let (mut gone, mut legs) = (0, Vec::new());
    while legs.len() < usize::from(plan.dozyears)
        && let bound_for = flight.bound_for
        && let Some((thrust, _)) = flight.dozyear(table, plan.path.len() - gone)
    {
        gone = plan.path.len().min(gone + usize::from(bound_for.unwrap_or(flight.velocity)));
        let to = gone.checked_sub(1).map_or(public.ship.space, |last| plan.path[last]);
        legs.push(Leg { thrust, to, wet: flight.tank.wet });
    }
    legs
}

/// The next space on the way to a star, where there is a choice.
pub fn first_step(public: &Public, star: Star) -> Option<Space> {
    Ways::of(&public.ship).path(star.space())?.first().copied()
}
