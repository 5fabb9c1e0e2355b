//! The turn: which way to fly now, whether to fill the tanks or spend a chit first.

use orrery_bots::Level;
use orrery_core::{Dice, Seat};

use super::flybys::{FLYBYS, through};
use super::outlook::{Lure, Outlook};
use super::rollout;
use super::ten_burns::ten_burns;
use super::tour::{Depth, NEVER, Node};
use crate::content::{Chit, Mass, Space};
use crate::flight::{ENOUGH, tank_up};
use crate::planner::almanac::{Drive, Trips};
use crate::planner::atlas::{Launch, MOST_ISOFUEL, Stop};
use crate::questions::{Act, Step};
use crate::rules::missions::{card, progress};
use crate::rules::operate;

/// By how much the normal player misjudges an idea at most, in hundredths of a point.
const SLIP: u32 = 80;

/// A way to end this turn's move.
#[derive(Clone, Copy)]
pub(super) struct Ending {
    pub stop: Stop,
    pub wet: Mass,
    pub how: How,
    /// What isofuel and hazards cost.
    pub cost: i32,
    /// Chits left that count towards home.
    pub chits: u8,
    /// Where it goes on from there, with how many fuel steps, and what a hazard then costs.
    onward: (&'static Trips, u8, i32),
}

impl Ending {
    fn new(outlook: &Outlook<'_>, stop: Stop, wet: Mass, how: How, cost: i32, chits: u8) -> Ending {
        let trips = Drive::of(outlook.engine, wet).trips(stop.space);
        Ending { stop, wet, how, cost, chits, onward: (trips, outlook.engine.steps_left(wet), outlook.risk(chits)) }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum How {
    Stay,
    Fly(Launch),
    /// Through a flyby that a mission wants used.
    Through(Launch, Space),
    /// With ten burns, because a mission wants them.
    TenBurns(Launch),
    Emergency,
}

/// What is done before the move.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Before {
    Nothing,
    Refuel,
    Water(Chit),
}

/// An idea for the turn: how it begins and what it is good for.
#[derive(Clone, Copy)]
pub(super) struct Idea {
    pub value: i32,
    pub before: Before,
    pub ending: Ending,
    /// Where its first leg leads.
    pub first: Node,
}

/// The state in which a move begins.
struct Outset {
    before: Before,
    wet: Mass,
    chits: u8,
    /// The operation is used.
    operated: bool,
    cost: i32,
}

pub(super) fn turn(outlook: &Outlook<'_>, depth: Depth, luck: &mut Dice) -> Act {
    let (public, seat) = (outlook.public, outlook.seat);
    if operate::check_discover(public, seat).is_ok() {
        return Act::Discover;
    }
    if public.turn.moved || public.turn.flight.is_some() {
        return after_move(outlook, seat, depth);
    }
    let ideas = ideas(outlook, depth);
    let best = match outlook.level {
        // The games in its head know little of fuel (`balance.md`).
        Level::Hard if outlook.is_rocket() => ideas.iter().max_by_key(|idea| idea.value),
        Level::Hard => rollout::best(outlook, &ideas, luck),
        _ => ideas.iter().max_by_key(|idea| idea.value + luck.below(SLIP) as i32),
    };
    if best.is_some_and(|best| tanking(outlook, depth) > best.value) {
        return if public.turn.operated { Act::EndTurn } else { Act::Refuel };
    }
    best.map_or(Act::EndTurn, |idea| choice(outlook, idea))
}

/// DM143F: what it is worth to stay and fill the tanks turn after turn.
fn tanking(outlook: &Outlook<'_>, depth: Depth) -> i32 {
    let ship = outlook.public.ship(outlook.seat);
    let drops = outlook.water.get(ship.at).unwrap_or(0);
    if !outlook.wants(card::THIRTEEN_TANKS) || drops < 3 {
        return NEVER;
    }
    let (have, need) = progress(outlook.public, outlook.seat, card::THIRTEEN_TANKS);
    let lacks = need.saturating_sub(have);
    // The last filling and the move that follows it share a turn.
    let turns = i32::from(lacks.div_ceil(drops)) - 1 + i32::from(outlook.public.turn.operated);
    let wet = tank_up(ship.wet, lacks).0;
    let node = Node { turns, ..Node::new(ship.at, wet, outlook.public.counting(outlook.seat)) };
    let points = outlook.points(card::THIRTEEN_TANKS) * (100 - outlook.clock.late(turns + 1)) / 100;
    outlook.value(&node, depth) + points
}

/// With the operation left on a site with water: fill the tanks if that is better.
fn after_move(outlook: &Outlook<'_>, seat: Seat, depth: Depth) -> Act {
    let ship = outlook.public.ship(seat);
    let drops = outlook.water.get(ship.at).unwrap_or(0);
    if drops == 0 || operate::check_refuel(outlook.public, seat).is_err() {
        return Act::EndTurn;
    }
    let node = Node { turns: 1, ..Node::new(ship.at, ship.wet, outlook.public.counting(seat)) };
    let filled = Node { wet: tank_up(ship.wet, drops).0, ..node };
    let best = outlook.value(&filled, depth).max(tanking(outlook, depth));
    if best > outlook.value(&node, depth) { Act::Refuel } else { Act::EndTurn }
}

pub(super) fn choice(outlook: &Outlook<'_>, idea: &Idea) -> Act {
    let mut steps = match idea.before {
        Before::Refuel => return Act::Refuel,
        Before::Water(chit) => vec![Step::Water(chit)],
        Before::Nothing => Vec::new(),
    };
    match idea.ending.how {
        How::Emergency => return Act::Emergency(idea.ending.stop.space),
        How::Stay if steps.is_empty() => return Act::EndTurn,
        How::Stay => {}
        How::Fly(launch) => steps.extend(spend(outlook, launch).chain(to(launch.route(&idea.ending.stop)))),
        How::Through(launch, via) => steps.extend(to(way_to(through(launch, via), &idea.ending.stop))),
        How::TenBurns(launch) => {
            steps.extend(spend(outlook, launch).chain(to(way_to(ten_burns(launch), &idea.ending.stop))));
        }
    }
    Act::Fly(steps)
}

fn to(route: Vec<Space>) -> impl Iterator<Item = Step> {
    route.into_iter().map(Step::To)
}

fn way_to(ways: Vec<(Stop, Vec<Space>)>, to: &Stop) -> Vec<Space> {
    ways.into_iter().find(|(stop, _)| stop == to).map_or(Vec::new(), |(_, route)| route)
}

/// The isofuel a move begins with.
fn spend(outlook: &Outlook<'_>, launch: Launch) -> impl Iterator<Item = Step> + use<> {
    cheapest_isofuel(outlook).take(launch.isofuel.into()).map(Step::Isofuel)
}

fn cheapest_isofuel(outlook: &Outlook<'_>) -> impl Iterator<Item = Chit> + use<> {
    outlook.view.hand.isofuel().cheapest(|chit| outlook.keep(chit))
}

/// The best idea for each first target of this turn's move.
pub(super) fn ideas(outlook: &Outlook<'_>, depth: Depth) -> Vec<Idea> {
    outsets(outlook).iter().flat_map(|outset| ideas_from(outlook, outset, depth)).collect()
}

fn outsets(outlook: &Outlook<'_>) -> Vec<Outset> {
    let (public, seat) = (outlook.public, outlook.seat);
    let (ship, chits) = (public.ship(seat), public.counting(seat));
    let operated = public.turn.operated;
    let mut outsets = vec![Outset { before: Before::Nothing, wet: ship.wet, chits, operated, cost: 0 }];
    let drops = outlook.water.get(ship.at).unwrap_or(0);
    if drops > 0 && operate::check_refuel(public, seat).is_ok() {
        let wet = tank_up(ship.wet, drops).0;
        outsets.push(Outset { before: Before::Refuel, wet, chits, operated: true, cost: 0 });
    }
    if outlook.engine.burns_left(ship.wet) < 5 {
        let cheapest =
            outlook.view.hand.water().iter().min_by_key(|chit| outlook.keep(*chit) - 60 * i32::from(chit.drops()));
        outsets.extend(cheapest.map(|chit| Outset {
            before: Before::Water(chit),
            wet: tank_up(ship.wet, chit.drops()).0,
            chits: chits.saturating_sub(1),
            operated,
            cost: outlook.keep(chit),
        }));
    }
    outsets
}

fn ideas_from(outlook: &Outlook<'_>, outset: &Outset, depth: Depth) -> Vec<Idea> {
    let endings = endings(outlook, outset);
    let mut firsts: Vec<(i32, usize, Node)> = Vec::new();
    for number in 0..outlook.targets.len() {
        firsts.extend(first_leg(outlook, outset, &endings, number));
    }
    firsts.sort_by_key(|(promise, ..)| -promise);
    firsts.truncate(depth.width * 2);
    let onward = Depth { sites: depth.sites.saturating_sub(1), ..depth };
    let idea = |(_, ending, first): (i32, usize, Node)| {
        let value = outlook.value(&first, onward) - outset.cost;
        Idea { value, before: outset.before, ending: endings[ending], first }
    };
    let mut ideas: Vec<Idea> = firsts.into_iter().map(idea).collect();
    ideas.extend(home(outlook, outset, &endings));
    ideas.extend(wait(outlook, outset, &endings, depth));
    ideas
}

/// Every end of the move, the cheapest first.
fn endings(outlook: &Outlook<'_>, outset: &Outset) -> Vec<Ending> {
    let (engine, at) = (outlook.engine, outlook.public.ship(outlook.seat).at);
    let mut endings = vec![Ending::new(outlook, Stop::at(at, 0), outset.wet, How::Stay, 0, outset.chits)];
    if !engine.is_out_of_fuel(outset.wet) {
        let launch = Launch::new(outlook.engine.edition, at, outlook.public.burns(outlook.seat, outset.wet));
        for spent in 0..=(outlook.view.hand.isofuel().len() as u8).min(MOST_ISOFUEL) {
            endings.extend(with_isofuel(outlook, outset, launch, spent));
        }
        endings.extend(flybys(outlook, outset, launch.with_home(outset.chits >= ENOUGH)));
    }
    if engine.needs_help(at, outset.wet) && outset.before != Before::Refuel {
        endings.extend(at.neighbours().iter().filter_map(|to| emergency(outlook, outset, *to)));
    }
    endings.sort_by_key(|ending| ending.cost);
    endings
}

/// Every end of a move that begins with so much isofuel.
fn with_isofuel(outlook: &Outlook<'_>, outset: &Outset, launch: Launch, spent: u8) -> Vec<Ending> {
    let cost: i32 = cheapest_isofuel(outlook).take(spent.into()).map(|chit| outlook.keep(chit)).sum();
    let is_held = outlook.public.flight(outlook.seat).held;
    let chits = outset.chits.saturating_sub(if is_held { spent } else { 0 });
    let launch = launch.with_isofuel(spent).with_home(chits >= ENOUGH);
    let plain = launch.stops().iter().filter_map(|stop| fly(outlook, outset, launch, stop, cost, chits));
    let mut endings: Vec<Ending> = plain.collect();
    if outlook.wants(card::TEN_BURNS) {
        let cost = cost - outlook.points(card::TEN_BURNS);
        let wild = ten_burns(launch).into_iter();
        let wild = wild.filter_map(|(stop, _)| fly(outlook, outset, launch, &stop, cost, chits));
        endings.extend(wild.map(|ending| Ending { how: How::TenBurns(launch), ..ending }));
    }
    endings
}

fn fly(outlook: &Outlook<'_>, outset: &Outset, launch: Launch, stop: &Stop, cost: i32, chits: u8) -> Option<Ending> {
    let steps = stop.regular * outlook.engine.consumption();
    let cost = cost + i32::from(stop.hazards) * outlook.risk(chits) + 3 * i32::from(steps);
    Some(Ending::new(outlook, *stop, outset.wet.burn_steps(steps)?, How::Fly(launch), cost, chits))
}

/// Moves that use a flyby for a mission.
fn flybys(outlook: &Outlook<'_>, outset: &Outset, launch: Launch) -> Vec<Ending> {
    let mut endings = Vec::new();
    for (mission, via) in FLYBYS {
        if !outlook.wants(mission) {
            continue;
        }
        for (stop, _) in through(launch, via) {
            let worth = outlook.flyby_worth(mission, stop.space);
            let ending = fly(outlook, outset, launch, &stop, -worth, outset.chits).filter(|_| worth > 0);
            endings.extend(ending.map(|ending| Ending { how: How::Through(launch, via), ..ending }));
        }
    }
    endings
}

fn emergency(outlook: &Outlook<'_>, outset: &Outset, to: Space) -> Option<Ending> {
    let hazards = u8::from(to.kind(outlook.engine.edition).has_skull());
    let cost = i32::from(hazards) * outlook.risk(outset.chits);
    let is_open = to != Space::LEO || outset.chits >= ENOUGH;
    is_open.then(|| Ending::new(outlook, Stop::at(to, hazards), outset.wet, How::Emergency, cost, outset.chits))
}

/// The beginning of a way of several turns.
#[derive(Clone, Copy)]
struct Outward {
    cost: i32,
    /// Which ending it begins with.
    ending: usize,
    turns: i32,
    /// Fuel steps used after this turn.
    steps: u8,
}

/// The cheapest way to a place that begins with one of the endings.
fn cheapest(outlook: &Outlook<'_>, endings: &[Ending], to: Space) -> Option<Outward> {
    let (mut best, at_least): (Option<Outward>, i32) = (None, outlook.clock.cost(1));
    for (number, ending) in endings.iter().enumerate() {
        if best.is_some_and(|best| best.cost <= ending.cost + at_least) {
            break;
        }
        let found = if ending.stop.space == to {
            Some(Outward { cost: ending.cost + outlook.clock.cost(1), ending: number, turns: 1, steps: 0 })
        } else if ending.stop.space == Space::LEO && ending.how != How::Stay {
            None
        } else {
            further(outlook, ending, number, to)
        };
        best = [best, found].into_iter().flatten().min_by_key(|way| way.cost);
    }
    best
}

/// The cheapest way on from an ending.
fn further(outlook: &Outlook<'_>, ending: &Ending, number: usize, to: Space) -> Option<Outward> {
    let ((trips, budget, risk), consumption) = (ending.onward, outlook.engine.consumption());
    let ways = trips.to(to).iter().filter_map(|trip| {
        let (steps, turns) = (trip.burns * consumption, 1 + i32::from(trip.turns));
        let cost = ending.cost + outlook.clock.cost(turns) + risk * i32::from(trip.hazards) + 3 * i32::from(steps);
        (steps <= budget).then_some(Outward { cost, ending: number, turns, steps })
    });
    ways.min_by_key(|way| way.cost)
}

/// The first leg to a target, and how promising it is.
fn first_leg(outlook: &Outlook<'_>, outset: &Outset, endings: &[Ending], number: usize) -> Option<(i32, usize, Node)> {
    let target = &outlook.targets[number];
    let at = outlook.public.ship(outlook.seat).at;
    if target.space == at && target.lure == Lure::Place {
        return None;
    }
    let Outward { cost, ending, turns, steps } = cheapest(outlook, endings, target.space)?;
    let wet = endings[ending].wet.burn_steps(steps)?;
    let start = Node::new(at, outset.wet, endings[ending].chits);
    let debt = u8::from(turns == 1 && outset.operated && target.lure != Lure::Place);
    let risk = cost - outlook.clock.cost(turns);
    let next = outlook.arrive(&start, number, turns, wet, debt, risk);
    Some((next.gain - outlook.clock.cost(turns), ending, next))
}

/// Straight home.
fn home(outlook: &Outlook<'_>, outset: &Outset, endings: &[Ending]) -> Option<Idea> {
    if outset.chits < ENOUGH {
        return None;
    }
    let Outward { cost, ending, turns, steps } = cheapest(outlook, endings, Space::LEO)?;
    let wet = endings[ending].wet.burn_steps(steps)?;
    if endings[ending].chits < ENOUGH {
        return None;
    }
    let clock = &outlook.clock;
    let node = Node { turns, wet, ..Node::new(Space::LEO, wet, outset.chits) };
    let gain = clock.race(turns) + clock.cost(turns) - cost - outset.cost;
    let value = gain - clock.cost(turns) + outlook.verdict(gain, turns);
    Some(Idea { value, before: outset.before, ending: endings[ending], first: node })
}

/// Staying where one is, with full tanks perhaps.
fn wait(outlook: &Outlook<'_>, outset: &Outset, endings: &[Ending], depth: Depth) -> Option<Idea> {
    let ending = endings.iter().find(|ending| ending.how == How::Stay)?;
    let at = outlook.public.ship(outlook.seat).at;
    let node = Node { turns: 1, ..Node::new(at, outset.wet, outset.chits) };
    let value = outlook.value(&node, Depth { sites: depth.sites.min(1), ..depth });
    let value = if value <= NEVER { NEVER } else { value - outset.cost };
    Some(Idea { value, before: outset.before, ending: *ending, first: node })
}
