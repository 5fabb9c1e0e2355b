//! Words: the same ids with the same arguments in every language, nothing said without words, every rule explained.

mod common;

use std::collections::BTreeSet;

use common::*;
use orrery_core::{Answer, Asking, Dice, Setup, Viewer};
use orrery_testkit::words::{self, Said};
use orrery_text::{Lang, Texts, Voice};
use space_diamonds::content::{Chit, Space};
use space_diamonds::questions::{Act, Choice, Step, Targets};
use space_diamonds::{RULEBOOKS, SpaceDiamonds, TEXTS};

#[test]
fn words_are_calm_and_titles_are_questions() {
    let texts = Texts::of_game(&TEXTS);
    let own = include_str!("../text/en.ftl");
    assert!(!own.contains('!'), "no exclamation marks");
    for title in ["title-turn", "title-scan", "title-loss"] {
        let said = Voice::new(&texts, Lang::En, &[]).id(title);
        assert!(said.chars().count() <= 60 && said.ends_with('?'), "{said}");
    }
}

#[test]
fn all_languages_say_the_same() {
    words::same_in_every_language(&Texts::of_game(&TEXTS));
}

/// Choices that are mostly refused, for all sorts of reasons.
fn odd_choices(luck: &mut Dice) -> Vec<Choice> {
    let space = Space(luck.below(Space::COUNT as u32) as u16);
    let chit = Chit(luck.below(Chit::COUNT as u32) as u8);
    let ways = [Step::To(space), Step::Regular(space), Step::Isofuel(chit), Step::Water(chit)];
    let acts = ways.into_iter().map(|step| Act::Fly(vec![step]));
    let acts = acts.chain([Act::Emergency(space), Act::Discover, Act::Refuel]).map(Choice::Turn);
    let scans = [vec![space], vec![]].into_iter().map(Targets);
    let scans = scans.flat_map(|sites| [Choice::Turn(Act::Scan(sites.clone())), Choice::Scan(sites)]);
    acts.chain(scans).chain([Choice::Loss([chit].into_iter().collect())]).collect()
}

fn everything_said() -> Said {
    let mut said = Said::default();
    let mut luck = Dice::seeded("words", 1);
    let viewers = [Viewer::Seat(ADA), Viewer::Seat(BEN), Viewer::Spectator];
    for seed in 0..24 {
        let (mode, memory) = (["sails", "rockets"][seed % 2], ["off", "on"][seed / 2 % 2]);
        let setup = Setup::new(1 + seed as u8 % 5).with("mode", mode).with("memory", memory).with("limit", "20");
        let mut table = begin(&setup, seed as u64);
        while !table.is_over() {
            said.table(&table, &viewers, odd_choices, &mut luck);
            let open = luck.below(table.asks().len() as u32) as usize;
            let ask = table.asks()[open].clone();
            let choice = SpaceDiamonds::sample(table.state(), &ask, &mut luck);
            table.answer(&Answer { ask: ask.id, seat: ask.seat, choice }).expect("a sampled choice is legal");
            if seed == 23 && table.state().public.round == 4 && table.state().public.left.is_empty() {
                table.leave(ADA).expect("leaving is always allowed");
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
    let endings = ["all-home", "three-turns", "round-limit", "abandoned", "solo-home", "solo-late"];
    words::names_exist::<SpaceDiamonds>(&Texts::of_game(&TEXTS), &endings);
}

#[test]
fn the_rulebook_has_every_rule_in_every_language() {
    let wanted: BTreeSet<&str> = include_str!("../rulebook/ids.txt").lines().filter(|line| !line.is_empty()).collect();
    assert!(wanted.len() > 180, "{}", wanted.len());
    words::rulebook_has(&RULEBOOKS, &wanted);
}
