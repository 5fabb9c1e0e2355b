//! Words in three languages: names, logs, glossary and the rulebook.

use std::collections::BTreeSet;

use orrery_testkit::words;
use orrery_text::{Lang, Rulebook, Sources, Texts, Voice};

const TEXTS: Sources = orrery_text::texts!("terms-", "kinds-", "content-", "memory-", "logs-");
const RULEBOOKS: Sources = orrery_text::rulebooks!("");

#[test]
fn every_language_says_the_same() {
    words::same_in_every_language(&Texts::of_game(&TEXTS));
}

#[test]
fn every_language_has_every_rule() {
    let ids: BTreeSet<&str> = include_str!("../rulebook/ids.txt").split_whitespace().collect();
    assert_eq!(ids.len(), 556);
    words::rulebook_has(&RULEBOOKS, &ids);
    words::references_lead_somewhere(&RULEBOOKS);
}

/// Chapters and rules stand in the same order in every language.
#[test]
fn rulebooks_have_one_order() {
    let order = |source| {
        let book = Rulebook::read(source);
        let chapters = book.chapters.iter().map(|chapter| chapter.entries.len()).collect::<Vec<_>>();
        (chapters, book.entries().map(|entry| entry.id.clone()).collect::<Vec<_>>())
    };
    let english = order(RULEBOOKS[0].1);
    assert!(RULEBOOKS.iter().all(|(_, source)| order(source) == english));
}

/// What is told is told in each language; only names may be the same.
#[test]
fn nothing_is_left_in_english() {
    let texts = Texts::of_game(&TEXTS);
    let told = |id: &&str| id.starts_with("log-") || id.ends_with("-text") || id.ends_with("-file");
    let said = |lang, id: &str| Voice::new(&texts, lang, &[]).id(id);
    let ids: Vec<&str> = texts.ids(Lang::En).map(|(id, _)| id).filter(told).collect();
    assert!(ids.len() > 400, "{}", ids.len());
    for lang in [Lang::It, Lang::Ja] {
        let same: Vec<_> = ids.iter().filter(|id| said(lang, id) == said(Lang::En, id)).collect();
        assert!(same.is_empty(), "{}: {same:?}", lang.code());
    }
}

/// What cards and pages show of a kind has a name, and so has everything that a campaign remembers (`content/words.fx`).
#[test]
fn kinds_and_memories_have_names() {
    let shown = [
        "icon",
        "type",
        "line",
        "biome",
        "mark",
        "statistic",
        "mission-kind",
        "rarity",
        "class",
        "use",
        "modification-kind",
        "branch",
        "slot",
        "hazard",
        "timing",
        "flag",
        "tally",
    ];
    let texts = Texts::of_game(&TEXTS);
    let words = include_str!("../content/words.fx").replace("\n  ", " ");
    let lists = words.lines().filter_map(|line| line.strip_prefix("kind ").or(line.strip_prefix("memory ")));
    let lists = lists.filter_map(|list| list.split_once(": ")).filter(|(kind, _)| shown.contains(kind));
    let ids = lists.flat_map(|(kind, members)| members.split_whitespace().map(move |one| format!("{kind}-{one}")));
    let ids: BTreeSet<String> = ids.collect();
    assert_eq!(ids.len(), 143);
    let nameless: Vec<_> = ids.iter().filter(|id| !texts.has(Lang::En, id)).collect();
    assert!(nameless.is_empty(), "{nameless:?}");
}

/// One word for each thing: these would be second words for terms of the glossary.
#[test]
fn the_glossary_has_no_rivals() {
    let rivals: [(&str, &[&str]); 2] = [
        ("it", &["avanguardia", " combo", "squadra di atterraggio", "dado danno", "Spazio Letale", "sforzarsi"]),
        ("ja", &["チェック", "着陸班", "リチャージ", "ダメージダイス", "セクター"]),
    ];
    for (lang, words) in rivals {
        let of = |sources: &Sources| sources.iter().find(|(code, _)| *code == lang).map(|(_, source)| *source);
        let sources = [of(&TEXTS), of(&RULEBOOKS)];
        for source in sources.into_iter().flatten() {
            let found: Vec<_> = words.iter().filter(|word| source.contains(**word)).collect();
            assert!(found.is_empty(), "{lang}: {found:?}");
        }
    }
}
