//! A table page as one viewer sees it, region by region.

use std::collections::{BTreeMap, BTreeSet};

use orrery_core::{Play, Seat, Viewer};
use orrery_draw::{Face, Scene};
use orrery_text::{Lang, Texts, Voice};

/// Each region by its id, with its key and its drawing.
pub type Page = BTreeMap<String, (u64, String)>;

#[track_caller]
pub fn page<G: Face>(texts: &Texts, table: &Play<G>, viewer: Viewer, lang: Lang) -> Page {
    page_about(texts, table, viewer, lang, None)
}

/// The same for somebody who has asked about something.
#[track_caller]
pub fn page_about<G: Face>(texts: &Texts, table: &Play<G>, viewer: Viewer, lang: Lang, about: Option<&str>) -> Page {
    let (view, outcome) = (G::view(table.state(), viewer), G::outcome(table.state()));
    let names = ["Ada", "Ben", "Cyd", "Dov", "Eve", "Fay"].map(String::from);
    let acting: Vec<Seat> = table.asks().iter().filter(|ask| ask.must).map(|ask| ask.seat).collect();
    let scene = Scene {
        view: &view,
        viewer,
        offers: &[],
        voice: Voice::new(texts, lang, &names),
        acting: &acting,
        bots: &[false; 6],
        outcome: outcome.as_ref(),
        about,
    };
    let regions = G::regions(&scene);
    let ids: BTreeSet<String> = regions.iter().map(|region| region.id.to_string()).collect();
    assert_eq!(ids.len(), regions.len(), "a region's id is its own");
    let named = |view: &str| G::VIEWS.contains(&view) && texts.has(lang, &format!("view-{view}"));
    assert!(regions.iter().filter_map(|region| region.view).all(named), "every view has its place and its name");
    regions.iter().map(|region| (region.id.to_string(), (region.key, (region.draw)().into_string()))).collect()
}

/// The first text that looks like a message's id, such as `key-burn`: a page that shows one lacks its words.
pub fn shows_an_id(html: &str) -> Option<&str> {
    let texts = html.split('>').filter_map(|part| part.split('<').next());
    let is_id = |text: &&str| text.contains('-') && text.bytes().all(|c| c.is_ascii_lowercase() || c == b'-');
    texts.filter(|text| text.len() > 3).find(is_id)
}

/// The bytes of the regions that differ, each with its wrapper. A region whose key stayed must have stayed itself,
/// unless it is a frame whose parts are sent by themselves; dear ones are fetched, not sent.
#[track_caller]
pub fn update_size(before: &Page, after: &Page, is_frame: impl Fn(&str) -> bool, dear: &[&str]) -> usize {
    let mut sent = 0;
    for (id, (key, html)) in after {
        let known = before.get(id);
        let same = known.is_some_and(|(known, _)| known == key);
        let unchanged = known.is_some_and(|(_, drawn)| drawn == html);
        assert!(!same || is_frame(id) || unchanged, "{id} changed unnoticed");
        sent += if same || dear.contains(&id.as_str()) { 0 } else { html.len() + 30 };
    }
    sent
}
