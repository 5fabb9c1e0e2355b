//! The pictures: everything printed has its mark, every mark its words in three languages, every symbol its drawing, and
//! no text is too small to read.

use std::collections::BTreeSet;

use interstellar::content::{
    Blueprint, Cell, Chit, Cyborg, EarthData, Ideology, Medal, PlanetBox, Risk, Shape, Space, Stack, Task, Tile,
    Workcell,
};
use interstellar::terms::TERMS;
use interstellar::{Interstellar, TEXTS};
use orrery_core::{Dice, Play, Setup, Viewer};
use orrery_draw::Face;
use orrery_draw::atlas::Atlas;
use orrery_testkit::page::{self, shows_an_id};
use orrery_testkit::words::same_in_every_language;
use orrery_text::{Lang, Rulebook, Texts, Voice};

/// The smallest letters anywhere, in pixels at full size.
const SMALLEST: f64 = 11.0;

fn gallery(lang: Lang) -> String {
    let texts = Texts::of_game(&TEXTS);
    Interstellar::gallery(&Voice::new(&texts, lang, &[])).into_string()
}

/// The page of a table that has just begun.
fn table(lang: Lang) -> String {
    let play = Play::begin(&Setup::new(3), Dice::seeded("face", 1)).expect("a table begins");
    let page = page::page::<Interstellar>(&Texts::of_game(&TEXTS), &play, Viewer::Spectator, lang);
    page.into_values().map(|(_, html)| html).collect()
}

fn chart(lang: Lang) -> String {
    let gallery = gallery(lang);
    let from = gallery.find("<svg class=\"layer is-chart\"").expect("the gallery has the chart");
    let chart = &gallery[from..];
    chart[..chart.find("</svg>").expect("the chart ends") + "</svg>".len()].to_owned()
}

fn marked(html: &str, id: &str) -> usize {
    html.matches(&format!("data-el=\"{id}\"")).count()
}

/// The values of an attribute, in the order in which they stand.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let begins = format!(" {attribute}=\"");
    html.split(&begins).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn every_space_and_every_box_is_on_the_chart_once() {
    for lang in Lang::ALL {
        let chart = chart(lang);
        assert!(chart.len() < 90_000, "{}: {} bytes", lang.code(), chart.len());
        for id in Space::all().map(Space::id).chain(PlanetBox::all().map(PlanetBox::id)) {
            assert_eq!(marked(&chart, id), 1, "{id}");
        }
        assert_eq!(values(&chart, "data-el").len(), Space::COUNT + PlanetBox::COUNT);
    }
}

/// What the picture says is what the map is, so that a terminal can read it.
#[test]
fn the_ways_of_the_map_can_be_read_back_from_the_chart() {
    let chart = chart(Lang::En);
    let atlas = Atlas::read([chart.as_str()]).expect("a chart");
    let at = |space: Space| atlas.place(space.id()).map(|place| atlas.places[place].at).expect("a place");
    for space in Space::all() {
        for near in space.neighbours() {
            let (a, b) = (at(space), at(*near));
            assert!(atlas.ways.contains(&(a, b)) || atlas.ways.contains(&(b, a)), "{} to {}", space.id(), near.id());
        }
    }
    let edges = Space::all().map(|space| space.neighbours().len()).sum::<usize>() / 2;
    assert_eq!(atlas.ways.len(), edges);
}

/// The camera knows a chart by these marks.
#[test]
fn the_chart_has_what_the_camera_needs() {
    let chart = chart(Lang::En);
    for needed in
        ["data-chart=\"\"", "data-home=", "data-near=", "viewBox=\"-1600 -1600 3200 3200\"", "data-route=\"\""]
    {
        assert!(chart.contains(needed), "{needed}");
    }
    let stars = chart.matches("class=\"sl is-name").count();
    assert_eq!(stars, 20, "every star has its name beside it");
    assert!(chart.matches("data-label=\"\"").count() > 40, "distances and what lenses see give way to each other");
}

