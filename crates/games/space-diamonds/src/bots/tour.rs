//! Tours: a site, another one, and home. What each is worth in the race, found by looking a few sites ahead with the
//! turns and burns of the almanac.

use orrery_kit::Few;

use super::outlook::{Lure, Outlook, Target};
use crate::content::{Mass, Space};
use crate::flight::{ENOUGH, tank_up};
use crate::planner::almanac::{Drive, Trips};
use crate::rules::missions::card;

/// A place that is out of the question.
pub(super) const NEVER: i32 = -1_000_000;
/// What a fuel step is worth while it is not short.
const STEP: i32 = 3;
/// Below so many burns a rocket thinks of water.
const THIRSTY: u8 = 9;
const MOST_REFUELS: u8 = 2;

/// How far and how broadly a player looks ahead.
#[derive(Clone, Copy)]
pub(super) struct Depth {
    pub sites: u8,
    pub width: usize,
}

/// Where a craft stands after some part of a tour.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub at: Space,
    pub wet: Mass,
    /// Turns used.
    pub turns: i32,
    /// An operation waits for the next turn: the one of the last turn was used elsewhere.
    pub debt: u8,
    pub chits: u8,
    /// Points gained so far, less what was risked or spent.
    pub gain: i32,
    /// What has been visited, in order.
    pub visited: Few<u16, 6>,
}

/// One leg of a tour.
#[derive(Clone, Copy)]
struct Hop {
    turns: i32,
    wet: Mass,
    debt: u8,
    cost: i32,
    risk: i32,
}

/// A way to begin a leg: tanks filled or not.
struct Outset {
    wet: Mass,
    refuels: u8,
    burns: u8,
    consumption: u8,
    trips: &'static Trips,
}

impl Node {
    pub fn new(at: Space, wet: Mass, chits: u8) -> Node {
        Node { at, wet, turns: 0, debt: 0, chits, gain: 0, visited: Few::NONE }
    }

    pub fn has_visited(&self, target: usize) -> bool {
        self.visited.contains(&(target as u16))
    }
}

