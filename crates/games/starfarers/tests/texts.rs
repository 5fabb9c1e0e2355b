//! Words: nothing is said without them, and every rule cited is in the rulebook of every language.

mod common;

use std::collections::BTreeSet;

use common::*;
use orrery_core::{Advice, Answer, Arg, Dice, Fact, Game, Message, Offer, Opt, Options, Play, Refusal, Setup, Viewer};
use orrery_text::{Lang, Rulebook, Texts, Voice};
use starfarers::content::{OPTIONS, Planet, Point, Resource, Site};
use starfarers::decision::{Choice, Then, Transporter};
use starfarers::sets::{Cards, Route};
use starfarers::state::Bargain;
use starfarers::{RULEBOOKS, Starfarers, TEXTS};

#[test]
fn words_are_calm_and_titles_are_questions() {
    let own = include_str!("../text/en.ftl");
    assert!(!own.contains('!'), "no exclamation marks");
    let texts = Texts::of_game(&TEXTS);
    for (id, _) in texts.ids(Lang::En).filter(|(id, _)| id.starts_with("title-")) {
        let said = Voice::new(&texts, Lang::En, &[]).id(id);
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

/// The ids and argument names of everything said, and the rules cited.
#[derive(Default)]
struct Said {
    messages: BTreeSet<(&'static str, Vec<&'static str>)>,
    rules: BTreeSet<&'static str>,
}

impl Said {
    fn message(&mut self, message: &Message) {
        let mut names: Vec<&'static str> = message.args.iter().map(|(name, _)| *name).collect();
        names.sort_unstable();
        self.messages.insert((message.id, names));
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
        self.rules.extend(facts.iter().filter_map(|fact| fact.rule).map(|rule| rule.0));
    }

    fn refusal(&mut self, refusal: &Refusal) {
        self.message(&refusal.reason);
        self.rules.insert(refusal.rule.0);
    }

    fn opt(&mut self, option: &Opt) {
        self.message(&option.label);
        option.act.iter().for_each(|act| self.message(act));
        self.facts(&option.facts);
        self.rules.extend(option.rules.iter().map(|rule| rule.0));
    }

    fn offer(&mut self, offer: &Offer) {
        self.message(&offer.title);
        self.rules.extend(offer.rules.iter().map(|rule| rule.0));
        offer.reason.iter().chain(&offer.act).for_each(|message| self.message(message));
        for refused in &offer.refused {
            self.message(&refused.label);
            self.refusal(&refused.refusal);
        }
        self.options(&offer.options);
    }

    fn options(&mut self, options: &Options) {
        match options {
            Options::List(options) | Options::Path { next: options, .. } => {
                options.iter().for_each(|option| self.opt(option));
            }
            Options::Pick { from, .. } => from.iter().for_each(|item| self.message(&item.label)),
            Options::Amounts { kinds, .. } => kinds.iter().for_each(|kind| {
                self.message(&kind.item.label);
                kind.item.group.iter().for_each(|group| self.message(group));
            }),
            other => panic!("{other:?}"),
        }
    }

    fn advice(&mut self, advice: &Advice) {
        self.facts(&advice.facts);
        advice.refusal.iter().for_each(|refusal| self.refusal(refusal));
        advice.next.iter().for_each(|next| self.options(next));
        for suggestion in &advice.suggestions {
            self.message(&suggestion.label);
            self.facts(&suggestion.facts);
        }
    }

    /// Everything that can be said at this moment.
    fn table(&mut self, table: &Play<Starfarers>, luck: &mut Dice) {
        for viewer in [Viewer::Seat(P1), Viewer::Seat(P2), Viewer::Spectator] {
            let view = Starfarers::view(table.state(), viewer);
            for section in Starfarers::board(&view) {
                self.message(&section.title);
                section.lines.iter().for_each(|line| self.message(line));
            }
            let shown = table.events().iter().filter_map(|event| Starfarers::show(event, viewer));
            for line in shown.filter_map(|shown| Starfarers::line(&shown)) {
                self.message(&line.message);
                self.rules.extend(line.rules.iter().map(|rule| rule.0));
            }
        }
        for ask in table.asks().iter() {
            let state = table.state();
            self.offer(&Starfarers::offer(state, ask));
            self.advice(&Starfarers::advise(state, ask, None));
            let mut choices = vec![Starfarers::sample(state, ask, luck)];
            choices.extend(odd_choices(luck));
            for choice in choices {
                let given = Starfarers::given(state, ask, &choice);
                self.advice(&Starfarers::advise(state, ask, Some(&given)));
                let refusal = Starfarers::check(state, ask, &choice).err();
                refusal.iter().for_each(|refusal| self.refusal(refusal));
            }
        }
        table.outcome().iter().for_each(|outcome| self.message(&Message::new(outcome.ending)));
    }
}

/// Choices that are mostly refused, for all sorts of reasons.
fn odd_choices(luck: &mut Dice) -> Vec<Choice> {
    let at = Point(luck.below(Point::COUNT as u32) as u16);
    let planet = Planet(luck.below(Planet::COUNT as u32) as u8);
    let site = Site(luck.below(Site::COUNT as u32) as u8);
    let ship = Transporter(luck.below(3) as u8);
    let fly = |route: Route, then: Then| Choice::Fly { ship, route, then };
    let one = Cards::of(Resource::Ore, 1);
    vec![
        fly(Route::NONE, Then::Found),
        fly(Route::NONE, Then::Look),
        fly(Route::NONE, Then::Clear(planet)),
        fly(Route::of([at]).expect("one step"), Then::Stop),
        Choice::EndTurn,
        Choice::Jump(Some(at)),
        Choice::Retreat(at),
        Choice::Place { site, spaceport: luck.below(2) == 0 },
        Choice::Terms(Bargain { give: one, want: one }),
        Choice::Offer { give: one, want: Some(Cards::NONE), to: Default::default() },
        Choice::Discard(one),
        Choice::Give(Cards([9; 5])),
        Choice::Answer(true),
        Choice::Confirm(P2),
        Choice::Agree(P3),
        Choice::BuyFame,
        Choice::Draw,
        Choice::Accept,
        Choice::Counter,
    ]
}

/// Every option has every value once.
fn everything_said() -> Said {
    let mut said = Said::default();
    let mut luck = Dice::seeded("words", 1);
    for seed in 0..14usize {
        let setup = OPTIONS.iter().fold(Setup::new(2 + seed as u8 % 3), |setup, option| {
            setup.with(option.id, option.values[seed % option.values.len()])
        });
        let mut table = Play::<Starfarers>::begin(&setup, Dice::seeded("words", seed as u64)).expect("a beginning");
        while !table.is_over() {
            said.table(&table, &mut luck);
            let open = luck.below(table.asks().len() as u32) as usize;
            let ask = table.asks()[open].clone();
            let choice = Starfarers::sample(table.state(), &ask, &mut luck);
            table.answer(&Answer { ask: ask.id, seat: ask.seat, choice }).expect("a sampled choice is legal");
            if seed == 3 && table.state().public.round == 4 && table.state().public.left.is_empty() {
                table.leave(P1).expect("leaving is always allowed");
            }
        }
        said.table(&table, &mut luck);
    }
    said
}

#[test]
fn everything_said_has_words_and_every_rule_cited_is_explained() {
    let texts = Texts::of_game(&TEXTS);
    let known: Vec<_> = texts.ids(Lang::En).collect();
    let said = everything_said();
    assert!(said.messages.len() > 300, "{}", said.messages.len());
    let shared = |id: &str| Texts::shared().has(Lang::En, id);
    for (id, args) in said.messages.into_iter().filter(|(id, _)| !shared(id)) {
        let words = known.iter().find(|(known, _)| *known == id).unwrap_or_else(|| panic!("no words for {id}"));
        let fits = words.1.iter().all(|name| args.contains(name));
        assert!(fits, "{id} is said with {args:?}, its words use {:?}", words.1);
    }
    let book = Rulebook::read(RULEBOOKS[0].1);
    let ids: BTreeSet<String> = book.entries().map(|entry| entry.id.clone()).collect();
    for rule in said.rules.into_iter().filter(|rule| *rule != "table") {
        assert!(ids.contains(rule), "{rule} is cited, yet not in the rulebook");
    }
}

#[test]
fn endings_and_options_have_names() {
    let texts = Texts::of_game(&TEXTS);
    let options = OPTIONS.iter().flat_map(|option| {
        let values = option.values.iter().map(move |value| format!("option-{}-{value}", option.id));
        values.chain([format!("option-{}", option.id)])
    });
    let endings = ["target", "target-before", "standstill", "abandoned"].map(|ending| format!("ending-{ending}"));
    for id in options.chain(endings).chain(["game-starfarers".into(), "tagline-starfarers".into()]) {
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
    }
}
