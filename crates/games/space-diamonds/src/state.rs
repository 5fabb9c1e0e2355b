//! The whole truth of a table: what everybody knows, and what is hidden, apart by type. Flat, so that copying it is
//! cheap.

mod path;
mod terms;

pub use path::Path;
pub use terms::{Firsts, Four, HeadStart, Hydration, Memory, Mode, Terms};

use orrery_core::{Frames, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::content::{Chit, Craft, Mass, Mission, Printing, Space, Zone};
use crate::flight::{Engine, Flight};
use crate::sets::{Chits, PerSite, Sites};

pub const MAX_SEATS: usize = 5;

orrery_kit::named! {
    /// Which way a game ended, by the message that tells it.
    #[serde(rename_all = "kebab-case")]
    pub enum Ending {
        /// iH1c.1: everybody is home.
        AllHome = "ending-all-home",
        /// iH1c.1: the three turns of those who are not home are over.
        ThreeTurns = "ending-three-turns",
        /// iZ1.7: the last round is over.
        RoundLimit = "ending-round-limit",
        /// R33: everybody has left.
        Abandoned = "ending-abandoned",
        /// iZ2.1: a solo player came home in time.
        SoloHome = "ending-solo-home",
        /// iZ2.1: a solo player did not.
        SoloLate = "ending-solo-late",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    SetUp,
    /// Somebody moves and operates.
    Turn,
    /// iE4a.2: a hazard takes so many chits, of their owner's choice.
    Loss {
        count: u8,
    },
    Over(Ending),
}

/// A set of mission cards, half as large as a set of the kit: everybody has four of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Missions(u32);

impl Missions {
    pub const fn contains(self, mission: Mission) -> bool {
        self.0 >> mission.index() & 1 != 0
    }

    pub fn insert(&mut self, mission: Mission) {
        self.0 |= 1 << mission.index();
    }

    pub const fn minus(self, other: Missions) -> Missions {
        Missions(self.0 & !other.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Mission> {
        Mission::all().filter(move |mission| self.contains(*mission))
    }
}

impl FromIterator<Mission> for Missions {
    fn from_iter<I: IntoIterator<Item = Mission>>(missions: I) -> Self {
        Missions(missions.into_iter().fold(0, |set, mission| set | 1 << mission.index()))
    }
}

/// A spacecraft (iAc.1) and what everybody knows of its player; wet mass is where the chit lies on the playmat (iB3.1,
/// iC1d.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ship {
    pub craft: Craft,
    pub at: Space,
    pub wet: Mass,
    /// iH1b.1: order of arrival at LEO.
    pub rank: Option<u8>,
    /// The round of arrival.
    pub home_round: u8,
    /// iH1.2: turns left once somebody is home.
    pub turns_left: Option<u8>,
    /// How many chits of each letter are held.
    pub letters: [u8; 6],
    /// Chits taken so far, whatever became of them.
    pub discovered: u8,
    /// Of those: on Mars itself, in the Mercury and Venus zones, on periodic comets.
    pub from_mars: u8,
    pub from_inner: u8,
    pub from_comets: u8,
    /// R55: own turns in a row with an emergency step.
    pub emergencies: u8,
    /// R24: tanks gained by refuelling since landing.
    pub tanks: u8,
    /// Turns on which the Solar Oberth bonus was used.
    pub oberths: u8,
    /// "First" conditions this player has met, first of all or not.
    pub feats: Missions,
    /// R18: those among them that this player met before anybody else.
    pub firsts: Missions,
    /// iGa.1: completed missions lie open.
    pub done: Missions,
    /// The spaces of the last move, from where it began.
    pub path: Path,
}

impl Ship {
    /// Chits held.
    #[inline]
    pub fn chits(&self) -> u8 {
        self.letters.iter().sum()
    }
}

/// Flybys entered in the move in progress, as far as missions ask (R20).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flybys {
    pub jupiter: bool,
    pub saturn: bool,
    pub oberth: bool,
}

impl Flybys {
    pub fn or(self, other: Flybys) -> Flybys {
        self.each(other, |a, b| a | b)
    }

    pub fn minus(self, other: Flybys) -> Flybys {
        self.each(other, |a, b| a & !b)
    }

    fn each(self, b: Flybys, both: fn(bool, bool) -> bool) -> Flybys {
        let (jupiter, saturn) = (both(self.jupiter, b.jupiter), both(self.saturn, b.saturn));
        Flybys { jupiter, saturn, oberth: both(self.oberth, b.oberth) }
    }
}

/// The move in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Move {
    /// Net thrust, fixed when the move began (R10).
    pub thrust: u8,
    /// The space just left.
    pub from: Option<Space>,
    /// Burns left.
    pub regular: u8,
    pub bonus: u8,
    pub entered: Flybys,
}

/// What has been done this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// The move is over.
    pub moved: bool,
    pub operated: bool,
    pub flight: Option<Move>,
    pub took_chit: bool,
    /// R21: burns made, regular and bonus.
    pub burns: u8,
    /// Flyby bonuses used (R20).
    pub used: Flybys,
    /// iE3a.3: the Solar Oberth has paid.
    pub oberth_paid: bool,
    pub emergency: bool,
    /// The last roll on a hazard.
    pub die: Option<u8>,
}

