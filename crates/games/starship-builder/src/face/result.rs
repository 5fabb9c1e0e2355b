//! The end: who won, why, and with which ship.

use maud::{Markup, html};
use orrery_core::{Message, Seat};
use orrery_draw::{cite, icon, ratio, seat_mark};

use super::blueprint::plan::SMALL;
use super::{Scene, blueprint, card};
use crate::rules::ids;
use crate::ship::Ship;
use crate::view::Comparison;

const GAME: &str = "starship-builder";

pub fn table(scene: &Scene<'_>) -> Markup {
    html! {
        section.panel.result {
            h2 { (headline(scene)) }
            @if let Some(result) = &scene.view.comparison {
                @if !result.categories.is_empty() { (scores(scene, result)) (cite(GAME, ids::COMPARISON)) " " (cite(GAME, ids::WINNER)) }
                div.ships { @for (i, ship) in result.ships.iter().enumerate() { (flown(scene, Seat(i as u8), ship.as_ref())) } }
            }
        }
    }
}

fn headline(scene: &Scene<'_>) -> String {
    let voice = &scene.voice;
    let winners: Vec<Message> = scene
        .outcome
        .map(|outcome| outcome.winners().map(|seat| Message::new("name").with("seat", seat)).collect())
        .unwrap_or_default();
    match winners.len() {
        0 => voice.id("nobody-wins"),
        n => voice.say(&Message::new("wins").with("n", n).with("names", winners)),
    }
}

/// One row for each category, one column for each player: value, and a mark where it won the point.
fn scores(scene: &Scene<'_>, result: &Comparison) -> Markup {
    let voice = &scene.voice;
    html! {
        table.scores {
            thead { tr { th { span.vh { (voice.id("category")) } } @for seat in Seat::all(scene.view.seats) {
                th scope="col" { (seat_mark(seat)) (voice.name(seat)) }
            } } }
            tbody { @for row in &result.categories {
                tr { th scope="row" { (voice.id(row.category.id())) }
                    @for seat in Seat::all(scene.view.seats) { (cell(scene, row.values[seat.index()], row.best.contains(seat))) } }
            } }
            tfoot { tr { th scope="row" { (voice.id("points-total")) } @for seat in Seat::all(scene.view.seats) {
                td { b { (result.points[seat.index()]) } }
            } } }
        }
    }
}

fn cell(scene: &Scene<'_>, value: Option<(i64, i64)>, best: bool) -> Markup {
    html! {
        td.best[best] { @match value {
            Some((num, den)) => { (ratio(&scene.voice, num, den)) @if best { (icon("i-check")) span.vh { (scene.voice.id("point")) } } }
            None => { "–" }
        } }
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
