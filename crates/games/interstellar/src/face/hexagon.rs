//! The political hexagon: a sector for each Ideology with its emblem, and above that ground how they stand: Stress in the
//! Trapezoids, whole where an Ideology is Awake and dashed where it sleeps, the star of the Commander, and feuds.

use std::fmt::Write;

use super::prelude::*;
use crate::board;
use crate::content::{Cupid, Ideologies, Ideology};

const VIEW_BOX: &str = "-116 -100 232 200";

/// How far out emblems, Cupid cells and Trapezoids are, and the ends of the lines between archenemies.
const EMBLEMS: f64 = 47.0;
const CUPIDS: f64 = 72.0;
const TRAPEZOIDS: f64 = 82.0;
const FEUDS: f64 = 26.0;

pub fn ground(scene: &Scene<'_>) -> Markup {
    html! {
        svg viewBox=(VIEW_BOX) role="group" aria-label=(scene.voice.id("hexagon")) {
            @for of in Ideology::ALL { (sector(scene, of)) }
            path.is-axes d=(lines(Ideology::ALL[..3].iter().copied())) {}
            @for cupid in Cupid::all() { (cupid_cell(scene, cupid)) }
            circle.is-cupid r="5" {}
        }
    }
}

/// A point so far out at an angle, in degrees clockwise from the top.
fn polar(degrees: u16, r: f64) -> (i16, i16) {
    let angle = f64::from(degrees).to_radians();
    ((r * angle.sin()).round() as i16, (-r * angle.cos()).round() as i16)
}

fn commands(scene: &Scene<'_>, of: Ideology) -> bool {
    scene.view.public.commander.is_some() && scene.view.public.commanding == of
}

fn sector(scene: &Scene<'_>, of: Ideology) -> Markup {
    let (x, y) = polar(of.angle(), EMBLEMS);
    html! {
        g.is-sector.{ "is-" (of.id()) } data-el=(marks::mat(of)) role="img" aria-label=(scene.voice.say(&words::ideology(of))) {
            g transform={ "rotate(" (of.angle()) ")" } { use href="#is-sector" {} use href="#is-trapezoid" {} }
            use href={ "#is-" (of.id()) } x=(x - 11) y=(y - 11) width="22" height="22" {}
        }
    }
}

/// Where the ring of a marriage lies.
fn cupid_cell(scene: &Scene<'_>, cupid: Cupid) -> Markup {
    let [one, _] = cupid.sides();
    let (x, y) = polar(one.angle() + 30, CUPIDS);
    html! {
        circle.is-cupid data-el=(cupid.id()) role="img" aria-label=(scene.voice.say(&words::cupid(cupid))) cx=(x) cy=(y) r="4.6" {}
    }
}

/// The ring of a marriage (F4a).
fn ring(scene: &Scene<'_>, cupid: Cupid) -> Markup {
    let [one, _] = cupid.sides();
    let (x, y) = polar(one.angle() + 30, CUPIDS);
    let said = scene.voice.say(&board::wed(cupid));
    html! {
        g.is-wed role="img" aria-label=(said) { title { (said) } use href="#is-ring" x=(x - 9) y=(y - 9) width="18" height="18" {} }
    }
}

/// Lines between archenemies, who lie opposite each other.
fn lines(of: impl Iterator<Item = Ideology>) -> String {
    of.fold(String::new(), |mut path, of| {
        let ((x, y), (to_x, to_y)) = (polar(of.angle(), FEUDS), polar(of.angle() + 180, FEUDS));
        let _ = write!(path, "M{x} {y}L{to_x} {to_y}");
        path
    })
}

/// Of each pair of archenemies who are both Awake the one that comes first.
pub fn feuds(awake: Ideologies) -> impl Iterator<Item = Ideology> {
    Ideology::ALL[..3].iter().copied().filter(move |of| awake.contains(*of) && awake.contains(of.archenemy()))
}

pub fn key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let public = &scene.view.public;
    let stress = public.mats.map(|mat| mat.stress);
    (stress, public.awake(), public.commander.is_some(), public.commanding, public.unions())
}

pub fn stands(scene: &Scene<'_>) -> Markup {
    let feuds = lines(feuds(scene.view.public.awake()));
    html! {
        svg.is-stands viewBox=(VIEW_BOX) {
            @for of in Ideology::ALL { (trapezoid(scene, of)) }
            @if !feuds.is_empty() { path.is-feud d=(feuds) {} }
            @for cupid in scene.view.public.unions().iter() { (ring(scene, cupid)) }
        }
    }
}

fn trapezoid(scene: &Scene<'_>, of: Ideology) -> Markup {
    let ((x, y), commands) = (polar(of.angle(), TRAPEZOIDS), commands(scene, of));
    let asleep = !scene.view.public.is_awake(of);
    html! {
        g.{ "is-" (of.id()) }.asleep[asleep] role="img" aria-label=(spoken(scene, of)) {
            @if commands {
                g transform={ "rotate(" (of.angle()) ")" } { use href="#is-trapezoid" {} use href="#is-sector" {} }
            } @else { use href="#is-trapezoid" transform={ "rotate(" (of.angle()) ")" } {} }
            text x=(if commands { x - 9 } else { x }) y=(y + 5) { (scene.view.public.mat(of).stress) }
            @if commands { use.is-star href="#is-command" x=(x) y=(y - 9) width="18" height="18" {} }
        }
    }
}

fn spoken(scene: &Scene<'_>, of: Ideology) -> String {
    let (voice, public) = (&scene.voice, &scene.view.public);
    let state = voice.id(if public.is_awake(of) { "term-awake" } else { "term-asleep" });
    let stress = voice.say(&Message::new("price-stress").with("n", public.mat(of).stress));
    let star = commands(scene, of).then(|| voice.id("command-star"));
    let said = [Some(voice.say(&words::ideology(of))), Some(state), Some(stress), star];
    said.into_iter().flatten().collect::<Vec<_>>().join(", ")
}
