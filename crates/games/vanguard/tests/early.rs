//! Tables as they were saved before worlds had deadlines and today's figures, while a debriefing was put to players who could
//! buy nothing, and while a death could hold up the world: they load, tell everybody the same and play on under the rules of today. Played again from their first
//! answer they would go another way, so their records are not checked.

use std::path::Path;

use orrery_testkit::stored;
use orrery_text::Texts;
use vanguard::{TEXTS, Vanguard};

/// Since then a world does to itself what it does, whoever died of it (R90).
const FIGURES: u16 = 7;

#[test]
fn saved_tables_load_tell_the_same_and_play_on() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/early");
    let report = stored::check_since::<Vanguard>(FIGURES, &dir, &Texts::of_game(&TEXTS));
    assert!(report.tables == 21 && report.undone >= 3, "{report:?}");
}
