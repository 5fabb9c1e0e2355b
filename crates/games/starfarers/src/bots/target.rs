//! Where ships could go: free sites, open docks, lairs and ice that can be cleared; what they are worth and who else is
//! on the way.

use super::outlook::Outlook;
use crate::content::{Base, ChipValue, Dock, FriendCard, Gift, Part, Planet, Point, Resource, Site};
use crate::rules::found::{can_clear, chip_holder, demand};
use crate::state::ShipKind;

/// A place to found or to clear at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Target {
    pub at: Point,
    /// In victory points, on arrival.
    pub worth: f64,
    /// Freight rings its dock asks for.
    pub freight: u8,
    /// When somebody else may be there, in turns.
    pub rival: f64,
}

impl Target {
    /// What it is worth to who arrives after so many turns.
    pub(super) fn after(&self, outlook: &Outlook<'_>, turns: f64) -> f64 {
        let first = (outlook.skill.tied + 0.5 * (self.rival - turns)).clamp(outlook.skill.beaten, 1.0);
        self.worth * first * outlook.later(turns)
    }
}

/// When the ships of the others arrive at the nearest place for each.
pub(super) struct Rivals(Vec<(Point, f64)>);

impl Rivals {
    pub(super) fn of(outlook: &Outlook<'_>) -> Rivals {
        let (public, mut all) = (outlook.public, Vec::new());
        for seat in public.others(outlook.seat) {
            let speed = 3.6 + f64::from(public.boost(seat));
            for (_, ship) in public.ships(seat) {
                let places: &mut dyn Iterator<Item = Point> = match ship.kind {
                    ShipKind::Colony => &mut Site::all().filter(|site| outlook.is_free(*site)).map(Site::point),
                    ShipKind::Trade => &mut Base::all().filter_map(|base| public.open_dock(base)).map(Dock::point),
                };
                if let Some(near) = places.min_by_key(|place| ship.at.distance(*place)) {
                    all.push((near, f64::from(ship.at.distance(near)) / speed));
                }
            }
        }
        Rivals(all)
    }

    fn at(&self, point: Point) -> f64 {
        self.0.iter().filter(|(near, _)| *near == point).map(|(_, turns)| *turns).fold(f64::INFINITY, f64::min)
    }
}