impl Turn {
    pub(crate) fn end_move(&mut self) {
        self.moved = true;
        self.flight = None;
    }
}

/// What everybody at the table knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Public {
    pub terms: Terms,
    /// Which figures it is played with: those of the day it was begun.
    pub printing: Printing,
    pub seats: u8,
    /// Where the game is, and under which number its questions are asked.
    pub frames: Frames<Phase, 0>,
    pub round: u8,
    /// iC3.1: who begins each round.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    pub turn: Turn,
    pub ships: [Ship; MAX_SEATS],
    pub left: SeatSet,
    /// Who took the chit of each site.
    pub takers: PerSite,
    /// R28: sites whose water everybody knows.
    pub uncovered: Sites,
    /// iF2.1: which sites each player has scanned.
    pub scanned: [Sites; MAX_SEATS],
    /// R27: chits each player has spent as water or isofuel; they are shown to all.
    pub spent: [Chits; MAX_SEATS],
    /// iZ6.1: the stage of a guided first game that is open, from 0; it only grows.
    pub stage: u8,
}

/// What nobody, or not everybody, knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret {
    /// The chit each site was dealt, taken since or not.
    pub dealt: PerSite,
    /// The water of each site.
    pub water: PerSite,
    /// iB2.1, iF1.2: their owners may look at them at any time.
    pub hands: [Chits; MAX_SEATS],
    /// The missions dealt to each player (iG.1), a sail mission and (R) a rocket mission besides (iC1b.2). There are no
    /// others later (iG.3).
    pub missions: [Missions; MAX_SEATS],
    /// iZ1.3: faces of others' chits that each seat may still look at; the last place is that of spectators.
    pub fresh: [Chits; MAX_SEATS + 1],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub public: Public,
    pub secret: Secret,
}

impl Public {
    #[inline]
    pub fn phase(&self) -> Phase {
        *self.frames.top()
    }

    #[inline]
    pub fn ship(&self, seat: Seat) -> &Ship {
        &self.ships[seat.index()]
    }

    pub fn is_solo(&self) -> bool {
        self.seats == 1
    }

    /// Those who have not left, in seat order.
    pub fn present(&self) -> impl Iterator<Item = Seat> + use<> {
        let left = self.left;
        Seat::all(self.seats).filter(move |seat| !left.contains(*seat))
    }

    /// Whether a player has a turn to come or in progress (iA1a.1, iH1.2).
    pub fn plays(&self, seat: Seat) -> bool {
        let ship = self.ship(seat);
        !self.left.contains(seat) && ship.rank.is_none() && ship.turns_left != Some(0)
    }

    /// R18: who was the first to meet the condition of a mission.
    pub fn first_at(&self, mission: Mission) -> Option<Seat> {
        Seat::all(self.seats).find(|seat| self.ship(*seat).firsts.contains(mission))
    }

    /// iH1b.1: how many have come home; a rank stays taken when its holder leaves (R33).
    pub fn ranks_taken(&self) -> u8 {
        self.ships[..usize::from(self.seats)].iter().filter(|ship| ship.rank.is_some()).count() as u8
    }

    /// iZ2.1, iZ1.7
    pub fn last_round(&self) -> u8 {
        if self.is_solo() { 14 } else { self.terms.limit }
    }

    #[inline]
    pub fn engine(&self, seat: Seat) -> Engine {
        Engine { mode: self.terms.mode, craft: self.ship(seat).craft, edition: self.printing.edition() }
    }

