//! Words in three languages.

use orrery_testkit::words;
use orrery_text::Texts;
use vanguard::{TEXTS, Vanguard};

#[test]
fn every_language_says_the_same() {
    words::same_in_every_language(&Texts::of_game(&TEXTS));
}

#[test]
fn endings_and_options_have_names() {
    let endings = ["success", "failed", "evacuated", "abandoned", "gold", "silver", "bronze", "no-grade"];
    let arc =
        ["kindled", "kindled-alone", "severed", "severed-lit", "home", "home-blind", "long-way", "lost", "chapter"];
    let endings: Vec<&str> = endings.into_iter().chain(arc).collect();
    words::names_exist::<Vanguard>(&Texts::of_game(&TEXTS), &endings);
}
