//! The chips on the planets of a system, as far as the viewer knows them, and the colonies round its sun.

use orrery_core::SeatSet;

use super::super::chart::{at, middle, place};
use super::super::prelude::*;
use super::{layer, shape, suit};
use crate::content::{ChipClass, ChipValue, Planet, Site, System};
use crate::state::Colony;

pub fn key(scene: &Scene<'_>, system: System) -> impl std::hash::Hash + use<> {
    let public = &scene.view.public;
    let chips =
        system.planets().map(|planet| (scene.view.chip(planet), public.open.contains(planet), seen(scene, planet)));
    let held = |site: Site| public.colony(site).map(|colony| (suit(colony.owner), colony.spaceport));
    (chips, system.sites().map(held))
}

pub fn system(scene: &Scene<'_>, system: System) -> Markup {
    let body = html! {
        @for planet in system.planets() { (chip(scene, planet)) }
        @for site in system.sites() { @if let Some(colony) = scene.view.public.colony(site) { (settled(site, colony)) } }
    };
    layer("places", body)
}

/// SF-EXPLORE-3: who has looked under a chip that lies face down. Everybody sees that.
fn seen(scene: &Scene<'_>, planet: Planet) -> SeatSet {
    let public = &scene.view.public;
    let looked = |seat: &Seat| !public.open.contains(planet) && public.player(*seat).looked.contains(planet);
    public.everybody().filter(looked).collect()
}

/// The whole disc can be pointed at.
fn chip(scene: &Scene<'_>, planet: Planet) -> Markup {
    let open = scene.view.public.open.contains(planet);
    let value = scene.view.chip(planet).map(|chip| scene.view.public.terms.value(chip));
    html! {
        g.planet.known[value.is_some() && !open] data-on=[value.filter(|_| open && has_colony(scene, planet)).and_then(paid_by)] data-el={ "planet-" (planet.id()) } data-tip=(tip(scene, planet, value))
            transform=(place(middle(planet.hex()))) {
            circle.hit r="23" {}
            g transform="translate(0 5.5)" {
                @match value {
                    Some(value) => { use href={ "#sf-" (chip_mark(value)) } {} }
                    None => { use href={ "#sf-back" (letter(planet.dot())) } {} }
                }
                @if value.is_some() && !open {
                    use href={ "#sf-dot" (letter(planet.dot())) } {}
                    use href="#sf-eye" {}
                }
            }
        }
    }
}

fn has_colony(scene: &Scene<'_>, planet: Planet) -> bool {
    let beside = |site: &Site| site.planets().contains(&planet);
    planet.system().sites().into_iter().filter(beside).any(|site| scene.view.public.colony(site).is_some())
}

/// The rolls that make a planet pay, as the turn names them.
fn paid_by(value: ChipValue) -> Option<String> {
    match value {
        ChipValue::Number(number) => Some(format!("n{number}")),
        ChipValue::Two(low, high) => Some(format!("n{low} n{high}")),
        ChipValue::Lair(_) | ChipValue::Ice(_) => None,
    }
}

/// The symbol of a chip's face.
pub fn chip_mark(value: ChipValue) -> String {
    match value {
        ChipValue::Number(number) => format!("n{number}"),
        ChipValue::Two(low, high) => format!("n{low}-{high}"),
        ChipValue::Lair(strength) => format!("lair{strength}"),
        ChipValue::Ice(rings) => format!("ice{rings}"),
    }
}

/// Dots differ by letter as well as colour.
fn letter(class: ChipClass) -> &'static str {
    match class {
        ChipClass::Yellow => "Y",
        ChipClass::Red => "R",
        _ => "B",
    }
}

fn tip(scene: &Scene<'_>, planet: Planet, value: Option<ChipValue>) -> String {
    let id = match value {
        Some(value) if value.is_closed() => "planet-closed",
        Some(_) => "planet-open",
        None => "planet-hidden",
    };
    let tip =
        Message::new(id).with("planet", words::planet(planet)).with("resource", words::resource(planet.resource()));
    let tip = match value {
        Some(value) => tip.with("chip", words::chip_value(value)).with("pips", value.pips()),
        None => tip.with("dot", words::dot(planet.dot())),
    };
    let mut tip = scene.voice.say(&tip);
    let seen = seen(scene, planet);
    if !seen.is_empty() {
        tip.push_str(" · ");
        tip.push_str(&scene.voice.say(&Message::new("planet-seen").with("who", words::seats(seen))));
    }
    tip
}

/// A dome, or a dome inside a ring.
fn settled(site: Site, colony: Colony) -> Markup {
    let suit = suit(colony.owner);
    html! {
        g.{ "p s" (suit) } transform=(at(site.point())) {
            @if colony.spaceport { use href="#sf-ring0" {} }
            (shape(suit, if colony.spaceport { 26 } else { 23 }))
            @if colony.spaceport { use href="#sf-ring1" {} }
            use href="#sf-dome" {}
        }
    }
}