    /// Whether a site is one of those that got a chit, by its zone (iBa.1, iC2b.1, iC2b.2).
    #[inline]
    pub fn is_chit_site(&self, site: Space) -> bool {
        let outermost = match self.terms.mode {
            Mode::Sails => Zone::Mars,
            Mode::Rockets => Zone::Ceres,
        };
        site.is_site() && site.zone() <= outermost
    }

    /// Whether a chit lies there.
    #[inline]
    pub fn has_chit(&self, site: Space) -> bool {
        self.is_chit_site(site) && self.takers.get(site).is_none()
    }

    pub fn chit_sites(&self) -> impl Iterator<Item = Space> + '_ {
        Space::sites().filter(|site| self.has_chit(*site))
    }

    /// R17: the chits that count towards coming home.
    #[inline]
    pub fn counting(&self, seat: Seat) -> u8 {
        match self.terms.four {
            Four::Held => self.ship(seat).chits(),
            Four::Discovered => self.ship(seat).discovered,
        }
    }

    /// The move of `seat`, in progress or about to begin.
    pub fn flight(&self, seat: Seat) -> Flight {
        let ship = self.ship(seat);
        let held = self.terms.four == Four::Held;
        let begun = Flight::begin(self.engine(seat), ship.at, ship.wet, self.counting(seat));
        let begun = Flight { held, regular: begun.regular + self.head_start(seat), ..begun };
        match self.turn.flight.filter(|_| seat == self.active) {
            Some(Move { from, regular, bonus, .. }) => {
                Flight { from, regular, bonus, oberth: self.turn.oberth_paid, ..begun }
            }
            None => begun,
        }
    }

    /// R60, where it was agreed: what a late place in turn order adds to thrust: 1 on as many first turns as the place has a number, nothing
    /// for whoever begins, and nothing where there is no thrust.
    pub fn head_start(&self, seat: Seat) -> u8 {
        let (place, ship) = ((seat.0 + self.seats - self.first.0) % self.seats, self.ship(seat));
        let is_late = place > 0 && self.round <= place + 1 && self.terms.head_start == HeadStart::On;
        u8::from(is_late && self.engine(seat).net_thrust(ship.at, ship.wet) > 0)
    }

    /// The burns of the next move of `seat` with so much fuel: as many as thrust and fuel allow.
    pub fn burns(&self, seat: Seat, wet: Mass) -> u8 {
        let engine = self.engine(seat);
        (engine.net_thrust(self.ship(seat).at, wet) + self.head_start(seat)).min(engine.burns_left(wet))
    }

    /// Whether a move may still begin or go on; a rocket that begins without fuel has none (iE1k.3, R12).
    pub fn may_fly(&self, seat: Seat) -> bool {
        let has_begun = self.turn.flight.is_some();
        !self.turn.moved && (has_begun || !self.engine(seat).is_out_of_fuel(self.ship(seat).wet))
    }

    /// iE5.1, R11: the emergency step is open at the start of a move only.
    pub fn may_call_for_help(&self, seat: Seat) -> bool {
        let ship = self.ship(seat);
        !self.turn.moved && self.turn.flight.is_none() && self.engine(seat).needs_help(ship.at, ship.wet)
    }
}

impl State {
    #[inline]
    pub fn hand(&self, seat: Seat) -> Chits {
        self.secret.hands[seat.index()]
    }

    pub fn missions(&self, seat: Seat) -> Missions {
        self.secret.missions[seat.index()]
    }

    pub fn chit_of(&self, site: Space) -> Option<Chit> {
        self.secret.dealt.get(site).map(Chit)
    }

    /// R28: the water of a site as far as everybody knows it.
    pub fn public_water(&self, site: Space) -> Option<u8> {
        self.secret.water.get(site).filter(|_| self.public.uncovered.contains(site))
    }

    /// The same with what a player has scanned.
    pub fn known_water(&self, seat: Seat, site: Space) -> Option<u8> {
        let scanned = self.public.scanned[seat.index()].contains(site);
        self.secret.water.get(site).filter(|_| scanned || self.public.uncovered.contains(site))
    }

    /// Where a chit was dealt; `None` for those that never were.
    pub fn site_of(&self, chit: Chit) -> Option<Space> {
        self.secret.dealt.iter().find(|(_, dealt)| *dealt == chit.0).map(|(site, _)| site)
    }

    /// The faces of others' chits that a viewer may still look at.
    pub fn fresh(&self, viewer: Viewer) -> Chits {
        let place = viewer.seat().map_or(MAX_SEATS, Seat::index);
        self.secret.fresh.get(place).copied().unwrap_or_default()
    }
}
