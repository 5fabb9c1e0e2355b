//! The page: every space is on the map, everything said has words, and updates stay small.

use std::collections::{BTreeMap, BTreeSet};

use orrery_core::{Answer, Dice, Game, Play, Seat, Setup, Viewer};
use orrery_draw::{Face, Scene};
use orrery_text::{Lang, Texts, Voice};
use space_diamonds::content::Space;
use space_diamonds::{SpaceDiamonds, TEXTS};

type Table = Play<SpaceDiamonds>;

/// What a page shows: each region by its id, with its key and its drawing. Dear ones are left out of updates.
type Page = BTreeMap<String, (u64, String)>;

fn page(table: &Table, viewer: Viewer, lang: Lang) -> Page {
    let texts = Texts::of_game(&TEXTS);
    let view = SpaceDiamonds::view(table.state(), viewer);
    let outcome = SpaceDiamonds::outcome(table.state());
    let names: Vec<String> = ["Ada", "Ben", "Cyd"].map(String::from).to_vec();
    let acting: Vec<Seat> = table.asks().iter().filter(|ask| ask.must).map(|ask| ask.seat).collect();
    let scene = Scene {
        view: &view,
        viewer,
        offers: &[],
        voice: Voice::new(&texts, lang, &names),
        acting: &acting,
        bots: &[false; 3],
        about: None,
        outcome: outcome.as_ref(),
    };
    let regions = SpaceDiamonds::regions(&scene);
    let ids: BTreeSet<String> = regions.iter().map(|region| region.id.to_string()).collect();
    assert_eq!(ids.len(), regions.len(), "a region's id is its own");
    regions.iter().map(|region| (region.id.to_string(), (region.key, (region.draw)().into_string()))).collect()
}

fn begin(setup: &Setup, seed: u64) -> Table {
    Play::begin(setup, Dice::seeded("face", seed)).expect("a table begins")
}

fn step(table: &mut Table, luck: &mut Dice) {
    let ask = table.asks()[0].clone();
    let choice = SpaceDiamonds::sample(table.state(), &ask, luck);
    table.answer(&Answer { ask: ask.id, seat: ask.seat, choice }).expect("a sampled choice is legal");
}

fn rockets() -> Setup {
    Setup::new(3).with("mode", "rockets")
}

#[test]
fn every_space_is_on_the_map_and_the_map_is_lean() {
    let table = begin(&Setup::new(2), 1);
    for lang in Lang::ALL {
        let page = page(&table, Viewer::Spectator, lang);
        let chart = &page["chart"].1;
        assert!(chart.len() < 60_000, "{}: {} bytes", lang.code(), chart.len());
        for space in Space::all() {
            assert!(chart.contains(&format!(r#"data-el="{}""#, space.id())), "{}", space.id());
        }
    }
}

/// Ids of messages look like `key-burn`; a page that shows one lacks its words.
fn shows_an_id(html: &str) -> Option<&str> {
    let texts = html.split('>').filter_map(|part| part.split('<').next());
    let is_id = |text: &&str| text.contains('-') && text.bytes().all(|c| c.is_ascii_lowercase() || c == b'-');
    texts.filter(|text| text.len() > 3).find(is_id)
}

#[test]
fn everything_on_the_page_has_words() {
    for (setup, seed) in [(Setup::new(3), 3), (rockets(), 4), (Setup::new(1), 5)] {
        let (mut table, mut luck) = (begin(&setup, seed), Dice::seeded("luck", seed));
        for turn in 0.. {
            if table.asks().is_empty() || turn % 40 == 0 {
                for lang in Lang::ALL {
                    let page = page(&table, Viewer::Seat(Seat(0)), lang);
                    let unsaid = page.iter().find_map(|(id, (_, html))| Some((id, shows_an_id(html)?)));
                    assert_eq!(unsaid, None, "{}", lang.code());
                }
            }
            if table.asks().is_empty() {
                break;
            }
            step(&mut table, &mut luck);
        }
    }
}

#[test]
fn a_region_changes_with_its_key_and_updates_stay_small() {
    let (mut table, mut luck) = (begin(&rockets(), 7), Dice::seeded("luck", 7));
    let viewer = Viewer::Seat(Seat(1));
    let mut before = page(&table, viewer, Lang::En);
    while !table.asks().is_empty() && table.state().public.round < 12 {
        step(&mut table, &mut luck);
        let after = page(&table, viewer, Lang::En);
        let mut sent = 0;
        for (id, (key, html)) in &after {
            let known = before.get(id);
            let same = known.is_some_and(|(known, _)| known == key);
            // A frame may keep its key while a part in it changes, which is sent by itself.
            let frame = id.starts_with("player-") || ["turn", "strip"].contains(&id.as_str());
            assert!(!same || frame || known.is_some_and(|(_, drawn)| drawn == html), "{id} changed unnoticed");
            sent += if same || ["reach", "plan"].contains(&id.as_str()) { 0 } else { html.len() + 30 };
        }
        assert!(sent < 5_000, "{sent} bytes");
        before = after;
    }
}
