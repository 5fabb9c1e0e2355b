//! Content as Rust: an enum for each sort of word, and the table of cards. A kind is a type of the game, and a member
//! of it one of its variants: `second-left` of `neighbour` is `Neighbour::SecondLeft`.

use std::fmt::Write;

use crate::parse::{Card, Stmt};
use crate::phrase::{Use, Value};
use crate::words::{Called, Form, Piece, Sort, Words};

pub fn rust(prefix: &str, words: &Words, cards: &[Card]) -> String {
    let mut out = String::new();
    for sort in Sort::ALL {
        sort_of_word(&mut out, words, sort);
    }
    let _ = writeln!(out, "pub type Stmt = orrery_fx::Stmt<Verb, Test, Table, Who>;");
    let _ = writeln!(out, "pub type Program = orrery_fx::Program<Verb, Test, Table, Who>;");
    match &words.called {
        Some(called) => methods(&mut out, prefix, words, cards, called),
        None => table(&mut out, prefix, words, cards),
    }
    out
}

/// The cards as a table.
fn table(out: &mut String, prefix: &str, words: &Words, cards: &[Card]) {
    let columns = columns(prefix, words, cards);
    let fields: String = columns.iter().map(|(name, of, _)| format!("pub {name}: {of}, ")).collect();
    let _ = writeln!(out, "#[allow(dead_code)] // not every game reads every column\npub struct Card {{ {fields}}}");
    let _ = writeln!(out, "pub static CARDS: [Card; {}] = [", cards.len());
    for at in 0..cards.len() {
        let fields: String = columns.iter().map(|(name, _, values)| format!("{name}: {}, ", values[at])).collect();
        let _ = writeln!(out, "    Card {{ {fields}}},");
    }
    *out += "];\n";
}

/// A method of the game's type for each column, and a constant for each thing.
fn methods(out: &mut String, prefix: &str, words: &Words, cards: &[Card], called: &Called) {
    let (name, count) = (camel(&called.name), cards.len());
    let _ = writeln!(out, "pub const COUNT: usize = {count};\n#[allow(dead_code)]\nimpl {name} {{");
    for (column, of, values) in columns(prefix, words, cards) {
        let all = format!("static ALL: [{}; {count}] = [{}];", of.replace("'static ", ""), values.join(", "));
        let _ = writeln!(
            out,
            "    #[inline]\n    pub const fn {column}(self) -> {of} {{\n        {all}\n        ALL[self.index()]\n    }}"
        );
    }
    *out += "}\n";
    if called.things {
        *out += "/// Every one by its id.\n#[allow(dead_code, non_upper_case_globals)]\npub mod at {\n";
        for (number, card) in cards.iter().enumerate() {
            let _ = writeln!(out, "    pub const {}: super::{name} = super::{name}({number});", snake(&card.id));
        }
        *out += "}\n";
    }
}

/// Name, type and values of everything that is known of a card.
fn columns(prefix: &str, words: &Words, cards: &[Card]) -> Vec<(String, String, Vec<String>)> {
    let each = |value: &dyn Fn(&Card) -> String| cards.iter().map(value).collect::<Vec<_>>();
    let text = || String::from("&'static str");
    let mut columns = vec![
        ("id".into(), text(), each(&|card| format!("{:?}", card.id))),
        ("name".into(), text(), each(&|card| format!("{:?}", format!("{prefix}{}", card.id)))),
    ];
    for (at, (name, piece)) in words.columns.iter().enumerate() {
        columns.push((snake(name), of_type(piece), each(&|card| written(words, card, &card.columns[at]))));
    }
    columns.push(("program".into(), "Program".into(), each(&|card| program(words, card))));
    columns
}

fn sort_of_word(out: &mut String, words: &Words, sort: Sort) {
    let derives = "#[derive(Clone, Copy, Debug, PartialEq, Eq)]";
    let _ = writeln!(out, "{derives}\npub enum {} {{", camel(sort.name()));
    for form in words.forms.iter().filter(|form| form.sort == sort) {
        let types: Vec<String> =
            form.pieces.iter().filter(|piece| !matches!(piece, Piece::Just(_))).map(of_type).collect();
        let fields = if types.is_empty() { String::new() } else { format!("({})", types.join(", ")) };
        let spare = if form.spare { "#[allow(dead_code)] " } else { "" };
        let _ = writeln!(out, "    {spare}{}{fields},", variant(form));
    }
    *out += "}\n";
}

