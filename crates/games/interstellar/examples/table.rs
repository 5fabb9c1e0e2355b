//! Writes table pages at several moments of random games, each as one file with the site's style sheets and scripts, to be
//! looked at in a browser: `cargo run -p interstellar --example table -- <folder> [en|it|ja]`.

use std::path::Path;

use interstellar::{Interstellar, TEXTS};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use orrery_bots::{LESSON, note};
use orrery_core::{Answer, Ask, Asking, Dice, Game, Offer, Options, Play, Seat, Setup, Viewer};
use orrery_draw::{Face, Place, Region, SYMBOLS, Scene, seat_mark};
use orrery_text::{Lang, Texts, Voice};

type Table = Play<Interstellar>;

/// Later words count, so the order is that of the server.
const SHEETS: &str = "tokens base top fields sheets lobby table prompt choices asides lesson charts views replay result motion widths media";
const PAGE: &str = "find helpers live prompt follow board help lesson views keys sound sights thumbs lobby begin";
const CHART: &str = "find chart/camera chart/pointers chart/home chart/keys chart/names chart/labels chart/signs chart/way chart/overview
    chart/pieces chart/begin";

/// The theme and a phone's tab by the address, and the marks of the question, which the page's script sets at a table that is live.
const LOOK: &str = "
    const root = document.documentElement, theme = new URLSearchParams(location.search).get('theme');
    if (theme) root.dataset.theme = theme;
    const tab = new URLSearchParams(location.search).get('tab');
    if (tab) setTimeout(() => { document.querySelector('main').dataset.tab = tab; }, 500);
    for (const chip of document.querySelectorAll('.chip[data-elements]'))
        for (const mark of chip.dataset.elements.split(' ').filter(Boolean))
            document.querySelectorAll(`[data-el='${mark}']`).forEach(node => node.classList.add('offered'));
";

/// Name, players, the question that is to be open, and the dozyear from which on.
const MOMENTS: [(&str, u8, &str, u8); 9] = [
    ("start", 3, "ask-ideology", 0),
    ("assign", 3, "ask-assign", 4),
    ("task", 3, "ask-next-task", 3),
    ("burn", 2, "ask-burn", 2),
    ("branch", 3, "ask-branch", 2),
    ("heading", 4, "ask-heading", 2),
    ("tame", 3, "ask-tame", 1),
    ("solo", 1, "ask-helm", 3),
    ("six", 6, "ask-assign", 5),
];

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let folder = Path::new(args.get(1).map_or(".", String::as_str));
    let lang = args.get(2).and_then(|code| Lang::of_code(code)).unwrap_or(Lang::En);
    for (name, seats, title, dozyear) in MOMENTS {
        let Some(table) = (1..400).find_map(|seed| played(seats, seed, title, dozyear)) else {
            println!("{name}: never asked");
            continue;
        };
        write(folder, name, &page(&table, lang));
    }
    write(folder, "landed", &page(&taught(), lang));
}

fn write(folder: &Path, name: &str, page: &str) {
    println!("{name}: {} bytes", page.len());
    std::fs::write(folder.join(format!("{name}.html")), page).expect("the folder can be written to");
}

/// The end of the lesson of the landing, for whoever obeys every word.
fn taught() -> Table {
    let mut table =
        Table::begin(&Setup::new(1).with(LESSON, "landing"), Dice::seeded("page", 1)).expect("a table begins");
    while !table.is_over() {
        let asks: Vec<&Ask<_>> = table.asks().of(Seat(0)).collect();
        let view = Interstellar::view(table.state(), Viewer::Seat(Seat(0)));
        let Some(answer) = note::<Interstellar>(&view, Seat(0), &asks).and_then(|note| note.answer) else { break };
        let answer = table.read(Seat(0), answer.ask, &answer.given).expect("an answer that can be read");
        table.answer(&answer).expect("a legal answer");
    }
    table
}

/// A random game up to this question, if it comes to that.
fn played(seats: u8, seed: u64, title: &str, dozyear: u8) -> Option<Table> {
    let mut table = Table::begin(&Setup::new(seats), Dice::seeded("page", seed)).expect("a table begins");
    let mut luck = Dice::seeded("luck", seed);
    loop {
        let ask = table.asks().iter().find(|ask| ask.must).cloned()?;
        let is_late = table.state().public.dozyear.number >= dozyear;
        if is_late && Interstellar::offer(table.state(), &ask).title.id == title {
            return Some(table);
        }
        let choice = Interstellar::sample(table.state(), &ask, &mut luck);
        table.answer(&Answer { ask: ask.id, seat: ask.seat, choice }).expect("a sampled choice is legal");
    }
}

