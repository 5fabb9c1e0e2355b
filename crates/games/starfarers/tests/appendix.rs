//! The appendix of the rulebook: what each planet gives, and every word that is on a card. It is written from the tables of
//! content and their texts, so that neither can change without it.
//!
//! `ORRERY_RULEBOOK=write cargo test -p starfarers --test appendix` writes `rulebook/cards-*.md` anew.

use std::path::PathBuf;

use orrery_core::Message;
use orrery_text::{Lang, Rulebook, Texts, Voice};
use starfarers::content::*;
use starfarers::{RULEBOOKS, TEXTS};

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

    /// English, Italian or Japanese, with a number in it.
    fn count(&self, one: Said, many: Said, count: impl Into<i32>) -> String {
        let count: i32 = count.into();
        let said = if count.abs() == 1 { one } else { many };
        self.say(said).replace('#', &count.abs().to_string())
    }

    fn resource(&self, resource: Resource) -> String {
        self.voice.id(&format!("resource-{}", resource.id()))
    }

    fn against(&self, said: Said, neighbour: Neighbour) -> String {
        let id = match neighbour {
            Neighbour::Left => "neighbour-left",
            Neighbour::Right => "neighbour-right",
            Neighbour::SecondLeft => "neighbour-second-left",
            Neighbour::SecondRight => "neighbour-second-right",
        };
        self.say(said).replace('#', &self.voice.id(id))
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

    fn effect(&self, effect: Effect) -> String {
        let plain = |said: Said| self.say(said).to_owned();
        match effect {
            Effect::Fame(by) if by > 0 => self.count(
                ["+# fame ring", "+# anello di fama", "名声リング+#"],
                ["+# fame rings", "+# anelli di fama", "名声リング+#"],
                by,
            ),
            Effect::Fame(by) => self.count(
                ["−# fame ring", "−# anello di fama", "名声リング−#"],
                ["−# fame rings", "−# anelli di fama", "名声リング−#"],
                by,
            ),
            Effect::Choose(count) => self.count(
                ["take # card of your choice", "prendi # carta a scelta", "好きなカードを#枚取る"],
                ["take # cards of your choice", "prendi # carte a scelta", "好きなカードを#枚取る"],
                count,
            ),
            Effect::Take(count, card) => {
                let take = self.say(["take # %", "prendi # %", "%を#枚取る"]);
                take.replace('#', &count.to_string()).replace('%', &self.resource(card))
            }
            Effect::Refund => plain(["what you gave comes back", "riprendi ciò che hai dato", "渡したカードが戻る"]),
            Effect::Impound => plain([
                "the cards you chose are impounded",
                "le carte scelte vengono sequestrate",
                "選んだカードを没収される",
            ]),
            Effect::Lose(count) => self.count(
                ["lose # random card", "perdi # carta a caso", "無作為に#枚失う"],
                ["lose # random cards", "perdi # carte a caso", "無作為に#枚失う"],
                count,
            ),
            Effect::Rob => plain([
                "take 1 random card from every other player",
                "prendi 1 carta a caso da ogni altro giocatore",
                "ほかの全員から無作為に1枚ずつ取る",
            ]),
            Effect::GainPart => plain(["+1 part of your choice", "+1 parte a scelta", "好きな部品+1"]),
            Effect::LosePart => plain(["−1 part of your choice", "−1 parte a scelta", "好きな部品−1"]),
            Effect::Stall => {
                plain(["your first ship is stalled", "la tua prima nave resta in panne", "先頭の船が停止"])
            }
            Effect::Retreat => plain(["your first ship retreats", "la tua prima nave si ritira", "先頭の船が退却"]),
            Effect::LoseShip => plain(["your first ship is lost", "la tua prima nave è perduta", "先頭の船を失う"]),
            Effect::Jump => {
                plain(["your first ship may jump", "la tua prima nave può saltare", "先頭の船がジャンプできる"])
            }
            Effect::TradeShip => plain(["a free trade ship", "una nave commerciale gratis", "交易船を無料で得る"]),
            Effect::Speed(by) if by > 0 => {
                let said = ["speed +# this turn", "velocità +# in questo turno", "この手番の速度+#"];
                self.count(said, said, by)
            }
            Effect::Speed(by) => {
                let said = ["speed −# this turn", "velocità −# in questo turno", "この手番の速度−#"];
                self.count(said, said, by)
            }
            Effect::Next => plain(["another card follows", "segue un’altra carta", "別のカードを引く"]),
        }
    }

    fn effects(&self, effects: &[Effect]) -> String {
        if effects.is_empty() {
            return self.say(["nothing", "nulla", "何も起こらない"]).to_owned();
        }
        effects.iter().map(|effect| self.effect(*effect)).collect::<Vec<_>>().join(self.comma())
    }

    /// The ways on from a node, each with the words for it; those that lead to the same are one.
    fn ways(&self, node: &Node) -> Vec<(String, NodeId)> {
        match *node {
            Node::Give { then, .. } => grouped(&then, 0, |from, to| self.gift(from, to)),
            Node::Shake(then) => grouped(&then, 1, |from, to| self.shake(from, to)),
            Node::Ask { price, yes, no, .. } => {
                vec![(self.yes(price), yes), (self.say(["no", "no", "いいえ"]).to_owned(), no)]
            }
            Node::Choice { count, then } => vec![(self.effect(Effect::Choose(count)), then)],
            Node::Combat { against, win, lose } => vec![
                (
                    self.against(
                        ["fight against the # won", "vinto il combattimento con il #", "#との戦闘に勝利"],
                        against,
                    ),
                    win,
                ),
                (
                    self.against(
                        ["fight against the # lost", "perso il combattimento con il #", "#との戦闘に敗北"],
                        against,
                    ),
                    lose,
                ),
            ],
            Node::Race { against, win, lose } => vec![
                (self.against(["race against the # won", "vinta la corsa con il #", "#との競走に勝利"], against), win),
                (
                    self.against(["race against the # lost", "persa la corsa con il #", "#との競走に敗北"], against),
                    lose,
                ),
            ],
            Node::Escape { against, escaped, caught } => vec![
                (self.against(["escaped from the #", "sfuggito al #", "#から逃走"], against), escaped),
                (self.against(["caught by the #", "raggiunto dal #", "#に追いつかれる"], against), caught),
            ],
            Node::Read(..) | Node::Wear { .. } => Vec::new(),
        }
    }

    fn yes(&self, price: u8) -> String {
        match price {
            0 => self.say(["yes", "sì", "はい"]).to_owned(),
            price => self.count(
                ["yes, for # card", "sì, per # carta", "はい（#枚払う）"],
                ["yes, for # cards", "sì, per # carte", "はい（#枚払う）"],
                price,
            ),
        }
    }

    fn gift(&self, from: u8, to: u8) -> String {
        if from == to {
            return self.count(["# card", "# carta", "#枚"], ["# cards", "# carte", "#枚"], from);
        }
        self.say(["# to % cards", "da # a % carte", "#～%枚"])
            .replace('#', &from.to_string())
            .replace('%', &to.to_string())
    }

    fn shake(&self, from: u8, to: u8) -> String {
        if from == to {
            return self.say(["shake of #", "# scuotendo", "振って#"]).replace('#', &from.to_string());
        }
        let said = self.say(["shake of # or %", "# o % scuotendo", "振って#か%"]);
        said.replace('#', &from.to_string()).replace('%', &to.to_string())
    }

    /// Every branch below a node, with the way to it.
    fn branches(&self, card: Encounter, node: NodeId, way: &[String], lines: &mut Vec<String>) {
        match card.node(node) {
            Node::Read(leaf, effects) => {
                let told = self.voice.id(&format!("encounter-{leaf}"));
                let form = self.say(["%: # (&)", "%: # (&)", "%：#（&）"]);
                let line = form.replace('%', &capital(&way.join(self.comma()))).replace('&', &self.effects(effects));
                lines.push(line.replace('#', &told));
            }
            Node::Wear { .. } => lines.push(self.voice.id(&format!("encounter-{}-read", card.id()))),
            asks => {
                if let (Node::Ask { question, price, .. }, false) = (asks, way.is_empty()) {
                    let form = self.say(["%: #", "%: #", "%：#"]);
                    lines.push(
                        form.replace('%', &capital(&way.join(self.comma())))
                            .replace('#', &self.question(*question, *price)),
                    );
                }
                for (word, to) in self.ways(asks) {
                    self.branches(card, to, &[way, &[word]].concat(), lines);
                }
            }
        }
    }

    fn encounter(&self, card: Encounter) -> String {
        let kind = capital(&self.voice.id(&format!("encounter-kind-{}", card.kind().id())));
        let mut lines = vec![match *card.node(0) {
            Node::Give { question, .. } => {
                format!("{kind}{}{}", self.stop(), self.question(question, 0))
            }
            Node::Ask { question, price, .. } => {
                format!("{kind}{}{}", self.stop(), self.question(question, price))
            }
            _ => format!("{kind}{}", self.stop().trim_end()),
        }];
        self.branches(card, 0, &[], &mut lines);
        let title = self.voice.id(&format!("encounter-{}", card.id()));
        format!("### {} {title}\n{}\n", card.id(), lines.join("\n\n"))
    }

    fn friend(&self, card: FriendCard) -> String {
        let name = self.voice.id(&format!("friend-{}", card.id()));
        let people = self.voice.id(&format!("people-{}", card.people().id()));
        let does = self.voice.id(&format!("friend-{}-text", card.id()));
        format!("### {} {name}\n{people}{}{does}\n", card.id(), self.stop())
    }

    fn planet(&self, planet: Planet) -> String {
        let shows = match planet.basic_chip().map(Chip::value) {
            Some(ChipValue::Two(low, high)) => format!("{low}/{high}"),
            Some(ChipValue::Number(number)) => number.to_string(),
            _ => self.voice.id(&format!("dot-{}", planet.dot().id())),
        };
        let form = self.say(["% # (&)", "% # (&)", "% #（&）"]);
        form.replace('%', planet.label()).replace('#', &self.resource(planet.resource())).replace('&', &shows)
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

/// Neighbouring numbers that lead to the same.
fn grouped(then: &[NodeId], first: u8, word: impl Fn(u8, u8) -> String) -> Vec<(String, NodeId)> {
    let mut ways: Vec<(u8, u8, NodeId)> = Vec::new();
    for (number, to) in (first..).zip(then) {
        match ways.last_mut() {
            Some((_, last, before)) if before == to => *last = number,
            _ => ways.push((number, number, *to)),
        }
    }
    ways.into_iter().map(|(from, last, to)| (word(from, last), to)).collect()
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
            has(card.id(), &voice.id(&format!("friend-{}-text", card.id())));
            has(card.id(), &voice.id(&format!("people-{}", card.people().id())));
        }
        for card in Encounter::all() {
            assert_eq!(entry(card.id()).title, voice.id(&format!("encounter-{}", card.id())));
            for node in card.nodes() {
                match *node {
                    Node::Give { question, .. } => has(card.id(), &writer.question(question, 0)),
                    Node::Ask { question, price, .. } => has(card.id(), &writer.question(question, price)),
                    Node::Wear { .. } => has(card.id(), &voice.id(&format!("encounter-{}-read", card.id()))),
                    Node::Read(leaf, effects) => {
                        has(card.id(), &voice.id(&format!("encounter-{leaf}")));
                        effects.iter().for_each(|effect| has(card.id(), &writer.effect(*effect)));
                    }
                    _ => {}
                }
            }
        }
        for planet in Planet::all() {
            let id = if planet.system().is_home() { "SF-Z14" } else { "SF-Z15" };
            has(id, &format!("{} {}", planet.label(), writer.resource(planet.resource())));
        }
    }
}
