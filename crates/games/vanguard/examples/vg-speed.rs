//! How fast random explorations are, what a long sitting takes to load and an answer to take back, and how long odds are counted.
//!
//! cargo run --release -p vanguard --example vg-speed

use std::hint::black_box;
use std::path::Path;
use std::time::Instant;

use orrery_core::{Game, Setup, fold, kept_entries};
use orrery_testkit::{bench, golden};
use vanguard::Vanguard;
use vanguard::content::{Action, Colour, Kind, Row};
use vanguard::rules::odds::{ToRoll, chance};
use vanguard::rules::payment::Counting;
use vanguard::rules::pool::Conversions;

type Event = <Vanguard as Game>::Event;

/// A sitting of so many entries is asked to load in 5 ms and an answer there to be taken back in 2.
const ENTRIES: usize = 800;

fn main() {
    for mission in ["pellucid", "brackwater", "loom"] {
        println!("{mission}, two at random: {}", bench::measure::<Vanguard>(&of(mission), 3.0));
    }
    a_long_sitting();
    odds_of_six_dice();
}

fn of(mission: &str) -> Setup {
    let mut setup = Setup::new(2);
    setup.options.insert("mission".into(), mission.into());
    setup.options.insert("sittings".into(), "one-table".into());
    setup
}

/// A recorded chapter, read from its bytes and folded; what a store adds is finding so many rows. Taking back folds it, too.
fn a_long_sitting() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/chapter.jsonl");
    let journal = golden::check_file::<Vanguard>(&path).expect("a recorded chapter");
    let (setup, key) = (journal.setup(), *journal.play().dice().key());
    let kept: Vec<_> = kept_entries(journal.entries()).into_iter().take(ENTRIES).collect();
    let bytes: Vec<Vec<u8>> = kept.iter().map(|entry| postcard::to_stdvec(&entry.events).unwrap_or_default()).collect();
    let read = || bytes.iter().all(|bytes| postcard::from_bytes::<Vec<Event>>(bytes).is_ok());
    let (reads, folds) = (millis(read), millis(|| fold::<Vanguard>(setup, key, &kept).is_ok()));
    println!("{} entries: read in {reads:.2} ms, folded in {folds:.2} ms", kept.len());
}

/// Two dice of each colour for the action that takes longest.
fn odds_of_six_dice() {
    let colours = [Colour::R, Colour::G, Colour::B].repeat(2);
    let dice: Vec<ToRoll> = colours.into_iter().map(|colour| ToRoll { owner: 0, colour, kind: Kind::Wild }).collect();
    let rows = Action::all().filter_map(|action| action.green());
    let counted = |row: Row| millis(|| chance(black_box(row.need), &dice, Counting::Freely(Conversions::NONE)).all > 0);
    println!("odds of six dice: {:.3} ms at most", rows.map(counted).fold(0.0, f64::max));
}

/// The median of a hundred.
fn millis(mut what: impl FnMut() -> bool) -> f64 {
    let mut took: Vec<f64> = (0..101)
        .map(|_| {
            let begun = Instant::now();
            assert!(black_box(what()), "it works");
            begun.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    took.sort_by(f64::total_cmp);
    took[took.len() / 2]
}
