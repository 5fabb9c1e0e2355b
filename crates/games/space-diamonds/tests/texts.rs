//! Words: the same ids with the same arguments in every language, nothing said without words, every rule explained.

mod common;

use std::collections::BTreeSet;

use common::*;
use orrery_core::{Advice, Answer, Arg, Dice, Fact, Game, Message, Offer, Opt, Options, Play, Refusal, Setup, Viewer};
use orrery_text::{Lang, Rulebook, Texts, Voice};
use space_diamonds::content::{Chit, Space};
use space_diamonds::decision::{Choice, Step};
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
    let texts = Texts::of_game(&TEXTS);
    let ids = |lang| -> Vec<(&'static str, BTreeSet<&'static str>)> {
        texts.ids(lang).map(|(id, args)| (id, args.into_iter().collect())).collect()
    };
    let english = ids(Lang::En);
    for lang in [Lang::It, Lang::Ja] {
        let other = ids(lang);
        let missing: Vec<_> = english.iter().filter(|message| !other.contains(message)).collect();
        let spare: Vec<_> = other.iter().filter(|message| !english.contains(message)).collect();
        assert!(missing.is_empty() && spare.is_empty(), "{}: lacks {missing:?}, has {spare:?}", lang.code());
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
            Options::Path { next, .. } => next.iter().for_each(|option| self.opt(option)),
            other => panic!("{other:?}"),
        }
    }

    fn advice(&mut self, advice: &Advice) {
        self.facts(&advice.facts);
        advice.refusal.iter().for_each(|refusal| self.refusal(refusal));
        if let Some(Options::Path { next, .. }) = &advice.next {
            next.iter().for_each(|option| self.opt(option));
        }
        for suggestion in &advice.suggestions {
            self.message(&suggestion.label);
            self.facts(&suggestion.facts);
        }
    }

    /// Everything that can be said at this moment.
    fn table(&mut self, table: &Play<SpaceDiamonds>, luck: &mut Dice) {
        for viewer in [Viewer::Seat(ADA), Viewer::Seat(BEN), Viewer::Spectator] {
            let view = SpaceDiamonds::view(table.state(), viewer);
            for section in SpaceDiamonds::board(&view) {
                self.message(&section.title);
                section.lines.iter().for_each(|line| self.message(line));
            }
            let shown = table.events().iter().filter_map(|event| SpaceDiamonds::show(event, viewer));
            shown.filter_map(|shown| SpaceDiamonds::line(&shown)).for_each(|line| self.message(&line.message));
        }
        for ask in table.asks().iter() {
            let state = table.state();
            self.offer(&SpaceDiamonds::offer(state, ask));
            self.advice(&SpaceDiamonds::advise(state, ask, None));
            let mut choices = vec![SpaceDiamonds::sample(state, ask, luck)];
            choices.extend(odd_choices(luck));
            for choice in choices {
                let given = SpaceDiamonds::given(state, ask, &choice);
                self.advice(&SpaceDiamonds::advise(state, ask, Some(&given)));
                let refusal = SpaceDiamonds::check(state, ask, &choice).err();
                refusal.iter().for_each(|refusal| self.refusal(refusal));
            }
        }
        table.outcome().iter().for_each(|outcome| self.message(&Message::new(outcome.ending)));
    }
}

/// Choices that are mostly refused, for all sorts of reasons.
fn odd_choices(luck: &mut Dice) -> Vec<Choice> {
    let space = Space(luck.below(Space::COUNT as u32) as u16);
    let chit = Chit(luck.below(Chit::COUNT as u32) as u8);
    let ways = [Step::To(space), Step::Regular(space), Step::Isofuel(chit), Step::Water(chit)];
    let acts =
        [Choice::Emergency(space), Choice::Discover, Choice::Refuel, Choice::Scan(vec![space]), Choice::Scan(vec![])];
    let lose = Choice::Lose([chit].into_iter().collect());
    ways.into_iter().map(|step| Choice::Fly(vec![step])).chain(acts).chain([lose]).collect()
}

fn everything_said() -> Said {
    let mut said = Said::default();
    let mut luck = Dice::seeded("words", 1);
    for seed in 0..24 {
        let (mode, memory) = (["sails", "rockets"][seed % 2], ["off", "on"][seed / 2 % 2]);
        let setup = Setup::new(1 + seed as u8 % 5).with("mode", mode).with("memory", memory).with("limit", "20");
        let mut table = begin(&setup, seed as u64);
        while !table.is_over() {
            said.table(&table, &mut luck);
            let open = luck.below(table.asks().len() as u32) as usize;
            let ask = table.asks()[open].clone();
            let choice = SpaceDiamonds::sample(table.state(), &ask, &mut luck);
            table.answer(&Answer { ask: ask.id, seat: ask.seat, choice }).expect("a sampled choice is legal");
            if seed == 23 && table.state().public.round == 4 && table.state().public.left.is_empty() {
                table.leave(ADA).expect("leaving is always allowed");
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
    let info = SpaceDiamonds::info();
    let options = info.options.iter().flat_map(|option| {
        let values = option.values.iter().map(move |value| format!("option-{}-{value}", option.id));
        values.chain([format!("option-{}", option.id)])
    });
    let endings = ["all-home", "three-turns", "round-limit", "abandoned", "solo-home", "solo-late"];
    let endings = endings.map(|ending| format!("ending-{ending}"));
    for id in options.chain(endings).chain(["game-space-diamonds".into(), "tagline-space-diamonds".into()]) {
        assert!(texts.has(Lang::En, &id), "{id}");
    }
}

#[test]
fn the_rulebook_has_every_rule_in_every_language() {
    let wanted: BTreeSet<&str> = include_str!("../rulebook/ids.txt").lines().filter(|line| !line.is_empty()).collect();
    assert!(wanted.len() > 180, "{}", wanted.len());
    for (lang, source) in RULEBOOKS {
        let book = Rulebook::read(source);
        let ids: BTreeSet<&str> = book.entries().map(|entry| entry.id.as_str()).collect();
        assert_eq!(ids, wanted, "{lang}");
        for entry in book.entries() {
            assert!(!entry.paragraphs.is_empty() && !entry.title.is_empty(), "{lang}: {}", entry.id);
        }
    }
}
