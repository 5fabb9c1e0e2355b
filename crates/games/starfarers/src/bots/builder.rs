//! The trade-and-build phase: what is built, what is exchanged for it, and when it is time to fly.

use super::outlook::{Outlook, best, best_above};
use super::plan::{Goal, What};
use crate::content::{Part, Point, Resource};
use crate::questions::{Drafted, Trading, some};
use crate::rules::{build, supply};
use crate::sets::Cards;
use crate::state::{Launch, Order, ShipKind};

impl Outlook<'_> {
    pub(super) fn trade(&self) -> Trading {
        self.act().unwrap_or_else(|| self.last_resort())
    }

    /// An offer, where nothing better can be done without one.
    pub(super) fn volunteer(&self) -> Option<Drafted> {
        if self.act().is_some() { None } else { self.offer() }
    }

    /// What could be built now, or nothing, with what it seems worth and no more than `margin` below the best; none
    /// where there is something else to do.
    pub(super) fn ideas(&self, margin: f64) -> Vec<(f64, Trading)> {
        if self.talk().is_some() || self.free().is_some() {
            return Vec::new();
        }
        let steps = self.first_steps().filter_map(|(worth, goal)| Some((worth, self.towards(goal)?)));
        let mut ideas: Vec<(f64, Trading)> = steps.chain([(self.hand_now, Trading::ToFlight)]).collect();
        ideas.sort_by(|a, b| b.0.total_cmp(&a.0));
        let least = ideas[0].0 - margin;
        ideas.retain(|(worth, _)| *worth > least);
        ideas.dedup_by_key(|(_, choice)| *choice);
        ideas
    }

    /// Supply cards, fame rings and free ships.
    fn free(&self) -> Option<Trading> {
        let draws = self.public.terms.button && supply::check(self.public, self.seat).is_ok();
        draws.then_some(Trading::Draw).or_else(|| self.gifts())
    }

    /// What is said, drawn or built now.
    fn act(&self) -> Option<Trading> {
        self.talk().or_else(|| self.free()).or_else(|| self.towards(self.best_goal()?))
    }

    /// Fame rings and free ships.
    fn gifts(&self) -> Option<Trading> {
        let (public, hand) = (self.public, self.hand());
        let fame = build::check_fame(self.state, self.seat).is_ok();
        if fame && self.skill.fame > self.hand_now - self.hand_worth(hand.minus(Cards::of(Resource::Goods, 1))) {
            return Some(Trading::BuyFame);
        }
        let redeems =
            public.player(self.seat).vouchers > 0 && build::check_ship(public, self.seat, ShipKind::Trade).is_ok();
        redeems.then(|| Trading::Redeem(self.launch(ShipKind::Trade)))
    }

    /// What to build now, if anything is better than waiting.
    fn best_goal(&self) -> Option<&Goal> {
        best_above(self.hand_worth(self.hand()) - 1e-6, self.first_steps())
    }

    /// The goals that can be reached now, and what reaching them is worth.
    fn first_steps(&self) -> impl Iterator<Item = (f64, &Goal)> {
        let hand = self.hand();
        let alone = self.alone(hand);
        let aim = best((0..self.goals.len()).map(|at| (alone[at], at)));
        self.goals.iter().enumerate().filter_map(move |(at, goal)| {
            let waits = || Some(at) != aim && aim.is_some_and(|aim| self.puts_off(goal, &self.goals[aim]));
            if !self.is_open(goal) || !self.pays(hand, goal.cost) || waits() {
                return None;
            }
            let rest = hand.minus(goal.cost);
            // A part is bought beside what is saved for.
            let after = match goal.what {
                What::Part(_) if self.skill.saves => self.prospects(rest),
                _ => self.next_worth(hand, at, &alone, 0.0),
            };
            Some((goal.worth + after - self.risk(rest), goal))
        })
    }

    /// Whether who saves for an aim would have to wait longer for it; a hand too large is not saved.
    fn puts_off(&self, goal: &Goal, aim: &Goal) -> bool {
        let hand = self.hand();
        let saves = self.skill.saves && hand.total() <= self.public.hand_limit(self.seat);
        saves && self.wait(hand, goal.cost.plus(aim.cost)) > self.wait(hand, aim.cost)
    }

    /// The next act for a goal that can be paid: an exchange, a part, or the thing itself.
    fn towards(&self, goal: &Goal) -> Option<Trading> {
        if let Some((take, _)) = goal.cost.minus(self.hand()).iter().next() {
            return self.exchange(goal.cost, take);
        }
        Some(Trading::Build(match goal.what {
            What::Colony => Order::Ship(ShipKind::Colony, self.launch(ShipKind::Colony)),
            What::Trade { rings: 0 } => Order::Ship(ShipKind::Trade, self.launch(ShipKind::Trade)),
            What::Trade { .. } => Order::Part(Part::FreightRing),
            What::Spaceport(site) => Order::Spaceport(site),
            What::Part(part) | What::Parts(part, _) => Order::Part(part),
        }))
    }

    /// What the hand is worth after an exchange with the bank.
    fn after(&self, give: Resource, take: Resource) -> f64 {
        let paid = self.hand().minus(Cards::of(give, self.public.rate(self.seat, give)));
        self.hand_worth(paid.plus(Cards::of(take, 1)))
    }

    /// What is least missed goes to the bank.
    fn exchange(&self, cost: Cards, take: Resource) -> Option<Trading> {
        let spare = self.hand().minus(cost);
        let gives = Resource::ALL.into_iter().filter(|give| {
            *give != take && spare.get(*give) >= self.public.rate(self.seat, *give) && self.public.bank.get(take) > 0
        });
        best(gives.map(|give| (self.after(give, take), Trading::Bank { give, take })))
    }

    /// A hand too large for comfort: an exchange that makes it better, or on.
    fn last_resort(&self) -> Trading {
        let (public, hand) = (self.public, self.hand());
        if hand.total() <= public.hand_limit(self.seat) {
            return Trading::ToFlight;
        }
        let gives = Resource::ALL.into_iter().filter(|give| hand.get(*give) >= public.rate(self.seat, *give));
        let exchanges = gives.flat_map(|give| {
            let takes = Resource::ALL.into_iter().filter(move |take| *take != give && public.bank.get(*take) > 0);
            takes.map(move |take| (self.after(give, take), Trading::Bank { give, take }))
        });
        best_above(self.hand_worth(hand) + 0.05, exchanges).unwrap_or(Trading::ToFlight)
    }

    /// The launch point nearest to the best place for such a ship.
    pub(super) fn launch(&self, kind: ShipKind) -> Launch {
        let public = self.public;
        let (targets, aims) = (if kind == ShipKind::Colony { &self.sites } else { &self.docks }, self.aims());
        let worth = |from: Point| {
            let open = targets.iter().filter(|target| !aims.contains(&Some(target.at)));
            open.map(|target| target.after(self, f64::from(from.distance(target.at)) / self.speed)).fold(0.0, f64::max)
        };
        let at = best(public.free_launch_points(self.seat).map(|at| (worth(at), at)));
        Launch { at: some(at), transporter: some(public.free_transporters(self.seat).last()) }
    }
}
