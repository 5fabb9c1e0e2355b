//! The end: who won, why, and with which ship.

use maud::{Markup, html};
use orrery_core::Seat;
use orrery_draw::chart::Columns;
use orrery_draw::result::headline;
use orrery_draw::{cite, icon, ratio, seat_mark};

use super::blueprint::plan::SMALL;
use super::{Scene, blueprint, card};
use crate::rules::ids;
use crate::ship::Ship;
use crate::view::{CategoryResult, Comparison};

const GAME: &str = "starship-builder";

pub fn table(scene: &Scene<'_>) -> Markup {
    html! {
        section.panel.result {
            h2 { (headline(&scene.voice, scene.viewer, scene.outcome)) }
            @if let Some(outcome) = scene.outcome { p.ending { (scene.voice.id(outcome.ending)) } }
            @if let Some(result) = &scene.view.comparison {
                @if !result.categories.is_empty() { (scores(scene, result)) (cite(GAME, ids::COMPARISON)) " " (cite(GAME, ids::WINNER)) }
                div.ships { @for (i, ship) in result.ships.iter().enumerate() { (flown(scene, Seat(i as u8), ship.as_ref())) } }
            }
        }
    }
}

/// One row for each category, one column for each player: value, and a mark where it won the point.
fn scores(scene: &Scene<'_>, result: &Comparison) -> Markup {
    let voice = &scene.voice;
    let seats: Vec<Seat> = Seat::all(scene.view.seats).collect();
    let row = |row: &CategoryResult| {
        let cells = seats.iter().map(|seat| cell(scene, row.values[seat.index()], row.best.contains(*seat)));
        (html! { (voice.id(row.category.id())) }, cells.collect())
    };
    let columns = Columns {
        seats: &seats,
        corner: voice.id("category"),
        rows: result.categories.iter().map(row).collect(),
        total: vec![(html! { (voice.id("result-total")) }, result.points.iter().map(|n| html! { (n) }).collect())],
        best: seats.iter().copied().filter(|seat| result.places[seat.index()] == 1).collect(),
    };
    columns.draw(voice)
}

fn cell(scene: &Scene<'_>, value: Option<(i64, i64)>, best: bool) -> Markup {
    html! {
        @match value {
            Some((num, den)) => { span.won[best] { (ratio(&scene.voice, num, den)) @if best { (icon("i-check")) span.vh { (scene.voice.id("point")) } } } }
            None => { "–" }
        }
    }
}

fn flown(scene: &Scene<'_>, seat: Seat, ship: Option<&Ship>) -> Markup {
    let voice = &scene.voice;
    html! {
        article { h3 { (seat_mark(seat)) (voice.name(seat)) }
            @match ship {
                Some(ship) => { (blueprint::draw(voice, ship, Some(seat), SMALL)) ul { @for part in ship.cards.iter() { li.{ "k-" (part.kind().id()) } { (icon(&format!("k-{}", part.kind().id()))) (card::name(voice, part)) } } } }
                None => { p { (voice.id("no-ship")) } }
            } }
    }
}
