//! What the language reads, and what it says about mistakes.

use orrery_fx::{Content, Source};

const WORDS: &str = "\
kind metal: iron gold
kind side: left right
card colour: metal
verb give count metal
verb fame signed
verb read text
verb heal all
verb heal count
spare verb sing
test beats side
test stock >= count
table d6 1-6
table ask metal 0-2
who all
";

/// Uses every word, so that only the card behind it is looked at.
const ALL: &str = "\
A1 iron
  d6 (1-3: give 2 iron; fame -1 // 4-6: heal all; heal 2)
A2 gold
  each(all) (if(beats left and !stock >= 3) (read won) else (-)); ask gold (0: - // 1-2: may(fame +1))
";

const TEXTS: &str = "card-A1 = One\ncard-A2 = Two\ncard-A2-won = Won\ncard-B = Bee\n";

fn compile(words: &str, card: &str) -> Result<String, Vec<String>> {
    let cards = [Source { name: "all.fx", text: ALL }, Source { name: "b.fx", text: card }];
    let texts = [Source { name: "en.ftl", text: TEXTS }];
    let words = Source { name: "words.fx", text: words };
    let content = Content { words, cards: &cards, prefix: "card-", texts: &texts };
    content.compile().map_err(|problems| problems.iter().map(ToString::to_string).collect())
}

#[track_caller]
fn wrong(card: &str, reason: &str) {
    assert_eq!(compile(WORDS, card), Err(vec![format!("b.fx:{reason}")]));
}

#[test]
fn content_becomes_rust() {
    let rust = compile(WORDS, "").unwrap();
    assert!(rust.contains(
        "pub enum Verb {\n    Give(u8, Metal),\n    Fame(i8),\n    Read(&'static str),\n    HealAll,\n    Heal(u8),"
    ));
    assert!(rust.contains("pub enum Test {\n    Beats(Side),\n    StockAtLeast(u8),"), "{rust}");
    assert!(
        rust.contains("Card { id: \"A1\", name: \"card-A1\", colour: Metal::Iron, program: orrery_fx::Program(&["),
        "{rust}"
    );
    assert!(rust.contains("&[Stmt::Table(Table::D6, 1, &[1, 1, 1, 2, 2, 2])],"), "{rust}");
    assert!(rust.contains("&[Stmt::Do(Verb::Give(2, Metal::Iron)), Stmt::Do(Verb::Fame(-1))],"), "{rust}");
    assert!(
        rust.contains("Stmt::If(&[(Test::Beats(Side::Left), true), (Test::StockAtLeast(3), false)], 2, Some(3))"),
        "{rust}"
    );
    assert!(rust.contains("Stmt::Do(Verb::Read(\"A2-won\"))"), "{rust}");
}

#[test]
fn every_statement_is_read_and_pieces_are_shared() {
    let card = "B iron\n  fight = if(beats left) (fame +1)\n  choose(may(fame +1) OR pay(fame -1) -> (fight) else (fame +2)\n    OR react(all) (heal 1); fight)\n";
    let rust = compile(WORDS, card).unwrap();
    assert!(rust.contains("&[Stmt::Choose(&[1, 3, 8])],"), "{rust}");
    assert!(rust.contains("&[Stmt::Pay(4, 5, Some(7))],"), "{rust}");
    assert!(rust.contains("&[Stmt::React(Who::All, 9), Stmt::Go(5)],"), "the piece is there once: {rust}");
}

#[test]
fn unknown_words_are_named_with_what_may_have_been_meant() {
    wrong("B iron\n  fam +1\n", "2: there is no verb 'fam'; did you mean 'fame'?");
    wrong("B iron\n  if(beat left) (fame +1)\n", "2: there is no test 'beat'; did you mean 'beats'?");
    wrong("B iron\n  each(everybody) (fame +1)\n", "2: there is no who 'everybody'");
    wrong("B iron\n  give 1 gild\n", "2: 'gild' is no metal; did you mean 'gold'?");
    wrong("B irn\n  -\n", "1: 'irn' is no metal; did you mean 'iron'?");
}

#[test]
fn words_are_used_as_they_were_declared() {
    wrong("B iron\n  give 1\n", "2: 'give 1' is not how 'give' is used: give count metal");
    wrong("B iron\n  fame +1;\n    give 300 gold\n", "3: '300' is no number from 0 to 255");
    wrong("B iron\n  fame 1\n", "2: '1' is no number with its sign, such as +1");
    wrong("B iron\n  heal some\n", "2: 'heal some' is not how 'heal' is used: heal all, or heal count");
    wrong("B\n  -\n", "1: the card 'B' has 0 columns instead of [colour]");
}

#[test]
fn what_cannot_be_reached_is_a_mistake() {
    wrong("B iron\n  lost = fame +1\n  fame -1\n", "2: the piece 'lost' is never reached");
    wrong("B iron\n  win = fame +1\n  win; fame -1\n", "3: nothing is reached behind a piece");
    wrong(
        "B iron\n  d6 (1-3: fame +1 // 5-6: fame -1)\n",
        "2: the numbers 1 to 6 stand here in order; 5-6 came where 4 should",
    );
    wrong("B iron\n  d6 (1-3: fame +1 // 4-5: fame -1)\n", "2: nothing stands under 6");
    wrong("B iron\n  d6 (1-7: fame +1)\n", "2: the numbers 1 to 6 stand here in order; 1-7 came where 1 should");
    wrong("B iron\n  one = two\n  two = one\n  one\n", "3: the piece 'one' leads back into itself");
}

#[test]
fn brackets_and_parts_must_be_whole() {
    wrong("B iron\n  if(beats left) ()\n", "2: nothing stands in these brackets; '-' says so");
    wrong("B iron\n  may(fame +1\n", "2: ')' is missing at the end");
    wrong("B iron\n  choose(fame +1)\n", "2: a choice has at least two parts");
    wrong("B iron\n  pay(fame -1) (fame +1)\n", "2: '->' is missing before '('");
    wrong("B iron\n  fame +1 )\n", "2: ')' is one too many");
    wrong("B iron\n", "1: the card does nothing; '-' says so");
    wrong("B iron\n  fame +1\n  fame -1\n", "3: the card has a second effect; lines that go on are further in");
    wrong("B iron\n  fame +1; ; fame -1\n", "2: a statement is missing before ';'");
}

#[test]
fn texts_and_ids_are_looked_up() {
    wrong("B iron\n  fame +1;\n    read lost\n", "3: en.ftl has no text 'card-B-lost'");
    wrong("C iron\n  -\n", "1: en.ftl has no text 'card-C'");
    wrong("A1 iron\n  -\n", "1: the card 'A1' stands in all.fx:1 already");
}

#[test]
fn the_words_themselves_are_checked() {
    let words = |line: &str| compile(&format!("{WORDS}{line}\n"), "");
    let said = |reason: &str| Err(vec![format!("words.fx:15: {reason}")]);
    assert_eq!(words("verb dance"), said("no card uses the verb 'dance'; what is kept for later is 'spare'"));
    assert!(words("spare verb fame all").is_ok(), "another way to use a word");
    assert_eq!(words("spare verb fame count"), said("the verb 'fame' stands here twice"));
    assert!(words("spare verb melt 'metal' metal").is_ok_and(|rust| rust.contains("MeltMetal(Metal)")));
    assert_eq!(words("verb fame signed"), said("the verb 'fame' stands here twice"));
    assert_eq!(words("table d8"), said("the table 'd8' does not say its numbers, such as 1-6"));
    assert_eq!(words("kind metal: tin"), said("there are two kinds 'metal'"));
    assert_eq!(words("kind wood:"), said("the kind 'wood' has no members"));
    assert_eq!(words("vreb sit"), said("'vreb' is not a sort of word; did you mean 'verb'?"));
}

/// A board of two places.
const PLACES: &str = "\
kind sort: hill lake
verb prints signed
things place
card sort: sort clock: clock r: number x: coordinate near: place...
";

fn places(text: &str) -> Result<String, Vec<String>> {
    let cards = [Source { name: "b.fx", text }];
    let words = Source { name: "words.fx", text: PLACES };
    let content = Content { words, cards: &cards, prefix: "place-", texts: &[] };
    content.compile().map_err(|problems| problems.iter().map(ToString::to_string).collect())
}

#[test]
fn things_are_called_by_the_game_and_speak_of_each_other() {
    let rust = places("north hill 12:05 300 -4 south\nsouth lake 6:00 0 4 north south\n  prints +1\n").unwrap();
    assert!(rust.contains("pub const south: super::Place = super::Place(1);"), "{rust}");
    assert!(rust.contains("static ALL: [(u8, u8); 2] = [(12, 5), (6, 0)];"), "{rust}");
    assert!(rust.contains("static ALL: [i16; 2] = [-4, 4];"), "{rust}");
    assert!(
        rust.contains("pub const fn near(self) -> &'static [Place] {")
            && rust.contains("[&[at::south], &[at::north, at::south]];"),
        "{rust}"
    );
}

#[test]
fn mistakes_in_columns_are_told_with_their_line() {
    let told = |text: &str, reason: &str| assert_eq!(places(text), Err(vec![format!("b.fx:{reason}")]), "{text}");
    let south = "south lake 6:00 0 4 south\n  prints +1\n";
    told(&format!("{south}north hill 12:05 300 -4 soth\n"), "3: 'soth' is no place; did you mean 'south'?");
    told(&format!("{south}north hill 13:05 300 -4 south\n"), "3: '13:05' is no clock position, such as 7:05");
    told(&format!("{south}north hill 1:05 70000 -4 south\n"), "3: '70000' is no number from 0 to 65535");
    told(&format!("{south}north hill 1:05 7 +4 south\n"), "3: '+4' is no coordinate, such as -12");
    let columns = "3: the card 'north' has 4 columns instead of [sort, clock, r, x, near]";
    told(&format!("{south}north hill 1:05 7 4\n"), columns);
}

mod sheets {
    use orrery_fx::{Book, Cell, Cells, Source, Wrong};

    const WORDS: &str = "\
kind metal: iron gold
memory flag: LIT DARK_SIDE
by-rules flag: DARK_SIDE
union place: inn road
sheet inn metals: metal... open: effect shut: effect? keeper: keeper? code: code
sheet keeper greets: effect
sheet road ends: inn
reached keeper
nameless road
verb go place
verb light flag
verb cost signed ~ metal
test lit flag
who all
";
    const INNS: &str = "\
# id | metals | open | shut | keeper | code
BULL | iron gold | go STREET; light LIT        | - | MARY | 12
BELL | -         | each(all) (cost -2~gold)     | if(lit LIT and !lit DARK_SIDE) (go BULL) | -    | -
";

    /// A number, or nothing.
    struct Code;

    impl Cells for Code {
        fn rust(&self) -> String {
            "Option<u8>".into()
        }

        fn read(&self, cell: &mut Cell<'_, '_>) -> Result<String, Wrong> {
            match cell.words()[..] {
                [] => Ok("None".into()),
                [word] if word.parse::<u8>().is_ok() => Ok(format!("Some({word})")),
                _ => cell.wrong("a code is a number"),
            }
        }
    }

    fn compile(words: &str, inns: &str, keepers: &str) -> Result<String, Vec<String>> {
        let file = |name, text| Source { name, text };
        let sheets = [
            ("inn", file("inn.fx", inns)),
            ("keeper", file("keeper.fx", keepers)),
            ("road", file("road.fx", "STREET | BELL\n")),
        ];
        let texts = [file("en.ftl", "inn-BULL = Bull\ninn-BELL = Bell\nkeeper-MARY = Mary\nkeeper-JOHN = John\n")];
        let book = Book { words: file("words.fx", words), sheets: &sheets, cells: &[("code", &Code)], texts: &texts };
        book.compile().map_err(|problems| problems.iter().map(ToString::to_string).collect())
    }

    #[track_caller]
    fn says(found: Result<String, Vec<String>>, wanted: &str) {
        let problems = found.expect_err("something is wrong with it");
        assert!(problems.iter().any(|problem| problem.contains(wanted)), "{problems:?}");
    }

    #[test]
    fn a_card_stands_on_one_line() {
        let rust = compile(WORDS, INNS, "MARY | -\n").expect("nothing is wrong with it");
        for wanted in [
            "pub const fn metals(self) -> &'static [Metal]",
            "[&[Metal::Iron, Metal::Gold], &[]]",
            "pub const fn shut(self) -> Option<orrery_fx::BlockId>",
            "pub const fn keeper(self) -> Option<Keeper>",
            "[Some(at::keeper::MARY), None]",
            "pub const fn code(self) -> Option<u8>",
            "Stmt::Do(Verb::Go(Place::Road(at::road::STREET))), Stmt::Do(Verb::Light(Flag::Lit))",
            "Verb::CostLess(-2, Metal::Gold)",
            "(Test::Lit(Flag::DarkSide), false)",
            "pub enum Place { Inn(Inn), Road(Road), }",
            "pub enum Flag { Lit = \"LIT\", DarkSide = \"DARK_SIDE\", }",
            "pub const INN: usize = 2;",
        ] {
            assert!(rust.contains(wanted), "{wanted} is not in\n{rust}");
        }
    }

    #[test]
    fn mistakes_in_cells_are_told_by_line() {
        says(compile(WORDS, "BULL | iron | - | -\n", "MARY | -\n"), "inn.fx:1: 'BULL' has 3 cells instead of");
        says(compile(WORDS, &INNS.replace("12", "x"), "MARY | -\n"), "inn.fx:2: a code is a number");
        says(compile(WORDS, &INNS.replace("MARY", "MARI"), "MARY | -\n"), "'MARI' is no keeper; did you mean 'MARY'?");
        says(compile(WORDS, &INNS.replace("STREET", "SEA"), "MARY | -\n"), "inn.fx:2");
    }

    #[test]
    fn what_nothing_leads_to_is_found() {
        says(compile(WORDS, INNS, "MARY | -\nJOHN | -\n"), "keeper.fx:2: nothing leads to the keeper 'JOHN'");
        let told = WORDS.to_owned() + "by-rules keeper: JOHN\n";
        assert!(compile(&told, INNS, "MARY | -\nJOHN | -\n").is_ok());
        let back = WORDS.to_owned() + "backward inn keeper\n";
        says(compile(&back, INNS, "MARY | -\n"), "keeper.fx:1: nothing leads to the keeper 'MARY'");
        let none = WORDS.to_owned() + "backward inn landlord\n";
        says(compile(&none, INNS, "MARY | -\n"), "the sheet 'inn' has no column 'landlord'");
    }

    #[test]
    fn what_is_remembered_is_set_and_asked_for() {
        let unset = WORDS.replace("by-rules flag: DARK_SIDE\n", "");
        says(compile(&unset, INNS, "MARY | -\n"), "inn.fx:3: the flag 'DARK_SIDE' is asked for and never set");
        let unasked = INNS.replace("lit LIT and ", "");
        says(compile(WORDS, &unasked, "MARY | -\n"), "inn.fx:2: the flag 'LIT' is set and never asked for");
    }

    #[test]
    fn names_are_missing_in_a_language() {
        let more = INNS.to_owned() + "WELL | - | - | - | - | -\n";
        says(compile(WORDS, &more, "MARY | -\n"), "inn.fx:4: en.ftl has no text 'inn-WELL'");
    }

    #[test]
    fn a_sheet_needs_a_file() {
        says(
            compile(&(WORDS.to_owned() + "sheet barn size: count\n"), INNS, "MARY | -\n"),
            "the sheet 'barn' has no file",
        );
    }
}
