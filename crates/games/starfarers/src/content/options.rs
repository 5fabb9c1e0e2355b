//! What can be agreed on before the game. The first value is the default.

use orrery_core::GameOption;

/// SF-VAR-2.
pub const SET_UP: GameOption = GameOption { id: "set-up", values: &["basic", "expert"] };
/// SF-VAR-1.
pub const SUPPLY: GameOption = GameOption { id: "supply", values: &["normal", "fast"] };
/// SF-SUPPLY-2.
pub const DRAW: GameOption = GameOption { id: "draw", values: &["automatic", "button"] };
/// SF-TRADEBASE-10.
pub const TIE: GameOption = GameOption { id: "tie", values: &["lowest-dock", "fewest", "most"] };
///
pub const FREIGHT: GameOption = GameOption { id: "freight", values: &["6", "5"] };
///
pub const FIRST_SHIP: GameOption = GameOption { id: "first-ship", values: &["colony", "choice"] };
///
pub const BAZAAR: GameOption = GameOption { id: "bazaar", values: &["unlimited", "once"] };
///
pub const RELIEF: GameOption = GameOption { id: "relief", values: &["own", "every"] };
///
pub const TWO_NUMBERS: GameOption = GameOption { id: "two-numbers", values: &["on", "off"] };
/// SF-VAR-8.
pub const BASES: GameOption = GameOption { id: "bases", values: &["fixed", "shuffled"] };
/// SF-ENC-4.
pub const READER: GameOption = GameOption { id: "reader", values: &["yes", "no"] };
/// SF-END-1.
pub const TARGET: GameOption = GameOption { id: "target", values: &["15", "12", "13", "14", "16", "17", "18"] };
/// SF-EXPLORE-5.
pub const LOOK: GameOption = GameOption { id: "look", values: &["automatic", "request"] };

pub const OPTIONS: [GameOption; 13] =
    [SET_UP, SUPPLY, DRAW, TIE, FREIGHT, FIRST_SHIP, BAZAAR, RELIEF, TWO_NUMBERS, BASES, READER, TARGET, LOOK];
