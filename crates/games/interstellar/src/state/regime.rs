//! What politics is in the middle of: orders, mutinies and rings (D2, F1 to F4).

use orrery_core::SeatSet;
use orrery_kit::{Blank, Few, Window};
use serde::{Deserialize, Serialize};

use super::Worker;
use crate::content::{
    Alert, Cell, Cupid, Cupids, Cyborg, Ideologies, Ideology, Risk, Shape, Space, Tile, WEDDING_RINGS,
};

/// RUL-115: every Worker once, every ring once, and one nugget.
const MOST_ORDERS: usize = 2 * Ideology::COUNT + WEDDING_RINGS + 1;

/// An order of D2 (F1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Edict {
    /// F1a: a Meathead goes to the Jars.
    Unfit(Cyborg),
    /// F1b: to a maintenance cell.
    Levy(Worker, Cell),
    /// F1b: to goo.
    LevyToGoo(Worker, Shape),
    /// F1c: the nugget on this mat is taken.
    Seize(Ideology),
    /// F1d: a ring from this Trapezoid is placed.
    Wed(Ideology, Cupid),
    /// F1d: a ring is moved.
    Rewed(Cupid, Cupid),
    /// F1d: a ring is taken away.
    Part(Cupid),
    /// D2d: a levy of the Post-human.
    Summon(Worker, Cell),
    /// D2d: the same, to goo.
    SummonToGoo(Worker, Shape),
}

impl Blank for Edict {
    const BLANK: Edict = Edict::Seize(Ideology::Individuality);
}

impl Edict {
    /// D2d: given by the Post-human.
    pub fn is_summons(self) -> bool {
        matches!(self, Edict::Summon(..) | Edict::SummonToGoo(..))
    }

    /// The Worker who is moved.
    pub fn worker(self) -> Option<Worker> {
        match self {
            Edict::Unfit(cyborg) => Some(Worker::of(cyborg)),
            Edict::Levy(worker, _) | Edict::LevyToGoo(worker, _) => Some(worker),
            Edict::Summon(worker, _) | Edict::SummonToGoo(worker, _) => Some(worker),
            Edict::Seize(_) | Edict::Wed(..) | Edict::Rewed(..) | Edict::Part(_) => None,
        }
    }
}

orrery_kit::named! {
    /// RUL-121: whose orders a mutiny contests.
    pub enum Against {
        Commander = "commander",
        PostHuman = "post-human",
    }
}

/// Who rises, and against whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rising {
    pub of: Ideology,
    pub against: Against,
}

/// A mutiny that has been called: the election decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mutiny {
    pub rising: Rising,
    /// The Ideology that commanded until then.
    pub commanded: Ideology,
}

/// A helm decision (4.3 HELM MUTINY).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Maneuver {
    /// F2a
    Alert(Alert),
    /// F2g
    Jettison(Tile),
    /// D5d: then so many spaces are left.
    Branch { to: Space, left: u8 },
    /// F2c, F2d
    Brake { risk: Risk, yes: bool },
    /// D5k
    Heading(Space),
    /// J1d-2: the ship is declared stranded.
    Declare,
}

orrery_kit::numbered! {
    /// A wedding ring.
    Ring(u8) of { WEDDING_RINGS }
}

orrery_kit::set! { Rings of Ring }

/// Where a ring lies: in a Trapezoid, or on a Cupid cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Band {
    /// RUL-48: to whose Trapezoid it belongs.
    pub owner: Ideology,
    pub at: Option<Cupid>,
    /// In which order the marriages were made.
    pub made: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Regime {
    /// D2c: the orders that have been announced, in the order given.
    pub orders: Few<Edict, MOST_ORDERS>,
    /// RUL-76: who was Awake when D2 began.
    pub awake: Ideologies,
    /// Whom the open window asks for a mutiny, and who has not answered.
    pub window: Window,
    pub mutiny: Option<Mutiny>,
    pub bands: [Band; WEDDING_RINGS],
    /// RUL-115: the rings that were moved in this phase.
    pub moved: Rings,
    /// RUL-115: proposals that were refused in this D1.
    pub jilted: Cupids,
    /// RUL-119: the helm decision that has been announced.
    pub announced: Option<Maneuver>,
    /// WA2: the last dozyear in which an Ideology's player has more votes.
    pub cults: [u8; Ideology::COUNT],
    /// RUL-112: whoever won a mutiny decides now, and nobody may rise against that.
    pub won: bool,
}

impl Regime {
    /// C2e: a ring in each Trapezoid.
    pub fn new() -> Regime {
        Regime {
            orders: Few::NONE,
            awake: Ideologies::NONE,
            window: Window::new([]),
            mutiny: None,
            bands: Ideology::ALL.map(|owner| Band { owner, at: None, made: 0 }),
            moved: Rings::NONE,
            jilted: Cupids::NONE,
            announced: None,
            cults: [0; Ideology::COUNT],
            won: false,
        }
    }

    /// A new D1.
    pub(crate) fn begin_dozyear(&mut self) {
        (self.moved, self.jilted) = (Rings::NONE, Cupids::NONE);
    }

    pub fn concerned(&self) -> SeatSet {
        self.window.concerned()
    }

    pub fn band(&self, ring: Ring) -> &Band {
        &self.bands[ring.index()]
    }

    /// How many rings lie on Cupid cells.
    pub fn marriages(&self) -> usize {
        self.bands.iter().filter(|band| band.at.is_some()).count()
    }

    /// The ring on a Cupid cell.
    pub fn ring_at(&self, cupid: Cupid) -> Option<Ring> {
        Ring::all().find(|ring| self.band(*ring).at == Some(cupid))
    }

    /// A ring in a Trapezoid that has not been placed in this phase.
    pub fn ring_of(&self, owner: Ideology) -> Option<Ring> {
        let lies = |ring: &Ring| self.band(*ring).owner == owner && self.band(*ring).at.is_none();
        Ring::all().find(|ring| lies(ring) && !self.moved.contains(*ring))
    }

    pub(crate) fn place(&mut self, ring: Ring, cupid: Cupid) {
        let last = self.bands.iter().filter(|band| band.at.is_some()).map(|band| band.made).max().unwrap_or(0);
        let band = &mut self.bands[ring.index()];
        (band.at, band.made) = (Some(cupid), last.saturating_add(1));
        self.moved.insert(ring);
    }

    /// RUL-48: back to the Trapezoid it belongs to.
    pub(crate) fn part(&mut self, cupid: Cupid) {
        self.ring_at(cupid).into_iter().for_each(|ring| self.bands[ring.index()].at = None);
    }

    /// F4d: to the Trapezoid of the one who is left.
    pub(crate) fn bequeath(&mut self, cupid: Cupid, to: Ideology) {
        self.ring_at(cupid).into_iter().for_each(|ring| self.bands[ring.index()].owner = to);
        self.part(cupid);
    }
}

impl Default for Regime {
    fn default() -> Self {
        Regime::new()
    }
}
