//! The appendix of the rulebook: what each planet gives, and every word that is on a card. It is written from the tables of
//! content and their texts, so that neither can change without it.
//!
//! `ORRERY_RULEBOOK=write cargo test -p starfarers --test appendix` writes `rulebook/cards-*.md` anew.

use std::path::PathBuf;

use orrery_core::Message;
use orrery_kit::fx::BlockId;
use orrery_text::{Lang, Rulebook, Texts, Voice};
use starfarers::content::*;
use starfarers::rules::encounter::question_of;
use starfarers::{RULEBOOKS, TEXTS, says};

/// What is said in English, Italian and Japanese.
type Said = [&'static str; 3];

const PLANETS: Said = ["What each planet gives", "Che cosa dà ogni pianeta", "惑星ごとの産出"];
const HOMES: Said = ["Home planets", "Pianeti d’origine", "母星系の惑星"];
const HOMES_TEXT: Said = [
    "A planet gives cards of its type whenever its number is rolled. These are the numbers of the basic set-up; in the expert set-up the three chips of a system are shuffled ([SF-VAR-2]).",
    "Un pianeta dà carte del suo tipo ogni volta che esce il suo numero. Questi sono i numeri della preparazione base; in quella esperta i tre gettoni di un sistema si mescolano ([SF-VAR-2]).",
    "惑星は、その数字が出るたびに、その種類のカードを産出します。ここに挙げるのは基本の準備での数字です。上級の準備では、星系の3個のチップを混ぜて配ります（[SF-VAR-2]）。",
];
const OUTER: Said = ["Planets further out", "Pianeti esterni", "外の惑星"];
const OUTER_TEXT: Said = [
    "Here the type is known from the start, the number lies under a chip with a dot of this colour ([SF-Z7]).",
    "Qui il tipo è noto fin dall’inizio, il numero sta sotto un gettone con un punto di questo colore ([SF-Z7]).",
    "ここでは種類は初めから分かっていて、数字はこの色の点のチップの下に隠れています（[SF-Z7]）。",
];
const FRIENDS: Said = ["The friendship cards", "Le carte amicizia", "友好カード"];
const ENCOUNTERS: Said = ["The encounter cards", "Le carte incontro", "遭遇カード"];
const READING: Said = ["How to read them", "Come leggerle", "読み方"];
const READING_TEXT: Said = [
    "These are all 32 cards in full. Cards of one kind open with the same question, so nobody can tell which of them it is. Every branch says how it is reached, what is read out, and in brackets what it brings, in the words of [SF-Z11]. Whoever would rather be surprised stops here.",
    "Queste sono tutte le 32 carte per intero. Le carte di un tipo cominciano con la stessa domanda, così nessuno può sapere quale sia. Ogni ramo dice come ci si arriva, che cosa viene letto e, tra parentesi, che cosa porta, con le parole di [SF-Z11]. Chi preferisce le sorprese si fermi qui.",
    "32枚すべてを、そのまま載せます。同じ種類のカードは同じ問いで始まるので、どのカードかは誰にも分かりません。どの枝にも、そこへの道筋、読み上げる文、そして括弧の中に[SF-Z11]の言葉での結果が書いてあります。驚きを楽しみたい人は、ここで読むのをやめてください。",
];

/// A language with the texts of the game.
struct Writer<'a> {
    place: usize,
    voice: Voice<'a>,
}

