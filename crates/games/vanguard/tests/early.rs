//! Tables as they were saved before worlds had deadlines and today's figures: they load, tell everybody the same and play on
//! under those of today. Played again from their first answer they would go another way, so their records are not checked.

use std::path::Path;

use orrery_testkit::stored;
use orrery_text::Texts;
use vanguard::{TEXTS, Vanguard};

/// Since then worlds close on parties that have not done their mission, and small gear is each section's to take.
const FIGURES: u16 = 5;

#[test]
fn saved_tables_load_tell_the_same_and_play_on() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/early");
    let report = stored::check_since::<Vanguard>(FIGURES, &dir, &Texts::of_game(&TEXTS));
    assert!(report.tables == 15 && report.undone >= 3, "{report:?}");
}
