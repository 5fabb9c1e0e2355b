//! Words for people: messages in English, Italian and Japanese from Fluent files, and rulebooks. Games and pages hand
//! over message ids with arguments; sentences are made here at the last moment.
//!
//! The files are read by Fluent's own parser, so translators' tools can work on them; what is said is made of a form of
//! our own: a message in well under a microsecond, which the live updates of many tables live on.

mod names;
mod pattern;
mod rulebook;

use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

use orrery_core::{Arg, Message, Seat};
use pattern::{Part, Pattern};

pub use names::{Names, named};
pub use rulebook::{Chapter, Entry, Rulebook};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lang {
    #[default]
    En,
    It,
    Ja,
}

impl Lang {
    pub const ALL: [Lang; 3] = [Lang::En, Lang::It, Lang::Ja];

    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::It => "it",
            Lang::Ja => "ja",
        }
    }

    /// The language's own name for itself.
    pub fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::It => "Italiano",
            Lang::Ja => "日本語",
        }
    }

    pub fn of_code(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The first language we speak among those a browser asks for.
    pub fn of_accept_language(header: &str) -> Lang {
        let wanted = header.split(',').filter_map(|part| Lang::of_code(part.trim().get(..2)?));
        wanted.into_iter().next().unwrap_or_default()
    }

    fn joins(self) -> (&'static str, &'static str) {
        match self {
            Lang::En => (", ", " and "),
            Lang::It => (", ", " e "),
            Lang::Ja => ("、", "、"),
        }
    }
}

/// Source files, one for each language, as games embed them.
pub type Sources = [(&'static str, &'static str); 3];

/// What stands before the name of a file in a source made of several.
const FILE: &str = "\n### file ";

/// The texts of a game in each language: the files of its folder `text` whose names begin so. Each stands there with its
/// name, so that a mistake can be told with file and line.
#[macro_export]
macro_rules! texts {
    (@ $lang:literal $($name:literal)+) => {
        concat!($("\n### file ../text/", $name, $lang, "\n", include_str!(concat!("../text/", $name, $lang))),+)
    };
    ($($name:literal),+) => { [
        ("en", $crate::texts!(@ "en.ftl" $($name)+)),
        ("it", $crate::texts!(@ "it.ftl" $($name)+)),
        ("ja", $crate::texts!(@ "ja.ftl" $($name)+)),
    ] };
}

/// The rulebook of a game in each language: the files of its folder `rulebook` whose names begin so.
#[macro_export]
macro_rules! rulebooks {
    (@ $lang:literal $($name:literal)+) => { concat!($(include_str!(concat!("../rulebook/", $name, $lang))),+) };
    ($($name:literal),+) => { [
        ("en", $crate::rulebooks!(@ "en.md" $($name)+)),
        ("it", $crate::rulebooks!(@ "it.md" $($name)+)),
        ("ja", $crate::rulebooks!(@ "ja.md" $($name)+)),
    ] };
}

/// Every update says dozens of messages, and their ids are our own: nobody can choose them to collide.
type Messages = HashMap<&'static str, Pattern, foldhash::fast::FixedState>;

/// The messages of one game, or those all pages share; what is not found here is looked for in the shared ones.
pub struct Texts {
    messages: [Messages; 3],
    mistakes: Vec<String>,
    base: Option<&'static Texts>,
}

static SHARED: LazyLock<Texts> = LazyLock::new(|| Texts::read(&SHARED_SOURCES, None));

pub const SHARED_SOURCES: Sources = texts!("");

impl Texts {
    /// The messages that belong to no game.
    pub fn shared() -> &'static Texts {
        &SHARED
    }

    pub fn of_game(sources: &Sources) -> Texts {
        Texts::read(sources, Some(Texts::shared()))
    }

    fn read(sources: &Sources, base: Option<&'static Texts>) -> Texts {
        let source = |lang: Lang| sources.iter().find(|(code, _)| *code == lang.code()).map_or("", |(_, text)| *text);
        let read = Lang::ALL.map(|lang| pattern::read(source(lang)));
        let mistakes = read.iter().flat_map(|(_, mistakes)| mistakes.clone());
        let mistakes = mistakes.chain(pattern::singulars(source(Lang::Ja))).collect();
        Texts { messages: read.map(|(messages, _)| messages.into_iter().collect()), mistakes, base }
    }

    fn find(&self, lang: Lang, id: &str) -> Option<&Pattern> {
        let own = self.messages[lang as usize].get(id).or_else(|| self.messages[Lang::En as usize].get(id));
        own.or_else(|| self.base.and_then(|base| base.find(lang, id)))
    }

    pub fn has(&self, lang: Lang, id: &str) -> bool {
        self.find(lang, id).is_some()
    }

    /// What is wrong with the files: file, line and reason. The tests of every game see to it that there is nothing.
    pub fn mistakes(&self) -> &[String] {
        &self.mistakes
    }

    /// Every id with its argument names, for the tests that compare languages.
    pub fn ids(&self, lang: Lang) -> impl Iterator<Item = (&'static str, Vec<&'static str>)> + '_ {
        let sorted: BTreeMap<_, _> = self.messages[lang as usize].iter().collect();
        sorted.into_iter().map(|(id, pattern)| (*id, pattern::args(pattern)))
    }
}