impl Writer<'_> {
    fn say(&self, said: Said) -> &'static str {
        said[self.place]
    }

    fn resource(&self, resource: Resource) -> String {
        self.voice.id(&format!("resource-{}", resource.id()))
    }

    fn question(&self, question: Question, price: u8) -> String {
        self.voice.say(&Message::new(question.id()).with("count", price))
    }

    fn comma(&self) -> &'static str {
        self.say([", ", ", ", "、"])
    }

    fn stop(&self) -> &'static str {
        self.say([". ", ". ", "。"])
    }

    /// Every branch below a block, with the way to it.
    fn branches(&self, card: Encounter, at: BlockId, way: &[String], lines: &mut Vec<String>) {
        let block = card.block(at);
        let told = if card.is_wear() { Some(format!("{}-read", card.id())) } else { leaf(block).map(str::to_owned) };
        if let Some(told) = told {
            let form = self.say(["%: # (&)", "%: # (&)", "%：#（&）"]);
            let form = if way.is_empty() { self.say(["# (&)", "# (&)", "#（&）"]) } else { form };
            let line = form.replace('%', &capital(&way.join(self.comma())));
            let line = line.replace('&', &self.voice.say(&says::block(card, at)));
            return lines.push(line.replace('#', &self.voice.id(&format!("encounter-{told}"))));
        }
        if let (Some((question, price)), false) = (question_of(block), way.is_empty()) {
            let form = self.say(["%: #", "%: #", "%：#"]);
            let line = form.replace('%', &capital(&way.join(self.comma())));
            lines.push(line.replace('#', &self.question(question, price)));
        }
        for (word, to) in says::ways(block) {
            self.branches(card, to, &[way, &[self.voice.say(&word)]].concat(), lines);
        }
    }

    fn encounter(&self, card: Encounter) -> String {
        let kind = capital(&self.voice.id(&format!("encounter-kind-{}", card.kind().id())));
        let mut lines = vec![match question_of(card.block(0)) {
            Some((question, price)) => format!("{kind}{}{}", self.stop(), self.question(question, price)),
            None => format!("{kind}{}", self.stop().trim_end()),
        }];
        self.branches(card, 0, &[], &mut lines);
        let title = self.voice.id(&format!("encounter-{}", card.id()));
        format!("### {} {title}\n{}\n", card.id(), lines.join("\n\n"))
    }

    fn friend(&self, card: FriendCard) -> String {
        let name = self.voice.id(&format!("friend-{}", card.id()));
        let people = self.voice.id(&format!("people-{}", card.people().id()));
        let does = self.voice.say(&says::friend(card));
        format!("### {} {name}\n{people}{}{does}\n", card.id(), self.stop())
    }

    fn name(&self, planet: Planet) -> String {
        self.voice.id(&format!("planet-{}", planet.id()))
    }

    fn planet(&self, planet: Planet) -> String {
        let shows = match planet.basic_chip().map(Chip::value) {
            Some(ChipValue::Two(low, high)) => format!("{low}/{high}"),
            Some(ChipValue::Number(number)) => number.to_string(),
            _ => self.voice.id(&format!("dot-{}", planet.dot().id())),
        };
        let form = self.say(["% # (&)", "% # (&)", "% #（&）"]);
        form.replace('%', &self.name(planet)).replace('#', &self.resource(planet.resource())).replace('&', &shows)
    }

    fn systems(&self, homes: bool) -> String {
        let lines = System::all().filter(|system| system.is_home() == homes).map(|system| {
            let planets: Vec<String> = system.planets().into_iter().map(|planet| self.planet(planet)).collect();
            format!("{}{}", planets.join(self.comma()), self.stop().trim_end())
        });
        lines.collect::<Vec<_>>().join("\n\n")
    }

    fn appendix(&self) -> String {
        let cards = |cards: Vec<String>| cards.join("\n");
        [
            format!("\n## {}\n", self.say(PLANETS)),
            format!("### SF-Z14 {}\n{}\n\n{}\n", self.say(HOMES), self.say(HOMES_TEXT), self.systems(true)),
            format!("### SF-Z15 {}\n{}\n\n{}\n", self.say(OUTER), self.say(OUTER_TEXT), self.systems(false)),
            format!("## {}\n", self.say(FRIENDS)),
            cards(FriendCard::all().map(|card| self.friend(card)).collect()),
            format!("## {}\n", self.say(ENCOUNTERS)),
            format!("### SF-Z16 {}\n{}\n", self.say(READING), self.say(READING_TEXT)),
            cards(Encounter::all().map(|card| self.encounter(card)).collect()),
        ]
        .join("\n")
    }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn writers(texts: &Texts) -> Vec<(Lang, Writer<'_>)> {
    let writer = |(place, lang): (usize, Lang)| (lang, Writer { place, voice: Voice::new(texts, lang, &[]) });
    Lang::ALL.into_iter().enumerate().map(writer).collect()
}

/// SF-Z14, SF-Z15, SF-Z16, SF-FRIEND-1, R-06
#[test]
fn the_appendix_says_what_the_cards_say() {
    let texts = Texts::of_game(&TEXTS);
    for (lang, writer) in writers(&texts) {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("rulebook/cards-{}.md", lang.code()));
        let wanted = writer.appendix();
        if std::env::var_os("ORRERY_RULEBOOK").is_some_and(|value| value == "write") {
            std::fs::write(&path, &wanted).expect("the appendix is written");
        }
        let written = std::fs::read_to_string(&path).unwrap_or_default();
        let differs = wanted.lines().zip(written.lines()).find(|(wanted, written)| wanted != written);
        assert_eq!(differs, None, "{}", path.display());
        assert_eq!(wanted.len(), written.len(), "{}", path.display());
    }
}

/// What a person finds who has only the page of the rulebook: every card by its id and name, with every word on it, and
/// every planet with its type, in every language.
#[test]
fn every_word_of_every_card_is_in_the_rulebook() {
    let texts = Texts::of_game(&TEXTS);
    for ((lang, writer), (code, source)) in writers(&texts).into_iter().zip(RULEBOOKS) {
        assert_eq!(lang.code(), code);
        let (book, voice) = (Rulebook::read(source), &writer.voice);
        let entry = |id: &str| book.entry(id).unwrap_or_else(|| panic!("{code}: no entry for {id}"));
        let has = |id: &str, text: &str| {
            assert!(entry(id).paragraphs.iter().any(|said| said.contains(text)), "{code}: {id} lacks “{text}”");
        };
        for card in FriendCard::all() {
            assert_eq!(entry(card.id()).title, voice.id(&format!("friend-{}", card.id())));
            has(card.id(), &voice.say(&says::friend(card)));
            has(card.id(), &voice.id(&format!("people-{}", card.people().id())));
        }
        for card in Encounter::all() {
            assert_eq!(entry(card.id()).title, voice.id(&format!("encounter-{}", card.id())));
            for (at, block) in (0..).zip(card.program().0) {
                if let Some((question, price)) = question_of(block) {
                    has(card.id(), &writer.question(question, price));
                }
                if let Some(text) = leaf(block) {
                    has(card.id(), &voice.id(&format!("encounter-{text}")));
                    has(card.id(), &voice.say(&says::block(card, at)));
                }
            }
        }
        for planet in Planet::all() {
            let id = if planet.system().is_home() { "SF-Z14" } else { "SF-Z15" };
            has(id, &format!("{} {}", writer.name(planet), writer.resource(planet.resource())));
        }
    }
}
