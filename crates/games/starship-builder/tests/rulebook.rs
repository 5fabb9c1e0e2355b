//! Whoever has nothing but our rulebook finds what is printed on each of the 77 patent cards, in every language. All of
//! it follows from the table of cards: a new card without its text fails here.

use orrery_core::{Arg, Message};
use orrery_text::{Lang, Rulebook, Texts, Voice};
use starship_builder::content::{self, CardDef, Kind, Platform, Side, Support, Supports};
use starship_builder::{RULEBOOKS, TEXTS};

/// One of three, for English, Italian and Japanese.
fn pick<T>(lang: Lang, [en, it, ja]: [T; 3]) -> T {
    match lang {
        Lang::En => en,
        Lang::It => it,
        Lang::Ja => ja,
    }
}

/// Everything printed on a card, as sentences in the words of the game.
fn printed(voice: &Voice<'_>, def: &CardDef) -> String {
    let mut said = vec![spectral(voice.lang, def), voice.say(&figures(def))];
    if def.kind == Kind::Radiator {
        said.push(voice.say(&side("fact-heavy", def.heavy)));
    }
    if !def.gives.is_empty() {
        let gives = def.gives.iter().map(|support| Message::new(support.id())).collect();
        said.push(voice.say(&Message::new("fact-gives").with("gives", Arg::List(gives))));
    }
    if !def.needs.is_empty() {
        said.push(voice.say(&Message::new("fact-needs").with("needs", needs(def.needs))));
    }
    if def.therms > 0 {
        said.push(voice.say(&Message::new("fact-therms").with("therms", def.therms)));
    }
    said.extend(def.solar.then(|| solar(voice.lang)));
    said.extend(def.platform.map(|platform| on_platform(voice.lang, platform)));
    said.extend(def.triangle.map(|triangle| own_drive(voice.lang, triangle)));
    let stop = pick(voice.lang, [". ", ". ", "。"]);
    format!("{}{}", said.join(stop), stop.trim_end())
}

fn spectral(lang: Lang, def: &CardDef) -> String {
    let letter = def.spectral;
    pick(lang, [format!("Spectral type {letter}"), format!("Tipo spettrale {letter}"), format!("スペクトル型{letter}")])
}

fn figures(def: &CardDef) -> Message {
    let with_mass = |id| Message::new(id).with("mass", def.light.mass).with("rad", def.light.rad);
    let (num, den) = def.fuel.ratio();
    match def.kind {
        Kind::Thruster => with_mass("fact-thruster").with("thrust", def.thrust).with("fuel", Arg::Ratio(num, den)),
        Kind::Robonaut => with_mass("fact-robonaut").with("isru", def.isru),
        Kind::Refinery => with_mass("fact-refinery"),
        Kind::Reactor | Kind::Generator => {
            with_mass("fact-support").with("thrust", def.thrust).with("factor", Arg::Ratio(num, den))
        }
        Kind::Radiator => side("fact-light", def.light),
    }
}

fn side(id: &'static str, side: Side) -> Message {
    Message::new(id).with("mass", side.mass).with("rad", side.rad).with("therms", side.cools)
}

/// iI-J2.1: one of these is enough.
fn needs(needs: Supports) -> Message {
    match needs.iter().map(Support::id).collect::<Vec<_>>()[..] {
        [one] => Message::new(one),
        [one, two] => Message::new("needs-two").with("one", one).with("two", two),
        [one, two, three] => Message::new("needs-three").with("one", one).with("two", two).with("three", three),
        _ => panic!("a card needs one to three supports"),
    }
}

fn solar(lang: Lang) -> String {
    pick(
        lang,
        [
            "Solar: it counts as near the Earth, so nothing changes",
            "Solare: conta come vicino alla Terra, quindi nulla cambia",
            "太陽光：地球の近くとみなし、何も変わりません",
        ],
    )
    .to_owned()
}

fn on_platform(lang: Lang, platform: Platform) -> String {
    let name = match platform {
        Platform::Raygun => pick(lang, ["raygun", "cannone a raggi", "光線銃"]),
        Platform::Buggy => pick(lang, ["buggy", "veicolo", "バギー"]),
        Platform::Missile => pick(lang, ["missile", "missile", "ミサイル"]),
    };
    pick(lang, [format!("Platform: {name}"), format!("Piattaforma: {name}"), format!("作業台：{name}")])
}

