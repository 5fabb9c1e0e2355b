//! The spaces: a glyph for each kind, told apart by shape as well as colour, and the names of sites.

use super::super::prelude::*;
use crate::content::{Edition, Kind, Site, Space, straight_pairs};

pub fn spaces(voice: &Voice<'_>, edition: Edition) -> Markup {
    html! {
        g.spaces {
            @for space in Space::all().filter(|space| !space.is_site()) {
                g data-el=(space.id()) aria-label=(name(voice, space)) transform=(at(space)) { use href=(glyph(space, edition)) {} }
            }
            @for space in Space::sites() { @if let Some(site) = space.site() { (site_mark(voice, space, site)) } }
        }
    }
}

fn name(voice: &Voice<'_>, space: Space) -> String {
    voice.id(&format!("space-{}", space.id()))
}

pub fn at(space: Space) -> String {
    format!("translate({} {})", space.x(), space.y())
}

fn site_mark(voice: &Voice<'_>, space: Space, site: &Site) -> Markup {
    let name = name(voice, space);
    let (first, second) = broken(&name);
    html! {
        g data-el=(space.id()) transform=(at(space)) {
            use.comet[site.is_comet()] href={ "#sd-" (site.spectral.id()) } {}
            text.{ "sl " (site.anchor.id()) }.two[second.is_some()] {
                (first) @if let Some(second) = second { tspan x="0" dy="15" { (second) } }
            }
        }
    }
}

/// A name with a comma breaks after it, another long one at its first space.
fn broken(name: &str) -> (&str, Option<&str>) {
    let cut = match name.split_once(", ") {
        Some((first, second)) => Some((&name[..=first.len()], second)),
        None if name.chars().count() > 12 => name.split_once(' '),
        None => None,
    };
    cut.map_or((name, None), |(first, second)| (first, Some(second)))
}

/// The symbol of a space that is not a site.
fn glyph(space: Space, edition: Edition) -> &'static str {
    match space.kind(edition) {
        Kind::Lagrange if space == Space::LEO => "#sd-home",
        Kind::Hohmann if straight_pairs(space).is_empty() => "#sd-corner",
        Kind::Hohmann => "#sd-h",
        Kind::Burn => "#sd-b",
        Kind::HazardLagrange => "#sd-lx",
        Kind::HazardBurn => "#sd-bx",
        Kind::Flyby(1) => "#sd-f1",
        Kind::Flyby(2) => "#sd-f2",
        Kind::Flyby(_) => "#sd-f3",
        Kind::HazardFlyby(_) => "#sd-fx",
        Kind::Star => "#sd-star",
        Kind::Lagrange | Kind::Site => "#sd-l",
    }
}
