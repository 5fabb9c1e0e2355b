//! What to build: goals with their cost and worth, how long a hand has to wait for them, and what a hand is worth.

use super::outlook::Outlook;
use super::target::{Target, corners};
use crate::content::{Build, Part, Planet, Resource, Site};
use crate::rules::build;
use crate::rules::fly::Craft;
use crate::rules::found::demand;
use crate::sets::Cards;
use crate::state::ShipKind;

/// Goals weighed at once: two sites, two docks, two spaceports, three parts, some planets to clear.
pub(super) const GOALS: usize = 14;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum What {
    Colony,
    /// A trade ship and the freight rings its dock asks for.
    Trade {
        rings: u8,
    },
    Spaceport(Site),
    Part(Part),
    /// Parts to clear a planet with.
    Parts(Part, u8),
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Goal {
    pub what: What,
    pub cost: Cards,
    pub worth: f64,
    /// It cannot be had before so many turns.
    pub not_before: f64,
}

impl Goal {
    fn new(what: What, cost: Cards, worth: f64) -> Goal {
        Goal { what, cost, worth, not_before: 0.0 }
    }
}

fn times(build: Build, count: u8) -> Cards {
    Cards(build.cost().map(|cards| cards * count))
}

impl Outlook<'_> {
    pub(super) fn all_goals(&self) -> Vec<Goal> {
        let mut goals = Vec::with_capacity(GOALS + 4);
        self.freight_goals(&mut goals);
        self.ship_goals(&mut goals);
        self.port_goals(&mut goals);
        self.part_goals(&mut goals);
        self.clear_goals(&mut goals);
        goals.truncate(GOALS);
        goals
    }

    /// The best places that no own ship is on its way to, two of each kind.
    fn ship_goals(&self, goals: &mut Vec<Goal>) {
        let player = self.public.player(self.seat);
        let busy = player.ships.iter().flatten().count();
        let not_before = if busy == 3 { 2.0 } else { 0.0 };
        let aims = self.aims();
        let free = |targets: &[Target]| -> Vec<Target> {
            targets.iter().copied().filter(|target| !aims.contains(&Some(target.at))).collect()
        };
        if player.colonies > 0 {
            for (_, worth) in self.best_two(&free(&self.sites)) {
                goals.push(Goal { not_before, ..Goal::new(What::Colony, times(Build::ColonyShip, 1), worth) });
            }
        }
        if player.posts > 0 {
            for (target, worth) in self.best_two(&free(&self.docks)) {
                let rings = target.freight.saturating_sub(self.public.freight(self.seat));
                let cost = times(Build::TradeShip, 1).plus(times(Build::Part(Part::FreightRing), rings));
                if target.freight <= self.public.terms.part_limit(Part::FreightRing) {
                    goals.push(Goal { not_before, ..Goal::new(What::Trade { rings }, cost, worth) });
                }
            }
        }
    }

    /// By worth on arrival from the nearest spaceport.
    fn best_two(&self, targets: &[Target]) -> Vec<(Target, f64)> {
        let worth = |target: &Target| target.after(self, self.turns(self.way_from_port(target.at)));
        let mut all: Vec<(Target, f64)> = targets.iter().map(|target| (*target, worth(target))).collect();
        all.sort_by(|a, b| b.1.total_cmp(&a.1));
        all.truncate(2);
        all
    }

    /// A point, and shorter ways for the ships to come.
    fn port_goals(&self, goals: &mut Vec<Goal>) {
        let plain = self.public.sites_of(self.seat).filter(|(_, colony)| !colony.spaceport);
        let mut ports: Vec<(Site, f64)> = plain.map(|(site, _)| (site, self.skill.port + self.forward(site))).collect();
        ports.sort_by(|a, b| b.1.total_cmp(&a.1));
        for (site, worth) in ports.into_iter().take(usize::from(self.public.player(self.seat).rings).min(2)) {
            goals.push(Goal::new(What::Spaceport(site), times(Build::Spaceport, 1), worth));
        }
    }

    /// What a spaceport at a site saves the ships to come.
    fn forward(&self, site: Site) -> f64 {
        let mut saved: Vec<f64> = Vec::new();
        for target in self.sites.iter().chain(&self.docks) {
            let now = self.way_from_port(target.at);
            let then = site.launch_points().into_iter().map(|at| at.distance(target.at)).min().unwrap_or(now);
            saved.push(f64::from(now.saturating_sub(then)) / self.speed * target.worth);
        }
        saved.sort_by(|a, b| b.total_cmp(a));
        self.skill.forward * saved.iter().take(4).sum::<f64>() * (self.rounds / 10.0)
    }

    fn part_goals(&self, goals: &mut Vec<Goal>) {
        for part in Part::ALL.into_iter().filter(|part| self.public.can_fit(self.seat, *part)) {
            goals.push(Goal::new(What::Part(part), times(Build::Part(part), 1), self.part_worth(part)));
        }
    }

    /// What one more part of a kind is worth.
    pub(super) fn part_worth(&self, part: Part) -> f64 {
        let (fitted, ahead) = (self.public.part(self.seat, part), self.rounds / 10.0);
        let worth = |row: &[f64; 6]| row.get(usize::from(fitted)).copied().unwrap_or(0.0);
        ahead
            * match part {
                Part::Booster => worth(&self.skill.boosters),
                Part::Cannon => worth(&self.skill.cannons),
                Part::FreightRing => self.skill.freight,
            }
    }

    /// Freight rings for the docks that own ships are on their way to.
    fn freight_goals(&self, goals: &mut Vec<Goal>) {
        let most = self.public.terms.part_limit(Part::FreightRing);
        for rings in 1..=3 {
            let worth = self.waiting_for(rings);
            if worth > 0.0 && self.public.freight(self.seat) + rings <= most {
                let cost = times(Build::Part(Part::FreightRing), rings);
                goals.push(Goal::new(What::Parts(Part::FreightRing, rings), cost, worth));
            }
        }
    }

    /// What own trade ships could have with so many freight rings more.
    fn waiting_for(&self, rings: u8) -> f64 {
        let (aims, crafts) = (self.aims(), Craft::all(self.public, self.seat));
        let waits = |target: &&Target| target.freight == self.public.freight(self.seat) + rings;
        let worth = |craft: Craft| {
            let aim = aims[craft.name.index()]?;
            let dock = self.docks.iter().filter(waits).find(|target| target.at == aim)?;
            Some(dock.after(self, f64::from(craft.ship.at.distance(aim)) / self.speed))
        };
        crafts.filter(|craft| craft.ship.kind == ShipKind::Trade).filter_map(worth).sum()
    }

    /// What hangs on the freight rings fitted: docks that own ships are on their way to.
    pub(super) fn hangs_on_freight(&self) -> f64 {
        let (public, aims) = (self.public, self.aims());
        let needs = |target: &&Target| target.freight == public.freight(self.seat) && aims.contains(&Some(target.at));
        self.docks.iter().filter(needs).map(|target| 0.4 * target.worth).sum()
    }

    /// Known lairs and ice: a point for the parts, once a ship is there.
    fn clear_goals(&self, goals: &mut Vec<Goal>) {
        let public = self.public;
        for planet in Planet::all() {
            let Some((part, need, have)) = demand(self.state, self.seat, planet) else { continue };
            let missing = need.saturating_sub(have);
            if missing == 0 || public.part(self.seat, part) + missing > public.terms.part_limit(part) {
                continue;
            }
            let worth = self.clear_worth(planet) + f64::from(missing) * self.part_worth(part) * 0.7;
            goals.push(Goal::new(What::Parts(part, missing), times(Build::Part(part), missing), worth));
        }
    }

    fn clear_worth(&self, planet: Planet) -> f64 {
        let ships = self.public.ships(self.seat).map(|(_, ship)| ship.at);
        let ways = ships.flat_map(|from| corners(planet).map(move |at| at.distance(from))).min();
        let steps = ways.unwrap_or_else(|| 4 + corners(planet).map(|at| self.way_from_port(at)).min().unwrap_or(20));
        self.skill.clear * self.later(self.turns(steps))
    }

    /// Rounds until a hand can pay, exchanges with the bank included; none only if it can be paid at once.
    pub(super) fn wait(&self, hand: Cards, cost: Cards) -> f64 {
        if self.pays(hand, cost) {
            return 0.0;
        }
        let (mut since, mut before) = (0.0, 1.0);
        for round in [1.0, 2.0, 3.0, 4.5, 7.0] {
            let lack = self.lack(hand, cost, round);
            if lack <= 0.0 {
                return f64::max(1.0, since + (round - since) * before / (before - lack));
            }
            (since, before) = (round, lack);
        }
        8.0 + 2.0 * before
    }

    /// Cards missing after so many rounds, less what exchanges make up for.
    fn lack(&self, hand: Cards, cost: Cards, rounds: f64) -> f64 {
        let (mut missing, mut spare) = (0.0, 0.0);
        for resource in Resource::ALL {
            let at = resource.index();
            let over = f64::from(hand.0[at]) + rounds * self.income[at] - f64::from(cost.0[at]);
            if over < 0.0 {
                missing -= over;
            } else {
                spare += over * self.spares[at];
            }
        }
        missing - spare
    }

    /// Whether a hand can pay now, with exchanges.
    pub(super) fn pays(&self, hand: Cards, cost: Cards) -> bool {
        let missing = cost.minus(hand);
        if missing.is_empty() {
            return true;
        }
        let spare = hand.minus(cost);
        let exchanges: u8 = (0..Resource::COUNT).map(|at| spare.0[at] / self.rates[at]).sum();
        exchanges >= missing.total() && self.public.bank.covers(missing)
    }

    /// What a hand is worth: what it can become, and the risk of a 7.
    pub(super) fn hand_worth(&self, hand: Cards) -> f64 {
        self.prospects(hand) - self.risk(hand)
    }

    /// The best two goals one after the other.
    pub(super) fn prospects(&self, hand: Cards) -> f64 {
        let alone = self.alone(hand);
        let most = alone.iter().copied().fold(0.0, f64::max);
        let mut best = most;
        for (at, first) in alone.iter().enumerate() {
            // No second goal is worth more after the first than alone.
            if first + self.skill.ahead * most > best {
                best = best.max(first + self.next_worth(hand, at, &alone, best - first));
            }
        }
        best
    }

    /// What each goal is worth to a hand by itself.
    pub(super) fn alone(&self, hand: Cards) -> [f64; GOALS] {
        let mut worths = [0.0; GOALS];
        for (worth, goal) in worths.iter_mut().zip(&self.goals) {
            *worth = goal.worth * self.later(self.wait(hand, goal.cost).max(goal.not_before));
        }
        worths
    }

    /// What comes after a goal, as far as it is more than `least`.
    pub(super) fn next_worth(&self, hand: Cards, first: usize, alone: &[f64; GOALS], least: f64) -> f64 {
        let ahead = self.skill.ahead;
        if ahead == 0.0 {
            return 0.0;
        }
        let (paid, mut best) = (&self.goals[first], least.max(0.0));
        for (at, next) in self.goals.iter().enumerate() {
            if at != first && ahead * alone[at] > best {
                let wait = self.wait(hand, together(paid, next)).max(next.not_before);
                best = best.max(ahead * next.worth * self.later(wait));
            }
        }
        best
    }

    /// Half of a large hand goes when a 7 comes, which is more likely than not in a round.
    pub(super) fn risk(&self, hand: Cards) -> f64 {
        let (total, limit) = (hand.total(), self.public.hand_limit(self.seat));
        let cards = match total {
            _ if total > limit => f64::from(total / 2),
            _ if total + 1 >= limit => 1.5,
            _ => 0.0,
        };
        0.5 * self.skill.tribute * cards
    }

    /// Whether the rules let it be built now, the cost apart.
    pub(super) fn is_open(&self, goal: &Goal) -> bool {
        let public = self.public;
        match goal.what {
            What::Colony => build::check_ship(public, self.seat, ShipKind::Colony).is_ok(),
            What::Trade { rings: 0 } => build::check_ship(public, self.seat, ShipKind::Trade).is_ok(),
            What::Trade { .. } => public.can_fit(self.seat, Part::FreightRing),
            What::Spaceport(site) => build::check_spaceport(public, self.seat, site).is_ok(),
            What::Part(part) | What::Parts(part, _) => public.can_fit(self.seat, part),
        }
    }
}

/// The cost of both: a freight ring bought first is one the trade ship no longer needs.
fn together(first: &Goal, next: &Goal) -> Cards {
    match (first.what, next.what) {
        (What::Part(Part::FreightRing), What::Trade { rings }) if rings > 0 => next.cost,
        (What::Part(part), What::Parts(other, _)) if part == other => next.cost,
        (What::Trade { rings: a }, What::Trade { rings: b }) => {
            first.cost.plus(next.cost).minus(times(Build::Part(Part::FreightRing), a.min(b)))
        }
        _ => first.cost.plus(next.cost),
    }
}