#[test]
fn everything_printed_has_its_mark() {
    let html = gallery(Lang::En);
    let laws = Ideology::ALL.map(|of| format!("law-{}", of.id()));
    let risks = Risk::ALL.map(|risk| format!("risk-{}", risk.id()));
    let chits = Chit::all().map(|chit| format!("chit-{}", chit.id()));
    let columns = Blueprint::ALL.map(|section| format!("market-{}", section.id()));
    let ids = Cell::all()
        .map(Cell::id)
        .chain(Tile::all().map(Tile::id))
        .chain(Workcell::all().map(Workcell::id))
        .chain(EarthData::ALL.map(EarthData::id))
        .chain(Cyborg::all().map(Cyborg::id))
        .chain(Medal::ALL.map(Medal::id));
    for id in ids.map(str::to_owned).chain(laws).chain(risks).chain(columns).chain(chits) {
        assert!(marked(&html, &id) > 0, "{id}");
    }
}

/// Two sides of every Cyborg but the Post-human, who has no Age.
#[test]
fn tiles_show_their_rolls() {
    let html = gallery(Lang::En);
    assert_eq!(html.matches("is-cyborg").count(), 2 * Cyborg::COUNT - 1);
    let tomoe = html.split("data-el=\"HO-A\"").nth(1).expect("her young side");
    let young = &tomoe[..tomoe.find("</article>").expect("its end")];
    let faces: Vec<&str> = values(young, "href").into_iter().filter(|href| href.starts_with("#die-")).collect();
    assert_eq!(faces, ["#die-1", "#die-4", "#die-1", "#die-4", "#die-1", "#die-3", "#die-1"], "1-4, 1-4, 1-3, 1");
}

