//! A short search for what there is: the program `coverage` goes on until nothing is left.

#[path = "../examples/coverage/content.rs"]
mod content;
#[path = "../examples/coverage/play.rs"]
mod play;

use content::{BEYOND, Unreached};
use play::Effort;

/// By chance alone: companions take their time.
const EFFORT: Effort = Effort { manners: 1, excursions: 400 };

#[test]
fn most_of_what_there_is_is_reached_in_a_short_time() {
    let mut left = Unreached::new();
    let all = left.len();
    play::search(1, 9, &EFFORT, &mut left);
    let missing = left.missing();
    let sorts = ["find", "gear"];
    let things: Vec<&String> = missing.iter().filter(|name| sorts.iter().any(|sort| name.starts_with(sort))).collect();
    assert_eq!(things, [] as [&String; 0]);
    assert!(missing.len() * 4 < all, "{} of {all}: {missing:#?}", missing.len());
    assert!(!missing.iter().any(|name| name.ends_with("(was reached)")), "{missing:#?}, and {BEYOND:?}");
}
