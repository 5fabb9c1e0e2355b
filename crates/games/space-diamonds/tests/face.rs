//! The page: every space is on the map, everything said has words, and updates stay small.

use orrery_core::{Answer, Dice, Game, Play, Seat, Setup, Viewer};
use orrery_testkit::page::{self, Page, shows_an_id};
use orrery_text::{Lang, Texts};
use space_diamonds::content::Space;
use space_diamonds::{SpaceDiamonds, TEXTS};

type Table = Play<SpaceDiamonds>;

fn page(table: &Table, viewer: Viewer, lang: Lang) -> Page {
    page::page(&Texts::of_game(&TEXTS), table, viewer, lang)
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
        // A frame keeps its key while a part in it changes, which is sent by itself.
        let is_frame = |id: &str| id.starts_with("player-") || ["turn", "strip"].contains(&id);
        let sent = page::update_size(&before, &after, is_frame, &["reach", "plan"]);
        assert!(sent < 5_000, "{sent} bytes");
        before = after;
    }
}
