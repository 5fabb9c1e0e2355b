//! Tables as they were saved before worlds had deadlines: they load, tell everybody the same and play on under the figures of
//! today. Played again from their first answer they would go another way, so their records are not checked.

use std::path::Path;

use orrery_testkit::stored;
use orrery_text::Texts;
use vanguard::{TEXTS, Vanguard};

/// Since then worlds close on parties that have not done their mission.
const FIGURES: u16 = 3;

#[test]
fn saved_tables_load_tell_the_same_and_play_on() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/early");
    let report = stored::check_since::<Vanguard>(FIGURES, &dir, &Texts::of_game(&TEXTS));
    assert!(report.tables == 11 && report.undone >= 2, "{report:?}");
}
