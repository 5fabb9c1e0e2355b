//! What follows from the state: points, speed and strength, places for ships, rates.

use orrery_core::{Seat, SeatSet};

use super::{Colony, Owner, Player, Public, Ship, ShipKind, Transporter};
use crate::content::{
    Base, CLEARED_VP, COLONIES, COLONIES_A_SYSTEM, Dock, FAME_PER_VP, FAME_STOCK, FRIENDSHIP_CHIP_VP, FriendCard, Gift,
    HAND_LIMIT, Neighbour, Part, Planet, Point, RINGS, Resource, Site,
};
use crate::sets::FriendSet;

impl Public {
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub fn everybody(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.seats)
    }

    /// The others in turn order from the left of `seat` (SF-SETUP-18, R-24).
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        (1..seats).map(move |steps| seat.after(steps, seats))
    }

    /// Whether the chip of a planet lies open to `seat`.
    #[inline]
    pub fn knows(&self, seat: Seat, planet: Planet) -> bool {
        self.open.contains(planet) || self.player(seat).looked.contains(planet)
    }

    /// Colonies on the board, spaceports included.
    #[inline]
    pub fn colonies(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let flying = |ship: &Option<Ship>| u8::from(matches!(ship, Some(Ship { kind: ShipKind::Colony, .. })));
        COLONIES - player.colonies - player.ships.iter().map(flying).sum::<u8>()
    }

    #[inline]
    pub fn spaceports(&self, seat: Seat) -> u8 {
        RINGS - self.player(seat).rings
    }

    #[inline]
    pub fn friendship_chips(&self, seat: Seat) -> u8 {
        self.chips.iter().map(|holder| u8::from(*holder == Some(seat))).sum()
    }

    /// SF-VP-1, SF-COLONY-4, SF-PORT-2: a spaceport is a colony with one more. Posts count nothing (SF-TRADEBASE-9).
    #[inline]
    pub fn vp(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        self.colonies(seat)
            + self.spaceports(seat)
            + FRIENDSHIP_CHIP_VP * self.friendship_chips(seat)
            + player.fame / FAME_PER_VP
            + CLEARED_VP * player.cleared.len() as u8
    }

    #[inline]
    pub fn part(&self, seat: Seat, part: Part) -> u8 {
        self.player(seat).parts[part.index()]
    }

    pub fn all_parts(&self, seat: Seat) -> u8 {
        self.player(seat).parts.iter().sum()
    }

    #[inline]
    pub fn has(&self, seat: Seat, gift: Gift) -> bool {
        self.gifts(seat).any(|held| held == gift)
    }

    /// SF-FRIEND-2: what friends add to the speed.
    #[inline]
    pub fn speed_bonus(&self, seat: Seat) -> u8 {
        self.gifts(seat).map(|gift| if let Gift::Speed(more) = gift { more } else { 0 }).sum()
    }

    /// SF-FRIEND-2
    #[inline]
    pub fn strength_bonus(&self, seat: Seat) -> u8 {
        self.gifts(seat).map(|gift| if let Gift::Strength(more) = gift { more } else { 0 }).sum()
    }

    /// What friends do for a player (SF-Z9).
    #[inline]
    pub fn gifts(&self, seat: Seat) -> impl Iterator<Item = Gift> {
        self.player(seat).friends.iter().flat_map(FriendCard::gifts)
    }

    /// Boosters and bonuses.
    #[inline]
    pub fn boost(&self, seat: Seat) -> u8 {
        self.part(seat, Part::Booster) + self.speed_bonus(seat)
    }

    /// SF-SHAKE-4, SF-SHAKE-5: for each ship of the active player, never below 0.
    #[inline]
    pub fn speed(&self, seat: Seat) -> u8 {
        (self.turn.base + self.boost(seat)).saturating_add_signed(self.turn.modifier)
    }

    /// SF-PART-2, SF-PIRATE-1: cannons and bonuses.
    #[inline]
    pub fn strength(&self, seat: Seat) -> u8 {
        self.part(seat, Part::Cannon) + self.strength_bonus(seat)
    }

    /// SF-PART-3
    #[inline]
    pub fn freight(&self, seat: Seat) -> u8 {
        self.part(seat, Part::FreightRing)
    }

    #[inline]
    pub fn ship(&self, seat: Seat, transporter: Transporter) -> Option<&Ship> {
        self.player(seat).ships.get(transporter.index())?.as_ref()
    }

    pub fn ships(&self, seat: Seat) -> impl Iterator<Item = (Transporter, &Ship)> {
        Transporter::all().filter_map(move |transporter| Some((transporter, self.ship(seat, transporter)?)))
    }

    #[inline]
    pub fn has_ship(&self, seat: Seat) -> bool {
        self.player(seat).ships.iter().any(Option::is_some)
    }

    /// SF-SHIP-7: the ship with the fewest rings on its nose.
    pub fn first_ship(&self, seat: Seat) -> Option<Transporter> {
        self.ships(seat).next().map(|(transporter, _)| transporter)
    }

    pub fn free_transporters(&self, seat: Seat) -> impl Iterator<Item = Transporter> + '_ {
        Transporter::all().filter(move |transporter| self.ship(seat, *transporter).is_none())
    }

    /// Whose ship stands there.
    #[inline]
    pub fn ship_at(&self, point: Point) -> Option<(Seat, Transporter)> {
        let there = |seat| self.ships(seat).find(|(_, ship)| ship.at == point);
        self.everybody().find_map(|seat| there(seat).map(|(name, _)| (seat, name)))
    }

    #[inline]
    pub fn colony(&self, site: Site) -> Option<Colony> {
        self.sites.0[site.index()]
    }

    /// The sites of a player's colonies and spaceports.
    pub fn sites_of(&self, seat: Seat) -> impl Iterator<Item = (Site, Colony)> + '_ {
        Site::all()
            .filter_map(|site| Some((site, self.colony(site)?)))
            .filter(move |(_, colony)| colony.owner == Owner::Seat(seat))
    }

    /// SF-SHIP-2: the two points beside each own spaceport.
    pub fn launch_points(&self, seat: Seat) -> impl Iterator<Item = Point> + '_ {
        self.sites_of(seat).filter(|(_, colony)| colony.spaceport).flat_map(|(site, _)| site.launch_points())
    }

    pub fn free_launch_points(&self, seat: Seat) -> impl Iterator<Item = Point> + '_ {
        self.launch_points(seat).filter(|point| self.ship_at(*point).is_none())
    }

    /// SF-TRADEBASE-1: the lowest empty dock.
    #[inline]
    pub fn open_dock(&self, base: Base) -> Option<Dock> {
        let place = self.posts[base.index()].iter().position(Option::is_none)?;
        Some(Dock { base, number: place as u8 + 1 })
    }

    /// Posts of a player at one base, and at all.
    pub fn posts_at(&self, seat: Seat, base: Base) -> u8 {
        self.posts[base.index()].iter().filter(|owner| **owner == Some(seat)).count() as u8
    }

    pub fn all_posts(&self, seat: Seat) -> u8 {
        Base::all().map(|base| self.posts_at(seat, base)).sum()
    }

    /// The friendship cards still at a base.
    pub fn cards_at(&self, base: Base) -> impl Iterator<Item = FriendCard> + use<> {
        let people = self.peoples[base.index()];
        let taken = self.players.iter().fold(FriendSet::NONE, |all, player| all.or(player.friends));
        people.cards().into_iter().filter(move |card| !taken.contains(*card))
    }

    /// SF-PART-5: parts of a kind in the box.
    pub fn parts_left(&self, part: Part) -> u8 {
        let fitted: u8 = self.players.iter().map(|player| player.parts[part.index()]).sum();
        self.terms.part_stock(part).saturating_sub(fitted)
    }

    /// SF-PART-4, SF-PART-5
    pub fn can_fit(&self, seat: Seat, part: Part) -> bool {
        self.part(seat, part) < self.terms.part_limit(part) && self.parts_left(part) > 0
    }

    /// SF-FAME-2
    pub fn fame_left(&self) -> u8 {
        FAME_STOCK - self.players.iter().map(|player| player.fame).sum::<u8>()
    }

    /// SF-3P-2, SF-3P-3, R-27: with fewer than four players two colonies close an outer system.
    pub fn is_closed(&self, site: Site) -> bool {
        if self.seats == 4 || site.system().is_home() {
            return false;
        }
        let held = site.system().sites().into_iter().filter(|site| self.colony(*site).is_some()).count();
        held >= usize::from(COLONIES_A_SYSTEM)
    }

    /// SF-BANK-1 to SF-BANK-3: cards of a type for one other. R-12: a bazaar of once a turn is used up.
    #[inline]
    pub fn rate(&self, seat: Seat, resource: Resource) -> u8 {
        let used = resource == Resource::Goods && self.terms.bazaar_once && self.turn.bazaar;
        if !used && self.has(seat, Gift::BetterRate(resource)) { resource.merchants_rate() } else { resource.rate() }
    }

    /// SF-SEVEN-1, F16: so many cards are left alone.
    pub fn hand_limit(&self, seat: Seat) -> u8 {
        let light = |gift| if let Gift::LightTribute(most) = gift { Some(most) } else { None };
        self.gifts(seat).find_map(light).unwrap_or(HAND_LIMIT)
    }

    /// SF-SEVEN-1, R-14: cards that a 7 takes, half rounded down.
    pub fn tribute(&self, seat: Seat) -> u8 {
        let hand = self.player(seat).hand;
        if hand > self.hand_limit(seat) { hand / 2 } else { 0 }
    }

    /// F19: from how many at most.
    pub fn fair_share(&self) -> u8 {
        self.gifts(self.active).map(|gift| if let Gift::FairShares(most) = gift { most } else { 0 }).sum()
    }

    /// F19: who has more VP than the active player and a card to give.
    pub fn fair_victims(&self) -> SeatSet {
        if self.fair_share() == 0 {
            return SeatSet::empty();
        }
        let own = self.vp(self.active);
        self.others(self.active).filter(|seat| self.player(*seat).hand > 0 && self.vp(*seat) > own).collect()
    }

    /// SF-SEVEN-3: who can be robbed.
    pub fn victims(&self) -> SeatSet {
        self.others(self.active).filter(|seat| self.player(*seat).hand > 0).collect()
    }

    pub fn neighbour(&self, neighbour: Neighbour) -> Seat {
        self.active.after(neighbour.seats_on(self.seats), self.seats)
    }

    /// SF-ENC-3, R-24
    pub fn reader(&self) -> Seat {
        self.neighbour(Neighbour::Left)
    }

    /// Whose piece is next in the expert set-up, clockwise, back, clockwise (SF-VAR-4).
    pub fn placer(&self, placed: u8) -> Seat {
        let (round, place) = (placed / self.seats, placed % self.seats);
        let steps = if round == 1 { self.seats - 1 - place } else { place };
        self.first.after(steps, self.seats)
    }
}