impl Outlook<'_> {
    /// What a hazard costs on average: half of the chits once in six times, the cheapest ones, and time.
    pub fn risk(&self, chits: u8) -> i32 {
        (60 + self.usual * i32::from(chits.div_ceil(2)) * 55 / 100) / 6 - self.hope_of_a_one()
    }

    /// DM136F: a one is what the bot hopes for.
    fn hope_of_a_one(&self) -> i32 {
        if self.wants(card::ROLL_ONE) { self.points(card::ROLL_ONE) / 6 } else { 0 }
    }

    fn outsets(&self, node: &Node) -> Vec<Outset> {
        let consumption = self.engine.consumption();
        let drops = self.water.get(node.at).unwrap_or(0);
        let refuels = if drops > 0 && self.engine.burns_left(node.wet) < THIRSTY { MOST_REFUELS } else { 0 };
        let outset = |refuels: u8| {
            let wet = tank_up(node.wet, refuels * drops).0;
            let trips = Drive::of(self.engine, wet).trips(node.at);
            Outset { wet, refuels, burns: self.engine.burns_left(wet), consumption, trips }
        };
        (0..=refuels).map(outset).collect()
    }

    /// The cheapest leg to a place, by turns, fuel and hazards.
    fn hop(&self, node: &Node, outsets: &[Outset], to: Space, operates: bool) -> Option<Hop> {
        let risk = self.risk(node.chits);
        let mut best: Option<Hop> = None;
        for outset in outsets {
            let ops = node.debt + outset.refuels;
            let wait = i32::from(ops.saturating_sub(1));
            for trip in outset.trips.to(to).iter().filter(|trip| trip.burns <= outset.burns) {
                let turns = wait + i32::from(trip.turns);
                let steps = trip.burns * outset.consumption;
                let danger = risk * i32::from(trip.hazards);
                let time = self.clock.cost(node.turns + turns) - self.clock.cost(node.turns);
                let cost = time + danger + STEP * i32::from(steps);
                if best.is_none_or(|best| cost < best.cost) {
                    let debt = u8::from(operates && trip.turns == 1 && ops > 0);
                    let Some(wet) = outset.wet.burn_steps(steps) else { continue };
                    best = Some(Hop { turns, wet, debt, cost, risk: danger });
                }
            }
        }
        best
    }

    /// The node after a leg to a target, and what was gained there.
    pub fn arrive(&self, node: &Node, number: usize, turns: i32, wet: Mass, debt: u8, risk: i32) -> Node {
        let target = &self.targets[number];
        let mut next = Node { at: target.space, wet, turns, debt, gain: node.gain - risk, ..*node };
        next.visited.push(number as u16);
        next.gain += self.gain(target, turns + i32::from(debt));
        match target.lure {
            Lure::Chit => next.chits += 1,
            Lure::Water(drops) => next.wet = tank_up(wet, drops).0,
            Lure::Place => {}
        }
        next
    }

    /// What a target is worth in that turn: the game may be over, or somebody else have been there.
    fn gain(&self, target: &Target, turn: i32) -> i32 {
        let contested = match target.lure {
            Lure::Chit if target.rival < turn && target.rival <= 1 => 55,
            Lure::Chit if target.rival < turn => 75,
            Lure::Chit if target.rival == turn => 90,
            _ => 100,
        };
        target.worth * (100 - self.clock.late(turn)) / 100 * contested / 100
    }

    /// What the best tour from here is worth, at most `depth` sites further on.
    pub fn value(&self, node: &Node, depth: Depth) -> i32 {
        let outsets = self.outsets(node);
        let stop = self.finish(node, &outsets);
        if depth.sites == 0 {
            return stop;
        }
        let deeper = Depth { sites: depth.sites - 1, ..depth };
        let onward = self.onward(node, &outsets, depth.width).into_iter();
        onward.map(|(_, next)| self.value(&next, deeper)).fold(stop, i32::max)
    }

    /// The most promising next sites.
    fn onward(&self, node: &Node, outsets: &[Outset], width: usize) -> Vec<(i32, Node)> {
        let thirsty = self.is_rocket() && outsets[0].burns < THIRSTY;
        let mut onward: Vec<(i32, Node)> = Vec::with_capacity(self.targets.len());
        for (number, target) in self.targets.iter().enumerate() {
            let is_dull = matches!(target.lure, Lure::Water(_)) && !thirsty;
            if is_dull || node.has_visited(number) || target.space == node.at {
                continue;
            }
            let Some(hop) = self.hop(node, outsets, target.space, target.lure != Lure::Place) else { continue };
            let next = self.arrive(node, number, node.turns + hop.turns, hop.wet, hop.debt, hop.risk);
            onward.push((next.gain - node.gain - hop.cost, next));
        }
        let width = width.min(onward.len());
        if width > 0 && width < onward.len() {
            onward.select_nth_unstable_by_key(width - 1, |(promise, _)| -promise);
        }
        onward.truncate(width);
        onward
    }

    /// What the tour comes to if no other site is planned: home, or more chits of which nothing is known yet.
    fn finish(&self, node: &Node, outsets: &[Outset]) -> i32 {
        let stay = node.gain - self.clock.cost(self.clock.horizon().max(node.turns));
        let home = if node.chits >= ENOUGH { self.home(node, outsets) } else { self.later_home(node, outsets) };
        stay.max(home)
    }

    fn home(&self, node: &Node, outsets: &[Outset]) -> i32 {
        let Some(hop) = self.hop(node, outsets, Space::LEO, false) else { return NEVER };
        let turns = node.turns + hop.turns;
        let gain = node.gain - hop.risk + self.clock.race(turns);
        gain - self.clock.cost(turns) + self.fuel_left(hop.wet) + self.verdict(gain, turns)
    }

    /// DM155F
    fn fuel_left(&self, wet: Mass) -> i32 {
        if self.wants(card::FUEL) { 10 * i32::from(self.engine.steps_left(wet).min(20)) } else { 0 }
    }

    /// Chits still lacking come at the usual pace.
    fn later_home(&self, node: &Node, outsets: &[Outset]) -> i32 {
        let lacks = i32::from(ENOUGH - node.chits);
        let ways = outsets.iter().filter_map(|outset| outset.trips.to(Space::LEO).first());
        let way = ways.map(|trip| i32::from(trip.turns)).min();
        let dry = self.is_rocket() && i32::from(outsets[0].burns) < 2 * lacks + 3;
        let turns = node.turns + lacks * 2 + way.unwrap_or(5) + i32::from(dry) * 2;
        let chits = lacks * self.usual * (100 - self.clock.late(turns - way.unwrap_or(3))) / 100;
        let gain = node.gain + chits + self.clock.race(turns);
        gain - self.clock.cost(turns) + self.verdict(gain, turns)
    }
}
