//! The planet boxes beside their stars: a square for the water chit, what the planet is, its name, the printed drop, and
//! a hexagon for the air chit of a Goldilocks.

use super::super::prelude::*;
use super::at;
use super::places::{BOX, BOXES, GAP, stack};
use crate::content::{PlanetBox, Star};

pub fn boxes(voice: &Voice<'_>) -> Markup {
    html! { g.is-boxes { @for star in Star::ALL.into_iter().filter(|star| star.boxes().count() > 0) { (of_star(voice, star)) } } }
}

fn of_star(voice: &Voice<'_>, star: Star) -> Markup {
    let (dx, dy) = BOXES[star.index()];
    html! {
        g transform=(at(star.space())) { g.is-plates {
            path.is-lead d=(lead((dx, dy), stack(star.boxes().count()))) {}
            @for (row, planet) in (0..).zip(star.boxes()) { (plate(voice, planet, dx, dy + row * (BOX.1 + GAP))) }
        } }
    }
}

/// A thin line from the star to the nearest edge of its boxes.
fn lead((dx, dy): (i16, i16), high: i16) -> String {
    let (x, y) = (0.clamp(dx + 8, dx + BOX.0 - 8), 0.clamp(dy, dy + high));
    let (from_x, from_y) = (x.signum() * 11.min(x.abs()), y.signum() * 11.min(y.abs()));
    format!("M{from_x} {from_y}L{x} {y}")
}

fn plate(voice: &Voice<'_>, planet: PlanetBox, x: i16, y: i16) -> Markup {
    let kind = planet.kind();
    html! {
        g.is-plate.{ "is-" (kind.id()) } data-el=(planet.id()) aria-label=(name(voice, planet)) transform={ "translate(" (x) " " (y) ")" } {
            rect width=(BOX.0) height=(BOX.1) rx="6" {}
            use href="#is-water" x="14" y="13" {} text.is-q x="14" y="17.5" { "?" }
            use href={ "#is-box-" (kind.id()) } x="35" y="13" {}
            @if planet.drop() > 0 { use.is-printed href="#is-drop" x="43" y="8" width="11" height="11" {} }
            text x=(if planet.drop() > 0 { 56 } else { 49 }) y="17.5" { (voice.id(&format!("plate-{}", planet.id()))) }
            @if kind.is_goldilocks() { use href="#is-air" x="136" y="13" {} text.is-q x="136" y="17.5" { "?" } }
        }
    }
}

fn name(voice: &Voice<'_>, planet: PlanetBox) -> String {
    let [name, kind] =
        [format!("planet-{}", planet.id()), format!("box-{}", planet.kind().id())].map(|id| voice.id(&id));
    format!("{name}: {kind}")
}
