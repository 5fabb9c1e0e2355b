//! Content as Rust: an enum for each sort of word, and the table of cards. A kind is a type of the game, and a member
//! of it one of its variants: `second-left` of `neighbour` is `Neighbour::SecondLeft`.

use std::fmt::Write;

use crate::parse::{Card, Stmt};
use crate::phrase::{Use, Value};
use crate::sheet::GameCells;
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
    let columns = columns(prefix, words, &words.columns, &[], cards);
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
    let _ = writeln!(out, "pub const COUNT: usize = {count};");
    methods_of(out, &name, count, columns(prefix, words, &words.columns, &[], cards));
    if called.things {
        *out += "/// Every one by its id.\n#[allow(dead_code, non_upper_case_globals)]\npub mod at {\n";
        constants(out, &format!("super::{name}"), cards);
        *out += "}\n";
    }
}

/// Every sheet as methods of the game's type, with a constant for each card.
pub fn sheets(words: &Words, cards: &[Vec<Card>], cells: GameCells<'_>) -> String {
    let mut out = String::new();
    Sort::ALL.into_iter().for_each(|sort| sort_of_word(&mut out, words, sort));
    let _ = writeln!(out, "pub type Stmt = orrery_fx::Stmt<Verb, Test, Table, Who>;");
    let _ = writeln!(out, "pub type Program = orrery_fx::Program<Verb, Test, Table, Who>;");
    words.unions.iter().for_each(|(name, parts)| union(&mut out, name, parts));
    words.kinds.iter().filter(|(kind, _)| !words.is_sheet(kind)).for_each(|(kind, _)| named(&mut out, words, kind));
    for (sheet, cards) in words.sheets.iter().zip(cards) {
        let columns = columns(&format!("{}-", sheet.name), words, &sheet.columns, cells, cards);
        methods_of(&mut out, &camel(&sheet.name), cards.len(), columns);
    }
    out += "/// How many there are of each.\npub mod count {\n";
    for (sheet, cards) in words.sheets.iter().zip(cards) {
        let _ = writeln!(out, "    pub const {}: usize = {};", snake(&sheet.name).to_uppercase(), cards.len());
    }
    out += "}\n/// Every one by its id.\n#[allow(dead_code, non_upper_case_globals)]\npub mod at {\n";
    for (sheet, cards) in words.sheets.iter().zip(cards) {
        let _ = writeln!(out, "pub mod {} {{", snake(&sheet.name));
        constants(&mut out, &format!("super::super::{}", camel(&sheet.name)), cards);
        out += "}\n";
    }
    out + "}\n"
}

/// What a state may hold.
const SAVED: &str = "#[derive(Clone, Copy, Debug, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]";

fn union(out: &mut String, name: &str, parts: &[String]) {
    let parts: String = parts.iter().map(|part| format!("{0}({0}), ", camel(part))).collect();
    let _ = writeln!(out, "{SAVED}\npub enum {} {{ {parts}}}", camel(name));
}

/// A kind is named in the words alone.
fn named(out: &mut String, words: &Words, kind: &str) {
    let name = |member: &str| if words.is_memory(kind) { title(member) } else { camel(member) };
    let members = words.kinds.get(kind).into_iter().flatten();
    let members: String = members.map(|member| format!("{} = {member:?}, ", name(member))).collect();
    let _ = writeln!(out, "orrery_kit::named! {{ pub enum {} {{ {members}}} }}", camel(kind));
}

/// `BA_TRAIL` as `BaTrail`.
fn title(word: &str) -> String {
    word.split('_').map(|part| camel(&part.to_ascii_lowercase())).collect()
}

fn constants(out: &mut String, of: &str, cards: &[Card]) {
    for (number, card) in cards.iter().enumerate() {
        let _ = writeln!(out, "    pub const {}: {of} = {of}({number});", constant(&card.id));
    }
}

/// A number is no name.
fn constant(id: &str) -> String {
    let name = snake(id);
    if name.starts_with(|letter: char| letter.is_ascii_digit()) { format!("N{name}") } else { name }
}

type Column = (String, String, Vec<String>);

fn methods_of(out: &mut String, name: &str, count: usize, columns: Vec<Column>) {
    let _ = writeln!(out, "#[allow(dead_code)]\nimpl {name} {{");
    for (column, of, values) in columns {
        let all = format!("static ALL: [{}; {count}] = [{}];", of.replace("'static ", ""), values.join(", "));
        let _ = writeln!(
            out,
            "    #[inline]\n    pub const fn {column}(self) -> {of} {{\n        {all}\n        ALL[self.index()]\n    }}"
        );
    }
    *out += "}\n";
}

