//! Standing orders (4.6): what a player wants answered without being asked.

use serde::{Deserialize, Serialize};

use crate::content::{Cupid, Ideology, Space, Star};

orrery_kit::named! {
    /// SO-bliss: whose Stress a marriage relieves.
    pub enum Preference {
        Own = "own",
        Other = "other",
        /// The own side first, then by turns.
        Turns = "turns",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum StandingOrder {
    /// SO-mutiny: no, until withdrawn.
    Mutiny,
    /// The same in this dozyear.
    MutinyNow,
    /// SO-helm: no, until withdrawn.
    Helm,
    /// The same in this dozyear.
    HelmNow,
    /// SO-accept: successes without a choice are accepted, and the owner is kept.
    Accept,
    /// SO-consent: workcells may come to this own mat while it has a free place.
    Consent(Ideology),
    /// SO-wed: what is answered to a proposal across this Cupid cell.
    Wed(Cupid, bool),
    /// SO-bliss
    Bliss(Cupid, Preference),
    /// SO-heading: the flight plan leads to this star.
    Heading(Star),
}

const CONSENTS: usize = 5;
const WEDDINGS: usize = CONSENTS + Ideology::COUNT;
const BLISSES: usize = WEDDINGS + 2 * Cupid::COUNT;
/// SO-bliss by turns: whether the other side is next.
const TURNS: usize = BLISSES + Preference::COUNT * Cupid::COUNT;
/// SO-heading: the number of the star, counted from 1.
const PLAN: usize = TURNS + Cupid::COUNT;
const PLAN_BITS: u64 = 0b11111;

impl StandingOrder {
    pub const COUNT: usize = TURNS + Star::COUNT;

    /// Its place, and what stands there while it holds.
    const fn bits(self) -> (usize, u64) {
        let bit = match self {
            StandingOrder::Heading(star) => return (PLAN, star.index() as u64 + 1),
            StandingOrder::Mutiny => 0,
            StandingOrder::MutinyNow => 1,
            StandingOrder::Helm => 2,
            StandingOrder::HelmNow => 3,
            StandingOrder::Accept => 4,
            StandingOrder::Consent(mat) => CONSENTS + mat.index(),
            StandingOrder::Wed(cupid, yes) => WEDDINGS + 2 * cupid.index() + yes as usize,
            StandingOrder::Bliss(cupid, favour) => BLISSES + Preference::COUNT * cupid.index() + favour.index(),
        };
        (bit, 1)
    }

    pub fn all() -> impl Iterator<Item = StandingOrder> {
        use StandingOrder::{Accept, Bliss, Consent, Heading, Helm, HelmNow, Mutiny, MutinyNow, Wed};
        let plain = [Mutiny, MutinyNow, Helm, HelmNow, Accept].into_iter().chain(Ideology::ALL.map(Consent));
        let weddings = Cupid::all().flat_map(|cupid| [true, false].map(|yes| Wed(cupid, yes)));
        let blisses = Cupid::all().flat_map(|cupid| Preference::ALL.map(|favour| Bliss(cupid, favour)));
        plain.chain(weddings).chain(blisses).chain(Star::ALL.into_iter().map(Heading))
    }

    /// The bits of those of which one holds at a time, this one among them.
    const fn rivals(self) -> u64 {
        match self {
            StandingOrder::Wed(cupid, _) => 0b11 << (WEDDINGS + 2 * cupid.index()),
            StandingOrder::Bliss(cupid, _) => 0b111 << (BLISSES + Preference::COUNT * cupid.index()),
            StandingOrder::Heading(_) => PLAN_BITS << PLAN,
            _ => 0,
        }
    }
}

/// The standing orders of one player, a bit for each, and where the flight plan leads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StandingOrders(u64);

impl StandingOrders {
    pub const NONE: StandingOrders = StandingOrders(0);

    pub const fn has(self, order: StandingOrder) -> bool {
        let (bit, value) = order.bits();
        let mask = if bit == PLAN { PLAN_BITS } else { 1 };
        self.0 >> bit & mask == value
    }

    pub fn set(&mut self, order: StandingOrder) {
        let (bit, value) = order.bits();
        self.0 = self.0 & !order.rivals() | value << bit;
    }

    pub fn withdraw(&mut self, order: StandingOrder) {
        let (bit, value) = order.bits();
        if self.has(order) {
            self.0 &= !(value << bit);
        }
    }

    /// SO-heading
    pub fn plan(self) -> Option<Star> {
        Star::nth((self.0 >> PLAN & PLAN_BITS).checked_sub(1)? as usize)
    }

    /// The plan ends where it leads.
    pub fn arrive(&mut self, at: Space) {
        let reached = self.plan().filter(|star| star.space() == at);
        reached.into_iter().for_each(|star| self.withdraw(StandingOrder::Heading(star)));
    }

    /// 4.6: off as soon as an own Worker is hit or a jettison is announced.
    pub fn lapse(&mut self) {
        let silent = [StandingOrder::Mutiny, StandingOrder::MutinyNow, StandingOrder::Helm, StandingOrder::HelmNow];
        silent.into_iter().for_each(|order| self.withdraw(order));
    }

    /// A new dozyear.
    pub fn expire(&mut self) {
        [StandingOrder::MutinyNow, StandingOrder::HelmNow].into_iter().for_each(|order| self.withdraw(order));
    }

    pub fn is_silent(self) -> bool {
        self.keeps_quiet(false) || self.keeps_quiet(true)
    }

    /// Whether no is answered to a mutiny in D2, or at the helm.
    pub fn keeps_quiet(self, at_helm: bool) -> bool {
        match at_helm {
            false => self.has(StandingOrder::Mutiny) || self.has(StandingOrder::MutinyNow),
            true => self.has(StandingOrder::Helm) || self.has(StandingOrder::HelmNow),
        }
    }

    pub fn wedding(self, cupid: Cupid) -> Option<bool> {
        [true, false].into_iter().find(|yes| self.has(StandingOrder::Wed(cupid, *yes)))
    }

    /// Whether the own side is named for bliss.
    pub fn favours_own(self, cupid: Cupid) -> Option<bool> {
        let favour = Preference::ALL.into_iter().find(|favour| self.has(StandingOrder::Bliss(cupid, *favour)))?;
        Some(match favour {
            Preference::Own => true,
            Preference::Other => false,
            Preference::Turns => self.0 >> (TURNS + cupid.index()) & 1 == 0,
        })
    }

    /// SO-bliss by turns: the other side is next.
    pub fn turn(&mut self, cupid: Cupid) {
        self.0 ^= 1 << (TURNS + cupid.index());
    }
}