/// A voice: says messages in one language, with the names of the people at one table.
#[derive(Clone, Copy)]
pub struct Voice<'a> {
    pub texts: &'a Texts,
    pub lang: Lang,
    pub names: &'a [String],
}

impl<'a> Voice<'a> {
    pub fn new(texts: &'a Texts, lang: Lang, names: &'a [String]) -> Self {
        Voice { texts, lang, names }
    }

    /// A voice for pages that belong to no game.
    pub fn shared(lang: Lang) -> Voice<'static> {
        Voice { texts: Texts::shared(), lang, names: &[] }
    }

    pub fn say(&self, message: &Message) -> String {
        let mut out = String::with_capacity(48);
        self.write(&mut out, message);
        out
    }

    /// Says a message without arguments. The id may be put together at run time, such as `card-TH01`.
    pub fn id(&self, id: &str) -> String {
        let mut out = String::new();
        self.write_parts(&mut out, id, &[]);
        out
    }

    pub fn has(&self, id: &str) -> bool {
        self.texts.has(self.lang, id)
    }

    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.say(&Message::new("seat-n").with("n", seat.0 + 1)),
        }
    }

    /// Says a message into whatever takes words.
    pub fn write(&self, out: &mut dyn Ink, message: &Message) {
        self.write_parts(out, message.id, &message.args);
    }

    fn write_parts(&self, out: &mut dyn Ink, id: &str, args: &[(&'static str, Arg)]) {
        match self.texts.find(self.lang, id) {
            Some(pattern) => self.write_pattern(out, pattern, args),
            None => out.text(id),
        }
    }

    fn write_pattern(&self, out: &mut dyn Ink, pattern: &[Part], args: &[(&'static str, Arg)]) {
        let find = |name: &str| args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg);
        for part in pattern {
            match part {
                Part::Text(text) => out.text(text),
                Part::Arg(name) => {
                    if let Some(arg) = find(name) {
                        self.write_arg(out, arg);
                    }
                }
                Part::Select { arg, cases, other } => {
                    let case = find(arg).and_then(|arg| self.case(arg, cases)).unwrap_or(other);
                    self.write_pattern(out, case, args);
                }
            }
        }
    }

    /// A number by itself or as singular and plural, a word by its id.
    fn case<'p>(&self, arg: &Arg, cases: &'p [(&str, Pattern)]) -> Option<&'p Pattern> {
        let named = |name: &str| cases.iter().find(|(case, _)| *case == name).map(|(_, pattern)| pattern);
        match arg {
            // English and Italian have a singular for 1; Japanese has one form.
            Arg::Int(1) if self.lang != Lang::Ja => named("1").or_else(|| named("one")),
            Arg::Int(n) => named(&n.to_string()).or_else(|| named("other")),
            Arg::Message(word) => named(word.id),
            Arg::Sign(sign) => self.case(&sign.name, cases),
            Arg::Ratio(..) | Arg::Seat(_) | Arg::List(_) => None,
        }
    }

    fn write_arg(&self, out: &mut dyn Ink, arg: &Arg) {
        match arg {
            Arg::Int(n) => out.text(&int(*n)),
            Arg::Ratio(num, den) => out.text(&ratio(*num, *den)),
            Arg::Seat(seat) => out.text(&self.name(*seat)),
            Arg::Message(message) => self.write(out, message),
            Arg::List(messages) => self.write_list(out, messages),
            Arg::Sign(sign) => {
                let mut name = String::new();
                self.write_arg(&mut name, &sign.name);
                out.sign(sign.symbol, &name);
            }
        }
    }

    fn write_list(&self, out: &mut dyn Ink, messages: &[Message]) {
        let (comma, and) = self.lang.joins();
        for (i, message) in messages.iter().enumerate() {
            if i > 0 {
                out.text(if i + 1 == messages.len() { and } else { comma });
            }
            self.write(out, message);
        }
    }
}

/// What takes words: a text, or a page, which draws signs.
pub trait Ink {
    fn text(&mut self, text: &str);
    fn sign(&mut self, symbol: &'static str, name: &str);
}

impl Ink for String {
    fn text(&mut self, text: &str) {
        self.push_str(text);
    }

    fn sign(&mut self, _: &'static str, name: &str) {
        self.push_str(name);
    }
}

/// A minus sign, not a hyphen, before negative numbers.
fn int(n: i64) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { n.to_string() }
}

