//! What was agreed when the table was set up.

use orrery_core::{GameOption, Setup};
use serde::{Deserialize, Serialize};

use crate::content::{self, Chip, ChipValue, FEWER_FREIGHT_RINGS, PART_LIMIT, PART_STOCK, Part};
use crate::lesson::Lesson;

/// SF-TRADEBASE-10, R-01: who has the friendship chip when several have most posts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tie {
    LowestDock,
    FewestInAll,
    MostInAll,
}

impl Tie {
    fn of(chosen: &str) -> Tie {
        match chosen {
            "fewest" => Tie::FewestInAll,
            "most" => Tie::MostInAll,
            _ => Tie::LowestDock,
        }
    }
}

/// Every term with the option that decides it, and what the value that was chosen means.
macro_rules! terms {
    ($($(#[$about:meta])* $term:ident: $of:ty = $option:expr, $read:expr;)+) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        pub struct Terms {
            $($(#[$about])* pub $term: $of,)+
        }

        pub const OPTIONS: [GameOption; [$(stringify!($term)),+].len()] = [$($option),+];

        impl Terms {
            pub(crate) fn of(setup: &Setup) -> Terms {
                let [$($term),+] = OPTIONS.each_ref().map(|option| setup.value(option));
                Terms { $($term: { let read: fn(&str) -> $of = $read; read($term) },)+ }
            }
        }
    };
}

terms! {
    /// SF-VAR-2
    expert: bool = GameOption::new("set-up", &["basic", "expert"]), |chosen| chosen == "expert";
    /// SF-VAR-1
    fast: bool = GameOption::new("supply", &["normal", "fast"]), |chosen| chosen == "fast";
    /// SF-SUPPLY-2: the supply card is drawn by a button.
    button: bool = GameOption::new("draw", &["automatic", "button"]).folded(), |chosen| chosen == "button";
    /// SF-TRADEBASE-10
    tie: Tie = GameOption::new("tie", &["lowest-dock", "fewest", "most"]).folded(), Tie::of;
    /// five freight rings at most, twenty in all.
    fewer_freight: bool = GameOption::new("freight", &["6", "5"]).folded(), |chosen| chosen == "5";
    /// the first ship may be a trade ship.
    any_first_ship: bool = GameOption::new("first-ship", &["colony", "choice"]).folded(), |chosen| chosen == "choice";
    /// goods 1 for 1 once a turn.
    bazaar_once: bool = GameOption::new("bazaar", &["unlimited", "once"]).folded(), |chosen| chosen == "once";
    /// F20 helps on every roll.
    relief_always: bool = GameOption::new("relief", &["own", "every"]).folded(), |chosen| chosen == "every";
    ///
    two_numbers: bool = GameOption::new("two-numbers", &["on", "off"]).folded(), |chosen| chosen == "on";
    /// SF-VAR-8
    shuffled_bases: bool = GameOption::new("bases", &["fixed", "shuffled"]).folded(), |chosen| chosen == "shuffled";
    /// SF-ENC-4: the left neighbour sees the card being read.
    reader: bool = GameOption::new("reader", &["yes", "no"]).folded(), |chosen| chosen == "yes";
    /// SF-END-1: the VP that win.
    target: u8 = GameOption::new("target", &["15", "12", "13", "14", "16", "17", "18"]).folded(), |chosen| chosen.parse().unwrap_or(15);
    /// SF-EXPLORE-5, R-15: looking under chips is asked for.
    look_on_request: bool = GameOption::new("look", &["automatic", "request"]).folded(), |chosen| chosen == "request";
    /// SF-LESSON-1: a guided first game.
    lesson: Option<Lesson> = Lesson::OPTION, Lesson::named;
}

impl Terms {
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
