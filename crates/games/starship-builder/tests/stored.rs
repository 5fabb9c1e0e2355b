//! Tables as released versions saved them: they load, tell everybody the same and play on.

use std::path::{Path, PathBuf};

use orrery_testkit::{golden, stored};
use orrery_text::Texts;
use starship_builder::{StarshipBuilder, TEXTS};

fn tests(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder)
}

/// `ORRERY_STORED=write cargo test -p starship-builder --test stored` adds what is not there yet.
#[test]
fn saved_tables_load_tell_the_same_and_play_on() {
    let texts = Texts::of_game(&TEXTS);
    stored::record::<StarshipBuilder>(&tests("stored"), &tests("golden"));
    let report = stored::check::<StarshipBuilder>(&tests("stored"), &texts);
    report.covers_every_option::<StarshipBuilder>();
    let goldens = golden::check_dir::<StarshipBuilder>(tests("golden"));
    assert_eq!(report.tables, goldens + 4, "one for each golden replay, and of versions with more cards");
    assert!(report.undone >= 1, "{report:?}");
}