/// The page of whoever is asked.
fn page(table: &Table, lang: Lang) -> String {
    let texts = Texts::of_game(&TEXTS);
    let names = ["Aoi", "Marco", "Priya", "Dov", "Eve", "Fay"].map(String::from);
    let acting: Vec<Seat> = table.asks().iter().filter(|ask| ask.must).map(|ask| ask.seat).collect();
    let viewer = Viewer::Seat(acting.first().copied().unwrap_or(Seat(0)));
    let mine = table.asks().iter().filter(|ask| viewer.is(ask.seat));
    let offers: Vec<Offer> = mine.map(|ask| Interstellar::offer(table.state(), ask)).collect();
    let (view, outcome) = (Interstellar::view(table.state(), viewer), Interstellar::outcome(table.state()));
    let voice = Voice::new(&texts, lang, &names);
    let scene = Scene {
        view: &view,
        viewer,
        offers: &offers,
        voice,
        acting: &acting,
        bots: &[false; 6],
        outcome: outcome.as_ref(),
        about: None,
    };
    whole(&Interstellar::regions(&scene), &voice, &offers).into_string()
}

fn read(kind: &str, names: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/static").join(kind);
    let end = if kind == "css" { "css" } else { "js" };
    let file = |name: &str| std::fs::read_to_string(folder.join(format!("{name}.{end}"))).expect("a file of the site");
    names.split_whitespace().map(file).collect::<Vec<_>>().join("\n")
}

fn whole(regions: &[Region<'_>], voice: &Voice<'_>, offers: &[Offer]) -> Markup {
    html! {
        (DOCTYPE)
        html.js lang=(voice.lang.code()) data-motion="less" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1";
                style { (PreEscaped(read("css", SHEETS))) (PreEscaped(Interstellar::STYLE)) }
            }
            body.at-table {
                svg.defs width="0" height="0" aria-hidden="true" { (PreEscaped(SYMBOLS)) (PreEscaped(Interstellar::SYMBOLS)) }
                header.top { b { "Orrery" } }
                main.table.charted { (places(regions, voice, offers)) }
                div #toasts {} div #alarm {} div #live {}
                script { (PreEscaped(LOOK)) }
                script type="module" { (PreEscaped(read("js", PAGE))) }
                script type="module" { (PreEscaped(read("js", CHART))) }
            }
        }
    }
}

fn places(regions: &[Region<'_>], voice: &Voice<'_>, offers: &[Offer]) -> Markup {
    html! {
        nav.tabbar { @for tab in ["board", "own", "players", "log"] { button type="button" data-tab=(tab) { (tab) } } }
        div.left #place-left { (at(regions, voice, Place::Left)) }
        div.over {
            div.views.panel role="tablist" data-opened="…" { @for view in Interstellar::VIEWS {
                a role="tab" href={ "#view-" (view) } data-view=(view) { (voice.id(&format!("view-{view}"))) }
            } kbd { "V" } }
            div.strip #place-over { (at(regions, voice, Place::Over)) }
        }
        div.board #place-board { (at(regions, voice, Place::Board)) }
        div.dock { div.notes #place-note {} div #r-prompt { @for offer in offers.iter().filter(|offer| offer.must) { (prompt(voice, offer)) } } div.own #place-own { (at(regions, voice, Place::Own)) } }
        div.right { div #place-right { (at(regions, voice, Place::Right)) } section.panel.lg { h2 { "Log" } ol #log-list {} } }
    }
}

fn at(regions: &[Region<'_>], voice: &Voice<'_>, place: Place) -> Markup {
    let of = |view: Option<&str>| {
        let here = regions
            .iter()
            .filter(move |region| region.place == place && region.view == view && region.inside.is_none());
        html! { @for region in here { div.r id={ "r-" (region.id.as_str()) } { ((region.draw)()) } } }
    };
    html! {
        (of(None))
        @for view in Interstellar::VIEWS { div.view data-view=(view) { h2.cap { (voice.id(&format!("view-{view}"))) } (of(Some(view))) } }
    }
}

fn prompt(voice: &Voice<'_>, offer: &Offer) -> Markup {
    let Options::List(options) = &offer.options else { return Markup::default() };
    html! {
        form.panel.prompt data-ask="1" data-kind="option" data-must="" {
            div.hd { (seat_mark(offer.seat)) h2 { (voice.say(&offer.title)) } }
            div.ask { fieldset.chips { @for option in options {
                label.chip data-elements=(option.elements.join(" ")) { input.vh type="radio" name="option" value=(option.key); span { (voice.say(&option.label)) } }
            } } }
            div.row { div.cons {} button.btn.pri type="button" { "OK" } }
        }
    }
}
