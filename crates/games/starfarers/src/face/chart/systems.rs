//! The systems: a sun, three planets lit by it, told apart by texture and sign as well as colour, and three sites.

use super::super::prelude::*;
use super::{at, middle, place, spot};
use crate::content::{Planet, System};

pub fn systems(voice: &Voice<'_>) -> Markup {
    html! {
        g.systems aria-hidden="true" {
            @for system in System::all() {
                @let (x, y) = sun(system);
                circle cx=(x) cy=(y) r="96" fill="url(#sf-glow)" {}
            }
            @for planet in Planet::all() { (globe(planet)) }
            @for system in System::all() { (centre(system)) (name(voice, system)) }
        }
    }
}

fn sun(system: System) -> (i16, i16) {
    let (x, y) = system.centre();
    spot(x, y)
}

/// Its night side lies away from the sun.
fn globe(planet: Planet) -> Markup {
    let ((x, y), (sun_x, sun_y)) = (middle(planet.hex()), sun(planet.system()));
    let turn = f64::from(y - sun_y).atan2(f64::from(x - sun_x)).to_degrees().round() as i16;
    let resource = planet.resource().id();
    html! {
        g transform=(place((x, y))) {
            use href={ "#sf-" (resource) } {}
            use href="#sf-shade" transform={ "rotate(" (turn) ")" } {}
            use href={ "#sf-y-" (resource) } {}
        }
    }
}

/// In the corner that its planets leave free: away from the edge of the map, and of the home systems where no ship starts.
fn name(voice: &Voice<'_>, system: System) -> Markup {
    let (x, y) = sun(system);
    let below = system.planets().iter().any(|planet| middle(planet.hex()).1 > y + 30);
    let (right, lower) = (x <= 0 && y < 0, if below { 54 } else { -40 });
    let (at, anchor) = if right { (x + 34, "start") } else { (x - 34, "end") };
    html! { text.sn x=(at) y=(y + lower) text-anchor=(anchor) { (voice.say(&words::system(system))) } }
}

fn centre(system: System) -> Markup {
    let (x, y) = sun(system);
    html! {
        circle.sun cx=(x) cy=(y) r="9.5" {}
        text.sy x=(x) y=(y + 4) { (system.label()) }
        @for site in system.sites() { use href="#sf-site" transform=(at(site.point())) {} }
    }
}
