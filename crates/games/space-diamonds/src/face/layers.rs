//! What changes on the map: chits and water at the sites, ways flown, where the move can end, and the craft. Each layer
//! is a small picture of its own in the chart's coordinates.

use std::fmt::Write;

use maud::{Markup, PreEscaped, html};
use orrery_core::{Message, Seat};

use super::chart::{VIEW_BOX, at, way};
use super::{Picture, risk};
use crate::content::{Space, Zone};
use crate::reach::{End, Reach, reach as search};
use crate::state::{Mode, Phase};
use crate::words;

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

fn lying<'a>(scene: &'a Picture<'a>, zone: Zone) -> impl Iterator<Item = Lying> + 'a {
    let view = scene.view;
    Space::sites().filter(move |site| site.zone() == zone).map(|space| Lying {
        space,
        chit: view.public.has_chit(space),
        water: view.water.get(space).unwrap_or(0),
        taker: view.public.takers.get(space),
    })
}

pub fn sites_key(scene: &Picture<'_>, zone: Zone) -> Vec<(bool, u8, Option<u8>)> {
    lying(scene, zone).map(|site| (site.chit, site.water, site.taker)).collect()
}

pub fn sites(scene: &Picture<'_>, zone: Zone) -> Markup {
    let mut marks = String::new();
    for Lying { space, chit, water, taker } in lying(scene, zone) {
        if !chit && water == 0 && taker.is_none() {
            continue;
        }
        let Some(site) = space.site() else { continue };
        let _ = write!(marks, r#"<g transform="{}">"#, at(space));
        if chit {
            let _ = write!(marks, r##"<use href="#sd-c{}"/>"##, site.spectral.letter());
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

/// The move the viewer may still make, as far as its reach depends on it.
pub fn reach_key(scene: &Picture<'_>) -> impl std::hash::Hash + use<> {
    let flight = flying(scene).map(|seat| scene.view.public.flight(seat));
    flight.map(|it| ((it.at, it.from), (it.regular, it.bonus, it.oberth), it.wet, it.chits))
}

/// The viewer, if it is their turn and their craft may still move.
fn flying(scene: &Picture<'_>) -> Option<Seat> {
    let public = &scene.view.public;
    let turn = public.phase == Phase::Turn;
    scene.view.own().filter(|seat| turn && public.active == *seat && public.may_fly(*seat))
}

/// Every space where the move can end, with the cheapest way there; a press on one takes it.
pub fn reach(scene: &Picture<'_>) -> Markup {
    let ends = match flying(scene) {
        Some(seat) => ends(scene, &search(&scene.view.public.flight(seat), 0, false)),
        None => String::new(),
    };
    layer("reach", PreEscaped(ends))
}

fn ends(scene: &Picture<'_>, reach: &Reach) -> String {
    let mut marks = String::new();
    for space in reach.spaces() {
        let Some(best) = reach.best(space).filter(|best| best.flight.from.is_some()) else { continue };
        mark(&mut marks, scene, reach, &best, if best.hazards > 0 { " class=risky" } else { "" });
        // A dearer way without a hazard, for those who ask for it.
        let calm = reach.ends_at(space).find(|end| end.hazards == 0 && best.hazards > 0);
        calm.iter().for_each(|end| mark(&mut marks, scene, reach, end, " class=calm"));
    }
    marks
}

fn mark(marks: &mut String, scene: &Picture<'_>, reach: &Reach, end: &End, class: &str) {
    let steps: Vec<&str> = reach.route(end.label).into_iter().map(Space::id).collect();
    let price = html! { (price(scene, end)) }.into_string();
    let (steps, at) = (steps.join(","), at(end.space));
    let _ = write!(
        marks,
        r##"<g{class} data-steps="{steps}" data-tip="{price}" transform="{at}"><use href="#sd-end"/></g>"##
    );
}

/// What it costs to end there, what is left, and the risk.
fn price(scene: &Picture<'_>, end: &End) -> String {
    let rockets = scene.view.public.terms.mode == Mode::Rockets;
    let price = Message::new(if rockets { "reach-price-fuel" } else { "reach-price" })
        .with("space", words::space(end.space))
        .with("burns", end.regular)
        .with("left", end.flight.regular + end.flight.bonus)
        .with("risk", risk(end.hazards));
    scene.voice.say(&if rockets { price.with("wet", words::mass(end.flight.wet)) } else { price })
}

/// Where a craft is, who is there too, and the way it came.
pub fn craft_key(scene: &Picture<'_>, seat: Seat) -> impl std::hash::Hash + use<> {
    let ship = scene.view.public.ship(seat);
    (here(scene, ship.at), ship.path.spaces().to_vec(), scene.view.public.left.contains(seat))
}

/// The craft on a space.
fn here(scene: &Picture<'_>, space: Space) -> Vec<Seat> {
    let public = &scene.view.public;
    public.present().filter(|seat| public.ship(*seat).at == space).collect()
}

/// A craft and its last way.
pub fn craft(scene: &Picture<'_>, seat: Seat) -> Markup {
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
fn figure(scene: &Picture<'_>, seat: Seat) -> Markup {
    let (public, own) = (&scene.view.public, scene.view.own() == Some(seat));
    let at = public.ship(seat).at;
    let here = here(scene, at);
    let place = here.iter().position(|other| *other == seat).unwrap_or(0) as i16;
    let aside = 13 * (2 * place - here.len() as i16 + 1);
    let glyph = if public.terms.mode == Mode::Sails { "#sd-sail" } else { "#sd-rocket" };
    html! {
        g.{ "craft s" (seat.0 + 1) } data-el={ "craft-" (seat.0) } data-tip=(scene.voice.name(seat))
            data-from=[own.then(|| at.id())] transform={ "translate(" (at.x() + aside) " " (at.y() - 16) ")" } {
            use.base href={ "#sh" (seat.0 + 1) } x="-17" y="-17" width="34" height="34" {}
            use.gl href=(glyph) {}
        }
    }
}