/// The name, and the words that are always the same.
fn variant(form: &Form) -> String {
    camel(&form.name) + &form.fixed().map(camel).collect::<String>()
}

fn of_type(piece: &Piece) -> String {
    match piece {
        Piece::Count => "u8".into(),
        Piece::Signed => "i8".into(),
        Piece::Number => "u16".into(),
        Piece::Coordinate => "i16".into(),
        Piece::Clock => "(u8, u8)".into(),
        Piece::Text | Piece::Word | Piece::Just(_) => "&'static str".into(),
        Piece::One(kind) => camel(kind),
        Piece::Some(kind) => format!("&'static [{}]", camel(kind)),
    }
}

fn camel(word: &str) -> String {
    let word = word.replace(">=", "at-least").replace("<=", "at-most");
    let part = |part: &str| {
        let mut letters = part.chars();
        letters.next().map(|first| first.to_ascii_uppercase().to_string() + letters.as_str()).unwrap_or_default()
    };
    word.split(|letter: char| !letter.is_ascii_alphanumeric()).map(part).collect()
}

fn snake(word: &str) -> String {
    word.replace('-', "_")
}

fn program(words: &Words, card: &Card) -> String {
    let block = |block: &Vec<Stmt>| {
        let stmts: Vec<String> = block.iter().map(|stmt| statement(words, card, stmt)).collect();
        format!("        &[{}],\n", stmts.join(", "))
    };
    format!("orrery_fx::Program(&[\n{}    ])", card.blocks.iter().map(block).collect::<String>())
}

fn statement(words: &Words, card: &Card, stmt: &Stmt) -> String {
    let used = |sort: Sort, used: &Use| call(sort, words, card, used);
    match stmt {
        Stmt::Do(verb) => format!("Stmt::Do({})", used(Sort::Verb, verb)),
        Stmt::Choose(blocks) => format!("Stmt::Choose(&{blocks:?})"),
        Stmt::May(block) => format!("Stmt::May({block})"),
        Stmt::Pay(price, then, otherwise) => format!("Stmt::Pay({price}, {then}, {otherwise:?})"),
        Stmt::If(tests, then, otherwise) => {
            let tests: Vec<String> =
                tests.iter().map(|(test, holds)| format!("({}, {holds})", used(Sort::Test, test))).collect();
            format!("Stmt::If(&[{}], {then}, {otherwise:?})", tests.join(", "))
        }
        Stmt::Each(who, block) => format!("Stmt::Each({}, {block})", used(Sort::Who, who)),
        Stmt::Table(source, low, blocks) => format!("Stmt::Table({}, {low}, &{blocks:?})", used(Sort::Table, source)),
        Stmt::React(who, block) => format!("Stmt::React({}, {block})", used(Sort::Who, who)),
        Stmt::Go(block) => format!("Stmt::Go({block})"),
    }
}

fn call(sort: Sort, words: &Words, card: &Card, used: &Use) -> String {
    let form = &words.forms[used.form];
    let values: Vec<String> = used.values.iter().map(|value| written(words, card, value)).collect();
    let fields = if values.is_empty() { String::new() } else { format!("({})", values.join(", ")) };
    format!("{}::{}{fields}", camel(sort.name()), variant(form))
}

fn written(words: &Words, card: &Card, value: &Value) -> String {
    match value {
        Value::Number(number) => number.to_string(),
        Value::Clock(hours, minutes) => format!("({hours}, {minutes})"),
        Value::Word(word) => format!("{word:?}"),
        Value::Text(text, _) => format!("{:?}", format!("{}-{text}", card.id)),
        Value::One(kind, member) => member_of(words, kind, member),
        Value::Some(kind, members) => {
            let members: Vec<String> = members.iter().map(|member| member_of(words, kind, member)).collect();
            format!("&[{}]", members.join(", "))
        }
    }
}

fn member_of(words: &Words, kind: &str, member: &str) -> String {
    if words.is_thing(kind) { format!("at::{}", snake(member)) } else { format!("{}::{}", camel(kind), camel(member)) }
}