impl Outlook<'_> {
    /// Nobody is there, and as far as this seat knows nothing is in the way that it cannot clear.
    fn is_free(&self, site: Site) -> bool {
        self.public.colony(site).is_none() && !self.public.is_closed(site)
    }

    pub(super) fn free_sites(&self, rivals: &Rivals) -> Vec<Target> {
        let free = Site::all().filter(|site| self.is_free(*site));
        let target = |site: Site| {
            let (at, worth) = (site.point(), self.site_worth(site));
            (worth > 0.0).then_some(Target { at, worth, freight: 0, rival: rivals.at(at) })
        };
        free.filter_map(target).collect()
    }

    /// A colony and what it brings; where a planet may be closed, less.
    fn site_worth(&self, site: Site) -> f64 {
        let (mut pips, mut open) = (0.0, 1.0);
        for planet in site.planets() {
            let (mean, closed) = self.prospect(planet);
            if closed == 1.0 && !can_clear(self.state, self.seat, planet) {
                return 0.0;
            }
            open *= if closed == 1.0 { 1.0 } else { 1.0 - closed };
            pips += self.pip(planet.resource(), self.rounds - 2.0) * if closed == 1.0 { 2.6 } else { mean };
        }
        let cleared = site.planets().into_iter().filter(|planet| can_clear(self.state, self.seat, *planet)).count();
        (self.skill.colony + pips) * (self.skill.blocked + (1.0 - self.skill.blocked) * open) + cleared as f64
    }

    pub(super) fn open_docks(&self, rivals: &Rivals) -> Vec<Target> {
        let docks = Base::all().filter_map(|base| self.public.open_dock(base));
        let target = |dock: Dock| {
            let at = dock.point();
            Target { at, worth: self.dock_worth(dock.base), freight: dock.number, rival: rivals.at(at) }
        };
        docks.map(target).collect()
    }

    /// The chip if it changes hands, and the best card there.
    pub(super) fn dock_worth(&self, base: Base) -> f64 {
        let public = self.public;
        let (holder, next) = (public.chips[base.index()], chip_holder(public, self.seat, base));
        let chip = match (holder, next) {
            (Some(holder), Some(next)) if holder == self.seat && next == self.seat => self.skill.hold,
            (Some(_), Some(next)) if next == self.seat => self.skill.chip + 0.4,
            (_, Some(next)) if next == self.seat => self.skill.chip,
            _ => 0.1,
        };
        let card = public.cards_at(base).map(|card| self.friend_worth(card)).fold(0.0, f64::max);
        chip + card
    }

    /// What a friendship card is worth for the rest of the game.
    pub(super) fn friend_worth(&self, card: FriendCard) -> f64 {
        let (public, ahead) = (self.public, self.rounds / 10.0);
        let skill = self.skill;
        let of = |(base, more): (f64, f64), resource: Resource| base + more * self.income[resource.index()];
        let worth = |gift: Gift| match gift {
            Gift::SeatOfHonour if public.has(self.seat, Gift::SeatOfHonour) => 0.0,
            Gift::SeatOfHonour => of(skill.honour, Resource::Goods).min(2.2),
            Gift::BetterRate(Resource::Goods) => of(skill.bazaar, Resource::Goods),
            Gift::More(resource) => of(skill.more, resource),
            Gift::Speed(more) => skill.drive * f64::from(more),
            Gift::Strength(more) => skill.strength * f64::from(more) + self.against_lairs(more),
            Gift::Relief => skill.relief * (1.0 - self.chance_of_a_card()),
            Gift::FairShares(most) => skill.shares * (0.6 + f64::from(self.ahead().min(most))),
            Gift::BetterRate(resource) => of(skill.rate, resource),
            Gift::LightTribute(_) => skill.light * self.income.iter().sum::<f64>(),
        };
        card.gifts().map(worth).sum::<f64>() * ahead * self.skill.friends
    }

    /// How likely a roll brings a card.
    fn chance_of_a_card(&self) -> f64 {
        let planets = self.public.sites_of(self.seat).flat_map(|(site, _)| site.planets());
        let chips = planets.filter_map(|planet| self.state.known_chip(self.seat, planet));
        let values: Vec<ChipValue> = chips.map(|chip| self.public.terms.value(chip)).collect();
        let brings = |roll: &u8| values.iter().any(|value| value.produces(*roll));
        f64::from((2..=12).filter(brings).map(|roll| ChipValue::Number(roll).pips()).sum::<u8>()) / 36.0
    }

    /// How many have more points.
    fn ahead(&self) -> u8 {
        let own = self.public.vp(self.seat);
        self.public.others(self.seat).filter(|other| self.public.vp(*other) > own).count() as u8
    }

    /// What so much more strength is worth against known lairs: as much of each as it saves in cannons.
    fn against_lairs(&self, strength: u8) -> f64 {
        let missing = |planet: Planet| match demand(self.state, self.seat, planet) {
            Some((Part::Cannon, need, have)) if have < need => Some(f64::from(need - have)),
            _ => None,
        };
        let saved = |missing: f64| f64::from(strength).min(missing) / missing;
        0.5 * self.skill.clear * Planet::all().filter_map(missing).map(saved).sum::<f64>()
    }

    /// The steps from the nearest own launch point.
    pub(super) fn way_from_port(&self, to: Point) -> u8 {
        self.ports.iter().map(|at| at.distance(to)).min().unwrap_or(30)
    }

    /// Planets that can be cleared as things stand, each with its nearest corner to `from`.
    pub(super) fn clearable(&self, from: Point) -> impl Iterator<Item = Target> + '_ {
        let clears = |planet: &Planet| can_clear(self.state, self.seat, *planet);
        Planet::all().filter(clears).filter_map(move |planet| {
            let at = corners(planet).min_by_key(|point| from.distance(*point))?;
            Some(Target { at, worth: self.skill.clear, freight: 0, rival: f64::INFINITY })
        })
    }
}

/// The points from which a planet is seen.
pub(super) fn corners(planet: Planet) -> impl Iterator<Item = Point> {
    planet.hex().corners().into_iter().filter_map(|(x, y)| Point::at(x, y))
}

/// One of the cards worth most of those still at a base. Which of them varies by round and seat: what a card brings in the
/// end is known to nobody, and cards that only a second dock brings would go to whoever is ahead.
pub(super) fn best_card(outlook: &Outlook<'_>, base: Base) -> Option<FriendCard> {
    let worth = |card: FriendCard| outlook.friend_worth(card);
    let most = outlook.public.cards_at(base).map(worth).fold(0.0, f64::max);
    let good: Vec<FriendCard> =
        outlook.public.cards_at(base).filter(|card| worth(*card) >= most * outlook.skill.choosy).collect();
    let taste = usize::from(outlook.public.round) + outlook.seat.index();
    good.get(taste % good.len().max(1)).copied()
}
