//! What changes on the chart: the ship with the way it has flown, the way it will fly in D5 and where it will stand then,
//! explored planets, Dustbugs and radio domes. Each layer is a small picture of its own in the chart's coordinates.

mod course;
mod found;

pub use course::{course, key as course_key, next_star};
pub use found::{found, key as found_key};

use std::fmt::Write;

use super::chart::{VIEW_BOX, at, place};
use super::prelude::*;
use crate::board;
use crate::content::{Ideology, Space};
use crate::state::Dome;

pub fn layer(class: &str, body: impl maud::Render) -> Markup {
    html! { svg class={ "layer " (class) } viewBox=(VIEW_BOX) { (body) } }
}

/// A step of a path.
pub fn edge((from, to): (Space, Space)) -> String {
    let ((x, y), (to_x, to_y)) = (place(from), place(to));
    format!("M{x} {y}L{to_x} {to_y}")
}

pub fn ship_key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let ship = &scene.view.public.ship;
    (ship.space, ship.off_map, ship.velocity, scene.view.public.ultralights.iter().count())
}

/// It is everybody's: the camera looks at it from near.
pub fn ship(scene: &Scene<'_>) -> Markup {
    let (voice, ship) = (&scene.voice, &scene.view.public.ship);
    let (x, y) = place(ship.space);
    let said = Message::new(if ship.off_map { "exodus-gone" } else { "exodus-at" });
    let said = said.with("space", words::space(ship.space)).with("velocity", ship.velocity.0);
    let body = html! {
        g.is-craft.gone[ship.off_map] data-el=(marks::SHIP) data-flies=(ship.space.id()) data-from=(ship.space.id())
            data-tip=(voice.say(&said)) aria-label=(voice.say(&said)) transform={ "translate(" (x) " " (y - 22) ")" } {
            use href="#is-exodus" {}
            @for at in 0..scene.view.public.ultralights.len() { use.is-small href="#is-ultralight" x=(14 + 14 * at as i16) y="-20" width="14" height="14" {} }
        }
    };
    layer("is-ships", body)
}

pub fn trail_key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    scene.view.public.record.flown
}

/// The way flown: the steps between neighbours that the ship has been to.
pub fn trail(scene: &Scene<'_>) -> Markup {
    let flown = scene.view.public.record.flown;
    let steps = flown.iter().flat_map(|from| from.neighbours().iter().map(move |to| (from, *to)));
    let way = chained(steps.filter(|(from, to)| from < to && flown.contains(*to)));
    layer("is-flown", html! { @if !way.is_empty() { path.is-trail d=(way) {} } })
}

/// A path of steps, written shortly: the spaces of a route follow each other.
fn chained(steps: impl Iterator<Item = (Space, Space)>) -> String {
    let (mut path, mut last) = (String::new(), None);
    for (from, to) in steps {
        let ((x, y), (to_x, to_y)) = (place(from), place(to));
        if last != Some(from) {
            let _ = write!(path, "M{x} {y}");
        }
        let _ = write!(path, "l{} {}", to_x - x, to_y - y);
        last = Some(to);
    }
    path
}

/// Where Dustbugs and radio domes are.
pub fn bugs_key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    (scene.view.public.dustbugs, domes(scene).collect::<Vec<_>>())
}

/// The radio domes on their way to Sol.
fn domes<'a>(scene: &'a Scene<'a>) -> impl Iterator<Item = (Ideology, Space)> + 'a {
    let at = |of: Ideology| if let Dome::Space(space) = scene.view.public.dome(of) { Some((of, space)) } else { None };
    Ideology::ALL.into_iter().filter_map(at)
}

pub fn bugs(scene: &Scene<'_>) -> Markup {
    let tip = |space: Space| scene.voice.say(&Message::new("dustbug-at").with("space", words::space(space)));
    let body = html! { @for space in scene.view.public.dustbugs.iter().flatten() {
        g.is-bug data-tip=(tip(*space)) role="img" aria-label=(tip(*space)) transform=(at(*space)) {
            use href="#is-dustbug" x="9" y="-25" width="18" height="18" {}
        }
    } @for (of, space) in domes(scene) { (dome(scene, of, space)) } };
    layer("is-bugs", body)
}

fn dome(scene: &Scene<'_>, of: Ideology, space: Space) -> Markup {
    let said = board::dome(&scene.view.public, of).map_or(String::new(), |said| scene.voice.say(&said));
    html! {
        g.is-bug.{ "is-" (of.id()) } role="img" aria-label=(said) transform=(at(space)) {
            use href="#is-dome" x="-27" y="-25" width="18" height="18" {}
        }
    }
}
