//! Every page in both themes: what those who listen or use keys need, and letters that stand out from their ground.

use orrery_browser::{Page, Scheme};
use serde_json::{Value, json};

use crate::common::Guest;
use crate::samples::{House, SOME, all};

const RULES: &str = include_str!("rules.js");
const LETTERS: &str = include_str!("letters.js");
const CONTRAST: &str = include_str!("contrast.js");

/// Drawings that forgot their size fill a page, and those that lie over it hide the rest. Charts are moved about in frames
/// of their own, and of a drawing in a frame that cuts it off only the frame counts.
const HUGE: &str = "(() => {
    const cuts = (node) => node.matches('main') ? null : getComputedStyle(node).overflow === 'hidden' ? node : cuts(node.parentElement);
    return [...document.querySelectorAll('main svg')].filter(svg => svg.checkVisibility() && !svg.closest('.board, [data-chart]'))
        .map(svg => [svg, (cuts(svg.parentElement) ?? svg).getBoundingClientRect()])
        .filter(([, box]) => box.height > innerHeight || box.width > innerWidth)
        .map(([svg]) => `too large: ${svg.outerHTML.slice(0, 100)}`);
})()";

/// What must have a name, as the browser tells it to those who listen.
const NAMED: [&str; 17] = [
    "button",
    "link",
    "textbox",
    "searchbox",
    "checkbox",
    "radio",
    "combobox",
    "listbox",
    "slider",
    "spinbutton",
    "switch",
    "tab",
    "image",
    "img",
    "dialog",
    "DisclosureTriangle",
    "region",
];

fn strings(found: &Value) -> Vec<String> {
    found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

fn nameless(page: &Page) -> Vec<String> {
    let tree = page.call("Accessibility.getFullAXTree", json!({})).unwrap();
    let nodes = tree["nodes"].as_array().cloned().unwrap_or_default();
    let role = |node: &Value| node["role"]["value"].as_str().unwrap_or_default().to_owned();
    let is_nameless = |node: &&Value| {
        let name = node["name"]["value"].as_str().unwrap_or_default();
        node["ignored"] == false && NAMED.contains(&role(node).as_str()) && name.trim().is_empty()
    };
    // A drawing that says nothing of itself stands beside its name, and is not read.
    let is_silent = |drawn: &String| drawn.starts_with("<svg") && !drawn.contains("role=");
    let drawn = nodes.iter().filter(is_nameless).map(|node| drawn(page, node));
    drawn.filter(|drawn| !is_silent(drawn)).map(|drawn| format!("no name: {drawn}")).collect()
}

/// The beginning of a node as it stands on the page.
fn drawn(page: &Page, node: &Value) -> String {
    let html = page.call("DOM.getOuterHTML", json!({ "backendNodeId": node["backendDOMNodeId"] })).unwrap_or_default();
    html["outerHTML"].as_str().unwrap_or_default().chars().take(100).collect()
}

/// The picture is looked at on a page of its own, where no policy of ours forbids it.
fn faint(page: &Page, desk: &Page) -> Vec<String> {
    let lines = page.eval(LETTERS).unwrap();
    let shot = page.call("Page.captureScreenshot", json!({ "format": "png", "optimizeForSpeed": true })).unwrap();
    strings(&desk.eval(&format!("({CONTRAST})({}, {lines})", shot["data"])).unwrap())
}

fn look(house: &House, paths: &[(String, String)], height: u32) {
    let guest = Guest::new();
    let (page, desk) = (&guest.page, guest.second_page());
    page.set_size(1440, height, false).unwrap();
    let cookie = json!({ "name": "orrery", "value": house.token, "url": house.program.url("/") });
    page.call("Network.setCookie", cookie).unwrap();
    let mut found = Vec::new();
    for (name, path) in paths {
        page.emulate(Scheme::Dark, true).unwrap();
        page.call("Page.bringToFront", json!({})).unwrap();
        page.goto(&house.program.url(path)).unwrap();
        page.wait_for("html[data-ready]:not(:has(.advice[aria-busy]))").unwrap();
        let mut here = strings(&page.eval(RULES).unwrap());
        here.extend(nameless(page));
        here.extend(strings(&page.eval(HUGE).unwrap()));
        // Only letters and their ground differ between the themes.
        for scheme in [Scheme::Dark, Scheme::Light] {
            page.emulate(scheme, true).unwrap();
            here.extend(faint(page, &desk).into_iter().map(|line| format!("faint ({scheme:?}): {line}")));
        }
        found.extend(here.into_iter().map(|what| format!("{name}: {what}")));
    }
    assert!(found.is_empty(), "{} things are wrong:\n{}", found.len(), found.join("\n"));
}

fn tables(game: &str, options: &[&[(&str, &str)]]) {
    let house = House::of(game, options);
    // Of many questions every other one: most of a page is the same, and `fits` looks at all of them.
    let every = if house.samples.len() > SOME && !all() { 2 } else { 1 };
    let samples = house.samples.iter().step_by(every);
    let mut paths: Vec<(String, String)> = samples.map(|sample| (sample.name.clone(), sample.path())).collect();
    let over = house.samples.iter().find(|sample| sample.name.ends_with("over"));
    paths.extend(over.map(|over| ("replay".to_owned(), format!("{}/replay?at=12", over.path()))));
    for page in ["rules", "gallery"] {
        paths.push((page.to_owned(), format!("/{page}/{game}")));
    }
    look(&house, &paths, 900);
}

#[test]
fn tables_of_interstellar() {
    tables("interstellar", &[&[]]);
}

#[test]
fn tables_of_space_diamonds() {
    tables("space-diamonds", &[&[("mode", "rockets")]]);
}

#[test]
fn tables_of_starfarers() {
    tables("starfarers", &[&[]]);
}

#[test]
fn tables_of_starship_builder() {
    tables("starship-builder", &[&[]]);
}

#[test]
fn tables_of_vanguard() {
    tables("vanguard", &[&[]]);
}

#[test]
fn pages_without_a_table() {
    let house = House::of("starship-builder", &[]);
    let paths = [
        "/",
        "/?game=space-diamonds",
        "/?game=starfarers",
        "/?game=interstellar",
        "/?game=vanguard",
        "/settings",
        "/help",
        "/rules",
        "/nowhere",
    ];
    let named: Vec<(String, String)> = paths.map(|path| (path.to_owned(), path.to_owned())).to_vec();
    look(&house, &named, 2400);
}
