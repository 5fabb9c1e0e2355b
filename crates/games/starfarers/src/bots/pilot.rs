//! Flying: which ship goes where, and how far it gets this turn.

use orrery_core::Question;

use super::outlook::{Outlook, best};
use super::target::Target;
use crate::content::Point;
use crate::questions::{Flight, Fly, Leap, Then};
use crate::rules::fly::{self, Craft};
use crate::rules::{found, results};
use crate::sets::shortest;
use crate::state::{ShipKind, Transporter};

impl Outlook<'_> {
    /// Where each own ship is going: the best pair of ship and place first, no place twice.
    pub(super) fn aims(&self) -> [Option<Point>; 3] {
        let mut pairs: Vec<(f64, Transporter, Point)> = Vec::new();
        for craft in Craft::all(self.public, self.seat) {
            pairs.extend(self.targets_of(&craft).map(|target| (self.promise(&craft, &target), craft.name, target.at)));
        }
        pairs.sort_by(|a, b| b.0.total_cmp(&a.0));
        let mut aims = [None; 3];
        for (_, name, at) in pairs {
            if aims[name.index()].is_none() && !aims.contains(&Some(at)) {
                aims[name.index()] = Some(at);
            }
        }
        aims
    }

    /// What a ship could go for.
    pub(super) fn targets_of(&self, craft: &Craft) -> impl Iterator<Item = Target> + '_ {
        let places = if craft.ship.kind == ShipKind::Colony { &self.sites } else { &self.docks };
        places.iter().copied().chain(self.clearable(craft.ship.at))
    }

    /// What a target is worth to a ship, with the way there.
    pub(super) fn promise(&self, craft: &Craft, target: &Target) -> f64 {
        let steps = f64::from(craft.ship.at.distance(target.at));
        let left = if self.public.is_asking(Fly) { f64::from(craft.left) } else { self.speed };
        let turns = if steps <= left { 0.0 } else { 1.0 + (steps - left) / self.speed };
        let missing = target.freight.saturating_sub(self.public.freight(self.seat));
        target.after(self, turns + 2.0 * f64::from(missing)) - 0.001 * steps
    }

    pub(super) fn flight(&self) -> Flight {
        let (aims, public) = (self.aims(), self.public);
        let flying = public.turn.flying.into_iter().chain(Transporter::all());
        let crafts = flying.filter_map(|name| Craft::of(public, self.seat, name));
        for craft in crafts {
            let step = self.on_the_spot(&craft).or_else(|| self.approach(&craft, aims[craft.name.index()]?));
            match step {
                Some(choice) => return choice,
                None if craft.must_move(self.state) => break,
                None => {}
            }
        }
        match fly::check_end(self.state, self.seat) {
            Ok(()) => Flight::EndTurn,
            Err(_) => Fly.fallback(self.state, self.seat),
        }
    }

    /// Clearing and looking cost nothing.
    fn on_the_spot(&self, craft: &Craft) -> Option<Flight> {
        let at = craft.ship.at;
        let looks = || fly::check_look(self.public, self.seat, at).is_ok().then_some(Then::Look);
        let then = found::clearable(self.state, self.seat, at).map(Then::Clear).or_else(looks);
        then.map(|then| Flight::here(craft.name, then))
    }

    /// As near to the aim as the ship may come.
    pub(super) fn approach(&self, craft: &Craft, aim: Point) -> Option<Flight> {
        let (at, ship) = (craft.ship.at, craft.name);
        if at.distance(aim) <= craft.left && found::bar(self.state, craft, aim).is_none() {
            return Some(Flight::Fly { ship, route: shortest(at, aim), then: Then::Found });
        }
        let reached = at.distance(aim) <= craft.left && craft.leads_on(self.state, aim, craft.left - at.distance(aim));
        if let (true, Some(planet)) = (reached, found::clearable(self.state, self.seat, aim)) {
            return Some(Flight::Fly { ship, route: shortest(at, aim), then: Then::Clear(planet) });
        }
        let near = |point: &Point| at.distance(*point) <= craft.left && craft.may_rest(self.public, *point).is_ok();
        let to = Point::all().filter(near).min_by_key(|point| (point.distance(aim), at.distance(*point), *point))?;
        (to != at).then(|| Flight::Fly { ship, route: shortest(at, to), then: Then::Stop })
    }

    /// The best place for the first ship, if it is better than where it is.
    pub(super) fn jump(&self) -> Leap {
        let Some(craft) = self.first_craft() else { return Leap::Stay };
        let fits = |target: &Target| results::can_jump(self.state, self.seat, craft.name, target.at);
        let targets = self.targets_of(&craft).filter(fits).map(|target| (self.known_worth(&target), target.at));
        best(targets).or_else(|| self.beside_dock(&craft)).map_or(Leap::Stay, Leap::To)
    }

    /// Places that may be closed are a gamble when one can go anywhere.
    fn known_worth(&self, target: &Target) -> f64 {
        let planets = target.at.planets().iter();
        target.worth - planets.map(|planet| 0.5 * self.prospect(*planet).1).sum::<f64>()
    }

    /// Without the freight for any dock: as near to the best as it may come.
    fn beside_dock(&self, craft: &Craft) -> Option<Point> {
        let docks = self.docks.iter().filter(|_| craft.ship.kind == ShipKind::Trade);
        let aim = best(docks.map(|dock| (self.promise(craft, dock), dock.at)))?;
        let fits = |to: &Point| results::can_jump(self.state, self.seat, craft.name, *to);
        Point::all().filter(fits).min_by_key(|to| (to.distance(aim), *to))
    }
}
