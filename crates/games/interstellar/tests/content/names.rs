//! Everything in the tables has a name in every language, and the terms are those of the rules (2.17).

use std::collections::BTreeSet;

use interstellar::TEXTS;
use interstellar::content::*;
use orrery_testkit::words;
use orrery_text::{Lang, Texts, Voice, named};

fn names_of_options() -> Vec<String> {
    let values = |option: &orrery_core::GameOption| {
        let id = option.id;
        let values = option.values.iter().map(move |value| format!("option-{id}-{value}"));
        // What decides the game is explained where it is chosen.
        let about = values.clone().filter(|_| !option.folded).map(|value| format!("{value}-about"));
        values.chain(about).chain([format!("option-{id}")]).collect::<Vec<_>>()
    };
    OPTIONS.iter().flat_map(values).collect()
}

/// Of those that also have a text: both.
fn with_text(prefix: &str, ids: impl Iterator<Item = &'static str>) -> Vec<String> {
    named(prefix, ids).into_iter().flat_map(|name| [format!("{name}-text"), name]).collect()
}

fn terms() -> impl Iterator<Item = [&'static str; 4]> {
    let cells = |line: &'static str| -> Vec<&str> { line.split(" | ").collect() };
    include_str!("terms.txt").lines().map(move |line| cells(line).try_into().expect("an id and three languages"))
}

macro_rules! all {
    ($($prefix:literal $kind:ident,)+) => { [$(named($prefix, $kind::ALL.into_iter().map($kind::id)),)+].concat() };
}

/// Every message the tables of content ask for.
fn wanted() -> BTreeSet<String> {
    let colours =
        Ideology::ALL.into_iter().map(Ideology::colour).chain(Blueprint::ALL.into_iter().map(Blueprint::colour));
    let shields = Tile::all().filter(|tile| matches!(tile, Tile::Shield(_)));
    let enums = all! {
        "ideology" Ideology, "slot" Slot, "sex" Sex, "blueprint" Blueprint, "shape" Shape, "side" Side, "task" Task,
        "prerequisite" Prerequisite, "star" Star, "kind" Kind, "beyond" Beyond, "corner" Corner, "sun" Sun,
        "hazard" Hazard, "substar" Substar, "box" BoxKind, "stack" Stack, "mark" Mark, "icon" Icon,
        "subtitle" Subtitle, "condition" Condition, "right-stuff" RightStuff, "relieved" Relieved,
        "medal-class" MedalClass, "award" Award, "regulation" Regulation, "marriage-law" MarriageLaw, "risk" Risk,
        "outcome" Outcome, "deaths" Deaths, "alert" Alert, "workcell-roll" WorkcellRoll, "goo-roll" GooRoll,
        "market-row" MarketRow, "reality" Reality,
    };
    [
        enums,
        names_of_options(),
        ["game-interstellar", "tagline-interstellar"].map(str::to_owned).into(),
        named("colour", colours),
        named("cupid", Cupid::all().map(Cupid::id)),
        named("cyborg", Cyborg::all().map(Cyborg::id)),
        named("tile", shields.map(Tile::id)),
        named("planet", PlanetBox::all().map(PlanetBox::id)),
        named("chit", Chit::all().map(Chit::id)),
        named("space", Space::all().map(Space::id)),
        named("figure", MedalClass::ALL.into_iter().map(MedalClass::figure)),
        with_text("wisdom", Wisdom::ALL.into_iter().map(Wisdom::id)),
        with_text("workcell", Workcell::all().map(Workcell::id)),
        with_text("earth-data", EarthData::ALL.into_iter().map(EarthData::id)),
        with_text("medal", Medal::ALL.into_iter().map(Medal::id)),
        terms().map(|[id, ..]| id.to_owned()).collect(),
    ]
    .concat()
    .into_iter()
    .collect()
}

#[test]
fn everything_has_a_name_in_every_language_and_nothing_else_has() {
    let texts = Texts::of_game(&super::NAMES);
    assert_eq!(texts.mistakes(), [] as [&str; 0]);
    words::says_exactly(&texts, &wanted());
}

/// 2.17: these and no others. Pages write the curved apostrophe.
#[test]
fn terms_are_those_of_the_table() {
    let texts = Texts::of_game(&TEXTS);
    for (number, lang) in [(1, Lang::En), (2, Lang::It), (3, Lang::Ja)] {
        let voice = Voice::new(&texts, lang, &[]);
        for row in terms() {
            assert_eq!(voice.id(row[0]).replace('’', "'"), row[number], "{}", row[0]);
        }
    }
    assert_eq!(terms().count(), 94);
}

/// A place that is chosen or told of is told apart from all others by its name.
#[test]
fn no_two_things_of_a_kind_are_called_alike() {
    let texts = Texts::of_game(&TEXTS);
    for lang in Lang::ALL {
        let voice = Voice::new(&texts, lang, &[]);
        let alike = |names: Vec<String>| {
            let said: BTreeSet<String> = names.iter().map(|id| voice.id(id)).collect();
            assert_eq!(said.len(), names.len(), "{}: {}", lang.code(), names[0]);
        };
        alike(named("space", Space::all().map(Space::id)));
        alike(named("planet", PlanetBox::all().map(PlanetBox::id)));
        alike(named("workcell", Workcell::all().map(Workcell::id)));
        alike(named("cyborg", Cyborg::all().map(Cyborg::id)));
        alike(named("task", Task::ALL.into_iter().map(Task::id)));
        alike(named("medal", Medal::ALL.into_iter().map(Medal::id)));
        alike(named("ideology", Ideology::ALL.into_iter().map(Ideology::id)));
    }
}

/// The number in the name of a space is how far it is from the first star of its name, also behind a fork.
#[test]
fn spaces_are_counted_from_the_star_they_are_called_after() {
    let texts = Texts::of_game(&TEXTS);
    for lang in Lang::ALL {
        let voice = Voice::new(&texts, lang, &[]);
        for route in Route::all() {
            let first = route.from().star().unwrap_or(Star::Sol);
            for (number, space) in (1..).zip(route.spaces()) {
                let behind = first.space().distance(route.from()) + number;
                let name = voice.id(space.name());
                assert!(name.ends_with(&format!(" · {behind}")), "{name}");
            }
        }
    }
}

#[test]
fn texts_are_calm() {
    assert!(
        TEXTS.iter().all(|(_, text)| !text.contains(['!', '！', '\''])),
        "no exclamation marks, no straight quotes"
    );
}
