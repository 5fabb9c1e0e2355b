//! What can be agreed on before the game. The first value is the default.

use orrery_core::GameOption;

/// SF-VAR-2.
pub const SET_UP: GameOption = GameOption::new("set-up", &["basic", "expert"]);
/// SF-VAR-1.
pub const SUPPLY: GameOption = GameOption::new("supply", &["normal", "fast"]);
/// SF-SUPPLY-2.
pub const DRAW: GameOption = GameOption::new("draw", &["automatic", "button"]).folded();
/// SF-TRADEBASE-10.
pub const TIE: GameOption = GameOption::new("tie", &["lowest-dock", "fewest", "most"]).folded();
///
pub const FREIGHT: GameOption = GameOption::new("freight", &["6", "5"]).folded();
///
pub const FIRST_SHIP: GameOption = GameOption::new("first-ship", &["colony", "choice"]).folded();
///
pub const BAZAAR: GameOption = GameOption::new("bazaar", &["unlimited", "once"]).folded();
///
pub const RELIEF: GameOption = GameOption::new("relief", &["own", "every"]).folded();
///
pub const TWO_NUMBERS: GameOption = GameOption::new("two-numbers", &["on", "off"]).folded();
/// SF-VAR-8.
pub const BASES: GameOption = GameOption::new("bases", &["fixed", "shuffled"]).folded();
/// SF-ENC-4.
pub const READER: GameOption = GameOption::new("reader", &["yes", "no"]).folded();
/// SF-END-1.
pub const TARGET: GameOption = GameOption::new("target", &["15", "12", "13", "14", "16", "17", "18"]).folded();
/// SF-EXPLORE-5.
pub const LOOK: GameOption = GameOption::new("look", &["automatic", "request"]).folded();

/// SF-LESSON-1.
pub const LESSON: GameOption = GameOption::new("lesson", &["off", "first-voyage"]).folded();

pub const OPTIONS: [GameOption; 14] =
    [SET_UP, SUPPLY, DRAW, TIE, FREIGHT, FIRST_SHIP, BAZAAR, RELIEF, TWO_NUMBERS, BASES, READER, TARGET, LOOK, LESSON];
