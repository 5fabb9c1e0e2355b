//! Tables as released versions saved them: they load, tell everybody the same and play on.

use std::path::{Path, PathBuf};

use orrery_testkit::{golden, stored};
use orrery_text::Texts;
use space_diamonds::{SpaceDiamonds, TEXTS};

fn tests(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder)
}

/// `ORRERY_STORED=write cargo test -p space-diamonds --test stored` adds what is not there yet.
#[test]
fn saved_tables_load_tell_the_same_and_play_on() {
    let texts = Texts::of_game(&TEXTS);
    stored::record::<SpaceDiamonds>(&tests("stored"), &tests("golden"));
    let report = stored::check::<SpaceDiamonds>(&tests("stored"), &texts);
    report.covers_every_option::<SpaceDiamonds>();
    let goldens = golden::check_dir::<SpaceDiamonds>(tests("golden"));
    assert_eq!(
        report.tables,
        goldens + 5,
        "one for each golden replay, rockets as only the fifth version dealt them, and tables of the sixth"
    );
    assert!(report.undone >= 5, "{report:?}");
}
