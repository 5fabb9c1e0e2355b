//! The crew boards of the party: dice, wounds, cards, gear (3.1), never pooled (VG-PLAY-5).

use orrery_core::Seat;
use orrery_kit::fx::Actor;
use orrery_kit::{Blank, Few};
use serde::{Deserialize, Serialize};

use crate::content::{Card, Colour, Crew, Die, Gear, Kind, SLOTS, Section, Wound, order};

/// How many crew members a party has at most (VG-PLAY-3: all from different sections).
pub const MOST: usize = Section::COUNT;

orrery_kit::numbered! {
    /// A crew member of the party by its place in seat order (VG-PLAY-6).
    Place(u8) of { MOST }
}

orrery_kit::set! { Places of Place }

/// VG-FX-5: in seat order, beginning with whoever acts.
impl Actor for Place {
    type Group = Places;

    const NOBODY: Places = Places::NONE;

    fn next(self, group: Places) -> Option<(Place, Places)> {
        let behind = |place: &Place| (place.index() + MOST - self.index()) % MOST;
        let next = group.iter().min_by_key(behind)?;
        Some((next, group.without(next)))
    }
}

orrery_kit::numbered! {
    /// A die of a section by its place in the order in which sections get theirs (2.4).
    SectionDie(u8) of 15
}

orrery_kit::set! { Dice of SectionDie }
orrery_kit::set! { Cards of Card }
orrery_kit::set! { Colours of Colour }

/// A wound card in its slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hurt {
    pub wound: Wound,
    /// VG-WOUND-7: it takes no injury dice any more.
    pub face_down: bool,
    /// An injury die lies on it (VG-ROLL-8).
    pub covered: bool,
}

/// So much gear at most: more than any lander can load.
pub const GEAR: usize = 12;

/// Gear that somebody carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Carried {
    pub gear: Gear,
    /// VG-GEAR-9, VG-GEAR-8
    pub used: bool,
}

impl Blank for Carried {
    const BLANK: Carried = Carried { gear: Gear(0), used: false };
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Member {
    pub seat: Seat,
    pub section: Section,
    pub crew: Crew,
    pub rank: u8,
    /// Where the figure stands; 0 until the party has landed.
    pub sector: u8,
    pub is_dead: bool,
    pub available: Dice,
    pub spent: Dice,
    /// Columns with an injury die on top (VG-WOUND-4).
    pub injured: Colours,
    pub wounds: [Option<Hurt>; 3],
    pub charges: u8,
    pub hand: Few<Card, 8>,
    pub deck: Cards,
    pub discard: Cards,
    pub gear: Few<Carried, GEAR>,
    /// The turn token shows "done" (VG-ROUND-4).
    pub has_acted: bool,
}

impl Blank for Member {
    const BLANK: Member = Member::new(Seat(0), Section::Engineering, Crew(0), 1);
}

impl Member {
    pub const fn new(seat: Seat, section: Section, crew: Crew, rank: u8) -> Member {
        Member {
            seat,
            section,
            crew,
            rank,
            sector: 0,
            is_dead: false,
            available: Dice::NONE,
            spent: Dice::NONE,
            injured: Colours::NONE,
            wounds: [None; 3],
            charges: 0,
            hand: Few::NONE,
            deck: Cards::NONE,
            discard: Cards::NONE,
            gear: Few::NONE,
            has_acted: false,
        }
    }

    pub fn die(&self, die: SectionDie) -> (Colour, Kind) {
        order(self.section)[die.index()]
    }

    /// Those of a colour, or all.
    pub fn of_colour(&self, dice: Dice, wanted: Die) -> Dice {
        dice.iter().filter(|die| wanted.is(self.die(*die).0)).collect()
    }

    /// 2.5
    pub fn slots(&self, colour: Colour) -> u8 {
        SLOTS[self.section.index()][usize::from(self.rank) - 1][colour.index()]
    }

    /// VG-WOUND-5: a column with an injury die has one usable slot less.
    pub fn usable(&self, colour: Colour) -> u8 {
        self.slots(colour) - u8::from(self.injured.contains(colour))
    }

    /// Slots of a column that no die lies on.
    pub fn free(&self, colour: Colour) -> u8 {
        let lie = self.of_colour(self.available, colour.into()).len() as u8;
        self.usable(colour).saturating_sub(lie)
    }

    /// VG-REST-4: how many of these dice would find a free slot.
    pub fn fitting(&self, dice: Dice) -> u8 {
        let fit = |colour: &Colour| self.free(*colour).min(self.of_colour(dice, (*colour).into()).len() as u8);
        Colour::ALL.iter().map(fit).sum()
    }

    /// 2.5
    pub const fn hand_limit(&self) -> usize {
        self.rank as usize + 1
    }

    pub fn wound_cards(&self) -> usize {
        self.wounds.iter().flatten().count()
    }

    pub fn carries(&self, gear: Gear) -> bool {
        self.gear.iter().any(|carried| carried.gear == gear)
    }

    /// VG-GEAR-10: what changes hands with a piece of gear: its upgrades stay with it.
    pub(crate) fn handed_with(&self, gear: Gear) -> Vec<Gear> {
        let carried = self.gear.iter().map(|one| one.gear);
        let upgrades = carried.filter(|one| one.upgrades() == Some(gear));
        [gear].into_iter().chain(upgrades).collect()
    }
}

impl From<Colour> for Die {
    fn from(colour: Colour) -> Die {
        match colour {
            Colour::R => Die::R,
            Colour::G => Die::G,
            Colour::B => Die::B,
        }
    }
}

impl Die {
    /// VG-DICE-1
    pub fn is(self, colour: Colour) -> bool {
        self == Die::D || self == colour.into()
    }
}
