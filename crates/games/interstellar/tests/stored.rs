//! Tables as released versions saved them: they load, tell everybody the same and play on under the figures they were
//! begun with.

use std::path::{Path, PathBuf};

use interstellar::{Interstellar, TEXTS};
use orrery_testkit::stored;
use orrery_text::Texts;

fn tests(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder)
}

/// `ORRERY_STORED=write cargo test -p interstellar --test stored` adds what is not there yet.
#[test]
fn saved_tables_load_tell_the_same_and_play_on() {
    stored::record::<Interstellar>(&tests("stored"), &tests("golden"));
    let report = stored::check::<Interstellar>(&tests("stored"), &Texts::of_game(&TEXTS));
    assert_eq!(report.tables, 6, "{report:?}");
}
