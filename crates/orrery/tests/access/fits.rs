//! No text is cut, nothing to press is covered, and no name on a map lies over another.

use orrery_browser::{Page, Scheme};
use serde_json::{Value, json};

use crate::common::Guest;
use crate::samples::{House, SOME, all};

const FITS: &str = include_str!("fits.js");

/// Sizes in which every language is looked at, and the one that English has besides.
const SIZES: [(u32, u32); 2] = [(1280, 720), (390, 844)];
const WIDE: (u32, u32) = (1440, 900);

/// Low windows: a small laptop, a page at twice its size, a phone on its side.
const LOW: [(u32, u32); 3] = [(1280, 720), (720, 450), (844, 390)];

/// The share of the window's height in which nothing that is asked lies over the board.
const BOARD: &str = "(() => { const [board, dock] = ['.board', '.dock'].map(part => document.querySelector(part).getBoundingClientRect());
    const isBeside = dock.left >= board.right - 20;
    return (Math.min(board.bottom, isBeside ? innerHeight : dock.top) - board.top) / innerHeight; })()";

/// Every state of the page: on a phone its tabs, elsewhere what one may do as well.
fn complaints(page: &Page) -> Vec<String> {
    let found: Value = page.eval(FITS).unwrap();
    found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// Looks at every so-many-th table from one on.
fn look(house: &House, lang: &str, sizes: &[(u32, u32)], (from, every): (usize, usize)) -> Vec<String> {
    let guest = Guest::new();
    let page = &guest.page;
    page.set_language(lang).unwrap();
    page.emulate(Scheme::Dark, true).unwrap();
    let cookie = json!({ "name": "orrery", "value": house.token, "url": house.program.url("/") });
    page.call("Network.setCookie", cookie).unwrap();
    let mut found = Vec::new();
    for sample in house.samples.iter().skip(from).step_by(every) {
        page.set_size(WIDE.0, WIDE.1, false).unwrap();
        page.goto(&house.program.url(&sample.path())).unwrap();
        page.wait_for("html[data-ready]:not(:has(.advice[aria-busy]))").unwrap();
        for (width, height) in sizes {
            page.set_size(*width, *height, *width < 600).unwrap();
            let here = complaints(page);
            found.extend(here.into_iter().map(|what| format!("{} {lang} {width}: {what}", sample.name)));
        }
        if sizes.contains(&WIDE) {
            found.extend(low(page).into_iter().map(|what| format!("{} {lang} {what}", sample.name)));
        }
    }
    guest.is_content();
    found
}

/// In a low window half of the height is the board's.
fn low(page: &Page) -> Vec<String> {
    let shares = LOW.iter().map(|(width, height)| {
        page.set_size(*width, *height, false).unwrap();
        page.eval(BOARD).unwrap().as_f64().map(|share| (share, width))
    });
    let small = shares.map(|share| share.expect("a table")).filter(|(share, _)| *share < 0.5);
    small.map(|(share, width)| format!("{width}: the board has {share:.2} of the height")).collect()
}

fn fits(game: &str, options: &[&[(&str, &str)]]) {
    let house = House::of(game, options);
    let mut found = look(&house, "en", &[WIDE, SIZES[0], SIZES[1]], (0, 1));
    // Of many questions each of the other languages has some.
    let shares = if house.samples.len() > SOME && !all() { [(0, 4), (2, 4)] } else { [(0, 1); 2] };
    for (lang, share) in ["it", "ja"].into_iter().zip(shares) {
        found.extend(look(&house, lang, &SIZES, share));
    }
    assert!(found.is_empty(), "{} things are cut or covered:\n{}", found.len(), found.join("\n"));
}

#[test]
fn interstellar() {
    fits("interstellar", &[&[]]);
}

#[test]
fn space_diamonds() {
    fits("space-diamonds", &[&[("mode", "rockets")]]);
}

#[test]
fn starfarers() {
    fits("starfarers", &[&[]]);
}

#[test]
fn starship_builder() {
    fits("starship-builder", &[&[]]);
}

#[test]
fn vanguard() {
    fits("vanguard", &[&[]]);
}
