//! Content as Rust: an enum for each sort of word, and the table of cards. A kind is a type of the game, and a member
//! of it one of its variants: `second-left` of `neighbour` is `Neighbour::SecondLeft`.

use std::fmt::Write;

use crate::parse::{Card, Stmt};
use crate::phrase::{Use, Value};
use crate::words::{Form, Piece, Sort, Words};

pub fn rust(prefix: &str, words: &Words, cards: &[Card]) -> String {
    let mut out = String::new();
    for sort in Sort::ALL {
        sort_of_word(&mut out, words, sort);
    }
    let columns = words.columns.iter().map(|(name, piece)| format!("pub {}: {}, ", snake(name), of_type(piece)));
    let columns: String = columns.collect();
    let _ = writeln!(out, "pub type Stmt = orrery_fx::Stmt<Verb, Test, Table, Who>;");
    let _ = writeln!(out, "pub type Program = orrery_fx::Program<Verb, Test, Table, Who>;");
    let _ = writeln!(
        out,
        "#[allow(dead_code)] // not every game reads every column\npub struct Card {{ pub id: &'static str, pub name: &'static str, {columns}pub program: Program }}"
    );
    let _ = writeln!(out, "pub static CARDS: [Card; {}] = [", cards.len());
    cards.iter().for_each(|card| one(&mut out, prefix, words, card));
    out + "];\n"
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
        Piece::Text | Piece::Word | Piece::Just(_) => "&'static str".into(),
        Piece::One(kind) => camel(kind),
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

fn one(out: &mut String, prefix: &str, words: &Words, card: &Card) {
    let columns = words.columns.iter().zip(&card.columns);
    let columns = columns.map(|((name, _), value)| format!("{}: {}, ", snake(name), written(card, value)));
    let columns: String = columns.collect();
    let name = format!("{prefix}{}", card.id);
    let _ = writeln!(out, "    Card {{ id: {:?}, name: {name:?}, {columns}program: orrery_fx::Program(&[", card.id);
    for block in &card.blocks {
        let stmts: Vec<String> = block.iter().map(|stmt| statement(words, card, stmt)).collect();
        let _ = writeln!(out, "        &[{}],", stmts.join(", "));
    }
    *out += "    ]) },\n";
}

fn statement(words: &Words, card: &Card, stmt: &Stmt) -> String {
    let used = |sort: Sort, used: &Use| call(sort, &words.forms[used.form], card, used);
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

fn call(sort: Sort, form: &Form, card: &Card, used: &Use) -> String {
    let values: Vec<String> = used.values.iter().map(|value| written(card, value)).collect();
    let fields = if values.is_empty() { String::new() } else { format!("({})", values.join(", ")) };
    format!("{}::{}{fields}", camel(sort.name()), variant(form))
}

fn written(card: &Card, value: &Value) -> String {
    match value {
        Value::Number(number) => number.to_string(),
        Value::Word(word) => format!("{word:?}"),
        Value::Text(text, _) => format!("{:?}", format!("{}-{text}", card.id)),
        Value::One(kind, member) => format!("{}::{}", camel(kind), camel(member)),
    }
}
