//! Names and rulebook: everything in the tables has a name in every language, and every rule an entry.

use std::collections::BTreeSet;

use orrery_core::Message;
use orrery_testkit::words;
use orrery_text::{Lang, Rulebook, Texts, Voice};
use starfarers::content::*;
use starfarers::{RULEBOOKS, TEXTS};

const NAMES: [(&str, &str); 3] = [
    ("en", include_str!("../text/names-en.ftl")),
    ("it", include_str!("../text/names-it.ftl")),
    ("ja", include_str!("../text/names-ja.ftl")),
];

fn named(prefix: &str, ids: impl Iterator<Item = &'static str>) -> Vec<String> {
    ids.map(|id| format!("{prefix}-{id}")).collect()
}

fn names_of_options() -> Vec<String> {
    let values = |option: &orrery_core::GameOption| {
        let id = option.id;
        let values = option.values.iter().map(move |value| format!("option-{id}-{value}"));
        // What decides the game also says what it means.
        let decides = !option.folded && id != orrery_bots::LESSON;
        let meanings = option.values.iter().filter(|_| decides).map(|value| format!("option-{id}-{value}-about"));
        values.chain(meanings).chain([format!("option-{id}")]).collect::<Vec<_>>()
    };
    OPTIONS.iter().flat_map(values).collect()
}

fn names_of_cards() -> Vec<String> {
    let read = |card: Encounter| {
        let wear = card.is_wear().then(|| format!("encounter-{}-read", card.id()));
        card.leaves().map(|(_, id)| format!("encounter-{id}")).chain(wear).collect::<Vec<_>>()
    };
    Encounter::all().flat_map(read).collect()
}

/// Every message the tables of content ask for.
fn wanted() -> BTreeSet<String> {
    let questions = Question::ALL.map(|question| question.id().to_owned());
    let neighbours = ["left", "right", "second-left", "second-right"];
    let about = People::ALL.map(|people| format!("people-{}-text", people.id()));
    let alone = ["game-starfarers", "tagline-starfarers", "chip-number", "chip-two", "chip-lair", "chip-ice", "column"];
    [
        names_of_options(),
        names_of_cards(),
        named("resource", Resource::ALL.into_iter().map(Resource::id)),
        named("part", Part::ALL.into_iter().map(Part::id)),
        named("build", Build::ALL.into_iter().map(Build::id)),
        named("ball", Ball::ALL.into_iter().map(Ball::id)),
        named("dot", ChipClass::ALL.into_iter().map(ChipClass::id)),
        named("people", People::ALL.into_iter().map(People::id)),
        named("base", Base::all().map(Base::id)),
        named("system", System::all().map(System::id)),
        named("planet", Planet::all().map(Planet::id)),
        named("site", Site::all().map(Site::id)),
        named("colour", Start::all().map(Start::colour)),
        named("neighbour", neighbours.into_iter()),
        named("friend", FriendCard::all().map(FriendCard::id)),
        named("encounter", Encounter::all().map(Encounter::id)),
        named("encounter-kind", Encounter::all().map(|card| card.kind().id())),
        about.into(),
        questions.into(),
        alone.map(str::to_owned).into(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// the five resources are called what they are, and so is everything else, no more and no less.
#[test]
fn everything_has_a_name_in_every_language() {
    let texts = Texts::of_game(&NAMES);
    words::says_exactly(&texts, &wanted());
}

#[test]
fn all_languages_say_the_same() {
    let texts = Texts::of_game(&TEXTS);
    let ids = |lang| -> BTreeSet<_> { texts.ids(lang).collect() };
    let english = ids(Lang::En);
    for lang in [Lang::It, Lang::Ja] {
        let other = ids(lang);
        let (missing, spare): (Vec<_>, Vec<_>) =
            (english.difference(&other).collect(), other.difference(&english).collect());
        assert!(missing.is_empty() && spare.is_empty(), "{}: lacks {missing:?}, has {spare:?}", lang.code());
    }
}

/// A place is called after its system, whose name the map shows, and no two places alike.
#[test]
fn places_have_names_one_can_say() {
    let texts = Texts::of_game(&NAMES);
    for lang in Lang::ALL {
        let voice = Voice::new(&texts, lang, &[]);
        let system = |system: System| voice.id(&format!("system-{}", system.id()));
        let planets = Planet::all().map(|planet| (planet.system(), voice.id(&format!("planet-{}", planet.id()))));
        let sites = Site::all().map(|site| (site.system(), voice.id(&format!("site-{}", site.id()))));
        let places: Vec<(System, String)> = planets.chain(sites).collect();
        assert!(places.iter().all(|(of, name)| name.starts_with(&system(*of))), "{places:?}");
        assert_eq!(places.iter().map(|(_, name)| name).collect::<BTreeSet<_>>().len(), places.len());
    }
}

/// In open space the frame of the map says where one is, shortly, and of no two places the same.
#[test]
fn open_space_is_named_by_the_frame() {
    let texts = Texts::of_game(&TEXTS);
    for lang in Lang::ALL {
        let voice = Voice::new(&texts, lang, &[]);
        let names: BTreeSet<String> = Point::all().map(|point| voice.say(&starfarers::words::point(point))).collect();
        assert_eq!(names.len(), Point::COUNT, "{}", lang.code());
    }
    let voice = Voice::new(&texts, Lang::En, &[]);
    let said = |x, y| voice.say(&starfarers::words::point(Point::at(x, y).expect("a point")));
    assert_eq!([said(2, 5), said(4, 5), said(24, 13)], ["C3 near Alder", "E3 near Alder", "Z6 near Beryl"]);
}

/// Cards of one kind cannot be told apart by their question, and all of them are calm.
#[test]
fn questions_are_questions() {
    let texts = Texts::of_game(&NAMES);
    for lang in Lang::ALL {
        let voice = Voice::new(&texts, lang, &[]);
        for question in Question::ALL {
            let said = voice.say(&Message::new(question.id()).with("count", 2u8));
            assert!(said.ends_with(['?', '？']), "{said}");
        }
    }
    assert!(TEXTS.iter().chain(&RULEBOOKS).all(|(_, text)| !text.contains(['!', '！'])), "no exclamation marks");
}

#[test]
fn a_tribute_is_counted() {
    let texts = Texts::of_game(&NAMES);
    let said =
        |lang, count: u8| Voice::new(&texts, lang, &[]).say(&Message::new(Question::Tribute.id()).with("count", count));
    assert!(said(Lang::En, 1).contains("1 card for") && said(Lang::En, 2).contains("2 cards for"));
    assert!(said(Lang::It, 1).contains("1 carta.") && said(Lang::It, 2).contains("2 carte."));
    assert!(said(Lang::Ja, 2).contains("2枚"));
}

#[test]
fn the_rulebooks_are_in_one_order() {
    let ids =
        |source: &str| -> Vec<String> { Rulebook::read(source).entries().map(|entry| entry.id.clone()).collect() };
    let wanted = include_str!("../rulebook/ids.txt").lines().count();
    let english = ids(RULEBOOKS[0].1);
    let appendix = 3 + FriendCard::COUNT + Encounter::COUNT;
    assert_eq!((english.len(), wanted), (225 + appendix, 225));
    assert!(RULEBOOKS.iter().all(|(_, source)| ids(source) == english));
}

/// What an entry points at exists, and all languages point at the same.
#[test]
fn references_in_the_rulebook_lead_somewhere() {
    words::references_lead_somewhere(&RULEBOOKS);
}
