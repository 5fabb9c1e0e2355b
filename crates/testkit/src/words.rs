//! Words: the same ids with the same arguments in every language, nothing said without words, every rule explained.

use std::collections::BTreeSet;

use orrery_bots::LESSON;
use orrery_core::{
    Advice, Arg, Ask, Asking, Dice, Fact, Game, Item, Message, Offer, Opt, Options, Play, Refusal, Rule, Viewer,
};
use orrery_text::{Lang, Rulebook, Sources, Texts};

/// The files have no mistakes, and every language has the same messages, with the same arguments.
#[track_caller]
pub fn same_in_every_language(texts: &Texts) {
    assert_eq!(texts.mistakes(), [] as [&str; 0]);
    let english: Vec<_> = texts.ids(Lang::En).collect();
    for lang in [Lang::It, Lang::Ja] {
        let other: Vec<_> = texts.ids(lang).collect();
        let missing: Vec<_> = english.iter().filter(|message| !other.contains(message)).collect();
        let spare: Vec<_> = other.iter().filter(|message| !english.contains(message)).collect();
        assert!(missing.is_empty() && spare.is_empty(), "{}: lacks {missing:?}, has {spare:?}", lang.code());
    }
}

/// The game itself, its options with their values (with what they mean where they decide what game it will be), and these
/// ways to end have names.
#[track_caller]
pub fn names_exist<G: Game>(texts: &Texts, endings: &[&str]) {
    let info = G::info();
    let options = info.options.iter().flat_map(|option| {
        let values = option.values.iter().map(move |value| format!("option-{}-{value}", option.id));
        let decides = !option.folded && option.id != LESSON;
        let meanings = option
            .values
            .iter()
            .filter(move |_| decides)
            .map(move |value| format!("option-{}-{value}-about", option.id));
        values.chain(meanings).chain([format!("option-{}", option.id)])
    });
    let endings = endings.iter().map(|ending| format!("ending-{ending}"));
    let game = ["game", "tagline"].map(|name| format!("{name}-{}", info.id));
    for id in options.chain(endings).chain(game) {
        assert!(texts.has(Lang::En, &id), "{id}");
    }
}

/// The rulebook has an entry for exactly the wanted rules, in every language.
#[track_caller]
pub fn rulebook_has(books: &Sources, wanted: &BTreeSet<&str>) {
    for (lang, source) in books {
        let book = Rulebook::read(source);
        let ids: Vec<&str> = book.entries().map(|entry| entry.id.as_str()).collect();
        assert_eq!(ids.len(), wanted.len(), "{lang}: each rule once");
        assert_eq!(ids.into_iter().collect::<BTreeSet<_>>(), *wanted, "{lang}");
        for entry in book.entries() {
            assert!(!entry.paragraphs.is_empty() && !entry.title.is_empty(), "{lang}: {}", entry.id);
        }
    }
}

/// Every language has these messages, no more and no less.
#[track_caller]
pub fn says_exactly(texts: &Texts, wanted: &BTreeSet<String>) {
    for lang in Lang::ALL {
        let said: BTreeSet<String> = texts.ids(lang).map(|(id, _)| id.to_owned()).collect();
        let missing: Vec<_> = wanted.difference(&said).collect();
        let spare: Vec<_> = said.difference(wanted).collect();
        assert!(missing.is_empty() && spare.is_empty(), "{}: lacks {missing:?}, has {spare:?}", lang.code());
    }
}

/// What a rulebook names in square brackets has an entry, and every language names the same, in the same order.
#[track_caller]
pub fn references_lead_somewhere(books: &Sources) {
    let references = |text: &str| -> Vec<String> {
        let inside = text.split('[').skip(1).filter_map(|rest| rest.split(']').next());
        inside.map(str::to_owned).collect()
    };
    let english = references(books[0].1);
    assert!(english.len() > 25, "rules speak of each other");
    for (lang, source) in books {
        let book = Rulebook::read(source);
        assert!(references(source).iter().all(|id| book.entry(id).is_some()), "{lang}");
        assert_eq!(references(source), english, "{lang}");
    }
}

/// The ids and argument names of everything said, and the rules cited.
#[derive(Default)]
pub struct Said {
    pub messages: BTreeSet<(&'static str, Vec<&'static str>)>,
    rules: BTreeSet<&'static str>,
}

impl Said {
    fn message(&mut self, message: &Message) {
        let mut names: Vec<&'static str> = message.args.iter().map(|(name, _)| *name).collect();
        names.sort_unstable();
        self.messages.insert((message.id, names));
        message.args.iter().for_each(|(_, arg)| self.arg(arg));
    }