#[test]
fn a_card_is_drawn_from_its_program() {
    let html = gallery(Lang::En);
    let art = |id: &str| {
        let card = html.split(&format!("data-el=\"{id}\"")).nth(1).expect("a card");
        let art = card.split("is-art").nth(1).and_then(|art| art.split("</div>").next()).expect("a picture");
        values(art, "href").into_iter().map(|href| href.trim_start_matches("#is-").to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(art("BA3"), ["bolt", "pod"], "the batteries drop, then a bailout");
    assert_eq!(art("EN1"), ["nuggetX", "ramjet", "nuggetO", "fuel"], "both realities");
    assert_eq!(art("LS4"), ["lean", "or", "embryo"], "a choice");
    assert_eq!(art("EN8"), ["lean", "triangle"], "which section");
    assert_eq!(art("LS9"), ["inspire", "market"]);
}

/// Chits of different faces never look alike.
#[test]
fn every_chit_shows_its_face() {
    let html = gallery(Lang::En);
    let drawn = |chit: Chit| {
        let item = html.split(&format!("data-el=\"chit-{}\"", chit.id())).nth(1).expect("a chit");
        let picture = item.split("</svg>").next().expect("a picture");
        picture.split_once("\">").map(|(_, body)| body.to_owned()).expect("its drawing")
    };
    let yellow: BTreeSet<String> = Chit::all().filter(|chit| chit.stack() != Stack::RedAir).map(drawn).collect();
    assert_eq!(yellow.len(), Chit::all().filter(|chit| chit.stack() != Stack::RedAir).count());
    let drops = |id: &str| drawn(Chit::named(id).expect("a chit")).matches("#is-drop").count();
    assert_eq!((drops("water-moon-0"), drops("water-moon-3"), drops("water-none-3")), (0, 3, 3));
}

#[test]
fn every_text_is_there_in_three_languages() {
    let texts = Texts::of_game(&TEXTS);
    same_in_every_language(&texts);
    for lang in Lang::ALL {
        assert_eq!(shows_an_id(&gallery(lang)), None, "{}", lang.code());
        for view in Interstellar::VIEWS {
            assert!(texts.has(lang, &format!("view-{view}")), "{view}");
        }
    }
}

/// How wide a letter of 12 pixels is, about: those of other scripts are as wide as they are high.
fn letter_width(letter: char) -> f64 {
    match letter {
        ' ' | ',' | '.' | '/' | 'I' | 'i' | 'l' => 3.6,
        letter if letter > '\u{3000}' => 12.0,
        _ => 7.4,
    }
}

#[test]
fn names_fit_into_their_planet_boxes() {
    let texts = Texts::of_game(&TEXTS);
    for lang in Lang::ALL {
        let voice = Voice::new(&texts, lang, &[]);
        for planet in PlanetBox::all() {
            let said = voice.id(&format!("plate-{}", planet.id()));
            let wide: f64 = said.chars().map(letter_width).sum();
            let from = if planet.drop() > 0 { 56.0 } else { 49.0 };
            let to = if planet.kind().is_goldilocks() { 129.0 } else { 150.0 };
            assert!(from + wide <= to, "{}: {said} is {wide:.0} wide", lang.code());
        }
    }
}

fn symbol_ids(symbols: &str) -> Vec<&str> {
    values(symbols, "id")
}

#[test]
fn ids_are_unique_and_the_games_own() {
    let own = symbol_ids(Interstellar::SYMBOLS);
    let html = gallery(Lang::En);
    let all: Vec<&str> =
        own.iter().copied().chain(symbol_ids(orrery_draw::SYMBOLS)).chain(values(&html, "id")).collect();
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
    let is_own = |id: &str| id.starts_with("is-") || id == "cover-interstellar";
    assert_eq!(own.iter().find(|id| !is_own(id)), None);
    assert!(Interstellar::cover().into_string().contains("#cover-interstellar") && own.contains(&"cover-interstellar"));
}

/// What is drawn by a name is there, on the pages and in the symbols themselves.
#[test]
fn every_symbol_used_is_drawn_and_every_symbol_drawn_is_used() {
    let texts = Texts::of_game(&TEXTS);
    let voice = Voice::new(&texts, Lang::En, &[]);
    let rules: String = pictured().iter().map(|rule| Interstellar::picture(rule, &voice).into_string()).collect();
    let drawn = [
        gallery(Lang::En),
        table(Lang::En),
        rules,
        Interstellar::SYMBOLS.to_owned(),
        Interstellar::cover().into_string(),
    ]
    .concat();
    let named = values(&drawn, "href").into_iter().filter_map(|href| href.strip_prefix('#'));
    let filled = drawn.split("url(#").skip(1).filter_map(|rest| rest.split(')').next());
    let used: BTreeSet<&str> = named.chain(filled).collect();
    let html = gallery(Lang::En);
    let there: BTreeSet<&str> =
        [Interstellar::SYMBOLS, orrery_draw::SYMBOLS, &html].iter().flat_map(|text| values(text, "id")).collect();
    assert_eq!(used.difference(&there).collect::<Vec<_>>(), [] as [&&str; 0]);
    let idle: Vec<&str> = symbol_ids(Interstellar::SYMBOLS).into_iter().filter(|id| !used.contains(id)).collect();
    assert_eq!(idle, [] as [&str; 0]);
}

/// Emblems, shapes, stars and planets differ by more than their colour.
#[test]
fn forms_are_told_apart_without_colour() {
    let body = |id: &str| {
        let symbol =
            Interstellar::SYMBOLS.lines().find(|line| line.contains(&format!(" id=\"{id}\""))).expect("a symbol");
        values(symbol, "d").concat() + &symbol.matches("<circle").count().to_string()
    };
    let suns = ["yellow", "red", "white", "brown"].map(|sun| format!("is-sun-{sun}"));
    let boxes =
        ["yellow-goldilocks", "red-goldilocks", "moon", "carbon-planet", "phoenix"].map(|of| format!("is-box-{of}"));
    let emblems = Ideology::ALL.map(|of| format!("is-{}", of.id()));
    let shapes = Shape::ALL.map(|shape| format!("is-{}", shape.id()));
    let tasks = Task::ALL.map(|task| format!("is-task-{}", task.id()));
    for group in [&suns[..], &boxes, &emblems, &shapes, &tasks] {
        let forms: BTreeSet<String> = group.iter().map(|id| body(id)).collect();
        assert_eq!(forms.len(), group.len(), "{group:?}");
    }
}

/// The sizes in pixels of everything that is written.
fn sizes(style: &str) -> Vec<f64> {
    let fonts =
        style.lines().filter_map(|line| line.trim().strip_prefix("font:").or(line.trim().strip_prefix("font-size:")));
    let first_px = |font: &str| font.split("px").next()?.rsplit([' ', '/']).next()?.parse().ok();
    fonts.filter_map(first_px).collect()
}

#[test]
fn no_text_is_too_small() {
    let sizes = sizes(Interstellar::STYLE);
    assert!(sizes.len() > 30, "{}", sizes.len());
    assert_eq!(sizes.iter().find(|size| **size < SMALLEST), None);
    for drawn in [Interstellar::SYMBOLS, &gallery(Lang::En)] {
        assert!(!drawn.contains("font-size") && !drawn.contains("font:"), "sizes stand in the style sheet alone");
    }
    assert!(!Interstellar::SYMBOLS.contains("<text"), "symbols are scaled, so nothing is written in them");
}

/// The lobby has the style of all games at once.
#[test]
fn every_style_is_for_something_of_the_games_own() {
    let heads = Interstellar::STYLE.split('{').map(|part| part.rsplit(['}', '/']).next().unwrap_or(part).trim());
    let selectors = heads.filter(|head| !head.starts_with('@'));
    let is_own = |selector: &str| selector == ":root" || selector.split(",\n").all(|one| one.contains(".is-"));
    assert_eq!(selectors.filter(|selector| !selector.is_empty()).find(|selector| !is_own(selector)), None);
}

/// The entries of the medals.
const MEDALS: [&str; 14] = [
    "medal-founder",
    "medal-champion",
    "medal-ultralight",
    "medal-detective",
    "medal-galactic",
    "medal-guardian",
    "medal-watchdog",
    "medal-pale-blue-dot",
    "medal-mad-scientist",
    "medal-propulsion",
    "medal-panspermia",
    "medal-command",
    "medal-backer",
    "medal-seed",
];

/// The rules that have a picture.
fn pictured() -> Vec<&'static str> {
    let tasks = Task::ALL.map(|task| task.rule().0);
    let cards = Workcell::all().map(Workcell::id).chain(EarthData::ALL.map(EarthData::id));
    let things = cards.chain(Cyborg::all().map(Cyborg::id)).chain(MEDALS);
    tasks.into_iter().chain(things).chain(["B8a", "B8b", "B8c", "B8d", "I6a", "T-LAW", "T-PLASMA", "T-STARS"]).collect()
}

#[test]
fn rules_that_speak_of_marks_show_them() {
    let texts = Texts::of_game(&TEXTS);
    let voice = Voice::new(&texts, Lang::En, &[]);
    let book = Rulebook::read(include_str!("../rulebook/en.md"));
    let ids = book.entries().map(|entry| entry.id.as_str());
    let drawn: BTreeSet<&str> =
        ids.filter(|rule| !Interstellar::picture(rule, &voice).into_string().is_empty()).collect();
    assert_eq!(drawn, pictured().into_iter().collect::<BTreeSet<_>>());
    let prospect = Interstellar::picture("E2a", &voice).into_string();
    assert!(marked(&prospect, "W-f1") == 1 && marked(&prospect, "W-l1") == 1, "both sides of the Wardens");
    assert_eq!(
        Interstellar::picture("E2l", &voice).into_string().matches("is-socket").count(),
        1,
        "one Shield for all"
    );
}

/// 2.17: every term opens its entry.
#[test]
fn every_term_opens_its_entry_of_the_rulebook() {
    let book = Rulebook::read(include_str!("../rulebook/en.md"));
    let entries: BTreeSet<&str> = book.entries().map(|entry| entry.id.as_str()).collect();
    let wanted: BTreeSet<&str> =
        include_str!("content/terms.txt").lines().filter_map(|line| line.split(" | ").next()).collect();
    assert_eq!(TERMS.iter().map(|(term, _)| *term).collect::<BTreeSet<_>>(), wanted);
    assert_eq!(TERMS.iter().find(|(_, rule)| !entries.contains(rule.0)), None);
    let html = gallery(Lang::En);
    assert!(TERMS.iter().all(|(_, rule)| html.contains(&format!("#{}\"", rule.0))), "every entry is linked to");
}
