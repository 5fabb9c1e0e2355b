//! The political hexagon: a sector for each Ideology, its Stress in the Trapezoid outside, the star of the Commander, and
//! archenemies who are both Awake. Beside it the law that holds.

use std::fmt::Write;

use orrery_draw::Id;

use super::law;
use super::prelude::*;
use crate::content::{Cupid, Ideologies, Ideology};
use crate::state::Public;

pub fn key(scene: &Scene<'_>) -> impl std::hash::Hash + use<> {
    let public = &scene.view.public;
    let stress = public.mats.map(|mat| mat.stress);
    (stress, public.awake(), public.commander, public.commanding, public.waiting.len())
}

pub fn panel(scene: &Scene<'_>) -> Markup {
    let (voice, public) = (&scene.voice, &scene.view.public);
    html! {
        section.panel.is-politics aria-label=(voice.id("politics")) {
            div.ph { h2 { (voice.say(&title(public))) } (cite(GAME, ids::COMMANDER)) }
            (hexagon(scene))
            ul.is-rules { (law::rules(voice, public.commanding)) (foes(scene)) }
        }
    }
}

/// Who commands; of a ghost ship who commanded last (RUL-118).
fn title(public: &Public) -> Message {
    let id = if public.commander.is_some() { "commands" } else { "nobody-commands" };
    Message::new(id).with("ideology", words::ideology(public.commanding))
}

/// D7b: they put each other under Stress in every reset.
fn foes(scene: &Scene<'_>) -> Markup {
    let awake = scene.view.public.awake();
    let pairs = Ideology::ALL[..3].iter().filter(|of| awake.contains(**of) && awake.contains(of.archenemy()));
    html! { @for of in pairs {
        @let both = Ideologies::NONE.with(*of).with(of.archenemy());
        li.is-foes { (icon("i-warn")) (scene.voice.say(&Message::new("awake-foes").with("who", words::ideologies(both)))) }
    } }
}

fn hexagon(scene: &Scene<'_>) -> Markup {
    let awake = scene.view.public.awake();
    html! {
        svg.is-hexagon viewBox="-116 -100 232 200" role="group" aria-label=(scene.voice.id("hexagon")) {
            @for of in Ideology::ALL { (sector(scene, of, awake.contains(of))) }
            path.is-axes d=(axes(|_| true)) {}
            path.is-feud d=(axes(|of| awake.contains(of) && awake.contains(of.archenemy()))) {}
            @for cupid in Cupid::all() { (cupid_cell(cupid)) }
            circle.is-cupid r="5" {}
        }
    }
}

/// A point so far out at an angle, in degrees clockwise from the top.
fn polar(degrees: u16, r: f64) -> (i16, i16) {
    let angle = f64::from(degrees).to_radians();
    ((r * angle.sin()).round() as i16, (-r * angle.cos()).round() as i16)
}

/// The place of a mark.
fn at(degrees: u16, r: f64) -> String {
    let (x, y) = polar(degrees, r);
    format!("translate({x} {y})")
}

/// Awake Ideologies are drawn whole, others dashed; the emblem tells which it is.
fn sector(scene: &Scene<'_>, of: Ideology, is_awake: bool) -> Markup {
    let (public, angle) = (&scene.view.public, of.angle());
    let commands = public.commander.is_some() && public.commanding == of;
    html! {
        g.is-sector.{ "is-" (of.id()) }.asleep[!is_awake].rules[commands] data-el=(mark(of).as_str()) aria-label=(spoken(scene, of, is_awake)) {
            g transform={ "rotate(" (angle) ")" } { use href="#is-sector" {} use href="#is-trapezoid" {} }
            g transform=(at(angle, 47.0)) { use href={ "#is-" (of.id()) } x="-11" y="-11" width="22" height="22" {} }
            g transform=(at(angle, 84.0)) {
                text y="4.5" x=[commands.then_some("-9")] { (public.mat(of).stress) }
                @if commands { use.is-star href="#is-command" x="0" y="-9" width="18" height="18" {} }
            }
        }
    }
}

/// The mark of a mat, here and beside the board.
pub fn mark(of: Ideology) -> Id {
    Id::joined("mat-", of.id())
}

fn spoken(scene: &Scene<'_>, of: Ideology, is_awake: bool) -> String {
    let (voice, public) = (&scene.voice, &scene.view.public);
    let state = voice.id(if is_awake { "term-awake" } else { "term-asleep" });
    let stress = voice.say(&Message::new("price-stress").with("n", public.mat(of).stress));
    let star = (public.commander.is_some() && public.commanding == of).then(|| voice.id("command-star"));
    [Some(voice.say(&words::ideology(of))), Some(state), Some(stress), star]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(", ")
}

/// Lines between archenemies, who lie opposite each other.
fn axes(shown: impl Fn(Ideology) -> bool) -> String {
    Ideology::ALL[..3].iter().filter(|of| shown(**of)).fold(String::new(), |mut path, of| {
        let ((x, y), (to_x, to_y)) = (polar(of.angle(), 26.0), polar(of.angle() + 180, 26.0));
        let _ = write!(path, "M{x} {y}L{to_x} {to_y}");
        path
    })
}

/// Where the ring of a marriage lies.
fn cupid_cell(cupid: Cupid) -> Markup {
    let [one, _] = cupid.sides();
    let (x, y) = polar(one.angle() + 30, 72.0);
    html! { circle.is-cupid cx=(x) cy=(y) r="4.6" {} }
}
