//! Words in three languages: messages and the rulebook.

use std::collections::BTreeSet;

use interstellar::state::Ending;
use interstellar::{Interstellar, RULEBOOKS, TEXTS};
use orrery_testkit::words;
use orrery_text::{Rulebook, Texts};

#[test]
fn every_language_says_the_same() {
    words::same_in_every_language(&Texts::of_game(&TEXTS));
}

#[test]
fn endings_and_options_have_names() {
    let endings = Ending::ALL.map(|ending| ending.id().trim_start_matches("ending-"));
    words::names_exist::<Interstellar>(&Texts::of_game(&TEXTS), &endings);
}

#[test]
fn every_language_has_every_rule() {
    let english = Rulebook::read(RULEBOOKS[0].1);
    let ids: BTreeSet<&str> = english.entries().map(|entry| entry.id.as_str()).collect();
    words::rulebook_has(&RULEBOOKS, &ids);
    let rules: Vec<&str> = include_str!("../rulebook/ids.txt").split_whitespace().collect();
    assert_eq!(rules.len(), 464);
    let missing: Vec<&&str> = rules.iter().filter(|id| !ids.contains(**id)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    let rulings = ids.iter().filter(|id| id.starts_with("RUL-")).count();
    let decisions = ids.iter().filter(|id| id.starts_with("DP-")).count();
    assert_eq!((rulings, decisions), (156, 51));
}

#[test]
fn references_in_the_rulebook_lead_somewhere() {
    words::references_lead_somewhere(&RULEBOOKS);
}
