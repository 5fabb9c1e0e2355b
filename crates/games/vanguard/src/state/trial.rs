//! A check in progress, and a travel.

use orrery_kit::{Blank, Few};
use serde::{Deserialize, Serialize};

use super::{Dice, Place, Places, SectionDie};
use crate::content::{Action, Colour, Condition, Filter, Icon, Line, Path};
use crate::rules::pool::Rolled;

orrery_kit::named! {
    /// The faces of a danger die (2.6).
    pub enum Symbol {
        Common = "common",
        Uncommon = "uncommon",
        Rare = "rare",
        Special = "special",
    }
}

impl Symbol {
    pub const FACES: [Symbol; 6] =
        [Symbol::Common, Symbol::Common, Symbol::Uncommon, Symbol::Uncommon, Symbol::Rare, Symbol::Special];
}

impl Blank for Symbol {
    const BLANK: Symbol = Symbol::Common;
}

orrery_kit::named! {
    /// The faces of an injury die (2.7). DP9: the default is in this order.
    pub enum Injury {
        Severe = "severe",
        Damage = "damage",
        Mental = "mental",
        Special = "special",
        Blank = "blank",
    }
}

impl Injury {
    pub const FACES: [Injury; 6] =
        [Injury::Damage, Injury::Damage, Injury::Severe, Injury::Mental, Injury::Special, Injury::Blank];
}

impl Blank for Injury {
    const BLANK: Injury = Injury::Blank;
}

/// A section die in the roll pool, and what it shows now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cast {
    pub owner: Place,
    pub die: SectionDie,
    pub colour: Colour,
    pub first: Icon,
    pub second: Option<Icon>,
}

impl Blank for Cast {
    const BLANK: Cast = Cast { owner: Place(0), die: SectionDie(0), colour: Colour::R, first: Icon::BAS, second: None };
}

/// VG-FX-23: results that match count as an icon for the rest of the check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Treat {
    pub filter: Filter,
    pub icon: Icon,
}

impl Blank for Treat {
    const BLANK: Treat = Treat { filter: Filter::D, icon: Icon::BAS };
}

/// Dice of a roll at most: fifteen of one's own, two of each assistant.
pub const POOL: usize = 24;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trial {
    pub active: Place,
    /// Without one it is the check of a prepare action (VG-PREP-2).
    pub of: Option<Action>,
    /// VG-FX-7, VG-FX-15: the sector in which it was begun.
    pub here: u8,
    /// Dice taken in hand before the roll (VG-DICE-7), of everybody.
    pub taken: [Dice; super::MOST],
    pub pool: Few<Cast, POOL>,
    pub danger: Few<Symbol, 4>,
    pub injuries: Few<Injury, 3>,
    pub treats: Few<Treat, 8>,
    /// VG-ASSIST-8: these count as present for this check.
    pub far: Places,
    /// VG-ASSIST-6: these have given their card.
    pub gave_card: Places,
    /// So many dice may be given instead of one.
    pub gift: [u8; super::MOST],
    /// Dice that assistants have given.
    pub given: [Dice; super::MOST],
    /// Whose dice come back when the check is over (VG-FX-24).
    pub returns: Places,
    /// Assistants who are still asked (DP6).
    pub waiting: Places,
    /// Injury dice that have been dealt with and lie on no card.
    pub idle: u8,
    /// Special effects that have been dealt with: the condition's first.
    pub specials: u8,
    pub marked: Option<Line>,
}

impl Trial {
    pub fn new(active: Place, of: Option<Action>, here: u8) -> Trial {
        Trial {
            active,
            of,
            here,
            taken: [Dice::NONE; super::MOST],
            pool: Few::NONE,
            danger: Few::NONE,
            injuries: Few::NONE,
            treats: Few::NONE,
            far: Places::NONE,
            gave_card: Places::NONE,
            gift: [1; super::MOST],
            given: [Dice::NONE; super::MOST],
            returns: Places::NONE,
            waiting: Places::NONE,
            idle: 0,
            specials: 0,
            marked: None,
        }
    }

    /// A die as requirements look at it, after everything that counts as something else.
    pub fn rolled(&self, cast: Cast) -> Rolled {
        let bare = Rolled { owner: cast.owner.0, colour: cast.colour, first: cast.first, second: cast.second };
        self.treats.iter().fold(bare, |rolled, treat| treat.of(rolled))
    }

    pub fn shown(&self) -> Vec<Rolled> {
        self.pool.iter().map(|cast| self.rolled(*cast)).collect()
    }
}

impl Filter {
    /// The colour of a die, or what it shows (VG-FX-21).
    pub fn matches(self, rolled: Rolled) -> bool {
        match self {
            Filter::D => true,
            Filter::R => rolled.colour == Colour::R,
            Filter::G => rolled.colour == Colour::G,
            Filter::B => rolled.colour == Colour::B,
            icon => Icon::named(icon.id()).is_some_and(|icon| rolled.shows(icon) > 0),
        }
    }

    const fn is_colour(self) -> bool {
        matches!(self, Filter::D | Filter::R | Filter::G | Filter::B)
    }
}

impl Treat {
    /// VG-FX-23, R75: a colour leaves accidents and vanguard icons alone.
    fn applies(self, rolled: Rolled) -> bool {
        let is_left_alone = self.filter.is_colour() && (rolled.shows(Icon::ACC) > 0 || rolled.shows(Icon::VAN) > 0);
        self.filter.matches(rolled) && !is_left_alone
    }

    /// What a die counts as.
    pub fn of(self, rolled: Rolled) -> Rolled {
        if self.applies(rolled) { self.to(rolled) } else { rolled }
    }

    fn to(self, rolled: Rolled) -> Rolled {
        Rolled { first: self.icon, second: rolled.second.map(|_| self.icon), ..rolled }
    }
}

/// Somebody is on the way (VG-TRAVEL-10: where to, and by what, is fixed).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Travel {
    pub place: Place,
    pub path: Path,
    pub from: u8,
    pub to: u8,
    pub condition: Condition,
    /// Icons that are still to be resolved, as bits of their places on the path.
    pub tolls: u8,
    /// Moved meanwhile: `arrive` does nothing any more.
    pub is_broken: bool,
}
