//! The key to the chart's marks, and the pictures beside the rules that speak of them.

use orrery_draw::Key;

use super::cyborg::TileSide;
use super::prelude::*;
use super::{card, cyborg, law, medal, plasma, ship};
use crate::content::{Cell, Cyborg, EarthData, Ideology, Medal, Printing, Side, Task, Workcell};

/// An exit stands beside its lens on the chart; alone it is moved to the middle.
const EXIT: &str = "translate(-18 0)";

/// Where the ship is.
pub fn to_the_ship(voice: &Voice<'_>) -> Markup {
    let name = voice.id("view-exodus");
    html! { button.ib type="button" data-goto="exodus" title=(name) { (icon("i-fit")) span.vh { (name) } } }
}

/// The marks of the chart.
pub fn key() -> Key {
    let marks = [
        ("void", "kind-void"),
        ("lens", "kind-lens"),
        ("far-lens", "key-far-lens"),
        ("jet", "kind-jet"),
        ("lic", "kind-lic"),
        ("exit", "key-exit"),
        ("sun-yellow", "sun-yellow"),
        ("sun-red", "sun-red"),
        ("sun-white", "sun-white"),
        ("sun-brown", "sun-brown"),
        ("flare", "hazard-flare"),
        ("debris", "hazard-debris"),
        ("box-yellow-goldilocks", "box-yellow-goldilocks"),
        ("box-red-goldilocks", "box-red-goldilocks"),
        ("box-moon", "box-moon"),
        ("box-carbon-planet", "box-carbon-planet"),
        ("box-phoenix", "box-phoenix"),
        ("water", "stack-water"),
        ("air", "key-air"),
        ("exodus", "key-ship"),
    ];
    let drawn = |mark: &str| html! { g transform=[(mark == "exit").then_some(EXIT)] { use href={ "#is-" (mark) } {} } };
    Key { half: 23, marks: marks.map(|(mark, name)| (drawn(mark), name)).into() }
}

/// The marks that a rule speaks of.
const MARKS: [(&str, &[&str]); 6] = [
    ("T-STARS", &["sun-yellow", "sun-red", "sun-white", "sun-brown"]),
    ("B8a", &["kind-void", "kind-lens", "kind-jet", "kind-lic"]),
    ("B8b", &["hazard-flare", "hazard-debris"]),
    ("B8c", &["key-exit", "key-far-lens"]),
    ("B8d", &["box-yellow-goldilocks", "box-red-goldilocks", "stack-water", "key-air"]),
    ("I6a", &["box-moon", "box-carbon-planet", "box-phoenix"]),
];

pub fn picture(rule: &str, voice: &Voice<'_>) -> Markup {
    let task = Task::ALL.into_iter().find(|task| task.rule().0 == rule);
    html! {
        (key().of_rule(voice, rule, &MARKS))
        @if let Some(task) = task { (tiles(voice, task)) }
        (thing(rule, voice))
        @if rule == "T-PLASMA" { (plasma::table(voice)) }
        @if rule == "T-LAW" { div.is-laws { @for of in Ideology::ALL { (law::card(voice, of)) } } }
    }
}

/// A card, a tile or a medal that has an entry of its own.
fn thing(rule: &str, voice: &Voice<'_>) -> Markup {
    let medal = rule.strip_prefix("medal-").and_then(Medal::named);
    html! {
        @if let Some(card) = Workcell::named(rule) { div.is-cards { (card::front(voice, Printing::NEWEST, card)) } }
        @if let Some(card) = EarthData::named(rule) { div.is-cards { (card::earth_data(voice, card)) } }
        @if let Some(medal) = medal { div.is-medals { (medal::medal(voice, medal)) } }
        @if let Some(one) = Cyborg::named(rule) {
            div.is-cards {
                (cyborg::tile(voice, one, TileSide::Young))
                @if one != Cyborg::POST_HUMAN { (cyborg::tile(voice, one, TileSide::Elder)) }
            }
        }
    }
}

/// The tiles that have a cell for the task; of the Shields, which are all alike, the first.
fn tiles(voice: &Voice<'_>, task: Task) -> Markup {
    let cells = Cell::all().filter(|cell| cell.task() == task);
    let shown = cells.take(if task == Task::EmShield { 1 } else { Cell::COUNT });
    html! { div.is-ship.is-some { @for cell in shown { (ship::tile(voice, cell.tile(), cell.side().unwrap_or(Side::Fat), &|_| None, &ship::Mark::default())) } } }
}
