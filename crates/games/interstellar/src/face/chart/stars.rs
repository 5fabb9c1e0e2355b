//! The stars: their suns side by side, each by its class, what is dangerous about them, and their names.

use super::super::prelude::*;
use super::places::NAMES;
use super::{at, place};
use crate::content::{Hazard, Star, Sun};

/// How far the light of a sun reaches on the chart.
const fn reach(sun: Sun) -> u8 {
    match sun {
        Sun::Yellow => 100,
        Sun::Red => 84,
        Sun::White => 60,
        Sun::Brown => 72,
    }
}

/// Where the members of a star stand, from its middle.
const fn members(count: usize) -> &'static [(i8, i8)] {
    match count {
        1 => &[(0, 0)],
        2 => &[(-8, -1), (11, 4)],
        _ => &[(-10, -2), (9, 6), (8, -10)],
    }
}

pub fn glows() -> Markup {
    html! { g.is-glows aria-hidden="true" { @for star in Star::ALL { (light(star)) } } }
}

fn light(star: Star) -> Markup {
    let (x, y) = place(star.space());
    html! { @for (sun, (dx, dy)) in suns(star) {
        circle cx=(x + i16::from(*dx)) cy=(y + i16::from(*dy)) r=(reach(*sun)) fill={ "url(#is-gl-" (sun.id()) ")" } {}
    } }
}

/// The members of a star with their places.
fn suns(star: Star) -> impl Iterator<Item = (&'static Sun, &'static (i8, i8))> {
    star.members().iter().zip(members(star.members().len()))
}

pub fn stars(voice: &Voice<'_>) -> Markup {
    html! { g.is-spaces.is-stars { @for star in Star::ALL { (star_mark(voice, star)) } } }
}

fn star_mark(voice: &Voice<'_>, star: Star) -> Markup {
    let name = voice.say(&words::space(star.space()));
    html! {
        g data-el=(star.id()) aria-label=(name) transform=(at(star.space())) {
            @for (sun, (x, y)) in suns(star) {
                use href={ "#is-sun-" (sun.id()) } x=(x) y=(y) {}
            }
            @if let Some(hazard) = star.hazard() { (hazard_mark(voice, hazard, NAMES[star.index()])) }
            (label(&name, NAMES[star.index()]))
        }
    }
}

/// Beside the suns, above a name that stands there too.
fn hazard_mark(voice: &Voice<'_>, hazard: Hazard, anchor: &str) -> Markup {
    let (x, y) = if anchor == "e" { (15, -15) } else { (17, -8) };
    let name = voice.id(&format!("hazard-{}", hazard.id()));
    html! { use.is-hazard href={ "#is-" (hazard.id()) } x=(x) y=(y) { title { (name) } } }
}

/// What stands in brackets is a second, smaller line.
fn label(name: &str, anchor: &str) -> Markup {
    let cut = name.find(" (").or_else(|| name.find('（'));
    html! {
        @match cut {
            None => { text.sl.is-name.(anchor) data-label="far" { (name) } }
            Some(cut) => { text.sl.is-name.two.(anchor) data-label="far" { (&name[..cut]) tspan.is-other x="0" dy="15" { (name[cut..].trim_start()) } } }
        }
    }
}
