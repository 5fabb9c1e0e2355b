//! Tables as released versions saved them: they load, tell everybody the same and play on.

use std::path::{Path, PathBuf};

use orrery_testkit::{golden, stored};
use orrery_text::Texts;
use starfarers::{Starfarers, TEXTS};

fn tests(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder)
}

/// `ORRERY_STORED=write cargo test -p starfarers --test stored` adds what is not there yet.
#[test]
fn saved_tables_load_tell_the_same_and_play_on() {
    let texts = Texts::of_game(&TEXTS);
    stored::record::<Starfarers>(&tests("stored"), &tests("golden"));
    let report = stored::check::<Starfarers>(&tests("stored"), &texts);
    report.covers_every_option::<Starfarers>();
    assert_eq!(report.tables, golden::check_dir::<Starfarers>(tests("golden")), "one for each golden replay");
    assert!(report.undone >= 5, "{report:?}");
}
