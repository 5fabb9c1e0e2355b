//! The ship as a cyanotype: tiles in a row from stern to bow, each with the sockets of its maintenance cells.

use super::prelude::*;
use crate::content::{Battery, Cell, Side, Task, Tile};

/// Who sits in a cell.
pub type Seated<'a> = &'a dyn Fn(Cell) -> Option<Markup>;

/// How a tile of the row is drawn.
pub type Tiles<'a> = &'a dyn Fn(Tile, Side) -> Markup;

/// The whole ship. Tiles are handed in from stern to bow, each with the side that is up, and what lies before the bow.
pub fn ship(voice: &Voice<'_>, row: &[(Tile, Side)], tiles: Tiles<'_>, before: &Markup) -> Markup {
    html! {
        div.is-ship role="group" aria-label=(voice.id("ship-label")) {
            p.is-dim { span { (voice.id("stern")) } (dry(voice, row)) span { (voice.id("bow")) (foremost(voice, row)) } }
            div.is-hull {
                (stern())
                @for (tile, side) in row { (tiles(*tile, *side)) }
                (bow())
                (before)
            }
        }
    }
}

/// Which tile is lost first.
fn foremost(voice: &Voice<'_>, row: &[(Tile, Side)]) -> Markup {
    html! { @if let Some((tile, _)) = row.last() {
        span.is-fore { (voice.say(&Message::new("foremost").with("tile", words::tile(*tile)))) }
    } }
}

/// The dry mass as the sum of its tiles.
fn dry(voice: &Voice<'_>, row: &[(Tile, Side)]) -> Markup {
    let masses: Vec<u8> = row.iter().map(|(tile, side)| tile.mass(*side)).collect();
    let terms: Vec<String> = masses.iter().map(u8::to_string).collect();
    let sum = Message::new("dry-mass").with("mass", masses.iter().sum::<u8>());
    html! { span.is-sum { (voice.say(&sum)) " = " (terms.join("+")) } }
}

fn stern() -> Markup {
    html! { svg.is-stern viewBox="0 0 46 100" aria-hidden="true" {
        path.is-exhaust d="M14 30H0M14 43H0M14 56H0M14 69H0" {} path d="M46 20 18 8V92L46 80M18 24H30M18 76H30M30 13V87" {}
    } }
}

/// The arcs that dust meets first.
fn bow() -> Markup {
    html! { svg.is-bow viewBox="0 0 40 100" aria-hidden="true" { path d="M2 4Q48 50 2 96" {} path.thin d="M2 20Q32 50 2 80M2 36Q18 50 2 64" {} } }
}

/// What else is to be said of a tile.
#[derive(Default)]
pub struct Mark {
    /// It is the first to go.
    pub is_foremost: bool,
    /// What lies on it, and what stands between its cells.
    pub on: Markup,
    pub between: Markup,
}

pub fn tile(voice: &Voice<'_>, tile: Tile, side: Side, seated: Seated<'_>, mark: &Mark) -> Markup {
    html! {
        div.is-tile.{ "m" (tile.mass(side)) }.(tint(tile)).fore[mark.is_foremost] data-el=(tile.id()) {
            svg.is-plan viewBox="0 0 120 70" aria-hidden="true" { use href={ "#is-plan-" (plan(tile)) } {} }
            h3 { (head(tile)) span { (name(voice, tile)) } @if matches!(tile, Tile::Section(_)) { small { (voice.say(&words::side(side))) } } }
            (mark.on)
            div.is-cells { (mark.between) @for cell in tile.cells(side) { (socket(voice, cell, seated)) } }
        }
    }
}

fn plan(tile: Tile) -> &'static str {
    match tile {
        Tile::Section(section) => section.id(),
        Tile::Shield(_) => "shield",
    }
}

fn tint(tile: Tile) -> String {
    match tile {
        Tile::Section(section) => pieces::tint(section),
        Tile::Shield(of) => format!("is-{}", of.id()),
    }
}

fn head(tile: Tile) -> Markup {
    match tile {
        Tile::Section(section) => pieces::shape(section.shape()),
        Tile::Shield(of) => pieces::emblem(of),
    }
}

/// Whose a Shield is, its emblem says.
fn name(voice: &Voice<'_>, tile: Tile) -> String {
    match tile {
        Tile::Section(_) => voice.say(&words::tile(tile)),
        Tile::Shield(_) => voice.id("term-shield"),
    }
}

/// A cell: its socket with the price or whoever sits there, and its task below.
fn socket(voice: &Voice<'_>, cell: Cell, seated: Seated<'_>) -> Markup {
    let task = cell.task();
    html! {
        span.is-cell data-el=(cell.id()) title=[needs(voice, cell)] {
            span.is-socket { @match seated(cell) { Some(worker) => { (worker) } None => { (price(cell)) } } }
            span.is-task { (icon(&format!("is-task-{}", task.id()))) (voice.say(&words::task(task))) }
        }
    }
}

/// What the task does to the batteries, or how many augmentations it asks for.
fn price(cell: Cell) -> Markup {
    match (cell.battery(), cell.task()) {
        (_, Task::MetalFoam) => html! { "3" (head(cell.tile())) },
        (Battery::Full, _) => html! { "→6" },
        (Battery::Drops(0), _) => html! { "0" },
        (Battery::Drops(levels), _) => html! { "−" (levels) },
    }
}

fn needs(voice: &Voice<'_>, cell: Cell) -> Option<String> {
    cell.prerequisite().map(|needed| voice.id(&format!("prerequisite-{}", needed.id())))
}