fn ratio(num: i64, den: i64) -> String {
    let (whole, rest) = if den == 0 { (0, 0) } else { (num / den, num % den) };
    let vulgar = match (rest, den) {
        (0, _) => return int(whole),
        (1, 2) | (2, 4) => "½",
        (1, 4) => "¼",
        (3, 4) => "¾",
        (1, 3) => "⅓",
        (2, 3) => "⅔",
        (1, 8) => "⅛",
        _ => return format!("{num}/{den}"),
    };
    if whole == 0 { vulgar.to_owned() } else { int(whole) + vulgar }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCES: Sources = [
        (
            "en",
            "left = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n} left\ntakes = { $who } takes { $what }.",
        ),
        ("it", "left = { $n ->\n    [one] resta { $n } carta\n   *[other] restano { $n } carte\n}"),
        ("ja", "left = 残り { $n } 枚"),
    ];

    fn say(lang: Lang, message: &Message) -> String {
        let texts = Texts::of_game(&SOURCES);
        Voice::new(&texts, lang, &["Aoi".into()]).say(message)
    }

    #[test]
    fn plurals_follow_the_language() {
        let left = |n: i64| Message::new("left").with("n", n);
        assert_eq!(say(Lang::En, &left(1)), "1 card left");
        assert_eq!(say(Lang::En, &left(0)), "0 cards left");
        assert_eq!(say(Lang::It, &left(2)), "restano 2 carte");
        assert_eq!(say(Lang::Ja, &left(1)), "残り 1 枚");
    }

    #[test]
    fn a_language_without_a_singular_has_a_case_for_the_number_1_alone() {
        let texts = |ja| Texts::of_game(&[("en", ""), ("it", ""), ("ja", ja)]);
        assert_eq!(texts("a = { $n ->\n    [one] x\n   *[other] y\n}").mistakes().len(), 1);
        assert_eq!(texts("a = { $n ->\n    [1] x\n   *[other] y\n}").mistakes(), [] as [&str; 0]);
        let wins = Message::new("result-wins").with("n", 1).with("names", Message::new("story"));
        assert_eq!(Voice::new(Texts::shared(), Lang::Ja, &[]).say(&wins), "試合の流れの勝利");
    }

    #[test]
    fn a_missing_translation_is_said_in_english_and_a_missing_message_by_its_id() {
        let takes = Message::new("takes").with("who", Seat(0)).with("what", Message::new("nothing"));
        assert_eq!(say(Lang::Ja, &takes), "Aoi takes nothing.");
    }

    #[test]
    fn numbers_are_written_as_people_write_them() {
        let texts = Texts::of_game(&[("en", "is = { $x }"), ("it", ""), ("ja", "")]);
        let say = |arg: Arg| Voice::new(&texts, Lang::En, &[]).say(&Message::new("is").with("x", arg));
        assert_eq!(say(Arg::Int(-3)), "−3");
        assert_eq!(say(Arg::Ratio(1, 2)), "½");
        assert_eq!(say(Arg::Ratio(5, 4)), "1¼");
        assert_eq!(say(Arg::Ratio(8, 4)), "2");
        assert_eq!(say(Arg::Ratio(5, 7)), "5/7");
        let list = vec![Message::new("a"), Message::new("b"), Message::new("c")];
        assert_eq!(say(Arg::List(list)), "a, b and c");
    }

    #[test]
    fn a_sign_is_named_where_nothing_is_drawn_and_selects_by_what_it_stands_for() {
        let source = "rolls = { $die }, { $die ->\n    [1] the worst\n   *[other] well\n}";
        let texts = Texts::of_game(&[("en", source), ("it", ""), ("ja", "")]);
        let rolls = |face| Message::new("rolls").with("die", orrery_core::Sign::die(face));
        let say = |face| Voice::new(&texts, Lang::En, &[]).say(&rolls(face));
        assert_eq!((say(1).as_str(), say(6).as_str()), ("1, the worst", "6, well"));
    }

    #[test]
    fn a_word_selects_too() {
        let source = "is = { $what ->\n    [ship] she\n   *[other] it\n} flies";
        let texts = Texts::of_game(&[("en", source), ("it", ""), ("ja", "")]);
        let say = |id| Voice::new(&texts, Lang::En, &[]).say(&Message::new("is").with("what", Message::new(id)));
        assert_eq!((say("ship").as_str(), say("post").as_str()), ("she flies", "it flies"));
    }

    #[test]
    fn the_shared_messages_are_complete_in_every_language() {
        assert_eq!(Texts::shared().mistakes(), [] as [&str; 0]);
        let english: Vec<_> = Texts::shared().ids(Lang::En).collect();
        assert!(english.len() > 50);
        for lang in [Lang::It, Lang::Ja] {
            assert_eq!(Texts::shared().ids(lang).collect::<Vec<_>>(), english, "{}", lang.code());
        }
    }

    #[test]
    fn the_browsers_first_known_language_is_taken() {
        assert_eq!(Lang::of_accept_language("de-DE,it;q=0.8,en;q=0.5"), Lang::It);
        assert_eq!(Lang::of_accept_language("ja-JP"), Lang::Ja);
        assert_eq!(Lang::of_accept_language(""), Lang::En);
        assert_eq!(Lang::of_accept_language("é"), Lang::En);
    }
}
