//! Flying: which ship goes where, and how far it gets this turn.

use orrery_core::Question;

use super::outlook::Outlook;
use super::target::Target;
use crate::content::{Planet, Point};
use crate::questions::{Flight, Fly, Leap, Then};
use crate::rules::fly::{self, Craft};
use crate::rules::{found, results};
use crate::sets::Route;
use crate::state::{ShipKind, Transporter};

impl Outlook<'_> {
    /// Where each own ship is going: the best pair of ship and place first, no place twice.
    pub(super) fn aims(&self) -> [Option<Point>; 3] {
        let public = &self.state.public;
        let mut pairs: Vec<(f64, Transporter, Point)> = Vec::new();
        for name in Transporter::ALL {
            let Some(craft) = Craft::of(public, self.seat, name) else { continue };
            pairs.extend(self.targets_of(&craft).map(|target| (self.promise(&craft, &target), name, target.at)));
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
        let left = if self.state.public.is_asking(Fly) { f64::from(craft.left) } else { self.speed };
        let turns = if steps <= left { 0.0 } else { 1.0 + (steps - left) / self.speed };
        let missing = target.freight.saturating_sub(self.state.public.freight(self.seat));
        target.after(self, turns + 2.0 * f64::from(missing)) - 0.001 * steps
    }

    pub(super) fn flight(&self) -> Flight {
        let (aims, public) = (self.aims(), &self.state.public);
        let flying = public.turn.flying.into_iter().chain(Transporter::ALL);
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
        let (at, ship) = (craft.ship.at, craft.name);
        let here = |then: Then| Some(Flight::Fly { ship, route: Route::NONE, then });
        let clears = |planet: &&Planet| found::can_clear(self.state, self.seat, **planet);
        match at.planets().iter().find(clears) {
            Some(planet) => here(Then::Clear(*planet)),
            None if fly::check_look(&self.state.public, self.seat, at).is_ok() => here(Then::Look),
            None => None,
        }
    }

    /// As near to the aim as the ship may come.
    pub(super) fn approach(&self, craft: &Craft, aim: Point) -> Option<Flight> {
        let (at, ship) = (craft.ship.at, craft.name);
        if at.distance(aim) <= craft.left && found::bar(self.state, craft, aim).is_none() {
            return Some(Flight::Fly { ship, route: Route::shortest(at, aim), then: Then::Found });
        }
        let clears = |planet: &&Planet| found::can_clear(self.state, self.seat, **planet);
        let reached = at.distance(aim) <= craft.left && craft.leads_on(self.state, aim, craft.left - at.distance(aim));
        if let (true, Some(planet)) = (reached, aim.planets().iter().find(clears)) {
            return Some(Flight::Fly { ship, route: Route::shortest(at, aim), then: Then::Clear(*planet) });
        }
        let near =
            |point: &Point| at.distance(*point) <= craft.left && craft.may_rest(&self.state.public, *point).is_ok();
        let to = Point::all().filter(near).min_by_key(|point| (point.distance(aim), at.distance(*point), *point))?;
        (to != at).then(|| Flight::Fly { ship, route: Route::shortest(at, to), then: Then::Stop })
    }

    /// The best place for the first ship, if it is better than where it is.
    pub(super) fn jump(&self) -> Leap {
        let first = self.state.public.first_ship(self.seat);
        let Some(craft) = first.and_then(|name| Craft::of(&self.state.public, self.seat, name)) else {
            return Leap::Stay;
        };
        let fits = |target: &Target| results::can_jump(self.state, self.seat, craft.name, target.at);
        let best = self.targets_of(&craft).filter(fits).max_by(|a, b| {
            let worth = |target: &Target| self.known_worth(target);
            worth(a).total_cmp(&worth(b))
        });
        best.map(|target| target.at).or_else(|| self.beside_dock(&craft)).map_or(Leap::Stay, Leap::To)
    }

    /// Places that may be closed are a gamble when one can go anywhere.
    fn known_worth(&self, target: &Target) -> f64 {
        let planets = target.at.planets().iter();
        target.worth - planets.map(|planet| 0.5 * self.prospect(*planet).1).sum::<f64>()
    }

    /// Without the freight for any dock: as near to the best as it may come.
    fn beside_dock(&self, craft: &Craft) -> Option<Point> {
        let best = self.docks.iter().filter(|_| craft.ship.kind == ShipKind::Trade);
        let best = best.max_by(|a, b| self.promise(craft, a).total_cmp(&self.promise(craft, b)))?;
        let fits = |to: &Point| results::can_jump(self.state, self.seat, craft.name, *to);
        Point::all().filter(fits).min_by_key(|to| (to.distance(best.at), *to))
    }
}
