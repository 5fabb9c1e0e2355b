//! The page: every place is on the map, everything said has words, and updates stay small.

use orrery_core::{Answer, Asking, Dice, Opt, Options, Play, Seat, Setup, Viewer};
use orrery_draw::Face;
use orrery_testkit::page::{self, Page, shows_an_id};
use orrery_text::{Lang, Texts, Voice};
use starfarers::content::{FriendCard, Planet, Point, Resource, Site};
use starfarers::questions::Decision;
use starfarers::state::Phase;
use starfarers::{Starfarers, TEXTS};

type Table = Play<Starfarers>;

fn page(table: &Table, viewer: Viewer, lang: Lang) -> Page {
    page::page(&Texts::of_game(&TEXTS), table, viewer, lang)
}

fn begin(setup: &Setup, seed: u64) -> Table {
    Play::begin(setup, Dice::seeded("face", seed)).expect("a table begins")
}

fn step(table: &mut Table, luck: &mut Dice) {
    let asks = table.asks();
    let ask = asks.iter().find(|ask| ask.must).unwrap_or(&asks[0]).clone();
    let choice = Starfarers::sample(table.state(), &ask, luck);
    table.answer(&Answer { ask: ask.id, seat: ask.seat, choice }).expect("a sampled choice is legal");
}

fn whole(page: &Page) -> String {
    page.values().map(|(_, html)| html.as_str()).collect()
}

fn shows(html: &str, element: &str) -> bool {
    html.contains(&format!(r#"data-el="{element}""#))
}

#[test]
fn every_place_is_on_the_map_and_the_map_is_lean() {
    let table = begin(&Setup::new(4), 1);
    for lang in Lang::ALL {
        let page = page(&table, Viewer::Spectator, lang);
        let chart = &page["chart"].1;
        assert!(chart.len() < 60_000, "{}: {} bytes", lang.code(), chart.len());
        assert!(Point::all().all(|point| shows(chart, point.id())));
        assert!(Site::all().all(|site| shows(chart, &format!("found-{}", site.point().id()))));
        let all = whole(&page);
        assert!(Planet::all().all(|planet| shows(&all, &format!("planet-{}", planet.id()))));
    }
}

fn elements(options: &Options) -> Vec<String> {
    let marks = |options: &[Opt]| options.iter().flat_map(|option| option.elements.clone()).collect();
    match options {
        Options::List(all) | Options::Path { next: all, .. } => marks(all),
        _ => Vec::new(),
    }
}

#[test]
fn everything_an_offer_points_at_can_be_pointed_at() {
    let (mut table, mut luck) = (begin(&Setup::new(3), 2), Dice::seeded("luck", 2));
    for _ in 0..600 {
        let Some(ask) = table.asks().iter().find(|ask| ask.must).cloned() else { break };
        let page = whole(&page(&table, Viewer::Seat(ask.seat), Lang::En));
        let offer = Starfarers::offer(table.state(), &ask);
        for element in elements(&offer.options) {
            assert!(shows(&page, &element), "{element} of {:?}", ask.decision);
        }
        step(&mut table, &mut luck);
    }
}

#[test]
fn everything_on_the_page_has_words() {
    for (setup, seed) in [(Setup::new(4), 3), (Setup::new(2), 4), (Setup::new(3).with("set-up", "expert"), 5)] {
        let (mut table, mut luck) = (begin(&setup, seed), Dice::seeded("luck", seed));
        for turn in 0u16.. {
            let public = &table.state().public;
            let card = matches!(public.phase(), Phase::Ask { question: Decision::Card(_), .. });
            let rare = (card || public.meeting.is_some()) && turn % 3 == 0;
            if table.asks().is_empty() || turn % 97 == 0 || rare && turn < 900 {
                for lang in Lang::ALL {
                    let page = page(&table, Viewer::Seat(Seat((turn % 2) as u8)), lang);
                    let unsaid = page.iter().find_map(|(id, (_, html))| Some((id, shows_an_id(html)?)));
                    assert_eq!(unsaid, None, "{}", lang.code());
                }
            }
            if table.asks().is_empty() || turn == 250 {
                break;
            }
            step(&mut table, &mut luck);
        }
    }
}

#[test]
fn a_region_changes_with_its_key_and_updates_stay_small() {
    let (mut table, mut luck) = (begin(&Setup::new(4), 7), Dice::seeded("luck", 7));
    let viewer = Viewer::Seat(Seat(1));
    let mut before = page(&table, viewer, Lang::En);
    while !table.asks().is_empty() && table.state().public.round < 9 {
        step(&mut table, &mut luck);
        let after = page(&table, viewer, Lang::En);
        // A frame keeps its key while a part in it changes, which is sent by itself.
        let is_frame = |id: &str| id.starts_with("player-") || id == "mother";
        let sent = page::update_size(&before, &after, is_frame, &["reach"]);
        assert!(sent < 9_000, "{sent} bytes");
        before = after;
    }
}

/// SF-Z13: a chip one has not looked at, and the cards of others, are on nobody else's page.
#[test]
fn a_page_shows_no_more_than_the_view() {
    let table = begin(&Setup::new(2), 8);
    let mut page = page(&table, Viewer::Spectator, Lang::En);
    page.remove("key");
    let page = whole(&page);
    let hidden = Planet::all().filter(|planet| !table.state().public.open.contains(*planet)).count();
    assert_eq!(page.matches("#sf-back").count(), hidden);
    assert!(Resource::ALL.iter().all(|resource| !shows(&page, &format!("card-{}", resource.id()))));
}

#[test]
fn the_gallery_has_every_card() {
    let texts = Texts::of_game(&TEXTS);
    for lang in Lang::ALL {
        let gallery = Starfarers::gallery(&Voice::new(&texts, lang, &[])).into_string();
        assert_eq!(shows_an_id(&gallery), None);
        assert!(FriendCard::all().all(|card| shows(&gallery, &format!("friend-{}", card.id()))));
    }
}
