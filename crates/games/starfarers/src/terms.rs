//! What was agreed when the table was set up.

use orrery_core::{GameOption, Setup};
use serde::{Deserialize, Serialize};

use crate::content::{
    self, BASES, BAZAAR, Chip, ChipValue, DRAW, FEWER_FREIGHT_RINGS, FIRST_SHIP, FREIGHT, LESSON, LOOK, PART_LIMIT,
    PART_STOCK, Part, READER, RELIEF, SET_UP, SUPPLY, TARGET, TIE, TWO_NUMBERS,
};
use crate::lesson::Lesson;

/// SF-TRADEBASE-10, R-01: who has the friendship chip when several have most posts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tie {
    LowestDock,
    FewestInAll,
    MostInAll,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// SF-VAR-2
    pub expert: bool,
    /// SF-VAR-1
    pub fast: bool,
    /// SF-SUPPLY-2: the supply card is drawn by a button.
    pub button: bool,
    pub tie: Tie,
    /// five freight rings at most, twenty in all.
    pub fewer_freight: bool,
    /// the first ship may be a trade ship.
    pub any_first_ship: bool,
    /// goods 1 for 1 once a turn.
    pub bazaar_once: bool,
    /// F20 helps on every roll.
    pub relief_always: bool,
    ///
    pub two_numbers: bool,
    /// SF-VAR-8
    pub shuffled_bases: bool,
    /// SF-ENC-4: the left neighbour sees the card being read.
    pub reader: bool,
    /// SF-END-1: the VP that win.
    pub target: u8,
    /// SF-EXPLORE-5, R-15: looking under chips is asked for.
    pub look_on_request: bool,
    /// SF-LESSON-1: a guided first game.
    pub lesson: Option<Lesson>,
}

impl Terms {
    pub(crate) fn of(setup: &Setup) -> Terms {
        let is = |option: &GameOption, value: &str| setup.value(option) == value;
        Terms {
            expert: is(&SET_UP, "expert"),
            fast: is(&SUPPLY, "fast"),
            button: is(&DRAW, "button"),
            tie: match setup.value(&TIE) {
                "fewest" => Tie::FewestInAll,
                "most" => Tie::MostInAll,
                _ => Tie::LowestDock,
            },
            fewer_freight: is(&FREIGHT, "5"),
            any_first_ship: is(&FIRST_SHIP, "choice"),
            bazaar_once: is(&BAZAAR, "once"),
            relief_always: is(&RELIEF, "every"),
            two_numbers: is(&TWO_NUMBERS, "on"),
            shuffled_bases: is(&BASES, "shuffled"),
            reader: is(&READER, "yes"),
            target: setup.value(&TARGET).parse().unwrap_or(15),
            look_on_request: is(&LOOK, "request"),
            lesson: Lesson::named(setup.value(&LESSON)),
        }
    }

    /// The face of a chip.
    #[inline]
    pub fn value(&self, chip: Chip) -> ChipValue {
        if self.two_numbers { chip.value() } else { chip.single_value() }
    }

    /// SF-PART-4
    #[inline]
    pub fn part_limit(&self, part: Part) -> u8 {
        if self.fewer_freight && part == Part::FreightRing { FEWER_FREIGHT_RINGS.0 } else { PART_LIMIT }
    }

    #[inline]
    pub fn part_stock(&self, part: Part) -> u8 {
        if self.fewer_freight && part == Part::FreightRing { FEWER_FREIGHT_RINGS.1 } else { PART_STOCK }
    }

    /// SF-SUPPLY-1, SF-VAR-1: how many supply cards are due to somebody with so many VP.
    #[inline]
    pub fn supply_due(&self, vp: u8) -> u8 {
        match vp {
            _ if vp >= content::SUPPLY_ENDS => 0,
            _ if self.fast && vp < content::FAST_SUPPLY_ENDS => 2,
            _ => 1,
        }
    }
}
