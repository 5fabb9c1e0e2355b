//! What changes on the chart: the ship with the step it made last, the way it will fly in D5 and where it will stand
//! then, and the Dustbugs. Each layer is a small picture of its own in the chart's coordinates.

mod course;

pub use course::{course, key as course_key, next_star};

use super::chart::{VIEW_BOX, at, place};
use super::prelude::*;
use crate::content::Space;

fn layer(class: &str, body: impl maud::Render) -> Markup {
    html! { svg class={ "layer " (class) } viewBox=(VIEW_BOX) { (body) } }
}

/// A step of a path.
fn edge((from, to): (Space, Space)) -> String {
    let ((x, y), (to_x, to_y)) = (place(from), place(to));
    format!("M{x} {y}L{to_x} {to_y}")
}

pub fn ship_key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let ship = &scene.view.public.ship;
    (ship.space, ship.came_from, ship.off_map, ship.velocity)
}

/// It is everybody's: the camera looks at it from near.
pub fn ship(scene: &Scene<'_>) -> Markup {
    let (voice, ship) = (&scene.voice, &scene.view.public.ship);
    let (x, y) = place(ship.space);
    let said = Message::new(if ship.off_map { "exodus-gone" } else { "exodus-at" });
    let said = said.with("space", words::space(ship.space)).with("velocity", ship.velocity.0);
    let body = html! {
        @if let Some(from) = ship.came_from { path.is-trail d=(edge((from, ship.space))) {} }
        g.is-craft.gone[ship.off_map] data-el="exodus" data-flies=(ship.space.id()) data-from=(ship.space.id())
            data-tip=(voice.say(&said)) aria-label=(voice.say(&said)) transform={ "translate(" (x) " " (y - 22) ")" } {
            use href="#is-exodus" {}
        }
    };
    layer("is-ships", body)
}

pub fn bugs_key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    scene.view.public.dustbugs
}

pub fn bugs(scene: &Scene<'_>) -> Markup {
    let tip = |space: Space| scene.voice.say(&Message::new("dustbug-at").with("space", words::space(space)));
    let body = html! { @for space in scene.view.public.dustbugs.iter().flatten() {
        g.is-bug data-tip=(tip(*space)) role="img" aria-label=(tip(*space)) transform=(at(*space)) {
            use href="#is-dustbug" x="9" y="-25" width="18" height="18" {}
        }
    } };
    layer("is-bugs", body)
}