fn own_drive(lang: Lang, (thrust, fuel): (u8, u8)) -> String {
    pick(
        lang,
        [
            format!("Own thrust {thrust} and fuel {fuel}, which replace no thruster ([R42])"),
            format!("Spinta propria {thrust} e carburante {fuel}, che non sostituiscono un propulsore ([R42])"),
            format!("自分の推力{thrust}、燃料{fuel}。推進器の代わりにはなりません（[R42]）"),
        ],
    )
}

// Rule: TH01, TH02, TH03, TH04, TH05, TH06, TH07, TH08, TH09, TH10, TH11, TH12
// Rule: RO01, RO02, RO03, RO04, RO05, RO06, RO07, RO08, RO09, RO10, RO11, RO12
// Rule: RF01, RF02, RF03, RF04, RF05, RF06, RF07, RF08, RF09, RF10, RF11, RF12
// Rule: RE01, RE02, RE03, RE04, RE05, RE06, RE07, RE08, RE09, RE10, RE11, RE12
// Rule: GE01, GE02, GE03, GE04, GE05, GE06, GE07, GE08, GE09, GE10, GE11, GE12, GE13, GE14, GE15, GE16, GE17
// Rule: RA01, RA02, RA03, RA04, RA05, RA06, RA07, RA08, RA09, RA10, RA11, RA12
#[test]
fn every_card_is_there_with_all_that_is_printed_on_it() {
    let texts = Texts::of_game(&TEXTS);
    for (lang, (code, source)) in Lang::ALL.into_iter().zip(RULEBOOKS) {
        assert_eq!(lang.code(), code);
        let (voice, book) = (Voice::new(&texts, lang, &[]), Rulebook::read(source));
        for def in content::all() {
            let entry = book.entry(def.id).unwrap_or_else(|| panic!("{code}: no entry {}", def.id));
            assert_eq!(entry.title, voice.id(def.name), "{code} {}", def.id);
            assert_eq!(entry.paragraphs, [printed(&voice, def)], "{code} {}", def.id);
        }
    }
}

// Rule: iI1.1
#[test]
fn every_deck_has_a_chapter_of_its_own() {
    let texts = Texts::of_game(&TEXTS);
    for (lang, (code, source)) in Lang::ALL.into_iter().zip(RULEBOOKS) {
        let (voice, book) = (Voice::new(&texts, lang, &[]), Rulebook::read(source));
        for kind in Kind::ALL {
            let title = voice.id(kind.names());
            let chapter = book.chapters.iter().find(|chapter| chapter.title == title);
            let ids = chapter.map(|chapter| chapter.entries.iter().map(|entry| entry.id.as_str()).collect::<Vec<_>>());
            let deck: Vec<&str> = kind.cards().iter().map(|card| card.id()).collect();
            assert_eq!(ids, Some(deck), "{code} {title}");
        }
    }
}

// Rule: iI-J2.1
#[test]
fn every_support_is_there_with_its_letter_and_where_it_comes_from() {
    let texts = Texts::of_game(&TEXTS);
    for (lang, (code, source)) in Lang::ALL.into_iter().zip(RULEBOOKS) {
        let (voice, book) = (Voice::new(&texts, lang, &[]), Rulebook::read(source));
        let said = book.entry("iI-J2.1").expect("the entry").paragraphs.join(" ");
        let place = |support: Support| {
            let (name, letter) = (voice.id(support.id()), support.id().trim_start_matches("support-"));
            let found = said.find(&pick(
                lang,
                [format!("{name} ({letter})"), format!("{name} ({letter})"), format!("{name}（{letter}）")],
            ));
            found.unwrap_or_else(|| panic!("{code}: {name} {letter} in {said}"))
        };
        assert!(Support::ALL.map(place).is_sorted(), "{code}: those of reactors first");
    }
    for card in content::all() {
        let from = card.gives.iter().map(|support| Support::ALL.iter().position(|one| *one == support) < Some(3));
        assert!(from.into_iter().all(|is_reactors| is_reactors == (card.kind == Kind::Reactor)), "{}", card.id);
    }
}
