//! Words: the same ids with the same arguments in every language, nothing said without words, every rule explained.

mod common;

use std::collections::BTreeSet;

use common::*;
use orrery_core::{Advice, Arg, Dice, Fact, Game, Message, Offer, Opt, Options, Refusal, Setup, Viewer};
use orrery_text::{Lang, Rulebook, Texts, Voice};
use starship_builder::decision::Choice;
use starship_builder::{RULEBOOKS, StarshipBuilder, TEXTS};

/// The words of the rules alone, without those of the page.
const OWN: [(&str, &str); 3] = [
    ("en", include_str!("../text/en.ftl")),
    ("it", include_str!("../text/it.ftl")),
    ("ja", include_str!("../text/ja.ftl")),
];

#[test]
fn all_languages_say_the_same() {
    let own = Texts::of_game(&OWN);
    let english: Vec<_> = own.ids(Lang::En).collect();
    for lang in [Lang::It, Lang::Ja] {
        let other: Vec<_> = own.ids(lang).collect();
        let missing: Vec<_> = english.iter().filter(|message| !other.contains(message)).collect();
        let spare: Vec<_> = other.iter().filter(|message| !english.contains(message)).collect();
        assert!(missing.is_empty() && spare.is_empty(), "{}: lacks {missing:?}, has {spare:?}", lang.code());
    }
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

/// The ids and argument names of everything said.
#[derive(Default)]
struct Said(BTreeSet<(&'static str, Vec<&'static str>)>);

impl Said {
    fn message(&mut self, message: &Message) {
        let mut names: Vec<&'static str> = message.args.iter().map(|(name, _)| *name).collect();
        names.sort_unstable();
        self.0.insert((message.id, names));
        for (_, arg) in &message.args {
            match arg {
                Arg::Message(inner) => self.message(inner),
                Arg::List(list) => list.iter().for_each(|inner| self.message(inner)),
                Arg::Int(_) | Arg::Ratio(..) | Arg::Seat(_) => {}
            }
        }
    }

    fn facts(&mut self, facts: &[Fact]) {
        facts.iter().for_each(|fact| self.message(&fact.message));
    }

    fn refusal(&mut self, refusal: &Refusal) {
        self.message(&refusal.reason);
    }

    fn opt(&mut self, option: &Opt) {
        self.message(&option.label);
        option.act.iter().for_each(|act| self.message(act));
        self.facts(&option.facts);
    }

    fn offer(&mut self, offer: &Offer) {
        self.message(&offer.title);
        offer.reason.iter().chain(&offer.act).for_each(|message| self.message(message));
        offer.refused.iter().for_each(|refused| self.refusal(&refused.refusal));
        match &offer.options {
            Options::List(options) => options.iter().for_each(|option| self.opt(option)),
            Options::Pick { from, .. } => from.iter().for_each(|item| {
                self.message(&item.label);
                item.group.iter().for_each(|group| self.message(group));
            }),
            other => panic!("{other:?}"),
        }
    }

    fn advice(&mut self, advice: &Advice) {
        self.facts(&advice.facts);
        advice.refusal.iter().for_each(|refusal| self.refusal(refusal));
        for suggestion in &advice.suggestions {
            self.message(&suggestion.label);
            self.facts(&suggestion.facts);
        }
    }

    /// Everything that can be said at this moment.
    fn table(&mut self, table: &Table, luck: &mut Dice) {
        for viewer in [Viewer::Seat(RED), Viewer::Spectator] {
            let view = StarshipBuilder::view(table.state(), viewer);
            for section in StarshipBuilder::board(&view) {
                self.message(&section.title);
                section.lines.iter().for_each(|line| self.message(line));
            }
            let shown = table.events().iter().filter_map(|event| StarshipBuilder::show(event, viewer));
            shown.filter_map(|shown| StarshipBuilder::line(&shown)).for_each(|line| self.message(&line.message));
        }
        for ask in table.asks().iter() {
            let state = table.state();
            self.offer(&StarshipBuilder::offer(state, ask));
            self.advice(&StarshipBuilder::advise(state, ask, None));
            let sample = StarshipBuilder::sample(state, ask, luck);
            let mut odd = layout("TH04 TH05 RO03 GE01");
            odd.heavy = cards("GE01");
            for choice in [sample, Choice::NoShip, Choice::Build(odd), Choice::Build(layout("RA05 RF01"))] {
                let given = StarshipBuilder::given(state, ask, &choice);
                self.advice(&StarshipBuilder::advise(state, ask, Some(&given)));
                let refusal = StarshipBuilder::check(state, ask, &choice).err();
                refusal.iter().for_each(|refusal| self.refusal(refusal));
            }
        }
        table.outcome().iter().for_each(|outcome| self.message(&Message::new(outcome.ending)));
    }
}

fn everything_said() -> Said {
    let mut said = Said::default();
    let mut luck = Dice::seeded("words", 1);
    let tables = [("open", "at-once"), ("hidden", "finish-round"), ("open", "finish-round")];
    for (seed, (hands, end)) in (0..12).zip(tables.into_iter().cycle()) {
        let setup = Setup::new(2 + seed as u8 % 4).with("hands", hands).with("end", end);
        let mut table = begin(&setup, seed);
        while !table.is_over() {
            said.table(&table, &mut luck);
            step(&mut table, &mut luck);
            if seed == 11 && table.state().round == 4 && table.state().left.is_empty() {
                table.leave(RED).expect("leaving is always allowed");
            }
        }
        said.table(&table, &mut luck);
    }
    said
}

#[test]
fn everything_said_has_words_with_the_same_arguments() {
    let texts = Texts::of_game(&TEXTS);
    let known: Vec<_> = texts.ids(Lang::En).collect();
    let said = everything_said();
    assert!(said.0.len() > 150, "{}", said.0.len());
    let shared = |id: &str| Texts::shared().has(Lang::En, id);
    for (id, args) in said.0.into_iter().filter(|(id, _)| !shared(id)) {
        let words = known.iter().find(|(known, _)| *known == id).or_else(|| panic!("no words for {id}")).unwrap();
        assert!(
            words.1.iter().all(|name| args.contains(name)),
            "{id} is said with {args:?}, its words use {:?}",
            words.1
        );
    }
}

#[test]
fn endings_and_options_have_names() {
    let texts = Texts::of_game(&TEXTS);
    let info = StarshipBuilder::info();
    let options = info.options.iter().flat_map(|option| {
        let values = option.values.iter().map(move |value| format!("option-{}-{value}", option.id));
        values.chain([format!("option-{}", option.id)])
    });
    let endings = ["won", "shared", "only-ship", "no-ships", "last-player"].map(|end| format!("ending-{end}"));
    for id in options.chain(endings).chain(["game-starship-builder".into(), "tagline-starship-builder".into()]) {
        assert!(texts.has(Lang::En, &id), "{id}");
    }
}

const RULES: [&str; 37] = [
    "iI.1", "iI1.1", "iI2a.1", "iI2b.1", "iI2b.2", "iI2c.1", "iI2c.2", "iI2c.3", "iI2c.4", "iI2c.5", "iI2d.1",
    "iI-J1.1", "iI-J1.2", "iI-J1.3", "iI-J1.4", "iI-J2.1", "iI-J4.1", "iI-J4.2", "iI-J4.3", "iI-J5.1", "iI-J5.2",
    "iI-J5.3", "iI-B2b.1", "iI-B2c.1", "iI-B2j.1", "iI-L1", "iI-L2", "iI-L3", "iI-L4", "R39", "R40", "R41", "R42",
    "R43", "R44", "R45", "R50",
];

#[test]
fn the_rulebook_has_every_rule_in_every_language() {
    for (lang, source) in RULEBOOKS {
        let book = Rulebook::read(source);
        let mut ids: Vec<&str> = book.entries().map(|entry| entry.id.as_str()).collect();
        ids.sort_unstable();
        let mut wanted = RULES.to_vec();
        wanted.sort_unstable();
        assert_eq!(ids, wanted, "{lang}");
        for entry in book.entries() {
            assert!(!entry.paragraphs.is_empty() && !entry.title.is_empty(), "{lang}: {}", entry.id);
        }
        for (at, _) in source.match_indices('[') {
            let target = source[at + 1..].split(']').next().unwrap_or_default();
            assert!(RULES.contains(&target), "{lang}: [{target}]");
        }
    }
}
