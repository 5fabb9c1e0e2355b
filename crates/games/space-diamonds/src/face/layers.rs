//! What changes on the map: chits and water at the sites, ways flown, and the craft. Each layer is a small picture of
//! its own in the chart's coordinates.

use std::fmt::Write;

use maud::PreEscaped;

use super::chart::{VIEW_BOX, at, way};
use super::missions;
use super::prelude::*;
use crate::content::{Space, Zone};

pub fn layer(class: &str, body: impl maud::Render) -> Markup {
    html! { svg class={ "layer " (class) } viewBox=(VIEW_BOX) { (body) } }
}

/// A site as it stands: whether a chit lies there, the water as far as it is known, and who took the chit.
struct Lying {
    space: Space,
    chit: bool,
    water: u8,
    taker: Option<u8>,
}

fn lying<'a>(scene: &'a Scene<'a>, zone: Zone) -> impl Iterator<Item = Lying> + 'a {
    let view = scene.view;
    Space::sites().filter(move |site| site.zone() == zone).map(|space| Lying {
        space,
        chit: view.public.has_chit(space),
        water: view.water.get(space).unwrap_or(0),
        taker: view.public.takers.get(space),
    })
}

pub fn sites_key(scene: &Scene<'_>, zone: Zone) -> Vec<(bool, u8, Option<u8>)> {
    lying(scene, zone).map(|site| (site.chit, site.water, site.taker)).collect()
}

pub fn sites(scene: &Scene<'_>, zone: Zone) -> Markup {
    let mut marks = String::new();
    for Lying { space, chit, water, taker } in lying(scene, zone) {
        if !chit && water == 0 && taker.is_none() {
            continue;
        }
        let Some(site) = space.site() else { continue };
        let _ = write!(marks, r#"<g transform="{}">"#, at(space));
        if chit {
            let _ = write!(marks, r##"<use href="#sd-c{}"/>"##, site.spectral.id());
        }
        if water > 0 {
            let _ = write!(marks, r##"<use href="#sd-w{water}"/>"##);
        }
        if let Some(seat) = taker.map(|seat| seat + 1) {
            let _ =
                write!(marks, r##"<use class="been s{seat}" href="#sh{seat}" x="7" y="-19" width="12" height="12"/>"##);
        }
        marks.push_str("</g>");
    }
    layer("sites", PreEscaped(marks))
}

/// The places that one's open missions ask for, while something lies there.
pub fn goals_key(scene: &Scene<'_>) -> Vec<Space> {
    scene.view.open_missions().flat_map(|mission| missions::goals(scene, mission)).collect()
}

/// Each with a flag, seen by its owner alone.
pub fn goals(scene: &Scene<'_>) -> Markup {
    let places = goals_key(scene);
    layer(
        "goals",
        html! { @for space in places {
            g transform=(at(space)) data-sign=(scene.voice.say(&words::space(space))) { use href="#sd-goal" {} }
        } },
    )
}

/// Where a craft is, who is there too, and the way it came.
pub fn craft_key(scene: &Scene<'_>, seat: Seat) -> impl std::hash::Hash + use<> {
    let ship = scene.view.public.ship(seat);
    (here(scene, ship.at), ship.path.spaces().to_vec(), scene.view.public.left.contains(seat))
}

/// The craft on a space.
fn here(scene: &Scene<'_>, space: Space) -> Vec<Seat> {
    let public = &scene.view.public;
    public.present().filter(|seat| public.ship(*seat).at == space).collect()
}

/// A craft and its last way.
pub fn craft(scene: &Scene<'_>, seat: Seat) -> Markup {
    let public = &scene.view.public;
    let flown = public.ship(seat).path.spaces();
    layer(
        "crafts",
        html! {
            @if flown.len() > 1 { path.{ "s" (seat.0 + 1) } d=(way(flown)) {} }
            @if !public.left.contains(seat) { (figure(scene, seat)) }
        },
    )
}

/// Several craft on one space fan out.
fn figure(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (public, own) = (&scene.view.public, scene.view.own() == Some(seat));
    let at = public.ship(seat).at;
    let here = here(scene, at);
    let place = here.iter().position(|other| *other == seat).unwrap_or(0) as i16;
    let aside = 13 * (2 * place - here.len() as i16 + 1);
    let glyph = if public.terms.mode == Mode::Sails { "#sd-sail" } else { "#sd-rocket" };
    html! {
        g.{ "craft s" (seat.0 + 1) } data-el={ "craft-" (seat.0) } data-tip=(scene.voice.name(seat)) data-flies=(at.id())
            data-from=[own.then(|| at.id())] transform={ "translate(" (at.x() + aside) " " (at.y() - 16) ")" } {
            use.base href={ "#sh" (seat.0 + 1) } x="-17" y="-17" width="34" height="34" {}
            use.gl href=(glyph) {}
        }
    }
}