    fn arg(&mut self, arg: &Arg) {
        match arg {
            Arg::Message(inner) => self.message(inner),
            Arg::List(list) => list.iter().for_each(|inner| self.message(inner)),
            Arg::Sign(sign) => self.arg(&sign.name),
            Arg::Int(_) | Arg::Ratio(..) | Arg::Seat(_) => {}
        }
    }

    fn cited(&mut self, rules: impl IntoIterator<Item = Rule>) {
        self.rules.extend(rules.into_iter().map(|rule| rule.0));
    }

    fn facts(&mut self, facts: &[Fact]) {
        facts.iter().for_each(|fact| self.message(&fact.message));
        self.cited(facts.iter().filter_map(|fact| fact.rule));
    }

    fn refusal(&mut self, refusal: &Refusal) {
        self.message(&refusal.reason);
        self.cited([refusal.rule]);
    }

    fn opt(&mut self, option: &Opt) {
        self.message(&option.label);
        option.act.iter().chain(&option.group).for_each(|message| self.message(message));
        self.facts(&option.facts);
        self.cited(option.rules.iter().copied());
    }

    fn item(&mut self, item: &Item) {
        self.message(&item.label);
        item.note.iter().for_each(|note| self.message(note));
        item.group.iter().for_each(|group| self.message(group));
    }

    fn offer(&mut self, offer: &Offer) {
        self.message(&offer.title);
        self.cited(offer.rules.iter().copied());
        offer.reason.iter().chain(&offer.act).chain(&offer.hint).for_each(|message| self.message(message));
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
            Options::Pick { from, .. } => from.iter().for_each(|item| self.item(item)),
            Options::Amounts { kinds, .. } => kinds.iter().for_each(|kind| self.item(&kind.item)),
            Options::Form { fields, .. } => fields.iter().for_each(|field| {
                self.message(&field.label);
                self.options(&field.options);
            }),
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

    /// Everything that can be said at this moment to these viewers, and of a legal choice and some `odd` ones.
    pub fn table<G: Game>(
        &mut self,
        table: &Play<G>,
        viewers: &[Viewer],
        odd: impl Fn(&mut Dice) -> Vec<G::Choice>,
        luck: &mut Dice,
    ) {
        viewers.iter().for_each(|viewer| self.seen(table, *viewer));
        for ask in table.asks().iter() {
            self.offer(&G::offer(table.state(), ask));
            self.advice(&G::advise(table.state(), ask, None));
            let sample = G::sample(table.state(), ask, luck);
            odd(luck).iter().chain([&sample]).for_each(|choice| self.choice(table, ask, choice));
        }
        table.outcome().iter().for_each(|outcome| self.message(&Message::new(outcome.ending)));
    }

    fn seen<G: Game>(&mut self, table: &Play<G>, viewer: Viewer) {
        for section in G::board(&G::view(table.state(), viewer)) {
            self.message(&section.title);
            section.lines.iter().for_each(|line| self.message(line));
        }
        let shown = table.events().iter().filter_map(|event| G::show(event, viewer));
        for line in shown.filter_map(|shown| G::line(&shown)) {
            self.message(&line.message);
            self.cited(line.rules);
        }
    }

    fn choice<G: Game>(&mut self, table: &Play<G>, ask: &Ask<G::Decision>, choice: &G::Choice) {
        let given = G::given(ask, choice);
        self.advice(&G::advise(table.state(), ask, Some(&given)));
        G::check(table.state(), ask, choice).err().iter().for_each(|refusal| self.refusal(refusal));
    }

    /// Everything said has words which use no argument that is not given, and every rule cited is in the rulebook.
    #[track_caller]
    pub fn has_words(&self, texts: &Texts, books: &Sources) {
        let known: Vec<_> = texts.ids(Lang::En).collect();
        let own = |(id, _): &&(&'static str, Vec<_>)| !Texts::shared().has(Lang::En, id);
        for (id, args) in self.messages.iter().filter(own) {
            let words = known.iter().find(|(known, _)| known == id).unwrap_or_else(|| panic!("no words for {id}"));
            let fits = words.1.iter().all(|name| args.contains(name));
            assert!(fits, "{id} is said with {args:?}, its words use {:?}", words.1);
        }
        let book = Rulebook::read(books[0].1);
        for rule in self.rules.iter().filter(|rule| **rule != Rule::TABLE.0) {
            assert!(book.entries().any(|entry| entry.id == *rule), "{rule} is cited, yet not in the rulebook");
        }
    }
}