/// Name, type and values of everything that is known of a card.
fn columns(
    prefix: &str,
    words: &Words,
    named: &[(String, Piece)],
    cells: GameCells<'_>,
    cards: &[Card],
) -> Vec<Column> {
    let each = |value: &dyn Fn(&Card) -> String| cards.iter().map(value).collect::<Vec<_>>();
    let text = || String::from("&'static str");
    let mut columns = vec![
        ("id".into(), text(), each(&|card| format!("{:?}", card.id))),
        ("name".into(), text(), each(&|card| format!("{:?}", format!("{prefix}{}", card.id)))),
    ];
    for (at, (name, piece)) in named.iter().enumerate() {
        columns.push((snake(name), of_cell(piece, cells), each(&|card| written(words, &card.id, &card.columns[at]))));
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

/// What the game reads has a type that the game names.
fn of_cell(piece: &Piece, cells: GameCells<'_>) -> String {
    let known = |name: &str| cells.iter().find(|(known, _)| *known == name).map(|(_, cell)| cell.rust());
    match piece {
        Piece::Game(name) => known(name).unwrap_or_default(),
        piece => of_type(piece),
    }
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
        Piece::Maybe(kind) => format!("Option<{}>", camel(kind)),
        Piece::Effect => "orrery_fx::BlockId".into(),
        Piece::MaybeEffect => "Option<orrery_fx::BlockId>".into(),
        Piece::Game(name) => name.clone(),
    }
}

pub fn camel(word: &str) -> String {
    let word = word.replace(">=", "at-least").replace("<=", "at-most").replace('~', "less");
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

/// Tests, each with whether it must hold. They name no text of a card.
pub fn tests(words: &Words, tests: &[(Use, bool)]) -> String {
    let test = |(test, holds): &(Use, bool)| format!("({}, {holds})", call(Sort::Test, words, "", test));
    format!("&[{}]", tests.iter().map(test).collect::<Vec<_>>().join(", "))
}

fn statement(words: &Words, card: &Card, stmt: &Stmt) -> String {
    let used = |sort: Sort, used: &Use| call(sort, words, &card.id, used);
    match stmt {
        Stmt::Do(verb) => format!("Stmt::Do({})", used(Sort::Verb, verb)),
        Stmt::Choose(blocks) => format!("Stmt::Choose(&{blocks:?})"),
        Stmt::May(block) => format!("Stmt::May({block})"),
        Stmt::Pay(price, then, otherwise) => format!("Stmt::Pay({price}, {then}, {otherwise:?})"),
        Stmt::If(tests, then, otherwise) => format!("Stmt::If({}, {then}, {otherwise:?})", self::tests(words, tests)),
        Stmt::Each(who, block) => format!("Stmt::Each({}, {block})", used(Sort::Who, who)),
        Stmt::Table(source, low, blocks) => format!("Stmt::Table({}, {low}, &{blocks:?})", used(Sort::Table, source)),
        Stmt::React(who, block) => format!("Stmt::React({}, {block})", used(Sort::Who, who)),
        Stmt::Go(block) => format!("Stmt::Go({block})"),
    }
}

fn call(sort: Sort, words: &Words, card: &str, used: &Use) -> String {
    let form = &words.forms[used.form];
    let values: Vec<String> = used.values.iter().map(|value| written(words, card, value)).collect();
    let fields = if values.is_empty() { String::new() } else { format!("({})", values.join(", ")) };
    format!("{}::{}{fields}", camel(sort.name()), variant(form))
}

fn written(words: &Words, card: &str, value: &Value) -> String {
    match value {
        Value::Number(number) => number.to_string(),
        Value::Clock(hours, minutes) => format!("({hours}, {minutes})"),
        Value::Word(word) => format!("{word:?}"),
        Value::Text(text, _) => format!("{:?}", format!("{card}-{text}")),
        Value::One(kind, member) => member_of(words, kind, member),
        Value::Some(kind, members) => {
            let members: Vec<String> = members.iter().map(|member| member_of(words, kind, member)).collect();
            format!("&[{}]", members.join(", "))
        }
        Value::Maybe(kind, Some(member)) => format!("Some({})", member_of(words, kind, member)),
        Value::Maybe(_, None) => "None".into(),
        Value::Effect(block) => block.to_string(),
        Value::MaybeEffect(block) => format!("{block:?}"),
        Value::Rust(rust) => rust.clone(),
    }
}

pub fn member_of(words: &Words, kind: &str, member: &str) -> String {
    match () {
        () if words.unions.contains_key(kind) => {
            let part = words.part_of(kind, member);
            format!("{}::{}({})", camel(kind), camel(part), member_of(words, part, member))
        }
        () if words.is_thing(kind) => format!("at::{}", constant(member)),
        () if words.is_sheet(kind) => format!("at::{}::{}", snake(kind), constant(member)),
        () if words.is_memory(kind) => format!("{}::{}", camel(kind), title(member)),
        () => format!("{}::{}", camel(kind), camel(member)),
    }
}
