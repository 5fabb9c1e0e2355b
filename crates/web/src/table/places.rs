//! The places of a table page, and the views of a table that is too large to be seen at once. With scripts one view is
//! shown at a time; without, they stand one below the other under their names.

use maud::{Markup, html};
use orrery_core::Message;
use orrery_draw::Place;
use orrery_text::Voice;

use super::sent::place_name;

/// A region as it was drawn, and where it belongs.
pub struct Placed {
    pub place: Place,
    pub view: Option<&'static str>,
    pub drawn: Markup,
}

/// What a table page is made of.
pub struct Places<'a> {
    pub voice: Voice<'a>,
    /// In the order of their switch; none where everything is seen at once.
    pub views: &'static [&'static str],
    pub regions: Vec<Placed>,
}

/// Whether there is a map to be spread out behind everything else. Said by the page, since a sheet would only see it
/// when the map has come, and move all that was painted before.
pub fn has_chart(page: &Markup) -> bool {
    page.0.contains(" data-chart")
}

impl Places<'_> {
    /// `dock` is what is asked, below what a lesson says of it and above one's own things; `aside` stands beside the board, below what the game has there.
    pub fn draw(&self, dock: &Markup, aside: &Markup) -> Markup {
        html! {
            div.left #place-left { (self.at(Place::Left)) }
            div.over { (self.switch()) div #place-over { (self.at(Place::Over)) } }
            div.board #place-board { (self.at(Place::Board)) }
            div.dock { div.notes #place-note { (self.at(Place::Note)) } (dock) div.own #place-own { (self.at(Place::Own)) } }
            div.right { div #place-right { (self.at(Place::Right)) } (aside) }
        }
    }

    /// What all views have in a place, then what each of them has there.
    fn at(&self, place: Place) -> Markup {
        let of = |view: Option<&str>| {
            let here = self.regions.iter().filter(|region| region.place == place && region.view == view);
            html! { @for region in here { (region.drawn) } }
        };
        let is_board = place == Place::Board;
        html! {
            (of(None))
            @for view in self.views {
                div.view id={ "place-" (place_name(place)) "-" (view) } data-view=(view) role=[is_board.then_some("tabpanel")]
                    aria-labelledby=[is_board.then(|| format!("view-{view}"))] {
                    h2.cap id=[is_board.then(|| format!("view-{view}"))] { (self.name(view)) }
                    (of(Some(view)))
                }
            }
        }
    }

    /// Addresses that lead to the views; the script makes tabs of them.
    fn switch(&self) -> Markup {
        let opened = self.voice.say(&Message::new("view-opened").with("view", "chosen-option"));
        html! {
            @if !self.views.is_empty() {
                div.views.panel role="tablist" aria-label=(self.voice.id("views")) data-opened=(opened) {
                    @for view in self.views {
                        a role="tab" href={ "#view-" (view) } data-view=(view) aria-controls={ "place-board-" (view) }
                            { (self.name(view)) }
                    }
                    kbd aria-hidden="true" { "V" }
                }
            }
        }
    }

    fn name(&self, view: &str) -> String {
        self.voice.id(&format!("view-{view}"))
    }
}

#[cfg(test)]
mod tests {
    use maud::{DOCTYPE, PreEscaped};
    use orrery_browser::{Browser, Page};
    use orrery_draw::Region;
    use orrery_text::{Lang, Texts};

    use super::*;
    use crate::http::assets::{script, style};
    use crate::table::sent::{Want, write_region};

    const NAMES: &str = "view-chart = Chart\nview-ship = Ship\nview-logs = Logs";

    /// A toy of two views, one to come, and something that is always in sight.
    fn regions(round: u32) -> Vec<Region<'static>> {
        vec![
            Region::new("players", Place::Left, (), || html! { p.panel { "Aoi" } }),
            Region::new("crew", Place::Left, (), || html! { p.panel { "Wophe" } }).in_view("ship"),
            Region::new("year", Place::Over, round, move || html! { p.panel { "Year " (round) } }),
            Region::new("stars", Place::Board, (), || html! { p.panel data-el="sun" { "Sun" } }).in_view("chart"),
            Region::new("rooms", Place::Board, round, move || {
                html! { p.panel data-el="engine" { "Engine " (round) } }
            })
            .in_view("ship"),
            Region::new("archive", Place::Board, (), || html! { p.panel { "Log 1" } }).in_view("logs"),
        ]
    }

    fn written<'a>(regions: impl IntoIterator<Item = &'a Region<'a>>) -> String {
        let mut out = String::new();
        regions.into_iter().for_each(|region| write_region(&mut out, region, Want::New));
        out
    }

    fn question(ask: u32, mark: &str) -> Markup {
        html! {
            div #r-prompt {
                form.prompt data-ask=(ask) data-kind="option" data-must="" {
                    h2 { "Where?" }
                    label.chip data-elements=(mark) { input type="radio" name="option" value="x"; (mark) }
                }
            }
        }
    }

    fn drawn(views: &'static [&'static str], regions: &[Region<'_>]) -> String {
        let texts = Texts::of_game(&[("en", NAMES), ("it", ""), ("ja", "")]);
        let placed = |region: &Region<'_>| {
            let drawn = PreEscaped(written([region]));
            Placed { place: region.place, view: region.view, drawn }
        };
        let regions = regions.iter().map(placed).collect();
        let places = Places { voice: Voice::new(&texts, Lang::En, &[]), views, regions };
        places.draw(&question(1, "sun"), &Markup::default()).into_string()
    }

    /// A whole page in one file, as the server would send it on the first round: the archive is still empty.
    fn page() -> String {
        let first = regions(1);
        let body = drawn(&["chart", "ship", "logs"], &first[..5]);
        let page = html! {
            (DOCTYPE)
            html lang="en" {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width,initial-scale=1";
                    style { (PreEscaped(style())) }
                }
                body.at-table { main.table { (PreEscaped(body)) } div #toasts aria-live="polite" {} }
                script { (PreEscaped(script())) }
            }
        };
        page.into_string()
    }

    fn shown(page: &Page) -> String {
        let texts = "[...document.querySelectorAll('.table .r > *')].filter(part => part.checkVisibility())
            .map(part => part.innerText).join(', ')";
        page.eval(texts).unwrap().as_str().unwrap().to_owned()
    }

    /// What the stream brings.
    fn patch(page: &Page, html: &str) {
        page.eval(&format!("patch({})", serde_json::to_string(html).unwrap())).unwrap();
    }

    /// The page in a browser.
    fn open(scripts: bool) -> (Browser, Page, tempfile::TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("table.html");
        std::fs::write(&file, self::page()).unwrap();
        let browser = Browser::launch().unwrap();
        let page = browser.page().unwrap();
        page.set_scripts(scripts).unwrap();
        page.goto(&format!("file://{}", file.display())).unwrap();
        (browser, page, folder)
    }

    #[test]
    fn a_table_that_is_seen_at_once_has_neither_views_nor_a_switch() {
        let whole = drawn(&[], &regions(1)[..1]);
        assert!(!whole.contains("view") && !whole.contains("role="), "{whole}");
        assert!(whole.contains("<div class=r id=r-players data-place=left>"), "{whole}");
    }

    #[test]
    fn one_view_is_shown_at_a_time_and_the_address_keeps_which() {
        let (_browser, page, _folder) = open(true);
        assert_eq!(shown(&page), "Aoi, Year 1, Sun");
        assert_eq!(page.text(".views").unwrap().split_whitespace().collect::<Vec<_>>(), ["Chart", "Ship", "V"]);
        page.press("v").unwrap();
        assert_eq!(shown(&page), "Aoi, Wophe, Year 1, Engine 1");
        assert!(page.url().unwrap().ends_with("#view-ship"));
        page.reload().unwrap();
        assert_eq!(shown(&page), "Aoi, Wophe, Year 1, Engine 1", "a link to a view leads there");
        page.eval("document.querySelector('[aria-selected=true]').focus()").unwrap();
        page.press("ArrowRight").unwrap();
        assert_eq!(page.eval("document.activeElement.textContent").unwrap(), "Chart");
        assert_eq!(shown(&page), "Aoi, Year 1, Sun");
        page.click(".views a[data-view=ship]").unwrap();
        assert_eq!(shown(&page), "Aoi, Wophe, Year 1, Engine 1");
        assert_eq!(page.count("[role=tabpanel]:not([hidden])").unwrap(), 1);
        assert_eq!(page.errors(), Vec::<String>::new());
    }

    #[test]
    fn updates_reach_views_that_are_not_shown_and_bring_new_ones() {
        let (_browser, page, _folder) = open(true);
        patch(&page, &written(&regions(2)));
        assert_eq!(shown(&page), "Aoi, Year 2, Sun");
        page.press("v").unwrap();
        assert_eq!(shown(&page), "Aoi, Wophe, Year 2, Engine 2");
        page.press("v").unwrap();
        assert_eq!(shown(&page), "Aoi, Year 2, Log 1", "a view that was empty");
        patch(&page, "<i data-gone=archive></i>");
        assert_eq!(shown(&page), "Aoi, Year 2, Sun", "a view that is empty again gives way to the first");
    }

    #[test]
    fn a_question_about_another_view_opens_it_once_and_says_so() {
        let (_browser, page, _folder) = open(true);
        patch(&page, &question(2, "sun").into_string());
        assert_eq!((shown(&page).as_str(), page.count(".toast").unwrap()), ("Aoi, Year 1, Sun", 0));
        patch(&page, &question(3, "engine").into_string());
        assert_eq!(shown(&page), "Aoi, Wophe, Year 1, Engine 1");
        assert_eq!(page.text("#toasts").unwrap().trim(), "Shown for this question: Ship");
        assert!(page.has("[data-el=engine].offered").unwrap());
        page.press("v").unwrap();
        patch(&page, &written(&regions(2)));
        assert_eq!(shown(&page), "Aoi, Year 2, Sun", "whoever looks away is left alone");
    }

    #[test]
    fn without_scripts_all_views_stand_under_their_names() {
        let (_browser, page, _folder) = open(false);
        assert_eq!(shown(&page), "Aoi, Wophe, Year 1, Sun, Engine 1");
        let board: Vec<String> = page.text("#place-board").unwrap().lines().map(str::to_lowercase).collect();
        let board: Vec<&str> = board.iter().map(String::as_str).filter(|line| !line.is_empty()).collect();
        assert_eq!(board, ["chart", "sun", "ship", "engine 1"]);
        assert!(page.eval("document.querySelector('.views').offsetHeight").unwrap() == 0, "nothing to switch");
    }

    #[test]
    fn what_stands_over_the_board_does_not_cover_it() {
        let (_browser, page, _folder) = open(true);
        for (width, height) in [(1440, 900), (1280, 720), (390, 844)] {
            page.set_size(width, height, width < 760).unwrap();
            let rows = "['.over', '.board', '.dock'].map(q => document.querySelector(q).getBoundingClientRect())
                .every((box, i, all) => box.height > 0 && box.right <= innerWidth && (i == 0 || all[i - 1].bottom <= box.top))";
            assert!(page.eval(rows).unwrap() == true, "{:?}", page.complaint("the rows overlap"));
        }
    }
}
