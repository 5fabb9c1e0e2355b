//! Words: the same ids with the same arguments in every language, nothing said without words, every rule explained.

mod common;

use std::collections::BTreeSet;

use common::*;
use orrery_core::{Dice, Setup, Viewer};
use orrery_testkit::words::{self, Said};
use orrery_text::{Lang, Texts, Voice};
use starship_builder::content::all;
use starship_builder::questions::{Choice, HandIn};
use starship_builder::{RULEBOOKS, StarshipBuilder, TEXTS};

/// The words of the rules alone, without those of the page.
const OWN: [(&str, &str); 3] = [
    ("en", include_str!("../text/en.ftl")),
    ("it", include_str!("../text/it.ftl")),
    ("ja", include_str!("../text/ja.ftl")),
];

#[test]
fn all_languages_say_the_same() {
    words::same_in_every_language(&Texts::of_game(&OWN));
    let whole = Texts::of_game(&TEXTS);
    let ids = |lang| -> Vec<&'static str> { whole.ids(lang).map(|(id, _)| id).collect() };
    assert_eq!((ids(Lang::It), ids(Lang::Ja)), (ids(Lang::En), ids(Lang::En)));
}

#[test]
fn words_are_calm_and_labels_are_short() {
    let texts = Texts::of_game(&TEXTS);
    for (code, source) in TEXTS {
        assert!(!source.contains('!') && !source.contains('！'), "{code}: no exclamation marks");
    }
    for (lang, most) in [(Lang::En, 60), (Lang::It, 75), (Lang::Ja, 32)] {
        for title in ["title-pick", "title-assemble", "title-chain"] {
            let said = Voice::new(&texts, lang, &[]).id(title);
            assert!(said.chars().count() <= most && said.ends_with(['?', '？']), "{said}");
        }
    }
}

/// Choices that are mostly refused.
fn odd_choices(_: &mut Dice) -> Vec<Choice> {
    let mut odd = layout("TH04 TH05 RO03 GE01");
    odd.heavy = cards("GE01");
    vec![
        Choice::Assemble(HandIn::NoShip),
        Choice::Assemble(HandIn::Ship(odd)),
        Choice::Assemble(HandIn::Ship(layout("RA05 RF01"))),
    ]
}

fn everything_said() -> Said {
    let mut said = Said::default();
    let mut luck = Dice::seeded("words", 1);
    let viewers = [Viewer::Seat(RED), Viewer::Spectator];
    let tables = [("open", "at-once"), ("hidden", "finish-round"), ("open", "finish-round")];
    for (seed, (hands, end)) in (0..12).zip(tables.into_iter().cycle()) {
        let setup = Setup::new(2 + seed as u8 % 4).with("hands", hands).with("end", end);
        let mut table = begin(&setup, seed);
        while !table.is_over() {
            said.table(&table, &viewers, odd_choices, &mut luck);
            step(&mut table, &mut luck);
            if seed == 11 && table.state().round == 4 && table.state().left.is_empty() {
                table.leave(RED).expect("leaving is always allowed");
            }
        }
        said.table(&table, &viewers, odd_choices, &mut luck);
    }
    said
}

#[test]
fn everything_said_has_words_and_every_rule_cited_is_explained() {
    let said = everything_said();
    assert!(said.messages.len() > 150, "{}", said.messages.len());
    said.has_words(&Texts::of_game(&TEXTS), &RULEBOOKS);
}

#[test]
fn endings_and_options_have_names() {
    let endings = ["won", "shared", "only-ship", "no-ships", "last-player"];
    words::names_exist::<StarshipBuilder>(&Texts::of_game(&TEXTS), &endings);
}

const RULES: [&str; 38] = [
    "iI.1", "iI1.1", "iI2a.1", "iI2b.1", "iI2b.2", "iI2c.1", "iI2c.2", "iI2c.3", "iI2c.4", "iI2c.5", "iI2d.1",
    "iI-J1.1", "iI-J1.2", "iI-J1.3", "iI-J1.4", "iI-J2.1", "iI-J4.1", "iI-J4.2", "iI-J4.3", "iI-J5.1", "iI-J5.2",
    "iI-J5.3", "iI-B2b.1", "iI-B2c.1", "iI-B2j.1", "iI-L1", "iI-L2", "iI-L3", "iI-L4", "iI-L5", "R39", "R40", "R41",
    "R42", "R43", "R44", "R45", "R50",
];

#[test]
fn the_rulebook_has_every_rule_and_card_in_every_language() {
    let cards = all().iter().map(|card| card.id);
    let wanted: BTreeSet<&str> = RULES.into_iter().chain(cards).collect();
    words::rulebook_has(&RULEBOOKS, &wanted);
    for (lang, source) in RULEBOOKS {
        for (at, _) in source.match_indices('[') {
            let target = source[at + 1..].split(']').next().unwrap_or_default();
            assert!(wanted.contains(target), "{lang}: [{target}]");
        }
    }
}
