//! The trade-and-build phase: what is built, what is exchanged for it, and when it is time to fly.

use super::outlook::Outlook;
use super::plan::{Goal, What};
use crate::content::{Part, Point, Resource};
use crate::questions::{Drafted, Trading, some};
use crate::rules::{build, supply};
use crate::sets::Cards;
use crate::state::{Bargain, Launch, Order, ShipKind};

impl Outlook<'_> {
    pub(super) fn trade(&self) -> Trading {
        self.act().unwrap_or_else(|| self.last_resort())
    }

    /// An offer, where nothing better can be done without one.
    pub(super) fn volunteer(&self) -> Option<Drafted> {
        let Bargain { give, want } = self.offer().filter(|_| self.act().is_none())?;
        Some(Drafted { give, want, to: self.partners(), ..Drafted::default() })
    }

    /// What could be built now, or nothing, with what it seems worth and no more than `margin` below the best; none
    /// where there is something else to do.
    pub(super) fn ideas(&self, margin: f64) -> Vec<(f64, Trading)> {
        if self.talk().is_some() || self.free().is_some() {
            return Vec::new();
        }
        let steps = self.first_steps().filter_map(|(at, worth)| Some((worth, self.towards(&self.goals[at])?)));
        let mut ideas: Vec<(f64, Trading)> = steps.chain([(self.hand_now, Trading::ToFlight)]).collect();
        ideas.sort_by(|a, b| b.0.total_cmp(&a.0));
        let least = ideas[0].0 - margin;
        ideas.retain(|(worth, _)| *worth > least);
        ideas.dedup_by_key(|(_, choice)| *choice);
        ideas
    }

    /// Supply cards, fame rings and free ships.
    fn free(&self) -> Option<Trading> {
        let public = &self.state.public;
        let draws = public.terms.button && supply::check(public, self.seat).is_ok();
        draws.then_some(Trading::Draw).or_else(|| self.gifts())
    }

    /// What is said, drawn or built now.
    fn act(&self) -> Option<Trading> {
        self.talk().or_else(|| self.free()).or_else(|| self.towards(&self.best_goal()?))
    }

    /// Fame rings and free ships.
    fn gifts(&self) -> Option<Trading> {
        let (public, hand) = (&self.state.public, self.hand());
        let fame = build::check_fame(self.state, self.seat).is_ok();
        if fame && self.skill.fame > self.hand_now - self.hand_worth(hand.minus(Cards::of(Resource::Goods, 1))) {
            return Some(Trading::BuyFame);
        }
        let redeems =
            public.player(self.seat).vouchers > 0 && build::check_ship(public, self.seat, ShipKind::Trade).is_ok();
        redeems.then(|| Trading::Redeem(self.launch(ShipKind::Trade)))
    }

    /// What to build now, if anything is better than waiting.
    pub(super) fn best_goal(&self) -> Option<Goal> {
        let hand = self.hand();
        let (waiting, mut best) = (self.hand_worth(hand), None);
        let mut most = waiting - 1e-6;
        for (at, worth) in self.first_steps() {
            if worth > most {
                (most, best) = (worth, Some(self.goals[at]));
            }
        }
        best
    }

    /// The goals that can be reached now, and what reaching them is worth.
    pub(super) fn first_steps(&self) -> impl Iterator<Item = (usize, f64)> + '_ {
        let hand = self.hand();
        let alone = self.alone(hand);
        let aim = alone.iter().copied().fold(0.0, f64::max);
        let saves = self.skill.saves && hand.total() <= self.state.public.hand_limit(self.seat);
        (0..self.goals.len()).filter_map(move |at| {
            let goal = &self.goals[at];
            if !self.is_open(goal) || !self.pays(hand, goal.cost) || (saves && alone[at] < aim) {
                return None;
            }
            let rest = hand.minus(goal.cost);
            Some((at, goal.worth + self.next_worth(hand, at, &alone, 0.0) - self.risk(rest)))
        })
    }

    /// The next act for a goal that can be paid: an exchange, a part, or the thing itself.
    pub(super) fn towards(&self, goal: &Goal) -> Option<Trading> {
        let hand = self.hand();
        let missing = goal.cost.minus(hand);
        if let Some((take, _)) = missing.iter().next() {
            return self.exchange(hand, goal.cost, take);
        }
        Some(Trading::Build(match goal.what {
            What::Colony => Order::Ship(ShipKind::Colony, self.launch(ShipKind::Colony)),
            What::Trade { rings: 0 } => Order::Ship(ShipKind::Trade, self.launch(ShipKind::Trade)),
            What::Trade { .. } => Order::Part(Part::FreightRing),
            What::Spaceport(site) => Order::Spaceport(site),
            What::Part(part) | What::Parts(part, _) => Order::Part(part),
        }))
    }

    /// What is least missed goes to the bank.
    fn exchange(&self, hand: Cards, cost: Cards, take: Resource) -> Option<Trading> {
        let public = &self.state.public;
        let gives = Resource::ALL.into_iter().filter(|give| {
            *give != take && hand.minus(cost).get(*give) >= public.rate(self.seat, *give) && public.bank.get(take) > 0
        });
        let after = |give: Resource| {
            let paid = hand.minus(Cards::of(give, public.rate(self.seat, give)));
            self.hand_worth(paid.plus(Cards::of(take, 1)))
        };
        let best = gives.map(|give| (give, after(give))).max_by(|a, b| a.1.total_cmp(&b.1));
        best.map(|(give, _)| Trading::Bank { give, take })
    }

    /// A hand too large for comfort: an exchange that makes it better, or on.
    fn last_resort(&self) -> Trading {
        let (public, hand) = (&self.state.public, self.hand());
        if hand.total() <= public.hand_limit(self.seat) {
            return Trading::ToFlight;
        }
        let mut best = (self.hand_worth(hand) + 0.05, None);
        for give in Resource::ALL.into_iter().filter(|give| hand.get(*give) >= public.rate(self.seat, *give)) {
            for take in Resource::ALL.into_iter().filter(|take| *take != give && public.bank.get(*take) > 0) {
                let paid = hand.minus(Cards::of(give, public.rate(self.seat, give)));
                let worth = self.hand_worth(paid.plus(Cards::of(take, 1)));
                if worth > best.0 {
                    best = (worth, Some(Trading::Bank { give, take }));
                }
            }
        }
        best.1.unwrap_or(Trading::ToFlight)
    }

    /// The launch point nearest to the best place for such a ship.
    pub(super) fn launch(&self, kind: ShipKind) -> Launch {
        let public = &self.state.public;
        let (targets, aims) = (if kind == ShipKind::Colony { &self.sites } else { &self.docks }, self.aims());
        let worth = |from: Point| {
            let open = targets.iter().filter(|target| !aims.contains(&Some(target.at)));
            open.map(|target| target.after(self, f64::from(from.distance(target.at)) / self.speed)).fold(0.0, f64::max)
        };
        let at = public.free_launch_points(self.seat).map(|at| (at, worth(at))).max_by(|a, b| a.1.total_cmp(&b.1));
        Launch { at: some(at).0, transporter: some(public.free_transporters(self.seat).last()) }
    }
}
