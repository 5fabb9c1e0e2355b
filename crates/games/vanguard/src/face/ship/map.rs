//! The star map (C14.1): systems, what flights cost, and the destinations round each star.

use super::super::prelude::*;
use super::signs::{Sign, World, signs};
use crate::content::{Connection, Hazard, Landing, System};
use crate::rules::ship::course;
use crate::state::{Campaign, State};

pub const WIDE: i32 = 460;
pub const HIGH: i32 = 520;

pub fn spot(system: System) -> (i32, i32) {
    (40 + i32::from(system.x()) * (WIDE - 80) / 100, 40 + i32::from(system.y()) * (HIGH - 80) / 100)
}

pub fn map(scene: &Scene<'_>, campaign: &Campaign) -> Markup {
    let (voice, state) = (&scene.voice, &scene.view.state);
    html! {
        svg.vg-stars viewBox={ "0 0 " (WIDE) " " (HIGH) } role="group" aria-label=(voice.id("term-star-map")) {
            path.dust d=(dust()) {}
            @for way in Connection::all().filter(|way| way.from().0 < way.to().0) { (flight(campaign, way)) }
            @for system in System::all() { (star(scene, campaign, system)) }
            (worlds(voice, state, campaign))
            (ship(voice, campaign))
        }
    }
}

/// Stars far away, always the same.
fn dust() -> String {
    let at = |i: i32| (i * 7919 % WIDE, i * 6151 % HIGH);
    (1..90).map(at).map(|(x, y)| format!("M{x} {y}h.1")).collect()
}

/// VG-STAR-2: a dangerous flight needs the hull.
fn flight(campaign: &Campaign, way: Connection) -> Markup {
    let ((x1, y1), (x2, y2)) = (spot(way.from()), spot(way.to()));
    let (x, y) = ((x1 + x2) / 2 - (y2 - y1) / 8, (y1 + y2) / 2 + (x2 - x1) / 8);
    let middle = ((x1 + 2 * x + x2) / 4, (y1 + 2 * y + y2) / 4);
    html! {
        path.flight.danger[way.hazard() == Hazard::Dangerous] d={ "M" (x1) " " (y1) "Q" (x) " " (y) " " (x2) " " (y2) } {}
        g.cost.danger[way.hazard() == Hazard::Dangerous] transform={ "translate(" (middle.0) " " (middle.1) ")" } {
            rect x="-18" y="-11" width="36" height="22" rx="11" {}
            @if way.hazard() == Hazard::Dangerous { path d="M-12 5l5-9 5 9Z" {} }
            text x=(if way.hazard() == Hazard::Dangerous { 8 } else { 0 }) y="5" { (course::price(campaign, way)) }
        }
    }
}

fn star(scene: &Scene<'_>, campaign: &Campaign, system: System) -> Markup {
    let ((x, y), is_open) = (spot(system), campaign.systems.contains(system));
    html! {
        g.star.closed[!is_open].here[campaign.system == system] data-el=(words::system_mark(system)) aria-label=(scene.voice.id(system.name())) transform={ "translate(" (x) " " (y) ")" } {
            circle.orbit r="42" {} circle.orbit r="24" {} circle.sun r="9" {}
            text y="62" { (scene.voice.id(system.name())) }
        }
    }
}

/// Worlds that were named, and those on the first map that still have no name.
fn is_known(state: &State, campaign: &Campaign, landing: Landing) -> bool {
    let by_flag = landing.needs().is_some_and(|flag| state.flags.contains(flag));
    let is_first = landing.needs().is_none() && campaign.systems.contains(landing.system());
    campaign.landings.contains(landing) || by_flag || is_first
}

fn is_named(state: &State, campaign: &Campaign, landing: Landing) -> bool {
    campaign.landings.contains(landing) || landing.needs().is_some_and(|flag| state.flags.contains(flag))
}

/// Round its star, each at its own hour.
pub fn place(known: &[Landing], landing: Landing) -> (i32, i32) {
    let (x, y) = spot(landing.system());
    let at = known.iter().take_while(|one| **one != landing).filter(|one| one.system() == landing.system()).count();
    let (dx, dy) = [(40, -20), (-44, 8), (30, 38), (-24, -40), (46, 14), (-40, 36), (6, -46), (-6, 46)][at % 8];
    (x + dx, y + dy)
}

fn worlds(voice: &Voice<'_>, state: &State, campaign: &Campaign) -> Markup {
    let known: Vec<Landing> = Landing::all().filter(|one| is_known(state, campaign, *one)).collect();
    let name = |one: Landing| is_named(state, campaign, one).then(|| voice.id(one.name()));
    let worlds: Vec<World> = known.iter().map(|one| (place(&known, *one), name(*one))).collect();
    let signs = signs(voice, &worlds);
    html! { @for ((landing, (at, name)), sign) in known.into_iter().zip(worlds).zip(signs) { (world(campaign, landing, at, name.zip(sign))) } }
}

/// A world that has no name yet has no sign.
fn world(campaign: &Campaign, landing: Landing, (x, y): (i32, i32), named: Option<(String, Sign)>) -> Markup {
    let is_done = campaign.recorded.contains(landing);
    html! {
        g.world.unknown[named.is_none()].done[is_done].chosen[campaign.scanner == Some(landing)] data-el=[named.as_ref().map(|_| words::landing_mark(landing))]
            aria-label=[named.as_ref().map(|(name, _)| name)] transform={ "translate(" (x) " " (y) ")" } {
            circle r="8" {}
            @if let Some((name, sign)) = &named { text x=(sign.x) y=(sign.y) text-anchor=(sign.anchor) { (name) } } @else { text y="4" text-anchor="middle" { "?" } }
            @if is_done { path.tick d="M3-9l3 3 5-6" {} }
        }
    }
}

fn ship(voice: &Voice<'_>, campaign: &Campaign) -> Markup {
    let (x, y) = spot(campaign.system);
    html! {
        g.vessel transform={ "translate(" (x) " " (y - 26) ")" } { title { (voice.id("game-vanguard")) } path d="M-16 0L-4-6h16l6 6-6 6H-4Z" {} }
    }
}
