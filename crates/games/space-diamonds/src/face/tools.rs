//! The key to the map's marks, and the means to look round on it.

use orrery_draw::{Key, look_round};

use super::ends;
use super::prelude::*;

/// The marks of the map.
pub fn key() -> Key {
    let marks = [
        ("home", "key-home"),
        ("l", "key-lagrange"),
        ("b", "key-burn"),
        ("h", "key-hohmann"),
        ("corner", "key-corner"),
        ("lx", "key-hazard"),
        ("bx", "key-hazard-burn"),
        ("f2", "key-flyby"),
        ("S", "key-site"),
        ("cS", "key-chit"),
    ];
    Key { half: 23, marks: marks.map(|(mark, name)| (html! { use href={ "#sd-" (mark) } {} }, name)).into() }
}

/// Those a rule speaks of.
pub const PICTURES: [(&str, &[&str]); 6] = [
    ("iBb.1", &["key-site"]),
    ("iB2.1", &["key-chit"]),
    ("iE1e.3", &["key-lagrange", "key-hohmann"]),
    ("iE1g.1", &["key-burn"]),
    ("iE4.1", &["key-hazard", "key-hazard-burn"]),
    ("iE3.1", &["key-flyby"]),
];

/// Views, zoom and a place to look for.
pub fn tools(scene: &Scene<'_>, home: u16) -> Markup {
    let voice = &scene.voice;
    let more = html! {
        @if let Some(own) = scene.view.own() {
            button.ib type="button" data-goto={ "craft-" (own.0) } title=(voice.id("view-craft")) { (icon("i-fit")) span.vh { (voice.id("view-craft")) } }
            (manners(scene))
        }
        input type="search" data-find="" placeholder=(voice.id("find-a-place")) aria-label=(voice.id("find-a-place"));
    };
    look_round(voice, &[(home, "view-inner", "i-inner"), (1620, "view-whole", "i-map")], more)
}

/// How the ends of the move are shown: without hazards, with isofuel, with fuel burnt before a bonus (8.4). The field
/// without a look of its own is for a way pressed twice: where the turn after it could end.
fn manners(scene: &Scene<'_>) -> Markup {
    let voice = &scene.voice;
    html! {
        label.ib.switch title=(voice.id("avoid-hazards")) {
            input.vh.avoid type="checkbox" aria-label=(voice.id("avoid-hazards"));
            svg viewBox="-10 -10 20 20" aria-hidden="true" { use.g-sk href="#sd-skull" {} use.g-xe href="#sd-eyes" {} }
        }
        form.manner data-about="reach" role="radiogroup" aria-label=(voice.id("pay-how")) {
            (manner(scene, "", "pay-plain", icon("i-thrust")))
            (manner(scene, ends::ISOFUEL, "pay-isofuel", html! { svg viewBox="-12 -12 24 24" aria-hidden="true" { use href="#sd-isofuel" x="-12" y="-12" width="24" height="24" {} } }))
            @if scene.view.public.terms.mode == Mode::Rockets { (manner(scene, ends::FUEL, "pay-fuel", icon("i-drop"))) }
        }
        form data-about="after" hidden { input type="hidden" name="about" data-again=""; }
    }
}

fn manner(scene: &Scene<'_>, value: &str, name: &str, picture: impl maud::Render) -> Markup {
    let name = scene.voice.id(name);
    html! {
        label.ib.switch title=(name) {
            input.vh type="radio" name="about" value=(value) checked[value.is_empty()] aria-label=(name);
            (picture)
        }
    }
}
