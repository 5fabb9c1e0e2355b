//! The helm: burns, headings, braking, the alert (D4b, D5, F2).

use super::outlook::{Outlook, best};
use crate::content::{Alert, Blueprint, Risk, Space, Star, Tile};
use crate::planner;
use crate::questions::{Engine, Order, Thrust};
use crate::state::{Goo, Public};

impl Outlook<'_> {
    /// D4b: as the plan has it, within what is offered.
    pub(super) fn thrust(&self, offered: &[Thrust]) -> Thrust {
        let wanted = self.burn();
        let fits = |thrust: &&Thrust| thrust.brake == wanted.brake && thrust.levels <= wanted.levels;
        let best = offered.iter().filter(fits).max_by_key(|thrust| thrust.levels);
        best.copied().filter(|_| wanted.levels > 0).unwrap_or(planner::NO_BURN)
    }

    /// The ramjet burns nothing.
    pub(super) fn drive(&self, offered: &[Engine]) -> Option<Engine> {
        let enough = self.burn().levels <= 1;
        let wanted = if enough { Engine::Ramjet } else { Engine::Fuel };
        offered.iter().copied().find(|engine| *engine == wanted)
    }

    /// Which of some spaces leads to the star that is wanted, by the same judgement from there.
    pub(super) fn way(&self, offered: &[Space]) -> Option<Space> {
        let on_path = self.course.as_ref().and_then(|plan| plan.path.first().copied());
        if let Some(next) = on_path.filter(|next| offered.contains(next)) {
            return Some(next);
        }
        let star = self.course.as_ref().map(|plan| plan.star)?;
        let steps = |to: Space| f64::from(self.steps(to, star));
        best(offered.iter().map(|to| (-steps(*to), *to))).map(|(_, to)| to)
    }

    /// From a space that the ship would enter next.
    fn steps(&self, to: Space, star: Star) -> u8 {
        let mut ship = self.public.ship;
        (ship.came_from, ship.space, ship.heading) = (Some(ship.space), to, None);
        let public = Public { ship, ..*self.public };
        let beyond = if to.exit().is_some() { 100 } else { 0 };
        planner::route(&public, star).map_or(90, |plan| plan.path.len() as u8) + beyond
    }

    /// In the middle of a move, with so many steps left after this one: the star is passed, or the ship stops there.
    pub(super) fn branch(&self, offered: &[Space], left: u8) -> Option<Space> {
        let judged = offered.iter().map(|to| (self.branch_worth(*to, left), *to));
        best(judged).map(|(_, to)| to)
    }

    fn branch_worth(&self, to: Space, left: u8) -> f64 {
        if to == crate::content::at::SOL || to.exit().is_some() {
            return -200.0;
        }
        if self.brakes_ahead() > 0 {
            let plans = planner::routes_after(self.public, to, left);
            return plans.map(|plan| self.star_worth(&self.planets, &plan)).fold(-100.0, f64::max);
        }
        let mut ship = self.public.ship;
        (ship.came_from, ship.space, ship.heading) = (Some(ship.space), to, None);
        let mut public = Public { ship, ..*self.public };
        // The rest of this move is made first.
        for _ in 0..left {
            let plan = self.course.as_ref().and_then(|plan| planner::first_step(&public, plan.star));
            let next = plan.or_else(|| public.ship.space.ahead(public.ship.came_from).next());
            let Some(next) = next else { break };
            (public.ship.came_from, public.ship.space) = (Some(public.ship.space), next);
        }
        public.dozyear.phase = crate::state::Phase::Attrition;
        let planets = super::planets::Planets::new(&public);
        let plans = planner::routes(&public).into_iter().flatten();
        plans.map(|plan| self.star_worth(&planets, &plan)).fold(-100.0, f64::max)
    }

    /// F2c, F2d: a brake is a gamble, taken where the fuel does not reach: as the plan has it, or where one brings the ship
    /// down to what the fuel can stop.
    pub(super) fn brakes(&self, risk: Risk) -> bool {
        match &self.course {
            Some(plan) if plan.stops && plan.brakes.is_empty() => false,
            Some(plan) if plan.stops => plan.brakes.first() == Some(&self.public.ship.space),
            _ => self.hope > 0.4 && self.one_brake_helps() && self.is_bearable(risk),
        }
    }

    fn one_brake_helps(&self) -> bool {
        let mut slower = *self.public;
        slower.ship.velocity.0 = slower.ship.velocity.0.saturating_sub(1);
        slower.ship.velocity.0 == 0 || planner::routes(&slower).into_iter().flatten().any(|plan| plan.stops)
    }

    /// Whether at least half of the rolls leave people and the ship alone.
    fn is_bearable(&self, risk: Risk) -> bool {
        let public = self.public;
        let modifier = public.dozyear.plasma + u8::from(public.has_wisdom(crate::content::Wisdom::Pilot));
        let deadly = |die: u8| {
            let outcome = risk.outcome(die + modifier);
            outcome.deaths().is_some() || outcome.erosion() > 0
        };
        (1..=6).filter(|die| deadly(*die)).count() <= 3
    }

    /// D5c: yellow tames, red kills; a section that may be lost is worth more than a tame species.
    pub(super) fn order(&self, may_turn: bool) -> Order {
        let wanted = self.alert();
        if may_turn && self.public.alert != wanted {
            return Order::TurnAlert;
        }
        self.ballast().map_or(Order::Fly, Order::Jettison)
    }

    fn alert(&self) -> Alert {
        let on_section = |shape: &crate::content::Shape| self.public.goo[shape.index()] == Goo::Blueprint;
        let gnawed: Vec<Blueprint> = self.loose_goo().filter(on_section).map(|shape| shape.blueprint()).collect();
        let loose = self.loose_goo().count();
        let hands = self.hands();
        let enough = hands >= 5 * loose.max(1);
        let star = self.course.as_ref().map(|plan| plan.star);
        let dry = self.missing.drops > 0 && self.missing.goo == 0;
        // J1b: a second species would have the ship land in a cave.
        if self.tame() == 1 && dry && star.is_some_and(|star| self.has_cave(star)) {
            return Alert::Red;
        }
        match gnawed.is_empty() || enough {
            true => Alert::Yellow,
            false if self.missing.goo > 0 && hands >= 4 * loose => Alert::Yellow,
            false => Alert::Red,
        }
    }

    /// Workers in the next dozyear.
    fn hands(&self) -> usize {
        let public = self.public;
        let of = |of: crate::content::Ideology| {
            let here = public.tiles_of(of).filter(|one| public.person(*one).slot().is_some()).count();
            if here > 0 { here } else { public.avatars(of).len() }
        };
        crate::content::Ideology::ALL.into_iter().map(of).sum()
    }

    /// F2g: the last levels to stop may be thrown overboard, the Jars and people's places never.
    fn ballast(&self) -> Option<Tile> {
        let public = self.public;
        let plan = self.course.as_ref()?;
        let is_short = !plan.stops && public.ship.velocity.0 > 0 && plan.path.len() <= 8;
        if !is_short {
            return None;
        }
        let frees = |tile: &Tile| {
            let mut ship = public.ship;
            ship.remove(*tile);
            ship.levels() > public.ship.levels()
        };
        let spare = [Tile::Section(Blueprint::Wardens)];
        let shields = crate::content::Ideology::ALL.map(Tile::Shield);
        shields.into_iter().chain(spare).filter(|tile| public.ship.has(*tile)).find(frees)
    }
}
