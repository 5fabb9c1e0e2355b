//! Points by source, and what they are worth (J2, J3).
//!
//! Rules held here beside those that are named below: I6d, J2b, J2c, J2d, J2e, RUL-29, RUL-33, RUL-34, RUL-36, RUL-39.

use orrery_core::{Seat, Standing};
use serde::{Deserialize, Serialize};

use crate::content::{Cyborg, Ideology, Medal, MedalClass, Reality};
use crate::state::{Goo, Lies, Place, Public};

/// J3a, J3d
const EACH: u8 = 4;

/// The points of an Ideology by source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// J3a
    pub people: u8,
    /// J3b
    pub cards: u8,
    /// J3c
    pub medals: u8,
    /// J3d
    pub human: u8,
    pub goo: u8,
    pub nugget: u8,
    pub star: u8,
}

impl Score {
    pub fn total(&self) -> u8 {
        self.people + self.cards + self.medals + self.human + self.goo + self.nugget + self.star
    }
}

orrery_kit::named! {
    /// What a result is called: the sum of all six (J2), or the best of one who plays alone (J3f).
    pub enum Rating {
        Disaster = "disaster",
        Defeat = "defeat",
        ZeroGrowth = "zero-growth",
        Marginal = "marginal",
        Linear = "linear",
        Exponential = "exponential",
        Poor = "poor",
        Fair = "fair",
        Good = "good",
        Superb = "superb",
    }
}

impl Rating {
    /// J2a to J2f
    pub const fn of_sum(sum: u16) -> Rating {
        match sum {
            0..=60 => Rating::Disaster,
            61..=100 => Rating::Defeat,
            101..=130 => Rating::ZeroGrowth,
            131..=150 => Rating::Marginal,
            151..=160 => Rating::Linear,
            _ => Rating::Exponential,
        }
    }

    /// J3f
    pub const fn of_one(best: u8) -> Rating {
        match best {
            0..20 => Rating::Poor,
            20..30 => Rating::Fair,
            30..40 => Rating::Good,
            _ => Rating::Superb,
        }
    }

    /// J2g, RUL-107
    pub const fn is_victory(self) -> bool {
        matches!(self, Rating::Marginal | Rating::Linear | Rating::Exponential)
    }
}

impl Public {
    /// B10a: what most of the nuggets that have been flipped show.
    pub fn reality(&self) -> Option<Reality> {
        let count = |face| self.flipped.iter().filter(|shown| **shown == Some(face)).count();
        match count(Reality::X).cmp(&count(Reality::O)) {
            std::cmp::Ordering::Greater => Some(Reality::X),
            std::cmp::Ordering::Less => Some(Reality::O),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// J3a: whether a Cyborg has come to live on a Goldilocks. The Post-human does not count.
    fn has_settled(&self, cyborg: Cyborg) -> bool {
        let home = match self.person(cyborg).place {
            Place::Landed(party) => self.parties.get(usize::from(party)).map(|party| party.planet),
            _ => self.landfall.filter(|_| self.person(cyborg).is_on_board()),
        };
        home.is_some_and(|planet| planet.kind().is_goldilocks())
    }

    /// B12-3, C8f
    fn medal_points(&self, of: Ideology) -> u8 {
        let held = Medal::ALL.into_iter().filter(|medal| self.holds_medal(of, *medal)).map(Medal::vp).sum::<u8>();
        let seed = if self.seeds.contains(of) { MedalClass::Insemination.vp() } else { 0 };
        held + seed + self.glory[of.index()]
    }
}

/// J3b: all that depends on the reality.
pub fn cards(public: &Public, of: Ideology, reality: Reality) -> u8 {
    public.mat(of).display().map(|card| card.vp(reality)).sum()
}

/// What an Ideology has in a reality as things stand.
pub fn score(public: &Public, of: Ideology, reality: Reality) -> Score {
    let mat = public.mat(of);
    let settlers = of.pair().into_iter().filter(|cyborg| public.has_settled(*cyborg)).count() as u8;
    let goo = public.goo.iter().filter(|goo| **goo == Goo::Mat(of)).count() as u8;
    let has_nugget = !public.nuggets_at(Lies::Mat(of)).is_empty();
    let has_star = public.commander.is_some() && public.commanding == of;
    Score {
        people: EACH * settlers,
        cards: cards(public, of, reality),
        medals: public.medal_points(of),
        human: EACH * mat.human.len() as u8,
        goo: EACH * goo,
        nugget: EACH * u8::from(has_nugget),
        star: EACH * u8::from(has_star),
    }
}

/// With the reality that has been shown.
pub fn totals(public: &Public) -> [u8; Ideology::COUNT] {
    let reality = public.reality().unwrap_or(Reality::X);
    Ideology::ALL.map(|of| score(public, of, reality).total())
}

pub fn sum(totals: &[u8; Ideology::COUNT]) -> u16 {
    totals.iter().map(|total| u16::from(*total)).sum()
}

/// J3: the best of the own Ideologies, coalition ones included.
pub fn best(public: &Public, totals: &[u8; Ideology::COUNT], seat: Seat) -> u8 {
    let own = Ideology::ALL.into_iter().filter(|of| public.player(*of) == seat);
    own.map(|of| totals[of.index()]).max().unwrap_or(0)
}

/// J2, J3f: what is said of the result; nothing where several have played against each other.
pub fn rating(public: &Public, totals: &[u8; Ideology::COUNT]) -> Option<Rating> {
    match public.competitive {
        false => Some(Rating::of_sum(sum(totals))),
        true => (public.seats == 1).then(|| Rating::of_one(best(public, totals, Seat(0)))),
    }
}

/// J2g, J3e
pub(super) fn standing(public: &Public, seat: Seat) -> Standing {
    let totals = totals(public);
    if !public.competitive {
        let sum = sum(&totals);
        return Standing { seat, place: if Rating::of_sum(sum).is_victory() { 1 } else { 2 }, score: sum.into() };
    }
    let own = best(public, &totals, seat);
    let ahead = public.everybody().filter(|other| best(public, &totals, *other) > own).count();
    Standing { seat, place: 1 + ahead as u8, score: own.into() }
}
